import { type DayNumber, weekday } from "../../domain/dates.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import { hashText, roll, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { type Buyers, cabinClass, openClass } from "./classes.ts";
import { curveTable, onCurve } from "./curve-table.ts";
import { type Market, marketBetween, type Tariff } from "./markets.ts";
import { fareSeason, seasonOn } from "./season.ts";
import { waveBetween } from "./wave.ts";

const LOAD_KEY = hashText("fares.load");

/** Monday to Sunday: how gladly people travel; families change over at the weekend. */
const WORK_WEEK = [0.6, 0.15, 0.15, 0.6, 1, 0.4, 1] as const;
const HOLIDAY_WEEK = [0.4, 0.1, 0.15, 0.4, 0.75, 1, 0.9] as const;
const MEAN_WEEKDAY = 0.557;
const MEAN_SEASON = 0.5;

/** What each moves of how fast a flight sells; 1 is as forecast. */
const SLOWEST = 0.5;
const BY_LOAD = 0.6;
const BY_SEASON = 0.25;
const BY_WEEKDAY = 0.2;

/** Classes that are not sold at all in the low, shoulder, high and peak seasons, and at the height of a wave. */
const HELD_BACK = [0, 0, 1, 2] as const;
const HELD_IN_WAVE = 4;
/** Families fly on the days when a week's rent begins and ends: in holidays that makes more of the wave. */
const CHANGEOVER = 1.35;
const CHANGEOVER_FROM = 0.9;

/** Flights that will be so full hold back one class, and two. */
const BUSY_FROM = 0.62;
const BUSIEST_FROM = 0.88;
/** A short flight at the ends of a working day holds back one more, where people travel for work too. */
const SHORT_KM = 2500;
/** Half hours of the local day from midnight: 1 when a day's work can be done before or after. */
const WANTED_HOURS = curveTable([
  [0, 0],
  [13, 0],
  [14, 1],
  [18, 1],
  [19, 0],
  [32, 0],
  [33, 1],
  [39, 1],
  [40, 0],
  [47, 0],
]);

/** Uniform in [0, 1) over flights and days: how full this cabin will be when the flight leaves. */
export function loadRank(seed: Seed, leg: FlightLeg, cabin: Cabin): number {
  const key = flightKey(leg.airline.code, leg.number);
  return roll(seed, LOAD_KEY, key, leg.day, CABINS.indexOf(cabin));
}

/** The wave that a flight is in, with what the changeover days of holiday routes add in season. */
export function waveOf(market: Market, leg: Pick<FlightLeg, "from" | "to" | "day">): number {
  const wave = waveBetween(leg.from, leg.to, leg.day, seasonOn(market.terms, leg.day));
  const changeover =
    wave > 0 &&
    market.buyers === "leisure" &&
    weekLiking(market.buyers, leg.day) >= CHANGEOVER_FROM;
  return changeover ? Math.min(1, wave * CHANGEOVER) : wave;
}

function weekLiking(buyers: Buyers, day: DayNumber): number {
  return (buyers === "leisure" ? HOLIDAY_WEEK : WORK_WEEK)[weekday(day)] ?? 0;
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
  const wave = waveOf(market, leg);
  const rank = loadRank(seed, leg, "economy");
  const level = fareSeason(season);
  const quiet = level === 0 && wave === 0 ? tariff.quiet : 0;
  const held =
    Math.max(HELD_BACK[level], Math.round(HELD_IN_WAVE * wave)) +
    heldByFlight(leg, rank, tariff.buyers) -
    quiet;
  const pressure =
    SLOWEST +
    BY_LOAD * rank +
    BY_SEASON * Math.max(season, wave) +
    BY_WEEKDAY * weekLiking(market.buyers, leg.day);
  const economy = openClass(tariff, leg.day - quoteDay, pressure, held);
  return cabin === "economy"
    ? economy
    : cabinClass(cabin, economy, loadRank(seed, leg, "business"));
}

/** Departures of one airline on one day differ: by the hour, and by how many want each. */
function heldByFlight(leg: FlightLeg, rank: number, buyers: Buyers): number {
  const busy = rank >= BUSIEST_FROM ? 2 : rank >= BUSY_FROM ? 1 : 0;
  if (leg.km > SHORT_KM || buyers === "leisure") return busy;
  const minute = (((leg.departure + leg.departureOffset) % 1440) + 1440) % 1440;
  return busy + onCurve(WANTED_HOURS, Math.floor(minute / 30));
}

/** About 1 on average: how much likelier than usual the day and the season make a full flight. */
export function crowding(market: Market, leg: Pick<FlightLeg, "from" | "to" | "day">): number {
  const ofDay = weekLiking(market.buyers, leg.day) - MEAN_WEEKDAY;
  const ofSeason = Math.max(seasonOn(market.year, leg.day), waveOf(market, leg)) - MEAN_SEASON;
  return 1 + 0.25 * ofDay + 0.3 * ofSeason;
}
