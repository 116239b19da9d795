import { LEXICONS } from "./lexicon/index.ts";
import { countAt } from "./numbers.ts";
import { countedFrom } from "./party-counts.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { addAged, agesAt, type Tally } from "./tally.ts";
import { at, isBreak, isMark, type Token } from "./tokens.ts";
import { endsWithMy, find, is } from "./words.ts";

/** What is said of the travellers besides figures. */
function newCompany() {
  return {
    /** Relatives and friends, one by one. */
    grown: 0,
    together: 0,
    couple: false,
    we: false,
    family: false,
    solo: false,
    /** The one who travels alone says that she is a woman. */
    woman: false,
    /** Children without a number. */
    children: false,
  };
}

export type Company = ReturnType<typeof newCompany>;

/** "My wife and I", "Oma, Opa und Enkel (4)", "вдвоём", "we"; the writer where he is with them. */
export function findCompany(reading: Reading, tally: Tally): Company {
  const { tokens } = reading;
  const seen = newCompany();
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < tokens.length; index++) {
    if (find.family(tokens, index)) seen.family = true;
    if (!isFree(reading, index)) continue;
    const kin = kinAt(reading, index, tally, { seen, last });
    const next = kin ?? countedFrom(reading, index, tally);
    if (next !== undefined) {
      // "бабушка с внучкой" go without the writer.
      if (last !== index - 1 && comesWith(reading, index, next)) {
        if (kin === undefined) tally.leads = true;
        if (
          kin !== undefined ||
          is.mine(at(tokens, index - 1).low) ||
          hasMine(reading, index, next)
        )
          tally.self = true;
      }
      take(reading, index, next);
      last = next;
      index = next - 1;
      continue;
    }
    const { low } = at(tokens, index);
    seen.together = Math.max(seen.together, find.together(tokens, index)?.value ?? 0);
    const couple = find.couple(tokens, index);
    // "a couple of days" are no two people.
    const few = couple && (find.unit(tokens, couple.next) ?? isOf(at(tokens, couple.next)));
    if (couple && !few) seen.couple = true;
    if (is.manyChildren(low)) seen.children = true;
    if (find.solo(tokens, index)) seen.solo = true;
    if (find.soloWoman(tokens, index)) seen.woman = true;
    if (find.we(tokens, index)) seen.we = true;
    if (find.self(tokens, index) && isListed(reading, index, last)) {
      tally.self = true;
      last = index + 1;
    }
  }
  return seen;
}

function isOf({ low }: Token): boolean {
  return is.betweenDayAndMonth(low);
}

/** Counts a relative or a friend who travels, and returns the token behind what is said of him. */
function kinAt(
  reading: Reading,
  index: number,
  tally: Tally,
  { seen, last }: { readonly seen: Company; readonly last: number },
): number | undefined {
  const { tokens } = reading;
  const start = is.my(at(tokens, index).low) ? index + 1 : index;
  const little = find.little(tokens, start);
  const kin = find.kin(tokens, start) ?? (little && find.kin(tokens, little.next));
  if (!kin || !isFree(reading, index, kin.next)) return undefined;
  const ages = agesAt(reading, kin.next);
  const next = ages?.next ?? kin.next;
  const opens = at(tokens, index - 1).kind === "end" && (ages ?? hasCompany(reading, kin.next));
  const bare = start === index;
  // An ending says whose she is, where a language has one for it.
  const hers = !bare || LEXICONS[reading.language].withMy !== undefined;
  const own = kin.value === "spouse" && hers;
  if (!opens && !own && !isCompany(reading, index, next, { bare, last })) return undefined;
  if (own) tally.self = true;
  const [age = Number.POSITIVE_INFINITY] = ages?.ages ?? [];
  const young = little && kin.value === "grown" && find.young(tokens, start);
  if (age < tally.grownAt) addAged(tally, [age]);
  else if (!ages && (kin.value === "child" || young)) {
    tally.children++;
    tally.counted = true;
  } else seen.grown += kin.value === "pair" ? 2 : 1;
  return next;
}

