import type { Idempotency, OutcomeLookup, Request } from "../../records.ts";
import type { Engine } from "../engine.ts";
import { names } from "../names.ts";
import { numberOf, textOf, textsOf, wordAndRest } from "../reply.ts";
import { script } from "../script.ts";

type Key = Pick<Request, "scope" | "key">;

/** `under_way`: another commit has reserved the key; `intent` says which. */
export type Earlier = OutcomeLookup | { readonly kind: "under_way"; readonly intent: string };

/**
 * The outcomes of requests. A commit reserves its key before it does anything, together with the
 * outcome it will have; the outcome counts once the commit has settled.
 */
export interface Outcomes {
  find(request: Request): Promise<Earlier>;
  /** Resolves when as many replicas know the outcome as must. */
  affirm(request: Key): Promise<void>;
  /** `new` when the key is now this intent's. */
  reserve(intent: string, idempotency: Idempotency): Promise<Earlier>;
  settle(intent: string, request: Key): Promise<void>;
  undo(intent: string, request: Key): Promise<void>;
}

/**
 * Writes what is there already. WAIT waits for the replicas up to the connection's own last write, and
 * a repeated request must not be answered before the replicas know its outcome.
 */
export const AFFIRM = "redis.call('HSET', KEYS[1], 'fingerprint', kept[2])";

/** KEYS: outcome. ARGV: now, fingerprint, expiresAt, how long to keep it, outcome, intent. */
const RESERVE = script(`
local kept = redis.call('HMGET', KEYS[1], 'expiresAt', 'fingerprint', 'outcome', 'plan')
if kept[1] and tonumber(kept[1]) > tonumber(ARGV[1]) then
  if kept[4] == ARGV[6] then return {'new'} end
  if kept[4] then return {'under_way', kept[4]} end
  if kept[2] ~= ARGV[2] then return {'key_reused'} end
  ${AFFIRM}
  return {'replayed', kept[3]}
end
redis.call('HSET', KEYS[1], 'fingerprint', ARGV[2], 'expiresAt', ARGV[3], 'outcome', ARGV[5], 'plan', ARGV[6])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return {'new'}`);

/** KEYS: outcome. ARGV: intent. */
const SETTLE = script(`
if redis.call('HGET', KEYS[1], 'plan') == ARGV[1] then redis.call('HDEL', KEYS[1], 'plan') end`);

/** KEYS: outcome. */
const AFFIRMED = script(`
local kept = redis.call('HMGET', KEYS[1], 'outcome', 'fingerprint')
if kept[2] then ${AFFIRM} end`);

const UNDO = script(`
if redis.call('HGET', KEYS[1], 'plan') == ARGV[1] then redis.call('DEL', KEYS[1]) end`);

export function valkeyOutcomes({ send, runDurably, waits, now, keepMs }: Engine): Outcomes {
  return {
    async find({ scope, key, fingerprint }) {
      const fields = ["expiresAt", "fingerprint", "outcome", "plan"];
      const reply = await send("HMGET", names.outcome(scope, key), ...fields);
      const [expiresAt, kept, outcome = "", intent] = textsOf(reply);
      if (numberOf(expiresAt) <= now()) return { kind: "new" };
      if (intent !== undefined) return { kind: "under_way", intent };
      return kept === fingerprint ? { kind: "replayed", outcome } : { kind: "key_reused" };
    },
    async affirm({ scope, key }) {
      if (waits) await runDurably(AFFIRMED, [names.outcome(scope, key)], []);
    },
    async reserve(intent, { scope, key, fingerprint, outcome, ttlMs }) {
      const args = [now(), fingerprint, now() + ttlMs, keepMs(ttlMs), outcome, intent];
      const reply = await runDurably(RESERVE, [names.outcome(scope, key)], args);
      const [word, text] = wordAndRest(reply);
      if (word === "under_way") return { kind: word, intent: textOf(text) ?? "" };
      if (word === "replayed") return { kind: word, outcome: textOf(text) ?? "" };
      return word === "key_reused" ? { kind: word } : { kind: "new" };
    },
    async settle(intent, { scope, key }) {
      await runDurably(SETTLE, [names.outcome(scope, key)], [intent]);
    },
    async undo(intent, { scope, key }) {
      await runDurably(UNDO, [names.outcome(scope, key)], [intent]);
    },
  };
}
