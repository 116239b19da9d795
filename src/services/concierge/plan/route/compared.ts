import type { Spot } from "../atlas/atlas.ts";
import { inSeason } from "../days/season.ts";
import type { Amount } from "../money/budget.ts";
import type { PlannerDeps } from "../planning.ts";
import type { Trip } from "../trip.ts";
import { isEasy, isHardFor, leavesAtNight } from "./flights.ts";
import { purseOf } from "./terms.ts";

/** What speaks for the place that was taken. */
export type Why = "money" | "season" | "airport" | "ways" | "first";

/** One of the places of which one was wanted, with the whole plan's sum and the hours there and home. */
export interface Weighed {
  readonly spots: readonly Spot[];
  readonly total: Amount;
  readonly hours: number;
}

/** Plans were made of each of the places that were named with an "or". */
export interface Compared {
  readonly kind: "compared";
  readonly chosen: Weighed;
  readonly others: readonly Weighed[];
  readonly why: Why;
}

type Reasons = Readonly<Record<Exclude<Why, "first">, number>>;

/** A tenth above the budget is as bad as five hours more on the way. */
const OVER_BUDGET = 4;
const HOURS_AS_BAD_AS_ONE = 12;
const HARD_FLIGHT = 0.25;
const TWO_CHANGES = 0.5;
const OFF_SEASON = 0.5;
/** A road to the airport of another town on the last morning. */
const OTHER_AIRPORT = 0.5;
const AT_THE_DOOR = 1;
/** Less speaks for nothing: of two that are alike the first that was named is taken. */
const ALIKE = 0.05;

/** Of plans for each of several places the best by money, season and ways, with what was weighed. */
export function bestOf(trips: readonly [Trip, ...Trip[]], deps: PlannerDeps): Trip {
  const [first] = trips;
  const { budget } = purseOf(first.wish, deps.rates);
  const least = Math.min(...trips.map(({ costs }) => costs.counted));
  const reasons = (trip: Trip) => reasonsAgainst(trip, budget?.minor ?? least);
  const sum = (trip: Trip) => Object.values(reasons(trip)).reduce((all, one) => all + one, 0);
  const chosen = trips.reduce((best, trip) => (sum(trip) < sum(best) - ALIKE ? trip : best));
  const others = trips.filter((trip) => trip !== chosen);
  const shared = (spot: Spot) => trips.every((trip) => spotsOf(trip).includes(spot));
  const weighed = (trip: Trip): Weighed => ({
    spots: spotsOf(trip).filter((spot) => !shared(spot)),
    total: { minor: trip.costs.total, currency: trip.costs.currency },
    hours: hoursOnTheWay(trip),
  });
  const told = others.map(weighed).filter(({ spots }) => spots.length > 0);
  const own = weighed(chosen);
  if (told.length === 0 || own.spots.length === 0) return first;
  const rival = others.reduce((best, trip) => (sum(trip) < sum(best) ? trip : best));
  const compared: Compared = {
    kind: "compared",
    chosen: own,
    others: told,
    why: whyOf(reasons(chosen), reasons(rival)),
  };
  const open = ({ kind, ...remark }: Trip["remarks"][number]) =>
    kind === "open" && "open" in remark && remark.open === "destinations";
  return { ...chosen, remarks: [compared, ...chosen.remarks.filter((one) => !open(one))] };
}

function spotsOf({ frame }: Trip): readonly Spot[] {
  return frame.stays.map(({ spot }) => spot);
}

function reasonsAgainst(trip: Trip, least: number): Reasons {
  const { frame, wish, costs } = trip;
  const ends = [frame.arrival, frame.departure];
  const flights = ends.flatMap(({ flight }) => flight ?? []);
  const night =
    frame.departure.flight && leavesAtNight(frame.departure.flight, frame.departure.hours);
  const hard = flights.filter((flight) => isHardFor(wish, flight)).length + (night ? 1 : 0);
  const changes = flights.filter((flight) => !isEasy(flight)).length;
  const spots = spotsOf(trip);
  const off = spots.filter((spot) => !inSeason(spot, frame.days[0]?.calendar.month ?? 1));
  return {
    money: Math.max(0, costs.counted / Math.max(1, least) - 1) * OVER_BUDGET,
    season: off.length > 0 ? OFF_SEASON : 0,
    airport: frame.departure.hours > AT_THE_DOOR ? OTHER_AIRPORT : 0,
    ways: hoursOnTheWay(trip) / HOURS_AS_BAD_AS_ONE + hard * HARD_FLIGHT + changes * TWO_CHANGES,
  };
}

/** From door to door there, home and between the cities. */
function hoursOnTheWay({ frame: { arrival, departure, transfers } }: Trip): number {
  const ends = [arrival, departure].map(
    ({ flight, hours }) => hours + (flight ? flight.minutes / 60 : 0),
  );
  const all = [...ends, ...transfers.map(({ hours }) => hours)];
  return Math.round(all.reduce((sum, one) => sum + one, 0));
}

function whyOf(chosen: Reasons, rival: Reasons): Why {
  const gains = (["money", "season", "airport", "ways"] as const)
    .map((why) => ({ why, gain: rival[why] - chosen[why] }))
    .sort((a, b) => b.gain - a.gain);
  const [most] = gains;
  return most && most.gain > ALIKE ? most.why : "first";
}
