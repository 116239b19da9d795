import type { CheapFare } from "../../domain/contracts/flights/fares.ts";
import { isoDate, parseIsoDate, weekday } from "../../domain/dates.ts";

/** `EUR 312.40 BA117 nonstop [id]`. */
export function cheapLine({ price, flights, stops, id }: CheapFare, currency: string): string {
  const amount = Number.isInteger(price) ? String(price) : price.toFixed(2);
  const changes = stops === 0 ? "nonstop" : stops === 1 ? "1 stop" : `${stops} stops`;
  return `${currency} ${amount} ${flights} ${changes} [${id}]`;
}

/** Calendars are read for the differences: without cents. */
export function wholeAmount(price: number): string {
  return String(Math.round(price));
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A line per week, from Monday; blank where the week has other days than were asked for. */
export function calendarTable(cells: readonly (readonly [date: string, text: string])[]): string {
  const weeks = new Map<number, string[]>();
  for (const [date, text] of cells) {
    const day = parseIsoDate(date) ?? 0;
    const monday = day - weekday(day);
    const week = weeks.get(monday) ?? WEEKDAYS.map(() => ".");
    week[weekday(day)] = text;
    weeks.set(monday, week);
  }
  return [
    `week of ${WEEKDAYS.join(" ")}`,
    ...[...weeks].map(([monday, week]) => `${isoDate(monday)} ${week.join(" ")}`),
  ].join("\n");
}
