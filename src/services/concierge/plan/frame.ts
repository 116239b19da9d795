import type { PartOfDay } from "../../../domain/catalogue.ts";
import type { DayNumber } from "../../../domain/dates.ts";
import type { Spot } from "./atlas.ts";
import type { FlightPick } from "./flights.ts";
import type { Stay } from "./route.ts";
import { type Calendar, calendarOn } from "./season.ts";
import type { Timing } from "./terms.ts";
import type { Mode } from "./travel.ts";

/** The way to the first city, or home from the last. */
export interface Journey {
  /** Undefined where the start is unknown. */
  readonly mode?: Mode;
  readonly flight?: FlightPick;
  /** True where it leaves the day before the first of the plan. */
  readonly dayBefore?: boolean;
  /** From the airport to a city that has none, hours; or the whole way by land. */
  readonly hours: number;
  /** US cents for the party. */
  readonly price: number;
}

/** A change of city inside the trip. */
export interface Transfer {
  readonly from: Spot;
  readonly to: Spot;
  readonly mode: Mode;
  readonly hours: number;
  readonly flight?: FlightPick;
  /** US cents for the party. */
  readonly price: number;
}

/** What is fixed in a day before anything is visited. */
export type Fixed =
  | { readonly kind: "arrival" }
  | { readonly kind: "way-there" }
  | { readonly kind: "transfer"; readonly transfer: Transfer }
  | { readonly kind: "transfer-on"; readonly transfer: Transfer }
  | { readonly kind: "check-out" }
  | { readonly kind: "departure" }
  | { readonly kind: "way-home" };

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
  readonly exact: boolean;
}

/** A transfer of so many hours leaves the afternoon, and one of so many the evening. */
const HALF_DAY_HOURS = 5;
const WHOLE_DAY_HOURS = 9.5;
/** Hours of the day at which days on the road begin and end, where no flight sets them. */
const SETTING_OUT = 8;
const LEAVING = 17;
/** Arriving before these hours leaves the afternoon, or the evening. */
const THERE_BY_LUNCH = 13.5;
const THERE_BY_DINNER = 18.5;
/** The same for a flight between two cities, by the hour it lands. */
const LANDED_BY_LUNCH = 14;
const LANDED_BY_DINNER = 19;
/** Leaving after these hours leaves the morning, or the afternoon. */
const AFTER_BREAKFAST = 11;
const AFTER_LUNCH = 15;
/** So long before a flight the city is left, the way to the airport apart. */
const CHECK_IN_HOURS = 2;
/** Without a start only the way from the airport is known, and its length is cut. */
const MOST_FROM_AIRPORT = 4;

type Slots = Partial<Record<PartOfDay, Fixed>>;

export function frameOf(
  stays: readonly Stay[],
  { arrival, departure, transfers }: Pick<Frame, "arrival" | "departure" | "transfers">,
  { start, exact }: Timing,
): Frame {
  const days: FrameDay[] = [];
  for (const [index, { spot, nights }] of stays.entries()) {
    const last = index === stays.length - 1;
    for (let night = 0; night < nights + (last ? 1 : 0); night++) {
      const day = days.length + 1;
      const transfer = index > 0 && night === 0 ? transfers[index - 1] : undefined;
      const fixed: Slots = {
        ...(day === 1 && arrivalSlots(arrival)),
        ...(transfer && transferSlots(transfer)),
      };
      days.push({ day, spot, calendar: calendarOn(start, exact, day - 1), fixed });
    }
  }
  const final = days.at(-1);
  if (final && days.length > 1) {
    days[days.length - 1] = {
      ...final,
      fixed: { ...final.fixed, ...departureSlots(departure, final.fixed) },
    };
  }
  return { days, stays, transfers, arrival, departure, start, exact };
}

function hourOf(clock: string): number {
  return Number(clock.slice(0, 2));
}

function arrivalSlots({ mode, flight, hours }: Journey): Slots {
  const there = flight
    ? hourOf(flight.arrives) + hours
    : SETTING_OUT + (mode ? hours : Math.min(hours, MOST_FROM_AIRPORT));
  if (there < THERE_BY_LUNCH) return { morning: { kind: "arrival" } };
  if (there < THERE_BY_DINNER)
    return { morning: { kind: "way-there" }, afternoon: { kind: "arrival" } };
  return {
    morning: { kind: "way-there" },
    afternoon: { kind: "way-there" },
    evening: { kind: "arrival" },
  };
}

function transferSlots(transfer: Transfer): Slots {
  const start: Fixed = { kind: "transfer", transfer };
  const on: Fixed = { kind: "transfer-on", transfer };
  const { flight, hours } = transfer;
  const late = flight
    ? hourOf(flight.arrives) + (flight.arrivalDay > flight.departureDay ? 24 : 0)
    : 0;
  if (hours <= HALF_DAY_HOURS && late < LANDED_BY_LUNCH) return { morning: start };
  if (hours <= WHOLE_DAY_HOURS && late < LANDED_BY_DINNER) return { morning: start, afternoon: on };
  return { morning: start, afternoon: on, evening: on };
}

/** A last day that already has a transfer keeps it, and ends with leaving. */
function departureSlots({ flight, hours }: Journey, taken: Slots): Slots {
  if (taken.evening) return {};
  const away: Fixed = { kind: "departure" };
  const home: Fixed = { kind: "way-home" };
  const leaves = flight ? hourOf(flight.departs) - CHECK_IN_HOURS - hours : LEAVING - hours;
  if (!taken.morning && leaves < AFTER_BREAKFAST)
    return { morning: away, afternoon: home, evening: home };
  if (!taken.afternoon && leaves < AFTER_LUNCH) return { afternoon: away, evening: home };
  return { ...(!taken.afternoon && { afternoon: { kind: "check-out" } as const }), evening: away };
}
