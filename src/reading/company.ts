import { LEXICONS } from "./lexicon/index.ts";
import { countAt } from "./numbers.ts";
import { countedFrom } from "./party-counts.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { addAged, agesAt, type Tally } from "./tally.ts";
import { at } from "./tokens.ts";
import {
  endsWithMy,
  findCouple,
  findFamily,
  findKin,
  findLittle,
  findPeople,
  findSelf,
  findSolo,
  findSoloWoman,
  findTogether,
  findUnit,
  findWe,
  isAnd,
  isBetweenDayAndMonth,
  isFor,
  isManyChildren,
  isMine,
  isMy,
  isWith,
  isWithAfter,
  isYoung,
} from "./words.ts";

/** What is said of the travellers besides figures. */
export interface Company {
  /** Relatives and friends, one by one. */
  grown: number;
  together: number;
  couple: boolean;
  we: boolean;
  family: boolean;
  solo: boolean;
  /** The one who travels alone says that she is a woman. */
  woman: boolean;
  /** Children without a number. */
  children: boolean;
}

/** "My wife and I", "Oma, Opa und Enkel (4)", "вдвоём", "we"; the writer where he is with them. */
export function findCompany(reading: Reading, tally: Tally): Company {
  const { tokens } = reading;
  const seen: Company = {
    grown: 0,
    together: 0,
    couple: false,
    we: false,
    family: false,
    solo: false,
    woman: false,
    children: false,
  };
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < tokens.length; index++) {
    if (findFamily(tokens, index)) seen.family = true;
    if (!isFree(reading, index)) continue;
    const kin = kinAt(reading, index, tally, { seen, last });
    const next = kin ?? countedFrom(reading, index, tally);
    if (next !== undefined) {
      // "бабушка с внучкой" go without the writer.
      if (last !== index - 1 && comesWith(reading, index, next)) {
        if (kin === undefined || tally.ages.length > 0) tally.leads = true;
        if (kin !== undefined || isMine(at(tokens, index - 1).low) || hasMine(reading, index, next))
          tally.self = true;
      }
      take(reading, index, next);
      last = next;
      index = next - 1;
      continue;
    }
    const together = findTogether(tokens, index);
    const couple = findCouple(tokens, index);
    if (together) seen.together = Math.max(seen.together, together.value);
    // "a couple of days" are no two people.
    const few =
      couple &&
      (findUnit(tokens, couple.next) ?? isBetweenDayAndMonth(at(tokens, couple.next).low));
    if (couple && !few) seen.couple = true;
    if (isManyChildren(at(tokens, index).low)) seen.children = true;
    if (findSolo(tokens, index)) seen.solo = true;
    if (findSoloWoman(tokens, index)) seen.woman = true;
    if (findSelf(tokens, index) && isListed(reading, index, last)) {
      tally.self = true;
      last = index + 1;
    }
    if (findWe(tokens, index)) seen.we = true;
  }
  return seen;
}

/** Counts a relative or a friend who travels, and returns the token behind what is said of him. */
function kinAt(
  reading: Reading,
  index: number,
  tally: Tally,
  { seen, last }: { readonly seen: Company; readonly last: number },
): number | undefined {
  const { tokens } = reading;
  let start = index;
  if (isMy(at(tokens, start).low)) start++;
  const little = findLittle(tokens, start);
  const kin = findKin(tokens, start) ?? (little && findKin(tokens, little.next));
  if (!kin || !isFree(reading, index, kin.next)) return undefined;
  // "iki qardaşım": counted, so that the number is not lost.
  if (index > 0 && countAt(reading, index - 1)?.exact && findPeople(tokens, index))
    return undefined;
  const ages = agesAt(reading, kin.next);
  const opens =
    at(tokens, index - 1).kind === "end" && (ages !== undefined || hasCompany(reading, kin.next));
  const bare = start === index;
  // An ending says whose she is, where a language has one for it.
  const hers = !bare || LEXICONS[reading.language].withMy !== undefined;
  const own = kin.value === "spouse" && hers;
  if (!opens && !own && !isCompany(reading, index, ages?.next ?? kin.next, { bare, last }))
    return undefined;
  if (own) tally.self = true;
  const small =
    kin.value === "child" || (little && kin.value === "grown" && !ages && isYoung(tokens, start));
  if (ages) {
    const [age = 0] = ages.ages;
    if (age >= tally.grownAt) seen.grown++;
    else addAged(tally, [age]);
  } else if (small) {
    tally.children++;
    tally.counted = true;
  } else seen.grown += kin.value === "pair" ? 2 : 1;
  return ages?.next ?? kin.next;
}

