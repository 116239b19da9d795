/**
 * Randomness as a function: the same seed and keys give the same number in every process.
 * Keys are integers; texts go through `hashText` first.
 */
export type Seed = number;

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

export function seedFrom(text: string): Seed {
  return finish(hashText(text));
}

/** A well-mixed unsigned 32-bit integer. Give each purpose its own first key, so that rolls are independent. */
export function hash(seed: Seed, a: number, b = 0, c = 0, d = 0): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  h = mix(h, a);
  h = mix(h, b);
  h = mix(h, c);
  h = mix(h, d);
  return finish(h);
}

/** Uniform in [0, 1). */
export function roll(seed: Seed, a: number, b = 0, c = 0, d = 0): number {
  return hash(seed, a, b, c, d) / 4294967296;
}

/** The item at a position that runs round the list. The list must not be empty. */
export function pick<T>(list: readonly T[], position: number): T {
  const item = list[position % list.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

function mix(h: number, key: number): number {
  const k = Math.imul(Math.imul(key, 0xcc9e2d51) ^ (key >>> 15), 0x1b873593);
  const x = h ^ k;
  return (Math.imul((x << 13) | (x >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(h: number): number {
  let x = h ^ (h >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
