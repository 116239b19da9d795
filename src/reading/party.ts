import { findCompany } from "./company.ts";
import { BETWEEN_NAMES, NAME_AND_KIND } from "./lexicon/patterns.ts";
import type { PersonKind } from "./lexicon/types.ts";
import { add } from "./party-counts.ts";
import { findAll, type Reading } from "./reading.ts";
import { addCounted, newTally, type Tally } from "./tally.ts";
import { at, isMark, isNumber, tokenOf } from "./tokens.ts";
import { find } from "./words.ts";

/** Who travels; adults are undefined when several go and it is not said how many. */
export interface SaidParty {
  readonly adults: number | undefined;
  readonly children: number | undefined;
  /** Of children, in years and in the order of the text, as far as they are said. */
  readonly ages: readonly number[];
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
  /** How many in all, where it is known but not who they are. */
  readonly all?: number;
  /** Two, since a couple or a honeymoon is spoken of, and no number. */
  readonly paired?: true;
  /** Nothing is said of adults: the one is the writer. */
  readonly alone?: true;
  /** False when the text says nothing about it. */
  readonly said: boolean;
  /** Seen beside the figures: what may be assumed where there are none. */
  readonly seen: Readonly<Tally>;
}

/** Who travels; from `grownAt` years on a person counts as an adult. */
export function findParty(reading: Reading, grownAt: number): SaidParty {
  const tally = newTally(grownAt);
  findCompany(reading, tally);
  if (!tally.counted && tally.people === 0) countNames(reading, tally);
  countLabels(reading, tally);
  return settle(tally);
}

function settle(tally: Tally): SaidParty {
  const { children, ages, infantsInSeat, infantsOnLap } = tally;
  const counted = { children, ages, infantsInSeat, infantsOnLap, said: true, seen: tally };
  const party = (adults: number | undefined, more?: Partial<SaidParty>): SaidParty => ({
    adults,
    ...counted,
    ...more,
  });
  if (tally.adults > 0) return party(tally.adults + tally.grownUp);
  const small = children + infantsInSeat + infantsOnLap;
  const all = Math.max(tally.people, tally.together);
  if (all > 1 && all >= tally.company) {
    // "вдвоём с мужем и дочкой": the two are the grown ones.
    if (small > 0 && all === tally.kin + 1) return party(all);
    // "group of 3", "4 passengers" are adults; a family is not all of them.
    if (tally.isFamily && children === 0) return party(undefined, { children: undefined, all });
    return party(all > small ? all - small : all);
  }
  const company = tally.kin + tally.company + tally.grownUp;
  if (company > 0) {
    const isAlong = tally.self && (tally.isListed || !tally.forOthers);
    const grown = company + (isAlong ? 1 : 0);
    // "my wife, economy": the one who writes goes with her.
    return party(grown + small === 1 && !tally.solo && !tally.forOthers ? 2 : grown);
  }
  if (tally.couple) return party(2, { paired: true });
  if ((tally.self && small > 0) || tally.people === 1 || tally.solo) return party(1);
  if (tally.we || tally.manyChildren || tally.isFamily) {
    return party(undefined, small > 0 ? {} : { children: undefined });
  }
  return party(1, { said: small > 0, alone: true });
}

/** "Adults: 2", "Jane Smith (Adult), John Smith (Adult)", "Traveller 1: Adult". */
function countLabels(reading: Reading, tally: Tally): void {
  const said: Parameters<typeof add>[2][] = [];
  findAll(reading, (index) => {
    const people = find.people(reading, index);
    if (!people) return undefined;
    const [sign, number] = [at(reading, people.next), at(reading, people.next + 1)];
    const isBracketed = isMark(at(reading, index - 1), "([") && sign.kind !== "word";
    const one = isNumber(sign, 1, 1) && number.text === ":" ? people.next + 2 : undefined;
    const kind = one === undefined ? people.value : (find.people(reading, one)?.value ?? "adults");
    if (isBracketed || one !== undefined) said.push({ kind, count: 1, next: people.next });
    // "Passengers: 2 adults" is counted already.
    const next = people.next + 2;
    if (!isMark(sign, ":=") || !isNumber(number, 1, 1)) return undefined;
    return { next: add(reading, tally, { kind, count: Number(number.text), next }) };
  });
  if (!tally.counted && tally.kin + tally.company === 0)
    for (const one of said) add(reading, tally, one);
}

/** A list of names is no longer than this. */
const MOST_LETTERS = 400;

/** "Passengers: Mr John Doe, Mrs Jane Doe", on one line or several. */
function countNames(reading: Reading, tally: Tally): void {
  findAll(reading, (index) => {
    const people = tally.counted ? undefined : find.people(reading, index);
    const next = people?.next ?? 0;
    const { text, end } = at(reading, at(reading, next).text === "(" ? next + 3 : next);
    const behind = reading.text.slice(end, end + MOST_LETTERS);
    if (people?.value !== "people" || !/^[:\n]$/.test(text)) return undefined;
    const all = behind.trimStart().split(BETWEEN_NAMES).map(kindOfName);
    const names = all.slice(0, all.includes(undefined) ? all.indexOf(undefined) : all.length);
    const children = names.filter((kind) => kind === "children").length;
    if (names.length > 0) addCounted(tally, { adults: names.length - children, children });
    return names.length > 0 ? { next: index } : undefined;
  });
}

/** What the brackets behind a name say, as in "2. Miss E Smith (child)"; undefined for what is no name. */
function kindOfName(written: string): PersonKind | undefined {
  const [, name = "", kind = ""] = NAME_AND_KIND.exec(written) ?? [];
  const words = name.match(/\p{L}[\p{L}.']*/gu) ?? [];
  if (words.length < 2 || !words.every((word) => /^\p{Lu}/u.test(word))) return undefined;
  return find.people({ tokens: [tokenOf("word", kind)] }, 0)?.value ?? "adults";
}
