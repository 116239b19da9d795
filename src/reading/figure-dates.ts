import { afterYear, checkedDate, type FoundDate } from "./named-dates.ts";
import type { Reading } from "./reading.ts";
import { at, isNumber, type Token } from "./tokens.ts";
import { isBeforeDate, isBeforeTime } from "./words.ts";

/** 12.02.2027, 12.02., 3/4, 04-05-2027. */
export function figureDate(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const [a, sign, b] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (!isNumber(a, 1, 2) || !isNumber(b, 1, 2) || !/^[./-]$/.test(sign.text)) return undefined;
  if (!sign.glued || !b.glued || (a.glued && !isApart(tokens, index))) return undefined;
  const again = at(tokens, index + 3);
  const year = at(tokens, index + 4);
  const closed = again.text === sign.text && again.glued;
  const hasYear = closed && year.glued && (isNumber(year, 4, 4) || isNumber(year, 2, 2));
  const dotted = sign.text === ".";
  if (!hasYear && sign.text === "-") return undefined;
  if (!hasYear && dotted && reading.dottedTimes && !saysDate(tokens, index)) return undefined;
  // A text with colons in its times has dots in its dates.
  const colons = reading.colons && reading.language !== "en";
  if (!hasYear && dotted && !colons && isBeforeTime(at(tokens, index - 1).low)) return undefined;
  const range = at(tokens, index + 3).text === "-" && isWhole(tokens, index + 4);
  if (!hasYear && dotted && !closed && !colons && !range && !saysDate(tokens, index))
    return undefined;
  if (!hasYear && dotted && b.text.length < 2 && !closed && !saysDate(tokens, index))
    return undefined;
  const [x, y] = [Number(a.text), Number(b.text)];
  const written = hasYear ? Number(year.text) + (year.text.length === 2 ? 2000 : 0) : undefined;
  const next = hasYear ? afterYear(tokens, index + 5) : closed && dotted ? index + 4 : index + 3;
  const said = (day: number, month: number) =>
    checkedDate({ day, month, ...(written !== undefined && { year: written }) }, next);
  if (x <= 12 && y <= 12 && x !== y && !dotted) {
    const found = said(x, y);
    return found && { ...found, date: { ...found.date, openOrder: true } };
  }
  return y <= 12 ? said(x, y) : x <= 12 ? said(y, x) : undefined;
}

/** "10.06-15.06.2027": of two dates the second is written in full. */
function isWhole(tokens: readonly Token[], index: number): boolean {
  const signs = at(tokens, index + 1).text + at(tokens, index + 3).text;
  return signs === ".." && isNumber(at(tokens, index + 4), 4, 4);
}

/** A sign before it ends what stands there; so does the dash of "10.06-15.06.2027". */
function isApart(tokens: readonly Token[], index: number): boolean {
  const { kind, text } = at(tokens, index - 1);
  if (text === "-" && at(tokens, index - 3).text === ".") return isWhole(tokens, index);
  return kind === "mark" && !/^[./:\-+']$/.test(text);
}

/** Words before 03.04 that make it a date and no time. */
function saysDate(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  if (before.text === "," || before.text === ":" || before.text === "-") {
    return isBeforeDate(at(tokens, index - 2).low);
  }
  return isBeforeDate(before.low);
}
