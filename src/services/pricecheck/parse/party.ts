import {
  findCompanion,
  findCount,
  findCouple,
  findFamilyOf,
  findGroupCount,
  findLap,
  findPeople,
  findSelf,
  findSolo,
  findWe,
} from "./lexicon/people.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { phraseFinder } from "./phrases.ts";
import { at, isNumber } from "./tokens.ts";

/** Who travels; adults are undefined when several go and nobody says how many. */
export interface SaidParty {
  readonly adults: number | undefined;
  readonly children: number | undefined;
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
  /** False when the text says nothing about it. */
  readonly said: boolean;
}

type Kind = "adults" | "children" | "infants" | "people";

interface Tally {
  adults: number;
  children: number;
  inSeat: number;
  onLap: number;
  people: number;
  counted: boolean;
  family: number;
}

const findYearsOld = phraseFinder({
  years:
    "year old|years old|year olds|yr old|yo|y o|jahre alt|jahriges kind|jahrige|jahriger|jahriges|anni|anos|ans|лет|года|год|yasli|yasinda|yasli usaq",
  months: "month old|months old|monate alt|mesi|meses|mois|месяцев|месяца|aylıq|ayliq",
});

export function findParty(reading: Reading): SaidParty {
  const tally: Tally = {
    adults: 0,
    children: 0,
    inSeat: 0,
    onLap: 0,
    people: 0,
    counted: false,
    family: 0,
  };
  countPeople(reading, tally);
  countLabels(reading, tally);
  if (!tally.counted && tally.people === 0) countNames(reading, tally);
  return settle(reading, tally);
}

