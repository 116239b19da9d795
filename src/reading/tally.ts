import { countAt, figureAt } from "./numbers.ts";
import { nearestBefore } from "./phrases.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isBreak, isMark, isNumber, onFrom, type Token, type Words } from "./tokens.ts";
import { find, is } from "./words.ts";

/** Travellers as they are counted; from `grownAt` years on a person is an adult. */
export function newTally(grownAt: number) {
  const ages: number[] = [];
  return {
    grownAt,
    adults: 0,
    children: 0,
    infantsInSeat: 0,
    infantsOnLap: 0,
    /** Children whose age makes them adults. */
    grownUp: 0,
    /** Of no stated kind: "4 people". */
    people: 0,
    /** Relatives and friends, beside those counted as adults. */
    company: 0,
    /** The writer, where he is named among them. */
    self: false,
    /** The writer is one of a list, and no mere "I am booking". */
    isListed: false,
    /** "for my son": the writer stays. */
    forOthers: false,
    counted: false,
    /** Relatives and friends, one by one. */
    kin: 0,
    /** Two of them are parents. */
    parents: false,
    /** What is being read stands behind "and" and another of them. */
    joined: false,
    /** What relatives were called who were counted: one who is named again is the same. */
    named: new Set<string>(),
    /** "вдвоём", "the four of us". */
    together: 0,
    couple: false,
    we: false,
    isFamily: false,
    solo: false,
    /** The one who travels alone says that she is a woman. */
    soloWoman: false,
    /** Children without a number. */
    manyChildren: false,
    /** Of children, in years, as far as they were said. */
    ages,
  };
}

export type Tally = ReturnType<typeof newTally>;

/** Below this age a child is an infant. */
export const INFANT_YEARS = 2;
const MOST_AGES = 9;

/**
 * "(5 and 9)", "aged 3, 7 and 11", "7 лет", "is 3", "10 months"; figures by themselves where they
 * are as many as children were counted: "2 kids 9 and 13". Sure where it is said in so many words.
 */
export function agesAt(reading: Reading, index: number, counted = 0) {
  const open = isMark(at(reading, index), "([");
  const named = isMark(at(reading, index), ",") && namedAge(reading, index + 1);
  const start = open || named ? index + 1 : index;
  const isLed = (token: Token) => is.aged(token.low) || token.text === ":";
  const led = onFrom(reading, start, 3, (token) => !isLed(token)).length;
  // "Children: 1" counts them.
  let aged = led > 1 || (led === 1 && at(reading, start).text !== ":");
  const said: { count: number; months: boolean | undefined }[] = [];
  let next = start + led;
  let end = next;
  while (said.length < MOST_AGES) {
    const called = namedAge(reading, next);
    const number = called ?? figureAt(reading, next);
    // "12 yaş, bir də nənəmiz": one who is counted, and no age.
    if (!number || (number.value === 1 && at(reading, next).kind === "word")) break;
    next = number.next;
    if (called) aged = true;
    // "5y" is an age, "5 y 9" are two.
    const joins = is.and(at(reading, next).low) && !at(reading, next).glued;
    const dash = at(reading, next).text === "-" ? 1 : 0;
    const unit = joins ? undefined : find.ageUnit(reading, next + dash);
    if (!unit && isOther(reading, next, aged)) break;
    said.push({ count: number.value, months: unit && unit.value === "months" });
    next = unit?.next ?? next;
    end = next;
    if (isMark(at(reading, next), open ? ",/" : ",")) next++;
    if (is.and(at(reading, next).low)) next++;
    if (next === end) break;
  }
  const closed = open && isMark(at(reading, end), ")],");
  const isEnd = said.length > 1 || isBare(reading, end);
  const listed = said.length === counted && isEnd;
  const last = said.findLast(({ months }) => months !== undefined)?.months;
  const sure = last !== undefined || aged;
  if (said.length === 0 || !(sure || listed || closed)) return undefined;
  const ages = said.map(({ count, months = last }) => (months ? count / 12 : count));
  return { ages, next: closed ? end + 1 : end, sure };
}

