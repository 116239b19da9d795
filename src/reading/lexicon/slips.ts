/** Below so many letters a slip of the pen is another word: "arch", "mach". */
const SHORTEST = 6;

/** A list with its long words as they are often mistyped: "febuary", "feburary", "septemeber". */
export function withSlips(list: string): string {
  return list
    .split(";")
    .map((phrases) => phrases.split("|").flatMap(slipsOf).join("|"))
    .join(";");
}

/** The word itself, without one letter, with one twice, with two turned round; never so at its first. */
function slipsOf(word: string): readonly string[] {
  if (word.length < SHORTEST) return [word];
  const slips = [...word].flatMap((letter, at) => {
    if (at === 0 || letter === "*") return [];
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    const next = tail[0] ?? "*";
    const turned = next === "*" ? [] : [head + next + letter + tail.slice(1)];
    return [head + tail, head + letter + letter + tail, ...turned];
  });
  return [...new Set([word, ...slips])];
}
