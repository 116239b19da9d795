import { createHash } from "node:crypto";
import type { ChanceOf } from "../services/chance.ts";

/** Hexadecimal digits of a UUID v4, with one left out where its version and its variant stand. */
const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;

/**
 * Draws that follow from a seed and from what was drawn before, by purpose. The counts are the
 * caller's, so that a copy of them goes on as the original would have.
 */
export function countedChance(seed: string, drawn: Map<string, number>): ChanceOf {
  return (purpose) => {
    const draw = () => {
      const number = (drawn.get(purpose) ?? 0) + 1;
      drawn.set(purpose, number);
      return createHash("sha256").update(`${seed} ${purpose} ${number}`).digest();
    };
    return {
      uuid: () => draw().toString("hex").replace(UUID, "$1-$2-4$3-8$4-$5"),
      below: (limit) => draw().readUInt32BE() % limit,
    };
  };
}
