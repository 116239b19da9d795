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
  const near = oneOfACity(abroad, "near");
  const far = oneOfACity(longHaul, "far");
  return [
    ...best(from, domestic, station.domestic),
    ...best(from, near, station.abroad),
    ...best(from, far, station.longHaul),
    ...best(from, [...domestic, ...near, ...far], station.any),
  ];
}

/** Of what it appeals by itself: an airline that flies to a city's first airport seldom goes to a second. */
const SECOND = { near: 0.4, far: 0.6 } as const;
/** Where the second is the one downtown, for those who travel on business. */
const DOWNTOWN = 0.8;

/** Places with the airports of a city told apart: the one that is wanted most, and the others. */
function oneOfACity(
  candidates: readonly Candidate[],
  haul: keyof typeof SECOND,
): readonly Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { cityCode } = candidate.to.airport;
    if (candidate.appeal > (firsts.get(cityCode)?.appeal ?? 0)) firsts.set(cityCode, candidate);
  }
  return candidates.map((candidate) =>
    firsts.get(candidate.to.airport.cityCode) === candidate
      ? candidate
      : {
          ...candidate,
          appeal: (isDowntown(candidate) ? DOWNTOWN : SECOND[haul]) * candidate.appeal,
        },
  );
}

/** Slots are dear and runways short: London City, Linate. */
function isDowntown({ to }: Candidate): boolean {
  return to.premium && to.limits.maxKm !== undefined;
}

function best(from: Field, candidates: readonly Candidate[], count: number): Choice[] {
  const chosen = [...candidates].sort((x, y) => y.appeal - x.appeal).slice(0, count);
  return chosen.map(({ to, km, appeal }) => ({ from, to, km, appeal }));
}
