/** Letters that no decomposition turns into plain ones. */
const letters: Readonly<Record<string, string>> = {
  ə: "e",
  ı: "i",
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
};

/** A word as the lexicons hold it: lower case and without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[əıßøæœłđ]/g, (letter) => letters[letter] ?? letter);
}
