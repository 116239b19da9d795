import { fold } from "./fold.ts";
import { LEXICONS } from "./lexicon/index.ts";
import type { ReadLanguage } from "./lexicon/types.ts";

interface Ending {
  readonly ending: string;
  readonly role?: "from" | "to";
}

/** How Russian names end before an ending takes the place of it. */
const NOMINATIVES = ["", "а", "я", "ь", "й", "ы", "и", "о", "е", "ия"];
const SHORTEST_STEM = { ru: 2, other: 3 };

const endings = new Map<ReadLanguage, readonly Ending[]>();

/** The longest first. */
function endingsOf(language: ReadLanguage): readonly Ending[] {
  const known = endings.get(language);
  if (known) return known;
  const { from = "", to = "", none = "" } = LEXICONS[language].endings ?? {};
  const made = [
    ...from.split(" ").map((ending): Ending => ({ ending, role: "from" })),
    ...to.split(" ").map((ending): Ending => ({ ending, role: "to" })),
    ...none.split(" ").map((ending): Ending => ({ ending })),
  ]
    .filter(({ ending }) => ending !== "")
    .sort((a, b) => b.ending.length - a.ending.length);
  endings.set(language, made);
  return made;
}

/** Names that this one may be a case of, each with what the ending said. */
export function inflections(name: string, language: ReadLanguage) {
  const russian = /\p{Script=Cyrillic}/u.test(name);
  const word = russian ? name.toLowerCase() : fold(name.replace(/'/g, ""));
  const shortest = russian ? SHORTEST_STEM.ru : SHORTEST_STEM.other;
  const own = endingsOf(russian ? "ru" : language).filter(({ ending }) => word.endsWith(ending));
  return own.flatMap(({ ending, role }) => {
    const stem = word.slice(0, -ending.length);
    // "reunion in": an ending is no word of its own.
    if (stem.length < shortest || stem.endsWith(" ")) return [];
    return (russian ? NOMINATIVES : [""]).map((end) => ({ stem: stem + end, role }));
  });
}

/** What an ending says that is written apart: "SAW'dan". */
export function endingOf(low: string, language: ReadLanguage): Ending | undefined {
  return endingsOf(language).find(({ ending }) => ending === low);
}
