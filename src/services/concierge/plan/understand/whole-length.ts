import { weekday } from "../../../../domain/dates.ts";
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
  readonly stays?: readonly { readonly spot: Spot; readonly days: number }[];
  /** Two lengths of the whole were said that are not the same. */
  readonly disputed?: true;
}

/** A length with what it is the length of. */
interface Part {
  readonly length: SaidLength;
  readonly place?: Found | undefined;
  /** "2 days of meetings", "2 дня отдыха". */
  readonly doing: boolean;
  /** Of something that one sees from where one stays: "two days at Disneyland", "one day in Sintra". */
  readonly outing: boolean;
}

const LONG_WEEKEND = 3;
/** How many words may stand between a length and its place: "3 days of leisure in Muscat". */
const NEAR = 3;

/**
 * The length of the whole: the days between two dates, or a length that is said of no part; parts
 * by themselves add up, "Rome 2 days, Florence 3 days", and inside a whole they never do.
 */
export function wholeLength(
  { reading, lengths, spoken, when: { worked } }: TripText,
  found: readonly Found[],
  dated: number | undefined,
): WholeLength | undefined {
  // "a long weekend in Marrakech with one day in the Atlas"; a weekend inside of more says nothing.
  const isWeekend = spoken && spoken.days <= LONG_WEEKEND && !isPlus(reading, spoken.first);
  const isPart = isWeekend && lengths.some(({ days }) => days >= spoken.days);
  const said = [...lengths, ...(spoken && !isPart ? [spoken] : [])]
    .filter((length, place, all) => !isSameAgain(length, all[place - 1]))
    .map((length) => partOf(reading, length, found));
  const bases = said.filter((part) => !isOuting(reading, part, said));
  const all = bases.length > 0 ? bases : said;
  const [first, ...others] = all;
  if (!first) return undefined;
  const parts = said.filter((part) => part.place ?? part.doing);
  const cities = citiesIn(found).size;
  const made = (whole: Length, part?: Part): WholeLength => ({
    days: whole.days,
    nights: whole.nights,
    stays: said.length > 1 ? staysOf(parts.filter((one) => one !== part)) : [],
  });
  if (dated !== undefined) {
    // "29 May to 5 June, a week at Lake Garda, one day in Verona": the dates say how long a week is.
    const same = all.find(({ length }) => !disagree(length, dated));
    const goesOn = reading.tokens.some((_, at) => find.turn(reading, at)?.value === "onward");
    const isShared = others.length > 0 || (parts.length > 0 && (goesOn || cities > 1));
    const isSpoken = isWeekend || (same && same.length === spoken);
    const isLess = isSpoken || first.length.days === 1 || worked !== undefined;
    const whole = { days: dated, nights: false };
    if (isShared)
      return { ...made(whole, same), stays: staysOf(parts.filter((one) => one !== same)) };
    if (isLess) return made(whole);
  }
  if (others.length === 0) return made(first.length, first);
  const loose = all.filter((part) => !parts.includes(part));
  const [only] = loose;
  const longest = all.reduce((one, other) => (other.length.days > one.length.days ? other : one));
  const rest = sumOf(all.filter((part) => part !== longest)).days;
  const { named } = longest.place ?? {};
  // A country, or a journey that has a name: "10 days of Umrah, 3 nights of them in Medina".
  const isWide = named !== undefined && (named.kind !== "spot" || named.others !== undefined);
  if (isWide && longest.length.days >= rest) return made(longest.length, longest);
  const known = parts.filter((part) => all.includes(part));
  if (only && loose.length === 1 && only.length.days >= sumOf(known).days) return made(only.length);
  // "14 days: Bangkok, Chiang Mai and a week by the sea": a length at the head is that of the whole.
  const isHead = !found.some(
    ({ named, next }) => named.kind === "spot" && next <= first.length.first,
  );
  if (loose.length === 0 || (all.length === cities && !isHead)) return made(sumOf(all));
  // "a week in Batumi, 5 days": a figure is surer than a word.
  if (only && longest.length === spoken && !isWeekend)
    return { ...made(only.length, longest), disputed: true };
  // "Paris for 4 days, one day at Disneyland": a shorter one is a part, whatever it is said of.
  return made(longest.length, longest);
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

function staysOf(parts: readonly Part[]) {
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
  const isElsewhere = place !== undefined && !KEPT.has(place.named.kind);
  const inside = isInside(reading, length);
  const doing = isDoing(reading, length.next) || inside;
  return { length, place, doing, outing: isElsewhere || (inside && place === undefined) };
}

/** Places where one stays. */
const KEPT: ReadonlySet<string> = new Set(["spot", "country", "region"]);
/** A day beside a length of so many days and more is one of them: "7 nights in Hurghada, one day in Luxor". */
const LONG = 4;

function isOuting(reading: Reading, part: Part, all: readonly Part[]): boolean {
  const { length, place, outing } = part;
  const isLong = all.some((other) => other !== part && !other.outing && other.length.days >= LONG);
  const isOne =
    length.days - (length.nights ? 1 : 0) === 1 && (place?.first ?? length.next) >= length.next;
  return isLong && (outing || isOne) && !isPlus(reading, length.first);
}

/** "two days in Suzhou", "one day at Gardaland": of a place that may not be known. */
function isInside(reading: Reading, { next }: SaidLength): boolean {
  const name = find.leadsTo(reading, next, "own")?.next;
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
const WORKING_WEEK = 5;
const SUNDAY = 6;

/**
 * "two days of meetings and then a weekend", "a conference on 12-14 May, and a free day after": the
 * trip goes on when the work is done; of two cities the first is the one for work.
 */
export function beyondWork(
  { reading, lengths, meetings, when: { worked: known } }: TripText,
  whole: WholeLength | undefined,
  [city, other]: readonly Spot[],
  when: When | undefined,
): WholeLength | undefined {
  if (!worksIn(reading)) return undefined;
  const met = meetings.flatMap(({ on }) => on);
  const last = when?.end ?? (met.length > 0 ? Math.max(...met) : undefined);
  const dated = when && last && last - when.start + 1;
  const worked = dated ?? workDaysIn(reading, lengths) ?? 0;
  const plus = lengths.find(({ first }) => isPlus(reading, first));
  const isOnly = lengths.every((one) => one === plus || one.days === worked);
  const isMore = plus && isOnly && known === undefined;
  const isWeekend = worked <= WORKING_WEEK && isOnWeekend(reading);
  let more = 0;
  if (dated === undefined) more = isWeekend && worked === whole?.days ? WEEKEND_DAYS : 0;
  else if (isMore) more = plus.days - (plus.nights ? 1 : 0);
  else if (isWeekend && lengths.length === 0) more = SUNDAY - weekday(last ?? 0);
  if (more === 0) return undefined;
  const stays = city && other ? [{ spot: city, days: worked }] : [];
  return { days: worked + more, nights: false, stays };
}

/** Days of work that are all there is of the trip need no count. */
export function workIn(
  { reading, lengths, meetings, when }: TripText,
  all: number | undefined,
  goesOn: boolean,
) {
  if (!worksIn(reading)) return {};
  const { start = 0, end = Math.max(start, ...meetings.flatMap(({ on }) => on)) } = when.when ?? {};
  const dated = when.worked ?? (goesOn ? end - start + 1 : undefined);
  const apart = lengths.filter(({ first }) => !isPlus(reading, first));
  const counted = workDaysIn(reading, apart) ?? dated;
  return {
    work: true as const,
    ...(counted !== undefined && counted < (all ?? Infinity) && { workDays: counted }),
    ...(when.workFrom !== undefined && { workFrom: when.workFrom }),
  };
}
