import { addInfants } from "./infants.ts";
import { findFamilyOf, findLap, findPeople } from "./lexicon/people.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { phraseFinder } from "./phrases.ts";
import { countAt, type Tally } from "./tally.ts";
import { at, isNumber } from "./tokens.ts";

type Kind = "adults" | "children" | "infants" | "people";

const findYearsOld = phraseFinder({
  years:
    "year old|years old|year olds|yr old|yo|y o|jahre alt|jahriges kind|jahrige|jahriger|jahriges|anni|anos|ans|лет|года|год|yasli|yasinda|yasli usaq",
  months: "month old|months old|monate alt|mesi|meses|mois|месяцев|месяца|aylıq|ayliq",
});

/** "2 adults", "a baby on lap", "our 3-year-old", "family of four". */
export function countPeople(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const family = findFamilyOf(tokens, index);
    if (family) {
      const size = countAt(reading, family.next);
      if (size) {
        tally.family = size.value;
        take(reading, index, size.next);
        index = size.next - 1;
        continue;
      }
    }
    const age = ageAt(reading, index);
    if (age) {
      if (age.infant) addInfants(reading, tally, 1, age.next);
      else tally.children += 1;
      tally.counted = true;
      take(reading, index, age.next);
      index = age.next - 1;
      continue;
    }
    const lone = loneSmallOne(reading, index);
    if (lone) {
      const next = tallyUp(reading, tally, { ...lone, count: 1, first: index, exact: true });
      take(reading, index, next);
      index = next - 1;
      continue;
    }
    const count = countAt(reading, index);
    if (!count) continue;
    let start = count.next;
    if (at(tokens, start).text === "x" || at(tokens, start).text === "×") start++;
    if (
      /^(?:small|little|young|other|more|kleine|kleinen|weitere|piccoli|pequenos|petits|маленьких|full|paying|lap|balaca)$/.test(
        at(tokens, start).low,
      ) &&
      !findPeople(tokens, start)
    )
      start++;
    if (at(tokens, start).text === "-" && at(tokens, start).glued) start++;
    const people = findPeople(tokens, start);
    if (!people && isForSeveral(reading, index, count.next)) {
      tally.people = Math.max(tally.people, count.value);
      take(reading, index, count.next);
      continue;
    }
    if (!people || !isFree(reading, index, people.next)) continue;
    const next = tallyUp(reading, tally, {
      kind: people.value,
      count: count.value,
      first: index,
      next: people.next,
      exact: count.exact,
    });
    take(reading, index, next);
    index = next - 1;
  }
}

/** "for two", "für 3": nothing else is counted behind it. */
function isForSeveral({ tokens }: Reading, index: number, next: number): boolean {
  if (!/^(?:for|fur|per|para|pour|на|ucun)$/.test(at(tokens, index - 1).low)) return false;
  if (/^(?:a|an|un|una|une|uno|ein|eine|einen|one|1)$/.test(at(tokens, index).low)) return false;
  const after = at(tokens, next);
  if (after.kind === "end" || after.kind === "break") return true;
  return /^[,.;!?)]$/.test(after.text) && !at(tokens, next + 1).glued;
}

const COMPANY =
  /^(?:with|and|plus|my|our|mit|und|mein|meinem|meine|meiner|unser|unserem|unsere|unserer|con|e|ed|mio|mia|nostro|nostra|y|mi|nuestro|nuestra|avec|et|mon|ma|notre|с|и|со|ve|\+|&)$/;

/** "with our baby", "plus infant in own seat": one, though nobody counts it. */
function loneSmallOne(
  reading: Reading,
  index: number,
): { kind: "children" | "infants"; next: number } | undefined {
  const { tokens } = reading;
  const people = findPeople(tokens, index);
  if (!people || (people.value !== "infants" && people.value !== "children")) return undefined;
  if (!isFree(reading, index, people.next)) return undefined;
  if (
    /^(?:children|kids|kinder|kindern|bambini|figli|hijos|ninos|enfants|дети|детей|детьми|usaqlar|babies)$/.test(
      at(tokens, index).low,
    )
  )
    return undefined;
  if (at(tokens, people.next).text === ":" || at(tokens, index - 1).text === "(") return undefined;
  const where = findLap(tokens, people.next) ?? findLap(tokens, people.next + 1);
  if (!COMPANY.test(at(tokens, index - 1).low) && !(where && people.value === "infants"))
    return undefined;
  return { kind: people.value, next: people.next };
}

/** People of a kind, as they stand in the text. */
interface Counted {
  readonly kind: Kind;
  readonly count: number;
  /** Tokens from `first` up to `next`. */
  readonly first: number;
  readonly next: number;
  /** False for "a person": an article counts nothing. */
  readonly exact: boolean;
}

/** Adds people to the tally, and returns the token after what was said of them. */
export function tallyUp(
  reading: Reading,
  tally: Tally,
  { kind, count, first, next, exact }: Counted,
): number {
  const { tokens } = reading;
  if (kind === "people") {
    // "a person", "one ticket" and "per person" say nothing of a party.
    if (!exact && count === 1) return next;
    if (/^(?:per|pro|par|por|a|за|на)$/.test(at(tokens, first - 1).low) && count === 1) return next;
    tally.people = Math.max(tally.people, count);
    return next;
  }
  tally.counted = true;
  if (kind === "adults") tally.adults += count;
  else if (kind === "children") {
    const age = agesAfter(reading, next);
    tally.children += count;
    return age;
  } else return addInfants(reading, tally, count, next);
  return next;
}

/** "children aged 5 and 8", "kids (3 and 6)": numbers that are nobody's price. */
function agesAfter(reading: Reading, next: number): number {
  const { tokens } = reading;
  let after = next;
  if (at(tokens, after).text === "(") after++;
  if (!/^(?:aged|age|ages|im|alter|di|de|ages|âgés|возраст|в|ages)$/.test(at(tokens, after).low)) {
    if (at(tokens, next).text !== "(" || !isNumber(at(tokens, after), 1, 2)) return next;
  } else after++;
  let last = next;
  for (let step = 0; step < 6; step++, after++) {
    const token = at(tokens, after);
    if (isNumber(token, 1, 2) && Number(token.text) < 18) last = after + 1;
    else if (!/^(?:,|and|und|e|y|et|и|ve|\)|von|years|old|&)$/.test(token.low)) break;
  }
  return last;
}

function ageAt(reading: Reading, index: number): { infant: boolean; next: number } | undefined {
  const { tokens } = reading;
  const token = at(tokens, index);
  if (!isNumber(token, 1, 2) || token.glued) return undefined;
  let start = index + 1;
  if (at(tokens, start).text === "-") start++;
  const unit = findYearsOld(tokens, start);
  if (!unit) return undefined;
  const years = Number(token.text);
  if (unit.value === "years" && years > 11) return undefined;
  let next = unit.next;
  const people = findPeople(tokens, next);
  if (people && people.value !== "people") next = people.next;
  // "child aged 5 years": the child has been counted.
  if (/^(?:aged|age|alter|von|di|de)$/.test(at(tokens, index - 1).low)) return undefined;
  return { infant: unit.value === "months" || years < 2, next };
}
