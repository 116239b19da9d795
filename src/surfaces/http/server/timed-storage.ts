import type { HttpMetrics } from "../admission/guards.ts";
import type { HttpStorage } from "../session/sessions.ts";

/** A storage whose answers are timed. */
export function timed(storage: HttpStorage, metrics: HttpMetrics): HttpStorage {
  const { sessions } = storage;

  async function time<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      metrics.store((performance.now() - start) / 1000);
    }
  }

  return {
    sessions: {
      create: (session) => time(() => sessions.create(session)),
      get: (id) => time(() => sessions.get(id)),
      touch: (id, ttlMs) => time(() => sessions.touch(id, ttlMs)),
      setData: (id, data, was) => time(() => sessions.setData(id, data, was)),
      end: (id) => time(() => sessions.end(id)),
    },
    ...(storage.shared && { shared: storage.shared }),
    ping: () => time(() => storage.ping()),
    stats: (activeWithinMs) => time(() => storage.stats(activeWithinMs)),
  };
}
