import { createHash } from "node:crypto";

/**
 * Ids look like Duffel's: a prefix and 22 letters and digits. All that belongs to one offer request
 * shares its core (time, number, two random letters, three to check them by), so that an id alone
 * says what it belongs to and how old it is, and a made-up one is told from an old one.
 */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const TIME_LENGTH = 7;
const NUMBER_LENGTH = 4;
const CHECK_LENGTH = 3;
const CORE_LENGTH = 16;
const BODY_LENGTH = 22;
export const LAST_NUMBER = DIGITS.length ** NUMBER_LENGTH - 1;

export interface Core {
  readonly text: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Counts the requests of one owner. */
  readonly number: number;
}

export function newCore(createdAt: number, number: number, random: number): Core {
  const bare = `${toBase62(createdAt, TIME_LENGTH)}${toBase62(number, NUMBER_LENGTH)}${toBase62(random % DIGITS.length ** 2, 2)}`;
  return { text: `${bare}${check(bare)}`, createdAt, number };
}

function readCore(text: string): Core | undefined {
  const bare = text.slice(0, -CHECK_LENGTH);
  if (text.length !== CORE_LENGTH || check(bare) !== text.slice(-CHECK_LENGTH)) return undefined;
  return {
    text,
    createdAt: fromBase62(bare.slice(0, TIME_LENGTH)),
    number: fromBase62(bare.slice(TIME_LENGTH, TIME_LENGTH + NUMBER_LENGTH)),
  };
}

/** `off_0000…`: the core and small numbers behind it, each in so many letters. */
export function writeId(prefix: string, core: string, tail: string): string {
  return `${prefix}_${`${core}${tail}`.padStart(BODY_LENGTH, "0")}`;
}

export interface ReadId {
  readonly core: Core;
  readonly tail: string;
}

/** Undefined unless the id was written with this prefix and a tail of this length. */
export function readId(prefix: string, id: string, tailLength: number): ReadId | undefined {
  const length = Math.max(BODY_LENGTH, CORE_LENGTH + tailLength);
  if (!id.startsWith(`${prefix}_`) || id.length !== prefix.length + 1 + length) return undefined;
  const body = id.slice(prefix.length + 1);
  const core = readCore(body.slice(length - CORE_LENGTH - tailLength, length - tailLength));
  return core && { core, tail: tailLength === 0 ? "" : body.slice(-tailLength) };
}

export function toBase62(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / DIGITS.length)) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
  }
  return text;
}

/** NaN when a letter is none of ours. */
export function fromBase62(text: string): number {
  let value = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    value = digit < 0 ? Number.NaN : value * DIGITS.length + digit;
  }
  return value;
}

/** 22 letters that only depend on the text: ids of what never changes. */
export function idOf(prefix: string, text: string): string {
  return `${prefix}_0000${lettersOf(text, BODY_LENGTH - 4)}`;
}

export function lettersOf(text: string, length: number): string {
  const bytes = createHash("sha256").update(text).digest();
  let letters = "";
  for (let i = 0; i < length; i++) letters += DIGITS.charAt((bytes[i] ?? 0) % DIGITS.length);
  return letters;
}

function check(bare: string): string {
  return lettersOf(`wayfare ${bare}`, CHECK_LENGTH);
}
