import { MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import type { Airport } from "../places/airports.ts";
import { banksOf } from "./banks.ts";
import { CELL_MINUTES } from "./cells.ts";
import type { ClockShifts } from "./clock-shifts.ts";

/** One direction of a route's flights, as far as the hour of departure depends on it. */
export interface Direction {
  readonly from: Airport;
  readonly to: Airport;
  /** Of each type that flies it. */
  readonly blocks: readonly Minutes[];
  readonly shifts: ClockShifts;
  /** Whether the airline has a hub at either end. */
  readonly hubFrom: boolean;
  readonly hubTo: boolean;
  /** Whether several flights leave on a day. */
  readonly often: boolean;
}

/** Short hops keep to the day, long flights may leave at night, what lies between has red-eyes. */
export type Reach = "short" | "medium" | "long";

/** Minutes from which on a flight is long; across a country people leave as early as for a short one. */
const LONG = { abroad: 390, domestic: 450 } as const;

export function reachOf({ from, to, blocks }: Direction): Reach {
  const block = blocks[0] ?? 0;
  if (block < 210) return "short";
  return block < (from.country === to.country ? LONG.domestic : LONG.abroad) ? "medium" : "long";
}

/** Countries whose airports never sleep: flights abroad leave and land at all hours, for the heat or the banks. */
export const OPEN_ALL_NIGHT = new Set(
  "AE QA BH KW OM SA JO LB IQ IR EG TR IL AM GE AZ KZ UZ TM TJ KG IN PK BD LK NP MV DJ SO SD YE CY".split(
    " ",
  ),
);
/** Here flights abroad leave until two in the morning, but hardly after. */
export const OPEN_LATE = new Set(
  "TH SG HK MO MY ID PH VN KH TW ET KE NG GH SC MU TZ UG".split(" "),
);

/** By this much eastward, a long flight is flown overnight rather than lost to a working day; westward it follows the sun. */
const SUN_MINUTES = 210;
/** A night is worth it from so many minutes on; flights beyond the second figure have one in them whenever they leave. */
const SLEPT_BLOCK = 330;
const OVERNIGHT_BLOCK = 720;
/** So long with so little change of clocks, a flight is slept through: Europe to Africa or Brazil. */
const NORTH_SOUTH = { block: 540, shift: 300 } as const;
/** The half hours between which a flight that is slept through rarely leaves: from six until four or six. */
const DAYBREAK = 12;
const EASTWARD_NIGHT = 32;
export const NORTH_SOUTH_NIGHT = 36;
const BY_DAY = 0.05;

/** The half hour from which flights leave into the night that their passengers sleep through; undefined for others. */
export function nightOf(direction: Direction): number | undefined {
  const { from, blocks, shifts, hubFrom } = direction;
  const block = blocks[0] ?? 0;
  if (hubFrom && banksOf(from.iata) !== undefined) return undefined;
  const clocks = Math.abs(shifts.usual);
  if (block >= NORTH_SOUTH.block && clocks <= NORTH_SOUTH.shift) return NORTH_SOUTH_NIGHT;
  const eastward = sunShift(shifts.usual) >= SUN_MINUTES;
  const slept = block >= SLEPT_BLOCK && block < OVERNIGHT_BLOCK;
  return eastward && slept ? EASTWARD_NIGHT : undefined;
}

/** How much earlier the sun rises at the other end: over the date line the calendar tells a day more or less. */
function sunShift(shift: Minutes): Minutes {
  const half = MINUTES_PER_DAY / 2;
  return shift > half ? shift - MINUTES_PER_DAY : shift < -half ? shift + MINUTES_PER_DAY : shift;
}

/** Part of the usual weight of leaving in one half hour and landing in another. */
type ClockFactor = (leaving: number, landing: number) => number;

/** What a long flight's hours are worth by the clocks of both ends; undefined where all are worth the same. */
export function clockFactor(
  direction: Direction,
  night: number | undefined,
): ClockFactor | undefined {
  const { from, blocks, shifts } = direction;
  const block = blocks[0] ?? 0;
  const sleeps = !OPEN_ALL_NIGHT.has(from.country) && !OPEN_LATE.has(from.country);
  if (night !== undefined) {
    const sameDay = direction.often && block < SAME_DAY.block;
    return nightFactor(night, sleeps && night === EASTWARD_NIGHT, sameDay);
  }
  if (block >= ULTRA_BLOCK) return ultraFactor;
  const atBank = direction.hubFrom && banksOf(from.iata) !== undefined;
  const westward = sunShift(shifts.usual) <= -SUN_MINUTES && block < OVERNIGHT_BLOCK;
  if (!westward || !sleeps || atBank || reachOf(direction) !== "long") return undefined;
  return shifts.usual > 0 && block >= MIDNIGHT_BLOCK ? pacificFactor : westwardFactor;
}

/** After a short night none leaves past midnight; of many flights one lands on the evening of the same day. */
const SAME_DAY = { block: 450, from: hour(7.5), until: hour(9.5), worth: 0.6 } as const;
const AFTER_MIDNIGHT = { until: hour(3), worth: 0.1 } as const;

function nightFactor(night: number, isShort: boolean, sameDay: boolean): ClockFactor {
  return (leaving) => {
    const morning = leaving >= SAME_DAY.from && leaving < SAME_DAY.until;
    if (isShort && morning && sameDay) return SAME_DAY.worth;
    if (isShort && leaving < AFTER_MIDNIGHT.until) return AFTER_MIDNIGHT.worth;
    return leaving >= DAYBREAK && leaving < night ? BY_DAY : 1;
  };
}

/** With the sun: from the morning until late in the afternoon, so that one lands before the evening is over. */
function westwardFactor(leaving: number): number {
  if (leaving >= hour(8) && leaving < hour(18)) return 1;
  return leaving >= hour(7) && leaving < hour(20) ? 0.3 : 0.02;
}

/** Over the Pacific with the sun, or at midnight to land before the day begins. */
const MIDNIGHT_BLOCK = 600;
function pacificFactor(leaving: number, landing: number): number {
  const late = leaving >= hour(23) || leaving < hour(1.5);
  if (late && landing >= hour(4.5) && landing < hour(7)) return 5;
  return leaving >= hour(9.5) && leaving < hour(18) ? 1 : 0.05;
}

/** So long a flight leaves late in the evening where that lands it in the morning: Los Angeles–Sydney. */
const ULTRA_BLOCK = 780;
function ultraFactor(leaving: number, landing: number): number {
  const late = leaving >= hour(20) || leaving < hour(1.5);
  return late && landing >= hour(5) && landing < hour(9.5) ? 8 : 1;
}

function hour(time: number): number {
  return (time * 60) / CELL_MINUTES;
}
