/** What a caller may be allowed to do: look, book, run the server, and at the operators' page more or less. */
export const SCOPES = [
  "travel:read",
  "travel:book",
  "travel:operate",
  "travel:supervise",
  "travel:observe",
] as const;

export type Scope = (typeof SCOPES)[number];

/** The scopes of a key made without any: everything but running the server. */
export const EVERYDAY_SCOPES: readonly Scope[] = ["travel:read", "travel:book"];

/** Keeps the scopes we know; an authorization server may grant others for other services. */
export function knownScopes(words: readonly string[]): ReadonlySet<Scope> {
  return new Set(SCOPES.filter((scope) => words.includes(scope)));
}
