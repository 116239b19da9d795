import { dayOf, type Found } from "./date-parts.ts";
import {
  findFromNow,
  findIn,
  findMorgen,
  findNextWord,
  findRelativeDay,
  findUnit,
  findWeekday,
  WEAK_WEEKDAYS,
} from "./lexicon/calendar.ts";
import { findCount } from "./lexicon/people.ts";
import type { Reading } from "./mentions.ts";
import { at, isNumber, type Token } from "./tokens.ts";

/** Today, tomorrow, next Friday, in two weeks. */
export function relative(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const day = findRelativeDay(tokens, index);
  if (day && !isMananaMorning(tokens, index))
    return { date: { fromToday: day.value }, next: day.next };
  if (findMorgen(tokens, index) && reading.language === "de") {
    const { low } = at(tokens, index - 1);
    if (!["am", "nachsten", "guten", "jeden"].includes(low)) {
      return { date: { fromToday: 1 }, next: index + 1 };
    }
  }
  const into = findIn(tokens, index);
  // "через неделю"
  const one = into && findUnit(tokens, into.next);
  if (one && at(tokens, index).low === "через")
    return { date: { fromToday: one.value }, next: one.next };
  const count = countOf(tokens, into?.next ?? index);
  const unit = count && findUnit(tokens, count.next);
  if (count && unit) {
    const apostrophe = at(tokens, unit.next).text === "'" ? unit.next + 1 : unit.next;
    const later = findFromNow(tokens, apostrophe);
    if (into || later) {
      return { date: { fromToday: count.value * unit.value }, next: later?.next ?? unit.next };
    }
  }
  return weekdayAlone(reading, index);
}

/** "de la mañana", "por la mañana" are the morning. */
function isMananaMorning(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index).low === "manana" && at(tokens, index - 1).low === "la";
}

function weekdayAlone(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const word = findNextWord(tokens, index);
  // "next week Wednesday"
  const week = word?.value === "next" ? findUnit(tokens, word.next) : undefined;
  const start = (week?.value === 7 ? week.next : word?.next) ?? index;
  const found = findWeekday(tokens, start);
  if (!found) return undefined;
  const weak = WEAK_WEEKDAYS.has(at(tokens, start).low);
  if (!word && weak && !/^(?:Mon|Wed|Sat|Sun)$/.test(at(tokens, start).text)) return undefined;
  if (!word && at(tokens, start).low.length <= 2) return undefined;
  const after = findNextWord(tokens, found.next);
  const nextWeek = word?.value === "next" || after?.value === "next";
  const next = after?.value === "next" ? after.next : found.next;
  return { date: nextWeek ? { weekday: found.value, nextWeek } : { weekday: found.value }, next };
}

const ARTICLES = new Set(["the", "am", "den", "il", "el", "le", "vom", "ayin", "du"]);

/** "on the 4th", "am 15.", "el 15": the month is that of the date before. */
export function dayAlone(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const day = dayOf(tokens, index);
  if (!day || at(tokens, index).glued || !ARTICLES.has(at(tokens, index - 1).low)) return undefined;
  const bare = day.next === index + 1;
  const after = at(tokens, day.next);
  if (bare && ["the", "am"].includes(at(tokens, index - 1).low)) return undefined;
  if (bare && (/^[:./h]$/.test(after.text) || after.kind === "number")) return undefined;
  if (bare && after.kind === "word" && !isSmall(after.low)) return undefined;
  return { date: { day: day.day }, next: day.next };
}

function isSmall(word: string): boolean {
  return /^(?:a|alle|ore|con|at|um|avec|en|y|e|et|und|per|por|para|с|в|mit)$/.test(word);
}

function countOf(
  tokens: readonly Token[],
  index: number,
): { value: number; next: number } | undefined {
  const token = at(tokens, index);
  if (isNumber(token, 1, 2)) return { value: Number(token.text), next: index + 1 };
  return findCount(tokens, index);
}
