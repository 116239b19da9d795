import { LEXICONS } from "./lexicon/index.ts";
import { countAt } from "./numbers.ts";
import { countedFrom } from "./party-counts.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { addAged, addCounted, agesAt, type Tally } from "./tally.ts";
import { at, isBreak, isMark, isNumber, type Token, type Words } from "./tokens.ts";
import { endsWithMy, find, is } from "./words.ts";

/** "My wife and I", "Oma, Opa und Enkel (4)", "вдвоём", "we"; the writer where he is with them. */
export function findCompany(reading: Reading, tally: Tally): void {
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < reading.tokens.length; index++) {
    if (find.family(reading, index)) tally.isFamily = true;
    if (!isFree(reading, index)) continue;
    // "mum, dad and two of us" are four.
    const joins = tally.kin > 0 && index - last < 3 && is.and(at(reading, last).low);
    const [had, small] = [tally.people, smallIn(tally)];
    const isJoined = last === index - 1 && is.and(at(reading, last).low);
    tally.people = 0;
    const kin = kinAt(reading, index, tally, last);
    const next = kin ?? countedFrom(reading, index, tally);
    // "two skiers and one beginner" are three; said again, "four friends, two beginners", they are some of them.
    tally.people = isJoined ? had + tally.people : Math.max(had, tally.people);
    if (joins && tally.people > had) {
      tally.company += tally.people;
      tally.people = 0;
    }
    // "2 people + 1 child" are three, "4 people, 2 kids" four.
    if (isJoined && smallIn(tally) > small && tally.adults === 0) {
      tally.adults = had;
      tally.people = 0;
    }
    if (next !== undefined) {
      // "бабушка с внучкой" go without the writer.
      // "anam və atamla": the last of a list has the ending.
      const isLast = last === index - 1 && !isEnded(at(reading, next - 1));
      if (!isLast && comesWith(reading, index, next)) {
        if (kin === undefined) tally.leads = true;
        const mine = is.mine(at(reading, index - 1).low) || hasMine(reading, index, next);
        if (kin !== undefined || mine) tally.self = true;
      }
      const head = is.my(at(reading, index - 1).low) ? index - 2 : index - 1;
      if (is.for(at(reading, head).low)) tally.forOthers = true;
      take(reading, index, next);
      last = behindBrackets(reading, next);
      index = next - 1;
      continue;
    }
    const { low } = at(reading, index);
    const many = find.together(reading, index)?.value ?? 0;
    if (joins) tally.company += many;
    else tally.together = Math.max(tally.together, many);
    const couple = find.couple(reading, index);
    // "a couple of days" are no two people.
    const { low: after } = at(reading, couple?.next ?? 0);
    if (couple && !find.unit(reading, couple.next) && !is.betweenDayAndMonth(after))
      tally.couple = true;
    for (const kind of ["solo", "soloWoman", "we"] as const)
      if (find[kind](reading, index)) tally[kind] = true;
    if (is.manyChildren(low)) tally.manyChildren = true;
    if (find.self(reading, index) && isListed(reading, index, last)) {
      tally.self = true;
      last = index + 1;
    }
  }
}

/** Counts a relative or a friend who travels, and returns the token behind what is said of him. */
function kinAt(reading: Reading, index: number, tally: Tally, last: number): number | undefined {
  const isLed = is.my(at(reading, index).low) || find.numeral(reading, index)?.value === 1;
  // "la mia sorellina"
  const isNamed = is.article(at(reading, index).low) && is.mine(at(reading, index + 1).low);
  const start = isNamed ? index + 2 : isLed ? index + 1 : index;
  // "my 80-year-old mother"
  const said = isLed || at(reading, start).kind === "number" ? agesAt(reading, start) : undefined;
  const little = find.little(reading, said?.next ?? start);
  const kin = find.kin(reading, said?.next ?? start) ?? (little && find.kin(reading, little.next));
  if (!kin || !isFree(reading, index, kin.next)) return undefined;
  // "mi hermana pequeña de 10 años"
  const end = find.young(reading, kin.next)?.next ?? kin.next;
  const ages = agesAt(reading, end) ?? (said && { ...said, next: end });
  const next = ages?.next ?? end;
  // "My parents want to see Rome": a pair at the beginning are those who go.
  const isHead = kin.value === "pair" || ages !== undefined || hasCompany(reading, kin.next);
  const opens = at(reading, index - 1).kind === "end" && isHead;
  const bare = start === index;
  // An ending says whose she is, where a language has one for it.
  const hers = !bare || LEXICONS[reading.language].endings?.withMy !== undefined;
  const own = kin.value === "spouse" && hers && !is.theirs(at(reading, index).low);
  if (!opens && !own && !isCompany(reading, index, next, { bare, last })) return undefined;
  if (own || find.joins(reading, next)) tally.self = true;
  const [age = Number.POSITIVE_INFINITY] = ages?.ages ?? [];
  const young = little && kin.value === "grown" && find.young(reading, start);
  if (age < tally.grownAt) addAged(tally, [age]);
  else if (!ages && (kin.value === "child" || young)) addCounted(tally, { children: 1 });
  else if (kin.value !== "parent" || !tally.parents || last === index - 1) {
    const more = kin.value === "pair" ? 2 : 1;
    if (kin.value === "pair") tally.parents = true;
    // "two couples and a friend": one more than those who were counted.
    const isMore = tally.adults > 0 && tally.kin === 0 && !tally.self;
    if (isMore && last === index - 1) tally.adults += more;
    else tally.kin += more;
  }
  return next;
}