/** How far a list of people may be interrupted. */
const LIST_GAP = 8;

/** "Бабушка на инвалидной коляске, мама и я": others follow the first. */
function hasCompany({ tokens }: Reading, next: number): boolean {
  for (let index = next; index < next + LIST_GAP; index++) {
    if (findKin(tokens, index) && at(tokens, index).kind === "word") return true;
  }
  return false;
}

/** "with my wife", "со мной", "anamla", "yoldaşım ilə". */
function comesWith({ tokens }: Reading, first: number, next: number): boolean {
  const head = isMy(at(tokens, first - 1).low) ? first - 2 : first - 1;
  // "single mum with a baby": she takes it along, not the writer.
  if (findKin(tokens, head - 1)?.next === head) return false;
  for (const before of [at(tokens, head), at(tokens, first)]) {
    if (before.kind === "word" && isWith(before.low) && !isAnd(before.low) && !isFor(before.low))
      return true;
  }
  for (let index = first; index < next; index++) {
    if (at(tokens, index).kind === "word" && endsWithMy(at(tokens, index).low)) return true;
  }
  return at(tokens, next).kind === "word" && isWithAfter(at(tokens, next).low);
}

function hasMine({ tokens }: Reading, first: number, next: number): boolean {
  for (let index = first; index < next; index++) {
    const { kind, low } = at(tokens, index);
    if (kind === "word" && (isMine(low) || endsWithMy(low))) return true;
  }
  return false;
}

/** "my wife and I", "with my boss", "Grandma (78)"; not "my boss wants". */
function isCompany(
  { tokens, language }: Reading,
  first: number,
  next: number,
  { bare, last }: { readonly bare: boolean; readonly last: number },
): boolean {
  const before = at(tokens, first - 1);
  const after = at(tokens, next);
  const behind =
    isWithAfter(after.low) ||
    (after.kind === "word" && isFor(after.low) && LEXICONS[language].withMy !== undefined);
  if (endsWithMy(at(tokens, next - 1).low) || behind) return true;
  const joined =
    findKin(tokens, next) !== undefined ||
    isAnd(after.low) ||
    /^[,&+]$/.test(after.text) ||
    (after.kind === "word" && isWith(after.low) && !isFor(after.low));
  if (last === first || (last === first - 1 && (isWith(before.low) || isAnd(before.low))))
    return true;
  if (before.kind === "word" && isWith(before.low)) return true;
  if (!bare) return joined || (/^[,:(]$/.test(before.text) && /^[).:,]$/.test(after.text));
  const opens = before.kind === "end" || before.kind === "break" || /^[,:;.(+]$/.test(before.text);
  // A noun by itself is company in a list, or with a head word of its own: "летит бабушка с …".
  return joined && (opens || isAnd(after.low) || after.kind === "word");
}

/** "me" is one of the party beside another who is; "I" of "I want" is not. */
function isListed({ tokens }: Reading, index: number, last: number): boolean {
  const { low } = at(tokens, index);
  const self = findSelf(tokens, index);
  const next = self?.next ?? index + 1;
  if (next > index + 1) return true;
  const before = at(tokens, index - 1).low;
  if (last >= 0 && last === index - 1 && (isAnd(before) || isWith(before))) return true;
  if (isAnd(before) && at(tokens, index - 2).kind === "word" && low !== "i") return true;
  if (isAnd(before) && last >= 0 && index - last < 4) return true;
  const after = at(tokens, next);
  // "mən iki qardaşım və atam": spoken, without commas.
  const some = countAt({ tokens }, next);
  if (some?.exact && (findPeople(tokens, some.next) || findKin(tokens, some.next))) return true;
  if (!isAnd(after.low) && !/^[,+]$/.test(after.text) && !isMy(after.low)) return false;
  const behind = isMy(after.low) ? next : next + 1;
  return (
    isMy(at(tokens, behind).low) ||
    findKin(tokens, behind) !== undefined ||
    at(tokens, behind).kind === "number" ||
    isAnd(after.low)
  );
}
