import type { Flavour } from "./flavour.ts";

/** What a country calls otherwise than the group it is named with. */
type Dialect = Partial<Pick<Flavour, "streets" | "areas" | "budget" | "mid" | "luxury">>;

const NORWAY: Dialect = {
  streets:
    "Storgata|Kirkegata|Torggata|Stasjonsveien|Havnegata|Skolegata|Kongens gate|Strandgata|Jernbanegata|Fjellveien|Prinsens gate",
  areas: "Sentrum|Central Station|Bryggen|City|Congress|Torget|Park|Rådhuset|University|Arena",
  budget:
    "Vandrerhjem {c}|Pensjonat Solbakken|Gjestehus Fjord|Hostel Nord|Stasjonshotellet|Gjestgiveri Granly",
  mid: "Hotel Norden|Hotel Bryggen|Hotel Kong Haakon|Hotel Fjordblikk|Hotel Maritim|Hotel Fregatten|Hotel Polar Star|Park Hotel {c}",
  luxury: "Grand Hotel {c}|Villa Nordlys|Hotel Slottsparken|Hotel Kongsgård|The Old Custom House",
};
const DENMARK: Dialect = {
  streets:
    "Algade|Vestergade|Østergade|Strandvejen|Nørregade|Søndergade|Kongensgade|Jernbanegade|Havnegade|Skolegade|Torvet",
  areas: "Centrum|Central Station|Old Town|City|Congress|Torvet|Park|Rådhuset|University|Arena",
  budget:
    "Vandrerhjem {c}|Hotel Stationen|Gæstehus Solbakken|Hostel Nord|Gæstgivergården|Pension Bøgen",
  mid: "Hotel Norden|Hotel Havnen|Hotel Kong Frederik|Hotel Postgaarden|Hotel Maritim|Hotel Strand {c}|Hotel Dannebrog|Hotel Bernstorff",
  luxury: "Grand Hotel {c}|Hotel Amalie|Palæet {c}|Villa Strand|The Old Custom House",
};
const SWEDEN: Dialect = {
  streets:
    "Storgatan|Kungsgatan|Drottninggatan|Nygatan|Kyrkogatan|Hamngatan|Järnvägsgatan|Skolgatan|Strandvägen|Torggatan",
  budget:
    "Vandrarhem {c}|Hotell Station|Gästhem Björken|Pensionat Solhem|Hostel Nord|Gästgiveri Granen",
  mid: "Hotell Norden|Stadshotellet {c}|Hotell Lilla Torget|Hotell Birka|Hotell Maritim|Hotell Kronan|Hotell Drott|Park Hotell {c}",
  luxury: "Grand Hotel {c}|Hotell Kungsträdgården|Hotell Skansen Palace|Villa Solgården",
};
const PAKISTAN: Dialect = {
  streets:
    "Mall Road|Jinnah Avenue|Station Road|Allama Iqbal Road|Fort Road|Cantonment Road|Club Road|University Road|Liaquat Road",
  budget:
    "Hotel Al-Habib|Guest House Chinar|Hotel Shalimar|Hotel New Star|Hotel Deluxe Inn|{c} Rest House",
  mid: "Hotel Gulmohar|Hotel Shahjahan|Hotel Indus View|Hotel Mehran|Hotel Faran|Hotel Crescent {c}|Hotel Sagar",
  luxury: "Hotel Shahi Mahal|The Residency {c}|Mughal Garden Palace|Nawab Haveli {c}",
};

