import { FIGURE_DATE, FULL_DATE, ISO_DATE } from "./lexicon/patterns.ts";
import { afterYear, checkedDate, type FoundDate } from "./named-dates.ts";
import type { Reading } from "./reading.ts";
import { at, isMark, matchAt, type Token } from "./tokens.ts";
import { is } from "./words.ts";

/** 2027-02-19. */
export function isoDateAt(reading: Reading, index: number): FoundDate | undefined {
  const found = matchAt(reading, index, ISO_DATE);
  const [, year, , month = 0, day = 0] = found?.parts.map(Number) ?? [];
  return found && checkedDate({ day, month, year }, found.next);
}

/** 12.02.2027, 12.02., 3/4, 04-05-2027. */
export function figureDate(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const found = matchAt(reading, index, FIGURE_DATE);
  if (!found || (at(tokens, index).glued && !isApart(reading, index))) return undefined;
  const [, a = "", sign = "", b = "", again, year = ""] = found.parts;
  const dotted = sign === ".";
  if (year === "" && (sign === "-" || (dotted && !isDate(reading, index, found)))) return undefined;
  const [x, y] = [Number(a), Number(b)];
  const written = year === "" ? undefined : Number(year) + (year.length === 2 ? 2000 : 0);
  const end = again !== "" && year === "" && !dotted ? found.next - 1 : found.next;
  const next = year === "" ? end : afterYear(tokens, end);
  if (y > 12) return checkedDate({ day: y, month: x, year: written }, next);
  const date = checkedDate({ day: x, month: y, year: written }, next);
  const open = x <= 12 && x !== y && !dotted;
  return date && open ? { ...date, date: { ...date.date, openOrder: true } } : date;
}

/** Whether figures with a dot and no year are a date, and no time. */
function isDate(
  reading: Reading,
  index: number,
  { parts, next }: { readonly parts: readonly string[]; readonly next: number },
): boolean {
  const { tokens } = reading;
  const [, , , month = "", again] = parts;
  // A text with colons in its times has dots in its dates.
  const { colons } = reading;
  if (!colons && is.beforeTime(at(tokens, index - 1).low)) return false;
  if (saysDate(tokens, index)) return true;
  if (reading.dottedTimes || (month.length < 2 && again === "")) return false;
  return again !== "" || colons || (at(tokens, next).text === "-" && isWhole(reading, next + 1));
}

function isWhole(reading: Reading, index: number): boolean {
  return matchAt(reading, index, FULL_DATE) !== undefined;
}

/** A sign before it ends what stands there; so does the dash of "10.06-15.06.2027". */
function isApart(reading: Reading, index: number): boolean {
  const before = at(reading.tokens, index - 1);
  if (before.text === "-" && at(reading.tokens, index - 3).text === ".")
    return isWhole(reading, index);
  return before.kind === "mark" && !isMark(before, "./:-+'");
}

/** Words before 03.04 that make it a date and no time. */
function saysDate(tokens: readonly Token[], index: number): boolean {
  const last = isMark(at(tokens, index - 1), ",:-") ? index - 2 : index - 1;
  return is.beforeDate(at(tokens, last).low);
}
