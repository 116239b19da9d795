/** How alike two folded names are, from 0 to 1. */
export function likeness(typed: string, name: string): number {
  if (typed === name) return 1;
  const longest = Math.max(typed.length, name.length);
  if (typed.length >= 2 && name.startsWith(typed)) return 0.76 + (0.14 * typed.length) / longest;
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

/** The text with each pair of neighbouring letters swapped: the commonest slip of all. */
export function swaps(text: string): readonly string[] {
  const found: string[] = [];
  for (let i = 1; i + 1 < text.length; i++) {
    if (text[i] === text[i + 1]) continue;
    found.push(`${text.slice(0, i)}${text[i + 1]}${text[i]}${text.slice(i + 2)}`);
  }
  return found;
}

function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : length < 11 ? 2 : 3;
}

const MOST_LETTERS = 64;
let before = new Uint8Array(MOST_LETTERS);
let above = new Uint8Array(MOST_LETTERS);
let row = new Uint8Array(MOST_LETTERS);

/** Insertions, deletions, replacements and swaps of neighbours; what is over the limit is just that. */
export function editDistance(a: string, b: string, limit: number): number {
  if (a.length >= MOST_LETTERS || b.length >= MOST_LETTERS) return limit + 1;
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(
        (above[j - 1] ?? 0) + (letter === other ? 0 : 1),
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return above[b.length] ?? 0;
}
