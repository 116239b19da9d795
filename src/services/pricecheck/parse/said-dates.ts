import { type DateSpan, findOtherDates, findSureDates } from "../../../reading/dates.ts";
import { type FlightReading, mention } from "./mentions.ts";

export function saySureDates(reading: FlightReading): void {
  say(reading, findSureDates(reading));
}

export function sayOtherDates(reading: FlightReading): void {
  say(reading, findOtherDates(reading));
}

function say(reading: FlightReading, spans: readonly DateSpan[]): void {
  for (const span of spans) {
    if ("later" in span) {
      mention(reading, span.first, span.next, { kind: "later", days: span.later });
    } else mention(reading, span.first, span.next, { kind: "date", date: span.date });
  }
}
