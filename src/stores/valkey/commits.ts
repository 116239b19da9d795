import type { BookingEvent } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { type Plan, planText } from "./plan.ts";
import { textsOf } from "./reply.ts";
import { script } from "./script.ts";

/** The commits under way, each with a deadline by the server's clock: it is about processes that
 * died, whatever time it is in the world they serve. */
export interface Commits {
  begin(plan: Plan): Promise<void>;
  /** Counts a new booking and tells of the change, once however often it is asked. */
  end(plan: Plan, event?: BookingEvent): Promise<void>;
  /** Forgets one that did nothing, or was undone. */
  drop(plan: Plan): Promise<void>;
  overdue(limit: number): Promise<readonly string[]>;
}

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS: commits. ARGV: plan, how long it may take. */
const BEGIN = script(`${NOW}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])`);

/** KEYS: commits, total of bookings. ARGV: plan, 1 when it made a booking, channel, event. */
const END = script(`
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return end
if ARGV[2] == '1' then redis.call('INCR', KEYS[2]) end
if ARGV[4] ~= '' then redis.call('PUBLISH', ARGV[3], ARGV[4]) end`);

/** KEYS: commits. ARGV: how many. */
const OVERDUE = script(`${NOW}
return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])`);

export function valkeyCommits({ send, run, runDurably, claimMs }: Engine): Commits {
  return {
    async begin(plan) {
      await runDurably(BEGIN, [names.commits], [planText(plan), claimMs]);
    },
    async end(plan, event) {
      const news = event === undefined ? "" : JSON.stringify({ node: plan.node, event });
      const keys = [names.commits, names.bookingsTotal];
      await run(END, keys, [planText(plan), plan.fresh ? 1 : 0, names.changes, news]);
    },
    async drop(plan) {
      await send("ZREM", names.commits, planText(plan));
    },
    async overdue(limit) {
      const plans = textsOf(await run(OVERDUE, [names.commits], [limit]));
      return plans.filter((plan) => plan !== undefined);
    },
  };
}
