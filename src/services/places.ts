import type { FlightSegment } from "../domain/contracts/gds/flights.ts";
import { type DayNumber, isoDate, parseIsoDate } from "../domain/dates.ts";
import { TravelError } from "../domain/errors.ts";
import { bagDropCloses } from "../domain/rules/check-in.ts";
import type { Place, Places } from "../suppliers/types.ts";

const SUGGESTIONS = 4;
const LONGEST_NAME = 60;

/** The place behind a code or an unmistakable name, or an error that names the nearest ones. */
export function requirePlace(places: Places, code: string, field: string): Place {
  const place = places.read(code);
  if (place) return place;
  const typed = code.slice(0, LONGEST_NAME);
  const suggestions = places.suggest(typed, SUGGESTIONS);
  const wanted = field === "cityCode" ? "a city or airport code" : "an airport code";
  const listed = suggestions.map(({ code, label }) => `${code} (${label})`).join(", ");
  throw new TravelError(
    "invalid",
    `${field}: ${typed} is not ${wanted}${listed ? `; did you mean ${listed}?` : ""}`,
    {
      reason: "unknown_airport",
      field,
      value: typed,
      hint: listed
        ? `Use one of ${suggestions.map((one) => one.code).join(", ")}.`
        : "Use a 3-letter IATA airport or city code, e.g. JFK or LON.",
    },
  );
}

/** The same, for what needs an airport or a city with one. */
export function requireServedPlace(places: Places, code: string, field: string): Place {
  const place = requirePlace(places, code, field);
  if (place.kind !== "stay") return place;
  throw new TravelError("invalid", `${field}: ${place.name} (${place.code}) has no airport`, {
    reason: "no_airport",
    field,
    value: code,
    hint: `Use ${place.nearestAirport}, the airport one flies to.`,
  });
}

/** The same for a flight: a city's name means all of its airports, also where its code is one's. */
export function requireFlightPlace(places: Places, text: string, field: string): Place {
  const place = requireServedPlace(places, text, field);
  if (place.sisters.length === 0 || text.trim().toUpperCase() === place.code) return place;
  return places.find([place.code, ...place.sisters].join("+")) ?? place;
}

/** The day behind a date, when the world's calendar has it. */
export function requireDay(places: Places, date: string, field: string): DayNumber {
  const day = parseIsoDate(date);
  if (day === undefined) {
    throw new TravelError("invalid", `${field}: ${date} is not a day of the calendar`, {
      reason: "invalid_date",
      field,
      value: date,
      hint: "Write an existing day as YYYY-MM-DD.",
    });
  }
  if (day > places.lastDay) {
    throw new TravelError("rule", `${field}: ${date} is too far ahead`, {
      reason: "too_far_ahead",
      field,
      value: date,
      hint: `Choose a date up to ${isoDate(places.lastDay)}.`,
    });
  }
  return day;
}

/** Refuses a day that is over at the place. */
export function refusePast(day: DayNumber, today: DayNumber, field: string, where: string): void {
  if (day >= today) return;
  throw new TravelError("rule", `${field}: ${isoDate(day)} is in the past`, {
    reason: "date_in_past",
    field,
    value: isoDate(day),
    hint: `Today is ${isoDate(today)} in ${where}; choose that or a later date.`,
  });
}

/** When check-in for a flight closes, which depends on whether it leaves the country. */
export function checkInEnd(places: Places, flight: FlightSegment): string {
  const [from, to] = [places.find(flight.originCode), places.find(flight.destinationCode)];
  return bagDropCloses(flight.departureTime, from?.countryName === to?.countryName);
}

/** The city that flights go to for a code, so that LHR and LON agree; a town without an airport has that of the nearest. */
export function cityOf(places: Places): (code: string) => string {
  return (code) => {
    const place = places.find(code);
    return places.find(place?.nearestAirport ?? "")?.cityCode ?? place?.cityCode ?? code;
  };
}
