import { unaccented } from "../../text/fold.ts";

/**
 * Text as a matcher sees it: lower case, without accents and punctuation, one space between words,
 * the same for what is typed and for what it is compared with.
 */
export function fold(text: string): string {
  return finish(text.toLowerCase());
}

/** Every way a name may be typed: as folded, and with ö written oe, å written aa. */
export function foldings(text: string): readonly string[] {
  const lower = text.toLowerCase().normalize("NFC");
  const plain = finish(lower);
  if (!/[äöüå]/.test(lower)) return [plain];
  return [plain, finish(lower.replace(/[äöüå]/g, (letter) => digraphs[letter] ?? letter))];
}

const digraphs: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa" };

const words: Readonly<Record<string, string>> = {
  st: "saint",
  sankt: "saint",
  санкт: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
  intl: "international",
};

function finish(lower: string): string {
  const ascii = /^[\x20-\x7e]*$/.test(lower);
  const plain = ascii ? lower : unaccented(lower);
  const spaced = plain
    .replace(/['’‘`´ʼ.]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  if (!/\b(?:st|ste|sankt|ft|mt|intl)\b|санкт/.test(spaced)) return spaced;
  return spaced
    .split(" ")
    .map((word) => words[word] ?? word)
    .join(" ");
}
