import type { Segment } from "../../domain/contracts/pricecheck/check.ts";
import {
  type DayNumber,
  formatDuration,
  isoDate,
  MINUTES_PER_DAY,
  type Minutes,
  parseIsoDate,
} from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import type { FareFlight } from "../../suppliers/fare-sources.ts";
import type { Place } from "../../suppliers/types.ts";
import { plainLine } from "../../text/plain.ts";
import type { PriceCheckDeps } from "./deps.ts";
import { refusal, type Spot, spotName } from "./refusal.ts";

type Known = Pick<PriceCheckDeps, "places" | "facts">;

const FLIGHT_NUMBER = /^0*([1-9]\d{0,3})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const LONGEST_VALUE = 60;
const SUGGESTIONS = 4;
const MOST_DAYS = 3;

/** A flight as it was written down, checked by itself. */
export function readSegment(
  known: Known,
  segment: Segment,
  spot: Spot,
  note: (text: string) => void,
): FareFlight {
  const airline = readAirline(known, segment, spot);
  const number = readNumber(segment, spot);
  const from = readAirport(known, segment, "departureAirport", spot);
  const to = readAirport(known, segment, "arrivalAirport", spot);
  if (from.code === to.code) {
    throw refusal(spot, {
      field: "arrivalAirport",
      value: to.code,
      problem: "is where the flight starts",
      reason: "same_place",
      hint: "Give the airport where this flight lands.",
    });
  }
  const day = readDay(known, segment, spot);
  const departs = readTime(segment, "departureTime", spot);
  const arrives = readTime(segment, "arrivalTime", spot);
  const departure = known.places.instantAt(from, day * MINUTES_PER_DAY + departs);
  const arrivalOn = (plusDays: number) =>
    known.places.instantAt(to, (day + plusDays) * MINUTES_PER_DAY + arrives);
  const plusDays = readPlusDays(segment, spot, { from, to, departure, arrivalOn }, note);
  return {
    airline,
    number,
    from: from.code,
    to: to.code,
    day,
    departureTime: segment.departureTime,
    arrivalTime: segment.arrivalTime,
    plusDays,
    departure,
    arrival: arrivalOn(plusDays),
  };
}

function readAirline({ facts }: Known, { airline }: Segment, spot: Spot): string {
  const name = facts.airlineName(airline);
  if (name !== undefined) return airline;
  const meant = facts.suggestAirlines(airline.slice(0, LONGEST_VALUE));
  throw refusal(spot, {
    field: "airline",
    value: plainLine(airline, LONGEST_VALUE),
    problem: "is not an airline that is known here",
    reason: "unknown_airline",
    hint:
      meant.length > 0
        ? `Did you mean ${meant.join(", ")}?`
        : "Use the airline's 2-letter IATA code, e.g. QR for Qatar Airways.",
  });
}

function readNumber({ flightNumber }: Segment, spot: Spot): number {
  const digits = FLIGHT_NUMBER.exec(flightNumber)?.[1];
  if (digits !== undefined) return Number(digits);
  throw refusal(spot, {
    field: "flightNumber",
    value: plainLine(flightNumber, LONGEST_VALUE),
    problem: "is not a flight number",
    reason: "invalid_flight_number",
    hint: "Give its numeric part alone, 1 to 4 digits: 124 for QR124.",
  });
}

function readAirport(
  { places, facts }: Known,
  segment: Segment,
  field: "departureAirport" | "arrivalAirport",
  spot: Spot,
): Place {
  const code = plainLine(segment[field], LONGEST_VALUE);
  const place = places.find(code);
  if (place?.kind === "airport") return place;
  if (place?.kind === "city") {
    throw refusal(spot, {
      field,
      value: code,
      problem: `is the code of ${place.cityName} with all its airports`,
      reason: "city_code",
      hint: `A flight uses one of them: ${facts.airportsOf(code).join(", ")}.`,
    });
  }
  const meant = place?.nearestAirport
    ? [`${place.nearestAirport} (the airport of ${place.name})`]
    : places.suggest(code, SUGGESTIONS).map(({ code: one, label }) => `${one} (${label})`);
  throw refusal(spot, {
    field,
    value: code,
    problem: "is not an airport code",
    reason: "unknown_airport",
    hint:
      meant.length > 0
        ? `Did you mean ${meant.join(", ")}?`
        : "Use a 3-letter IATA airport code, e.g. MXP.",
  });
}

