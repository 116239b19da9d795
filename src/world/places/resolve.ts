import { rivals } from "./ambiguity.ts";
import { codeIn, nearCodes, searchCode } from "./code-search.ts";
import { describeMatch, type PlaceMatch, spellOut } from "./match.ts";
import { type Found, searchNames, searchRegion } from "./name-search.ts";

export type { PlaceMatch };

export interface PlaceResolution {
  /** The best first. */
  readonly matches: readonly PlaceMatch[];
  /** More than one reading is serious: ask, or say which was taken. */
  readonly ambiguous: boolean;
  /** Why, in words, when ambiguous. */
  readonly note?: string;
}

const MOST_MATCHES = 8;
const MOST_IN_NOTE = 4;
const MOST_SUGGESTIONS = 5;

/** What a code or a name in any language, well or badly spelt, may mean. */
export function resolvePlace(text: string, options?: { limit?: number }): PlaceResolution {
  const typed = text.trim();
  const limit = options?.limit ?? MOST_MATCHES;
  if (typed === "") return { matches: [], ambiguous: false };
  const code = codeIn(typed);
  const coded = code === undefined ? [] : searchCode(code);
  if (coded.length > 0) return resolveCode(typed, coded, limit);
  const named = searchNames(typed);
  if (named.length > 0) return resolveName(typed, named, limit);
  const matches = searchRegion(typed).map(toMatch).slice(0, limit);
  if (matches.length < 2) return { matches, ambiguous: false };
  const note = `"${typed}" is a country or region; these are its largest cities.`;
  return { matches, ambiguous: true, note };
}

/** Nearest real codes to one that does not exist: JFX gives JFK, LONDON gives LON, LHR, LGW. */
export function suggestCodes(code: string, limit = MOST_SUGGESTIONS): readonly PlaceMatch[] {
  const typed = code.trim();
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
    return { matches: coded.slice(0, limit), ambiguous: false };
  }
  const namesakes = searchNames(typed)
    .filter(({ alike, entry }) => alike === 1 && entry.city.name !== meant.city)
    .map(toMatch);
  const [namesake] = namesakes;
  if (!namesake) return { matches: coded.slice(0, limit), ambiguous: false };
  const asName = /^\p{Lu}\p{Ll}/u.test(typed);
  const matches = asName ? [...namesakes, ...coded] : [...coded, ...namesakes];
  const note = `"${typed}" is the name of ${spellOut(namesake)} and the code of ${spellOut(meant)}.`;
  return { matches: matches.slice(0, limit), ambiguous: true, note };
}

function resolveName(typed: string, named: readonly Found[], limit: number): PlaceResolution {
  const matches = named.map(toMatch).slice(0, limit);
  const serious = rivals(named);
  if (serious.length < 2) return { matches, ambiguous: false };
  const shown = serious.slice(0, MOST_IN_NOTE).map((found) => spellOut(toMatch(found)));
  const last = shown.pop();
  const note = `"${typed}" may be ${shown.join("; ")} or ${last}.`;
  // Rivals stand together at the top, before the airports of the first.
  const rest = named.filter((found) => !serious.includes(found));
  return { matches: [...serious, ...rest].map(toMatch).slice(0, limit), ambiguous: true, note };
}

function toMatch({ entry, score }: Found): PlaceMatch {
  return describeMatch(entry.city, entry.airport, score);
}
