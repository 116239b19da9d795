import type { CatalogueText, PartOfDay } from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Passed } from "../route/effort.ts";
import { type FlightPick, hourOf, nightsOf } from "../route/flights.ts";
import type { Stay } from "../route/route.ts";
import type { Timing } from "../route/terms.ts";
import type { Mode } from "../route/travel.ts";
import type { Wish } from "../wish/wish.ts";
import { toTheBeach } from "./far-beach.ts";
import { feastsAt } from "./holy-days.ts";
import { withNewYear } from "./new-year.ts";
import { type Calendar, calendarOn } from "./season.ts";
import { withWork } from "./work-days.ts";

/** The way to the first city, or home from the last. */
export interface Journey extends Passed {
  /** Undefined where the start is unknown. */
  readonly mode?: Mode;
  readonly flight?: FlightPick;
  /** True where it leaves the day before the first of the plan. */
  readonly dayBefore?: boolean;
  /** From the airport to a city that has none, hours; or the whole way by land. */
  readonly hours: number;
  /** How the way between the airport and such a city goes; by road when left out. */
  readonly onwardBy?: Mode;
  /** The town of the airport, where it is another than the city. */
  readonly town?: CatalogueText;
  /** True where the city's airport is farther from it than most: Narita, Incheon. */
  readonly farOut?: boolean;
  /** True where the hours are those to the airport itself, not to its town. */
  readonly toTheGate?: boolean;
  readonly via?: readonly Spot[];
  /** Of a train that has one. */
  readonly name?: CatalogueText;
  /** Of a way by land: hours by which clocks at its end are ahead of those at its start. */
  readonly ahead?: number;
  /** US cents for the party. */
  readonly price: number;
}

/** A change of city inside the trip. */
export interface Transfer {
  readonly from: Spot;
  readonly to: Spot;
  readonly mode: Mode;
  readonly hours: number;
  readonly via?: readonly Spot[];
  /** Of a train that has one. */
  readonly name?: CatalogueText;
  readonly flight?: FlightPick;
  /** Hours by road to the airport, and from the other one. */
  readonly before?: number;
  readonly after?: number;
  /** The town of the airport at its end, where it is another than the city. */
  readonly town?: CatalogueText;
  readonly ahead?: number;
  /** True where it would have to be flown and nothing flies. */
  readonly unflown?: boolean;
  /** US cents for the party. */
  readonly price: number;
}

/** Hours of the day on which a way is left and its end reached; past 24 on the next. */
export interface Times {
  readonly leaves: number;
  readonly reaches: number;
}

/** Hours of a day from which and until which something lasts. */
export interface Hours {
  readonly from: number;
  readonly to: number;
  /** Where it is, as written, where that is not in the city. */
  readonly place?: string;
}

/** What is fixed in a day before anything is visited. */
export type Fixed =
  | { readonly kind: "arrival"; readonly times: Times }
  | { readonly kind: "way-there"; readonly times: Times }
  | { readonly kind: "transfer"; readonly transfer: Transfer; readonly times: Times }
  | { readonly kind: "transfer-on"; readonly transfer: Transfer; readonly times: Times }
  /** Time left in the city that is about to be left. */
  | { readonly kind: "before-transfer"; readonly transfer: Transfer }
  | { readonly kind: "departure"; readonly times: Times }
  | { readonly kind: "way-home"; readonly times: Times }
  /** Kept for meetings and the like. */
  | { readonly kind: "work"; readonly hours?: Hours }
  /** The evening of 31 December, or the morning after it. */
  | { readonly kind: "new-year" };

export interface FrameDay {
  readonly day: number;
  readonly spot: Spot;
  readonly calendar: Calendar;
  readonly fixed: Readonly<Partial<Record<PartOfDay, Fixed>>>;
}

/** The days of a trip with their cities, and the ways between them. */
export interface Frame {
  readonly days: readonly FrameDay[];
  readonly stays: readonly Stay[];
  readonly transfers: readonly Transfer[];
  readonly arrival: Journey;
  readonly departure: Journey;
  readonly start: DayNumber;
}

/** When a drive begins: after breakfast, a long one earlier. */
const SETTING_OUT = 9;
const SETTING_OUT_EARLY = 8;
const LONG_DRIVE = 6;
/** When a trip without a known start begins and ends. */
const USUAL_ARRIVAL = 12;
const USUAL_LEAVING = 14;
/** Who goes home over land leaves in time to be there by the first hour, and no later than the other. */
const HOME_BY = 19;
const LATEST_LEAVING = 17;
/** Reached by these hours, a city has its afternoon left, or its evening. */
const FOR_THE_AFTERNOON = 14;
const FOR_THE_EVENING = 19;
/** Left after these hours, a city has had its morning, or its afternoon. */
const AFTER_THE_MORNING = 12;
const AFTER_THE_AFTERNOON = 17.5;
/** A departure before this hour belongs to the evening before. */
const DAY_BEGINS = 1;
/** From landing to the middle of a town: passports, bags, the ride. */
const INTO_TOWN = 1;
/** So long before take-off travellers are at the airport. */
export const AT_AIRPORT_HOURS = 2;
/** From the middle of a town to take-off: the ride and two hours at the airport. */
const OUT_OF_TOWN = 2.75;

