import type { Party } from "../../../../domain/travel.ts";
import { countAt } from "../../../../reading/numbers.ts";
import type { SaidParty } from "../../../../reading/party.ts";
import { findAll, isFree, type Reading } from "../../../../reading/reading.ts";
import { at, isMark, onFrom } from "../../../../reading/tokens.ts";
import { find, is, isStart } from "../../../../reading/words.ts";
import type { Wish } from "../wish.ts";
import { isCapital, isVocabulary } from "./vocabulary.ts";

const MOST_TRAVELLERS = 30;

/** A child below this age is a small one. */
const SMALL_CHILD = 6;

type PartyOf = Pick<
  Wish,
  "party" | "partyFrom" | "partyCutFrom" | "woman" | "ages" | "smallChildren"
>;

/** Who goes, as a wish has it. */
export interface Travellers extends PartyOf {
  /** Several go, and it is not said who: to be asked. */
  readonly unclear: boolean;
}

/** So many adults, of whom nothing was said. */
export function unsaid(adults: number, partyFrom: "assumed" | "default"): Travellers {
  const party = { adults, children: 0, infants: 0 };
  return { party, partyFrom, ages: [], smallChildren: false, unclear: false };
}

/** The party of a plan; what is left open is assumed, since a plan needs at least one traveller. */
export function travellersFrom(said: SaidParty): Travellers | undefined {
  const { adults, all, seen, ages } = said;
  const infants = said.infantsInSeat + said.infantsOnLap;
  if (!said.said) return undefined;
  // Of a family whose children's ages are all said, there is no more to ask.
  const unclear = adults === undefined && !(ages.length > 0 && ages.length === said.children);
  const kids = seen.manyChildren ? 2 : seen.isFamily ? 1 : 0;
  // Children alone are with their parents.
  const counted = said.alone ? 2 : adults;
  const grown = Math.max(infants, counted ?? Math.min(2, all ?? 2), said.children ? 0 : 1);
  const children =
    adults === undefined && all !== undefined
      ? Math.max(0, all - infants - grown)
      : (said.children ?? kids);
  const assumed = adults === undefined || said.alone === true || said.paired === true;
  const single = grown === 1 && children + infants === 0;
  return {
    ages,
    unclear,
    partyFrom: assumed ? "assumed" : "stated",
    smallChildren: infants > 0 || ages.some((age) => age < SMALL_CHILD),
    ...(single && seen.soloWoman && { woman: true }),
    ...bounded({ adults: grown, children, infants }),
  };
}

function bounded(party: Party): Pick<Travellers, "party" | "partyCutFrom"> {
  const all = party.adults + party.children + party.infants;
  if (all <= MOST_TRAVELLERS) return { party };
  const children = Math.min(party.children, MOST_TRAVELLERS - 1);
  const infants = Math.min(party.infants, MOST_TRAVELLERS - 1 - children);
  const adults = MOST_TRAVELLERS - children - infants;
  return { party: { adults, children, infants }, partyCutFrom: all };
}

/** Words before the noun that is counted: "8 retired primary school teachers". */
const MOST_BEFORE = 3;

/** "40 parishioners", "7 həkim": so many of a noun that stands for no thing are those who go. */
export function groupIn(reading: Reading): number {
  const groups = findAll(reading, (index) => {
    const count = leadsTo(reading, index) ? countAt(reading, index) : undefined;
    if (!count?.exact || count.value < 2) return undefined;
    // Where nouns have no plural of their own to be known by, the first word is the noun.
    const most = reading.language === "az" || reading.language === "ru" ? 1 : MOST_BEFORE;
    const isOver = (_: unknown, place: number) => !isNoun(reading, place);
    const words = onFrom(reading, count.next, most, isOver);
    const noun = words.find((place) => most === 1 || PLURAL.test(at(reading, place).low));
    if (noun === undefined) return undefined;
    const isPerson = find.people(reading, noun, "own") !== undefined;
    if (!isPerson && isVocabulary(reading, noun)) return undefined;
    return { value: count.value, next: noun + 1 };
  });
  return groups.reduce((sum, { value }) => sum + value, 0);
}

const PLURAL = /(?:[^s]s|men)$/;

/** Where those who go are said: at the beginning of a sentence or of a part of it, "for", "we are", "and". */
function leadsTo(reading: Reading, index: number): boolean {
  const before = at(reading, index - (is.about(at(reading, index - 1).low) ? 2 : 1));
  if (before.kind === "end" || before.kind === "break" || isMark(before, ".,;:!?(-")) return true;
  const isWe = [1, 2].some((back) => find.we(reading, index - back));
  return isWe || [is.for, is.and, is.my].some((one) => one(before.low));
}

function isNoun(reading: Reading, index: number): boolean {
  const { kind, text, low } = at(reading, index);
  // "Four Jains from Delhi": a people's name, where it is said whence they come.
  const isCalled = isCapital(text) && !isStart(reading, index + 1);
  if (kind !== "word" || low.length < 3 || isCalled || !isFree(reading, index)) return false;
  if (is.measure(low) || is.for(low) || is.and(low) || is.not(low)) return false;
  const others = [find.counted, find.unit, find.placeRole, find.partOfDay, find.timeRole];
  return others.every((one) => one(reading, index, "own") === undefined);
}
