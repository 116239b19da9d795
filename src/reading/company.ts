import { countedFrom } from "./party-counts.ts";
import { endingAt } from "./phrases.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { addAged, addCounted, agesAt, agesBehind, type Tally } from "./tally.ts";
import { at, type Extent, isBreak, isMark, isSentenceEnd, type Token } from "./tokens.ts";
import { endsWithMy, find, is, stemOf } from "./words.ts";

/** "My wife and I", "Oma, Opa und Enkel (4)", "вдвоём", "we"; the writer where he is with them. */
export function findCompany(reading: Reading, tally: Tally): void {
  let last = Number.NEGATIVE_INFINITY;
  let grouped = last;
  let whole: Partial<Tally> | undefined;
  for (const index of reading.tokens.keys()) {
    if (find.family(reading, index)) tally.isFamily = true;
    // "five friends (two girls and three boys)": brackets tell of those before them, and add no traveller.
    if (whole && at(reading, index).text === ")") {
      Object.assign(tally, whole);
      last = index + 1;
      whole = undefined;
    }
    if (last === index && at(reading, index).text === "(") {
      const { adults, people, company, kin, self } = tally;
      whole = { adults, people, company, kin, self };
    }
    if (!isFree(reading, index)) continue;
    const isBehindAnd = is.and(at(reading, last).low);
    const head = is.my(at(reading, index - 1).low) ? index - 2 : index - 1;
    const isMore = endingAt(find.plus, reading, index, "own") !== undefined;
    tally.joined = isMore || (isBehindAnd && last === index - 1);
    const before = { ...tally, ages: [...tally.ages] };
    const kin = kinAt(reading, index, tally, last);
    const next = kin ?? countedFrom(reading, index, tally);
    if (next !== undefined) {
      const isYoung = smallOf(tally) > smallOf(before);
      const isBehindGroup = grouped === index - 1 && is.and(at(reading, grouped).low);
      if (isAgain(reading, before, tally, { first: last, next: index })) restore(tally, before);
      // "нас двое и малыш": one more than the two.
      else if (isYoung && tally.adults === 0 && isBehindGroup)
        Object.assign(tally, { adults: Math.max(tally.people, tally.together), together: 0 });
      if (tally.people > before.people) grouped = next;
      const { kind, low } = at(reading, head);
      const isEnded = reading.tokens.slice(index, next).some(endsWithMine);
      const leads = kind === "word" && is.with(low) && !is.for(low);
      const comesWith = leads || isEnded || is.withAfter(at(reading, next).low);
      // "anam və atamla": the last of a list has the ending.
      // "anamla bacım üçün": the two of them.
      const isPair = kin !== undefined && find.kin(reading, next) !== undefined;
      const isNew = (last !== index - 1 || isEnded) && !isPair;
      const isMine = kin !== undefined || isEnded || is.mine(at(reading, index - 1).low);
      if (isNew && comesWith && isMine) tally.self = tally.isListed = true;
      if (is.for(low)) tally.forOthers = true;
      last = take(reading, index, next);
      continue;
    }
    const together = find.together(reading, index);
    const many = together?.value ?? 0;
    grouped = together?.next ?? grouped;
    // "Мама с папой и нас двое"
    if (tally.kin > 0 && isBehindAnd) tally.company += many;
    else tally.together = Math.max(tally.together, many);
    const couple = find.couple(reading, index);
    // "a couple of days" are no two people.
    if (couple && !is.betweenDayAndMonth(at(reading, couple.next).low)) tally.couple = true;
    for (const kind of ["solo", "soloWoman", "we"] as const)
      if (find[kind](reading, index)) tally[kind] = true;
    // "одна (девушка, 23)" tells of the one.
    last = find.solo(reading, index)?.next ?? last;
    if (is.manyChildren(at(reading, index).low)) tally.manyChildren = true;
    // Counted only beside others: "I" of "I want" is none of a party.
    const self = find.self(reading, index);
    if (self) {
      tally.self = true;
      tally.isListed ||= isBehindAnd || is.and(at(reading, self.next).low);
      const own = agesAt(reading, self.next, 1);
      last = own ? take(reading, index, own.next) : index + 1;
    }
  }
}

function smallOf({ children, infantsInSeat, infantsOnLap }: Tally): number {
  return children + infantsInSeat + infantsOnLap;
}

/** "Двое детей без молочного", "the 9yo needs a ski school": some of those who were counted, told of later. */
function isAgain(reading: Reading, before: Tally, tally: Tally, between: Extent): boolean {
  if (tally.joined) return false;
  const news = tally.ages.slice(before.ages.length);
  // "2 children. One child is 5, the other is 9"
  if (news.length > 0 && before.ages.length + news.length <= before.children) {
    before.ages.push(...news);
    return true;
  }
  const isKnown = news.every((age) => before.ages.includes(age));
  if (news.length > 0 && isKnown && between.first < between.next - 1) return true;
  const isOver = reading.tokens.slice(Math.max(0, between.first), between.next).some(isSentenceEnd);
  const grew = COUNTS.filter((key) => tally[key] > before[key]);
  const isFew = grew.every((key) => tally[key] <= 2 * before[key] + before.grownUp);
  return isOver && isKnown && grew.length > 0 && isFew;
}

const COUNTS = ["adults", "children", "company"] as const;

function restore(tally: Tally, before: Tally): void {
  tally.ages.splice(0, tally.ages.length, ...before.ages);
  for (const key of COUNTS) tally[key] = before[key];
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
  const ages = kin.value === "pair" ? agesBehind(reading, end, 2) : agesAt(reading, end, 1);
  const next = ages?.next ?? end;
  const own = kin.value === "spouse" && !is.theirs(at(reading, index).low);
  if (!(own || tally.joined || isCompany(reading, index, next, last))) return undefined;
  if (own) tally.self = tally.isListed = true;
  const [age = Number.POSITIVE_INFINITY] = ages?.ages ?? [];
  // A husband who is named again is the same; so is a mother.
  const word = own ? "spouse" : stemOf(at(reading, kin.next - 1).low, reading);
  const isAgain = tally.named.has(word);
  tally.named.add(word);
  // "my parents (72 and 75), mother in a wheelchair" tells of one of the two.
  const isOfTwo = kin.value === "parent" && tally.parents && last !== index - 1;
  if (age < tally.grownAt) addAged(tally, [age]);
  else if (isOfTwo) return undefined;
  else if (isAgain) return next;
  else if (!ages && kin.value === "child") addCounted(tally, { children: 1 });
  else {
    const more = kin.value === "pair" ? 2 : 1;
    if (kin.value === "pair") tally.parents = true;
    // "two couples and a friend", "24 of us plus Fr Declan": one more than those who were counted.
    const counted = tally.adults > 0 ? "adults" : "people";
    // "two adults, grandma and the kids"
    const isListed = tally.adults > 0 && last === index - 1;
    const isApart = tally.adults > 0 || tally.company + tally.kin + smallOf(tally) === 0;
    const isCounted = tally[counted] > 0 && !tally.self && isApart && (tally.joined || isListed);
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
