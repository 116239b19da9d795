import type { RateCounts } from "../../shared.ts";
import type { Engine } from "../engine.ts";
import { names } from "../names.ts";
import { listOf, numberOf } from "../reply.ts";
import { script } from "../script.ts";

/**
 * KEYS: client. ARGV: limit, length of a window, and the time where it is not the server's.
 * Weights are multiplied by the window's length so that they stay whole numbers. A clock that was
 * set back a little stays in its window; set back far, or two windows ahead, it starts afresh.
 */
const COUNT = script(`
local limit, length = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = tonumber(ARGV[3])
if not time then
  local clock = redis.call('TIME')
  time = clock[1] * 1000 + math.floor(clock[2] / 1000)
end
local window = math.floor(time / length)
local kept = redis.call('HMGET', KEYS[1], 'window', 'admitted', 'attempts', 'admittedBefore', 'attemptsBefore')
local known = tonumber(kept[1])
local admitted, attempts, admittedBefore, attemptsBefore = 0, 0, 0, 0
if known and (window == known or window == known - 1) then
  window = known
  admitted, attempts = tonumber(kept[2]), tonumber(kept[3])
  admittedBefore, attemptsBefore = tonumber(kept[4]), tonumber(kept[5])
elseif known and window == known + 1 then
  admittedBefore, attemptsBefore = tonumber(kept[2]), tonumber(kept[3])
end
attempts = attempts + 1
local elapsed = math.max(0, time - window * length)
local weight = admittedBefore * (length - elapsed) + admitted * length
local allowed = weight + length <= limit * length and 1 or 0
admitted = admitted + allowed
redis.call('HSET', KEYS[1], 'window', string.format('%.0f', window), 'admitted', admitted,
  'attempts', attempts, 'admittedBefore', admittedBefore, 'attemptsBefore', attemptsBefore)
redis.call('PEXPIRE', KEYS[1], 3 * length)
return {allowed, time, window * length, admittedBefore, admitted, attemptsBefore, attempts}`);

/** `now` is for tests; without it the server's clock decides, which is the same for all nodes. */
export function valkeyRates({ call, run }: Engine, now?: () => number): RateCounts {
  return {
    count: (client, limit, windowMs) =>
      call(async () => {
        const args = [limit, windowMs, ...(now ? [Math.floor(now())] : [])];
        const reply = listOf(await run(COUNT, [names.rate(client)], args)).map(numberOf);
        const [allowed, time = 0, windowStart = 0, ...counts] = reply;
        const [admittedBefore = 0, admitted = 0, attemptsBefore = 0, attempts = 0] = counts;
        return {
          allowed: allowed === 1,
          time,
          windowStart,
          admitted: { previous: admittedBefore, current: admitted },
          attempts: { previous: attemptsBefore, current: attempts },
        };
      }),
  };
}
