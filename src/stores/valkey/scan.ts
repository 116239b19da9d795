import type { Redis } from "iovalkey";

const PER_SCAN = 1_000;

/** The keys of one server that match, each once, in batches. */
export async function* scan(primary: Redis, pattern: string): AsyncGenerator<readonly string[]> {
  // The server may give a key twice while its table grows.
  const seen = new Set<string>();
  let cursor = "0";
  do {
    const [next, keys] = await primary.scan(cursor, "MATCH", pattern, "COUNT", PER_SCAN);
    cursor = next;
    const fresh = keys.filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    yield fresh;
  } while (cursor !== "0");
}
