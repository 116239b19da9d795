/** Where people see prices, in its usual spelling. */
export const SITES =
  "Kayak|Google Flights|Skyscanner|Expedia|Momondo|Opodo|eDreams|Kiwi|Trip.com|Priceline|Orbitz|Travelocity|" +
  "CheapOair|Cheapflights|Hopper|Agoda|Aviasales|Despegar|Decolar|Lastminute|Liligo|Check24|Swoodoo|Idealo|" +
  "Tripadvisor|ITA Matrix|Tutu.ru|OneTwoTrip|Yandex|Gotogate|Mytrip|Bravofly|Volagratis|Rumbo|Atrápalo|" +
  "Logitravel|Destinia|Wego|MakeMyTrip|Almosafer|Cleartrip|ChatGPT|Hotwire|Travelstart|Webjet|Flight Centre|" +
  "Jetcost|Kissandfly|Fluege.de|Flug24|Ab-in-den-Urlaub|Traveloka|Goibibo|Yatra|Ctrip|Fliggy|Tiket|Ozon Travel|" +
  "Biletix|Kupibilet|Tickets.ua|Enuygun|Obilet|Turna|Travelgenio|Budgetair|Vayama|Studentuniverse|STA Travel|" +
  "Skiplagged|Matrix|Google|Ucuzbilet|iTicket|Azal.az|Booking|Trivago|Snaptravel|Perplexity|Claude|Gemini|" +
  "Easyvoyage|Govoyages|Go Voyage|Ulysse|Misterfly|Travel Trolley|Netflights|Travelup|TravelUp|Dealchecker|Icelolly|" +
  "eSky|Flugladen|Supersaver|Flygresor|Flighthub|Justfly|Ixigo|Airtickets|Biletdukkani|Tatilsepeti|Ozon|Travel2be";

export const OTHER_SPELLINGS: readonly (readonly [string, string])[] = [
  [
    "Google Flights",
    "google flight|gflights|google flüge|google voli|google vuelos|google vols|гугл flights|гугл авиабилеты|гугл полеты|google uçuşlar",
  ],
  ["Kayak", "каяк"],
  ["Skyscanner", "скайсканер|скайсканнер|sky scanner"],
  ["Aviasales", "авиасейлс|авиасейлз"],
  ["Yandex", "яндекс"],
  ["Tutu.ru", "туту.ру|туту"],
  ["Booking.com", "букинг"],
  ["ITA Matrix", "matrix ita|ita software"],
  ["Check24", "check 24"],
  ["Momondo", "момондо"],
  ["Kupibilet", "купибилет"],
  ["Ozon Travel", "озон тревел"],
  ["Ozon", "озон|озоне"],
  ["Expedia", "экспедия"],
];

/** Names that are other words too: they count behind "seen on" alone. */
export const WEAK_SITES: ReadonlySet<string> = new Set(
  "Matrix|Booking|Google|Turna|Tiket|Claude|Gemini|Hopper|Kiwi|Rumbo|Lastminute|Yandex".split("|"),
);
