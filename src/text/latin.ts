/** Cyrillic as passports write it (ICAO 9303, part 3). */
const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "i" },
  ...{ к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f" },
  ...{ х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "ie", ы: "y", ь: "", э: "e", ю: "iu" },
  ...{ я: "ia", і: "i", ї: "i", є: "ie", ґ: "g", ў: "u", ә: "a", ғ: "gh", қ: "k", ң: "n" },
  ...{ ө: "o", ү: "u", ұ: "u", һ: "h", ҝ: "g", ҹ: "j" },
};

/** Azerbaijani as its passports write it: Əliyev is ALIYEV, Quliyev GULIYEV, Cavid JAVID. */
const AZERBAIJANI: Readonly<Record<string, string>> = {
  ...{ ə: "a", ş: "sh", ç: "ch", x: "kh", c: "j", q: "g", ğ: "gh" },
};

/** Letters that are no letter with a mark. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ ə: "a", ı: "i", ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ð: "d", þ: "th" },
};

/** A name in the letters A to Z, as its holder's passport most likely has it; other scripts stay as they are. */
export function latinName(name: string, azerbaijani: boolean): string {
  const letters = { ...CYRILLIC, ...OTHERS, ...(azerbaijani && AZERBAIJANI) };
  return name.normalize("NFC").replace(/\p{L}+/gu, (word) => {
    const isLoud = word.length > 1 && word === word.toLocaleUpperCase("az");
    return [...word].map((letter) => latinLetter(letter, letters, isLoud)).join("");
  });
}

function latinLetter(
  letter: string,
  letters: Readonly<Record<string, string>>,
  isLoud: boolean,
): string {
  const small = letter === "İ" ? "i" : letter.toLowerCase();
  const latin = letters[small] ?? unmarked(small);
  if (small === letter) return latin;
  return isLoud ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}

function unmarked(letter: string): string {
  return letter.normalize("NFKD").replace(/\p{M}/gu, "");
}
