import type { CacheStore } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { numberOf, textOf } from "./reply.ts";
import { script } from "./script.ts";

// A value is kept as "<expiresAt> <value>": by our clock it ends at that very millisecond, whenever
// the server removes it.

/** KEYS: value. ARGV[1] is now. */
const LIVES = `
local kept = redis.call('GET', KEYS[1])
local space = kept and string.find(kept, ' ', 1, true)
local lives = space and tonumber(string.sub(kept, 1, space - 1)) > tonumber(ARGV[1])`;

const REMOVE = script(`${LIVES}
redis.call('DEL', KEYS[1])
return lives and 1 or 0`);

/** ARGV: now, new value with its end, how long to keep it. */
const CLAIM = script(`${LIVES}
if lives then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`);

/** ARGV: now, by, end of a new counter, how long to keep that. */
const INCREMENT = script(`${LIVES}
if not lives then
  redis.call('SET', KEYS[1], ARGV[3] .. ' ' .. ARGV[2], 'PX', ARGV[4])
  return ARGV[2]
end
local sum = string.format('%.17g', tonumber(string.sub(kept, space + 1)) + tonumber(ARGV[2]))
redis.call('SET', KEYS[1], string.sub(kept, 1, space) .. sum, 'KEEPTTL')
return sum`);

export function valkeyCache({ call, send, run, now, keepMs }: Engine): CacheStore {
  return {
    get: (key) =>
      call(async () => {
        const kept = textOf(await send("GET", names.cache(key)));
        if (kept === undefined) return undefined;
        const space = kept.indexOf(" ");
        return Number(kept.slice(0, space)) > now() ? kept.slice(space + 1) : undefined;
      }),
    put: (key, value, ttlMs) =>
      call(async () => {
        const kept = `${now() + ttlMs} ${value}`;
        await send("SET", names.cache(key), kept, "PX", keepMs(ttlMs));
      }),
    delete: (key) => call(async () => (await run(REMOVE, [names.cache(key)], [now()])) === 1),
    claim: (key, value, ttlMs) =>
      call(async () => {
        const args = [now(), `${now() + ttlMs} ${value}`, keepMs(ttlMs)];
        return (await run(CLAIM, [names.cache(key)], args)) === 1;
      }),
    increment: (key, by, ttlMs) =>
      call(async () => {
        const args = [now(), by, now() + ttlMs, keepMs(ttlMs)];
        return numberOf(await run(INCREMENT, [names.cache(key)], args));
      }),
  };
}
