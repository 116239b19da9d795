import { MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import type { Airport } from "../places/airports.ts";
import { hash, hashText, type Seed } from "../random.ts";
import { banksOf } from "./banks.ts";
import { CELL_MINUTES, CELLS } from "./cells.ts";
import { hasCurfew, mayLand, mayLeave } from "./curfews.ts";
import {
  clockFactor,
  type Direction,
  NORTH_SOUTH_NIGHT,
  nightOf,
  OPEN_ALL_NIGHT,
  OPEN_LATE,
  type Reach,
  reachOf,
} from "./long-haul.ts";

/** How willingly passengers leave from `hour` on: [hour, weight], each holding until the next. */
type Steps = readonly (readonly [hour: number, weight: number])[];

const DEPARTURES: Readonly<Record<Reach, Float64Array>> = {
  short: cells([
    [0, 0],
    [5.5, 0.4],
    [6, 1.5],
    [9.5, 1],
    [16, 1.5],
    [20, 0.8],
    [21.5, 0.25],
    [22.5, 0],
  ]),
  medium: cells([
    [0, 0.1],
    [0.5, 0],
    [5.5, 0.2],
    [6, 1.2],
    [10, 1],
    [16, 1.2],
    [20, 0.7],
    [21, 0.6],
    [23.5, 0.25],
  ]),
  long: cells([
    [0, 0.5],
    [1.5, 0.12],
    [2.5, 0],
    [6, 0.05],
    [7, 0.3],
    [8.5, 0.8],
    [9.5, 1],
    [12, 0.8],
    [17, 1.2],
    [23.5, 0.6],
  ]),
};

const ARRIVALS: Readonly<Record<Reach, Float64Array>> = {
  short: cells([
    [0, 0.08],
    [0.5, 0.002],
    [5, 0.3],
    [6, 1],
    [23, 0.5],
  ]),
  medium: cells([
    [0, 0.1],
    [1, 0.01],
    [4.5, 0.4],
    [6, 1],
    [23, 0.4],
  ]),
  long: cells([
    [0, 0.05],
    [4.5, 0.2],
    [5.5, 1],
    [7, 1.2],
    [10, 1],
    [20, 0.8],
    [23, 0.3],
  ]),
};

/** Those who slept on the way from the north or the south land before the town is up. */
const SLEPT_ARRIVALS = cells([
  [0, 0.05],
  [3.5, 0.5],
  [4.5, 1.2],
  [10, 1],
  [20, 0.8],
  [23, 0.3],
]);

/** Here domestic flights do so too. */
const DOMESTIC_ALL_NIGHT = new Set(["SA"]);

const NIGHT_DEPARTURES = cells([
  [0, 1.2],
  [4.5, 0.6],
  [6, 1],
  [11, 0.7],
  [13.5, 0.8],
  [17, 0.7],
  [21, 0.9],
]);
const LATE_DEPARTURES = cells([
  [0, 1.1],
  [2, 0.08],
  [5.5, 0.4],
  [6, 1],
  [11, 0.8],
  [17, 0.7],
  [21, 1],
]);
const NIGHT_ARRIVALS = cells([
  [0, 0.8],
  [3, 0.6],
  [5.5, 1],
  [23, 0.9],
]);
/** A hop of an hour or two is rarely for the small hours, unless neither end sleeps. */
const SHORT_NIGHT = { oneEnd: 0.3, bothEnds: 0.8 } as const;

/** A wave of departures every six hours, after a wave of arrivals; one of the four is the main one. */
const WAVE_CELLS = 12;
const WAVE_WEIGHT = 2;
const MAIN_WAVE_WEIGHT = 3;
const BANK_WEIGHT = 6;
/** Flights within the country follow the banks, but not so closely. */
const DOMESTIC_BANK_WEIGHT = 2;
const BEFORE_BANK_WEIGHT = 3;
/** The main wave begins to leave between seven in the morning and ten at night. */
const MAIN_WAVE_CELLS = [14, 44] as const;
const WAVE_KEY = hashText("timetable.wave");

/** Relative weight of leaving in each half hour of the local day; nothing where an airport is closed. */
export function departureWeights(seed: Seed, direction: Direction): Float64Array {
  const { from, to, hubFrom, hubTo } = direction;
  const block = direction.blocks[0] ?? 0;
  const shift = direction.shifts.usual;
  const reach = reachOf(direction);
  const late = OPEN_LATE.has(from.country) ? LATE_DEPARTURES : NIGHT_DEPARTURES;
  const departures = shapeAt(from, to, DEPARTURES[reach], late, reach);
  const night = nightOf(direction);
  const landings = night === NORTH_SOUTH_NIGHT ? SLEPT_ARRIVALS : ARRIVALS[reach];
  const arrivals = shapeAt(to, from, landings, NIGHT_ARRIVALS, reach);
  const abroad = from.country !== to.country;
  // Where flights leave all day long none waits for those who change planes.
  const allDay = direction.often && reach !== "long";
  const keepsTo = (hub: Airport) => !allDay || (abroad && banksOf(hub.iata) !== undefined);
  const leaves = hubFrom && keepsTo(from) ? leavingWave(seed, from.iata, abroad) : undefined;
  const meets = hubTo && keepsTo(to) ? landingWave(seed, to.iata) : undefined;
  const clock = clockFactor(direction, night);
  const travel = Math.floor((block + shift) / CELL_MINUTES + 0.5) + 2 * CELLS;
  const open = openCells(direction);
  const weights = new Float64Array(CELLS);
  let total = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (open && open[cell] === 0) continue;
    const landing = (cell + travel) % CELLS;
    let weight = (departures[cell] ?? 0) * (arrivals[landing] ?? 0);
    if (clock) weight *= clock(cell, landing);
    if (leaves) weight *= leaves[cell] ?? 1;
    if (meets) weight *= meets[landing] ?? 1;
    weights[cell] = weight;
    total += weight;
  }
  // Curfews at both ends may leave only unpopular hours.
  if (total === 0 && open) weights.set(open);
  return weights;
}

