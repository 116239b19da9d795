// Control characters, line breaks included, and marks that turn the direction of writing.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** A text from outside as one line of at most so many characters. It is data, whatever it says. */
export function plainLine(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 4)
    .replace(UNPRINTABLE, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}

/**
 * A name from outside, fit to be shown: one line of letters, figures and the marks that names have,
 * and no longer than a name. What is left can hardly give a model orders or break out of a sentence.
 */
export function plainName(text: string, longest = 60): string {
  return text
    .slice(0, longest * 4)
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} .,'’&()/+-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
}
