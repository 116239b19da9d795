/** Comparing costs the product of two lengths, and no word that is known is nearly as long. */
const LONGEST_WORD = 100;

/** The word of `known` that `word` was most likely meant to be, or undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    if (candidate.length > LONGEST_WORD) continue;
    const name = plain(candidate);
    // "cabinClass" for "cabin", "date" for "departureDate": people shorten and lengthen names.
    const contained = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
    const distance = contained && name !== wanted ? 1 : editDistance(wanted, name);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `departure_date`, `departure-date` and `departureDate` are the same word. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether one letter is changed, added, dropped or swapped with its neighbour: `editDistance` of 1, without reckoning others. */
export function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first++;
  let [endA, endB] = [a.length, b.length];
  while (endA > first && endB > first && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [endA - first, endB - first];
  if (left < 2 && right < 2) return left + right > 0;
  return left === 2 && right === 2 && a[first] === b[first + 1] && a[first + 1] === b[first];
}

/** Letters to change, add, drop or swap with their neighbour. */
export function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          (current[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
