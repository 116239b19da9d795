import { LEXICONS } from "../../../../reading/lexicon/index.ts";
import type { ReadLanguage, TripWords } from "../../../../reading/lexicon/types.ts";
import type { Reading } from "../../../../reading/reading.ts";

/** A text to take meaning from: what has been understood is blanked, so that nothing is read twice. */
export interface Text {
  readonly language: ReadLanguage;
  /** As it was written, for its capitals. Same length as `plain`. */
  readonly raw: string;
  /** Lower case, without accents; blanks where something was taken. */
  plain(): string;
  /** Blanks a span. */
  blank(from: number, to: number): void;
}

export interface Token {
  readonly word: string;
  readonly at: number;
  readonly capital: boolean;
}

const LETTERS: Readonly<Record<string, string>> = {
  ə: "e",
  ı: "i",
  ø: "o",
  ł: "l",
  đ: "d",
  ё: "е",
  "–": "-",
  "—": "-",
  "−": "-",
  "\u00a0": " ",
  "\u202f": " ",
  "’": "'",
  "‘": "'",
};

/** Folds letter by letter, so that a span of the one text is the same span of the other. */
export function fold(text: string): string {
  return Array.from(text.normalize("NFC"), foldLetter).join("");
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase().charAt(0);
  const known = LETTERS[lower];
  if (known !== undefined) return known;
  // A letter beyond the first plane has two code units; keep the length.
  if (letter.length > 1) return "  ";
  // й is a letter of its own, not an accented и.
  return lower === "й" ? lower : lower.normalize("NFD").charAt(0);
}

/** The words of a reading that nothing has taken. */
export function textOf({ text, tokens, taken, language }: Reading): Text {
  const raw = ` ${text} `;
  let plain = fold(raw);
  function blank(from: number, to: number): void {
    plain = plain.slice(0, from) + " ".repeat(to - from) + plain.slice(to);
  }
  for (const [index, { start, end }] of tokens.entries()) {
    if (taken[index] !== 0) blank(start + 1, end + 1);
  }
  return { raw, language, plain: () => plain, blank };
}

export function tokensOf(text: Text): Token[] {
  return Array.from(text.plain().matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => {
    const first = text.raw.charAt(index);
    return { word, at: index, capital: first !== first.toLowerCase() };
  });
}

/** The tables are finite, and compiling their patterns costs more than reading a request. */
const compiled = new Map<string, RegExp>();

export function pattern(source: string, flags = "u"): RegExp {
  const key = `${flags}/${source}`;
  let known = compiled.get(key);
  if (!known) {
    known = new RegExp(source, flags);
    compiled.set(key, known);
  }
  return known;
}

/** One of the words of a language or of English, as a part of a pattern. */
export function oneOf(language: ReadLanguage, pick: (trip: TripWords) => string): string {
  const tables = [LEXICONS[language].trip, LEXICONS.en.trip];
  const phrases = tables.flatMap((trip) => (trip ? pick(trip).split("|") : []));
  return [...new Set(phrases)].filter(Boolean).map(fold).join("|").replaceAll(" ", "[\\s-]+");
}

const LONGEST_QUOTE = 40;

/** As much of what somebody wrote as an answer may repeat. */
export function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_QUOTE ? text : `${letters.slice(0, LONGEST_QUOTE).join("")}…`;
}
