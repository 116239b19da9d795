import {
  type DayNumber,
  isoDate,
  type Minutes,
  parseIsoDate,
  parseIsoDateTime,
} from "../../../domain/dates.ts";
import { type Airport, airportsOf, type City, findCity } from "../../../world/places/airports.ts";
import { suggestCodes } from "../../../world/places/resolve.ts";
import { usageError } from "../command.ts";

/** Reads the words of a command line, with errors that say what was expected. */
export function requireWord(
  words: readonly string[],
  index: number,
  name: string,
  usage: string,
): string {
  const word = words[index];
  if (word !== undefined) return word;
  throw usageError(`${name} is missing`, usage);
}

export function requireAirports(code: string): readonly Airport[] {
  const found = airportsOf(code.toUpperCase());
  if (found.length > 0) return found;
  throw unknownPlace(code);
}

export function requireCity(code: string): City {
  const city = findCity(code.toUpperCase());
  if (city) return city;
  throw unknownPlace(code);
}

export function requireDate(text: string): DayNumber {
  const day = parseIsoDate(text);
  if (day !== undefined) return day;
  throw usageError(`'${text}' is not a date`, "Write dates as YYYY-MM-DD.");
}

/** `2027-03-01` is taken as ten in the morning. */
export function requireLocalTime(text: string): Minutes {
  const day = parseIsoDate(text);
  if (day !== undefined) return day * 1440 + 600;
  const time = parseIsoDateTime(text);
  if (time !== undefined) return time.local;
  throw usageError(`'${text}' is not a time`, "Write times as YYYY-MM-DDTHH:MM, or just a date.");
}

export function requireNumber(text: string, name: string, low: number, high: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  throw usageError(`${name} '${text}' is not a whole number from ${low} to ${high}`);
}

export function threeMonthsAhead(today: DayNumber): string {
  return isoDate(today + 90);
}

function unknownPlace(code: string): Error {
  const near = suggestCodes(code.toUpperCase(), 4).map((one) => `${one.code} (${one.name})`);
  return usageError(
    `${code} is not an airport or city code`,
    near.length > 0 ? `Did you mean ${near.join(", ")}?` : "Try: wayfare world airports <name>",
  );
}
