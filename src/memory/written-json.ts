import { boundedCache } from "./bounded-cache.ts";

/** What is answered within moments of being stored; a weak map of them would cost the collector more. */
const KEPT = 256;
const texts = boundedCache<object, string>(KEPT);

/** An object's JSON, kept for a while: what is stored is answered, too. The object must not change any more. */
export function keptJson(value: object): string {
  return texts.set(value, JSON.stringify(value));
}

/** An object's JSON: the one that was kept, or made now. */
export function writtenJson(value: object): string {
  return texts.get(value) ?? JSON.stringify(value);
}
