import { searchesBySession } from "../search-recorder.ts";
import { SEARCH_HISTORY_LIMIT, SEARCH_HISTORY_MS, type SearchLog } from "../types.ts";
import type { Engine } from "./engine.ts";

interface SearchRow {
  readonly id: string;
  readonly session_id: string;
  readonly at: number;
  readonly document: string;
}

export function sqliteSearches({ prepare, read, write, now }: Engine): SearchLog {
  const insert = prepare("INSERT INTO searches (session_id, id, at, document) VALUES (?, ?, ?, ?)");
  const trim = prepare(`
    DELETE FROM searches WHERE seq IN (
      SELECT seq FROM searches WHERE session_id = ?
      ORDER BY at DESC, seq DESC LIMIT -1 OFFSET ${SEARCH_HISTORY_LIMIT})`);
  const countForSession = prepare(
    "UPDATE sessions SET search_count = search_count + ? WHERE id = ? AND expires_at > ?",
  );
  const countForAll = prepare(`
    INSERT INTO counters (name, value) VALUES ('searches', ?)
    ON CONFLICT (name) DO UPDATE SET value = value + excluded.value`);
  const select = prepare(`
    SELECT id, session_id, at, document FROM searches WHERE session_id = ? AND at > ?
    ORDER BY at DESC, seq DESC LIMIT ${SEARCH_HISTORY_LIMIT}`);

  return {
    async record(batch) {
      if (batch.length === 0) return;
      await write("relaxed", () => {
        for (const [sessionId, searches] of searchesBySession(batch)) {
          for (const { id, timestamp, document } of searches.slice(-SEARCH_HISTORY_LIMIT)) {
            insert.run(sessionId, id, timestamp, document);
          }
          trim.run(sessionId);
          countForSession.run(searches.length, sessionId, now());
        }
        countForAll.run(batch.length);
      });
    },
    list: (sessionId) =>
      read(() => {
        const rows: SearchRow[] = select.all(sessionId, now() - SEARCH_HISTORY_MS);
        return rows.map(({ id, session_id, at, document }) => ({
          id,
          sessionId: session_id,
          timestamp: at,
          document,
        }));
      }),
  };
}
