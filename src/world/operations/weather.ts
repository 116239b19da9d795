import { dayOf, MINUTES_PER_DAY, type Minutes, monthOf } from "../../domain/dates.ts";
import type { Airport } from "../places/airports.ts";
import { offsetAt } from "../places/zones.ts";
import { hash, hashText, type Seed } from "../random.ts";

/** Weather that slows an airport down. */
export interface Weather {
  readonly kind: "snow" | "fog" | "thunderstorms" | "strong winds";
  /** 1 slows, 2 holds up, 3 closes. */
  readonly severity: 1 | 2 | 3;
}

const WEATHER_KEY = hashText("operations.weather");
/** Airports of one cell share their weather. */
const CELL = { lat: 4, lon: 5 } as const;
const TROPICS = 24;
const WINTRY = 36;

/** Days of 10,000 with such weather, by month counted from the middle of winter. */
const SNOW = [2300, 1700, 600, 150, 0, 0, 0, 0, 0, 0, 250, 1100] as const;
const STORMS = [100, 150, 350, 700, 1100, 1700, 1900, 1600, 900, 350, 150, 100] as const;
const FOG = [500, 350, 200, 100, 50, 0, 0, 50, 200, 400, 550, 600] as const;
const TROPICAL_STORMS = [500, 500, 600, 700, 900, 1100, 1200, 1200, 1100, 900, 700, 500] as const;
const WINDS = 250;

/** When it begins, in local hours, and how many it lasts at most. */
const HOURS = {
  snow: { from: 2, span: 16, lasts: 10 },
  fog: { from: 4, span: 3, lasts: 5 },
  thunderstorms: { from: 13, span: 6, lasts: 5 },
  "strong winds": { from: 6, span: 12, lasts: 8 },
} as const satisfies Record<Weather["kind"], object>;

/** The weather at an airport that hinders flights at an instant, where there is any. */
export function weatherAt(seed: Seed, airport: Airport, instant: Minutes): Weather | undefined {
  const local = instant + offsetAt(airport.zone, instant);
  const day = dayOf(local);
  const cell = Math.floor(airport.lat / CELL.lat) * 256 + Math.floor(airport.lon / CELL.lon);
  const dice = hash(seed, WEATHER_KEY, cell, day);
  const kind = kindOn(airport.lat, monthOf(day), dice % 10_000);
  if (!kind) return undefined;
  const more = hash(seed, WEATHER_KEY, cell, day, 1);
  const { from, span, lasts } = HOURS[kind];
  const begins = (from + (more % span)) * 60;
  const ends = begins + (2 + ((more >>> 8) % (lasts - 1))) * 60;
  const minute = local - day * MINUTES_PER_DAY;
  if (minute < begins || minute >= ends) return undefined;
  const hard = (more >>> 16) % 100;
  return { kind, severity: hard < 8 ? 3 : hard < 35 ? 2 : 1 };
}

function kindOn(lat: number, month: number, share: number): Weather["kind"] | undefined {
  const size = Math.abs(lat);
  // South of the equator the year is turned round.
  const index = (month - 1 + (lat < 0 ? 6 : 0)) % 12;
  const odds: readonly (readonly [Weather["kind"], number])[] =
    size < TROPICS
      ? [
          ["thunderstorms", TROPICAL_STORMS[index] ?? 0],
          ["strong winds", WINDS],
        ]
      : [
          ["snow", size >= WINTRY ? (SNOW[index] ?? 0) : 0],
          ["thunderstorms", STORMS[index] ?? 0],
          ["fog", FOG[index] ?? 0],
          ["strong winds", WINDS],
        ];
  let left = share;
  for (const [kind, days] of odds) {
    if (left < days) return kind;
    left -= days;
  }
  return undefined;
}
