import type { Station } from "./airline-table.ts";
import { appealOf, mayOpenAbroad } from "./appeal.ts";
import { type Field, type Fields, LONG_HAUL_KM } from "./fields.ts";
import { canFly, type Planner } from "./planner.ts";

/** A nonstop that an airline chooses to fly. */
export interface Choice {
  readonly from: Field;
  readonly to: Field;
  readonly km: number;
  /** How much the airline wants it, from the end that wants it more. */
  readonly appeal: number;
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
      else if (before.appeal < choice.appeal) {
        chosen.set(a + b, { ...before, appeal: choice.appeal });
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
    const remote = to.state !== from.state && !planner.stations.has(to.airport.iata);
    if (remote && !from.resort && !mayOpenAbroad(to)) continue;
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
  const chosen = candidates.sort((x, y) => y.appeal - x.appeal).slice(0, count);
  return chosen.map(({ to, km, appeal }) => ({ from, to, km, appeal }));
}
