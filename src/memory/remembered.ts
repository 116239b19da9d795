import { boundedCache } from "./bounded-cache.ts";

/**
 * Remembers what was made of the texts it was given last. For what depends on the text alone and is
 * asked again and again, as the headers of one client are.
 */
export function remembered<R extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => R,
): (text: string) => R {
  const made = boundedCache<string, R>(most);
  return (text) => made.get(text) ?? made.set(text, make(text));
}
