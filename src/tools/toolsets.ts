/** The desks, in the order in which they are listed. */
export const TOOLSETS = ["gds", "servicing", "flights", "pricecheck", "concierge"] as const;
export type Toolset = (typeof TOOLSETS)[number];

/** What each desk is for, in one sentence. */
export const DESKS: Readonly<Record<Toolset, string>> = {
  gds: "Search, book, read and cancel flights, hotels and cars on one PNR.",
  servicing: "After the booking: pay a hold, change, cancel in part, find a booking again.",
  flights: "Flight offers, ranked, from the simulated world or from Duffel.",
  pricecheck: "Is this very flight cheaper somewhere else?",
  concierge: "Destinations, tours, plans, budgets, and requests that a human operator confirms.",
};
