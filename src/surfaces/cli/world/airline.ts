import { airlines, findAirline } from "../../../world/airlines/airlines.ts";
import { routesOf } from "../../../world/network/network.ts";
import { usageError } from "../command.ts";
import type { View, ViewRequest } from "./view.ts";
import { requireWord } from "./words.ts";

const TOP = 25;

export function airlineView({ words }: ViewRequest): View {
  const code = requireWord(
    words,
    0,
    "an airline code",
    "wayfare world airline <code>",
  ).toUpperCase();
  const airline = findAirline(code);
  if (!airline) {
    throw usageError(
      `${code} is no airline of this world`,
      `It has ${airlines.length}, e.g. QR or AA.`,
    );
  }
  const own = [...routesOf(code)].sort(
    (a, b) => b.weekly - a.weekly || a.firstNumber - b.firstNumber,
  );
  return {
    title: `${airline.name} (${airline.code}), ${airline.country}, ${airline.kind.replace("_", " ")}${airline.alliance ? `, ${airline.alliance}` : ""}`,
    tables: [
      {
        headings: ["Route", "From", "To", "Km", "A week", "Numbers from"],
        rows: own
          .slice(0, TOP)
          .map((route) => [
            `${route.a.iata}–${route.b.iata}`,
            route.a.city,
            route.b.city,
            String(Math.round(route.km)),
            String(route.weekly),
            `${airline.code}${route.firstNumber}`,
          ]),
      },
    ],
    remarks: [
      `${own.length} routes${own.length > TOP ? `, the busiest ${TOP} above` : ""}`,
      `Hubs: ${airline.hubs.join(" ")}${airline.bases.length > 0 ? `; bases: ${airline.bases.join(" ")}` : ""}`,
      `Fleet: ${airline.fleet.map(({ name }) => name).join(", ")}`,
    ],
    data: {
      ...airline,
      fleet: airline.fleet.map(({ name }) => name),
      routes: own.map(({ a, b, km, weekly }) => ({ a: a.iata, b: b.iata, km, weekly })),
    },
  };
}
