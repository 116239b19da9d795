import type { CheapFare } from "../../domain/contracts/flights/fares.ts";
import { isoDate, parseIsoDate, weekday } from "../../domain/dates.ts";
import { currencyDigits } from "../../domain/money.ts";

/** `EUR 312.40 BA117 nonstop [id]`. */
export function cheapLine({ price, flights, tickets, id }: CheapFare, currency: string): string {
  const amount = Number.isInteger(price) ? price : price.toFixed(currencyDigits(currency));
  const separate = tickets === undefined ? "" : `, ${tickets} separate tickets`;
  return `${currency} ${amount} ${flights} ${stopsText(flights)}${separate} [${id}]`;
}

/** `nonstop`, `1 stop`, `1 stop each way`, `nonstop there, 1 stop back`, of `QS142/QS145 | DE314`. */
function stopsText(flights: string): string {
  const [there = 0, back] = flights.split(" | ").map((way) => way.split("/").length - 1);
  const words = (stops: number) =>
    stops === 0 ? "nonstop" : `${stops} stop${stops === 1 ? "" : "s"}`;
  if (back === undefined) return words(there);
  if (there !== back) return `${words(there)} there, ${words(back)} back`;
  return there === 0 ? "nonstop" : `${words(there)} each way`;
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
