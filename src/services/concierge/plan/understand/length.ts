import { figureAt, numberAt } from "../../../../reading/numbers.ts";
import { each, endingAt, phraseFinder, saying } from "../../../../reading/phrases.ts";
import { findAll, findFirst, type Reading } from "../../../../reading/reading.ts";
import { at, isNumber } from "../../../../reading/tokens.ts";
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
export interface SaidLength extends Length {
  readonly first: number;
  readonly next: number;
}

/** Every length with a figure, in the order of the text. */
export function findLengths(reading: Reading): readonly SaidLength[] {
  return findAll(reading, (index) => countedLength(reading, index));
}

/** "5 days", "5-7 days", "пятидневный", "дней на восемь". */
function countedLength(reading: Reading, index: number): (Length & { next: number }) | undefined {
  const { tokens, language } = reading;
  const token = at(tokens, index);
  const turned = find.unit(tokens, index, language);
  // "дней на восемь"
  if (
    turned &&
    turned.value !== "month" &&
    language === "ru" &&
    is.for(at(tokens, turned.next).low)
  ) {
    const some = numberAt(tokens, turned.next + 1);
    if (some && !find.unit(tokens, some.next)) return lengthOf(turned.value, some.value, some.next);
  }
  const joined = language === "ru" ? /^(.{3,})(?:дневн|недельн)/.exec(token.low) : undefined;
  if (joined) {
    const count = numberAt([{ ...token, low: joined[1] ?? "" }], 0);
    const week = token.low.includes("недельн");
    return count && lengthOf(week ? "week" : "day", count.value, index + 1);
  }
  let count = figureAt(tokens, index, 3);
  if (!count || (token.glued && at(tokens, index - 1).kind !== "mark")) return undefined;
  if (token.glued && /^[.,:/]$/.test(at(tokens, index - 1).text)) return undefined;
  const upper = at(tokens, count.next + 1);
  if (at(tokens, count.next).text === "-" && isNumber(upper, 1, 3)) {
    count = { value: Number(upper.text), next: count.next + 2 };
  }
  const dash = at(tokens, count.next).text === "-" ? 1 : 0;
  const unit = find.unit(tokens, count.next + dash, language);
  if (!unit || isOtherThing(reading, index, unit)) return undefined;
  return lengthOf(unit.value, count.value, unit.next);
}

/** "8 aylıq" is an age, "a day" behind an amount a rate. */
function isOtherThing(
  { tokens, language }: Reading,
  index: number,
  { value, next }: { readonly value: string; readonly next: number },
): boolean {
  const turkic = language === "az" || language === "tr";
  if (value === "month" && turkic && at(tokens, next - 1).low.endsWith("liq")) return true;
  const rate = value === "day" && find.perDay(tokens, index, language)?.next === next;
  return rate && !isNumber(at(tokens, index));
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
  const { tokens, language } = reading;
  return findFirst(reading, (index) => {
    const phrase = findLength(tokens, index, language);
    if (phrase && (isPlus(reading, index) || !isWhen(reading, index, phrase.next)))
      return { days: phrase.value, nights: false, next: phrase.next };
    const weekend = find.weekend(tokens, index, language);
    if (weekend) return { days: WEEKEND_DAYS[weekend.value], nights: false, next: weekend.next };
    const unit = find.unit(tokens, index, language);
    return unit?.value === "week" && !isWhen(reading, index, unit.next)
      ? { days: 7, nights: false, next: unit.next }
      : undefined;
  });
}

const findPlus = saying(({ trip }) => trip?.plus ?? "");

/** "6 days in Gudauri, plus a day in Tbilisi": what comes on top. */
export function isPlus({ tokens, language }: Reading, first: number): boolean {
  return endingAt(findPlus, tokens, first, language) !== undefined;
}

/** "next week", "the first week of May" say when, not how long; "100 a day" is a rate. */
function isWhen({ tokens, language }: Reading, index: number, next: number): boolean {
  if (find.which(tokens, index - 1, language) || find.perDay(tokens, index, language)) return true;
  if ([1, 2].some((back) => find.partOfMonth(tokens, index - back, language))) return true;
  const before = at(tokens, index - 1).low;
  return at(tokens, next).low === "of" || /^(?:per|every|each|last)$/.test(before);
}
