const OTHERS = ["retrieveBooking", "cancelBooking", "listBookings"];

/** The booking desk's share of the server's instructions. */
export function gdsInstructions(served: ReadonlySet<string>): readonly string[] {
  const books = served.has("bookFlight") || served.has("bookHotel") || served.has("bookCar");
  const searches =
    served.has("searchFlights") || served.has("searchHotels") || served.has("searchCars");
  if (!books && !searches && !OTHERS.some((name) => served.has(name))) return [];
  return [
    books
      ? "Its GDS tools search, book, read and cancel flights, hotels and cars on one booking (PNR)."
      : "Here it only answers questions: nothing can be booked or cancelled.",
    ...(books
      ? [
          "Order: search, show options with prices and local times, get the traveller's choice, names and a contact, then book. Use result ids unchanged; they hold their price for 24 hours.",
          "One trip, one PNR: book flights first, then pass existingPnr to bookHotel and bookCar. For a return trip search both directions and book both ids in one bookFlight.",
          "Send idempotencyKey with every booking and cancellation, and repeat the call with the same key when an answer was lost. Ask before cancelling.",
        ]
      : []),
    ...(searches
      ? [
          "GDS prices are USD cents. Places are IATA codes of airports or cities (LON is all of London's airports); a wrong code is answered with suggestions.",
        ]
      : []),
    "What the GDS tools show is simulated: PNRs start with TEST- and no money moves.",
  ];
}
