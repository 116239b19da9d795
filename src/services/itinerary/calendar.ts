import type { Handout, HandoutEntry } from "./handout.ts";

/** Where a booking stands, for calendars that had an earlier file. */
export interface CalendarState {
  /** Grows with every change of the booking. */
  readonly sequence: number;
  /** Unix milliseconds. */
  readonly modifiedAt: number;
  readonly now: number;
}

/**
 * The itinerary as iCalendar (RFC 5545): everything at instants, in UTC, so that no zone needs describing;
 * what has no hour stands on its day, which is the same wherever the calendar is. An event keeps its UID through
 * changes, and one that is called off is sent as such, so that a second import mends the first.
 */
export function calendarOf(handout: Handout, state: CalendarState): string {
  const { title, pnr, days } = handout;
  const events = days
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => eventOf(handout, entry, state));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wayfare//Itinerary//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(`${title} (${pnr})`)}`,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventOf(
  { lang, pnr, notice }: Handout,
  entry: HandoutEntry,
  { sequence, modifiedAt, now }: CalendarState,
): readonly string[] {
  const { kind, key, at, day, ends, title, brief = title, lines, alerts, where, off } = entry;
  const description = [...alerts, ...lines, ...(notice === undefined ? [] : [notice]), pnr];
  return [
    "BEGIN:VEVENT",
    `UID:${pnr}.${key}@wayfare`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(modifiedAt)}`,
    day === undefined
      ? `DTSTART:${utc(Date.parse(at))}`
      : `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    ...(ends === undefined ? [] : [`DTEND:${utc(Date.parse(ends))}`]),
    `SUMMARY;LANGUAGE=${lang}:${escaped(brief)}`,
    `LOCATION:${escaped(where)}`,
    `DESCRIPTION;LANGUAGE=${lang}:${escaped(description.join("\n"))}`,
    `STATUS:${off ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${kind === "flight" ? "OPAQUE" : "TRANSPARENT"}`,
    "END:VEVENT",
  ];
}

/** `20270301T080500Z`. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** A value of the type TEXT. Controls, which no text may hold, become spaces. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\r\n]/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

const LONGEST_OCTETS = 75;

/** At most 75 octets to a line, never within a character; the space that leads a line is one of them. */
function folded(line: string): string {
  let out = "";
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LONGEST_OCTETS) {
      out += "\r\n ";
      octets = 1;
    }
    out += character;
    octets += length;
  }
  return out;
}
