// Control characters, line breaks included, and marks that turn the direction of writing.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Somebody else's text as one line of at most so many characters. It is data, whatever it says. */
export function plainLine(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 4)
    .replace(UNPRINTABLE, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
