import { editDistance } from "../text/nearest.ts";
import { LEXICONS } from "./lexicon/index.ts";
import type { PersonKind } from "./lexicon/types.ts";
import { countAt, numberAt } from "./numbers.ts";
import { isFree, type Reading } from "./reading.ts";
import { addAged, addInfants, agesAt, type Tally } from "./tally.ts";
import { at, isNumber } from "./tokens.ts";
import {
  findAgeUnit,
  findAhead,
  findEach,
  findGroupOf,
  findKin,
  findLap,
  findLittle,
  findMonth,
  findPeople,
  findTogether,
  findUnit,
  isAged,
  isArticle,
  isBeforeDate,
  isFor,
  isManyChildren,
  isMy,
  isStart,
  isTimeSpan,
  isWith,
} from "./words.ts";

/**
 * "2 adults", "2+1", "a baby on lap", "our 3-year-old", "kids (5 and 9)", "family of four": counts
 * those who are said at a token, and returns the token behind.
 */
export function countedFrom(reading: Reading, index: number, tally: Tally): number | undefined {
  return (
    groupAt(reading, index, tally) ??
    pairAt(reading, index, tally) ??
    agedAt(reading, index, tally) ??
    loneAt(reading, index, tally) ??
    countedAt(reading, index, tally)
  );
}

/** "family of four", "group of 14 colleagues". */
function groupAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const { tokens } = reading;
  const group = findGroupOf(tokens, index);
  const size = group && (countAt(reading, group.next) ?? findTogether(tokens, group.next));
  if (!group || !size) return undefined;
  const kind = findPeople(tokens, size.next);
  // "family of 2 adults and 2 children" counts its adults, not its members.
  if (kind && kind.value !== "people") return group.next;
  if (group.value === "family") tally.family = size.value;
  else tally.people = Math.max(tally.people, size.value);
  return kind?.next ?? size.next;
}

/** "2+1": two adults and a child. */
function pairAt({ tokens }: Reading, index: number, tally: Tally): number | undefined {
  // "€75 pp x2"
  const dot = at(tokens, index - 1).text === "." ? index - 1 : index;
  const times =
    /^[x×]$/.test(at(tokens, index).text) &&
    (/^[,;(]$/.test(at(tokens, index - 1).text) ||
      [1, 2, 3].some((back) => findEach(tokens, dot - back)?.next === dot));
  if (times && isNumber(at(tokens, index + 1), 1, 1)) {
    tally.people = Math.max(tally.people, Number(at(tokens, index + 1).text));
    return index + 2;
  }
  const [a, plus, b] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (!isNumber(a, 1, 1) || plus.text !== "+" || !isNumber(b, 1, 1)) return undefined;
  if (a.glued || !plus.glued || !b.glued || at(tokens, index + 3).glued) {
    if (!/^[,.;)]$/.test(at(tokens, index + 3).text) || a.glued || !b.glued) return undefined;
  }
  tally.adults += Number(a.text);
  tally.children += Number(b.text);
  tally.counted = true;
  return index + 3;
}

/** "our 3-year-old", "10 yaşında uşaq": one whose age is all that is said. */
function agedAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const { tokens } = reading;
  const token = at(tokens, index);
  if (!isNumber(token, 1, 2) || token.glued) return undefined;
  // "4 ve 9 yaşında 2 çocuk": their ages before their number.
  const list = agesAt(reading, index);
  if (list && list.ages.length > 1 && isFree(reading, index, list.next)) {
    const many = countAt(reading, list.next);
    const whom = findPeople(tokens, many?.next ?? list.next);
    const young = whom && isYoungKind(whom.value);
    // "8, 12 yaşlı uşaqlar", "5 and 8 year olds": as many as there are ages.
    if (young && (many === undefined || many.value === list.ages.length)) {
      addAged(tally, list.ages);
      return whom.next;
    }
  }
  const start = at(tokens, index + 1).text === "-" ? index + 2 : index + 1;
  const unit = findAgeUnit(tokens, start);
  if (!unit || isAged(at(tokens, index - 1).low)) return undefined;
  const years = Number(token.text) / (unit.value === "months" ? 12 : 1);
  if (years >= tally.grownAt) return undefined;
  const small = findPeople(tokens, unit.next) ?? findKin(tokens, unit.next);
  const kind = small && small.value !== "people" ? small : undefined;
  // "2 years", "10 months" are also lengths of time.
  const sure = kind ?? (at(tokens, start - 1).text === "-" || isMy(at(tokens, index - 1).low));
  const span = isTimeSpan(at(tokens, start).low) || findUnit(tokens, start) !== undefined;
  if (!sure && span && unit.next - start < 2) return undefined;
  const next = kind?.next ?? unit.next;
  if (years < 2) return addInfants(reading, tally, 1, next);
  addAged(tally, [years]);
  return next;
}

