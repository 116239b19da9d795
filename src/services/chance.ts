import { hash, randomInt, randomUUID } from "node:crypto";
import type { CacheStore } from "../stores/types.ts";

/** Where ids come from that no caller chose. */
export interface Chance {
  readonly uuid: () => string;
  readonly below: (limit: number) => number;
}

/** Draws for a purpose; those of one purpose do not depend on those of another. */
export type ChanceOf = (purpose: string) => Chance;

const random: Chance = { uuid: randomUUID, below: randomInt };

/** Cannot be guessed. */
export const randomChance: ChanceOf = () => random;

const PROCESSES = "gds:processes";
const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** The ordinal of this process among all that used the store. */
export function processOrdinal(cache: CacheStore): Promise<number> {
  return cache.increment(PROCESSES, 1, TEN_YEARS_MS);
}

/**
 * The same draws for the same purpose in the same order, for a clock that stands still. Processes on
 * one store have other ordinals, and so never draw the same id. Drawing goes on from the counts that
 * are given, by purpose, and keeps them.
 */
export function repeatableChance(
  name: number | string,
  counts: Map<string, number> = new Map(),
): ChanceOf {
  return (purpose) => {
    const draw = () => {
      const drawn = (counts.get(purpose) ?? 0) + 1;
      counts.set(purpose, drawn);
      return hash("sha256", `${name} ${purpose} ${drawn}`);
    };
    return {
      uuid: () => uuidOf(draw()),
      below: (limit) => Number.parseInt(draw().slice(0, 8), 16) % limit,
    };
  };
}

/** A UUID v4 of hexadecimal digits, of which one is left out where its version and its variant stand. */
function uuidOf(digits: string): string {
  const version = `4${digits.slice(13, 16)}`;
  const variant = `8${digits.slice(17, 20)}`;
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${version}-${variant}-${digits.slice(20, 32)}`;
}