/** How far a list of people may be interrupted. */
const LIST_GAP = 8;

/** "Бабушка на инвалидной коляске, мама и я": others follow the first. */
function hasCompany(reading: Reading, next: number): boolean {
  return reading.tokens
    .slice(next, next + LIST_GAP)
    .some((_, step) => find.kin(reading, next + step));
}

/** "with my wife", "со мной", "anamla", "yoldaşım ilə". */
function comesWith(reading: Reading, first: number, next: number): boolean {
  // "annemle babam için": the two of them, without the writer.
  const isLast = find.kin(reading, next) === undefined;
  if (isLast && reading.tokens.slice(first, next).some(isEnded)) return true;
  const head = is.my(at(reading, first - 1).low) ? first - 2 : first - 1;
  // "single mum with a baby": she takes it along, not the writer.
  if (find.kin(reading, head - 1)?.next === head) return false;
  const leads = ({ kind, low }: Token) =>
    kind === "word" && is.with(low) && !is.and(low) && !is.for(low);
  if (leads(at(reading, head))) return true;
  return isLast && is.withAfter(at(reading, next).low);
}

function hasMine(reading: Reading, first: number, next: number): boolean {
  return reading.tokens.slice(first, next).some((token) => is.mine(token.low) || isEnded(token));
}

/** "anamla". */
function isEnded({ kind, low }: Token): boolean {
  return kind === "word" && endsWithMy(low) !== undefined;
}

/** "my wife and I", "with my boss", "Grandma (78)"; not "my boss wants". */
function isCompany(
  reading: Reading,
  first: number,
  next: number,
  { bare, last }: { readonly bare: boolean; readonly last: number },
): boolean {
  const [before, after] = [at(reading, first - 1), at(reading, behindBrackets(reading, next))];
  if (find.joins(reading, next)) return true;
  const named = after.kind === "word";
  const behind =
    named && is.for(after.low) && LEXICONS[reading.language].endings?.withMy !== undefined;
  if (endsWithMy(at(reading, next - 1).low) || is.withAfter(after.low) || behind) return true;
  const isMore = is.with(after.low) && !is.for(after.low);
  const joined = isMore || find.kin(reading, next) !== undefined;
  const leads = is.with(before.low) || is.and(before.low);
  if (last === first || (leads && (last === first - 1 || before.kind === "word"))) return true;
  if (!bare) return joined;
  // A noun by itself is company in a list, or with a head word of its own: "летит бабушка с …".
  return joined && (isBreak(before) || isMark(before, ",:;.!?(+") || is.and(after.low) || named);
}

/** How many tokens brackets may hold: "my mother (wheelchair) and me". */
const IN_BRACKETS = 5;

function behindBrackets(reading: Words, next: number): number {
  if (at(reading, next).text !== "(") return next;
  const close = reading.tokens
    .slice(next, next + IN_BRACKETS)
    .findIndex(({ text }) => text === ")");
  return close < 0 ? next : next + close + 1;
}

function smallIn({ children, infantsInSeat, infantsOnLap }: Tally): number {
  return children + infantsInSeat + infantsOnLap;
}

/** "me" is one of the party beside another who is; "I" of "I want" is not. */
function isListed(reading: Reading, index: number, last: number): boolean {
  const next = find.self(reading, index)?.next ?? index;
  const [before, { low }, after] = [at(reading, index - 1), at(reading, index), at(reading, next)];
  if (next > index + 1 || last === index - 1 || is.and(after.low)) return true;
  const isSecond = low !== "i" && at(reading, index - 2).kind === "word";
  if (is.and(before.low) && (isSecond || index - last < 4)) return true;
  // "mən iki qardaşım və atam": spoken, without commas.
  const some = countAt(reading, next);
  if (some?.exact && (find.people(reading, some.next) ?? find.kin(reading, some.next))) return true;
  const behind = isMark(after, ",+") ? next + 1 : next;
  if (is.my(at(reading, behind).low)) return true;
  const isOther = find.kin(reading, behind) !== undefined || isNumber(at(reading, behind));
  return behind > next && isOther;
}