/** "with our baby", "plus infant in own seat", "kids (2, 4 and 11)": not counted, but one or aged. */
function loneAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const { tokens } = reading;
  const people = findPeople(tokens, index);
  if (!people || !(people.value === "infants" || isYoungKind(people.value))) return undefined;
  if (!isFree(reading, index, people.next)) return undefined;
  const many = isManyChildren(at(tokens, index).low);
  const bare = [2, 3, 4].map((count) => (many ? agesAt(reading, people.next, count) : undefined));
  const ages = agesAt(reading, people.next) ?? bare.find(Boolean);
  if (ages) {
    // "2+1 (kid is 3)": counted already, and now its age is said.
    const known = tally.children - tally.ages.length;
    if (known >= ages.ages.length) tally.children -= ages.ages.length;
    if (people.value === "infants" && ages.ages.every((age) => age < 2)) {
      return addInfants(reading, tally, ages.ages.length, ages.next);
    }
    addAged(tally, ages.ages);
    return ages.next;
  }
  if (many) return undefined;
  if (at(tokens, people.next).text === ":" || at(tokens, index - 1).text === "(") return undefined;
  const where = findLap(tokens, people.next) ?? findLap(tokens, people.next + 1);
  const before = at(tokens, index - 1).low;
  const company = before === "" ? false : isWith(before) || isMy(before);
  const listed = /^[,:]$/.test(before) || isFor(before) || isArticle(before);
  if ((!company || listed) && !(where && people.value === "infants")) return undefined;
  if (people.value === "infants") tally.lone++;
  return add(reading, tally, { kind: people.value, count: 1, next: people.next });
}

/** "2 adults", "3 small children aged 2, 4 and 11", "für 3". */
function countedAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const { tokens } = reading;
  const together = findTogether(tokens, index);
  const count = countAt(reading, index) ?? (together && { ...together, exact: true });
  if (!count) return undefined;
  let start = count.next;
  if (/^[x×]$/.test(at(tokens, start).text)) start++;
  for (let words = 0; words < 2 && !findPeople(tokens, start); words++) {
    if (isMy(at(tokens, start).low) && count.exact) start++;
    start = findLittle(tokens, start)?.next ?? start;
  }
  if (at(tokens, start).text === "-" && at(tokens, start).glued) start++;
  const people = findPeople(tokens, start) ?? misspelt(reading, start, count.exact);
  const kin = people || !count.exact ? undefined : findKin(tokens, start);
  // "iki rəfiqəm": relatives by number.
  if (kin && kin.value !== "pair" && count.value > 1 && isFree(reading, index, kin.next)) {
    const kind = kin.value === "child" ? "children" : "friends";
    return add(reading, tally, { kind, count: count.value, next: kin.next });
  }
  if (!people && start > count.next && count.exact && at(tokens, start).kind === "word") {
    // "3x business"
    if (/^[x×]$/.test(at(tokens, count.next).text) && at(tokens, count.next).glued) {
      tally.people = Math.max(tally.people, count.value);
      return start;
    }
  }
  if (!people) {
    if (!isForSeveral(reading, index, count.next) && !isLast(reading, index, count.next))
      return undefined;
    tally.people = Math.max(tally.people, count.value);
    return count.next;
  }
  if (!isFree(reading, index, people.next)) return undefined;
  // "the kids (2, 4 and 11)" are not counted by their article.
  if (!count.exact && isManyChildren(at(tokens, start).low)) return undefined;
  // "a person", "one ticket" and "per person" say nothing of a party.
  if (people.value === "people" && count.value === 1) {
    const each = findEach(tokens, index - 1) ?? findEach(tokens, index);
    if (!count.exact || (each && each.next > index)) return people.next;
  }
  if (people.value === "friends" && count.value === 1) return undefined;
  const infants = people.value === "infants";
  if (infants && !count.exact) tally.lone++;
  const known = infants && count.exact ? Math.min(tally.lone, count.value) : 0;
  tally.lone -= known;
  return add(reading, tally, { kind: people.value, count: count.value - known, next: people.next });
}

