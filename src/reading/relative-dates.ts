import { dayAt, type FoundDate } from "./named-dates.ts";
import { figureAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { at, isMark, isNumber } from "./tokens.ts";
import { find, is } from "./words.ts";

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** Today, tomorrow, next Friday, in two weeks. */
export function relativeDate(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const day = find.relativeDay(tokens, index);
  if (day && !isOtherWord(reading, index)) {
    // "heute in zwei Wochen"
    const later = find.ahead(tokens, day.next) ? relativeDate(reading, day.next) : undefined;
    const fromToday = day.value + (later?.date.fromToday ?? 0);
    return { date: { fromToday }, next: later?.date.fromToday ? later.next : day.next };
  }
  const ahead = find.ahead(tokens, index);
  const start = ahead?.next ?? index;
  // "через неделю"
  const one = ahead && reading.language === "ru" ? find.unit(tokens, start) : undefined;
  const single = is.article(at(tokens, start).low) ? { value: 1, next: start + 1 } : undefined;
  const count = one ? { value: 1, next: start } : (figureAt(tokens, start) ?? single);
  const unit = count && find.unit(tokens, count.next);
  const later = unit && find.fromNow(tokens, unit.next);
  const length = unit && (ahead ?? later) ? DAYS[unit.value] : undefined;
  if (count && length !== undefined)
    return { date: { fromToday: count.value * length }, next: later?.next ?? unit?.next ?? 0 };
  return weekdayAlone(reading, index);
}

/** "de la mañana" is the morning; so is "morgen" behind "am" or "guten", "sabah" where tomorrow is said. */
function isOtherWord({ tokens, language, text }: Reading, index: number): boolean {
  const { low } = at(tokens, index);
  const before = at(tokens, index - 1).low;
  if (low === "manana") return before === "la";
  if (low === "morgen") return language !== "de" || /^(?:am|nachsten|guten|jeden)$/.test(before);
  if (low !== "sabah") return false;
  // "Sabah 06:40-da …, dekabrın 3-ü": the morning of a day that is said.
  const dated =
    isNumber(at(tokens, index + 1)) && tokens.some((_, place) => find.month(tokens, place));
  return language === "tr" || dated || /\byarın\b/i.test(text.slice(0, 200));
}

function weekdayAlone({ tokens, language }: Reading, index: number): FoundDate | undefined {
  const which = find.which(tokens, index);
  // "next week Wednesday"
  const week = which?.value === "next" ? find.unit(tokens, which.next) : undefined;
  const start = (week?.value === "week" ? week.next : which?.next) ?? index;
  const found = find.weekday(tokens, start);
  if (!found) return undefined;
  const { low, text } = at(tokens, start);
  const weak = found.next === start + 1 && (is.weakDay(low) || low.length <= 2);
  if (!which && weak && !/^(?:Mon|Wed|Sat|Sun)$/.test(text)) return undefined;
  // "Monday week" is that of next week.
  const after = find.which(tokens, found.next);
  const unit = language === "en" ? find.unit(tokens, found.next) : undefined;
  const behind = after?.value === "next" ? after : unit?.value === "week" ? unit : undefined;
  const nextWeek = behind !== undefined || which?.value === "next";
  const next = behind?.next ?? found.next;
  return { date: nextWeek ? { weekday: found.value, nextWeek } : { weekday: found.value }, next };
}

/** "on the 4th", "am 15.", "el 15": the month is that of the date before. */
export function dayAlone(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  const token = at(tokens, index);
  const day = token.kind === "number" && !token.glued ? dayAt(tokens, index) : undefined;
  const before = at(tokens, index - 1).low;
  // "обратно 12-го"
  const ended = reading.language === "ru" && day?.next === index + 3;
  const led = before === "the" || (is.beforeDate(before) && before !== "on");
  if (!day || !(ended || led)) return undefined;
  const bare = day.next === index + 1;
  const after = at(tokens, day.next);
  const counts = isMark(after, ":./") || after.kind === "number";
  // "el 25 FR 2014"
  const isCode = /^[A-Z][A-Z\d]?$/.test(after.text) && !reading.shouting;
  const other = counts || (after.kind === "word" && !isSmall(after.low) && !isCode);
  if (bare && (is.weakBeforeDay(before) || other)) return undefined;
  return { date: { day: day.day }, next: day.next };
}

function isSmall(low: string): boolean {
  return is.beforeTime(low) || is.with(low) || is.and(low) || is.for(low);
}
