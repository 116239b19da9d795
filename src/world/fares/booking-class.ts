import type { Cabin } from "../../domain/travel.ts";

/** Letters from full fare to deepest discount. */
const LETTERS: Readonly<Record<Cabin, string>> = {
  economy: "YBMHKLQTNV",
  premium_economy: "WEP",
  business: "JCDIZ",
  first: "FA",
};

export function bookingClass(cabin: Cabin, demand: number): string {
  const letters = LETTERS[cabin];
  return letters.charAt(Math.min(letters.length - 1, Math.floor((1 - demand) * letters.length)));
}
