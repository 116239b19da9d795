/** The flights desk's share of the server's instructions: when to use which of the two searches. */
export function flightsInstructions(served: ReadonlySet<string>): readonly string[] {
  if (!served.has("search_flights")) return [];
  return [
    "search_flights compares flight offers (round trips as one offer, bags, conditions, cheapest, fastest or best first; prices in the currency's unit); its source says whether they are simulated or live.",
    ...(served.has("searchFlights") && served.has("bookFlight")
      ? [
          "Use search_flights to compare and for round trips, searchFlights for GDS inventory one direction at a time. Simulated offers of either are booked with bookFlight by their id; live ones cannot be booked here.",
        ]
      : []),
  ];
}