/** The same a mark or a word farther: "3 kids - 9, 6 and 1", "my parents, 74 and 79", "iki uşağımız var, 3 və 6 yaşında". */
export function agesBehind(reading: Reading, next: number, counted: number) {
  const ages = agesAt(reading, next, counted);
  const mark = [next, next + 1].find((index) => isMark(at(reading, index), ",-:"));
  const apart = ages || mark === undefined ? undefined : agesAt(reading, mark + 1, counted);
  return ages ?? (apart && (apart.sure || counted > 1) ? apart : undefined);
}

/** "Mia (3)": the age of one who is called by a name. */
function namedAge(reading: Words, index: number) {
  const isKnown = [find.people, find.kin, find.self].some((one) => one(reading, index));
  const isName = /^\p{Lu}\p{Ll}/u.test(at(reading, index).text) && !isKnown;
  const age =
    isName && at(reading, index + 1).text === "(" ? figureAt(reading, index + 2) : undefined;
  return age && isMark(at(reading, age.next), ")") ? { ...age, next: age.next + 1 } : undefined;
}

/** "мне 62 жене 60", "oğlum 14, həyat yoldaşım": one figure is an age before another of them, or a mark. */
function isBare(reading: Words, end: number): boolean {
  const token = at(reading, end);
  if (isBreak(token) || isMark(token, ",;.)")) return !at(reading, end + 1).glued;
  return is.and(token.low) || [find.kin, find.self].some((one) => one(reading, end) !== undefined);
}

/** A figure that counts something else: "3 nights", "2 adults", "5 May", "2,340 USD". */
function isOther(reading: Words, next: number, aged: boolean): boolean {
  const [sign, after] = [at(reading, next), at(reading, next + 1)];
  if (sign.text === "," && sign.glued && isNumber(after, 3, 3) && after.glued) return true;
  // "son is 12 daughter is 10", "kids 6 and 9 beginners"
  const people = aged ? "people" : (find.people(reading, next)?.value ?? "people");
  if (people !== "people") return true;
  return [find.unit, find.month].some((one) => one(reading, next) !== undefined);
}

/** Adds travellers whose kinds are told. */
export function addCounted(tally: Tally, { adults = 0, children = 0 }): void {
  tally.adults += adults;
  tally.children += children;
  tally.counted = true;
}

/** Adds children of known ages; those who have grown up are adults, the smallest infants. */
export function addAged(tally: Tally, ages: readonly number[]): void {
  for (const age of ages) {
    if (age >= tally.grownAt) tally.grownUp++;
    else if (age < INFANT_YEARS) tally.infantsOnLap++;
    else {
      tally.children++;
      tally.ages.push(age);
    }
  }
}

/** How far what is said of an infant may stand behind it, and before. */
const BEHIND = 14;
const BEFORE = 5;

/** On a lap unless it has a seat, as in "2 infants (one in own seat, one on lap)", "ayrıca yeri olan 1 körpə". */
export function addInfants(reading: Reading, tally: Tally, count: number, next: number): number {
  tally.infantsOnLap += count;
  const isOver = (token: Token, index: number) =>
    isBreak(token) || find.people(reading, index) !== undefined;
  let end = next;
  let placed = 0;
  for (const index of onFrom(reading, next, BEHIND, isOver)) {
    const where = placed < count ? find.lap(reading, index) : undefined;
    if (!where) continue;
    const said = [1, 2, 3].flatMap((back) => countAt(reading, index - back)?.value ?? []);
    const some = said.find((number) => number <= count - placed) ?? count - placed;
    placed += some;
    if (where.value === "seat") addSeats(tally, some);
    end = where.next;
  }
  const stops = (_: Token, place: number) => !isFree(reading, place);
  const before = nearestBefore(find.lap, reading, next, { most: BEFORE, stops });
  if (placed === 0 && before?.value === "seat") addSeats(tally, count);
  return end;
}

function addSeats(tally: Tally, count: number): void {
  tally.infantsInSeat += count;
  tally.infantsOnLap -= count;
}
