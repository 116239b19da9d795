import { limitsOf } from "../../../scripts/network/limits.ts";
import { type Airport, findCity } from "../../../src/world/places/airports.ts";

/**
 * Busy airports from which some others are three stops away, in reality too, by reason;
 * `docs/network.md` has the same list. The rest of the busy ones are two stops from each other at
 * most.
 */
const REASONS: Readonly<Record<string, string>> = {
  "an airstrip for the smallest aircraft, which go to the next country at most": "SPR",
  "no runway or passport desk for flights to a hub overseas": "BRC PAT WLG ZQN",
};

export const FARTHER: ReadonlySet<string> = new Set(
  Object.values(REASONS).flatMap((codes) => codes.split(" ")),
);

/**
 * The airports that stand for one on a journey across the world: those of its city, where law,
 * perimeter or runway keep it at home (Linate, LaGuardia, Congonhas, Mehrabad), else itself.
 */
export function standsFor(airport: Airport): readonly Airport[] {
  const { domestic, maxKm, turboprop } = limitsOf(airport.iata);
  const isBound = domestic === true || maxKm !== undefined || turboprop === true;
  return (isBound && findCity(airport.cityCode)?.airports) || [airport];
}
