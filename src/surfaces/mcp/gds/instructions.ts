/**
 * What a model should know before it picks a tool, as far as the tools are served. Hosts put it
 * into the context, so it stays short.
 */
export function instructionsFor(tools: readonly { readonly name: string }[]): string {
  const served = new Set(tools.map(({ name }) => name));
  const books = served.has("bookFlight") || served.has("bookHotel") || served.has("bookCar");
  const searches =
    served.has("searchFlights") || served.has("searchHotels") || served.has("searchCars");
  return [
    books
      ? "Wayfare is a travel desk. Its GDS tools search, book, read and cancel flights, hotels and cars on one booking (PNR)."
      : "Wayfare is a travel desk. Here it only answers questions: nothing can be booked or cancelled.",
    ...(books
      ? [
          "Order: search, show options with prices and local times, get the traveller's choice, names and a contact, then book. Use result ids unchanged; they hold their price for 24 hours.",
          "One trip, one PNR: book flights first, then pass existingPnr to bookHotel and bookCar. For a return trip search both directions and book both ids in one bookFlight.",
          "Send idempotencyKey with every booking and cancellation, and repeat the call with the same key when an answer was lost. Ask before cancelling.",
        ]
      : []),
    ...(searches
      ? [
          "Prices are USD cents. Places are IATA codes of airports or cities (LON is all of London's airports); a wrong code is answered with suggestions.",
        ]
      : []),
    "All supply is simulated: PNRs start with TEST- and no money moves.",
  ].join("\n");
}