function readDay({ places }: Known, { departureDate }: Segment, spot: Spot): DayNumber {
  const day = parseIsoDate(departureDate);
  if (day === undefined) {
    throw refusal(spot, {
      field: "departureDate",
      value: plainLine(departureDate, LONGEST_VALUE),
      problem: "is not a day of the calendar",
      reason: "invalid_date",
      hint: "Write an existing day as YYYY-MM-DD, the local date at the departure airport.",
    });
  }
  if (day <= places.lastDay) return day;
  throw refusal(spot, {
    field: "departureDate",
    value: departureDate,
    problem: "is too far ahead",
    reason: "too_far_ahead",
    hint: `Choose a date up to ${isoDate(places.lastDay)}.`,
    code: "rule",
  });
}

function readTime(segment: Segment, field: "departureTime" | "arrivalTime", spot: Spot): Minutes {
  const match = TIME.exec(segment[field]);
  if (match) return Number(match[1]) * 60 + Number(match[2]);
  throw refusal(spot, {
    field,
    value: plainLine(segment[field], LONGEST_VALUE),
    problem: "is not a time of the day",
    reason: "invalid_time",
    hint: "Write local time as HH:MM, 00:00 to 23:59.",
  });
}

interface Way {
  readonly from: Place;
  readonly to: Place;
  readonly departure: Minutes;
  readonly arrivalOn: (plusDays: number) => Minutes;
}

/** The contract has no negative days, so a flight that lands the day before comes as 0. */
function readPlusDays(
  { plusDays, departureTime, arrivalTime }: Segment,
  spot: Spot,
  { from, to, departure, arrivalOn }: Way,
  note: (text: string) => void,
): number {
  const km = distanceKm(from, to);
  const elapsedWith = (days: number) => arrivalOn(days) - departure;
  const fitting = plausibleDays(elapsedWith, km);
  if (fitting === plusDays) return plusDays;
  if (fitting === -1 && plusDays === 0) {
    note(
      `In ${spotName(spot)} the flight crosses the date line: it lands the day before it leaves.`,
    );
    return fitting;
  }
  const way = `${from.code} ${departureTime} to ${to.code} ${arrivalTime}`;
  const against = `against ${usualTime(km)}`;
  if (fitting === undefined) {
    throw refusal(spot, {
      field: "arrivalTime",
      value: arrivalTime,
      problem: `does not fit: ${way} would take ${took(elapsedWith(0))} on the same day, ${against}`,
      reason: "impossible_flight_time",
      hint: "Check both local times and the two airports.",
    });
  }
  const right = Math.max(0, fitting);
  throw refusal(spot, {
    field: "plusDays",
    value: plusDays,
    problem: `does not fit: ${way}${tookWith(elapsedWith, plusDays)}, ${against}`,
    reason: "impossible_plus_days",
    hint: `Set plusDays to ${right}: the flight then takes ${took(elapsedWith(fitting))}.`,
  });
}

/** Beyond `MOST_DAYS` a duration would only confuse. */
function tookWith(elapsedWith: (plusDays: number) => Minutes, plusDays: number): string {
  return plusDays > MOST_DAYS
    ? " is no flight of that many days"
    : ` would take ${took(elapsedWith(plusDays))}`;
}

function took(minutes: Minutes): string {
  return minutes < 0 ? `minus ${formatDuration(-minutes)}` : formatDuration(minutes);
}

/** No airliner covers more ground than this, with the jet stream behind it. */
const FASTEST_KMH = 1080;
const USUAL_KMH = 830;
const TAXI_AND_CLIMB = 40;
/** Head winds, old turboprops, a stop on the way without a change of number. */
const SLOWEST = { times: 1.5, plus: 300 } as const;

/** From a landing before the date line to a very long way with a stop. */
const LIKELY_DAYS = [0, 1, 2, -1, 3] as const;

/** Whether a flight over so many kilometres can take so long. */
function isPlausible(elapsed: Minutes, km: number): boolean {
  const shortest = (km / FASTEST_KMH) * 60;
  return elapsed > 0 && elapsed >= shortest && elapsed <= usual(km) * SLOWEST.times + SLOWEST.plus;
}

/** How many days later it lands, given what each count makes of its time; undefined when none fits. */
function plausibleDays(elapsedWith: (plusDays: number) => Minutes, km: number): number | undefined {
  return LIKELY_DAYS.find((days) => isPlausible(elapsedWith(days), km));
}

/** `about 14h20 for 12,360 km`. */
function usualTime(km: number): string {
  const rounded = Math.round(usual(km) / 5) * 5;
  return `about ${formatDuration(rounded)} for ${Math.round(km).toLocaleString("en-US")} km`;
}

function usual(km: number): Minutes {
  return (km / USUAL_KMH) * 60 + TAXI_AND_CLIMB;
}
