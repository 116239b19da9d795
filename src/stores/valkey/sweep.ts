import type { SweepReport } from "../types.ts";
import type { Settlement } from "./commit/settlement.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { textsOf } from "./reply.ts";
import { script } from "./script.ts";

/** Sessions removed at once, so that a big sweep does not stop the server for long. */
const STEP = 500;

/** KEYS: session. ARGV: when. */
const REMOVE = script(`
local ends = redis.call('HGET', KEYS[1], 'expiresAt')
if ends and tonumber(ends) <= tonumber(ARGV[1]) then redis.call('DEL', KEYS[1]) end`);

/** KEYS: sessions by end, by activity. ARGV: when, how many. Gives those that were removed. */
const FORGET = script(`
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
for _, id in ipairs(gone) do
  redis.call('ZREM', KEYS[1], id)
  redis.call('ZREM', KEYS[2], id)
end
return gone`);

/** The server removes by itself what has a time to live; this ends what has none. */
export function valkeySweep(
  { call, run, now }: Engine,
  settlement: Settlement,
): (at?: number) => Promise<SweepReport> {
  async function sessions(at: number): Promise<number> {
    const keys = [names.sessionsActive, names.sessionsActivity];
    for (let removed = 0; ; ) {
      const gone = textsOf(await run(FORGET, keys, [at, STEP]));
      await Promise.all(gone.map((id = "") => run(REMOVE, [names.session(id)], [at])));
      removed += gone.length;
      if (gone.length < STEP) return removed;
    }
  }

  return (at = now()) =>
    call(async () => ({
      sessions: await sessions(at),
      searches: 0,
      outcomes: 0,
      cache: 0,
      claims: await settlement.settleOverdue(),
    }));
}
