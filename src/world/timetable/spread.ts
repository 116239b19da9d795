import { MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { CELL_MINUTES, CELLS } from "./day-shape.ts";

const STEP = 5;
/** Two flights of one airline on one route leave at least this far apart. */
const GAP = 10;
/** Waiting this long at the far end halves the appeal of a departure; for a night's flight, planes wait for the night. */
export const PATIENCE = { usual: 60, forTheNight: 240 } as const;

/**
 * `count` local minutes of the day in rising order, spread so that equal shares of the weight
 * lie between them. `random(i, n)` is in [0, 1).
 */
export function spreadDepartures(
  weights: Float64Array,
  count: number,
  taken: Set<number>,
  random: (index: number, draw: number) => number,
): readonly Minutes[] {
  let total = 0;
  for (const weight of weights) total += weight;
  const times: number[] = [];
  let cell = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    // A lone flight may leave at any hour of the day; many keep their distance.
    const jitter = count === 1 ? random(i, 0) : 0.15 + 0.7 * random(i, 0);
    const target = ((i + jitter) / count) * total;
    while (cell < CELLS - 1 && passed + (weights[cell] ?? 0) <= target) {
      passed += weights[cell] ?? 0;
      cell++;
    }
    const minute = cell * CELL_MINUTES + Math.floor(random(i, 1) * (CELL_MINUTES / STEP)) * STEP;
    times.push(claim(minute, taken, weights));
  }
  return times.sort((x, y) => x - y);
}

/** The best minute for the flight back of a plane that is ready at `ready`; may be days later. */
export function returnAfter(
  weights: Float64Array,
  ready: Minutes,
  taken: Set<number>,
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
  return day + claim(minute - day, taken, weights);
}

function weightAt(weights: Float64Array, minute: Minutes): number {
  return weights[Math.floor(minuteOfDay(minute) / CELL_MINUTES)] ?? 0;
}

function minuteOfDay(minute: Minutes): Minutes {
  return minute - Math.floor(minute / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

/** Takes the minute, or the nearest free one at an hour when flights may leave. */
function claim(wanted: Minutes, taken: Set<number>, weights: Float64Array): Minutes {
  for (let away = 0; away < MINUTES_PER_DAY; away += STEP) {
    for (const minute of away === 0 ? [wanted] : [wanted + away, wanted - away]) {
      if (minute < 0 || minute >= MINUTES_PER_DAY) continue;
      if (away > 0 && weightAt(weights, minute) === 0) continue;
      if (isFree(minute, taken)) {
        taken.add(minute);
        return minute;
      }
    }
  }
  return wanted;
}

function isFree(minute: Minutes, taken: Set<number>): boolean {
  for (let near = minute - GAP + STEP; near < minute + GAP; near += STEP) {
    if (taken.has(near)) return false;
  }
  return true;
}