function shapeAt(
  here: Airport,
  there: Airport,
  byDay: Float64Array,
  byNight: Float64Array,
  reach: Reach,
): Float64Array {
  const abroad = here.country !== there.country;
  const isOpen = abroad
    ? OPEN_ALL_NIGHT.has(here.country) || OPEN_LATE.has(here.country)
    : DOMESTIC_ALL_NIGHT.has(here.country);
  if (!isOpen) return byDay;
  if (reach !== "short") return byNight;
  const share = SHORT_NIGHT[OPEN_ALL_NIGHT.has(there.country) ? "bothEnds" : "oneEnd"];
  return byDay.map((weight, cell) => weight + share * (byNight[cell] ?? 0));
}

/** 1 for each half hour that lies within the hours of both ends, whatever the clocks do in the year. */
function openCells({ from, to, blocks, shifts }: Direction): Uint8Array | undefined {
  if (!hasCurfew(from.iata) && !hasCurfew(to.iata)) return undefined;
  const open = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const first = cell * CELL_MINUTES;
    const last = first + CELL_MINUTES - 5;
    if (!mayLeave(from.iata, first) || !mayLeave(from.iata, last)) continue;
    const lands = blocks.every((block) => {
      const byNight = first < 240 || last + block > MINUTES_PER_DAY + 60;
      return (byNight ? shifts.overNight : shifts.standing).every((shift) =>
        [first, last].every((minute) => mayLand(to.iata, onTheClock(minute + block + shift))),
      );
    });
    if (lands) open[cell] = 1;
  }
  return open;
}

function onTheClock(minute: Minutes): Minutes {
  return minute - Math.floor(minute / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

/** Hubs work in waves, each at its own times: the cell in which the main wave begins to leave. */
function mainWave(seed: Seed, hub: string): number {
  const [earliest, latest] = MAIN_WAVE_CELLS;
  return earliest + (hash(seed, WAVE_KEY, hashText(hub)) % (latest - earliest + 1));
}

/** Two hours of departures, or the hub's own banks. */
function leavingWave(seed: Seed, hub: string, abroad: boolean): Float64Array {
  const banks = banksOf(hub);
  const weight = abroad ? BANK_WEIGHT : DOMESTIC_BANK_WEIGHT;
  if (banks) return Float64Array.from(banks, (strength) => Math.max(1, strength * weight));
  const main = mainWave(seed, hub);
  return every((cell) => waveWeight((cell - main + CELLS) % CELLS, 0, 3));
}

/** An hour and a half of arrivals, over half an hour before the departures begin; an hour or two before a bank. */
function landingWave(seed: Seed, hub: string): Float64Array {
  const banks = banksOf(hub);
  if (banks) {
    return every((cell) =>
      banks[(cell + 3) % CELLS] || banks[(cell + 4) % CELLS] ? BEFORE_BANK_WEIGHT : 1,
    );
  }
  const main = mainWave(seed, hub);
  return every((cell) => waveWeight((cell - main + WAVE_CELLS + CELLS) % CELLS, 8, 10));
}

function waveWeight(since: number, from: number, to: number): number {
  const inWave = since % WAVE_CELLS;
  if (inWave < from || inWave > to) return 1;
  return since < WAVE_CELLS ? MAIN_WAVE_WEIGHT : WAVE_WEIGHT;
}

function every(weightOf: (cell: number) => number): Float64Array {
  const table = new Float64Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) table[cell] = weightOf(cell);
  return table;
}

function cells(steps: Steps): Float64Array {
  const table = new Float64Array(CELLS);
  for (const [hour, weight] of steps) table.fill(weight, hour * 2);
  return table;
}
