import { boundedCache } from "./bounded-cache.ts";

/**
 * Keeps what was made of the texts it was given last. For texts that come again and again, such as
 * the headers of one client.
 */
export function remembered<R extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => R,
): (text: string) => R {
  const made = boundedCache<string, R>(most);
  return (text) => made.get(text) ?? made.set(text, make(text));
}
