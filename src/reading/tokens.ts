import { fold } from "./fold.ts";
import { ENTITIES } from "./lexicon/entities.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { REPLACED } from "./lexicon/patterns.ts";

export type TokenKind = "word" | "number" | "mark" | "break" | "end";

/** A word, a run of digits, one other character, or the end of a line. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** As lexicons hold it. */
  readonly low: string;
  /** The first letters of that, by which lexicons hold words that may go on. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
}

const TOKEN = /\n|\p{Nd}+|[\p{L}\p{M}]+|[^\s]/gu;
const END: Token = { kind: "end", text: "", low: "", stem: "", start: 0, end: 0, glued: false };
/** How many letters the stem of a token has. */
export const STEM = 2;

/** Long texts hold no more trips than short ones; what is beyond this is not read. */
export const MOST_CHARACTERS = 20_000;

/** Tags part lines or nothing; an attribute longer than this is none. */
const LINE_TAG = /<\/?(?:br|p|div|tr|li|h\d|table|ul)(?:\s[^<>]{0,300})?\/?>/gi;
const TAG = /<\/?[a-z][a-z0-9]{0,12}(?:\s[^<>]{0,300})?\/?>/gi;
const ENTITY = /&(?:#(\d{2,5})|#x([0-9a-f]{2,5})|([a-z]{2,8}));/gi;

/** Who wrote a line of a chat, and when: "[15/11/2026, 10:02] Anna: ". */
const CHAT_STAMP =
  /^(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\] ?|\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}:\d\d(?: ?[AP]M)? - )[^:\n\d]{1,40}: /gim;
/** Of a calendar's file: 20270312T135000. */
const COMPACT_INSTANT =
  /(?<!\d)(20\d\d)([01]\d)([0-3]\d)T([0-2]\d)([0-5]\d)(?:\d\d)?Z?(?![\dA-Za-z])/g;
const COMPACT_DATE = /(?<!\d)(20[2-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g;
/** What a clock is ahead of Greenwich: local times count. */
const OFFSET = /(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:Z|[+-]\d\d:?\d\d)(?!\d)/g;
const mail = Object.values(LEXICONS).map((lexicon) => lexicon.mail);
/** Lines that a mail program puts above what is answered; their times are those of the mail. */
const MAIL_LINES = new RegExp(
  `^[> ]{0,9}(?:[^\\n]{0,160}(?<!\\p{L})(?:${mail.map(({ wrote }) => wrote).join("|")})(?!\\p{L})[^\\n]{0,60}: {0,9}$|(?:${mail.map(({ sent }) => sent).join("|")}) {0,3}:[^\\n]{0,160}$)`,
  "gimu",
);
/** A key of JSON. */
const KEY = /"([A-Za-z_]{1,40})"\s{0,4}:/g;

/** A scanned O among digits is a zero, in either case and alphabet: "1O89", "o6:oo". */
const SCANNED =
  /(?<![A-Za-zА-я])(?=[OoОо\d]{0,6}\d[OoОо\d]{0,6}|[OoОо]{1,2}[:.]|(?<=[\dOoОо][:.,])[OoОо]{1,2})(?=[OoОо\d]{0,6}[OoОо])[OoОо\d]{1,7}(?![A-Za-zА-я])/g;

/** So is a scanned l a one: "3l8", "l2 May"; "I2" is an airline. */
const SCANNED_ONE = /(?<![\p{L}])l(?=\d{1,3}(?![\p{L}\d]))|(?<=\d)[lI](?=\d)/gu;

/** The text with one sign for each thing that has many. */
export function cleanText(text: string): string {
  let clean = text.slice(0, MOST_CHARACTERS).normalize("NFC");
  if (clean.includes("<")) clean = clean.replace(LINE_TAG, "\n").replace(TAG, " ");
  // Twice, for a page that was copied as its source: "&amp;nbsp;".
  for (let pass = 0; pass < 2 && clean.includes("&"); pass++) clean = clean.replace(ENTITY, signOf);
  clean = clean
    .replace(CHAT_STAMP, "")
    .replace(MAIL_LINES, "")
    .replace(COMPACT_INSTANT, "$1-$2-$3T$4:$5")
    .replace(COMPACT_DATE, "$1-$2-$3")
    .replace(OFFSET, "$1");
  if (clean.search(KEY) >= 0) clean = unquoted(clean);
  for (const [pattern, replacement] of REPLACED) clean = clean.replace(pattern, replacement);
  if (/\d[lI]|l\d/.test(clean)) clean = clean.replace(SCANNED_ONE, "1");
  if (/[OoОо]/.test(clean)) clean = clean.replace(SCANNED, (run) => run.replace(/[OoОо]/g, "0"));
  return clean.replace(/\p{Cc}/gu, (char) => (char < " " && char !== "\n" ? " " : char));
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

/** A token where it stands. */
export function tokenOf(kind: TokenKind, text: string, start = 0, glued = false): Token {
  const low = kind === "word" ? fold(text) : text;
  return { kind, text, low, stem: low.slice(0, STEM), start, end: start + text.length, glued };
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
  if (/^\p{Nd}/u.test(piece)) return "number";
  return /^[\p{L}\p{M}]/u.test(piece) ? "word" : "mark";
}

/** The token there; beyond either end, one that is nothing. */
export function at(tokens: readonly Token[], index: number): Token {
  return tokens[index] ?? END;
}

/** The index of the first token that ends behind a position of the text. */
export function tokenBehind(tokens: readonly Token[], position: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(tokens, middle).end <= position) low = middle + 1;
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

/** The tokens before one, the nearest first: at most so many, and up to one that stops. */
export function backFrom(
  tokens: readonly Token[],
  index: number,
  most: number,
  stops: (token: Token, index: number) => boolean = isBreak,
): readonly number[] {
  const steps: number[] = [];
  for (let before = index - 1; before >= Math.max(0, index - most); before--) {
    if (stops(at(tokens, before), before)) break;
    steps.push(before);
  }
  return steps;
}

/** The tokens from one on, as `backFrom` has those before it. */
export function onFrom(
  tokens: readonly Token[],
  index: number,
  most: number,
  stops: (token: Token, index: number) => boolean = isBreak,
): readonly number[] {
  const steps: number[] = [];
  for (let after = index; after < index + most; after++) {
    if (stops(at(tokens, after), after)) break;
    steps.push(after);
  }
  return steps;
}

/** True at the end of a line, and at either end of the text. */
export function isBreak({ kind }: Token): boolean {
  return kind === "break" || kind === "end";
}

/** What a pattern with the flag y finds where a token starts, and the token behind it. */
export function matchAt(
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  index: number,
  pattern: RegExp,
): { readonly parts: readonly string[]; readonly next: number } | undefined {
  pattern.lastIndex = at(tokens, index).start;
  const match = at(tokens, index).kind === "end" ? null : pattern.exec(text);
  if (!match) return undefined;
  const parts = [...match].map((part) => part ?? "");
  return { parts, next: tokenBehind(tokens, pattern.lastIndex - 1) + 1 };
}
