import { weekday } from "../../../../domain/dates.ts";
import { saying } from "../../../../reading/phrases.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import { at } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Spot } from "../atlas.ts";
import { isDoing, isOnWeekend, workDaysIn, worksIn } from "./interests.ts";
import { isPlus, type Length, type SaidLength } from "./length.ts";
import { citiesIn, type Found } from "./places.ts";
import type { TripText } from "./read.ts";
import { isCapital } from "./vocabulary.ts";
import type { When } from "./when.ts";

/** How long the whole trip is, with what is said of its parts. */
export interface WholeLength extends Length {
  /** Days that were asked for in a city. */
  readonly stays: readonly { readonly spot: Spot; readonly days: number }[];
  /** Two lengths of the whole were said that are not the same. */
  readonly disputed: boolean;
}

/** A length with what it is the length of. */
interface Part {
  readonly length: SaidLength;
  readonly place?: Found | undefined;
  /** "2 days of meetings", "2 дня отдыха". */
  readonly doing: boolean;
}

const WEEK = 7;
const LONG_WEEKEND = 3;
/** How many words may stand between a length and its place: "3 days of leisure in Muscat". */
const NEAR = 3;

/**
 * The length of the whole: the days between two dates, or a length that is said of no part; parts
 * by themselves add up, "Rome 2 days, Florence 3 days", and inside a whole they never do.
 */
export function wholeLength(
  { reading, lengths, spoken }: TripText,
  found: readonly Found[],
  dated: number | undefined,
): WholeLength | undefined {
  const more = spoken && (spoken.days === WEEK || isPlus(reading, spoken.first));
  // "a long weekend in Marrakech with one day in the Atlas": the shorter is a part of it.
  const isWhole = spoken && !more && spoken.days <= LONG_WEEKEND;
  if (isWhole && dated === undefined && lengths.every(({ days }) => days < spoken.days))
    return { ...spoken, stays: [], disputed: false };
  const said = spoken && more && lengths.length > 0 ? [...lengths, spoken] : lengths;
  const all = (said.length > 0 ? said : spoken ? [spoken] : [])
    .filter((length, place) => !isSameAgain(length, said[place - 1]))
    .map((length) => partOf(reading, length, found));
  const [first, ...others] = all;
  if (!first) return undefined;
  // "meetings till Friday, then the weekend, 10-14 March": the weekend is a part of the dates.
  const isWeekend = said.length === 0 && first.length.days <= LONG_WEEKEND;
  if (dated !== undefined && isWeekend)
    return { days: dated, nights: false, stays: [], disputed: false };
  const parts = all.filter((part) => part.place ?? part.doing);
  const loose = all.filter((part) => !parts.includes(part));
  const stays = all.length > 1 ? staysOf(parts) : [];
  const goesOn = reading.tokens.some((_, at) => find.turn(reading, at)?.value === "onward");
  const whole = { stays, disputed: false };
  // "a week at Lake Garda, 29 May to 5 June, one day in Verona": the dates say how long a week is.
  const same = all.find(({ length }) => dated !== undefined && !disagree(length, dated));
  if (
    dated !== undefined &&
    same &&
    (others.length > 0 || (same.length === spoken && spoken.days === WEEK))
  ) {
    const shares = staysOf(parts.filter((part) => part !== same));
    return { ...whole, days: dated, nights: false, stays: shares };
  }
  const isShared = others.length > 0 || goesOn || citiesIn(found).size > 1;
  if (dated !== undefined && sumOf(all).days <= dated && isShared && loose.length === 0)
    return { days: dated, nights: false, stays: staysOf(parts), disputed: false };
  // "2-9 January, one day of doing nothing": a day is a part of the dates.
  if (others.length === 0 && dated !== undefined && dated > 2 && first.length.days === 1)
    return { ...whole, days: dated, nights: false };
  if (others.length === 0) return { ...whole, ...first.length };
  const longest = all.reduce((one, other) => (other.length.days > one.length.days ? other : one));
  const rest = sumOf(all.filter((part) => part !== longest)).days;
  const { named } = longest.place ?? {};
  // A country, or a journey that has a name: "10 days of Umrah, 3 nights of them in Medina".
  const country = named !== undefined && (named.kind !== "spot" || named.others !== undefined);
  const [only] = loose;
  if (country && longest.length.days >= rest)
    return { ...whole, ...longest.length, stays: staysOf(parts.filter((one) => one !== longest)) };
  if (only && loose.length === 1 && parts.length > 0 && only.length.days >= sumOf(parts).days)
    return { ...whole, ...only.length };
  const isSum =
    all.length === citiesIn(found).size &&
    loose.every(({ length }) => length.days > 1 && length !== spoken);
  if (loose.length === 0 || isSum) return { ...whole, ...sumOf(all) };
  // "Paris for 4 days, one day at Disneyland": a shorter one is a part, whatever it is said of.
  const isPart = only && longest.length !== spoken && only.length.days < longest.length.days;
  const total = (isPart ? longest : only)?.length ?? first.length;
  return {
    ...total,
    stays: isPart ? staysOf(parts.filter((part) => part !== longest)) : [],
    disputed: all.some(({ length }) => length === spoken) && total.days < WEEK,
  };
}