/** "2 adults", "a baby on lap", "our 3-year-old", "family of four". */
function countPeople(reading: Reading, tally: Tally): void {
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
      const next = tallyUp(reading, tally, lone.kind, 1, index, lone.next, true);
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
    const next = tallyUp(
      reading,
      tally,
      people.value,
      count.value,
      index,
      people.next,
      count.exact,
    );
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
  /^(?:with|and|plus|my|our|mit|und|mein|meinem|meine|meiner|unser|unserem|unsere|unserer|con|e|ed|mio|mia|nostro|nostra|y|mi|nuestro|nuestra|avec|et|mon|ma|notre|с|и|со|ve|\\+|&)$/;

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

function tallyUp(
  reading: Reading,
  tally: Tally,
  kind: Kind,
  count: number,
  index: number,
  next: number,
  exact: boolean,
): number {
  const { tokens } = reading;
  if (kind === "people") {
    // "a person", "one ticket" and "per person" say nothing of a party.
    if (!exact && count === 1) return next;
    if (/^(?:per|pro|par|por|a|за|на)$/.test(at(tokens, index - 1).low) && count === 1) return next;
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

/** On a lap unless it has a seat; what is said of it may stand a few words on. */
function addInfants(reading: Reading, tally: Tally, count: number, next: number): number {
  const { tokens } = reading;
  const before = at(tokens, next - 2).low;
  if (before === "lap") {
    tally.onLap += count;
    return next;
  }
  const shared = count > 1 ? shareInfants(reading, count, next) : undefined;
  if (shared) {
    tally.inSeat += shared.inSeat;
    tally.onLap += count - shared.inSeat;
    return shared.next;
  }
  for (let after = next; after <= next + 5; after++) {
    const token = at(tokens, after);
    if (token.kind === "break" || token.kind === "end" || /^[;.]$/.test(token.text)) break;
    if (token.text === "," && after > next) break;
    if (token.kind === "number") break;
    if (token.kind === "word" && findPeople(tokens, after)) break;
    const where = findLap(tokens, after);
    if (where) {
      if (where.value === "seat") tally.inSeat += count;
      else tally.onLap += count;
      return where.next;
    }
  }
  tally.onLap += count;
  return next;
}

/** "2 infants (one in own seat, one on lap)". */
function shareInfants(
  reading: Reading,
  count: number,
  next: number,
): { inSeat: number; next: number } | undefined {
  const { tokens } = reading;
  let [inSeat, onLap] = [0, 0];
  for (let index = next; index < next + 14; index++) {
    const some = countAt(reading, index);
    if (!some) continue;
    const where = [0, 1, 2].map((skip) => findLap(tokens, some.next + skip)).find(Boolean);
    if (!where) continue;
    if (where.value === "seat") inSeat += some.value;
    else onLap += some.value;
    if (inSeat + onLap === count) return { inSeat, next: where.next };
    index = where.next - 1;
  }
  return undefined;
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

function countAt(
  reading: Reading,
  index: number,
): { value: number; next: number; exact: boolean } | undefined {
  const { tokens } = reading;
  const token = at(tokens, index);
  if (isNumber(token, 1, 1) && !token.glued) {
    if (Number(token.text) === 0) return undefined;
    return { value: Number(token.text), next: index + 1, exact: true };
  }
  if (
    isNumber(token, 1, 1) &&
    /^[(:,x]$/.test(at(tokens, index - 1).text) &&
    Number(token.text) > 0
  ) {
    return { value: Number(token.text), next: index + 1, exact: true };
  }
  const word = findCount(tokens, index);
  if (!word) return undefined;
  const article = /^(?:a|an|ein|eine|einen|einem|einer|un|una|une|uno)$/.test(token.low);
  return { value: word.value, next: word.next, exact: !article };
}

/** "Adults: 2", "Jane Smith (Adult), John Smith (Adult)". */
function countLabels(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  const bracketed = { adults: 0, children: 0, infants: 0, people: 0 };
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const people = findPeople(tokens, index);
    if (!people) continue;
    const before = at(tokens, index - 1).text;
    if ((before === "(" || before === "[") && /^[)\]]$/.test(at(tokens, people.next).text)) {
      bracketed[people.value] += 1;
      continue;
    }
    if (at(tokens, people.next).text !== ":" && at(tokens, people.next).text !== "=") continue;
    const number = at(tokens, people.next + 1);
    if (!isNumber(number, 1, 1) || !isFree(reading, people.next + 1)) continue;
    // "Passengers: 2 adults" is counted already.
    if (findPeople(tokens, people.next + 2)) continue;
    tallyUp(reading, tally, people.value, Number(number.text), index, people.next + 2, true);
    take(reading, index, people.next + 2);
  }
  if (!tally.counted && bracketed.adults + bracketed.children + bracketed.infants > 0) {
    tally.counted = true;
    tally.adults += bracketed.adults;
    tally.children += bracketed.children;
    tally.onLap += bracketed.infants;
  }
}

/** "Passengers: Mr John Doe, Mrs Jane Doe", on one line or several. */
function countNames(reading: Reading, tally: Tally): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const people = findPeople(tokens, index);
    if (people?.value !== "people" || !isFree(reading, index)) continue;
    let start = people.next;
    if (at(tokens, start).text === "(") start += 3;
    if (at(tokens, start).text !== ":") continue;
    const names = namesFrom(reading, start + 1);
    if (names.adults + names.children === 0) continue;
    tally.adults += names.adults;
    tally.children += names.children;
    tally.counted = true;
    return;
  }
}

const CHILD_TITLE = /^(?:mstr|master|chd|child|kind|bambino|nino|enfant)$/;

function namesFrom(reading: Reading, first: number): { adults: number; children: number } {
  const { tokens } = reading;
  const found = { adults: 0, children: 0 };
  let words = 0;
  let child = false;
  const close = () => {
    if (words >= 2) found[child ? "children" : "adults"]++;
    words = 0;
    child = false;
  };
  for (let index = first; index < first + 60; index++) {
    const { kind, text, low } = at(tokens, index);
    if (kind === "end" || kind === "number" || !isFree(reading, index)) break;
    if (kind === "break") {
      close();
      // A list of names may begin on the next line; it ends with an empty one.
      if (at(tokens, index + 1).kind === "break" || !/^\p{Lu}/u.test(at(tokens, index + 1).text))
        break;
    } else if (/^[,;&]$/.test(text) || /^(?:and|und|e|y|et|и|ve)$/.test(low)) close();
    else if (text === ":") return { adults: found.adults, children: found.children };
    else if (kind === "word" && /^\p{Lu}/u.test(text)) {
      words++;
      if (CHILD_TITLE.test(low)) child = true;
    } else if (kind === "word") break;
  }
  close();
  return found;
}

