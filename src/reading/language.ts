import { fold } from "./fold.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { OWN_LETTERS } from "./lexicon/patterns.ts";
import { READ_LANGUAGES, type ReadLanguage } from "./lexicon/types.ts";
import type { Token } from "./tokens.ts";

/** Small words of each language; several have "de", "con" and "a", and each of them counts. */
const small = READ_LANGUAGES.map((language) => {
  const words = new Set(LEXICONS[language].tells.split("|").map(fold));
  return { language, words };
});

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
  const counts = new Map(READ_LANGUAGES.map((language) => [language, 0]));
  const count = (language: ReadLanguage, by: number) =>
    counts.set(language, (counts.get(language) ?? 0) + by);
  for (const { kind, text, low } of tokens) {
    if (kind !== "word") continue;
    for (const [letter, language, by] of OWN_LETTERS) if (letter.test(text)) count(language, by);
    // "iş" is no "is": English words have no such letters.
    const isEnglish = /^\p{ASCII}+$/u.test(text);
    for (const { language, words } of small)
      if (words.has(low) && (language !== "en" || isEnglish)) count(language, 1);
  }
  const [[most, times] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return times === 0 ? undefined : most;
}