type Slots = Partial<Record<PartOfDay, Fixed>>;

export function frameOf(
  stays: readonly Stay[],
  ways: Pick<Frame, "arrival" | "departure" | "transfers">,
  { start, month }: Timing,
  wish: Wish,
): Frame {
  const { arrival, departure } = toTheBeach(ways, stays, month, wish);
  const days: FrameDay[] = [];
  let landing: Slots = {};
  for (const [index, { spot, nights }] of stays.entries()) {
    for (let night = 0; night < nights + (index === stays.length - 1 ? 1 : 0); night++) {
      const day = days.length + 1;
      const transfer = index > 0 && night === 0 ? ways.transfers[index - 1] : undefined;
      const eve = days.at(-1);
      // A city that was reached that day is not left in its night.
      const isSeen = (stays[index - 1]?.nights ?? 0) > 1;
      const ride = transfer && eve && isSeen && !eve.fixed.evening && nightRide(transfer, wish);
      if (ride && eve) {
        const leaving: Fixed = { kind: "transfer", transfer, times: ride };
        days[days.length - 1] = { ...eve, fixed: { ...eve.fixed, evening: leaving } };
      }
      const fixed: Slots = {
        ...landing,
        ...(day === 1 && arrivalSlots(arrival)),
        ...(transfer && (ride ? wakingSlots(transfer, ride) : transferSlots(transfer, wish))),
      };
      // What is flown to through the night is reached on the day after it.
      landing =
        day === 1
          ? nextDay(arrivalTimes(arrival), (times) => arrivedSlots(times))
          : transfer && !ride
            ? nextDay(transferTimes(transfer, wish), (times) => arrivedSlots(times, transfer))
            : {};
      days.push({ day, spot, calendar: calendarOn(start + day - 1, feastsAt(spot)), fixed });
    }
  }
  const [eve, final] = [days.at(-2), days.at(-1)];
  const times = departureTimes(departure);
  if (final && eve && times.leaves < DAY_BEGINS && !eve.fixed.evening && departure.flight) {
    // Left in the night, a city is left on the evening before.
    const night = { leaves: times.leaves + 24, reaches: times.reaches + 24 };
    const away: Fixed = { kind: "departure", times: night };
    const home: Fixed = { kind: "way-home", times };
    days[days.length - 2] = { ...eve, fixed: { ...eve.fixed, evening: away } };
    days[days.length - 1] = { ...final, fixed: { morning: home, afternoon: home, evening: home } };
  } else if (final && (days.length > 1 || (arrival.flight && departure.flight))) {
    days[days.length - 1] = {
      ...final,
      fixed: { ...final.fixed, ...departureSlots(departure, final.fixed) },
    };
  }
  return { days: withWork(withNewYear(days, wish), wish), stays, ...ways, start };
}

/** So long by land is ridden through the night, and sooner where a berth was asked for. */
const NIGHT_RIDE = 11;
const BERTH_RIDE = 7;
/** A night's ride ends at this hour where it can, and begins between these. */
const BREAKFAST = 31;
const NIGHT_FROM = 18;
const NIGHT_BY = 22;

/** Hours of the evening on which a way through the night begins; undefined where it is for the day. */
function nightRide({ mode, hours, ahead = 0 }: Transfer, { wishes }: Wish): Times | undefined {
  const berths = mode === "train" ? "nightTrain" : mode === "road" ? "nightBus" : undefined;
  const isInBerths = wishes.some(({ kind }) => kind === berths);
  if (wishes.some(({ kind }) => kind === "ownCar")) return undefined;
  if (mode === "flight" || hours < (isInBerths ? BERTH_RIDE : NIGHT_RIDE)) return undefined;
  const leaves = Math.min(NIGHT_BY, Math.max(NIGHT_FROM, BREAKFAST - hours));
  return { leaves, reaches: leaves + hours + ahead };
}

/** The day on which a ride through the night ends. */
function wakingSlots(transfer: Transfer, ride: Times): Slots {
  const times = { leaves: ride.leaves - 24, reaches: ride.reaches - 24 };
  const on: Fixed = { kind: "transfer-on", transfer, times };
  return {
    morning: on,
    ...(times.reaches > FOR_THE_AFTERNOON && { afternoon: on }),
    ...(times.reaches > FOR_THE_EVENING && { evening: on }),
  };
}

/** What a way takes of the day after the one that it began on; nothing where it ended on that. */
function nextDay({ leaves, reaches }: Times, slotsOf: (times: Times) => Slots): Slots {
  return reaches < 24 + DAY_BEGINS ? {} : slotsOf({ leaves: leaves - 24, reaches: reaches - 24 });
}

