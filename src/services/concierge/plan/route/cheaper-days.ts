import { type DayNumber, parseIsoDate } from "../../../../domain/dates.ts";
import type { Planning } from "../planning.ts";
import { type Candidate, findFlight } from "./flights.ts";
import { type Sketch, sketchAgain } from "./sketch.ts";
import { cheaperStarts } from "./start-days.ts";
import { LEAD_DAYS, timingOn } from "./terms.ts";

export interface Sketched {
  readonly planning: Planning;
  readonly sketch: Sketch;
}

/** Wishes that a change of planes, or an early one, does not answer. */
const DEAR: ReadonlySet<string> = new Set(["directFlight", "businessClass", "laterFlights"]);

/** Of what the flights cost, what another day must save to be worth changing to. */
const WORTH_ANOTHER_DAY = 0.03;

/**
 * The same cities by the cheapest flights, and where the day is free, on the day of the month that has
 * them: "the cheapest found" is said of what was found here. Undefined where nothing is flown, or where
 * what makes a flight dear was asked for.
 */
export async function atTheCheapest(
  { planning, sketch }: Sketched,
  /** The day that stood for the month before one was chosen. */
  typical: DayNumber,
): Promise<Sketched | undefined> {
  const { wish, timing, days, clock } = planning;
  const { frame } = sketch;
  const isFixed = wish.work || wish.wishes.some(({ kind }) => DEAR.has(kind));
  if (isFixed || !(frame.arrival.flight ?? frame.departure.flight)) return undefined;
  // Who asked for a cheap trip has had the cheap flights compared already.
  const isCheap = wish.style === "economy";
  const found: Planning["found"] = isCheap ? planning.found : new Map();
  const thrifty: Planning = { ...planning, thrifty: true, found };
  const earliest = clock.today + (wish.when ? 2 : LEAD_DAYS);
  const starts = timing.exact ? [] : cheaperStarts(wish, days, typical, earliest);
  const others = starts.filter((start) => start !== timing.start);
  // The flights of this day, which were the cheap ones from the start, need not be found again.
  if (isCheap && others.length === 0) return undefined;
  let best = thrifty;
  // Where there is no other day nothing is compared with what this one costs.
  const fare =
    others.length > 0
      ? await fareBelow(Number.POSITIVE_INFINITY, thrifty, sketch, timing.priced)
      : undefined;
  let least = (fare ?? Number.POSITIVE_INFINITY) * (1 - WORTH_ANOTHER_DAY);
  for (const start of others) {
    const then = { ...thrifty, timing: timingOn(timing, start) };
    const less = await fareBelow(least, then, sketch, timing.priced);
    if (less === undefined) continue;
    least = less;
    best = then;
  }
  if (isCheap && best === thrifty) return undefined;
  const again = await sketchAgain(best, sketch);
  return again && { planning: best, sketch: again };
}

/**
 * What the flights there and back of a route cost on another day, looked for between the same ends, which
 * finds again what the route has looked at and what the plan on that day will; undefined where that is not less than `most`. Where the way there alone is too dear, the way back is not looked for.
 */
async function fareBelow(
  most: number,
  then: Planning,
  { frame }: Sketch,
  /** The first day of the sketch, as its prices are taken. */
  priced: DayNumber,
): Promise<number | undefined> {
  let sum = 0;
  for (const { flight } of [frame.arrival, frame.departure]) {
    if (!flight) continue;
    const { between, departureDay } = flight;
    const [from, to] = between;
    const day = then.timing.priced + (parseIsoDate(departureDay) ?? priced) - priced;
    const pick = await findFlight(then, { from, to, day, prefer: inHours });
    sum += pick?.price ?? Number.POSITIVE_INFINITY;
    if (sum >= most) return undefined;
  }
  return sum;
}

function inHours({ pick }: Candidate): number {
  return pick.minutes / 60;
}
