import { searchesBySession } from "../search-recorder.ts";
import {
  SEARCH_HISTORY_LIMIT,
  SEARCH_HISTORY_MS,
  type SearchLog,
  type SearchRecord,
} from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { textsOf } from "./reply.ts";
import { script } from "./script.ts";

/** KEYS: searches, session. ARGV: now, how many there were, how long to keep them, searches… */
const RECORD = script(`
redis.call('LPUSH', KEYS[1], unpack(ARGV, 4))
redis.call('LTRIM', KEYS[1], 0, ${SEARCH_HISTORY_LIMIT - 1})
redis.call('PEXPIRE', KEYS[1], ARGV[3])
local ends = redis.call('HGET', KEYS[2], 'expiresAt')
if ends and tonumber(ends) > tonumber(ARGV[1]) then
  redis.call('HINCRBY', KEYS[2], 'searchCount', ARGV[2])
end`);

export function valkeySearches({ call, send, run, now, keepMs }: Engine): SearchLog {
  return {
    record: (batch) =>
      call(async () => {
        if (batch.length === 0) return;
        const histories = [...searchesBySession(batch)].map(([sessionId, searches]) =>
          run(
            RECORD,
            [names.searches(sessionId), names.session(sessionId)],
            [
              now(),
              searches.length,
              keepMs(SEARCH_HISTORY_MS),
              ...searches.slice(-SEARCH_HISTORY_LIMIT).map(encode),
            ],
          ),
        );
        await Promise.all([...histories, send("INCRBY", names.searchesTotal, batch.length)]);
      }),
    list: (sessionId) =>
      call(async () => {
        const reply = await send("LRANGE", names.searches(sessionId), 0, -1);
        const oldest = now() - SEARCH_HISTORY_MS;
        return (
          textsOf(reply)
            .flatMap((text) => (text === undefined ? [] : decode(sessionId, text)))
            .filter(({ timestamp }) => timestamp > oldest)
            // Stable, so what was recorded later comes first within a millisecond.
            .sort((a, b) => b.timestamp - a.timestamp)
        );
      }),
  };
}

function encode({ id, timestamp, document }: SearchRecord): string {
  return JSON.stringify([id, timestamp, document]);
}

function decode(sessionId: string, text: string): SearchRecord {
  const [id, timestamp, document]: [string, number, string] = JSON.parse(text);
  return { id, sessionId, timestamp, document };
}
