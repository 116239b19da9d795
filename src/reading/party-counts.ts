import { PAIR } from "./lexicon/patterns.ts";
import type { PersonKind } from "./lexicon/types.ts";
import { countAt, figureAt, numberAt } from "./numbers.ts";
import { isFree, type Reading } from "./reading.ts";
import {
  addAged,
  addCounted,
  addInfants,
  agesAt,
  agesBehind,
  INFANT_YEARS,
  type Tally,
} from "./tally.ts";
import { at, backFrom, isBreak, isMark, isNumber, matchAt } from "./tokens.ts";
import { find, is, isStart, stemOf } from "./words.ts";

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
  const group = find.groupOf(reading, index);
  const size = group && countAt(reading, group.next);
  if (!size) return undefined;
  const people = find.people(reading, size.next);
  addPeople(tally, size.value * (people?.value === "couples" ? 2 : 1));
  return people?.next ?? size.next;
}

/** "two skiers and one beginner" are three; said again, "four friends, two beginners", they are some of them. */
function addPeople(tally: Tally, count: number): void {
  // "mum, dad and two of us" are four.
  if (tally.joined && tally.kin > 0) tally.company += count;
  else tally.people = tally.joined ? tally.people + count : Math.max(tally.people, count);
}

/** "2+1", "2+2 (5 и 9 лет)": adults and children; "€75 pp x2". */
function pairAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const [sign, many] = [at(reading, index), at(reading, index + 1)];
  const before = at(reading, index - 1);
  if (isMark(sign, "x×") && isNumber(many, 1, 1)) {
    addPeople(tally, Number(many.text));
    return index + 2;
  }
  const isApart = !sign.glued || before.text === "(";
  const pair = isApart ? matchAt(reading, index, PAIR) : undefined;
  if (!pair) return undefined;
  const [, adults, children = 0] = pair.parts.map(Number);
  addCounted(tally, { adults });
  return add(reading, tally, { kind: "children", count: children, next: pair.next });
}

/** "our 3-year-old", "4 ve 9 yaşında 2 çocuk": those whose ages are said before them, or alone. */
function agedAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const years = at(reading, index).glued ? undefined : figureAt(reading, index);
  if (!years) return undefined;
  const list = agesAt(reading, index);
  if (list && list.ages.length > 1) {
    const whom = find.people(reading, countAt(reading, list.next)?.next ?? list.next);
    // "2 böyük, 9 və 14 yaş": the others, by their ages alone.
    if (whom ? isYoung(whom.value) : tally.adults > 0 && tally.children === 0) {
      addAged(tally, list.ages);
      return whom?.next ?? list.next;
    }
  }
  const start = at(reading, years.next).text === "-" ? years.next + 1 : years.next;
  const unit = find.ageUnit(reading, start);
  if (!unit || is.aged(at(reading, index - 1).low)) return undefined;
  const age = years.value / (unit.value === "months" ? 12 : 1);
  const kind = find.kin(reading, unit.next) ?? find.people(reading, unit.next);
  // "2 years", "10 months" are also lengths of time, where "20 yaşlı turist" are twenty.
  const isUnit = is.timeSpan(at(reading, start).low) || find.unit(reading, start) !== undefined;
  if (isUnit && unit.next - start < 2 && !kind) return undefined;
  // "my wife and I, 40 years old" tells of the two, and «годовщина, 10 лет» of no traveller.
  const { adults, people, company, kin, together, couple, solo } = tally;
  const isOfThem = couple || solo || adults + people + company + kin + together > 0;
  const isNobodys = backFrom(reading, index, NEAR_FEAST).some((one) => find.couple(reading, one));
  if (kind || !(age >= tally.grownAt ? isOfThem : isNobodys)) addAged(tally, [age]);
  return kind?.next ?? unit.next;
}

/** How far a year's day may stand from the years that it counts. */
const NEAR_FEAST = 4;

/** "with our baby", "plus infant in own seat", "kids (2, 4 and 11)": not counted, but one or aged. */
function loneAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const people = find.people(reading, index);
  const infants = people?.value === "infants";
  // "with girls 2 and 6": children by their ages alone.
  const isGirls = people?.value === "friends" && agesAt(reading, people.next, 2) !== undefined;
  if (!people || !(infants || isYoung(people.value) || isGirls)) return undefined;
  const { low } = at(reading, index);
  const count = is.twins(low) ? 2 : 1;
  // "daughter 5, baby": one of them, where "children 2" are two.
  const counts = [0, ...(is.offspring(low) || count > 1 ? [1] : []), 2, 3, 4];
  const ages = counts.map((some) => agesAt(reading, people.next, some)).find(Boolean);
  if (ages) {
    tally.named.add(stemOf(low, reading));
    // "twins 16" are both of that age.
    addAged(tally, ages.ages.length < count ? [...ages.ages, ...ages.ages] : ages.ages);
    return ages.next;
  }
  const before = at(reading, index - 1);
  const where = find.lap(reading, people.next) ?? find.lap(reading, people.next + 1);
  const isJoined = is.with(before.low) || is.and(before.low) || is.my(before.low);
  // "və uşaq üçün təlimatçı", "and our son needs a ski school": one of those who were counted.
  const isAgain = tally.children > 0 && !infants;
  const isCompany = isJoined && before.text !== "," && !isAgain && !is.manyChildren(low);
  if (!isCompany && !where) return undefined;
  return add(reading, tally, { kind: people.value, count, next: people.next });
}

