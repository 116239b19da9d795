import type { OfferBatch } from "../../suppliers/offers.ts";
import type { FlightsDeps } from "./deps.ts";
import type { OfferCache } from "./offer-cache.ts";

const POLL_MS = 150;
/** What a call keeps for itself when another node's takes too long. */
const RESERVE_MS = 3000;

/**
 * Lets one node of several ask a supplier while the others wait for its answer in the cache. A node
 * that waits too long, or whose storage is in trouble, asks by itself.
 */
export async function askOnce(
  { store: { cache }, elapsed, sleep }: FlightsDeps,
  offers: OfferCache,
  key: string,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ask: (leftMs: number) => Promise<OfferBatch>,
): Promise<OfferBatch> {
  const lock = `${key}:asking`;
  const deadline = elapsed() + timeoutMs;
  let mine = await claim();
  while (!mine && deadline - elapsed() > RESERVE_MS) {
    await sleep(POLL_MS, signal);
    const found = await offers.get(key);
    if (found) return found;
    mine = await claim();
  }
  try {
    return await ask(deadline - elapsed());
  } finally {
    // Left to expire where the storage is in trouble.
    if (mine) await cache.delete(lock).catch(() => {});
  }

  async function claim(): Promise<boolean> {
    try {
      return await cache.claim(lock, "1", timeoutMs);
    } catch {
      return true;
    }
  }
}
