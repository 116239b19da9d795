import type { Direction } from "./offer-option.ts";

/** Ways there and back that are paired: the cheapest, and the fastest besides. */
const CHEAPEST = 14;
const FASTEST = 6;
const LEAST_STAY_MINUTES = 60;

/** Round trips in one cabin: at most so many, half of the places for the cheapest, half for the fastest. */
export function pairs(
  out: readonly Direction[],
  back: readonly Direction[],
  most: number,
): Direction[][] {
  const found: Direction[][] = [];
  for (const there of worthPairing(out)) {
    for (const home of worthPairing(back)) {
      if (home.offer.departure >= there.offer.arrival + LEAST_STAY_MINUTES) {
        found.push([there, home]);
      }
    }
  }
  return both(found, sum(price), sum(minutes), Math.ceil(most / 2), Math.floor(most / 2));
}

function worthPairing(all: readonly Direction[]): Direction[] {
  return both(all, price, minutes, CHEAPEST, FASTEST);
}

/** The first few by one measure, then the first few of the others by another. */
function both<T>(
  all: readonly T[],
  first: (one: T) => number,
  second: (one: T) => number,
  few: number,
  more: number,
): T[] {
  // Sorting is stable and the world's order is fixed, so the choice is the same everywhere.
  const ranked = [...all].sort((a, b) => first(a) - first(b) || second(a) - second(b));
  const rest = ranked.slice(few).sort((a, b) => second(a) - second(b) || first(a) - first(b));
  return [...ranked.slice(0, few), ...rest.slice(0, more)];
}

function price({ offer }: Direction): number {
  return offer.price;
}

function minutes({ offer }: Direction): number {
  return offer.arrival - offer.departure;
}

function sum(measure: (one: Direction) => number): (all: readonly Direction[]) => number {
  return (all) => all.reduce((total, one) => total + measure(one), 0);
}
