/** What the server answered, which the client types as anything at all. */
export type Reply = unknown;

export function textOf(reply: Reply): string | undefined {
  if (typeof reply === "string") return reply;
  return typeof reply === "number" ? String(reply) : undefined;
}

export function numberOf(reply: Reply): number {
  return Number(textOf(reply) ?? 0);
}

export function listOf(reply: Reply): readonly Reply[] {
  return Array.isArray(reply) ? reply : [];
}

export function textsOf(reply: Reply): readonly (string | undefined)[] {
  return listOf(reply).map(textOf);
}

/** The fields of a whole hash, which the client gives as an object. */
export function fieldsOf(reply: Reply): readonly (readonly [string, Reply])[] {
  return typeof reply === "object" && reply !== null ? Object.entries(reply) : [];
}

/** For scripts that answer with a word and what goes with it. */
export function wordAndRest(reply: Reply): readonly [word: string, ...rest: Reply[]] {
  const [word, ...rest] = listOf(reply);
  return [String(word), ...rest];
}
