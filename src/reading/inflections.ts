import { fold } from "./fold.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { READ_LANGUAGES, type ReadLanguage } from "./lexicon/types.ts";

interface Ending {
  readonly ending: string;
  readonly role?: "from" | "to" | undefined;
}

/** How Russian names end before an ending takes the place of it. */
const NOMINATIVES = ["", "а", "я", "ь", "й", "ы", "и", "о", "е", "ия"];
const SHORTEST_STEM = { ru: 2, other: 3 };

const endings = new Map(READ_LANGUAGES.map((language) => [language, endingsOf(language)]));

/** The longest first. */
function endingsOf(language: ReadLanguage): readonly Ending[] {
  const { from = "", to = "", none = "" } = LEXICONS[language].endings ?? {};
  const listed = (list: string, role?: Ending["role"]) =>
    list.split(" ").flatMap((ending): Ending[] => (ending === "" ? [] : [{ ending, role }]));
  const all = [...listed(from, "from"), ...listed(to, "to"), ...listed(none)];
  return all.sort((a, b) => b.ending.length - a.ending.length);
}

/** Names that this one may be a case of, each with what the ending said. */
export function inflections(name: string, language: ReadLanguage) {
  const russian = /\p{Script=Cyrillic}/u.test(name);
  const word = russian ? name.toLowerCase() : fold(name.replace(/'/g, ""));
  const shortest = russian ? SHORTEST_STEM.ru : SHORTEST_STEM.other;
  const own = endings.get(russian ? "ru" : language) ?? [];
  return own.flatMap(({ ending, role }) => {
    const stem = word.slice(0, -ending.length);
    // "reunion in": an ending is no word of its own.
    if (!word.endsWith(ending) || stem.length < shortest || stem.endsWith(" ")) return [];
    return (russian ? NOMINATIVES : [""]).map((end) => ({ stem: stem + end, role }));
  });
}

/** What an ending says that is written apart: "SAW'dan". */
export function endingOf(low: string, language: ReadLanguage): Ending | undefined {
  return endings.get(language)?.find(({ ending }) => ending === low);
}
