import { type DayNumber, isoDate, weekday } from "../../../../domain/dates.ts";
import { findSureDates } from "../../../../reading/dates.ts";
import { findEvery, startReading } from "../../../../reading/reading.ts";
import { find } from "../../../../reading/words.ts";

interface Dated {
  readonly calendar: { readonly date?: DayNumber };
}

/** Of the days of a plan those that a text names by date, else by weekday; all where it names none. */
export function daysSaid(text: string, days: readonly Dated[]): (day: Dated) => boolean {
  const first = days.find(({ calendar }) => calendar.date !== undefined)?.calendar.date;
  if (first === undefined) return () => true;
  const reading = startReading(text, first);
  const dates = findSureDates(reading).flatMap((one) =>
    "date" in one && one.date.day !== undefined && one.date.month !== undefined
      ? [`${two(one.date.month)}-${two(one.date.day)}`]
      : [],
  );
  const on = ({ calendar: { date } }: Dated) => (date === undefined ? "" : isoDate(date).slice(5));
  const [only, ...others] = dates;
  if (only !== undefined && others.length === 0) {
    // "After 20 April" is a bound and no day.
    const bound = boundIn(text);
    const isWithin = (day: Dated) =>
      on(day) !== "" && (bound === "after" ? on(day) > only : on(day) < only);
    if (bound && days.some(isWithin)) return isWithin;
  }
  if (dates.length > 0) return (day) => dates.includes(on(day));
  const weekdays = findEvery(reading, (index) => find.weekday(reading, index, "own"));
  if (weekdays.length === 0) return () => true;
  return ({ calendar: { date } }) =>
    date !== undefined && weekdays.some(({ value }) => value === weekday(date));
}

/** True where the one date of a text is not the day but what it lies behind, or before. */
function boundIn(text: string): "after" | "before" | undefined {
  const reading = startReading(text, 0);
  const [date] = findSureDates(reading);
  if (!date) return undefined;
  const start = reading.tokens[date.first]?.start ?? 0;
  const end = reading.tokens[date.next]?.start ?? text.length;
  const [before, behind] = [text.slice(0, start), text.slice(start)];
  if (/(?:^|[^\p{L}])(?:after|после)(?: the)?\s*$/iu.test(before)) return "after";
  if (/(?:^|[^\p{L}])(?:before|до)(?: the)?\s*$/iu.test(before)) return "before";
  const led = behind.slice(0, end - start + NEAR);
  if (/(?:dan|dən|ndan|ndən)\s+sonra(?!\p{L})/iu.test(led)) return "after";
  return /(?:dan|dən)\s+əvvəl(?!\p{L})/iu.test(led) ? "before" : undefined;
}

/** Letters behind a date in which a word that makes a bound of it stands. */
const NEAR = 12;

/** A text without the day that it names, which the plan names itself: "Oktoberfest on Sunday 19 September". */
export function withoutDay(text: string): string {
  const reading = startReading(text, 0);
  const [date, ...others] = findSureDates(reading);
  if (!date) return text;
  const start = reading.tokens[date.first]?.start ?? 0;
  const end = reading.tokens[date.next]?.start ?? text.length;
  const before = text
    .slice(0, start)
    .replace(
      /[\s,]+(?:on|at|the|after|before|from|by|until|в|во|на|после|до|с)?\s*(?:\p{L}+day\s*)?$/iu,
      "",
    );
  const after = text
    .slice(end)
    .replace(others.length > 0 ? /^\s*(?:\/|and|or|&|и|или|və|–|-)\s*/iu : /^\s+/u, "");
  const left = `${before.trim()} ${after.trim()}`.trim();
  if (left === "") return text;
  return others.length > 0 ? withoutDay(left) : left;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
