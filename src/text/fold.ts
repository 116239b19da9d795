/** Letters that no decomposition turns into plain ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ə: "e",
  ı: "i",
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŋ: "n",
  ʻ: "",
  ة: "ه",
  ى: "ي",
  ـ: "",
};

/** Only Latin, Greek, Cyrillic and Arabic marks go: those of kana and Hangul are letters. */
export function unaccented(lower: string): string {
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, "")
    .normalize("NFC")
    .replace(/[əıßøæœłđðþħŋʻةىـ]/g, (letter) => LETTERS[letter] ?? letter);
}
