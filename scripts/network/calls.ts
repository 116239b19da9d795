import { appealOf, mayOpenAbroad } from "./appeal.ts";
import { type Field, type Fields, LONG_HAUL_KM } from "./fields.ts";
import { canFly, type Planner } from "./planner.ts";
import type { Choice } from "./spokes.ts";

/** A route that a place calls for, and the airline that answers. */
export interface Call extends Choice {
  readonly planner: Planner;
}

type Haul = "near" | "far";

/** Millions of passengers a year that one airline's route abroad carries, and the routes that a place calls for at most. */
const MILLIONS_A_ROUTE: Readonly<Record<Haul, number>> = { near: 0.2, far: 0.12 };
const MOST_ROUTES: Readonly<Record<Haul, number>> = { near: 12, far: 10 };
/** Of what a station's last choice appeals to its airline, the least that is worth an answer. */
const LEAST_WORTH = 0.05;
/** How much an answered call is wanted beside that choice: the passengers are there, but others share them. */
const ANSWERED = 0.2;
/** Calls that an airline answers before others are asked instead, and at most, as a part of its choices. */
const BEARABLE_LOAD = 8;
const MOST_ANSWERED = 0.12;

/**
 * Airlines choose places, and the places that no list reaches to would see no flight from abroad
 * though people live there who fly: a capital is wanted a little by every airline and enough by
 * none. So an airport with more passengers across borders than its routes can carry calls, and the
 * airlines answer for which it comes soonest after the places they have chosen.
 */
export function answerCalls(
  planners: readonly Planner[],
  fields: Fields,
  chosen: ReadonlyMap<Planner, readonly Choice[]>,
): readonly Call[] {
  const lasts = new Map([...chosen].map(([planner, own]) => [planner, lastChoices(own)]));
  const flown = new Map<string, Planner[]>();
  const flyersAt = (field: Field, haul: Haul) => flown.get(field.airport.iata + haul) ?? [];
  const take = (planner: Planner, { from, to, km }: Choice) => {
    if (from.state === to.state) return;
    for (const field of [from, to]) {
      const haul = haulOf(km);
      flown.set(field.airport.iata + haul, [...flyersAt(field, haul), planner]);
    }
  };
  for (const [planner, own] of chosen) for (const choice of own) take(planner, choice);
  const loads = new Map<Planner, number>();
  const calls: Call[] = [];
  const callers = fields.all.filter((field) => mayOpenAbroad(field));
  for (const to of callers.sort((x, y) => y.international - x.international)) {
    for (const haul of ["far", "near"] as const) {
      const missing = routesWanted(to, haul) - flyersAt(to, haul).length;
      if (missing <= 0) continue;
      const answers = planners.flatMap((planner) => {
        const most = MOST_ANSWERED * (chosen.get(planner)?.length ?? 0);
        if ((loads.get(planner) ?? 0) > most || flyersAt(to, haul).includes(planner)) return [];
        const answer = bestAnswer(planner, to, { haul, fields, lasts: lasts.get(planner) });
        return answer ? [{ ...answer, planner }] : [];
      });
      const burdened = ({ planner, worth }: (typeof answers)[number]) =>
        worth / (1 + (loads.get(planner) ?? 0) / BEARABLE_LOAD);
      answers.sort((x, y) => burdened(y) - burdened(x));
      for (const { planner, choice } of answers.slice(0, missing)) {
        loads.set(planner, (loads.get(planner) ?? 0) + 1);
        calls.push({ ...choice, planner });
        take(planner, choice);
      }
    }
  }
  return calls;
}

function haulOf(km: number): Haul {
  return km > LONG_HAUL_KM ? "far" : "near";
}

function routesWanted({ international, longHaul }: Field, haul: Haul): number {
  const passengers = haul === "far" ? longHaul : international - longHaul;
  return Math.min(MOST_ROUTES[haul], Math.round(passengers / MILLIONS_A_ROUTE[haul]));
}

/** What the least wanted of a station's choices abroad appeals to its airline, by station and haul. */
function lastChoices(own: readonly Choice[]): ReadonlyMap<string, number> {
  const lasts = new Map<string, number>();
  for (const { from, to, km, appeal } of own) {
    if (from.state === to.state) continue;
    const key = from.airport.iata + haulOf(km);
    lasts.set(key, Math.min(appeal, lasts.get(key) ?? appeal));
  }
  return lasts;
}

interface Asked {
  readonly haul: Haul;
  readonly fields: Fields;
  readonly lasts: ReadonlyMap<string, number> | undefined;
}

/** From the station for which the place comes soonest after its choices. */
function bestAnswer(
  planner: Planner,
  to: Field,
  { haul, fields, lasts }: Asked,
): { readonly choice: Choice; readonly worth: number } | undefined {
  let best: { readonly choice: Choice; readonly worth: number } | undefined;
  for (const { code } of planner.profile.stations) {
    const last = lasts?.get(code + haul);
    if (last === undefined) continue;
    const from = fields.get(code);
    const km = fields.distancesFrom(from)[to.airport.index] ?? 0;
    if (haulOf(km) !== haul || from.state === to.state || !canFly(planner, from, to, km)) continue;
    const appeal = appealOf(planner, from, to, km);
    const worth = appeal / last;
    if (worth < LEAST_WORTH || (best && worth <= best.worth)) continue;
    best = { worth, choice: { from, to, km, appeal: last * ANSWERED } };
  }
  return best;
}
