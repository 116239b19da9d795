import { figureAt, numberAt } from "../../../../reading/numbers.ts";
import { each, endingAt, phraseFinder } from "../../../../reading/phrases.ts";
import { findAll, type Reading } from "../../../../reading/reading.ts";
import { at, type Extent, isMark, tokenOf } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";

const UNIT_DAYS = { day: 1, night: 1, week: 7, month: 30 } as const;
/** Lengths that are said without a figure. */
const findLength = phraseFinder<number>(each(({ trip }) => trip?.lengths ?? []));
const WEEKEND_DAYS = { weekend: 2, long: 3 } as const;

/** A length as it is said; nights make one day more. */
export interface Length {
  readonly days: number;
  /** True where nights were counted. */
  readonly nights: boolean;
}

/** A length where it stands in the text. */
export type SaidLength = Length & Extent;

/** Every length with a figure, in the order of the text. */
export function findLengths(reading: Reading): readonly SaidLength[] {
  return findAll(reading, (index) => countedLength(reading, index)).filter(({ days }) => days > 0);
}

/** "5 days", "5-7 days", "пятидневный", "дней на восемь". */
function countedLength(reading: Reading, index: number): (Length & { next: number }) | undefined {
  const token = at(reading, index);
  const turned = find.unit(reading, index, "own");
  // "дней на восемь"
  if (turned && reading.language === "ru" && is.for(at(reading, turned.next).low)) {
    const some = numberAt(reading, turned.next + 1);
    if (some && !find.unit(reading, some.next))
      return lengthOf(turned.value, some.value, some.next);
  }
  const joined =
    reading.language === "ru" ? /^(.{3,})(?:дневн|недельн)/.exec(token.low) : undefined;
  if (joined) {
    const count = numberAt({ tokens: [tokenOf(token.kind, joined[1] ?? "")] }, 0);
    const week = token.low.includes("недельн");
    return count && lengthOf(week ? "week" : "day", count.value, index + 1);
  }
  const count = figureAt(reading, index, 3);
  const before = at(reading, index - 1);
  const isPart = token.glued && (before.kind !== "mark" || isMark(before, ".,:/"));
  if (!count || isPart) return undefined;
  const dash = at(reading, count.next).text === "-" ? 1 : 0;
  // "3 free days", "два свободных дня"
  const start = find.leisure(reading, count.next, "own")?.next ?? count.next + dash;
  const unit = find.unit(reading, start, "own");
  if (!unit) return undefined;
  // "24 weeks pregnant"
  const isNone = findLength(reading, start, "own")?.value === 0;
  return lengthOf(unit.value, isNone ? 0 : count.value, unit.next);
}

function lengthOf(
  unit: keyof typeof UNIT_DAYS,
  count: number,
  next: number,
): Length & { next: number } {
  const nights = unit === "night";
  return { days: count * UNIT_DAYS[unit] + (nights ? 1 : 0), nights, next };
}

/** "a week", "long weekend", "на неделю": one length without a figure. */
export function spokenLength(reading: Reading): SaidLength | undefined {
  const said = findAll(reading, (index) => {
    const phrase = findLength(reading, index, "own");
    if (phrase && (isPlus(reading, index) || !isWhen(reading, index, phrase.next)))
      return { days: phrase.value, nights: false, next: phrase.next };
    const weekend = find.weekend(reading, index, "own");
    if (weekend) return { days: WEEKEND_DAYS[weekend.value], nights: false, next: weekend.next };
    const unit = find.unit(reading, index, "own");
    return unit?.value === "week" && !isWhen(reading, index, unit.next)
      ? { days: 7, nights: false, next: unit.next }
      : undefined;
  });
  return said.find(({ days }) => days > 0);
}

/** "6 days in Gudauri, plus a day in Tbilisi": what comes on top. */
export function isPlus(reading: Reading, first: number): boolean {
  return endingAt(find.plus, reading, first, "own") !== undefined;
}

/** "next week", "the first week of May" say when, not how long; "100 a day" is a rate. */
function isWhen(reading: Reading, index: number, next: number): boolean {
  if (find.which(reading, index - 1, "own") || find.perDay(reading, index, "own")) return true;
  if ([1, 2].some((back) => find.partOfMonth(reading, index - back, "own"))) return true;
  const before = at(reading, index - 1).low;
  return isOfDate(reading, next) || /^(?:per|every|each|last)$/.test(before);
}

/** "the week of 5 May", "week of Easter"; "a week of skiing" is a length. */
function isOfDate(reading: Reading, index: number): boolean {
  const { low, kind } = at(reading, index + 1);
  const names = [find.month, find.feast].some((one) => one(reading, index + 1, "own"));
  return at(reading, index).low === "of" && (kind === "number" || is.article(low) || names);
}
