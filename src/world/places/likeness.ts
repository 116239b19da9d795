/** How alike two folded names are, from 0 to 1. */
export function likeness(typed: string, name: string): number {
  if (typed === name) return 1;
  const longest = Math.max(typed.length, name.length);
  if (typed.length >= 2 && name.startsWith(typed)) return 0.8 + (0.15 * typed.length) / longest;
  const limit = allowedEdits(typed.length);
  if (Math.abs(typed.length - name.length) > limit) return 0;
  const edits = editDistance(typed, name, limit);
  if (edits > limit) return 0;
  // People seldom mistake the first letter.
  const start = typed.charCodeAt(0) === name.charCodeAt(0) ? 0.97 : 0.9;
  return start * (1 - edits / longest);
}

/** How well words are found among others, in whatever order; 0 when one of them is not. */
export function coverage(typed: readonly string[], words: readonly string[]): number {
  let found = 0;
  let length = 0;
  for (const word of typed) {
    let best = 0;
    for (const other of words) {
      const alike = word === other ? 1 : word.length < 4 ? 0 : likeness(word, other);
      if (alike > best) best = alike;
    }
    if (best < 0.7) return 0;
    found += best * word.length;
    length += word.length;
  }
  return length === 0 ? 0 : found / length;
}

function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : length < 11 ? 2 : 3;
}

/** Insertions, deletions, replacements and swaps of neighbours; anything over the limit is just that. */
export function editDistance(a: string, b: string, limit: number): number {
  const width = b.length + 1;
  let before = new Array<number>(width).fill(0);
  let above = Array.from({ length: width }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(width).fill(i);
    let least = i;
    for (let j = 1; j < width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
