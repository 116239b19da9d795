import type { Engine } from "./engine.ts";
import { textsOf } from "./reply.ts";
import { script } from "./script.ts";

/**
 * What is under way, each with a deadline by the server's clock: it is about processes that died,
 * whatever time it is in the world they serve.
 */
export interface Notes {
  begin(plan: string): Promise<void>;
  drop(plan: string): Promise<void>;
  overdue(limit: number): Promise<readonly string[]>;
  all(): Promise<readonly string[]>;
}

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS: notes. ARGV: plan, how long it may take. */
const BEGIN = script(`${NOW}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])`);

/** KEYS: notes. ARGV: how many. */
const OVERDUE = script(`${NOW}
return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])`);

export function valkeyNotes({ send, run, runDurably, claimMs }: Engine, key: string): Notes {
  return {
    async begin(plan) {
      await runDurably(BEGIN, [key], [plan, claimMs]);
    },
    async drop(plan) {
      await send("ZREM", key, plan);
    },
    async overdue(limit) {
      return plansOf(await run(OVERDUE, [key], [limit]));
    },
    async all() {
      return plansOf(await send("ZRANGE", key, 0, -1));
    },
  };
}

function plansOf(reply: unknown): readonly string[] {
  return textsOf(reply).filter((plan) => plan !== undefined);
}
