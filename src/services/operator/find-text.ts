/** Texts as a search looks at them: without case and accents, one after the other, each once. */
export function folded(texts: readonly (string | undefined)[]): string {
  return withoutAccents([...new Set(texts)].filter((text) => text !== undefined).join("\n"));
}

/** Every word of a query stands in a folded text, however it is written. */
export function textMatch(query: string): (text: string) => boolean {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean);
  // Numbers are rare in texts: most are passed over before a longer look for the other words.
  words.sort((a, b) => Number(DIGIT.test(b)) - Number(DIGIT.test(a)));
  return (text) => words.every((word) => text.includes(word));
}

const DIGIT = /\d/;
const PLAIN = /^[\0-\x7f]*$/;

function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll("ə", "e").replaceAll("ı", "i");
}
