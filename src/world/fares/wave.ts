import type { DayNumber } from "../../domain/dates.ts";
import { drawLevel } from "../calendar/draws.ts";
import { leaving, returning } from "../calendar/holidays.ts";
import type { Airport } from "../places/airports.ts";
import { isHolidayPlace } from "./sun.ts";

/** Across a border the people of one end make most of a wave, those of the other the rest. */
const MAIN_SHARE = 0.85;
const OTHER_SHARE = 0.15;
/** The people of a holiday place are few beside its guests: so much of their own holidays is felt there. */
const OF_HOSTS = 0.5;
/** A fair that doubles the price of rooms fills the flights to it. */
const BY_DRAW = 1.2;

/** The waves asked for lately, each in a place that follows from what was asked: a search comes back to the same few dozen. */
const PLACES = 512;
const pairs = new Int32Array(PLACES).fill(-1);
const days = new Int32Array(PLACES);
const waves = new Float64Array(PLACES);

/**
 * From 0 on ordinary days to 1: how much of a holiday's wave flies from one airport to another. It
 * runs out of a country as a holiday begins and back into it as it ends. `terms` is the part of the
 * schools' long holidays that goes this way then: the market's.
 */
export function waveBetween(from: Airport, to: Airport, day: DayNumber, terms: number): number {
  const pair = (from.index << 16) | to.index;
  const place = (from.index * 31 + to.index * 17 + day) & (PLACES - 1);
  if (pairs[place] === pair && days[place] === day) return waves[place] ?? 0;
  const wave = makeWave(from, to, day, terms);
  pairs[place] = pair;
  days[place] = day;
  waves[place] = wave;
  return wave;
}

function makeWave(from: Airport, to: Airport, day: DayNumber, terms: number): number {
  const home = from.country === to.country;
  const out = leaving(from.country, day, terms) * (home || !isHolidayPlace(from) ? 1 : OF_HOSTS);
  const back = returning(to.country, day, terms) * (home || !isHolidayPlace(to) ? 1 : OF_HOSTS);
  const more = Math.max(out, back);
  const wave = home ? more : MAIN_SHARE * more + OTHER_SHARE * Math.min(out, back);
  // Within a country its blossom draws no more travellers than its own holidays do.
  const arrive = drawLevel(to.cityCode, home ? "" : to.country, day) - 1;
  const leave = drawLevel(from.cityCode, home ? "" : from.country, day - 1) - 1;
  return Math.min(1, Math.max(wave, BY_DRAW * Math.max(arrive, leave)));
}
