import { dayAt, type FoundDate } from "./named-dates.ts";
import { numberAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { at, isNumber, type Token } from "./tokens.ts";
import {
  findAhead,
  findFromNow,
  findRelativeDay,
  findUnit,
  findWeekday,
  findWhich,
  isAnd,
  isArticle,
  isBeforeDate,
  isBeforeTime,
  isFor,
  isWeakBeforeDay,
  isWeakDay,
  isWith,
} from "./words.ts";

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** Today, tomorrow, next Friday, in two weeks. */
export function relativeDate(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const day = findRelativeDay(tokens, index);
  if (day && !isOtherWord(reading, index)) {
    // "heute in zwei Wochen"
    const later = findAhead(tokens, day.next) ? relativeDate(reading, day.next) : undefined;
    const fromToday = day.value + (later?.date.fromToday ?? 0);
    return { date: { fromToday }, next: later?.date.fromToday ? later.next : day.next };
  }
  const ahead = findAhead(tokens, index);
  // "через неделю"
  const one = ahead && reading.language === "ru" ? findUnit(tokens, ahead.next) : undefined;
  if (one && DAYS[one.value]) return { date: { fromToday: DAYS[one.value] ?? 0 }, next: one.next };
  const start = ahead?.next ?? index;
  const count = isNumber(at(tokens, start), 1, 2)
    ? { value: Number(at(tokens, start).text), next: start + 1 }
    : (numberAt(tokens, start) ?? articleAt(tokens, start));
  const unit = count && findUnit(tokens, count.next);
  const length = unit && DAYS[unit.value];
  if (count && unit && length !== undefined) {
    const behind = at(tokens, unit.next).text === "'" ? unit.next + 1 : unit.next;
    const later = findFromNow(tokens, behind);
    if (ahead || later) {
      return { date: { fromToday: count.value * length }, next: later?.next ?? unit.next };
    }
  }
  return weekdayAlone(reading, index);
}

function articleAt(tokens: readonly Token[], index: number) {
  return isArticle(at(tokens, index).low) ? { value: 1, next: index + 1 } : undefined;
}

/** "de la mañana" is the morning; so is "morgen" behind "am" or "guten", "sabah" where tomorrow is said. */
function isOtherWord({ tokens, language, text }: Reading, index: number): boolean {
  const { low } = at(tokens, index);
  const before = at(tokens, index - 1).low;
  if (low === "manana") return before === "la";
  if (low === "morgen") return language !== "de" || /^(?:am|nachsten|guten|jeden)$/.test(before);
  if (low === "sabah") return language === "tr" || /\byarın\b/i.test(text.slice(0, 200));
  return false;
}

function weekdayAlone(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const word = findWhich(tokens, index);
  // "next week Wednesday"
  const week = word?.value === "next" ? findUnit(tokens, word.next) : undefined;
  const start = (week?.value === "week" ? week.next : word?.next) ?? index;
  const found = findWeekday(tokens, start);
  if (!found) return undefined;
  const { low, text } = at(tokens, start);
  const single = found.next === start + 1;
  if (!word && single && isWeakDay(low) && !/^(?:Mon|Wed|Sat|Sun)$/.test(text)) return undefined;
  if (!word && low.length <= 2) return undefined;
  const after = findWhich(tokens, found.next) ?? weekAfter(reading, found.next);
  const nextWeek = word?.value === "next" || after?.value === "next";
  const next = after?.value === "next" ? after.next : found.next;
  return { date: nextWeek ? { weekday: found.value, nextWeek } : { weekday: found.value }, next };
}

/** "Monday week" is that of next week. */
function weekAfter({ tokens, language }: Reading, next: number) {
  const unit = language === "en" ? findUnit(tokens, next) : undefined;
  return unit?.value === "week" ? ({ value: "next", next: unit.next } as const) : undefined;
}

/** "on the 4th", "am 15.", "el 15": the month is that of the date before. */
export function dayAlone(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const day = dayAt(tokens, index);
  const before = at(tokens, index - 1).low;
  // "обратно 12-го"
  const ended = reading.language === "ru" && day?.next === index + 3;
  if (!day || at(tokens, index).glued || !(ended || before === "the" || isBeforeDate(before)))
    return undefined;
  if (at(tokens, index).kind !== "number" || before === "on") return undefined;
  const bare = day.next === index + 1;
  const after = at(tokens, day.next);
  if (bare && isWeakBeforeDay(before)) return undefined;
  if (bare && (/^[:./h]$/.test(after.text) || after.kind === "number")) return undefined;
  if (bare && after.kind === "word" && !isSmall(after.low)) return undefined;
  return { date: { day: day.day }, next: day.next };
}

function isSmall(low: string): boolean {
  return isBeforeTime(low) || isWith(low) || isAnd(low) || isFor(low);
}
