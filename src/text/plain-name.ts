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
