import { MS_PER_DAY } from "../../domain/dates.ts";
import { quoted } from "./quoted.ts";

type Json = Readonly<Record<string, unknown>>;
type Note = (change: string) => void;

const WITH_PREFIX = /^((?=\d?[A-Z])[A-Z0-9]{2})[\s-]*0*(\d{1,4})$/;
const DATE = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/;
const TIME =
  /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{1,2})[:.h]?(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?:\s*\(?\+\s*(\d)\)?)?$/i;

/** A flight in the contract's form; what cannot be read stays as it is, to be refused by name. */
export function normalizeSegment(segment: Json, note: Note): Json {
  const changed = { ...segment, ...readFlight(segment, note) };
  const date = readDate(segment["departureDate"]);
  const departure = readTime(segment["departureTime"]);
  const arrival = readTime(segment["arrivalTime"]);
  const beside = arrival && daysBeside(arrival, date);
  const plusDays = readPlusDays(segment, beside);
  // A time that comes with another day than the fields say is not for us to choose between.
  const sameDay = departure?.date === undefined || departure.date === (date ?? departure.date);
  const sameDays = beside === undefined || beside === plusDays;
  return {
    ...changed,
    ...upperCase(segment, "departureAirport", note),
    ...upperCase(segment, "arrivalAirport", note),
    ...put(segment, "departureDate", date, note),
    ...put(segment, "departureTime", sameDay ? departure?.time : undefined, note),
    ...put(segment, "arrivalTime", sameDays ? arrival?.time : undefined, note),
    ...put(segment, "plusDays", plusDays, note),
  };
}

/** `QR 124` under either name; a prefix that contradicts the airline is left to be refused. */
function readFlight(segment: Json, note: Note): Json {
  const airline = text(segment["airline"])?.toUpperCase();
  const flightNumber = text(segment["flightNumber"])?.toUpperCase();
  const inAirline = WITH_PREFIX.exec(airline ?? "");
  const inNumber = WITH_PREFIX.exec(flightNumber ?? "");
  const code = inAirline?.[1] ?? airline ?? inNumber?.[1];
  const number =
    inNumber?.[1] !== undefined && inNumber[1] === code
      ? inNumber[2]
      : (flightNumber?.replace(/^0+(?=\d)/, "") ?? inAirline?.[2]);
  return {
    ...put(segment, "airline", code, note),
    ...put(segment, "flightNumber", number, note),
  };
}

function upperCase(segment: Json, field: string, note: Note): Json {
  return put(segment, field, text(segment[field])?.toUpperCase(), note);
}

function readDate(value: unknown): string | undefined {
  const [, year, month, day] = DATE.exec(text(value) ?? "") ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

interface ReadTime {
  readonly time: string;
  /** The day that was written beside it. */
  readonly date?: string;
  readonly plusDays?: number;
}

function readTime(value: unknown): ReadTime | undefined {
  const [, date, hours, minutes, half, plus] = TIME.exec(text(value) ?? "") ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  return {
    time: `${String(hour).padStart(2, "0")}:${minutes}`,
    ...(date !== undefined && { date }),
    ...(plus !== undefined && { plusDays: Number(plus) }),
  };
}

/** How many days later it lands, by what stands beside the time of arrival. */
function daysBeside({ date, plusDays }: ReadTime, departs: string | undefined) {
  return plusDays ?? daysBetween(departs, date);
}

/** A number in a text, what stands beside the arrival, or the days between two dates. */
function readPlusDays(segment: Json, besideTime: number | undefined): number | undefined {
  const given = segment["plusDays"];
  if (typeof given === "number") return given;
  const written = /^\+?(\d)$/.exec(text(given) ?? "")?.[1];
  if (written !== undefined) return Number(written);
  if (besideTime !== undefined) return besideTime;
  return daysBetween(readDate(segment["departureDate"]), readDate(segment["arrivalDate"]));
}

function daysBetween(first = "", second = ""): number | undefined {
  const days = (Date.parse(second) - Date.parse(first)) / MS_PER_DAY;
  return Number.isInteger(days) && days >= 0 ? days : undefined;
}

function text(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : undefined;
}

function put(segment: Json, field: string, value: string | number | undefined, note: Note): Json {
  const before = segment[field];
  if (value === undefined || value === before) return {};
  note(
    before === undefined
      ? `${field} was not given: taken as ${value}.`
      : `${field} ${quoted(before)} became ${value}.`,
  );
  return { [field]: value };
}
