/** What a model should know before it picks a tool. Hosts put it into the context, so it stays short. */
export const instructions = [
  "Wayfare is a travel desk. Its GDS tools search, book, read and cancel flights, hotels and cars on one booking (PNR).",
  "Order: search, show options with prices and local times, get the traveller's choice, names and a contact, then book. Use result ids unchanged; they hold their price for 24 hours.",
  "One trip, one PNR: book flights first, then pass existingPnr to bookHotel and bookCar. For a return trip search both directions and book both ids in one bookFlight.",
  "Prices are USD cents. Places are IATA codes of airports or cities (LON is all of London's airports); a wrong code is answered with suggestions.",
  "Send idempotencyKey with every booking and cancellation, and repeat the call with the same key when an answer was lost. Ask before cancelling.",
  "All supply is simulated: PNRs start with TEST- and no money moves.",
].join("\n");