/** How far a list of people may be interrupted. */
const LIST_GAP = 8;

/** "Бабушка на инвалидной коляске, мама и я": others follow the first. */
function hasCompany({ tokens }: Reading, next: number): boolean {
  return tokens.slice(next, next + LIST_GAP).some((_, step) => find.kin(tokens, next + step));
}

/** "with my wife", "со мной", "anamla", "yoldaşım ilə". */
function comesWith({ tokens }: Reading, first: number, next: number): boolean {
  const head = is.my(at(tokens, first - 1).low) ? first - 2 : first - 1;
  // "single mum with a baby": she takes it along, not the writer.
  if (find.kin(tokens, head - 1)?.next === head) return false;
  const leads = ({ kind, low }: Token) =>
    kind === "word" && is.with(low) && !is.and(low) && !is.for(low);
  if (leads(at(tokens, head)) || leads(at(tokens, first))) return true;
  // "annemle babam için": the two of them, without the writer.
  if (find.kin(tokens, next)) return false;
  return tokens.slice(first, next).some(isEnded) || is.withAfter(at(tokens, next).low);
}

function hasMine({ tokens }: Reading, first: number, next: number): boolean {
  return tokens.slice(first, next).some((token) => is.mine(token.low) || isEnded(token));
}

/** "anamla". */
function isEnded({ kind, low }: Token): boolean {
  return kind === "word" && endsWithMy(low) !== undefined;
}

/** "my wife and I", "with my boss", "Grandma (78)"; not "my boss wants". */
function isCompany(
  { tokens, language }: Reading,
  first: number,
  next: number,
  { bare, last }: { readonly bare: boolean; readonly last: number },
): boolean {
  const [before, after] = [at(tokens, first - 1), at(tokens, next)];
  const named = after.kind === "word";
  const behind = named && is.for(after.low) && LEXICONS[language].withMy !== undefined;
  if (endsWithMy(at(tokens, next - 1).low) || is.withAfter(after.low) || behind) return true;
  const joined =
    find.kin(tokens, next) !== undefined ||
    is.and(after.low) ||
    isMark(after, ",&+") ||
    (named && is.with(after.low) && !is.for(after.low));
  const leads = is.with(before.low) || is.and(before.low);
  if (last === first || (leads && (last === first - 1 || before.kind === "word"))) return true;
  if (!bare) return joined || (isMark(before, ",:(") && isMark(after, ").:,"));
  // A noun by itself is company in a list, or with a head word of its own: "летит бабушка с …".
  return joined && (isBreak(before) || isMark(before, ",:;.(+") || is.and(after.low) || named);
}

/** "me" is one of the party beside another who is; "I" of "I want" is not. */
function isListed({ tokens }: Reading, index: number, last: number): boolean {
  const { low } = at(tokens, index);
  const next = find.self(tokens, index)?.next ?? index + 1;
  if (next > index + 1) return true;
  const before = at(tokens, index - 1).low;
  if (last === index - 1 && (is.and(before) || is.with(before))) return true;
  if (
    is.and(before) &&
    ((at(tokens, index - 2).kind === "word" && low !== "i") || index - last < 4)
  )
    return true;
  const after = at(tokens, next);
  // "mən iki qardaşım və atam": spoken, without commas.
  const some = countAt({ tokens }, next);
  if (some?.exact && (find.people(tokens, some.next) ?? find.kin(tokens, some.next))) return true;
  if (is.and(after.low)) return true;
  if (!isMark(after, ",+") && !is.my(after.low)) return false;
  const behind = is.my(after.low) ? next : next + 1;
  const { kind, low: other } = at(tokens, behind);
  return is.my(other) || find.kin(tokens, behind) !== undefined || kind === "number";
}
