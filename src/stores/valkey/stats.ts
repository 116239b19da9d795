import type { Store } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { listOf, numberOf } from "./reply.ts";
import { script } from "./script.ts";

/** KEYS: sessions by end, by activity. ARGV: now, since when activity counts. */
const COUNT = script(`
local active = redis.call('ZCOUNT', KEYS[2], '(' .. ARGV[2], '+inf')
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])) do
  local last = redis.call('ZSCORE', KEYS[2], id)
  if last and tonumber(last) > tonumber(ARGV[2]) then active = active - 1 end
end
return {active, redis.call('ZCOUNT', KEYS[1], '(' .. ARGV[1], '+inf')}`);

export function valkeyStats({ call, send, run, now }: Engine): Store["stats"] {
  return (activeWithinMs) =>
    call(async () => {
      const keys = [names.sessionsActive, names.sessionsActivity];
      const [sessions, bookings, searches] = await Promise.all([
        run(COUNT, keys, [now(), now() - activeWithinMs]),
        send("GET", names.bookingsTotal),
        send("GET", names.searchesTotal),
      ]);
      const [active, total] = listOf(sessions).map(numberOf);
      return {
        bookings: numberOf(bookings),
        searches: numberOf(searches),
        sessions: { active: active ?? 0, total: total ?? 0 },
      };
    });
}
