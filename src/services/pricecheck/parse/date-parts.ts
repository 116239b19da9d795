import type { SaidDate } from "./mentions.ts";
import { at, isNumber, type Token } from "./tokens.ts";

/** A date, and the token behind it. */
export interface Found {
  readonly date: SaidDate;
  readonly next: number;
}

/** "1st", "1er", "5-го": endings of a day, glued to it or after a hyphen. */
export const ORDINALS = new Set(
  "st nd rd th er ere eme º ° ª го е й ого ci cu cı cü ne un de da den dan dek i ü ".split(" "),
);
export const BETWEEN = new Set(["of", "de", "di", "del"]);
export const YEARS_AROUND = 4;

export function dayOf(
  tokens: readonly Token[],
  index: number,
): { day: number; next: number } | undefined {
  const token = at(tokens, index);
  if (!isNumber(token, 1, 2)) return undefined;
  const day = Number(token.text);
  if (day < 1 || day > 31) return undefined;
  const after = at(tokens, index + 1);
  if (after.glued && ORDINALS.has(after.low)) return { day, next: index + 2 };
  if (after.glued && after.text === "-" && ORDINALS.has(at(tokens, index + 2).low)) {
    return { day, next: index + 3 };
  }
  if (after.text === "." && after.glued && !isNumber(at(tokens, index + 2))) {
    return { day, next: index + 2 };
  }
  return { day, next: index + 1 };
}

export function checked(
  day: number,
  month: number,
  year: number | undefined,
  next: number,
): Found | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { date: { day, month, ...(year !== undefined && { year }) }, next };
}
