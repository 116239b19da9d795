/** Every phrase of one choice from each list, as in "without" "the" "flights"; an empty choice is left out. */
export function combined(...lists: readonly string[]): string {
  const phrases = lists.reduce<readonly string[]>(
    (begun, list) => begun.flatMap((head) => list.split("|").map((word) => `${head} ${word}`)),
    [""],
  );
  return phrases.map((phrase) => phrase.replace(/ +/g, " ").trim()).join("|");
}