/** "2 aduls": counted, and one letter away from a word for people. */
function misspelt({ tokens, language }: Reading, index: number, counted: boolean) {
  const { kind, low, text } = at(tokens, index);
  if (kind !== "word" || /^\p{Lu}/u.test(text) || !counted || low.length < SHORTEST_MISSPELT)
    return undefined;
  if (findUnit(tokens, index) || findKin(tokens, index) || findMonth(tokens, index))
    return undefined;
  for (const [people, words] of Object.entries(LEXICONS[language].people)) {
    const near = words.split("|").some((word) => word.length > 5 && editDistance(low, word) === 1);
    const value = PERSON_KINDS.find((known) => known === people);
    if (near && value) return { value, next: index + 1 };
  }
  return undefined;
}

const SHORTEST_MISSPELT = 5;
/** The age at which the first teens begin. */
const TEEN = 13;
const PERSON_KINDS: readonly PersonKind[] = ["adults", "children", "infants", "people"];

/** "for two", "für 3": nothing else is counted behind it. */
function isForSeveral(reading: Reading, index: number, next: number): boolean {
  const { tokens } = reading;
  const { low, text } = at(tokens, index);
  if (!isFor(at(tokens, index - 1).low) || isArticle(low)) return false;
  if (/^\d{3}/.test(text)) return false;
  const after = at(tokens, next);
  if (after.kind === "end" || after.kind === "break") return true;
  // "pour deux aller-retour": what follows has been read as something else.
  if (after.kind === "word" && !isFree(reading, next)) return true;
  // "for four in October": a larger number may be a price.
  const few = numberAt(tokens, index)?.value ?? Number(text);
  const leads = isBeforeDate(after.low) || isAged(after.low) || isStart(tokens, next);
  if (few < 10 && (findAhead(tokens, next) || leads)) return true;
  return /^[,.;:!?)]$/.test(after.text) && !at(tokens, next + 1).glued;
}

/** "…, May 2027, two", "Athens, two from London": a number word by itself can only be the party. */
function isLast({ tokens }: Reading, index: number, next: number): boolean {
  const { kind, low } = at(tokens, index);
  if (kind !== "word" || isArticle(low) || at(tokens, index - 1).text !== ",") return false;
  const end = /^[.!]$/.test(at(tokens, next).text) ? next + 1 : next;
  return index > 1 && (at(tokens, end).kind === "end" || isStart(tokens, next));
}

function isYoungKind(kind: PersonKind): kind is "children" | "teens" {
  return kind === "children" || kind === "teens";
}

/** Adds people to the tally, and returns the token after what was said of them. */
export function add(
  reading: Reading,
  tally: Tally,
  { kind, count, next }: { kind: PersonKind; count: number; next: number },
): number {
  if (kind === "people") {
    tally.people = Math.max(tally.people, count);
    return next;
  }
  if (kind === "friends") tally.company += count;
  else if (kind === "couples") tally.adults += 2 * count;
  else if (kind === "adults") tally.adults += count;
  else {
    // "iki uşağımız var, 3 və 6 yaşında"
    const apart = at(reading.tokens, next + 1).text === "," ? agesAt(reading, next + 2) : undefined;
    const said =
      agesAt(reading, next, count) ??
      agesAt(reading, next + 1, count) ??
      (apart?.sure ? apart : undefined);
    const [only = 0] = said?.ages ?? [];
    // "twins aged 4" are both of that age.
    const shared = said?.sure && said.ages.length === 1 && count > 1 && count < 6;
    const found = said && shared ? { ...said, ages: Array<number>(count).fill(only) } : said;
    const ages = found?.ages.length === count ? found : undefined;
    if (kind === "infants" && !ages?.ages.some((age) => age >= 2)) {
      return addInfants(reading, tally, count, ages?.next ?? next);
    }
    if (ages) addAged(tally, ages.ages);
    else if (kind === "teens" && tally.grownAt <= TEEN) tally.adults += count;
    else tally.children += count;
    tally.counted = true;
    return ages?.next ?? next;
  }
  if (kind !== "friends") tally.counted = true;
  return next;
}
