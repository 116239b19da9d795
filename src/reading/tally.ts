import { countAt, figureAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { at, isBreak, isMark, isNumber, onFrom, type Token } from "./tokens.ts";
import { find, is, isStart } from "./words.ts";

/** Travellers as they are counted; from `grownAt` years on a person is an adult. */
export function newTally(grownAt: number) {
  const ages: number[] = [];
  return {
    grownAt,
    adults: 0,
    children: 0,
    inSeat: 0,
    onLap: 0,
    /** Children whose age makes them adults. */
    grownUp: 0,
    /** Of no stated kind: "4 people". */
    people: 0,
    /** Relatives and friends, beside those counted as adults. */
    company: 0,
    /** "family of four". */
    family: 0,
    /** Infants without a figure: "and a baby, 1 infant" is one. */
    lone: 0,
    /** The writer, where he is named among them. */
    self: false,
    /** He takes children along: "with our two daughters and my husband". */
    leads: false,
    counted: false,
    /** Of children, in years, as far as they were said. */
    ages,
  };
}

export type Tally = ReturnType<typeof newTally>;

/** Below this age a child is an infant. */
export const INFANT_YEARS = 2;
const MOST_AGES = 9;

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
  const open = isMark(at(tokens, index), "([");
  const start = open ? index + 1 : index;
  const isLed = (token: Token) => is.aged(token.low) || token.text === ":";
  const led = onFrom(tokens, start, 3, (token) => !isLed(token)).length;
  // "Children: 1" counts them.
  const aged = led > 1 || (led === 1 && at(tokens, start).text !== ":");
  const said: { count: number; months: boolean | undefined }[] = [];
  let next = start + led;
  let end = next;
  while (said.length < MOST_AGES) {
    const number = figureAt(tokens, next);
    if (!number) break;
    next = at(tokens, number.next).text === "-" ? number.next + 1 : number.next;
    // "5y" is an age, "5 y 9" are two.
    const joins = is.and(at(tokens, next).low) && !at(tokens, next).glued;
    const unit = joins ? undefined : find.ageUnit(tokens, next);
    if (!unit && isOther(tokens, next)) {
      if (said.length === 0) return undefined;
      break;
    }
    said.push({ count: number.value, months: unit && unit.value === "months" });
    next = unit?.next ?? next;
    end = next;
    if (isMark(at(tokens, next), open ? ",/" : ",")) next++;
    if (is.and(at(tokens, next).low)) next++;
    if (next === end) break;
  }
  const closed = open && isMark(at(tokens, end), ")],");
  // "children 9 and 12 from London"
  const isEnd = at(tokens, end).kind !== "word" || isStart(tokens, end);
  const listed = said.length > 1 && said.length === counted && isEnd;
  const last = said.findLast(({ months }) => months !== undefined)?.months;
  const sure = last !== undefined || aged;
  if (said.length === 0 || !(sure || listed || closed)) return undefined;
  const ages = said.map(({ count, months = last }) => (months ? count / 12 : count));
  return { ages, next: closed ? end + 1 : end, sure };
}

/** A figure that counts something else: "3 nights", "2 adults", "7:30", "5 May", "2,340 USD". */
function isOther(tokens: readonly Token[], next: number): boolean {
  const [sign, after] = [at(tokens, next), at(tokens, next + 1)];
  if (sign.text === "," && sign.glued && isNumber(after, 3, 3) && after.glued) return true;
  if (isMark(sign, "+%") || (sign.text === ":" && after.glued)) return true;
  return [find.people, find.unit, find.month].some((one) => one(tokens, next) !== undefined);
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
  tally.counted = true;
  const onLap = at(reading.tokens, next - 2).low === "lap";
  const where = onLap ? undefined : seatsFrom(reading, count, next);
  tally.inSeat += where?.inSeat ?? 0;
  tally.onLap += count - (where?.inSeat ?? 0);
  return where?.next ?? next;
}

function seatsFrom({ tokens }: Reading, count: number, next: number) {
  // "2 infants (one in own seat, one on lap)"
  let [inSeat, onLap] = [0, 0];
  for (let index = next; count > 1 && index < next + 14; index++) {
    const some = countAt({ tokens }, index);
    const where = some && [0, 1, 2].map((skip) => find.lap(tokens, some.next + skip)).find(Boolean);
    if (!where) continue;
    if (where.value === "seat") inSeat += some.value;
    else onLap += some.value;
    if (inSeat + onLap === count) return { inSeat, next: where.next };
    index = where.next - 1;
  }
  const isOver = (token: Token, after: number) =>
    isBreak(token) ||
    isMark(token, after > next ? ";.," : ";.") ||
    token.kind === "number" ||
    (token.kind === "word" && find.people(tokens, after) !== undefined);
  for (const after of onFrom(tokens, next, 6, isOver)) {
    const where = find.lap(tokens, after);
    if (where) return { inSeat: where.value === "seat" ? count : 0, next: where.next };
  }
  return undefined;
}
