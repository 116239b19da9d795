import { figureAt, numberAt } from "../../../../reading/numbers.ts";
import { each, endingAt, phraseFinder } from "../../../../reading/phrases.ts";
import { findAll, type Reading } from "../../../../reading/reading.ts";
import { at, type Extent, isBreak, isMark, isNumber, tokenOf } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";

const UNIT_DAYS = { day: 1, night: 1, week: 7, month: 30 } as const;
/** Lengths that are said without a figure. */
const findLength = phraseFinder<number>(each(({ trip }) => trip?.lengths ?? []));
const WEEKEND_DAYS = { weekend: 2, long: 3 } as const;

/** A length where it stands in the text; nights make one day more. */
export interface SaidLength extends Extent {
  readonly days: number;
  /** Of days or nights, as it was said. */
  readonly count: number;
  /** True where nights were counted. */
  readonly nights: boolean;
}

type Length = Omit<SaidLength, "first">;

/** Every length with a figure, in the order of the text. */
export function findLengths(reading: Reading): readonly SaidLength[] {
  const found = findAll(reading, (index) => countedLength(reading, index));
  findAll(reading, (index) => listedLength(reading, index, found));
  return found.filter(({ days }) => days > 0).sort((one, other) => one.first - other.first);
}

/** "Madrid 3 nights, Seville 2, Granada 2": behind one with its unit, bare figures of what is listed. */
function listedLength(reading: Reading, index: number, found: SaidLength[]): Length | undefined {
  const figure = isNumber(at(reading, index), 1, 2) ? Number(at(reading, index).text) : 0;
  const [name, after] = [at(reading, index - 1), at(reading, index + 1)];
  const isLast = isBreak(after) || isMark(after, ",.;)") || is.and(after.low);
  if (figure === 0 || name.kind !== "word" || !isLast) return undefined;
  const before = found.findLast(({ next }) => next < index);
  const between = reading.tokens.slice(before?.next, index);
  const isListed = between.every((token) => token.kind === "word" || token.text === ",");
  if (!before || !isListed || between.length > LONGEST_LINK) return undefined;
  const listed = { ...lengthOf(before.nights ? "night" : "day", figure, index + 1), first: index };
  found.push(listed);
  return listed;
}

/** Tokens from one length of a list to the next: ", and Hoi An". */
const LONGEST_LINK = 5;

/** "5 days", "5-7 days", "пятидневный", "дней на восемь". */
function countedLength(reading: Reading, index: number): Length | undefined {
  const { kind, low } = at(reading, index);
  const turned = find.unit(reading, index, "own");
  // "дней на восемь", "дней на 12", «дней 9-10», «всего дней 7»
  if (turned && reading.language === "ru") {
    const isLed = is.for(at(reading, turned.next).low);
    const some = figureAt(reading, turned.next + (isLed ? 1 : 0));
    const isDash = some && at(reading, some.next).text === "-";
    const last = (isDash && figureAt(reading, some.next + 1)) || some;
    const isOther = last && (find.people(reading, last.next) ?? find.month(reading, last.next));
    if (last && !isOther && turned.value !== "month")
      return lengthOf(turned.value, last.value, last.next);
  }
  const joined = reading.language === "ru" ? /^(.{3,})(дневн|недельн)/.exec(low) : undefined;
  if (joined) {
    const [, number = "", unit] = joined;
    const count = numberAt({ tokens: [tokenOf(kind, number)] }, 0);
    return count && lengthOf(unit === "дневн" ? "day" : "week", count.value, index + 1);
  }
  const count = figureAt(reading, index, 3);
  if (!count) return undefined;
  const dash = at(reading, count.next).text === "-" ? 1 : 0;
  // "3 free days", "два свободных дня"
  const start = find.leisure(reading, count.next, "own")?.next ?? count.next + dash;
  const unit = find.unit(reading, start, "own");
  if (!unit) return undefined;
  // "24 weeks pregnant", "the first 10 days of Ramadan"
  const isPartOf = at(reading, unit.next).low === "of" && find.feast(reading, unit.next + 1, "own");
  const isNone = isPartOf || findLength(reading, start, "own")?.value === 0;
  return lengthOf(unit.value, isNone ? 0 : count.value, unit.next);
}

function lengthOf(unit: keyof typeof UNIT_DAYS, said: number, next: number): Length {
  const nights = unit === "night";
  const count = said * UNIT_DAYS[unit];
  return { days: count + (nights ? 1 : 0), count, nights, next };
}

/** "a week", "long weekend", "на неделю": one length without a figure. */
export function spokenLength(reading: Reading): SaidLength | undefined {
  const said = findAll(reading, (index) => {
    const phrase = findLength(reading, index, "own");
    if (phrase && (isPlus(reading, index) || !isWhen(reading, index, phrase.next)))
      return lengthOf("day", phrase.value, phrase.next);
    const weekend = find.weekend(reading, index, "own");
    if (weekend) return lengthOf("day", WEEKEND_DAYS[weekend.value], weekend.next);
    const unit = find.unit(reading, index, "own");
    return unit?.value === "week" && !isWhen(reading, index, unit.next)
      ? lengthOf("week", 1, unit.next)
      : undefined;
  });
  return said.find(({ days }) => days > 0);
}

/** "6 days in Gudauri, plus a day in Tbilisi": what comes on top. */
export function isPlus(reading: Reading, first: number): boolean {
  // "потом хотим 2 дня"
  const head = is.tripWant(at(reading, first - 1).low) ? first - 1 : first;
  return endingAt(find.plus, reading, head, "own") !== undefined;
}

/** "next week", "the first week of May" say when, not how long; "100 a day" is a rate. */
function isWhen(reading: Reading, index: number, next: number): boolean {
  if (find.which(reading, index - 1, "own") || find.rate(reading, index, "own")) return true;
  if ([1, 2].some((back) => find.partOfMonth(reading, index - back))) return true;
  // "the week of May 5"; "a week of skiing" is a length.
  return at(reading, next).low === "of" && find.month(reading, next + 1, "own") !== undefined;
}
