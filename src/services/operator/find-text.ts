/**
 * Texts as a search looks at them, one after the other, each once: without case and accents and in Latin
 * letters. Words that passports and colleagues spell in another way too stand there in both.
 */
export function folded(texts: readonly (string | undefined)[]): string {
  const all = [...new Set(texts)].filter((text) => text !== undefined).join("\n");
  if (PLAIN.test(all)) return all.toLowerCase();
  const others = new Set((all.match(FOREIGN_WORD) ?? []).flatMap(otherSpellings));
  return [foldedOnce(all), ...others].join("\n");
}

/** One text in the one spelling that two of it are compared by. */
export function foldedOnce(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const lower = text.toLowerCase().replace(CYRILLIC, (letter) => LATIN.get(letter) ?? letter);
  return lower.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ə", "e").replaceAll("ı", "i");
}

/** Every word of a query stands in a folded text, however it is written. */
export function textMatch(query: string): (text: string) => boolean {
  const words = foldedOnce(query).split(/\s+/).filter(Boolean);
  // Numbers are rare in texts: most are passed over before a longer look for the other words.
  words.sort((a, b) => Number(DIGIT.test(b)) - Number(DIGIT.test(a)));
  return (text) => words.every((word) => text.includes(word));
}

const DIGIT = /\d/;
const PLAIN = /^[\0-\x7f]*$/;
const FOREIGN_WORD = /[\p{L}\p{M}]*[^\0-\x7f\P{L}][\p{L}\p{M}]*/gu;
const CYRILLIC = /[а-яёіїєґ]/g;

/** As most people write Russian names in Latin letters. */
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "y" },
    ...{ к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f" },
    ...{ х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu" },
    ...{ я: "ya", і: "i", ї: "yi", є: "ye", ґ: "g" },
  }),
);

/** Letters that are also written as these: Azerbaijani and Turkish in English, German without dots, passports of Russia. */
const ALSO: readonly ReadonlyMap<string, string>[] = [
  { ə: "a", ş: "sh", ç: "ch", ğ: "gh", x: "kh", c: "j" },
  { ä: "ae", ö: "oe", ü: "ue", ß: "ss" },
  { ю: "iu", я: "ia", й: "i", ё: "yo" },
].map((letters) => new Map(Object.entries(letters)));

function otherSpellings(word: string): readonly string[] {
  const lower = word.normalize("NFC").toLowerCase();
  const usual = foldedOnce(lower);
  const found = ALSO.map((also) =>
    foldedOnce([...lower].map((letter) => also.get(letter) ?? letter).join("")),
  );
  // Maria and Dmitry, beside Mariya and Dmitriy.
  found.push(foldedOnce(lower.replaceAll("ия", "ia").replaceAll("ий", "y")));
  return found.filter((other) => other !== usual);
}
