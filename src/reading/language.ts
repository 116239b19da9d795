import { fold } from "./fold.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { READ_LANGUAGES, type ReadLanguage } from "./lexicon/types.ts";
import type { Token } from "./tokens.ts";

const languagesByWord = new Map<string, ReadLanguage[]>();
for (const language of READ_LANGUAGES) {
  for (const word of LEXICONS[language].tells.split("|").map(fold)) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

/** Letters that only one of the languages writes. */
const LETTERS: readonly (readonly [RegExp, ReadLanguage, number])[] = [
  [/ə/i, "az", 3],
  [/ß/, "de", 2],
  [/ñ|¿|¡/i, "es", 2],
];

/**
 * The language that most of the small words belong to; undefined where nothing tells. Names are
 * written as they are at home: "5 days in Şəki" is English, so they count where there is no more.
 */
export function languageOf(tokens: readonly Token[]): ReadLanguage | undefined {
  const common = tokens.filter(({ kind, text, glued }, index) => {
    // "İzmir'den" has no German word in it.
    const isEnding = glued && tokens[index - 1]?.text === "'";
    return kind === "word" && !isEnding && !/^\p{Lu}/u.test(text);
  });
  return mostSaid(common) ?? mostSaid(tokens);
}

function mostSaid(tokens: readonly Token[]): ReadLanguage | undefined {
  const counts = new Map<ReadLanguage, number>();
  const count = (language: ReadLanguage, by: number) =>
    counts.set(language, (counts.get(language) ?? 0) + by);
  for (const { kind, text, low } of tokens) {
    if (kind !== "word") continue;
    if (/\p{Script=Cyrillic}/u.test(text)) {
      count("ru", 3);
      continue;
    }
    for (const [letter, language, by] of LETTERS) if (letter.test(text)) count(language, by);
    // Words of several languages ("de", "con", "a") count for each of them.
    for (const language of languagesByWord.get(low) ?? []) {
      // "iş" is no "is": English words have no such letters.
      if (language !== "en" || /^\p{ASCII}+$/u.test(text)) count(language, 1);
    }
  }
  const countOf = (language: ReadLanguage) => counts.get(language) ?? 0;
  const most = Math.max(...READ_LANGUAGES.map(countOf));
  return most === 0 ? undefined : READ_LANGUAGES.find((language) => countOf(language) === most);
}
