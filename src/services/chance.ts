import { createHash, randomInt, randomUUID } from "node:crypto";
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

/** Hexadecimal digits of a UUID v4, with one left out where its version and its variant stand. */
const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;
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
      return createHash("sha256").update(`${name} ${purpose} ${drawn}`).digest();
    };
    return {
      uuid: () => draw().toString("hex").replace(UUID, "$1-$2-4$3-8$4-$5"),
      below: (limit) => draw().readUInt32BE() % limit,
    };
  };
}
