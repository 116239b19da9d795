import type { Station } from "./airline-table.ts";
import { appealOf, LONG_HAUL_KM } from "./appeal.ts";
import type { Field, Fields } from "./fields.ts";
import { canFly, type Planner } from "./planner.ts";

/** A nonstop that an airline chooses to fly. */
export interface Choice {
  readonly from: Field;
  readonly to: Field;
  readonly km: number;
  /** How much more it is wanted than the least wanted choice of its station. */
  readonly margin: number;
}

interface Candidate {
  readonly to: Field;
  readonly km: number;
  readonly appeal: number;
}

/** No route is shorter. */
const LEAST_KM = 25;

/** The routes of one airline: from each of its stations to the places it wants most. */
export function chooseSpokes(planner: Planner, fields: Fields): readonly Choice[] {
  const chosen = new Map<string, Choice>();
  for (const station of planner.profile.stations) {
    const from = fields.get(station.code);
    for (const choice of chooseFrom(planner, station, from, fields)) {
      const [a = "", b = ""] = [from.airport.iata, choice.to.airport.iata].sort();
      const before = chosen.get(a + b);
      if (before === undefined) chosen.set(a + b, choice);
      else if (before.margin < choice.margin) {
        chosen.set(a + b, { ...before, margin: choice.margin });
      }
    }
  }
  return [...chosen.values()];
}

function chooseFrom(planner: Planner, station: Station, from: Field, fields: Fields): Choice[] {
  const domestic: Candidate[] = [];
  const abroad: Candidate[] = [];
  const longHaul: Candidate[] = [];
  const distances = fields.distancesFrom(from);
  for (const to of fields.all) {
    const km = distances[to.airport.index] ?? 0;
    if (km < LEAST_KM || to.airport.cityCode === from.airport.cityCode) continue;
    if (planner.profile.far && km < LONG_HAUL_KM) continue;
    if (!canFly(planner, from, to, km)) continue;
    const appeal = appealOf(planner, from, to, km);
    if (appeal === 0) continue;
    const list = km > LONG_HAUL_KM ? longHaul : to.state === from.state ? domestic : abroad;
    list.push({ to, km, appeal });
  }
  return [
    ...best(from, domestic, station.domestic),
    ...best(from, abroad, station.abroad),
    ...best(from, longHaul, station.longHaul),
    ...best(from, [...domestic, ...abroad, ...longHaul], station.any),
  ];
}

function best(from: Field, candidates: Candidate[], count: number): Choice[] {
  if (count === 0) return [];
  const chosen = candidates.sort((x, y) => y.appeal - x.appeal).slice(0, count);
  // Where the world holds fewer places than asked for, the last ones are hardly wanted at all.
  const middle = chosen[chosen.length >> 1]?.appeal ?? 1;
  const least = Math.max(chosen.at(-1)?.appeal ?? 1, middle / 6);
  return chosen.map(({ to, km, appeal }) => {
    return { from, to, km, margin: Math.max(1, appeal / least) };
  });
}
