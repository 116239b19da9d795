import { MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { CELL_MINUTES, CELLS } from "./cells.ts";

const STEP = 5;
/** Two flights of one airline on one route leave at least this far apart, the farther the fewer there are. */
const GAP = { least: 10, most: 60, shared: 400 } as const;
/** Waiting this long at the far end halves the appeal of a departure; of a long flight whose hour matters, planes wait for it. */
export const PATIENCE = { usual: 60, forTheHour: 240 } as const;

/** The departures of a route one way: minutes of the day that are taken, and how far apart they keep. */
export interface Taken {
  readonly minutes: Set<number>;
  readonly gap: Minutes;
}

export function nothingTaken(slots: number): Taken {
  const even = STEP * Math.floor(GAP.shared / slots / STEP);
  return { minutes: new Set(), gap: Math.min(GAP.most, Math.max(GAP.least, even)) };
}

/** Where in the day's weight the first and the last of several flights leave: those who travel for a day take them. */
const FIRST = { from: 0.01, width: 0.06 } as const;
const LAST = { from: 0.9, width: 0.08 } as const;
/** So many make a day's service. */
const SERVICE = 3;

/** What is spread: how many flights, and whether a day's service begins with the first of them. */
export interface Spread {
  readonly count: number;
  readonly allDay: boolean;
  /** The parts of the day's weight between which a lone flight leaves. */
  readonly lone: readonly [from: number, until: number];
  /** In [0, 1), of a flight and a draw. */
  readonly random: (index: number, draw: number) => number;
}

/**
 * Local minutes of the day in rising order, spread so that equal shares of the weight lie between
 * them; those of a day's service begin with the day and end with it.
 */
export function spreadDepartures(
  weights: Float64Array,
  taken: Taken,
  spread: Spread,
): readonly Minutes[] {
  const { count, random } = spread;
  let total = 0;
  for (const weight of weights) total += weight;
  const times: number[] = [];
  let cell = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const target = total * placeOf(i, spread);
    while (cell < CELLS - 1 && passed + (weights[cell] ?? 0) <= target) {
      passed += weights[cell] ?? 0;
      cell++;
    }
    const minute = cell * CELL_MINUTES + Math.floor(random(i, 1) * (CELL_MINUTES / STEP)) * STEP;
    times.push(claim(minute, taken, weights));
  }
  return times.sort((x, y) => x - y);
}

/** The part of the day's weight that has passed when a flight leaves. */
function placeOf(index: number, { count, allDay, lone, random }: Spread): number {
  if (allDay && index === 0) return FIRST.from + FIRST.width * random(index, 0);
  if (allDay && count >= SERVICE && index === count - 1) {
    return LAST.from + LAST.width * random(index, 0);
  }
  if (count === 1) return lone[0] + (lone[1] - lone[0]) * random(index, 0);
  return (index + 0.15 + 0.7 * random(index, 0)) / count;
}

/** The best minute for the flight back of a plane that is ready at `ready`; may be days later. */
export function returnAfter(
  weights: Float64Array,
  ready: Minutes,
  taken: Taken,
  patience: Minutes,
): Minutes {
  const readyCell = Math.floor(minuteOfDay(ready) / CELL_MINUTES);
  let best = 0;
  let bestScore = -1;
  for (let k = 0; k < CELLS; k++) {
    const wait = (k * CELL_MINUTES) / patience;
    const score = (weights[(readyCell + k) % CELLS] ?? 0) / (1 + wait * wait);
    if (score > bestScore) {
      bestScore = score;
      best = k;
    }
  }
  const minute = ready + best * CELL_MINUTES;
  const day = minute - minuteOfDay(minute);
  return day + claim(minute - day, taken, weights, true);
}

function weightAt(weights: Float64Array, minute: Minutes): number {
  return weights[Math.floor(minuteOfDay(minute) / CELL_MINUTES)] ?? 0;
}

function minuteOfDay(minute: Minutes): Minutes {
  return minute - Math.floor(minute / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

/** Takes the minute, or the nearest free one at an hour when flights may leave: a later one rather, where the plane is not there before. */
function claim(wanted: Minutes, taken: Taken, weights: Float64Array, later = false): Minutes {
  const minute =
    nearestFree(wanted, taken, weights, later) ??
    nearestFree(wanted, { ...taken, gap: GAP.least }, weights, later) ??
    nearestFree(wanted, { ...taken, gap: GAP.least }, weights, false) ??
    wanted;
  taken.minutes.add(minute);
  return minute;
}

function nearestFree(
  wanted: Minutes,
  { minutes, gap }: Taken,
  weights: Float64Array,
  later: boolean,
): Minutes | undefined {
  for (let away = 0; away < MINUTES_PER_DAY; away += STEP) {
    for (const minute of away === 0 || later ? [wanted + away] : [wanted + away, wanted - away]) {
      if (minute < 0 || minute >= MINUTES_PER_DAY) continue;
      if (away > 0 && weightAt(weights, minute) === 0) continue;
      if (isFree(minute, minutes, gap)) return minute;
    }
  }
  return undefined;
}

function isFree(minute: Minutes, taken: ReadonlySet<number>, gap: Minutes): boolean {
  for (let near = minute - gap + STEP; near < minute + gap; near += STEP) {
    if (taken.has(near)) return false;
  }
  return true;
}
