import { countAt, numberAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { at, isNumber, type Token } from "./tokens.ts";
import {
  findAgeUnit,
  findLap,
  findMonth,
  findPeople,
  findUnit,
  isAged,
  isAnd,
  isStart,
} from "./words.ts";

/** Travellers as they are counted. */
export interface Tally {
  adults: number;
  children: number;
  inSeat: number;
  onLap: number;
  /** Children whose age makes them adults. */
  grownUp: number;
  /** Of no stated kind: "4 people". */
  people: number;
  /** Relatives and friends, beside those counted as adults. */
  company: number;
  /** The writer, where he is named among them. */
  self: boolean;
  /** He takes children along: "with our two daughters and my husband". */
  leads: boolean;
  /** "family of four". */
  family: number;
  counted: boolean;
  /** Of children, in years, as far as they were said. */
  readonly ages: number[];
  /** Infants without a figure: "and a baby, 1 infant" is one. */
  lone: number;
  /** From this age on a person is an adult. */
  readonly grownAt: number;
}

export function newTally(grownAt: number): Tally {
  const none = {
    adults: 0,
    children: 0,
    inSeat: 0,
    onLap: 0,
    grownUp: 0,
    people: 0,
    company: 0,
    family: 0,
    lone: 0,
  };
  return { ...none, self: false, leads: false, counted: false, ages: [], grownAt };
}

/** Below this age a child is an infant. */
const INFANT_YEARS = 2;
const MOST_AGES = 9;
const OLDEST = 99;

/** Ages in years, and the token behind them. */
export interface Ages {
  readonly ages: readonly number[];
  readonly next: number;
  /** An age is said in so many words: "years old", "aged". */
  readonly sure: boolean;
}

/**
 * "(5 and 9)", "aged 3, 7 and 11", "7 лет", "is 3", "10 months"; figures by themselves where they
 * are as many as children were counted: "2 kids 9 and 13".
 */
export function agesAt({ tokens }: Reading, index: number, counted = 0): Ages | undefined {
  let next = index;
  const open = /^[([]$/.test(at(tokens, next).text);
  if (open) next++;
  const start = next;
  while (next < start + 3 && (isAged(at(tokens, next).low) || at(tokens, next).text === ":"))
    next++;
  if (open && findPeople(tokens, next) && isAged(at(tokens, next + 1).low)) next += 2;
  // "Children: 1" counts them.
  const aged = next > start && !(next === start + 1 && at(tokens, start).text === ":");
  const said: { count: number; months: boolean | undefined }[] = [];
  let end = next;
  while (said.length < MOST_AGES) {
    const figure = at(tokens, next);
    const word = isNumber(figure, 1, 2) ? undefined : numberAt(tokens, next);
    if (!word && !isNumber(figure, 1, 2)) break;
    const part = word ? 0 : tenthsAt(tokens, next + 1);
    const count = word?.value ?? Number(figure.text) + part;
    next = word?.next ?? next + (part > 0 ? 3 : 1);
    if (at(tokens, next).text === "-") next++;
    // "5y" is an age, "5 y 9" are two.
    const joins = isAnd(at(tokens, next).low) && !at(tokens, next).glued;
    const unit = joins ? undefined : findAgeUnit(tokens, next);
    if (unit) next = unit.next;
    else if (isOther(tokens, next)) {
      if (said.length === 0) return undefined;
      break;
    }
    if (count > OLDEST) return undefined;
    said.push({ count, months: unit && unit.value === "months" });
    end = next;
    if (at(tokens, next).text === "," || (open && at(tokens, next).text === "/")) next++;
    if (isAnd(at(tokens, next).low)) next++;
    if (next === end) break;
  }
  const closed = /^[)\],]$/.test(at(tokens, end).text);
  const listed = said.length > 1 && said.length === counted && isEnd(tokens, end);
  const named = said.some(({ months }) => months !== undefined);
  if (said.length === 0 || !(named || aged || listed || (open && closed))) return undefined;
  const last = said.findLast(({ months }) => months !== undefined)?.months ?? false;
  const ages = said.map(({ count, months = last }) => (months ? count / 12 : count));
  return { ages, next: open && closed ? end + 1 : end, sure: named || aged };
}

/** "1,5 года". */
function tenthsAt(tokens: readonly Token[], index: number): number {
  const [sign, tenths] = [at(tokens, index), at(tokens, index + 1)];
  const isPart = /^[.,]$/.test(sign.text) && sign.glued && tenths.glued && isNumber(tenths, 1, 1);
  return isPart && findAgeUnit(tokens, index + 2) ? Number(tenths.text) / 10 : 0;
}

/** No word follows, or one that leads to where the way begins: "children 9 and 12 from London". */
function isEnd(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index).kind !== "word" || isStart(tokens, index);
}

/** A figure that counts something else: "3 nights", "2 adults", "7:30", "5 May". */
function isOther(tokens: readonly Token[], next: number): boolean {
  const { text, glued } = at(tokens, next);
  // "5yo, 2,340 USD"
  if (text === "," && glued && isNumber(at(tokens, next + 1), 3, 3) && at(tokens, next + 1).glued)
    return true;
  if (/^[:.+%]$/.test(text) && (at(tokens, next + 1).glued || text !== ":")) return text !== ".";
  return [findPeople, findUnit, findMonth].some((find) => find(tokens, next) !== undefined);
}

/** Adds children of known ages; those who have grown up are adults, the smallest infants. */
export function addAged(tally: Tally, ages: readonly number[]): void {
  for (const age of ages) {
    if (age >= tally.grownAt) tally.grownUp++;
    else if (age < INFANT_YEARS) tally.onLap++;
    else {
      tally.children++;
      tally.ages.push(age);
    }
  }
  tally.counted = true;
}

/** On a lap unless it has a seat; what is said of it may stand a few words on. */
export function addInfants(reading: Reading, tally: Tally, count: number, next: number): number {
  const { tokens } = reading;
  tally.counted = true;
  const where = at(tokens, next - 2).low === "lap" ? undefined : seatsFrom(reading, count, next);
  tally.inSeat += where?.inSeat ?? 0;
  tally.onLap += count - (where?.inSeat ?? 0);
  return where?.next ?? next;
}

function seatsFrom(
  reading: Reading,
  count: number,
  next: number,
): { inSeat: number; next: number } | undefined {
  const { tokens } = reading;
  const shared = count > 1 ? shareSeats(reading, count, next) : undefined;
  if (shared) return shared;
  for (let after = next; after <= next + 5; after++) {
    const token = at(tokens, after);
    if (token.kind === "break" || token.kind === "end" || /^[;.]$/.test(token.text)) break;
    if ((token.text === "," && after > next) || token.kind === "number") break;
    if (token.kind === "word" && findPeople(tokens, after)) break;
    const where = findLap(tokens, after);
    if (where) return { inSeat: where.value === "seat" ? count : 0, next: where.next };
  }
  return undefined;
}

/** "2 infants (one in own seat, one on lap)". */
function shareSeats(
  reading: Reading,
  count: number,
  next: number,
): { inSeat: number; next: number } | undefined {
  let [inSeat, onLap] = [0, 0];
  for (let index = next; index < next + 14; index++) {
    const some = countAt(reading, index);
    if (!some) continue;
    const where = [0, 1, 2].map((skip) => findLap(reading.tokens, some.next + skip)).find(Boolean);
    if (!where) continue;
    if (where.value === "seat") inSeat += some.value;
    else onLap += some.value;
    if (inSeat + onLap === count) return { inSeat, next: where.next };
    index = where.next - 1;
  }
  return undefined;
}
