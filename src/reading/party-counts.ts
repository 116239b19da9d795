import { LEXICONS } from "./lexicon/index.ts";
import { PAIR } from "./lexicon/patterns.ts";
import type { PersonKind } from "./lexicon/types.ts";
import { countAt, figureAt, numberAt } from "./numbers.ts";
import { endingAt, misspelt } from "./phrases.ts";
import { isFree, type Reading } from "./reading.ts";
import { addAged, addCounted, addInfants, agesAt, INFANT_YEARS, type Tally } from "./tally.ts";
import { at, isBreak, isMark, isNumber, matchAt } from "./tokens.ts";
import { find, is, isStart } from "./words.ts";

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
  const size = group && (countAt(reading, group.next) ?? find.together(reading, group.next));
  if (!size) return undefined;
  const kind = find.people(reading, size.next);
  // "family of 2 adults and 2 children" counts its adults, not its members.
  if (kind && kind.value !== "people") return group.next;
  if (group.value === "family") tally.family = size.value;
  else addPeople(tally, size.value);
  return kind?.next ?? size.next;
}

function addPeople(tally: Tally, count: number): void {
  tally.people = Math.max(tally.people, count);
}

/** "2+1": two adults and a child; "€75 pp x2". */
function pairAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const [before, sign, number] = [
    at(reading, index - 1),
    at(reading, index),
    at(reading, index + 1),
  ];
  if (isMark(sign, "x×") && isNumber(number, 1, 1)) {
    const each = endingAt(find.each, reading, before.text === "." ? index - 1 : index);
    if (!each && !isMark(before, ",;(")) return undefined;
    addPeople(tally, Number(number.text));
    return index + 2;
  }
  const pair = !sign.glued || before.text === "(" ? matchAt(reading, index, PAIR) : undefined;
  if (!pair) return undefined;
  const [, adults, children = 0] = pair.parts.map(Number);
  addCounted(tally, { adults });
  // "2+2 (5 и 9 лет)"
  return add(reading, tally, { kind: "children", count: children, next: pair.next });
}

/** "our 3-year-old", "10 yaşında uşaq": one whose age is all that is said. */
function agedAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const years = figureAt(reading, index);
  if (!years || at(reading, index).glued) return undefined;
  const list = agesAt(reading, index);
  if (list && list.ages.length > 1 && isFree(reading, index, list.next)) {
    // "4 ve 9 yaşında 2 çocuk", "8, 12 yaşlı uşaqlar": their ages before their number, if any is said.
    const whom = find.people(reading, countAt(reading, list.next)?.next ?? list.next);
    // "2 böyük, 9 və 14 yaş": the others, by their ages alone.
    const areOthers = tally.adults > 0 && list.ages.every((age) => age < tally.grownAt);
    if (whom ? isYoung(whom.value) : areOthers && list.sure && tally.children === 0) {
      addAged(tally, list.ages);
      return whom?.next ?? list.next;
    }
  }
  const dash = at(reading, years.next).text === "-";
  const start = dash ? years.next + 1 : years.next;
  const unit = find.ageUnit(reading, start);
  if (!unit || is.aged(at(reading, index - 1).low)) return undefined;
  const age = years.value / (unit.value === "months" ? 12 : 1);
  // "75 yaşlı nənəm" is one of them, where "20 yaşlı turist" are twenty.
  if (age >= tally.grownAt) return find.kin(reading, unit.next) && unit.next;
  const kind = find.people(reading, unit.next) ?? find.kin(reading, unit.next);
  // "2 years", "10 months" are also lengths of time.
  const sure = kind ?? (dash || is.my(at(reading, index - 1).low));
  const span = is.timeSpan(at(reading, start).low) || find.unit(reading, start) !== undefined;
  if (!sure && span && unit.next - start < 2) return undefined;
  const next = kind?.next ?? unit.next;
  addAged(tally, [age]);
  return next;
}

/** "with our baby", "plus infant in own seat", "kids (2, 4 and 11)": not counted, but one or aged. */
function loneAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const people = find.people(reading, index);
  const infants = people?.value === "infants";
  if (!people || !(infants || isYoung(people.value)) || !isFree(reading, index, people.next))
    return undefined;
  const many = is.manyChildren(at(reading, index).low);
  const counts = many ? [0, 2, 3, 4] : [0];
  const ages = counts.map((count) => agesAt(reading, people.next, count)).find(Boolean);
  const twins = is.twins(at(reading, index).low);
  if (ages && !(twins && ages.ages.length === 1)) {
    // "2+1 (kid is 3)": counted already, and now its age is said.
    const known = tally.children - tally.ages.length;
    if (known >= ages.ages.length) tally.children -= ages.ages.length;
    addAged(tally, ages.ages);
    return ages.next;
  }
  const before = at(reading, index - 1);
  const isLabel = at(reading, people.next).text === ":" && !is.and(before.low);
  if (many || isLabel || before.text === "(") return undefined;
  const where = find.lap(reading, people.next) ?? find.lap(reading, people.next + 1);
  const listed = isMark(before, ",:") || is.for(before.low) || is.article(before.low);
  const joined = is.with(before.low) || is.and(before.low) || is.my(before.low);
  // "və uşaq üçün təlimatçı": for a child that was counted.
  const isForOne = is.for(at(reading, people.next).low) && tally.children > 0;
  const company = joined && !listed && !isForOne;
  if (!company && !(where && infants)) return undefined;
  return add(reading, tally, { kind: people.value, count: twins ? 2 : 1, next: people.next });
}