/** 10 to 15 June are six days or five nights: both are fair readings of "5 days". */
export function disagree(length: Length | undefined, dated: number | undefined): boolean {
  return length !== undefined && dated !== undefined && Math.abs(dated - length.days - 0.5) > 0.6;
}

/** "6 days / 5 nights". */
function isSameAgain(length: SaidLength, before: SaidLength | undefined): boolean {
  return before?.days === length.days && before.nights !== length.nights;
}

function sumOf(parts: readonly Part[]): Length {
  const nights = parts.every(({ length }) => length.nights);
  const days = parts.reduce((sum, { length }) => sum + length.days - (length.nights ? 1 : 0), 0);
  return { days: days + (nights ? 1 : 0), nights };
}

function staysOf(parts: readonly Part[]): WholeLength["stays"] {
  return parts.flatMap(({ length, place }) =>
    place?.named.kind === "spot"
      ? [{ spot: place.named.spot, days: length.days - (length.nights ? 1 : 0) }]
      : [],
  );
}

/** What stands right before a length or right behind it, with no comma between. */
function partOf(reading: Reading, length: SaidLength, found: readonly Found[]): Part {
  const places = found.filter(({ denied, role }) => !denied && role !== "from");
  const behind = places.find(({ first }) => joins(reading, length.next, first));
  const before = places.find(({ next }) => joins(reading, next, length.first));
  // "Rome 2 days Florence 3 days" goes with what it touches, "Italy with 3 days in Rome" goes on.
  const place = before?.next === length.first ? before : (behind ?? before);
  return { length, place, doing: isDoing(reading, length.next) || isInside(reading, length) };
}

const findIn = saying(({ trip }) => trip?.to ?? "");

/** "two days in Suzhou", "one day at Gardaland": of a place that may not be known. */
function isInside(reading: Reading, { next }: SaidLength): boolean {
  const name = findIn(reading, next, "own")?.next;
  return name !== undefined && isFree(reading, name) && isCapital(at(reading, name).text);
}

function joins(reading: Reading, from: number, to: number): boolean {
  if (to < from || to > from + NEAR) return false;
  for (let index = from; index < to; index++) {
    const { kind, low } = at(reading, index);
    if (kind !== "word" || is.and(low) || find.turn(reading, index)) return false;
  }
  return true;
}

const WEEKEND_DAYS = 2;

/** "two days of meetings and then a weekend": the weekend comes on top. */
export function withWeekend(
  length: WholeLength | undefined,
  { reading, lengths }: TripText,
  cities: readonly Spot[],
): WholeLength | undefined {
  if (!length || !worksIn(reading) || !isOnWeekend(reading)) return length;
  const isAll = workDaysIn(reading, lengths) === length.days && length.days <= WORKING_WEEK;
  if (!isAll) return length;
  const stays = staysForWork(cities, length.days);
  return { ...length, stays, days: length.days + WEEKEND_DAYS };
}

/** Of two cities the first is the one for work. */
function staysForWork([city, other]: readonly Spot[], days: number): WholeLength["stays"] {
  return city && other ? [{ spot: city, days }] : [];
}

const WORKING_WEEK = 5;

/** "a conference on 12-14 May, then a weekend in Salzburg", "and a free day after": the trip goes on. */
export function conferenceAndMore(
  { reading, lengths, when: { worked: dated } }: TripText,
  cities: readonly Spot[],
  when: When | undefined,
): WholeLength | undefined {
  if (!when?.end || !worksIn(reading)) return undefined;
  const worked = when.end - when.start + 1;
  const [more, ...others] = lengths;
  if (more && others.length === 0 && dated === undefined && isPlus(reading, more.first)) {
    const days = worked + more.days - (more.nights ? 1 : 0);
    return { days, nights: false, stays: staysForWork(cities, worked), disputed: false };
  }
  if (more || !isOnWeekend(reading)) return undefined;
  const sunday = when.end + 6 - weekday(when.end);
  if (worked > WORKING_WEEK || weekday(when.end) > FRIDAY) return undefined;
  const stays = staysForWork(cities, worked);
  return { days: sunday - when.start + 1, nights: false, stays, disputed: false };
}

const FRIDAY = 4;

/** Days of work that are all there is of the trip need no count. */
export function workIn(
  { reading, lengths, when }: TripText,
  all: number | undefined,
  goesOn: boolean,
) {
  if (!worksIn(reading)) return {};
  const { start = 0, end = start } = when.when ?? {};
  const dated = when.worked ?? (goesOn ? end - start + 1 : undefined);
  const apart = lengths.filter(({ first }) => !isPlus(reading, first));
  const counted = workDaysIn(reading, apart) ?? dated;
  return {
    work: true as const,
    ...(counted !== undefined && counted !== all && { workDays: counted }),
    ...(when.workFrom !== undefined && { workFrom: when.workFrom }),
  };
}
