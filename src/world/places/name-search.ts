import { fold } from "./fold.ts";
import { coverage, likeness, swaps } from "./likeness.ts";
import { type Entry, placeIndex, withoutGeneric } from "./place-index.ts";
import { type Qualifier, qualifiersNamed, regionsNamed } from "./qualifiers.ts";

/** An entry and how well it fits: `alike` by name alone, `score` with its size. */
export interface Found {
  readonly entry: Entry;
  readonly alike: number;
  readonly score: number;
}

/** A way to read a text: this name, at one of these places. */
interface Reading {
  readonly text: string;
  readonly where: readonly Qualifier[];
  readonly trust: number;
}

const WORST_ALIKE = 0.66;
const MOST_QUALIFIER_WORDS = 3;
const MOST_WORDS = 8;
/** log10 of the people (thousands) that count in full. */
const FULL_SIZE = 4.3;

/** Places by name, the best first. */
export function searchNames(text: string): readonly Found[] {
  const readings = readingsOf(text);
  const found = searchAll(readings);
  const qualified = readings.some(({ where }) => where.length > 0);
  return found.length > 0 || qualified ? found : searchAll(partsOf(text));
}

function searchAll(readings: readonly Reading[]): readonly Found[] {
  const best = new Map<number, Found>();
  for (const reading of readings) {
    for (const found of search(reading)) {
      const held = best.get(found.entry.id);
      if (!held || held.score < found.score) best.set(found.entry.id, found);
    }
  }
  return [...best.values()].sort(
    (a, b) => b.score - a.score || b.entry.prominence - a.entry.prominence,
  );
}

/** Cities of a country or region, the largest first, when the text is its name and nothing more. */
export function searchRegion(text: string): readonly Found[] {
  const where = regionsNamed(text);
  if (where.length === 0) return [];
  return placeIndex()
    .entries.filter((entry) => !entry.airport && where.some(({ holds }) => holds(entry.city)))
    .map((entry) => ({ entry, alike: 0.5, score: scored(0.5, entry) }))
    .sort((a, b) => b.entry.prominence - a.entry.prominence);
}

function readingsOf(text: string): readonly Reading[] {
  const whole = fold(text);
  const readings: Reading[] = [{ text: whole, where: [], trust: 1 }];
  const parts = text
    .split(/[,;/()]/)
    .map(fold)
    .filter((part) => part !== "");
  const [head = "", ...tails] = parts;
  if (tails.length > 0) {
    const where = tails.flatMap(qualifiersNamed);
    if (where.length > 0) return [...readings, { text: head, where, trust: 1 }];
    readings.push({ text: head, where: [], trust: 0.95 });
    for (const tail of tails) readings.push({ text: tail, where: [], trust: 0.85 });
    return readings;
  }
  if (placeIndex().exact(whole).length > 0) return readings;
  const words = whole.split(" ");
  for (let count = 1; count <= MOST_QUALIFIER_WORDS && count < words.length; count++) {
    const where = qualifiersNamed(words.slice(-count).join(" "));
    if (where.length > 0) {
      return [...readings, { text: words.slice(0, -count).join(" "), where, trust: 1 }];
    }
  }
  return readings;
}

/** "Miami Beach", "downtown Chicago": a place beside or within one that is known. */
function partsOf(text: string): readonly Reading[] {
  const words = fold(text).split(" ").slice(0, MOST_WORDS);
  const readings: Reading[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= words.length; end++) {
      const part = words.slice(start, end).join(" ");
      if (part.length > 3 && placeIndex().exact(part).length > 0) {
        readings.push({ text: part, where: [], trust: 0.75 });
      }
    }
  }
  return readings;
}

function search({ text, where, trust }: Reading): readonly Found[] {
  const found: Found[] = [];
  for (const [typed, faith] of spellings(text)) {
    const words = typed.split(" ");
    for (const entry of candidates(typed)) {
      if (where.length > 0 && !where.some(({ holds }) => holds(entry.city))) continue;
      const alike = faith * trust * alikeness(typed, words, entry);
      if (alike >= WORST_ALIKE) found.push({ entry, alike, score: scored(alike, entry) });
    }
  }
  return found;
}

/** Spelling is doubted only where no place goes by that name. */
function candidates(typed: string): ReadonlySet<Entry> {
  const index = placeIndex();
  const exact = index.exact(typed);
  const found = new Set([...exact, ...index.like(typed, exact.length === 0)]);
  if (exact.length === 0 && typed.length > 4) {
    for (const swapped of swaps(typed)) for (const entry of index.exact(swapped)) found.add(entry);
  }
  return found;
}

/** As typed, without words like "airport", and in Latin letters; with the faith each deserves. */
function spellings(text: string): readonly (readonly [string, number])[] {
  const ways: (readonly [string, number])[] = [[text, 1]];
  if (placeIndex().exact(text).length > 0) return ways;
  const bare = withoutGeneric(text.split(" ")).join(" ");
  if (bare !== "" && bare !== text) ways.push([bare, 0.99]);
  const latin = transliterate(bare);
  if (latin) ways.push([latin, 0.97]);
  return ways;
}

function alikeness(typed: string, words: readonly string[], entry: Entry): number {
  let best = 0;
  for (const name of entry.names) {
    const alike = likeness(typed, name);
    if (alike === 1) return 1;
    if (alike > best) best = alike;
  }
  // Words in any order, as in "new york jfk", say a little less than a name.
  return Math.max(best, 0.9 * coverage(words, entry.words));
}

/** A name in full counts before size, size before how near a miss is. */
function scored(alike: number, entry: Entry): number {
  const size = Math.min(1, Math.log10(1 + entry.prominence) / FULL_SIZE);
  return alike > 0.96 ? alike * (0.93 + 0.07 * size) : alike * (0.82 + 0.18 * size);
}

/** Other alphabets in Latin letters, roughly: enough for a misspelt name to be near the right one. */
const cyrillic =
  "а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch " +
  "ш sh щ shch ъ _ ы y ь _ э e ю yu я ya і i ї i є e ґ g ў u қ k ғ g ң n ө o ұ u ү u һ h ә e ј j";
const georgian =
  "ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh " +
  "ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h";
const greek =
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch " +
  "ψ ps ω o";

const latin = new Map<string, string>();
for (const table of [cyrillic, georgian, greek]) {
  const parts = table.split(" ");
  for (let i = 0; i < parts.length; i += 2) {
    latin.set(parts[i] ?? "", parts[i + 1]?.replace("_", "") ?? "");
  }
}

/** Undefined where there is nothing to transliterate. Takes folded text. */
function transliterate(folded: string): string | undefined {
  if (!/[\u0370-\u03ff\u0400-\u04ff\u10d0-\u10ff]/.test(folded)) return undefined;
  return Array.from(folded, (letter) => latin.get(letter) ?? letter).join("");
}
