import type { DayNumber } from "../../domain/dates.ts";
import { SEASONS, type SeasonName } from "../network/seasons.ts";
import type { Airport } from "../places/airports.ts";
import type { Buyers } from "./classes.ts";
import { isColdInWinter, isHolidayPlace, type WinterSun, winterSunOf } from "./sun.ts";

const DAYS_PER_YEAR = 365.2425;
const PERIODS = 36;

/** Demand in thirds of a month, from January: high summer, Christmas, a little of Easter. */
// biome-ignore format: a year by months reads better than a column
const NORTH = Float64Array.of(
  0.8, 0.2, 0.15,   0.15, 0.25, 0.25,   0.3, 0.4, 0.45,   0.55, 0.5, 0.4,
  0.4, 0.4, 0.5,    0.6, 0.75, 0.85,    1, 1, 1,          1, 0.9, 0.75,
  0.5, 0.45, 0.4,   0.4, 0.4, 0.35,     0.2, 0.2, 0.35,   0.4, 0.85, 1,
);
// biome-ignore format: as above
const SOUTH = Float64Array.of(
  1, 0.9, 0.8,      0.6, 0.5, 0.4,      0.35, 0.35, 0.4,  0.5, 0.45, 0.35,
  0.25, 0.2, 0.2,   0.3, 0.4, 0.5,      0.6, 0.5, 0.4,    0.3, 0.3, 0.3,
  0.4, 0.5, 0.5,    0.5, 0.4, 0.35,     0.35, 0.4, 0.45,  0.6, 0.9, 1,
);

/** From the cold to the sun: dear from Christmas to the spring holidays, cheap when it is warm at home. */
// biome-ignore format: as above
const TO_THE_SUN = Float64Array.of(
  0.95, 0.75, 0.8,  0.92, 0.95, 0.92,   0.92, 0.95, 0.9,  0.75, 0.6, 0.5,
  0.3, 0.25, 0.25,  0.25, 0.25, 0.28,   0.3, 0.35, 0.35,  0.35, 0.3, 0.25,
  0.1, 0.05, 0.05,  0.15, 0.2, 0.25,    0.3, 0.35, 0.4,   0.45, 0.9, 1,
);
/** Islands of mild winters and summers: the schools' holidays are the season, the winter is none too cheap. */
// biome-ignore format: as above
const TO_MILD_ISLES = Float64Array.of(
  0.95, 0.5, 0.55,  0.65, 0.75, 0.65,   0.55, 0.55, 0.6,  0.65, 0.5, 0.4,
  0.3, 0.3, 0.35,   0.3, 0.35, 0.45,    0.6, 0.75, 0.8,   0.8, 0.75, 0.55,
  0.3, 0.3, 0.3,    0.4, 0.5, 0.65,     0.45, 0.4, 0.4,   0.4, 0.8, 1,
);

/** Routes whose year is not that of their latitudes: islands in winter, snow, the monsoon. */
const OWN_CALENDAR: ReadonlySet<SeasonName> = new Set([
  "canaries",
  "caribbean",
  "gulf",
  "india",
  "australia",
  "south_leisure",
  "ski",
  "winter_only",
]);
/** How far above the year's mean a route's flights go in a month that is as wanted as can be, in per cent. */
const WIDEST = 60;
const MEAN = 0.45;
/** Christmas and New Year are wanted everywhere: the last two thirds of December and the first of January. */
const YEAR_END = 34;

/** Demand from 0 to 1 in each third of a month. */
export type Year = Float64Array;

const BOTH = NORTH.map((north, period) => (north + (SOUTH[period] ?? 0)) / 2);

/** July and August, when offices are empty: no more than this on pairs that are flown for work. */
const OFFICE_SUMMER = { first: 18, last: 23, most: 0.5 } as const;
/** Of the schools' long holidays, what pairs flown for work feel. */
const TERMS_AT_WORK = 0.1;
/** Where a holiday is out of season at its end fewer go: below the first share none, from 1 on all. */
const TERMS_FROM = 0.3;

interface MarketYear {
  readonly year: Year;
  /** The part of the schools' long holidays that is felt in each third of a month. */
  readonly terms: Year;
}

/** A few dozen, for all markets. */
const yearsKnown = new Map<string, MarketYear>();

/** The year of a market: the sun's from the cold, else that of its ends' latitudes, or the route's own. */
export function yearOf(a: Airport, b: Airport, season: SeasonName, buyers: Buyers): MarketYear {
  const south = Number(a.lat < 0) + Number(b.lat < 0);
  const sun = isColdInWinter(a) ? winterSunOf(b) : isColdInWinter(b) ? winterSunOf(a) : undefined;
  const work = buyers === "business" && !isHolidayPlace(a) && !isHolidayPlace(b);
  const key = `${south} ${sun} ${season} ${work}`;
  const known = yearsKnown.get(key);
  if (known) return known;
  const made = makeYear([NORTH, BOTH, SOUTH][south] ?? NORTH, season, sun, work);
  yearsKnown.set(key, made);
  return made;
}

function makeYear(
  latitudes: Year,
  season: SeasonName,
  sun: WinterSun | undefined,
  work: boolean,
): MarketYear {
  const toTheSun = sun && (sun === "isles" ? TO_MILD_ISLES : TO_THE_SUN);
  const year = toTheSun ?? routeYear(latitudes, season);
  const usual = latitudes === SOUTH ? SOUTH : NORTH;
  const terms = year.map((wanted, period) => {
    const share = (wanted / (usual[period] ?? 1) - TERMS_FROM) / (1 - TERMS_FROM);
    return Math.max(0, Math.min(1, share)) * (work ? TERMS_AT_WORK : 1);
  });
  return { year: work ? year.map(inOffices) : year, terms };
}

function inOffices(wanted: number, period: number): number {
  const { first, last, most } = OFFICE_SUMMER;
  return period >= first && period <= last ? Math.min(most, wanted) : wanted;
}

function routeYear(latitudes: Year, season: SeasonName): Year {
  if (!OWN_CALENDAR.has(season)) return latitudes;
  const flown = SEASONS[season];
  return latitudes.map((usual, period) => {
    if (period === 0 || period >= YEAR_END) return usual;
    const above = (flown[Math.floor(period / 3)] ?? 100) - 100;
    return Math.max(0, Math.min(1, MEAN + above / WIDEST));
  });
}

/** 0 to 1: how much people want to travel on a day. */
export function seasonOn(year: Year, day: DayNumber): number {
  // Good to a day, without asking a calendar.
  const ofYear = day - Math.floor(day / DAYS_PER_YEAR) * DAYS_PER_YEAR;
  return year[Math.floor((ofYear / DAYS_PER_YEAR) * PERIODS)] ?? 0;
}

/** Where the shoulder, high and peak seasons of fares begin. */
const SHOULDER = 0.28;
const HIGH = 0.65;
const PEAK = 0.92;

/** 0 to 3: low, shoulder, high, peak. */
export function fareSeason(season: number): 0 | 1 | 2 | 3 {
  if (season < HIGH) return season < SHOULDER ? 0 : 1;
  return season < PEAK ? 2 : 3;
}
