import type { Party } from "../../../../domain/travel.ts";
import type { Phrases } from "./phrases/types.ts";
import { pattern, spelled, type Text, words } from "./text.ts";

const MOST_TRAVELLERS = 30;

export interface Travellers {
  readonly party: Party;
  /** True where somebody was counted who was not named in figures. */
  readonly assumed: boolean;
  /** How many were asked for, where that was more than a plan is made for. */
  readonly cutFrom?: number;
}

interface Count {
  adults?: number;
  children?: number;
  infants?: number;
  people?: number;
  assumed: boolean;
}

/** Who travels, from a text that may say other things too. */
export function takeParty(
  text: Text,
  phrases: readonly Phrases[],
  options: { readonly alone: boolean },
): Travellers | undefined {
  const count: Count = { assumed: false };
  for (const table of phrases) {
    // "family of 2 adults and 2 children" counts its adults, not its members.
    const members = `(?!\\s*(?:${[table.adults, table.children, table.infants].map(spelled).join("|")})(?![\\p{L}\\p{N}]))`;
    const family = text.take(pattern(`${words(table.family).source}${members}`));
    for (const kind of ["infants", "children", "adults", "people"] as const) {
      const match = text.take(counted(table[kind]));
      if (match) count[kind] ??= Number(match[1]);
    }
    if (family && count.people === undefined) inFamily(Number(family[1]), count);
  }
  for (const { forSome, oneChild, oneInfant } of phrases) {
    const some = forSome === undefined || !isEmpty(count) ? undefined : text.take(words(forSome));
    if (some) count.people = Number(some[1]);
    const counted = count.adults !== undefined || count.people !== undefined;
    if (counted && count.children === undefined && words(oneChild).test(text.plain())) {
      count.children = 1;
      if (count.adults === undefined && count.people !== undefined) count.people += 1;
    }
    if (counted && count.infants === undefined && words(oneInfant).test(text.plain())) {
      count.infants = 1;
      if (count.adults === undefined && count.people !== undefined) count.people += 1;
    }
  }
  if (count.adults === undefined && count.people === undefined) guess(text, phrases, count);
  if (options.alone && isEmpty(count)) {
    const bare = text.take(/(\d{1,3})/);
    if (bare) count.people = Number(bare[1]);
  }
  return isEmpty(count) ? undefined : bounded(count);
}

/** A family of so many, where it was not said who they are: two adults, and the others children. */
function inFamily(members: number, count: Count): void {
  const { adults, children, infants = 0 } = count;
  if (adults === undefined && children !== undefined) count.people = members;
  else count.adults ??= Math.min(2, members);
  if (children === undefined) {
    count.children = Math.max(0, members - infants - (count.adults ?? 0));
  }
}

function counted(source: string): RegExp {
  return pattern(
    `(?<![\\p{L}\\p{N}.,])(\\d{1,3})\\s*-?\\s*(?:${spelled(source)})(?![\\p{L}\\p{N}])`,
  );
}

function isEmpty({ adults, children, infants, people }: Count): boolean {
  return (
    adults === undefined && children === undefined && infants === undefined && people === undefined
  );
}

/** "with the kids", "вдвоём с женой": nobody counted, but somebody was meant. */
function guess(text: Text, phrases: readonly Phrases[], count: Count): void {
  for (const { parties } of phrases) {
    for (const [source, [adults, children, infants]] of parties) {
      // Left in the text: "family" and "romantic" are interests as well.
      if (!words(source).test(text.plain())) continue;
      count.adults = adults;
      count.children ??= children;
      count.infants ??= infants;
      count.assumed = adults + children + infants > 1;
      return;
    }
  }
}

function bounded({ adults, children = 0, infants = 0, people, assumed }: Count): Travellers {
  const alone = adults === undefined && people === undefined;
  const grown = Math.max(1, adults ?? (people === undefined ? 2 : people - children - infants));
  const all = grown + children + infants;
  if (all <= MOST_TRAVELLERS) {
    return { party: { adults: grown, children, infants }, assumed: assumed || alone };
  }
  const room = MOST_TRAVELLERS - 1;
  const kids = Math.min(children, room);
  const babies = Math.min(infants, room - kids);
  const party = { adults: MOST_TRAVELLERS - kids - babies, children: kids, infants: babies };
  return { party, assumed, cutFrom: all };
}