const DIALECTS: Readonly<Record<string, Dialect>> = {
  NO: NORWAY,
  SJ: NORWAY,
  DK: DENMARK,
  FO: DENMARK,
  GL: DENMARK,
  SE: SWEDEN,
  AX: SWEDEN,
  BE: streets(
    "Grote Markt|Stationsstraat|Kerkstraat|Rue Neuve|Avenue Louise|Nieuwstraat|Rue Royale|Rue de la Station|Molenstraat|Place du Luxembourg",
  ),
  HR: streets(
    "Trg Slobode|Ulica kralja Tomislava|Gundulićeva|Zagrebačka|Gajeva|Primorska|Nova ulica|Ulica Ante Starčevića",
  ),
  SI: streets(
    "Slovenska cesta|Prešernova ulica|Trubarjeva cesta|Glavni trg|Cankarjeva cesta|Kolodvorska ulica",
  ),
  RS: streets(
    "Kneza Miloša|Bulevar oslobođenja|Njegoševa|Trg slobode|Nikole Pašića|Svetosavska|Kralja Petra",
  ),
  BA: streets("Titova|Ferhadija|Obala Kulina bana|Braće Fejića|Zmaja od Bosne|Trg Krajine"),
  ME: streets("Njegoševa|Slovenska obala|Hercegovačka|Jadranski put|Trg Slobode|Primorska"),
  MK: streets(
    "Ulica Makedonija|Bulevar Partizanski|Kej Makedonija|Ulica Orce Nikolov|Ulica Goce Delčev",
  ),
  EE: streets("Pikk|Raekoja plats|Narva maantee|Viru|Tartu maantee|Pärnu maantee|Lai"),
  LV: streets("Brīvības iela|Kaļķu iela|Elizabetes iela|Barona iela|Lielā iela|Jūras iela"),
  LT: streets(
    "Gedimino prospektas|Pilies gatvė|Vilniaus gatvė|Laisvės alėja|Didžioji gatvė|Basanavičiaus gatvė",
  ),
  UZ: {
    streets:
      "Amir Temur Street|Navoi Street|Mustaqillik Street|Bobur Street|Islam Karimov Street|Beruniy Street|Ibn Sino Street|Shota Rustaveli Street|Mirzo Ulugbek Street",
    areas: "Centre|Old City|Bazaar|Park|Independence Square|Railway Station|Madrasa|Silk Road",
    mid: "Hotel Silk Road|Hotel Orient Star|Hotel Caravanserai|Hotel Emir|Hotel Zarafshan|Hotel Sayyoh|Hotel Bahor|Hotel Malika House",
    luxury: "Grand {c} Palace|Hotel Khan Palace|Silk Road Palace {c}|Hotel Timur Royal",
  },
  KZ: {
    streets:
      "Abay Avenue|Nazarbayev Avenue|Tole Bi Street|Dostyk Avenue|Satpaev Street|Kabanbay Batyr Street|Auezov Street|Respublika Avenue",
    areas: "Centre|Bazaar|Park|Independence Square|Railway Station|Steppe View|Esplanade",
    budget: "Hostel {c}|Guesthouse Altyn|Guesthouse Aigul|Caravan Hostel|Hotel Sapar|Yurt Camp {c}",
    mid: "Hotel Silk Road|Hotel Tien Shan|Hotel Kazakhstan House|Hotel Orient Star|Hotel Altai|Hotel Dostar|Hotel Saryarka",
    luxury: "Grand {c} Palace|Hotel Khan Palace|Hotel Ak Orda|Steppe Palace {c}",
  },
  KG: streets(
    "Chuy Avenue|Manas Street|Toktogul Street|Kiev Street|Moskovskaya Street|Erkindik Boulevard|Ibraimov Street",
  ),
  TJ: streets(
    "Rudaki Avenue|Somoni Avenue|Ayni Street|Lahuti Street|Shotemur Street|Bokhtar Street",
  ),
  TM: streets("Magtymguly Avenue|Garashsyzlyk Avenue|Gorogly Street|Archabil Avenue"),
  MN: streets("Peace Avenue|Sukhbaatar Street|Chinggis Avenue|Seoul Street|Tourist Street"),
  PK: PAKISTAN,
  BD: {
    ...PAKISTAN,
    streets:
      "Station Road|Mirpur Road|Kazi Nazrul Islam Avenue|Sheikh Mujib Road|College Road|Park Road",
    mid: "Hotel Shapla|Hotel Sonargaon House|Hotel Meghna View|Hotel Purbani Court|Hotel Sagar|Hotel Crescent {c}",
  },
  IN: streets(
    "Mahatma Gandhi Road|Station Road|Mall Road|Nehru Road|Lake Road|Temple Street|Residency Road|Fort Road|Cantonment Road|Park Street|Subhash Marg",
  ),
  NP: streets("Durbar Marg|Lake Road|Kantipath|Lazimpat Road|Thamel Marg|Ring Road|Pulchowk Road"),
  LK: streets(
    "Galle Road|Station Road|Temple Street|Lake Road|Dharmapala Mawatha|Church Street|Beach Road",
  ),
  BT: streets("Norzin Lam|Chang Lam|Doebum Lam|Gongphel Lam|Wogzin Lam"),
  HK: streets(
    "Nathan Road|Queen's Road|Hennessy Road|Des Voeux Road|King's Road|Canton Road|Gloucester Road",
  ),
  MO: streets(
    "Avenida Almeida Ribeiro|Avenida da Praia Grande|Avenida da Amizade|Rua da Felicidade|Estrada do Istmo",
  ),
  TW: streets(
    "Zhongshan Road|Zhongzheng Road|Minsheng Road|Zhongxiao Road|Minzu Road|Wenhua Road|Chenggong Road",
  ),
  TH: {
    streets:
      "Ratchadamnoen Road|Maharat Road|Chao Fa Road|Charoen Muang Road|Thetsaban Road|Prachathipatai Road|Suriyawong Road|Rat Uthit Road|Phet Kasem Road|Ratchawong Road",
    budget:
      "Baan Suan Guesthouse|{c} Backpackers|Lucky Guesthouse|Lotus Hostel|Golden Gecko Inn|Sabai House|Baan Chan",
    mid: "Baan Thai Boutique|Ruen Thai Hotel|Hotel Lanna House|Frangipani Villa {c}|Elephant Garden Hotel|Hotel Jasmine|Teak House {c}|Suan Luang Hotel",
    luxury: "{c} Royal Palace Hotel|Siam Heritage Palace|The Naga House|Orchid Palace {c}",
  },
  LA: {
    streets:
      "Sisavangvong Road|Setthathilath Road|Samsenthai Road|Fa Ngum Road|Lane Xang Avenue|Khouvieng Road",
    mid: "Hotel Mekong View|Frangipani Villa {c}|Hotel Champa|Teak House {c}|Elephant Garden Hotel|Hotel Lane Xang House",
    luxury: "Villa Maly House|{c} Royal Palace Hotel|La Résidence {c}|The Champa Palace",
  },
  KH: {
    streets:
      "Sivatha Boulevard|Norodom Boulevard|Monivong Boulevard|Sisowath Quay|Pokambor Avenue|Wat Bo Road|Mao Tse Toung Boulevard",
    mid: "Hotel Apsara|Frangipani Villa {c}|Hotel Jasmine|Hotel Mekong View|Sugar Palm House|Lotus Pond Hotel",
    luxury: "Angkor Garden Resort|{c} Royal Palace Hotel|Villa Khéma|The Apsara Palace",
  },
  MM: {
    streets:
      "Strand Road|Bogyoke Aung San Road|Merchant Street|Pansodan Street|Anawrahta Road|Mahabandoola Road|Pyay Road|Circular Road",
    mid: "Hotel Jasmine|Teak House {c}|Hotel Golden Padauk|Irrawaddy View Hotel|Hotel Mingala|Lotus Garden Hotel",
    luxury: "The Strand House {c}|{c} Royal Palace Hotel|The Governor's Garden",
  },
  SG: {
    streets:
      "Orchard Road|Beach Road|Bencoolen Street|Victoria Street|Havelock Road|Serangoon Road|Balestier Road|Bukit Timah Road|Middle Road",
    budget: "Lion City Hostel|The Shophouse Inn|Peranakan Hostel|Kampung Inn|Bugis Backpackers",
    mid: "Hotel Straits House|The Shophouse Hotel|Hotel Peranakan|Merlion Court Hotel|Garden Court Hotel|Emerald Hill House",
    luxury: "The Straits Mansion|{c} Grand Palace|The Colonial House|The Orchid Mansion",
  },
  MY: streets(
    "Jalan Merdeka|Jalan Sultan|Jalan Ampang|Jalan Tun Razak|Jalan Raja Laut|Jalan Pantai|Jalan Bukit|Jalan Penang",
  ),
  BN: streets("Jalan Sultan|Jalan Pemancha|Jalan Gadong|Jalan Tutong|Jalan Kebangsaan"),
  TL: streets("Avenida Marginal|Rua 25 de Abril|Avenida Nicolau Lobato|Rua de Moçambique"),
  ZA: {
    streets:
      "Nelson Mandela Avenue|Church Street|Long Street|Voortrekker Road|Main Road|Steve Biko Road|Jan Smuts Avenue|Albert Luthuli Street|Beach Road|Loop Street",
    luxury:
      "{c} Grand Lodge|The Mount Royal House|Leopard Hills Lodge|The Silo House|The Vineyard Manor",
  },
  NA: streets(
    "Independence Avenue|Sam Nujoma Drive|Nelson Mandela Avenue|Hosea Kutako Drive|Bismarck Street|Mandume Ndemufayo Avenue",
  ),
  BW: streets("Independence Avenue|Khama Crescent|Nelson Mandela Drive|Queens Road|Notwane Road"),
  ZM: streets(
    "Cairo Road|Independence Avenue|Great East Road|Mosi-oa-Tunya Road|Addis Ababa Drive|Church Road",
  ),
  ZW: streets(
    "Samora Machel Avenue|Julius Nyerere Way|Jason Moyo Avenue|Livingstone Way|Park Way|Fife Street",
  ),
  MW: streets(
    "Glyn Jones Road|Victoria Avenue|Independence Drive|Haile Selassie Road|Chilembwe Road",
  ),
  LS: streets("Kingsway|Main Street|Church Street|Mission Road|Market Street"),
  SZ: streets("Gwamile Street|Main Street|Church Street|Mission Road|Market Street"),
  SH: streets("Main Street|Market Street|Napoleon Street|Ladder Hill Road"),
  KE: streets(
    "Kenyatta Avenue|Uhuru Highway|Moi Avenue|Harambee Avenue|Kimathi Street|Nkrumah Road|Ngong Road",
  ),
  TZ: streets(
    "Nyerere Road|Ocean Road|Ali Hassan Mwinyi Road|Samora Avenue|Sokoine Road|Uhuru Street|Kenyatta Road",
  ),
  UG: streets("Kampala Road|Lumumba Avenue|Nile Avenue|Yusuf Lule Road|Acacia Avenue|Main Street"),
  RW: streets("Boulevard de l'Umuganda|Avenue de la Paix|KN 4 Avenue|Boulevard de l'OUA"),
  BI: streets("Avenue du Lac|Boulevard de l'Uprona|Avenue de l'Indépendance|Chaussée Rwagasore"),
  ET: streets(
    "Bole Road|Churchill Avenue|Menelik II Avenue|Ras Mekonnen Street|Haile Gebreselassie Street",
  ),
  ER: streets("Harnet Avenue|Sematat Avenue|Nakfa Avenue|Adi Hawesha Street"),
  DJ: streets("Boulevard de la République|Rue de Marseille|Avenue Treize|Place Menelik"),
  SO: streets("Maka al-Mukarama Road|Airport Road|Corniche Road|Market Street"),
  SS: streets("Ministries Road|Airport Road|Unity Avenue|Market Street"),
  NG: streets(
    "Ahmadu Bello Way|Aba Road|Awolowo Road|Broad Street|Marina Road|Allen Avenue|Ring Road|Independence Way",
  ),
  GH: streets(
    "Independence Avenue|Liberation Road|Oxford Street|Ring Road|High Street|Castle Road",
  ),
  SL: streets("Siaka Stevens Street|Wilkinson Road|Pademba Road|Lumley Beach Road"),
  LR: streets("Broad Street|Tubman Boulevard|Randall Street|Ashmun Street"),
  GM: streets("Kairaba Avenue|Independence Drive|Atlantic Road|Bertil Harding Highway"),
};

