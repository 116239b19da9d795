const OTHER_GDS_TOOLS = ["retrieveBooking", "cancelBooking", "listBookings"];

/** What one desk tells a model before it picks a tool, given the names of the tools that are served. */
type DeskInstructions = (served: ReadonlySet<string>) => readonly string[];

const DESKS: readonly DeskInstructions[] = [
  gdsInstructions,
  servicingInstructions,
  flightsInstructions,
  pricecheckInstructions,
];

/**
 * What a model should know before it picks a tool, as far as the tools are served. Hosts put it
 * into the context, so it stays short.
 */
export function instructionsFor(tools: readonly { readonly name: string }[]): string {
  const served = new Set(tools.map(({ name }) => name));
  return ["Wayfare is a travel desk.", ...DESKS.flatMap((desk) => desk(served))].join("\n");
}

/** The booking desk's share of the server's instructions. */
function gdsInstructions(served: ReadonlySet<string>): readonly string[] {
  const books = served.has("bookFlight") || served.has("bookHotel") || served.has("bookCar");
  const searches =
    served.has("searchFlights") || served.has("searchHotels") || served.has("searchCars");
  if (!books && !searches && !OTHER_GDS_TOOLS.some((name) => served.has(name))) return [];
  return [
    books
      ? "Its GDS tools search, book, read and cancel flights, hotels and cars on one booking (PNR)."
      : "Here it only answers questions: nothing can be booked or cancelled.",
    ...(books
      ? [
          "Order: search, show options with prices and local times, get the traveller's choice, names and a contact, then book. Use result ids unchanged; they hold their price through the next UTC day.",
          `One trip, one PNR: book flights first, then pass existingPnr to bookHotel and bookCar. A return trip is ${served.has("search_flights") ? "one offer of search_flights, or searchFlights with returnDate" : "searchFlights with returnDate"}, booked in one bookFlight.`,
          "Send idempotencyKey with every booking and cancellation, and repeat the call with the same key when an answer was lost. Ask before cancelling.",
        ]
      : []),
    ...(searches
      ? [
          "GDS prices are USD cents. Places are IATA codes of airports or cities (LON is all of London's airports) or names that only one place has; a wrong one is answered with suggestions.",
        ]
      : []),
    "What the GDS tools show is simulated: PNRs start with TEST- and no money moves.",
  ];
}

/** What comes after the booking: a change and a cancellation are quoted before they are made. */
function servicingInstructions(served: ReadonlySet<string>): readonly string[] {
  if (!served.has("quoteCancellation")) return [];
  return [
    "Parts of a booking have names: F1 a journey, H1 a stay, C1 a car, P1 a passenger. Before cancelling call quoteCancellation, before changing quoteChange; tell the traveller what it costs or gives back, then pass the quoteId on. A booking with disruptions: tell the traveller and answer with respondToDisruption.",
  ];
}

/** The flights desk's share of the server's instructions: when to use which of the two searches. */
function flightsInstructions(served: ReadonlySet<string>): readonly string[] {
  if (!served.has("search_flights")) return [];
  return [
    "search_flights compares flight offers (round trips as one offer, bags, conditions, cheapest, fastest or best first; prices in the currency's unit); its source says whether they are simulated or live.",
    ...(served.has("searchFlights") && served.has("bookFlight")
      ? [
          "Use search_flights to compare, for open jaws and for several cities; searchFlights is the plain GDS search, one way or a return. Both ask the same prices. Simulated offers of either are booked with bookFlight by their id; live ones cannot be booked here.",
        ]
      : []),
    ...(served.has("fare_calendar") && served.has("explore_fares")
      ? ["Date open: fare_calendar. Destination open: explore_fares."]
      : []),
  ];
}

/** The price-check desk's share of the server's instructions. */
function pricecheckInstructions(served: ReadonlySet<string>): readonly string[] {
  if (!served.has("flight_pricecheck")) return [];
  return [
    'flight_pricecheck tells whether very flights that somebody has found are cheaper elsewhere. It needs every flight with number, date and local times, and the total price seen ("0" if none); pass on its verdict, who did not answer, and that sellers of source simulated do not exist.',
  ];
}