/** "2 adults", "3 small children aged 2, 4 and 11", "für 3". */
function countedAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const together = find.together(reading, index);
  const count = countAt(reading, index) ?? (together && { ...together, exact: true });
  if (!count) return undefined;
  const { value, exact } = count;
  const isTimes = isMark(at(reading, count.next), "x×");
  let start = isTimes ? count.next + 1 : count.next;
  if (is.my(at(reading, start).low) && exact) start++;
  if (!find.people(reading, start)) start = find.little(reading, start)?.next ?? start;
  // "the girls (5 and 9)"
  const lone = exact ? undefined : loneAt(reading, start, tally);
  if (lone !== undefined) return lone;
  const people = find.people(reading, start);
  const kin = people || !exact ? undefined : find.kin(reading, start);
  // "iki rəfiqəm": relatives by number.
  if (kin) {
    const kind = kin.value === "child" ? "children" : "friends";
    return add(reading, tally, { kind, count: value, next: kin.next });
  }
  // "our two, Mia (3) and Tom (6)"
  const isOurs = !people && value > 1 && is.my(at(reading, index - 1).low);
  const ours = isOurs ? agesAt(reading, start, value) : undefined;
  if (ours?.sure) return add(reading, tally, { kind: "children", count: value, next: start });
  if (!people) {
    // "3x business", "2 × €142.30"
    if (!isTimes && !isForSeveral(reading, index, count.next)) return undefined;
    addPeople(tally, value);
    return start;
  }
  // "the kids (2, 4 and 11)" are not counted by their article, nor seats by "3 seats left".
  if (is.remaining(at(reading, people.next).low)) return people.next;
  if (!exact && is.manyChildren(at(reading, start).low)) return undefined;
  // "a person", "one ticket", "one of us" and "per person" say nothing of a party.
  if (people.value === "people" && value === 1) {
    if (!exact || at(reading, start).low === "of" || find.rate(reading, index)) return people.next;
  }
  return add(reading, tally, { kind: people.value, count: value, next: people.next });
}

/** The age at which the first teens begin. */
const TEEN = 13;
/** "for two", "für 3", "Athens, two from London": nothing else is counted behind it. */
function isForSeveral(reading: Reading, index: number, next: number): boolean {
  const [{ kind, low, text }, after] = [at(reading, index), at(reading, next)];
  if (is.article(low) || /^\d{2}/.test(text)) return false;
  if (at(reading, index - 1).text === ",")
    return isStart(reading, next) || (kind === "word" && after.kind === "end");
  // "дней на 8" is how long.
  const isLength = reading.language === "ru" && find.unit(reading, index - 2);
  if (!is.for(at(reading, index - 1).low) || isLength) return false;
  // "pour deux aller-retour": what follows has been read as something else.
  if (isBreak(after) || (after.kind === "word" && !isFree(reading, next))) return true;
  // "for four in October": a larger number may be a price.
  const few = numberAt(reading, index)?.value ?? Number(text);
  const leads = is.beforeDate(after.low) || is.aged(after.low) || find.placeRole(reading, next);
  if (few < 10 && (find.ahead(reading, next) || leads)) return true;
  return isMark(after, ",.;:!?)") && !at(reading, next + 1).glued;
}

function isYoung(kind: PersonKind): boolean {
  return kind === "children" || kind === "teens";
}

/** Adds people to the tally, and returns the token after what was said of them. */
export function add(
  reading: Reading,
  tally: Tally,
  { kind, count, next }: { kind: PersonKind; count: number; next: number },
): number {
  if (kind === "people") addPeople(tally, count);
  else if (kind !== "friends") tally.counted = true;
  if (kind === "adults" || kind === "couples") tally.adults += count * (kind === "adults" ? 1 : 2);
  const isGrown = !isYoung(kind) && kind !== "infants";
  if (isGrown && kind !== "friends") return next;
  // "2 people + 1 child" are three, "4 people, 2 kids" four.
  if (tally.joined && tally.adults === 0 && !isGrown)
    [tally.adults, tally.people] = [tally.people, 0];
  const said = agesBehind(reading, next, count);
  // "twins aged 4" are both of that age.
  const all = said?.ages ?? [];
  const ages = all.length === 1 ? Array.from({ length: count }, () => all[0] ?? 0) : all;
  const aged = ages.length === count;
  const end = aged ? (said?.next ?? next) : next;
  if (kind === "infants" && !(aged && ages.some((age) => age >= INFANT_YEARS)))
    return addInfants(reading, tally, count, end);
  if (aged) addAged(tally, ages);
  else if (isGrown) tally.company += count;
  else if (kind === "teens" && tally.grownAt <= TEEN) tally.adults += count;
  else tally.children += count;
  return end;
}
