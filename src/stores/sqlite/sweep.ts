import { SEARCH_HISTORY_MS, type SweepReport } from "../types.ts";
import type { Engine } from "./engine.ts";

/** Rows deleted per transaction, so that a big sweep does not stop the server for long. */
const STEP = 500;

/** Deletes what has expired, a step at a time; other writes run in between. */
export function sqliteSweep({
  prepare,
  write,
  now,
}: Engine): (at?: number) => Promise<SweepReport> {
  function sweeper(table: string, key: string, time: string): (until: number) => Promise<number> {
    const remove = prepare(`
      DELETE FROM ${table} WHERE (${key}) IN (
        SELECT ${key} FROM ${table} WHERE ${time} <= ? LIMIT ${STEP})`);
    return async (until) => {
      let removed = 0;
      for (;;) {
        const changes = await write("relaxed", () => remove.run(until).changes);
        removed += changes;
        if (changes < STEP) return removed;
      }
    };
  }

  const sessions = sweeper("sessions", "id", "expires_at");
  const searches = sweeper("searches", "seq", "at");
  const outcomes = sweeper("outcomes", "scope, key", "expires_at");
  const cache = sweeper("cache", "key", "expires_at");

  return async (at = now()) => ({
    sessions: await sessions(at),
    searches: await searches(at - SEARCH_HISTORY_MS),
    outcomes: await outcomes(at),
    cache: await cache(at),
    // Units and record are written in one transaction, so none is ever left half done.
    claims: 0,
  });
}
