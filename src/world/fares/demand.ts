import { type DayNumber, weekday } from "../../domain/dates.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import { hashText, roll, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { cabinClass, openClass } from "./classes.ts";
import { type Market, marketBetween, type Tariff } from "./markets.ts";
import { fareSeason, seasonOn } from "./season.ts";

const LOAD_KEY = hashText("fares.load");

/** Monday to Sunday: how gladly people travel. */
const WEEKDAYS = [0.6, 0.15, 0.15, 0.6, 1, 0.4, 1] as const;
const MEAN_WEEKDAY = 0.557;
const MEAN_SEASON = 0.5;

/** What each moves of how fast a flight sells; 1 is as forecast. */
const SLOWEST = 0.5;
const BY_LOAD = 0.6;
const BY_SEASON = 0.25;
const BY_WEEKDAY = 0.2;

/** Classes that are not sold at all in the low, shoulder, high and peak seasons. */
const HELD_BACK = [0, 0, 1, 2] as const;

/** Uniform in [0, 1) over flights and days: how full this cabin will be when the flight leaves. */
export function loadRank(seed: Seed, leg: FlightLeg, cabin: Cabin): number {
  const key = flightKey(leg.airline.code, leg.number);
  return roll(seed, LOAD_KEY, key, leg.day, CABINS.indexOf(cabin));
}

/** The cheapest class of a cabin that is open on a quote day. */
export function classOf(
  seed: Seed,
  leg: FlightLeg,
  tariff: Tariff,
  { cabin, quoteDay }: { readonly cabin: Cabin; readonly quoteDay: DayNumber },
): number {
  const market = marketBetween(leg.from, leg.to);
  const season = seasonOn(market.year, leg.day);
  const held = HELD_BACK[fareSeason(season)];
  const pressure =
    SLOWEST +
    BY_LOAD * loadRank(seed, leg, "economy") +
    BY_SEASON * season +
    BY_WEEKDAY * (WEEKDAYS[weekday(leg.day)] ?? 0);
  const economy = openClass(tariff, leg.day - quoteDay, pressure, held);
  return cabin === "economy"
    ? economy
    : cabinClass(cabin, economy, loadRank(seed, leg, "business"));
}

/** About 1 on average: how much likelier than usual the day and the season make a full flight. */
export function crowding({ year }: Market, day: DayNumber): number {
  const ofDay = (WEEKDAYS[weekday(day)] ?? 0) - MEAN_WEEKDAY;
  const ofSeason = seasonOn(year, day) - MEAN_SEASON;
  return 1 + 0.25 * ofDay + 0.3 * ofSeason;
}
