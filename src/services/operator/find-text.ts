/** Texts as a search looks at them: without case and accents, one after the other, each once. */
export function folded(texts: readonly (string | undefined)[]): string {
  return withoutAccents([...new Set(texts)].filter((text) => text !== undefined).join("\n"));
}

/** Every word of a query stands in a folded text, however it is written. */
export function textMatch(query: string): (text: string) => boolean {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

const PLAIN = /^[\0-\x7f]*$/;

function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll("ə", "e").replaceAll("ı", "i");
}
