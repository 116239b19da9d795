import type { Airline } from "../../src/world/airlines/airlines.ts";
import { type Rhythm, slotsOf } from "../../src/world/network/seasons.ts";
import type { Airport } from "../../src/world/places/airports.ts";
import { findCountry } from "../../src/world/places/countries.ts";
import { CONTINENTS, LONG_HAUL_KM } from "./fields.ts";
import { NUMBER_BANDS } from "./number-bands.ts";
import { stateOf } from "./rights.ts";

const LAST_NUMBER = 9999;

/** A route with its place in the timetable, before it has numbers. */
export interface PlannedRoute extends Rhythm {
  readonly airline: Airline;
  readonly operator?: string;
  readonly a: Airport;
  readonly b: Airport;
  readonly km: number;
}

export interface NumberedRoute extends PlannedRoute {
  readonly firstNumber: number;
}

type Parity = "odd" | "even" | "west";

interface Band {
  readonly who: string;
  readonly first: number;
  readonly last: number;
  readonly parity: Parity;
}

/** Long-haul lowest, then short-haul abroad, then domestic flights. */
const USUAL_BANDS: readonly Band[] = [
  { who: "long", first: 1, last: 399, parity: "odd" },
  { who: "short", first: 400, last: 1999, parity: "odd" },
  { who: "dom", first: 2000, last: 3999, parity: "odd" },
];
/** Of an airline with few routes: numbers of three digits. */
const SMALL_BANDS: readonly Band[] = [
  { who: "long", first: 1, last: 99, parity: "odd" },
  { who: "short", first: 100, last: 499, parity: "odd" },
  { who: "dom", first: 500, last: 999, parity: "odd" },
];
const SMALL_AIRLINE = 160;
const ANYWHERE: Band = { who: "any", first: 1, last: LAST_NUMBER, parity: "odd" };

const bandsByAirline: ReadonlyMap<string, readonly Band[]> = new Map(
  NUMBER_BANDS.trim()
    .split("\n")
    .map((line) => {
      const [airline = "", bands = ""] = line.split(" | ");
      return [airline, bands.split(", ").map(readBand)];
    }),
);

function readBand(text: string): Band {
  const [who = "", range = "", parity = ""] = text.split(" ");
  const [first = 0, last = 0] = range.split("-").map(Number);
  if (parity !== "odd" && parity !== "even" && parity !== "west")
    throw new Error(`Bad band: ${text}`);
  return { who, first, last, parity };
}

/** Which numbers of an airline are taken. */
export interface NumberBook {
  /** The first of so many free numbers in a row within bounds, odd or even, now taken. */
  take(first: number, last: number, count: number, odd: boolean): number | undefined;
}

export function numberBook(): NumberBook {
  const taken = new Uint8Array(LAST_NUMBER + 1);
  return {
    take(first, last, count, odd) {
      for (let start = first; start + count - 1 <= last; start++) {
        if ((start % 2 === 1) !== odd) continue;
        if (taken.subarray(start, start + count).some((mark) => mark === 1)) continue;
        taken.fill(1, start, start + count);
        return start;
      }
      return undefined;
    },
  };
}

/** Blocks of flight numbers for one airline's routes in its own ranges, the busiest first. */
export function numberRoutes(
  routes: readonly PlannedRoute[],
  book: NumberBook = numberBook(),
): readonly NumberedRoute[] {
  const usual = routes.length > SMALL_AIRLINE ? USUAL_BANDS : SMALL_BANDS;
  return [...routes].sort(byImportance).map((route) => {
    const bands = bandsByAirline.get(route.airline.code) ?? usual;
    const own = bands.filter((band) => belongs(route, band.who));
    const count = 2 * slotsOf(route);
    for (const { first, last, parity } of [...own, ...bands, ANYWHERE]) {
      const firstNumber = book.take(first, last, count, isOdd(route, parity));
      if (firstNumber !== undefined) return { ...route, firstNumber };
    }
    throw new Error(`${route.airline.code} has more flights than numbers`);
  });
}

function belongs({ airline, operator, a, b, km }: PlannedRoute, who: string): boolean {
  const domestic = stateOf(a.country) === stateOf(b.country);
  if (who === "units") return operator !== undefined;
  if (who === "any") return true;
  if (who === "dom") return domestic;
  if (who === "long") return !domestic && km > LONG_HAUL_KM;
  if (who === "short") return !domestic && km <= LONG_HAUL_KM;
  if (who.length === 3) return a.iata === who || b.iata === who;
  const far = stateOf(a.country) === stateOf(airline.country) ? b : a;
  if (domestic) return false;
  return who === far.country || who === CONTINENTS[findCountry(far.country)?.continent ?? ""];
}

/** Whether the flight from `a` has odd numbers. */
function isOdd({ a, b }: PlannedRoute, parity: Parity): boolean {
  if (parity !== "west") return parity === "odd";
  const east = ((b.lon - a.lon + 540) % 360) - 180;
  const north = b.lat - a.lat;
  return Math.abs(east) > Math.abs(north) ? east < 0 : north < 0;
}

function byImportance(x: PlannedRoute, y: PlannedRoute): number {
  return y.weekly - x.weekly || y.km - x.km || (nameOf(x) < nameOf(y) ? -1 : 1);
}

function nameOf({ a, b }: PlannedRoute): string {
  return a.iata + b.iata;
}
