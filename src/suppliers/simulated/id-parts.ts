import { type DayNumber, isoDate, parseIsoDate } from "../../domain/dates.ts";
import { lastDay } from "../../world/places/zones.ts";
import { hash, hashText, type Seed } from "../../world/random.ts";

/**
 * Every id begins with what it names and the generation of the world it was made in: `FL2-…`. A change
 * after which ids would name other flights, rooms or cars is a new generation.
 */
const GENERATION = 2;

export function idKind(word: "FL" | "HT" | "CR"): string {
  return `${word}${GENERATION}`;
}

/** An id as any generation wrote it: the first had no figure, and the second no seal for a while. */
const WRITTEN = /^(?:FL|HT|CR)(\d*)-.+-Q\d{6}(-\w{4})?$/;

export function isOutdatedId(text: string): boolean {
  const [, generation, seal] = WRITTEN.exec(text) ?? [];
  if (generation === undefined) return false;
  return Number(generation) < GENERATION || seal === undefined;
}

/** 32 that are not taken for one another. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const SEAL_LENGTH = 4;
const SEAL = 0x5ea1;

/** Four letters that follow from a text and the world's seed. */
function sealOf(seed: Seed, text: string): string {
  let rest = hash(seed, SEAL, hashText(text));
  let letters = "";
  for (let place = 0; place < SEAL_LENGTH; place++, rest >>>= 5) {
    letters += LETTERS.charAt(rest & 31);
  }
  return letters;
}

/** The part of an id that a caller may not change. */
export type Covered = (text: string) => string;

const ALL: Covered = (text) => text;

/**
 * Ends an id with its seal. An id that was put together or changed by hand does not fit its seal and
 * names nothing: not yesterday's price for today's search, nor that of another party or age.
 */
export function sealed(seed: Seed, text: string, covered = ALL): string {
  return `${text}-${sealOf(seed, covered(text))}`;
}

/** The text that was sealed, or undefined where the seal does not fit. */
export function unsealed(seed: Seed, id: string, covered = ALL): string | undefined {
  const text = id.slice(0, -SEAL_LENGTH - 1);
  return id === sealed(seed, text, covered) ? text : undefined;
}

/** `270301` for 2027-03-01: the world's calendar stays within one century. */
export function dayCode(day: DayNumber): string {
  return isoDate(day).replaceAll("-", "").slice(2);
}

/** Undefined also for a day beyond the world's calendar, which no id of ours names. */
export function readDayCode(code: string | undefined): DayNumber | undefined {
  if (code === undefined || !/^\d{6}$/.test(code)) return undefined;
  const day = parseIsoDate(`20${code.slice(0, 2)}-${code.slice(2, 4)}-${code.slice(4)}`);
  return day === undefined || day > lastDay ? undefined : day;
}

export function quoteCode(day: DayNumber): string {
  return `Q${dayCode(day)}`;
}

export function readQuoteCode(code: string | undefined): DayNumber | undefined {
  return code?.startsWith("Q") ? readDayCode(code.slice(1)) : undefined;
}

/** A whole number written without sign, leading zero or exponent, within bounds. */
export function readCount(text: string | undefined, low: number, high: number): number | undefined {
  if (text === undefined || !/^(0|[1-9]\d{0,8})$/.test(text)) return undefined;
  const count = Number(text);
  return count >= low && count <= high ? count : undefined;
}
