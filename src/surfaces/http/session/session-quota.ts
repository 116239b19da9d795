import type { MaybePromise } from "../../../memory/maybe-promise.ts";

/** Counts this node's sessions by client; one that is unused for its time to live counts no more. */
export interface SessionQuota {
  /** False when the client has too many. */
  mayOpen(client: string): MaybePromise<boolean>;
  used(client: string, sessionId: string): void;
  ended(client: string, sessionId: string): void;
  /** Forgets sessions that have expired. */
  prune(): void;
}

interface LocalQuota extends SessionQuota {
  mayOpen(client: string): boolean;
}

export function sessionQuota(perClient: number, ttlMs: number, now: () => number): LocalQuota {
  const clients = new Map<string, Map<string, number>>();

  function prune(): void {
    const oldest = now() - ttlMs;
    for (const [client, sessions] of clients) {
      for (const [id, at] of sessions) if (at < oldest) sessions.delete(id);
      if (sessions.size === 0) clients.delete(client);
    }
  }

  return {
    prune,
    mayOpen(client) {
      if ((clients.get(client)?.size ?? 0) < perClient) return true;
      prune();
      return (clients.get(client)?.size ?? 0) < perClient;
    },
    used(client, sessionId) {
      const sessions = clients.get(client) ?? new Map<string, number>();
      sessions.set(sessionId, now());
      clients.set(client, sessions);
    },
    ended(client, sessionId) {
      const sessions = clients.get(client);
      sessions?.delete(sessionId);
      if (sessions?.size === 0) clients.delete(client);
    },
  };
}