function settle(reading: Reading, tally: Tally): SaidParty {
  const seen = company(reading);
  const infants = { infantsInSeat: tally.inSeat, infantsOnLap: tally.onLap };
  if (tally.adults > 0) {
    return { adults: tally.adults, children: tally.children, ...infants, said: true };
  }
  const small = tally.children + tally.inSeat + tally.onLap;
  if (tally.family > 0 || tally.people > 1) {
    const all = tally.family > 0 ? tally.family : tally.people;
    // "group of 3", "4 passengers" are adults; a family is not all of them.
    if (small > 0 && all > small) {
      const adults = Math.max(1, all - small);
      return { adults, children: tally.children, ...infants, said: true };
    }
    if (tally.family > 0 && seen.family) {
      return { adults: undefined, children: undefined, ...infants, said: true };
    }
    return { adults: all, children: tally.children, ...infants, said: true };
  }
  const grown = seen.self + seen.companions;
  if (seen.companions > 0) {
    return { adults: Math.max(2, grown), children: tally.children, ...infants, said: true };
  }
  if (seen.couple > 0)
    return { adults: seen.couple, children: tally.children, ...infants, said: true };
  if (tally.people === 1 || seen.solo) {
    return { adults: 1, children: tally.children, ...infants, said: true };
  }
  if (seen.we) {
    return {
      adults: undefined,
      children: small > 0 ? tally.children : undefined,
      ...infants,
      said: true,
    };
  }
  return { adults: 1, children: tally.children, ...infants, said: small > 0 };
}

const WITH =
  /^(?:with|and|plus|mit|und|con|e|ed|y|avec|et|с|и|ve|ile|,|&|\+|:|for|fur|per|para|pour|на|ucun)$/;

/** "my wife and I", "with my boss"; not "my boss wants". */
function isCompany({ tokens }: Reading, first: number, next: number): boolean {
  const inside = at(tokens, first).low;
  if (/^(?:с|мы)$/.test(inside) || /(?:la|le)$/.test(at(tokens, next - 1).low)) return true;
  return (
    WITH.test(at(tokens, first - 1).low) ||
    /^(?:and|und|e|ed|y|et|и|ve|ile|&|\+|,)$/.test(at(tokens, next).low)
  );
}

interface Company {
  self: number;
  companions: number;
  couple: number;
  we: boolean;
  family: boolean;
  solo: boolean;
}

/** "My wife and I", "a couple", "we". */
function company(reading: Reading): Company {
  const { tokens } = reading;
  const seen: Company = {
    self: 0,
    companions: 0,
    couple: 0,
    we: false,
    family: false,
    solo: false,
  };
  for (let index = 0; index < tokens.length; index++) {
    if (/^(?:famil|семь|aile)/.test(at(tokens, index).low)) seen.family = true;
    if (!isFree(reading, index) && !/^(?:family|families)$/.test(at(tokens, index).low)) {
      if (reading.taken[index] !== 0) continue;
    }
    const couple = findCouple(tokens, index);
    const group = findGroupCount(tokens, index);
    if (couple || group) {
      seen.couple = Math.max(seen.couple, group?.value ?? 2);
      index = Math.max(couple?.next ?? 0, group?.next ?? 0) - 1;
      continue;
    }
    const with_ = findCompanion(tokens, index);
    if (with_ && isCompany(reading, index, with_.next)) {
      seen.companions += with_.value === "two" ? 2 : 1;
      index = with_.next - 1;
      continue;
    }
    if (findSolo(tokens, index)) seen.solo = true;
    if (findSelf(tokens, index)) seen.self = 1;
    if (findWe(tokens, index)) seen.we = true;
  }
  if (seen.companions > 0) seen.self = 1;
  return seen;
}
