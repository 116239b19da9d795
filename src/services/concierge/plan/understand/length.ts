import { figureAt, numberAt } from "../../../../reading/numbers.ts";
import { each, endingAt, phraseFinder } from "../../../../reading/phrases.ts";
import { findAll, type Reading } from "../../../../reading/reading.ts";
import { at, type Extent, tokenOf } from "../../../../reading/tokens.ts";
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
  return findAll(reading, (index) => countedLength(reading, index)).filter(({ days }) => days > 0);
}

/** "5 days", "5-7 days", "пятидневный", "дней на восемь". */
function countedLength(reading: Reading, index: number): Length | undefined {
  const { kind, low } = at(reading, index);
  const turned = find.unit(reading, index, "own");
  // "дней на восемь", "дней на 12"
  if (turned && reading.language === "ru" && is.for(at(reading, turned.next).low)) {
    const some = figureAt(reading, turned.next + 1);
    if (some) return lengthOf(turned.value, some.value, some.next);
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
  // "24 weeks pregnant"
  const isNone = findLength(reading, start, "own")?.value === 0;
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
  return endingAt(find.plus, reading, first, "own") !== undefined;
}

/** "next week", "the first week of May" say when, not how long; "100 a day" is a rate. */
function isWhen(reading: Reading, index: number, next: number): boolean {
  if (find.which(reading, index - 1, "own") || find.rate(reading, index, "own")) return true;
  if ([1, 2].some((back) => find.partOfMonth(reading, index - back))) return true;
  // "the week of May 5"; "a week of skiing" is a length.
  return at(reading, next).low === "of" && find.month(reading, next + 1, "own") !== undefined;
}
