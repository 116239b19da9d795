import {
  type DayNumber,
  dayNumber,
  isoDate,
  monthOf,
  parseIsoDate,
  weekday,
} from "../../../../domain/dates.ts";
import type { Phrases, Season } from "./phrases/types.ts";
import { pattern, spelled, type Text, words } from "./text.ts";

/** When somebody travels, as far as they said. */
export interface When {
  readonly start: DayNumber;
  /** The last day, where one was given. */
  readonly end?: DayNumber;
  /** False where only a month or a season was given: then `start` is a day in it. */
  readonly exact: boolean;
}

const SEASON_MONTH: Readonly<Record<Season, number>> = {
  spring: 5,
  summer: 7,
  autumn: 10,
  winter: 1,
};
const DAY =
  "(\\d{1,2})(?:st|nd|rd|th|-?(?:ого|го|е|ci|cu|i|u))?(?:-?(?:dan|den|dek|e|a|ne|na|ndan|nden|ine|una)(?!\\p{L}))?(?:\\s+qeder)?";
const YEAR =
  "(?:[\\s,]*(?:of )?(20\\d\\d))?(?:\\s*(?:года|год|г\\.?|-?c[iu] il\\p{L}*|il\\p{L}*))?";
/** A day in the middle of a month stands for the month. */
const TYPICAL_DAY = 10;
const EARLY_DAY = 4;
const LATE_DAY = 22;

interface Grammar {
  /** What a figure behind a month counts where it is no day: "in July 2 adults". */
  readonly counted: string;
  readonly month: string;
  readonly months: readonly RegExp[];
  readonly until: string;
}

const compiled = new Map<Phrases, Grammar>();

function grammarOf(phrases: Phrases): Grammar {
  let known = compiled.get(phrases);
  if (!known) {
    const { people, adults, children, infants, day, night, week } = phrases;
    const things = [people, adults, children, infants, day, night, week].map(spelled).join("|");
    known = {
      counted: `(?!\\s*-?\\s*(?:${things})(?!\\p{L}))`,
      month: `(?<!\\p{L})(${phrases.months.map(spelled).join("|")})(?!\\p{L})`,
      months: phrases.months.map((source) => pattern(`^(?:${spelled(source)})$`)),
      until: `\\s*(?:-|(?<=-d[ae]n)\\s|${phrases.until
        .split("|")
        .map((word) => `(?<!\\p{L})${word}(?!\\p{L})`)
        .join("|")})\\s*`,
    };
    compiled.set(phrases, known);
  }
  return known;
}

/** Takes dates; those without a year lie in the year to come. */
export function takeDates(
  text: Text,
  phrases: readonly Phrases[],
  today: DayNumber,
): When | undefined {
  const figures = takeFigures(text, today);
  if (figures) return figures;
  for (const table of phrases) {
    const named = takeNamed(text, grammarOf(table), today) ?? takeLoose(text, table, today);
    if (named) return named;
  }
  return undefined;
}

function takeFigures(text: Text, today: DayNumber): When | undefined {
  const iso = "(\\d{4}-\\d{2}-\\d{2})";
  const isoRange = text.take(pattern(`${iso}[^\\d]{1,12}${iso}`));
  if (isoRange) return range(parseIsoDate(isoRange[1] ?? ""), parseIsoDate(isoRange[2] ?? ""));
  const isoDay = text.take(pattern(iso));
  if (isoDay) return range(parseIsoDate(isoDay[1] ?? ""), undefined);
  const isoMonth = text.take(/(?<!\d)(20\d\d)-(0[1-9]|1[0-2])(?![-\d])/u);
  if (isoMonth) {
    const start = dayNumber(Number(isoMonth[1]), Number(isoMonth[2]), TYPICAL_DAY);
    return { start, exact: false };
  }
  const day = "(\\d{1,2})[./](\\d{1,2})(?:[./](20\\d\\d|\\d\\d))?";
  const dotted = text.take(
    pattern(`(?<!\\d)${day}\\s*(?:-|to|по|до|dek|dan|den|\\s)\\s*${day}(?!\\d)`),
  );
  if (dotted) {
    const [, d1, m1, y1, d2, m2, y2] = dotted;
    return spanOf([d1, m1, y1 ?? y2], [d2, m2, y2 ?? y1], today);
  }
  const single = text.take(/(?<!\d)(\d{1,2})[./](\d{1,2})[./](20\d\d)(?!\d)/u);
  return single && spanOf([single[1], single[2], single[3]], [], today);
}

