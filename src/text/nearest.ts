/** The word of `known` that `word` was most likely meant to be, or undefined when none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
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

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const insert = (current[column - 1] ?? 0) + 1;
      const remove = (previous[column] ?? 0) + 1;
      current.push(Math.min(change, insert, remove));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
