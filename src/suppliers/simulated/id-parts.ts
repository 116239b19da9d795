import { type DayNumber, isoDate, parseIsoDate } from "../../domain/dates.ts";
import { lastDay } from "../../world/places/zones.ts";

/**
 * Every id begins with what it names and the generation of the world it was made in: `FL2-…`. A change
 * after which ids would name other flights, rooms or cars is a new generation.
 */
const GENERATION = 2;

export function idKind(word: "FL" | "HT" | "CR"): string {
  return `${word}${GENERATION}`;
}

/** An id as earlier generations wrote it: the first had no figure. */
const EARLIER = /^(?:FL|HT|CR)(\d*)-.+-Q\d{6}$/;

export function isOutdatedId(text: string): boolean {
  const [, generation] = EARLIER.exec(text) ?? [];
  return generation !== undefined && Number(generation) < GENERATION;
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
