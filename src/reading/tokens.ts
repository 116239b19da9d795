import { type Phrase, phraseTable } from "../text/phrase-table.ts";
import { fold } from "./fold.ts";
import { ENTITIES } from "./lexicon/entities.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { MARKUP, REPLACED, SCANNED } from "./lexicon/patterns.ts";
import type { ReadLanguage } from "./lexicon/types.ts";

export type TokenKind = "word" | "number" | "mark" | "break" | "end";

/** A word, a run of digits, one other character, or the end of a line. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** As lexicons hold it. */
  readonly low: string;
  /** Phrases of the lexicons that it may begin. */
  readonly begins: readonly Phrase[];
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
}

/** Where something stands: its first token, and the one behind it. */
export interface Extent {
  readonly first: number;
  readonly next: number;
}

/** Words of one language, or of any. */
export interface Words {
  readonly tokens: readonly Token[];
  readonly language?: ReadLanguage;
}

/** Figures and letters in a run longer than any code or name are one word: a hash, an attachment, nothing to read. */
const TOKEN = /[\p{L}\p{M}\p{Nd}]{65,}|\n|\p{Nd}+|[\p{L}\p{M}]+|[^\s]/gu;
const END: Token = { kind: "end", text: "", low: "", begins: [], start: 0, end: 0, glued: false };

/** Long texts hold no more trips than short ones; what is beyond this is not read. */
export const MOST_CHARACTERS = 20_000;

const ENTITY = /&(?:#(\d{2,5})|#x([0-9a-f]{2,5})|([a-z]{2,8}));/gi;

const mail = Object.values(LEXICONS).map((lexicon) => lexicon.mail);
/** Lines that a mail program puts above what is answered; their times are those of the mail. */
const MAIL_LINES = new RegExp(
  `^[> ]{0,9}(?:[^\\n]{0,160}(?<!\\p{L})(?:${mail.map(({ wrote }) => wrote).join("|")})(?!\\p{L})[^\\n]{0,60}: {0,9}$|(?:${mail.map(({ sent }) => sent).join("|")}) {0,3}:[^\\n]{0,160}$)`,
  "gimu",
);
/** A key of JSON. */
const KEY = /"([A-Za-z_]{1,40})"\s{0,4}:/g;

/** The text with one sign for each thing that has many. */
export function cleanText(text: string): string {
  let clean = replaced(text.slice(0, MOST_CHARACTERS).normalize("NFC"), MARKUP);
  // Twice, for a page that was copied as its source: "&amp;nbsp;".
  for (let pass = 0; pass < 2; pass++) clean = clean.replace(ENTITY, signOf);
  clean = clean.replace(MAIL_LINES, "");
  clean = replaced(clean.search(KEY) < 0 ? clean : unquoted(clean), REPLACED);
  return clean.replace(SCANNED, (run) => run.replace(/[OoОо]/g, "0"));
}

function replaced(text: string, rows: readonly (readonly [RegExp, string])[]): string {
  return rows.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

/** JSON as a form with labels: {"carrierCode":"QR"} says "carrier Code: QR". */
function unquoted(text: string): string {
  return text
    .replace(KEY, (_, key: string) => ` ${key.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ")}: `)
    .replace(/[{}[\]]/g, "\n")
    .replace(/"/g, " ");
}

function signOf(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? written;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return String.fromCodePoint(code);
}

/** All that finders look for. Filled by the first word: a server that is asked nothing in words holds no tables. */
export const lexiconPhrases = phraseTable(fold);

/** A token where it stands. */
export function tokenOf(kind: TokenKind, text: string, start = 0, glued = false): Token {
  const low = kind === "word" ? fold(text) : text;
  const begins = lexiconPhrases.begunBy(low);
  return { kind, text, low, begins, start, end: start + text.length, glued };
}

export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let last = -1;
  for (const { 0: piece, index } of text.matchAll(TOKEN)) {
    const kind = kindOf(piece);
    tokens.push(tokenOf(kind, piece, index, index === last));
    last = kind === "break" ? -1 : index + piece.length;
  }
  return tokens;
}

function kindOf(piece: string): TokenKind {
  if (piece === "\n") return "break";
  if (/^\p{Nd}+$/u.test(piece)) return "number";
  return /^[\p{L}\p{M}\p{Nd}]/u.test(piece) ? "word" : "mark";
}

/** The token there; beyond either end, one that is nothing. */
export function at({ tokens }: Words, index: number): Token {
  return tokens[index] ?? END;
}

/** The index of the first token that ends behind a position of the text. */
export function tokenBehind(reading: Words, position: number): number {
  let [low, high] = [0, reading.tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(reading, middle).end <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True for a digit-run of at most so many digits. */
export function isNumber(token: Token, fewest = 1, most = 9): boolean {
  const { kind, text } = token;
  // Figures of other scripts are numbers in the text, and none to reckon with.
  return kind === "number" && /^\d+$/.test(text) && text.length >= fewest && text.length <= most;
}

/** True for one of some characters by itself. */
export function isMark(token: Token, marks: string): boolean {
  return token.text.length === 1 && marks.includes(token.text);
}

/** What ends a walk along the tokens. */
export type Stop = (token: Token, index: number) => boolean;

/** The tokens before one, the nearest first: at most so many, and up to one that stops. */
export function backFrom(reading: Words, index: number, most: number, stops?: Stop): number[] {
  return walk(reading, { from: index - 1, to: Math.max(-1, index - 1 - most), step: -1 }, stops);
}

/** The tokens from one on, as `backFrom` has those before it. */
export function onFrom(reading: Words, index: number, most: number, stops?: Stop): number[] {
  return walk(reading, { from: index, to: index + most, step: 1 }, stops);
}

function walk(reading: Words, { from = 0, to = 0, step = 1 }, stops: Stop = isBreak): number[] {
  const places: number[] = [];
  for (let place = from; place !== to && !stops(at(reading, place), place); place += step)
    places.push(place);
  return places;
}

/** True at the end of a line, and at either end of the text. */
export function isBreak({ kind }: Token): boolean {
  return kind === "break" || kind === "end";
}

/** True for what ends a sentence. */
export function isSentenceEnd(token: Token): boolean {
  return isBreak(token) || isMark(token, ".!?;");
}

/** What a pattern with the flag y finds where a token starts, and the token behind it. */
export function matchAt(
  reading: Words & { readonly text: string },
  index: number,
  pattern: RegExp,
): { readonly parts: readonly string[]; readonly next: number } | undefined {
  pattern.lastIndex = at(reading, index).start;
  const match = at(reading, index).kind === "end" ? null : pattern.exec(reading.text);
  if (!match) return undefined;
  const parts = [...match].map((part) => part ?? "");
  return { parts, next: tokenBehind(reading, pattern.lastIndex - 1) + 1 };
}
