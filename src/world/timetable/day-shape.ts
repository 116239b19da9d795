import { hash, hashText, type Seed } from "../random.ts";

/** Half hours of the local day: the grid on which departures are spread. */
export const CELLS = 48;
export const CELL_MINUTES = 30;

/** Short hops keep to the day, long flights may leave at night, what lies between has red-eyes. */
export type Reach = "short" | "medium" | "long";

function reachOf(blockMinutes: number): Reach {
  return blockMinutes < 210 ? "short" : blockMinutes < 390 ? "medium" : "long";
}

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

/** Eastward by this much, a long flight is flown overnight rather than lost to a working day. */
const OVERNIGHT_SHIFT_MINUTES = 210;
/** A wave of departures every six hours, after a wave of arrivals; one of the four is the main one. */
const WAVE_CELLS = 12;
const WAVE_WEIGHT = 2.5;
const MAIN_WAVE_WEIGHT = 6;
/** The main wave begins to leave between seven in the morning and ten at night. */
const MAIN_WAVE_CELLS = [14, 44] as const;
const WAVE_KEY = hashText("timetable.wave");

/** One direction of a flight, as far as the hour of departure depends on it. */
export interface Direction {
  readonly block: number;
  /** Minutes that the clock at the far end is ahead. */
  readonly shift: number;
  /** When the main wave leaves, where the airline has a hub: the cell of `mainWave`. */
  readonly leavesWave?: number;
  readonly meetsWave?: number;
}

/** Relative weight of leaving in each half hour of the local day. */
export function departureWeights(direction: Direction): Float64Array {
  const { block, shift, leavesWave, meetsWave } = direction;
  const reach = reachOf(block);
  const departures = DEPARTURES[reach];
  const arrivals = ARRIVALS[reach];
  const overnight = reach === "long" && shift >= OVERNIGHT_SHIFT_MINUTES && block < 720;
  const travel = Math.floor((block + shift) / CELL_MINUTES + 0.5) + 2 * CELLS;
  const weights = new Float64Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const landing = (cell + travel) % CELLS;
    let weight = (departures[cell] ?? 0) * (arrivals[landing] ?? 0);
    if (overnight && cell >= 12 && cell < 32) weight *= 0.12;
    if (leavesWave !== undefined) weight *= leavingWeight(cell, leavesWave);
    if (meetsWave !== undefined) weight *= landingWeight(landing, meetsWave);
    weights[cell] = weight;
  }
  return weights;
}

/** Hubs work in waves, each at its own times: the cell in which the main wave begins to leave. */
export function mainWave(seed: Seed, hub: string): number {
  const [earliest, latest] = MAIN_WAVE_CELLS;
  return earliest + (hash(seed, WAVE_KEY, hashText(hub)) % (latest - earliest + 1));
}

function waveWeight(since: number, from: number, to: number): number {
  const inWave = since % WAVE_CELLS;
  if (inWave < from || inWave > to) return 1;
  return since < WAVE_CELLS ? MAIN_WAVE_WEIGHT : WAVE_WEIGHT;
}

/** Two hours of departures. */
function leavingWeight(cell: number, mainWaveCell: number): number {
  return waveWeight((cell - mainWaveCell + CELLS) % CELLS, 0, 3);
}

/** An hour and a half of arrivals, over half an hour before the departures begin. */
function landingWeight(cell: number, mainWaveCell: number): number {
  return waveWeight((cell - mainWaveCell + WAVE_CELLS + CELLS) % CELLS, 8, 10);
}

function cells(steps: Steps): Float64Array {
  const table = new Float64Array(CELLS);
  for (const [hour, weight] of steps) table.fill(weight, hour * 2);
  return table;
}
