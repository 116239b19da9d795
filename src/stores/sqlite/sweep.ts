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
  function sweeper(table: string, column: string): (before: number) => Promise<number> {
    const remove = prepare(`
      DELETE FROM ${table} WHERE rowid IN (
        SELECT rowid FROM ${table} WHERE ${column} <= ? LIMIT ${STEP})`);
    return async (before) => {
      let removed = 0;
      for (;;) {
        const changes = await write("relaxed", () => remove.run(before).changes);
        removed += changes;
        if (changes < STEP) return removed;
      }
    };
  }

  const sessions = sweeper("sessions", "expires_at");
  const searches = sweeper("searches", "at");
  const outcomes = sweeper("outcomes", "expires_at");
  const cache = sweeper("cache", "expires_at");

  return async (at = now()) => ({
    sessions: await sessions(at),
    searches: await searches(at - SEARCH_HISTORY_MS),
    outcomes: await outcomes(at),
    cache: await cache(at),
    // Units and booking are written in one transaction, so none is ever left half done.
    claims: 0,
  });
}
