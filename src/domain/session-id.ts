const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A session id as it is kept, or undefined where the text is none. */
export function readSessionId(text: string): string | undefined {
  return UUID_V4.test(text) ? text.toLowerCase() : undefined;
}
