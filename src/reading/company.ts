import { countedFrom } from "./party-counts.ts";
import { endingAt } from "./phrases.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { addAged, addCounted, agesAt, type Tally } from "./tally.ts";
import { at, isBreak, isMark, type Token } from "./tokens.ts";
import { endsWithMy, find, is, stemOf } from "./words.ts";

/** "My wife and I", "Oma, Opa und Enkel (4)", "вдвоём", "we"; the writer where he is with them. */
export function findCompany(reading: Reading, tally: Tally): void {
  let last = Number.NEGATIVE_INFINITY;
  let whole: Partial<Tally> | undefined;
  for (const index of reading.tokens.keys()) {
    if (find.family(reading, index)) tally.isFamily = true;
    // "five friends (two girls and three boys)": brackets tell of those before them, and add nobody.
    if (whole && at(reading, index).text === ")") {
      Object.assign(tally, whole);
      last = index + 1;
      whole = undefined;
    }
    if (last === index && at(reading, index).text === "(") {
      const { adults, people, company, kin } = tally;
      whole = { adults, people, company, kin };
    }
    if (!isFree(reading, index)) continue;
    const isBehindAnd = is.and(at(reading, last).low);
    const head = is.my(at(reading, index - 1).low) ? index - 2 : index - 1;
    const isMore = endingAt(find.plus, reading, index, "own") !== undefined;
    tally.joined = isMore || (isBehindAnd && last === index - 1);
    const kin = kinAt(reading, index, tally, last);
    const next = kin ?? countedFrom(reading, index, tally);
    if (next !== undefined) {
      const { kind, low } = at(reading, head);
      const isEnded = reading.tokens.slice(index, next).some(endsWithMine);
      const leads = kind === "word" && is.with(low) && !is.for(low);
      const comesWith = leads || isEnded || is.withAfter(at(reading, next).low);
      // "anam və atamla": the last of a list has the ending.
      const isNew = last !== index - 1 || isEnded;
      const isMine = kin !== undefined || isEnded || is.mine(at(reading, index - 1).low);
      if (isNew && comesWith && isMine) tally.self = true;
      if (is.for(low)) tally.forOthers = true;
      last = take(reading, index, next);
      continue;
    }
    const many = find.together(reading, index)?.value ?? 0;
    // "Мама с папой и нас двое"
    if (tally.kin > 0 && isBehindAnd) tally.company += many;
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
  if (!kin || isCode) return undefined;
  // "mi hermana pequeña de 10 años"
  const end = find.young(reading, kin.next)?.next ?? kin.next;
  const ages = agesAt(reading, end, 1);
  const next = ages?.next ?? end;
  const own = kin.value === "spouse" && !is.theirs(at(reading, index).low);
  if (!(own || tally.joined || isCompany(reading, index, next, last))) return undefined;
  if (own) tally.self = true;
  const [age = Number.POSITIVE_INFINITY] = ages?.ages ?? [];
  // A husband who is named again is the same; so is a mother.
  const word = own ? "spouse" : stemOf(at(reading, named).low, reading);
  const isAgain = tally.named.has(word);
  tally.named.add(word);
  if (age < tally.grownAt) addAged(tally, [age]);
  else if (isAgain) return next;
  else if (!ages && kin.value === "child") addCounted(tally, { children: 1 });
  // "my parents (72 and 75), mother in a wheelchair" tells of one of the two.
  else if (kin.value !== "parent" || !tally.parents || last === index - 1) {
    const more = kin.value === "pair" ? 2 : 1;
    if (kin.value === "pair") tally.parents = true;
    // "two couples and a friend", "24 of us plus Fr Declan": one more than those who were counted.
    const counted = tally.adults > 0 ? "adults" : "people";
    const isCounted = tally[counted] > 0 && !tally.self && tally.joined;
    tally[isCounted ? counted : "kin"] += more;
  }
  return next;
}

function endsWithMine({ low }: Token): boolean {
  return endsWithMy(low) !== undefined;
}

/** At the beginning, in a list or with a head word: "my wife and I", "with my boss", "anamla"; not "visit my sister". */
function isCompany(reading: Reading, first: number, next: number, last: number): boolean {
  const [before, after] = [at(reading, first - 1), at(reading, next)];
  if (last === first || isBreak(before) || isMark(before, ".!?(")) return true;
  if (is.with(before.low) || is.with(after.low) || is.withAfter(after.low)) return true;
  return endsWithMine(at(reading, next - 1));
}
