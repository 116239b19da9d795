import type { PartOfDay } from "../../../domain/catalogue.ts";
import type { DayNumber } from "../../../domain/dates.ts";
import type { Spot } from "./atlas.ts";
import type { FlightPick } from "./flights.ts";
import type { Stay } from "./route.ts";
import { type Calendar, calendarOn } from "./season.ts";
import type { Mode } from "./travel.ts";

/** How one reaches the first city, and leaves the last. */
export interface Journey {
  /** Undefined where nobody said where it starts. */
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

/** Where one is on which day, and how one got there. */
export interface Frame {
  readonly days: readonly FrameDay[];
  readonly stays: readonly Stay[];
  readonly transfers: readonly Transfer[];
  readonly arrival: Journey;
  readonly departure: Journey;
  readonly start: DayNumber;
  readonly exact: boolean;
}

const HALF_DAY_HOURS = 5;
const WHOLE_DAY_HOURS = 9.5;

type Slots = Partial<Record<PartOfDay, Fixed>>;

export function frameOf(
  stays: readonly Stay[],
  transfers: readonly Transfer[],
  arrival: Journey,
  departure: Journey,
  start: DayNumber,
  exact: boolean,
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
  // A trip that starts nowhere in particular starts with being there.
  const there = flight ? hourOf(flight.arrives) + hours : mode ? 8 + hours : 8 + Math.min(hours, 4);
  if (there < 13.5) return { morning: { kind: "arrival" } };
  if (there < 18.5) return { morning: { kind: "way-there" }, afternoon: { kind: "arrival" } };
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
  if (hours <= HALF_DAY_HOURS && late < 14) return { morning: start };
  if (hours <= WHOLE_DAY_HOURS && late < 19) return { morning: start, afternoon: on };
  return { morning: start, afternoon: on, evening: on };
}

/** A last day that already has a transfer keeps it, and ends with leaving. */
function departureSlots({ flight, hours }: Journey, taken: Slots): Slots {
  if (taken.evening) return {};
  const away: Fixed = { kind: "departure" };
  const home: Fixed = { kind: "way-home" };
  const leaves = flight ? hourOf(flight.departs) - 2 - hours : 17 - hours;
  if (!taken.morning && leaves < 11) return { morning: away, afternoon: home, evening: home };
  if (!taken.afternoon && leaves < 15) return { afternoon: away, evening: home };
  return { ...(!taken.afternoon && { afternoon: { kind: "check-out" } as const }), evening: away };
}
