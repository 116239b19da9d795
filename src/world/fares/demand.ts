import { type DayNumber, weekday } from "../../domain/dates.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import { hashText, roll, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { curveTable, onCurve } from "./curve-table.ts";
import { season } from "./season.ts";

const LOAD_KEY = hashText("fares.load");
const HABIT_KEY = hashText("fares.habit");

/** How dear it is to buy this many days ahead; cheapest about two to four months out. */
const LATENESS = curveTable([
  [0, 1],
  [1, 0.97],
  [3, 0.86],
  [7, 0.66],
  [14, 0.45],
  [21, 0.31],
  [45, 0.15],
  [75, 0.07],
  [120, 0.1],
  [200, 0.2],
  [330, 0.28],
]);

/** Monday to Sunday. */
const WEEKDAYS = [0.6, 0.15, 0.15, 0.6, 1, 0.4, 1] as const;
const MEAN_WEEKDAY = 0.557;
const MEAN_SEASON = 0.5;
/** Far below what separates two cabins' tariffs, so that cabins never change places. */
const CABIN_SWING = 0.08;

/** Uniform in [0, 1) over flights and days: how full this cabin will be when the flight leaves. */
export function loadRank(seed: Seed, leg: FlightLeg, cabin: Cabin): number {
  const key = flightKey(leg.airline.code, leg.number);
  return roll(seed, LOAD_KEY, key, leg.day, CABINS.indexOf(cabin));
}

/** 0 to 1: what the day, the season, the load and the time left make of a flight's price. */
export function priceDemand(seed: Seed, leg: FlightLeg, cabin: Cabin, quoteDay: DayNumber): number {
  const key = flightKey(leg.airline.code, leg.number);
  const load = loadRank(seed, leg, "economy");
  const demand =
    0.44 * onCurve(LATENESS, leg.day - quoteDay) +
    0.2 * load +
    0.13 * (WEEKDAYS[weekday(leg.day)] ?? 0) +
    0.13 * season(leg.from.lat, leg.to.lat, leg.day) +
    0.1 * roll(seed, HABIT_KEY, key);
  const own = cabin === "economy" ? load : loadRank(seed, leg, cabin);
  const swung = demand + CABIN_SWING * (own - 0.5);
  return swung < 0 ? 0 : swung > 1 ? 1 : swung;
}

/** About 1 on average: how much likelier than usual the day and the season make a full flight. */
export function crowding(leg: FlightLeg): number {
  const ofDay = (WEEKDAYS[weekday(leg.day)] ?? 0) - MEAN_WEEKDAY;
  const ofSeason = season(leg.from.lat, leg.to.lat, leg.day) - MEAN_SEASON;
  return 1 + 0.25 * ofDay + 0.3 * ofSeason;
}