/** Towns that speak the language of another country than theirs. */
const SPEAKS_AS: Readonly<Record<string, string>> = {
  GVA: "FR",
  SIR: "FR",
  YMQ: "FR",
  YQB: "FR",
  YBG: "FR",
  YVO: "FR",
  LUG: "IT",
  BZO: "AT",
};

/** Sanatoria of the former Soviet Union. */
const SANATORIA: Dialect = {
  mid: "Sanatorium Zarya|Sanatorium Rodnik|Sanatorium {c}|Pansionat Druzhba|Sanatorium Narzan|Sanatorium Voskhod|Spa Hotel {c}",
  luxury: "Grand Spa Hotel {c}|Sanatorium Plaza {c}|Medical Palace {c}",
};

/** Towns whose houses are called after what is peculiar to the town. */
const TOWNS: Readonly<Record<string, Dialect>> = {
  KLV: {
    mid: "Spa Hotel Imperator|Spa Hotel Moravan|Lázně {c}|Spa Hotel Merkur|Sanatorium Pramen|Spa Hotel U Kolonády|Sanatorium Slavia",
    luxury: "Grand Spa Hotel {c}|Spa Palace {c}|Spa Resort Koruna",
  },
  NFT: {
    mid: "Sanatoriya {c}|Sanatoriya Şəfa|Sanatoriya Goran|Müalicə Oteli {c}|Sanatoriya Kəpəz",
    luxury: "Grand Spa {c}|Müalicə Sarayı {c}",
  },
  QKI: SANATORIA,
  SOB: {
    mid: "Spa Hotel {c}|Termál Hotel {c}|Gyógyszálló {c}|Spa Hotel Panoráma|Termál Hotel Flóra",
    luxury: "Grand Spa Hotel {c}|Termál Palota {c}",
  },
  XBM: SANATORIA,
  XGM: {
    budget:
      "Cave Pension Ayşe|{c} Cave Hostel|Pansiyon Begonvil|Cave Pension Nar|Otel Güneş|Cave Inn {c}",
    mid: "{c} Cave Hotel|Taş Konak {c}|Cave House Lale|Fairy Chimney Cave Hotel|Osmanlı Cave Konağı|Kervansaray Cave Hotel|Anatolian Cave House",
    luxury: "Sultan Cave Suites|Grand {c} Cave Palace|Hünkar Cave Konağı",
  },
};

export function townDialectOf(townCode: string): Dialect | undefined {
  return TOWNS[townCode];
}

export function dialectOf(country: string): Dialect | undefined {
  return DIALECTS[country];
}

export function languageOf(townCode: string): string | undefined {
  return SPEAKS_AS[townCode];
}

function streets(names: string): Dialect {
  return { streets: names };
}
