import { countedFrom } from "./party-counts.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { addAged, addCounted, agesAt, type Tally } from "./tally.ts";
import { at, isBreak, isMark } from "./tokens.ts";
import { endsWithMy, find, is } from "./words.ts";

/** "My wife and I", "Oma, Opa und Enkel (4)", "вдвоём", "we"; the writer where he is with them. */
export function findCompany(reading: Reading, tally: Tally): void {
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < reading.tokens.length; index++) {
    if (find.family(reading, index)) tally.isFamily = true;
    if (!isFree(reading, index)) continue;
    const isBehindAnd = is.and(at(reading, last).low);
    tally.joined = isBehindAnd && last === index - 1;
    const kin = kinAt(reading, index, tally, last);
    const next = kin ?? countedFrom(reading, index, tally);
    if (next !== undefined) {
      const head = at(reading, is.my(at(reading, index - 1).low) ? index - 2 : index - 1);
      const isEnded = reading.tokens
        .slice(index, next)
        .some(({ low }) => endsWithMy(low) !== undefined);
      const leads = head.kind === "word" && is.with(head.low) && !is.for(head.low);
      const comesWith = leads || isEnded || is.withAfter(at(reading, next).low);
      // "anam və atamla": the last of a list has the ending.
      const isNew = last !== index - 1 || isEnded;
      const isMine = kin !== undefined || isEnded || is.mine(at(reading, index - 1).low);
      if (isNew && comesWith && isMine) tally.self = true;
      if (is.for(head.low)) tally.forOthers = true;
      last = take(reading, index, next);
      index = next - 1;
      continue;
    }
    const many = find.together(reading, index)?.value ?? 0;
    // "Мама с папой и нас двое"
    if (tally.kin > 0 && isBehindAnd && index - last < 3) tally.company += many;
    else tally.together = Math.max(tally.together, many);
    const couple = find.couple(reading, index);
    // "a couple of days" are no two people.
    if (couple && !is.betweenDayAndMonth(at(reading, couple.next).low)) tally.couple = true;
    for (const kind of ["solo", "soloWoman", "we"] as const)
      if (find[kind](reading, index)) tally[kind] = true;
    if (is.manyChildren(at(reading, index).low)) tally.manyChildren = true;
    // Counted only beside others: "I" of "I want" is none of a party.
    const self = find.self(reading, index);
    if (self) {
      tally.self = true;
      const own = agesAt(reading, self.next, 1);
      last = own ? take(reading, index, own.next) : index + 1;
      index = last - 1;
    }
  }
}

/** Counts a relative or a friend who travels, and returns the token behind what is said of him. */
function kinAt(reading: Reading, index: number, tally: Tally, last: number): number | undefined {
  const isLed = is.my(at(reading, index).low) || find.numeral(reading, index)?.value === 1;
  const start = isLed ? index + 1 : index;
  // "my 80-year-old mother"
  const named = isLed ? (agesAt(reading, start)?.next ?? start) : start;
  const little = find.little(reading, named);
  const kin = find.kin(reading, named) ?? (little && find.kin(reading, little.next));
  // "GF 150" is a flight.
  const isCode = /^[A-Z]{2}$/.test(at(reading, start).text);
  if (!kin || isCode || !isFree(reading, index, kin.next)) return undefined;
  // "mi hermana pequeña de 10 años"
  const end = find.young(reading, kin.next)?.next ?? kin.next;
  const ages = agesAt(reading, end, kin.value === "pair" ? 2 : 1);
  const next = ages?.next ?? end;
  const own = kin.value === "spouse" && !is.theirs(at(reading, index).low);
  if (!own && !isCompany(reading, index, next, last)) return undefined;
  if (own || find.joins(reading, next)) tally.self = true;
  const [age = Number.POSITIVE_INFINITY] = ages?.ages ?? [];
  if (age < tally.grownAt) addAged(tally, [age]);
  else if (!ages && kin.value === "child") addCounted(tally, { children: 1 });
  // "my parents (72 and 75), mother in a wheelchair" tells of one of the two.
  else if (kin.value !== "parent" || !tally.parents || last === index - 1) {
    const more = kin.value === "pair" ? 2 : 1;
    if (kin.value === "pair") tally.parents = true;
    // "two couples and a friend": one more than those who were counted.
    if (tally.adults > 0 && !tally.self && last === index - 1) tally.adults += more;
    else tally.kin += more;
  }
  return next;
}

/** At the beginning, in a list or with a head word: "my wife and I", "with my boss", "anamla"; not "visit my sister". */
function isCompany(reading: Reading, first: number, next: number, last: number): boolean {
  const [before, after] = [at(reading, first - 1), at(reading, next)];
  if (last === first) return true;
  if (isBreak(before) || isMark(before, ".!?(")) return true;
  if (is.with(before.low) || is.and(before.low) || is.with(after.low)) return true;
  if (endsWithMy(at(reading, next - 1).low) !== undefined || is.withAfter(after.low)) return true;
  return (find.joins(reading, next) ?? find.kin(reading, next)) !== undefined;
}
