/**
 * Whether a folded word is one of those that lists of phrases have as a phrase of their own,
 * wherever in an object they stand: "museum|old town|walk*" has "museum" and all that begins with "walk".
 */
export function wordStock(
  phrases: object,
  fold: (word: string) => string,
): (low: string) => boolean {
  const words = new Set<string>();
  const stems = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(add);
    if (typeof value !== "string") return;
    for (const word of value.split(/[|;]/)) {
      if (word.includes(" ")) continue;
      if (word.endsWith("*")) stems.add(fold(word.slice(0, -1)));
      else words.add(fold(word));
    }
  };
  add(phrases);
  // A word of megabytes is looked at no further than the longest stem goes.
  const longest = Math.max(0, ...[...stems].map(({ length }) => length));
  return (low) => {
    if (words.has(low)) return true;
    for (let end = Math.min(low.length, longest); end > 0; end--)
      if (stems.has(low.slice(0, end))) return true;
    return false;
  };
}
