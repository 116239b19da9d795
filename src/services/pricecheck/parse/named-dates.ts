import { MS_PER_DAY } from "../../../domain/dates.ts";
import { BETWEEN, checked, dayOf, type Found, ORDINALS, YEARS_AROUND } from "./date-parts.ts";
import { findMonth } from "./lexicon/calendar.ts";
import { isFree, type Reading, type SaidDate } from "./mentions.ts";
import { at, isNumber, type Token } from "./tokens.ts";

export function isoDate(tokens: readonly Token[], index: number): Found | undefined {
  const [year, first, month, second, day] = [0, 1, 2, 3, 4].map((step) => at(tokens, index + step));
  if (!year || !first || !month || !second || !day) return undefined;
  if (!isNumber(year, 4, 4) || !isNumber(month, 1, 2) || !isNumber(day, 1, 2)) return undefined;
  if (!/^[-/.]$/.test(first.text) || second.text !== first.text) return undefined;
  if (!first.glued || !month.glued || !second.glued || !day.glued) return undefined;
  return checked(Number(day.text), Number(month.text), Number(year.text), index + 5);
}

/** "19 February 2027", "Feb 19", "19FEB", "12. Februar", "1er juin". */
export function namedMonth(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const day = dayOf(tokens, index);
  if (day) {
    let next = day.next;
    if (/^[-/.]$/.test(at(tokens, next).text)) next++;
    if (BETWEEN.has(at(tokens, next).low)) next++;
    const month = findMonth(tokens, next);
    if (month && isFree(reading, index, month.next) && !isWordFor(tokens, next)) {
      return withYear(reading, day.day, month.value, month.next);
    }
  }
  const month = findMonth(tokens, index);
  if (!month) return undefined;
  let next = month.next;
  if (at(tokens, next).text === ".") next++;
  if (at(tokens, next).low === "the") next++;
  if (/^[-/]$/.test(at(tokens, next).text) && at(tokens, next).glued) next++;
  const after = dayOf(tokens, next);
  if (!after || !isFree(reading, index, after.next)) return undefined;
  // "mar 13 apr" is a Tuesday in April.
  if (findMonth(tokens, after.next)) return undefined;
  // "Mar 8:55", "May 12.50 EUR": the number is something else.
  const sign = at(tokens, after.next);
  if (sign.text === ":" && sign.glued && at(tokens, after.next + 1).glued) return undefined;
  return withYear(reading, after.day, month.value, after.next);
}

/** Short words that are a month's abbreviation in one language and a common word in another. */
function isWordFor(tokens: readonly Token[], index: number): boolean {
  const { low, text } = at(tokens, index);
  return ["set", "sen", "mag", "ago"].includes(low) && text !== text.toUpperCase() && low === "ago";
}

function withYear(reading: Reading, day: number, month: number, next: number): Found | undefined {
  const { tokens } = reading;
  const thisYear = yearOf(reading);
  let start = next;
  while (/^[,.'/-]$/.test(at(tokens, start).text) && start < next + 2) start++;
  while (["de", "del", "of", "di"].includes(at(tokens, start).low)) start++;
  const token = at(tokens, start);
  if (isNumber(token, 4, 4)) {
    const year = Number(token.text);
    if (Math.abs(year - thisYear) <= YEARS_AROUND) {
      return checked(day, month, year, afterYear(tokens, start + 1));
    }
  }
  const marked = at(tokens, start - 1);
  if (isNumber(token, 2, 2) && start > next && /^['/-]$/.test(marked.text) && token.glued) {
    const year = 2000 + Number(token.text);
    if (Math.abs(year - thisYear) <= YEARS_AROUND && at(tokens, start + 1).text !== ":") {
      return checked(day, month, year, start + 1);
    }
  }
  // 19FEB27
  if (isNumber(token, 2, 2) && start === next && token.glued && at(tokens, next - 1).glued) {
    const year = 2000 + Number(token.text);
    if (Math.abs(year - thisYear) <= YEARS_AROUND) return checked(day, month, year, start + 1);
  }
  return checked(day, month, undefined, next);
}

/** "2027 года", "2027-ci il". */
export function afterYear(tokens: readonly Token[], next: number): number {
  let after = next;
  if (at(tokens, after).text === "-" && ORDINALS.has(at(tokens, after + 1).low)) after += 2;
  if (/^(?:г|год|года|году|il|ilde|ilin)$/.test(at(tokens, after).low)) after++;
  return after;
}

/** "5-12 May", "Feb 19-26": two dates that share a month. */
export function dayRange(
  reading: Reading,
  index: number,
): { first: SaidDate; second: SaidDate; next: number } | undefined {
  const { tokens } = reading;
  const one = dayOf(tokens, index);
  if (
    one &&
    /^(?:-|to|bis|al|au|по|until|till|through|and|und|e|y|et|и)$/.test(at(tokens, one.next).low)
  ) {
    const two = dayOf(tokens, one.next + 1);
    const of = two && BETWEEN.has(at(tokens, two.next).low) ? 1 : 0;
    const month = two && findMonth(tokens, two.next + of);
    if (two && month && two.day > one.day && isFree(reading, index, month.next)) {
      const found = withYear(reading, two.day, month.value, month.next);
      if (found)
        return { first: { ...found.date, day: one.day }, second: found.date, next: found.next };
    }
  }
  return undefined;
}

function yearOf({ today }: Reading): number {
  return new Date(today * MS_PER_DAY).getUTCFullYear();
}
