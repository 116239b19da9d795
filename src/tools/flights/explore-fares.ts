import { ExploreRequest, PlacesExplored } from "../../domain/contracts/flights/fares.ts";
import { PARTY_LIMITS } from "../../domain/rules/party.ts";
import { defineTool } from "../define.ts";
import type { FlightsContext } from "../services.ts";
import { cheapLine } from "./fares-text.ts";

export const exploreFares = defineTool({
  name: "explore_fares",
  title: "Where to fly for an amount",
  toolset: "flights",
  effect: "read",
  quick: true,
  description: [
    "Where one can fly from a place, about the cheapest first: for an amount, in a month or on a day, by region, distance, warmth, beach, ski, or free of visas. Use it when the destination is open.",
    PARTY_LIMITS,
    "Next: fare_calendar or search_flights to a place found, searchHotels there, bookFlight with an id.",
  ].join("\n"),
  input: ExploreRequest,
  output: PlacesExplored,

  run: (input, { services }: FlightsContext) => services.flights.exploreFares(input),

  summarize({ origin, currency, rate, total, places, nextCursor, warnings = [] }, input) {
    const { nights, month, departure_date: date } = input;
    const when = date ?? month ?? "the next 30 days";
    const kind = nights === undefined ? "one way" : `there and back, ${nights} nights`;
    const notes = warnings.map((warning) => `Note: ${warning}`);
    const heading = `From ${origin}, ${when}, ${kind}, whole party (simulated)`;
    const [first] = places;
    if (!first)
      return [`${heading}: none${total > 0 ? " on this page" : ""}.`, ...notes].join("\n");
    return [
      `${heading}, ${places.length}${nextCursor === undefined ? "" : ` so far of ${total} places that may fit`}:`,
      ...places.map(
        (place, index) =>
          `${index + 1}. ${place.city} (${place.code}), ${place.country}: ${place.date}${place.return_date === undefined ? "" : ` to ${place.return_date}`} ${cheapLine(place, currency)}, ${place.high} °C by day${(place.notes ?? []).map((note) => `, ${note}`).join("")}`,
      ),
      ...(nextCursor === undefined ? [] : [`More: repeat with cursor "${nextCursor}".`]),
      ...(rate === undefined ? [] : [`Rate: ${rate}; bookings are charged in USD.`]),
      ...notes,
      `Next: fare_calendar or search_flights with destination ${first.code}; searchHotels with cityCode.`,
    ].join("\n");
  },
});
