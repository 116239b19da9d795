/** What the server says in English, in another language: by the name of a tool or a room, by the reason of a refusal. */
export interface ServerWords {
  readonly tools: Readonly<Record<string, string>>;
  readonly rooms: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  /** Names that stand for a person, where the person was erased. */
  readonly people: Readonly<Record<string, string>>;
}

/** A name as it is shown. */
export function personIn({ people }: ServerWords, name: string): string {
  return people[name] ?? name;
}

/** English is the server's own. */
export const AS_SAID: ServerWords = { tools: {}, rooms: {}, refusals: {}, people: {} };