function driveTimes(hours: number, ahead = 0, longFrom = SETTING_OUT_EARLY): Times {
  const leaves = hours > LONG_DRIVE ? longFrom : SETTING_OUT;
  return { leaves, reaches: leaves + hours + ahead };
}

/** Clock hours of a flight, from leaving the town to being in the other. */
function flightTimes(flight: FlightPick, before: number, after: number): Times {
  return {
    leaves: hourOf(flight.departs) - OUT_OF_TOWN - before,
    reaches: hourOf(flight.arrives) + 24 * nightsOf(flight) + INTO_TOWN + after,
  };
}

/** So much longer is the ride where an airport is far out. */
const FAR_OUT = 0.5;

/** Hours between the airport and the place, beside those into an airport's town. */
function beyondTown({ hours, farOut, toTheGate }: Journey): number {
  return hours + (farOut ? FAR_OUT : 0) - (toTheGate ? OUT_OF_TOWN - AT_AIRPORT_HOURS : 0);
}

function arrivalTimes(journey: Journey): Times {
  const { mode, flight, hours, dayBefore, ahead } = journey;
  if (flight) {
    const { leaves, reaches } = flightTimes(flight, 0, beyondTown(journey));
    return dayBefore ? { leaves: leaves - 24, reaches: reaches - 24 } : { leaves, reaches };
  }
  return mode
    ? driveTimes(hours, ahead)
    : { leaves: 0, reaches: USUAL_ARRIVAL + Math.min(hours, 4) };
}

function arrivalSlots(arrival: Journey): Slots {
  const times = arrivalTimes(arrival);
  if (times.reaches < 24 + DAY_BEGINS) return arrivedSlots(times);
  const onTheWay: Fixed = { kind: "way-there", times };
  return { morning: onTheWay, afternoon: onTheWay, evening: onTheWay };
}

/** The day on which the end of a way is reached: there, or in the next city. */
function arrivedSlots(times: Times, transfer?: Transfer): Slots {
  const there: Fixed = transfer
    ? { kind: "transfer-on", transfer, times }
    : { kind: "arrival", times };
  const onTheWay: Fixed = transfer ? there : { kind: "way-there", times };
  if (times.reaches <= FOR_THE_AFTERNOON) return { morning: there };
  if (times.reaches <= FOR_THE_EVENING) return { morning: onTheWay, afternoon: there };
  return { morning: onTheWay, afternoon: onTheWay, evening: there };
}

function transferTimes({ flight, hours, ahead, ...town }: Transfer, { wishes }: Wish): Times {
  // Who does not get up early sets out no earlier for a long way.
  const isLate = wishes.some(({ kind }) => kind === "lateStart");
  if (!flight) return driveTimes(hours, ahead, isLate ? SETTING_OUT : SETTING_OUT_EARLY);
  return flightTimes(flight, town.before ?? 0, town.after ?? 0);
}

function transferSlots(transfer: Transfer, wish: Wish): Slots {
  const times = transferTimes(transfer, wish);
  const start: Fixed = { kind: "transfer", transfer, times };
  const on: Fixed = { kind: "transfer-on", transfer, times };
  const waits: Fixed = { kind: "before-transfer", transfer };
  const late = times.reaches > FOR_THE_EVENING;
  if (times.leaves >= AFTER_THE_AFTERNOON - 1)
    return { morning: waits, afternoon: waits, evening: start };
  if (times.leaves >= AFTER_THE_MORNING)
    return { morning: waits, afternoon: start, ...(late && { evening: on }) };
  if (times.reaches <= FOR_THE_AFTERNOON) return { morning: start };
  return { morning: start, afternoon: on, ...(late && { evening: on }) };
}

function departureTimes(journey: Journey): Times {
  const { mode, flight, hours, ahead = 0 } = journey;
  if (flight) {
    const { leaves, reaches } = flightTimes(flight, beyondTown(journey), 0);
    return { leaves, reaches: reaches - INTO_TOWN };
  }
  if (mode && hours <= LONG_DRIVE) {
    const leaves = Math.min(LATEST_LEAVING, Math.max(USUAL_LEAVING, HOME_BY - hours));
    return { leaves, reaches: leaves + hours + ahead };
  }
  // With the flight unknown, the last morning is kept.
  return mode
    ? driveTimes(hours, ahead)
    : { leaves: Math.max(AFTER_THE_MORNING, USUAL_LEAVING - hours), reaches: 24 };
}

/** A last day that already has a transfer keeps it, and ends with leaving. */
function departureSlots(departure: Journey, taken: Slots): Slots {
  if (taken.evening) return {};
  const times = departureTimes(departure);
  const away: Fixed = { kind: "departure", times };
  const home: Fixed = { kind: "way-home", times };
  if (taken.afternoon || times.leaves >= AFTER_THE_AFTERNOON) return { evening: away };
  if (taken.morning || times.leaves >= AFTER_THE_MORNING) return { afternoon: away, evening: home };
  return { morning: away, afternoon: home, evening: home };
}
