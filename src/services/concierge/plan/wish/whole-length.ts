import type { Reading } from "../../../../reading/reading.ts";
import { at, onFrom } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import { isElsewhere } from "../atlas/neighbours.ts";
import { isDoing } from "../understand/interests.ts";
import { isPlus, type SaidLength } from "../understand/length.ts";
import { citiesIn, type Found } from "../understand/places.ts";
import type { TripText } from "../understand/read.ts";
import { disagree } from "./when.ts";
import type { StayWish } from "./wish.ts";

/** How long the whole trip is, with what is said of its parts. */
export interface WholeLength {
  readonly days: number;
  /** Days that were asked for in a city. */
  readonly stays?: readonly StayWish[];
  /** Two lengths of the whole were said that are not the same. */
  readonly disputed?: true;
}

/** A length with what it is the length of. */
interface Part extends SaidLength {
  readonly place?: Found | undefined;
  /** Neither of a place nor of something to do, as "2 days of meetings", "2 дня отдыха" are. */
  readonly loose: boolean;
  /** Of a place that one sees from where one stays: "two days at Disneyland". */
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
  const isInside = isWeekend && lengths.some(({ days }) => days >= spoken.days);
  const said = [...lengths, ...(spoken && !isInside ? [spoken] : [])]
    // "6 days / 5 nights"
    .filter(({ days, nights }, place, all) => {
      const before = all[place - 1];
      return before?.days !== days || before.nights === nights;
    })
    .map((length) => partOf(reading, length, found));
  const all = said.filter((part) => !isOuting(reading, part, said));
  const [first, ...others] = all;
  if (!first) return undefined;
  const besides = (whole?: Part) => staysOf(said.filter((part) => part !== whole));
  if (dated !== undefined) {
    // "29 May to 5 June, a week at Lake Garda, one day in Verona": the dates say how long a week is.
    const same = all.find(({ days }) => !disagree(days, dated));
    const goesOn = reading.tokens.some((_, at) => find.turn(reading, at)?.value === "onward");
    // "3 days Tbilisi, the rest Batumi": a length of one of several cities is no length of the whole.
    const isOfOne = first.place?.named.kind === "spot" && citiesIn(found).size > 1;
    const isShared = others.length > 0 || goesOn || (isOfOne && first.days < dated);
    const isSpoken = isWeekend || (spoken && same?.first === spoken.first);
    // "2 to 11 April, one night in a ryokan"
    const isShort = first.count === 1 || (first.count === 2 && dated > LONG);
    const isLess = isSpoken || worked || isShort || !(first.loose || first.place || same);
    if (isShared || isLess) return { days: dated, stays: besides(isShared ? same : first) };
  }
  const longest = all.reduce((one, other) => (other.days > one.days ? other : one));
  const made = { days: longest.days, stays: besides(longest) };
  if (others.length === 0) return made;
  const loose = all.filter((part) => part.loose);
  const rest = sumOf(all.filter((part) => part !== longest));
  const { named } = longest.place ?? {};
  // A country, or a journey that has a name: "10 days of Umrah, 3 nights of them in Medina".
  const isBeside = ({ place }: Part) => isElsewhere(place, longest.place);
  // "9 days on Zanzibar, one day in Stone Town": the same place, which is inside itself.
  const isSame =
    named?.kind === "spot" && all.every((part) => staysOf([part])[0]?.spot === named.spot);
  const isWide = named && (named.kind !== "spot" || named.others || isSame) && !all.some(isBeside);
  const isOnly = longest.loose && loose.length === 1;
  if ((isWide || isOnly) && longest.days >= rest) return made;
  // "14 days: Bangkok, Chiang Mai and a week by the sea": a length at the head is that of the whole.
  const isHead = !found.some(({ named, next }) => named.kind === "spot" && next <= first.first);
  const isPlaced = all.every(({ place }) => place) || longest.days <= rest;
  if (loose.length === 0 ? isPlaced : all.length === citiesIn(found).size && !isHead)
    return { days: sumOf(all), stays: besides() };
  // "a week in Batumi, 5 days": a figure is surer than a word.
  const [only] = loose;
  if (only && longest.first === spoken?.first && !isWeekend)
    return { ...made, days: only.days, disputed: true };
  // "Paris for 4 days, one day at Disneyland": a shorter one is a part, whatever it is said of.
  return made;
}

function sumOf(parts: readonly Part[]): number {
  const last = parts.every(({ nights }) => nights) ? 1 : 0;
  return parts.reduce((sum, { count }) => sum + count, last);
}

function staysOf(parts: readonly Part[]) {
  return parts.flatMap(({ count: days, nights, place }) =>
    place?.named.kind === "spot" ? [{ spot: place.named.spot, days, nights }] : [],
  );
}

/** What stands right before a length or right behind it, with no comma between. */
function partOf(reading: Reading, length: SaidLength, found: readonly Found[]): Part {
  const places = found.filter(({ denied, role }) => !denied && role !== "from");
  const behind = places.find(({ first }) => joins(reading, length.next, first));
  const before = places.find(({ next }) => joins(reading, next, length.first));
  // "Rome 2 days Florence 3 days" goes with what it touches, "Italy with 3 days in Rome" goes on, and
  // "Athens for 2 nights then Santorini" turns to another.
  // "Orlando and then Miami for 10 days": of the two together.
  const isTouching = before?.next === length.first;
  const isOfSeveral = before && !isTouching && places.some((one) => isLinked(reading, one, before));
  const isLed = isTouching || find.turn(reading, length.next) !== undefined;
  const last = isOfSeveral ? undefined : before;
  const place = isLed ? (last ?? behind) : (behind ?? last);
  const loose = !place && !isDoing(reading, length.next);
  return { ...length, place, loose, outing: place !== undefined && !KEPT.has(place.named.kind) };
}

/** Nothing but a joint stands between two places. */
function isLinked(reading: Reading, { next }: Found, { first }: Found): boolean {
  const isJoint = (index: number) =>
    at(reading, index).text === "," ||
    is.and(at(reading, index).low) ||
    find.turn(reading, index)?.value === "onward";
  return next < first && onFrom(reading, next, first - next).every(isJoint);
}

/** Places where one stays. */
const KEPT: ReadonlySet<string> = new Set(["spot", "country", "region"]);
/** A day beside a length of so many days and more is one of them: "7 nights in Hurghada, one day in Luxor". */
const LONG = 4;

function isOuting(reading: Reading, part: Part, all: readonly Part[]): boolean {
  const isLong = all.some((other) => other !== part && other.days >= LONG);
  // A night in a ryokan is one of those in Kyoto, a night in Toledo one more.
  const isInside = part.nights ? part.count === 1 && !part.place : part.outing || part.count === 1;
  return isLong && isInside && !isPlus(reading, part.first);
}

function joins(reading: Reading, from: number, to: number): boolean {
  const words = onFrom(reading, from, NEAR, ({ kind, low }) => kind !== "word" || is.and(low));
  return to >= from && to - from <= words.length;
}
