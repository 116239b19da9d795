import type { FlightSearchRequest } from "../../domain/contracts/flights/search.ts";
import { type DayNumber, isoDate, parseIsoDate } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkParty } from "../../domain/rules/party.ts";
import type { TimeWindow } from "../../domain/rules/windows.ts";
import { CABINS, type Party } from "../../domain/travel.ts";
import type { OfferSearch } from "../../suppliers/offers.ts";
import type { Places } from "../../suppliers/types.ts";
import { refusePast } from "../places.ts";
import { checkPlaces } from "./request-places.ts";
import { checkWishes } from "./request-wishes.ts";

const MOST_CONNECTIONS = 2;
const MS_PER_MINUTE = 60_000;

/** What a request is checked against. */
export interface Surroundings {
  readonly places: Places;
  /** Unix milliseconds. */
  readonly now: number;
  /** True where a live supplier has the last word on what airports there are. */
  readonly live: boolean;
  /** Codes of an airline or of an alliance's members; undefined for what is neither. */
  readonly airlineCodes: (word: string) => readonly string[] | undefined;
}

/** The request with every default filled in, or an error that names the field and the way out. */
export function checkRequest(request: FlightSearchRequest, around: Surroundings): OfferSearch {
  const { origin, destination } = checkPlaces(request, around);
  const days = checkDates(request, around);
  const party = checkedParty(request);
  const maxConnections = wholeNumber(request.max_connections, "max_connections", 2);
  if (maxConnections < 0 || maxConnections > MOST_CONNECTIONS) {
    throw invalid("max_connections", maxConnections, "must be 0, 1 or 2");
  }
  const cabin = request.cabin_class ?? undefined;
  if (cabin !== undefined && !CABINS.includes(cabin)) {
    throw invalid("cabin_class", cabin, `must be one of ${CABINS.join(", ")}`);
  }
  const departureTime = checkWindow(request.departure_time, "departure_time");
  const arrivalTime = checkWindow(request.arrival_time, "arrival_time");
  return {
    origin,
    destination,
    ...days,
    party,
    ...(cabin && { cabin }),
    maxConnections,
    ...(departureTime && { departureTime }),
    ...(arrivalTime && { arrivalTime }),
    ...checkWishes(request, around),
  };
}

function checkDates(
  { origin, departure_date, return_date }: FlightSearchRequest,
  { places, now }: Surroundings,
): { departureDate: string; returnDate?: string } {
  const out = requireDate(places, departure_date, "departure_date", "departure date");
  const place = places.read(origin);
  const minutes = Math.floor(now / MS_PER_MINUTE);
  // Where the origin's zone is not known, the latest zone decides: it is still that day somewhere.
  const today = place ? places.dateAt(place, minutes) : Math.floor((minutes - 12 * 60) / 1440);
  refusePast(out, today, "departure_date", place?.cityName ?? "the last time zone");
  if (return_date === undefined || return_date === null) return { departureDate: departure_date };
  const back = requireDate(places, return_date, "return_date", "return date");
  if (back < out) {
    throw new TravelError(
      "invalid",
      `return_date: ${return_date} is before departure_date ${departure_date}`,
      {
        reason: "return_before_departure",
        field: "return_date",
        value: return_date,
        hint: `Choose ${departure_date} or later.`,
      },
    );
  }
  return { departureDate: departure_date, returnDate: return_date };
}

function requireDate(places: Places, date: unknown, field: string, name: string): DayNumber {
  const day = typeof date === "string" ? parseIsoDate(date) : undefined;
  if (day === undefined) {
    throw new TravelError("invalid", `Invalid ${name}: ${shown(date)}`, {
      reason: "invalid_date",
      field,
      value: shown(date),
      hint: "Write an existing day as YYYY-MM-DD.",
    });
  }
  if (day <= places.lastDay) return day;
  throw new TravelError("rule", `${field}: ${shown(date)} is too far ahead`, {
    reason: "too_far_ahead",
    field,
    value: shown(date),
    hint: `Choose a date up to ${isoDate(places.lastDay)}.`,
  });
}

function checkedParty({ adults, children, infants }: FlightSearchRequest): Party {
  const party = {
    adults: wholeNumber(adults, "adults", 1),
    children: wholeNumber(children, "children", 0),
    infants: wholeNumber(infants, "infants", 0),
  };
  if (party.adults < 1) throw invalid("adults", party.adults, "must be at least 1");
  if (party.children < 0) throw invalid("children", party.children, "must be at least 0");
  if (party.infants < 0) throw invalid("infants", party.infants, "must be at least 0");
  checkParty(party, party.infants > party.adults ? "infants" : "adults");
  return party;
}

function wholeNumber(value: unknown, field: string, usual: number): number {
  const number = value ?? usual;
  if (typeof number === "number" && Number.isInteger(number)) return number;
  throw invalid(field, value, "must be a whole number");
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

function checkWindow(window: TimeWindow | undefined, field: string): TimeWindow | undefined {
  if (window === undefined || window === null) return undefined;
  const { after, before } = window;
  for (const [end, value] of [
    ["after", after],
    ["before", before],
  ] as const) {
    if (!CLOCK.test(String(value))) {
      throw invalid(`${field}.${end}`, value, "must be a time from 00:00 to 23:59");
    }
  }
  if (after <= before) return { after, before };
  throw new TravelError("invalid", `${field}: ${after} is later than ${before}`, {
    reason: "empty_window",
    field,
    value: `${after}–${before}`,
    hint: "A window lies within one day: after must not be later than before.",
  });
}

function invalid(field: string, value: unknown, rule: string): TravelError {
  return new TravelError("invalid", `${field} ${shown(value)} ${rule}`, {
    reason: "invalid_params",
    field,
    value: shown(value),
  });
}

/** A value as an error repeats it. */
function shown(value: unknown): string {
  return String(value).slice(0, 60);
}
