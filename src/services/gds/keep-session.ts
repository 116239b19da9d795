import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Session, Store } from "../../stores/types.ts";

/** The session with this id, its life prolonged; made if there is none. It may be a stranger's. */
export async function keepSession(
  store: Store,
  { principal }: Caller,
  id: string,
  ttlMs: number,
): Promise<Session> {
  const known = await store.sessions.touch(id, ttlMs);
  if (known) return known;
  try {
    return await store.sessions.create({
      id,
      ttlMs,
      ...(principal !== undefined && { principal }),
    });
  } catch (error) {
    // Two first requests at once: the other one made it.
    if (!(error instanceof TravelError) || error.code !== "conflict") throw error;
    const made = await store.sessions.get(id);
    if (made) return made;
    throw error;
  }
}