/** "2 adults", "3 small children aged 2, 4 and 11", "für 3". */
function countedAt(reading: Reading, index: number, tally: Tally): number | undefined {
  const together = find.together(reading, index);
  const count = countAt(reading, index) ?? (together && { ...together, exact: true });
  if (!count) return undefined;
  const { value, exact } = count;
  const times = isMark(at(reading, count.next), "x×");
  let start = times ? count.next + 1 : count.next;
  for (let words = 0; words < 2 && !find.people(reading, start); words++) {
    if (is.my(at(reading, start).low) && exact) start++;
    start = find.little(reading, start)?.next ?? start;
  }
  const people =
    find.people(reading, start) ?? (exact ? misspeltPeople(reading, start) : undefined);
  const kin = people || !exact ? undefined : find.kin(reading, start);
  // "iki rəfiqəm": relatives by number.
  if (kin && kin.value !== "pair" && (value > 1 || kin.value === "child")) {
    const kind = kin.value === "child" ? "children" : "friends";
    return add(reading, tally, { kind, count: value, next: kin.next });
  }
  if (!people) {
    // "3x business"
    const tickets =
      times && exact && (at(reading, count.next).glued || !isFree(reading, count.next + 1));
    const isParty = [isForSeveral, isLast].some((one) => one(reading, index, count.next));
    if (!tickets && !isParty) return undefined;
    addPeople(tally, value);
    return tickets ? start : count.next;
  }
  // "the kids (2, 4 and 11)" are not counted by their article.
  if (is.remaining(at(reading, people.next).low)) return people.next;
  if (!exact && is.manyChildren(at(reading, start).low)) return undefined;
  // "2 adults (one senior)" are two.
  const whole = at(reading, index - 1).text === "(" && endingAt(find.people, reading, index - 1);
  if (whole && whole.value === people.value) return people.next;
  // "a person", "one ticket" and "per person" say nothing of a party.
  if (people.value === "people" && value === 1) {
    const each = find.each(reading, index - 1) ?? find.each(reading, index);
    if (!exact || (each && each.next > index)) return people.next;
  }
  return add(reading, tally, { kind: people.value, count: value, next: people.next });
}

const SHORTEST_MISSPELT = 5;
/** The age at which the first teens begin. */
const TEEN = 13;
const PERSON_KINDS = ["adults", "children", "infants", "people"] as const;

/** "2 aduls": counted, and one letter away from a word for people. */
function misspeltPeople(reading: Reading, index: number) {
  const { kind, low, text } = at(reading, index);
  const known = [find.unit, find.kin, find.month].some((one) => one(reading, index));
  if (kind !== "word" || /^\p{Lu}/u.test(text) || known) return undefined;
  const rows = PERSON_KINDS.map(
    (one) => [one, LEXICONS[reading.language].kinds.people[one]] as const,
  );
  const value = misspelt(low, rows, SHORTEST_MISSPELT);
  return value && { value, next: index + 1 };
}

/** "for two", "für 3": nothing else is counted behind it. */
function isForSeveral(reading: Reading, index: number, next: number): boolean {
  const { low, text } = at(reading, index);
  if (!is.for(at(reading, index - 1).low) || is.article(low) || /^\d{3}/.test(text)) return false;
  const after = at(reading, next);
  // "pour deux aller-retour": what follows has been read as something else.
  if (isBreak(after) || (after.kind === "word" && !isFree(reading, next))) return true;
  // "for four in October": a larger number may be a price.
  const few = numberAt(reading, index)?.value ?? Number(text);
  const leads = is.beforeDate(after.low) || is.aged(after.low) || find.placeRole(reading, next);
  if (few < 10 && (find.ahead(reading, next) || leads)) return true;
  return isMark(after, ",.;:!?)") && !at(reading, next + 1).glued;
}

/** "…, May 2027, two", "Athens, two from London": a number word by itself can only be the party. */
function isLast(reading: Reading, index: number, next: number): boolean {
  const token = at(reading, index);
  const isFigure = isNumber(token, 1, 1) && isStart(reading, next);
  if (!(isFigure || token.kind === "word") || is.article(token.low)) return false;
  if (at(reading, index - 1).text !== ",") return false;
  return index > 1 && (at(reading, next).kind === "end" || isStart(reading, next));
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
  else if (kind === "friends") tally.company += count;
  else tally.counted = true;
  if (kind === "adults" || kind === "couples") tally.adults += count * (kind === "adults" ? 1 : 2);
  if (!isYoung(kind) && kind !== "infants") return next;
  // "iki uşağımız var, 3 və 6 yaşında"
  const apart = at(reading, next + 1).text === "," ? agesAt(reading, next + 2) : undefined;
  const said = agesAt(reading, next, count) ?? (apart?.sure ? apart : undefined);
  // "twins aged 4" are both of that age.
  const [only = 0] = said?.ages ?? [];
  const shared = said?.ages.length === 1 && (said.sure || is.twins(at(reading, next - 1).low));
  const ages = shared ? Array<number>(count).fill(only) : (said?.ages ?? []);
  const aged = ages.length === count;
  const end = aged ? (said?.next ?? next) : next;
  if (kind === "infants" && !(aged && ages.some((age) => age >= INFANT_YEARS)))
    return addInfants(reading, tally, count, end);
  if (aged) addAged(tally, ages);
  else if (kind === "teens" && tally.grownAt <= TEEN) tally.adults += count;
  else tally.children += count;
  return end;
}
