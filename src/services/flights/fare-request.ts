import type { CalendarRequest, ExploreRequest } from "../../domain/contracts/flights/fares.ts";
import { type DayNumber, dayNumber, instantOf, isoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkParty } from "../../domain/rules/party.ts";
import type { FareWish, LowFares } from "../../suppliers/low-fares.ts";
import type { Place, Places } from "../../suppliers/types.ts";
import { refusePast, requireDay } from "../places.ts";
import type { FlightsDeps } from "./deps.ts";

/** Days in a row that are asked about. */
export interface Days {
  readonly first: DayNumber;
  readonly days: number;
}

const MOST_DAYS = 62;
const USUAL_DAYS = 30;

/** What the party wants of every fare. */
export function fareWish(
  now: number,
  request: Pick<
    CalendarRequest & ExploreRequest,
    "adults" | "children" | "infants" | "cabin_class" | "max_connections"
  >,
): FareWish {
  const { adults, children, infants, cabin_class: cabin, max_connections } = request;
  const party = { adults, children, infants };
  checkParty(party, infants > adults ? "infants" : "adults");
  return {
    cabin,
    party,
    quoteDay: quoteDayOf(now),
    notBefore: instantOf(now),
    maxConnections: max_connections,
  };
}

/** Fares of many days need a source that is at hand. */
export function requireLowFares({ lowFares, source }: FlightsDeps, tool: string): LowFares {
  if (lowFares) return lowFares;
  throw new TravelError(
    "rule",
    `${tool} is not offered: ${source.source} sells one day at a time`,
    {
      reason: "not_offered",
      hint: "Call search_flights for the days that matter.",
    },
  );
}

/** A month from today on, or the days from one to another; the next thirty without either. */
export function requireDays(
  { places, now }: { readonly places: Places; readonly now: number },
  origin: Place,
  asked: {
    readonly month?: string | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
): Days {
  const today = places.dateAt(origin, instantOf(now));
  if (asked.from === undefined && asked.to === undefined && asked.month !== undefined) {
    return monthDays(places, origin, asked.month, today);
  }
  const first = asked.from === undefined ? today : requireDay(places, asked.from, "from");
  refusePast(first, today, "from", origin.cityName);
  const last = asked.to === undefined ? first + USUAL_DAYS - 1 : requireDay(places, asked.to, "to");
  if (last < first || last - first >= MOST_DAYS) {
    throw new TravelError(
      "invalid",
      last < first
        ? `to: ${isoDate(last)} is before ${isoDate(first)}`
        : `to: ${last - first + 1} days are more than ${MOST_DAYS}`,
      {
        reason: last < first ? "dates_out_of_order" : "too_many_days",
        field: "to",
        value: isoDate(last),
        hint: `Choose a day from ${isoDate(first)} to ${isoDate(first + MOST_DAYS - 1)}.`,
      },
    );
  }
  return { first, days: Math.min(last, places.lastDay) - first + 1 };
}

function monthDays(places: Places, origin: Place, month: string, today: DayNumber): Days {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const first = requireDay(places, `${month}-01`, "month");
  const last = dayNumber(year, number + 1, 1) - 1;
  refusePast(last, today, "month", origin.cityName);
  const from = Math.max(first, today);
  return { first: from, days: last - from + 1 };
}
