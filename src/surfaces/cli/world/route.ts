import { distanceKm } from "../../../domain/geo.ts";
import { routesBetween } from "../../../world/network/network.ts";
import { flightsView } from "./flights.ts";
import type { View, ViewRequest } from "./view.ts";
import { requireAirports, requireWord } from "./words.ts";

const USAGE = "wayfare world route <from> <to> [date]";

/** The airlines between two places, then the journeys of one day. */
export function routeView(request: ViewRequest): View {
  const from = requireAirports(requireWord(request.words, 0, "the origin", USAGE));
  const to = requireAirports(requireWord(request.words, 1, "the destination", USAGE));
  const pairs = from.flatMap((a) => to.map((b) => ({ a, b, routes: routesBetween(a, b) })));
  const nonstop = pairs.flatMap(({ a, b, routes }) =>
    routes.map((route) => ({
      airline: route.airline.name,
      code: route.airline.code,
      from: a.iata,
      to: b.iata,
      km: Math.round(route.km),
      weekly: route.weekly,
    })),
  );
  const [first] = pairs;
  const day = flightsView(request);
  return {
    title:
      nonstop.length > 0 || !first
        ? `Nonstop: ${nonstop.length} airline routes`
        : `No nonstop; ${Math.round(distanceKm(first.a, first.b))} km apart`,
    tables: [
      {
        headings: ["Airline", "Code", "From", "To", "Km", "A week"],
        rows: nonstop.map((one) => [
          one.airline,
          one.code,
          one.from,
          one.to,
          String(one.km),
          String(one.weekly),
        ]),
      },
      ...day.tables,
    ],
    remarks: [day.title],
    data: { nonstop, journeys: day.data },
  };
}