function takeNamed(text: Text, grammar: Grammar, today: DayNumber): When | undefined {
  const { month, until, counted } = grammar;
  const monthNumber = (word: string | undefined) => {
    const at = grammar.months.findIndex((pattern) => pattern.test(word ?? ""));
    return at < 0 ? undefined : String(at + 1);
  };
  const two = text.take(
    pattern(`(?<!\\d)${DAY}\\s*${month}${YEAR}${until}${DAY}\\s*${month}${YEAR}`),
  );
  if (two) {
    const [, d1, m1, y1, d2, m2, y2] = two;
    return spanOf([d1, monthNumber(m1), y1 ?? y2], [d2, monthNumber(m2), y2 ?? y1], today);
  }
  const same = text.take(pattern(`(?<!\\d)${DAY}${until}${DAY}\\s*${month}${YEAR}`));
  if (same) {
    const [, d1, d2, m, y] = same;
    return spanOf([d1, monthNumber(m), y], [d2, monthNumber(m), y], today);
  }
  const monthsFirst = text.take(
    pattern(`${month}\\s{0,2}${DAY}${until}${month}\\s{0,2}${DAY}${YEAR}`),
  );
  if (monthsFirst) {
    const [, m1, d1, m2, d2, y] = monthsFirst;
    return spanOf([d1, monthNumber(m1), y], [d2, monthNumber(m2), y], today);
  }
  const monthFirst = text.take(pattern(`${month}\\s{0,2}${DAY}${until}${DAY}(?!\\d)${YEAR}`));
  if (monthFirst) {
    const [, m, d1, d2, y] = monthFirst;
    return spanOf([d1, monthNumber(m), y], [d2, monthNumber(m), y], today);
  }
  const dayMonth = text.take(pattern(`(?<!\\d)${DAY}\\s*${month}${YEAR}`));
  if (dayMonth) {
    const [, d, m, y] = dayMonth;
    return spanOf([d, monthNumber(m), y], [], today);
  }
  const monthDay = text.take(
    pattern(`${month}\\s{0,2}${DAY}(?!\\d)${counted}(?:\\s*,?\\s*(20\\d\\d))?`),
  );
  if (!monthDay) return undefined;
  const [, m, d, y] = monthDay;
  return spanOf([d, monthNumber(m), y], [], today);
}

/** A month, a season, a feast or "next week". */
function takeLoose(text: Text, phrases: Phrases, today: DayNumber): When | undefined {
  for (const [source, month, day] of phrases.holidays) {
    if (text.take(words(source))) return { start: upcoming(month, day, today), exact: true };
  }
  const { tomorrow, thisWeekend, nextWeek, nextMonth } = phrases.relative;
  if (text.take(words(tomorrow))) return { start: today + 1, exact: true };
  if (text.take(words(thisWeekend)))
    return { start: today + ((5 - weekday(today) + 7) % 7), exact: true };
  if (text.take(words(nextWeek))) return { start: today + 7 - weekday(today), exact: true };
  if (text.take(words(nextMonth))) return monthLater(today);
  const grammar = grammarOf(phrases);
  // "may" is a verb as well, so in English a month needs a word before it or a year behind it.
  const english = phrases.until.startsWith("to");
  const lead = english
    ? "(?<!\\p{L})(?:in|during|for|this|next|early|mid|late|of|around|by|on)[\\s-]+(?:the[\\s-]+(?:beginning|end|middle)[\\s-]+of[\\s-]+)?(?:early[\\s-]+|mid[\\s-]+|late[\\s-]+)?"
    : "";
  const loose = pattern(`${lead}${grammar.month}${YEAR}`);
  const dated = pattern(`${grammar.month}[\\s,]*(20\\d\\d)`);
  const match = text.take(dated) ?? text.take(loose);
  if (match) {
    const month = grammar.months.findIndex((pattern) => pattern.test(match[1] ?? "")) + 1;
    const near = `${match[0]} ${text.plain().slice(Math.max(0, match.index - 20), match.index + match[0].length + 14)}`;
    const day = words(phrases.early).test(near)
      ? EARLY_DAY
      : words(phrases.late).test(near)
        ? LATE_DAY
        : TYPICAL_DAY;
    const start = match[2] ? dayNumber(Number(match[2]), month, day) : upcoming(month, day, today);
    return { start, exact: false };
  }
  for (const season of ["spring", "summer", "autumn", "winter"] as const) {
    if (text.take(words(phrases.seasons[season]))) {
      return { start: upcoming(SEASON_MONTH[season], TYPICAL_DAY, today), exact: false };
    }
  }
  return undefined;
}

function monthLater(today: DayNumber): When {
  const [year = 0, month = 1] = isoDate(today).split("-").map(Number);
  return { start: dayNumber(year, month + 1, TYPICAL_DAY), exact: false };
}

/** The next such day of a year, tomorrow or later. */
export function upcoming(month: number, day: number, today: DayNumber): DayNumber {
  const year = Number(isoDate(today).slice(0, 4));
  const thisYear = dayNumber(year, month, day);
  return thisYear > today ? thisYear : dayNumber(year + 1, month, day);
}

type Figure = string | undefined;

/** Day, month and year as they were written; what was left out is missing. */
type Written = readonly Figure[];

function spanOf(first: Written, last: Written, today: DayNumber): When | undefined {
  const start = dayOfFigures(first, today);
  if (start === undefined) return undefined;
  return range(start, last[0] === undefined ? undefined : dayOfFigures(last, start - 1));
}

function dayOfFigures([d, m, y]: Written, after: DayNumber): DayNumber | undefined {
  let day = Number(d);
  let month = Number(m);
  // 06/25/2027 can only be read the American way.
  if (month > 12 && day <= 12) [day, month] = [month, day];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined;
  const year = y === undefined ? undefined : Number(y) + (y.length === 2 ? 2000 : 0);
  const found = year === undefined ? upcoming(month, day, after) : dayNumber(year, month, day);
  // The 31st of June is no day, rather than the first of July.
  return monthOf(found) === month ? found : undefined;
}

function range(start: DayNumber | undefined, end: DayNumber | undefined): When | undefined {
  if (start === undefined) return undefined;
  if (end === undefined || end < start) return { start, exact: true };
  return { start, end, exact: true };
}
