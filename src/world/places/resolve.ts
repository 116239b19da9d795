import { rivals } from "./ambiguity.ts";
import { codeIn, nearCodes, searchCode } from "./code-search.ts";
import { fold } from "./fold.ts";
import { describeMatch, type PlaceMatch, spellOut } from "./match.ts";
import { type Found, searchNames, searchRegion } from "./name-search.ts";
import { placeIndex } from "./place-index.ts";
import { regionsNamed } from "./qualifiers.ts";

export type { PlaceMatch };

export interface PlaceResolution {
  /** The best first. */
  readonly matches: readonly PlaceMatch[];
  /** More than one reading is serious: ask, or say which was taken. */
  readonly ambiguous: boolean;
  /** Why, in words, when ambiguous. */
  readonly note?: string;
}

const MOST_LETTERS = 80;
const MOST_MATCHES = 8;
const MOST_IN_NOTE = 4;
const MOST_SUGGESTIONS = 5;

/** What a code or a name in any language, well or badly spelt, may mean. */
export function resolvePlace(text: string, options?: { limit?: number }): PlaceResolution {
  const typed = text.trim().slice(0, MOST_LETTERS);
  const limit = options?.limit ?? MOST_MATCHES;
  if (typed === "") return { matches: [], ambiguous: false };
  const code = codeIn(typed);
  // "USA" is an airport in North Carolina too; the country is meant.
  const coded = code === undefined || regionsNamed(typed).length > 0 ? [] : searchCode(code);
  if (coded.length > 0) return resolveCode(typed, coded, limit);
  const named = searchNames(typed);
  const region = named[0]?.alike === 1 ? [] : searchRegion(typed);
  return region.length > 0 ? resolveRegion(typed, region, limit) : resolveName(typed, named, limit);
}

/** The one place that goes by a name, spelt right, in any language; undefined where two might be meant. */
export function placeNamed(text: string): PlaceMatch | undefined {
  const [best, ...others] = rivals(spelt(text));
  return best && others.length === 0 ? toMatch(best) : undefined;
}

/** The same, where of two the better known is meant. */
export function bestKnown(text: string): PlaceMatch | undefined {
  const [best] = spelt(text);
  return best && toMatch(best);
}

/** Places by a name that is spelt right, the best known first. */
function spelt(text: string): readonly Found[] {
  return placeIndex()
    .exact(fold(text.slice(0, MOST_LETTERS)))
    .map((entry): Found => ({ entry, alike: 1, score: 1 }))
    .sort((a, b) => b.entry.prominence - a.entry.prominence);
}

/** Nearest real codes to one that does not exist: JFX gives JFK, LONDON gives LON, LHR, LGW. */
export function suggestCodes(code: string, limit = MOST_SUGGESTIONS): readonly PlaceMatch[] {
  const typed = code.trim().slice(0, MOST_LETTERS);
  const known = codeIn(typed);
  const exact = known === undefined ? [] : searchCode(known);
  const near = /^[A-Za-z]{3}$/.test(typed) ? nearCodes(typed.toUpperCase()) : [];
  const [best, ...others] = exact.length + near.length > 0 ? [] : resolvePlace(typed).matches;
  const byName = best ? [best, ...searchCode(best.code), ...others] : [];
  const seen = new Set<string>();
  return [...exact, ...near, ...byName]
    .filter((match) => {
      const fresh = !seen.has(match.code);
      seen.add(match.code);
      return fresh;
    })
    .slice(0, limit);
}

/** A code is meant, unless it was not typed as one and is also the very name of another place. */
function resolveCode(typed: string, coded: readonly PlaceMatch[], limit: number): PlaceResolution {
  const [meant] = coded;
  if (!meant || typed === typed.toUpperCase() || !/^[A-Za-z]{3}$/.test(typed)) {
    return { matches: ranked(coded, limit), ambiguous: false };
  }
  const others = searchNames(typed).filter(({ entry }) => entry.city.name !== meant.city);
  const namesakes = others.filter(({ alike }) => alike === 1).map(toMatch);
  const rest = others.filter(({ alike }) => alike < 1).map(toMatch);
  const [namesake] = namesakes;
  if (!namesake) return { matches: ranked([...coded, ...rest], limit), ambiguous: false };
  const asName = /^[A-Z][a-z]/.test(typed);
  const first = asName ? [...namesakes, ...coded] : [...coded, ...namesakes];
  const note = `"${typed}" is the name of ${spellOut(namesake)} and the code of ${spellOut(meant)}.`;
  return { matches: ranked([...first, ...rest], limit), ambiguous: true, note };
}

function resolveName(typed: string, named: readonly Found[], limit: number): PlaceResolution {
  const serious = rivals(named);
  if (serious.length < 2) return { matches: ranked(named.map(toMatch), limit), ambiguous: false };
  const shown = serious.slice(0, MOST_IN_NOTE).map((found) => spellOut(toMatch(found)));
  const last = shown.pop();
  const note = `"${typed}" may be ${shown.join("; ")} or ${last}.`;
  // Rivals stand together at the top, before the airports of the first.
  const rest = named.filter((found) => !serious.includes(found));
  const matches = ranked([...serious, ...rest].map(toMatch), limit);
  return { matches, ambiguous: true, note };
}

function resolveRegion(typed: string, within: readonly Found[], limit: number): PlaceResolution {
  const matches = ranked(within.map(toMatch), limit);
  if (matches.length < 2) return { matches, ambiguous: false };
  const note = `"${typed}" is a country or region; these are its largest cities.`;
  return { matches, ambiguous: true, note };
}

/** The first so many; a score never says more than the place in the list does. */
function ranked(matches: readonly PlaceMatch[], limit: number): readonly PlaceMatch[] {
  let score = 1;
  return matches.slice(0, limit).map((match) => {
    score = Math.min(score, match.score);
    return { ...match, score };
  });
}

function toMatch({ entry, score }: Found): PlaceMatch {
  return describeMatch(entry.city, entry.airport, score);
}
