import { BOOKING, type RecordEvent } from "../../records.ts";
import type { Engine } from "../engine.ts";
import { BOOKINGS, familyOf, OTHERS, type RecordRef } from "../names.ts";
import { newsOf } from "../nodes/record-events.ts";
import { textsOf } from "../reply.ts";
import { script } from "../script.ts";

/**
 * What one commit touches, written down before it does, so that any node can finish it or take it
 * back.
 */
export interface Plan extends RecordRef {
  /** Unique; marks whatever the commit has done so far. */
  readonly token: string;
  /** The store that commits; it tells its own subscribers itself. */
  readonly node: string;
  /** Whether it makes the record. */
  readonly fresh: boolean;
  /** Stock groups that it claims from or releases to. */
  readonly groups: readonly string[];
  readonly request?: { readonly scope: string; readonly key: string };
}

/** A plan with its text, which names it in the storage. */
export interface Intent extends Plan {
  readonly text: string;
}

/** As earlier versions wrote them too: a plan of a booking names a PNR, any other a kind and an id. */
type Text =
  | (Omit<Plan, "kind" | "id"> & { readonly pnr: string })
  | (Omit<Plan, "groups" | "fresh"> & Partial<Pick<Plan, "groups" | "fresh">>);

export function toIntent(plan: Plan): Intent {
  const { token, node, kind, id, sessionId = "", fresh, groups, request } = plan;
  const text: Text =
    kind === BOOKING
      ? { token, node, sessionId, pnr: id, fresh, groups, ...(request && { request }) }
      : { token, node, kind, id, fresh, groups, ...(request && { request }) };
  return { ...plan, text: JSON.stringify(text) };
}

export function readIntent(text: string): Intent {
  const plan: Text = JSON.parse(text);
  if ("pnr" in plan) {
    const { pnr, ...rest } = plan;
    return { ...rest, kind: BOOKING, id: pnr, text };
  }
  return { fresh: false, groups: [], ...plan, text };
}

/**
 * Write-ahead intents: the text of each commit under way, with a deadline by the server's clock, so
 * that any node finds what a process that died has left behind.
 */
export interface Intents {
  begin(intent: Intent): Promise<void>;
  /** Counts a new booking and publishes the change, once however often it is asked. */
  end(intent: Intent, event: RecordEvent): Promise<void>;
  /** Forgets one that did nothing, or was undone. */
  drop(intent: Intent): Promise<void>;
  overdue(limit: number): Promise<readonly string[]>;
  all(): Promise<readonly string[]>;
}

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS: intents. ARGV: intent, how long it may take. */
const BEGIN = script(`${NOW}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])`);

/** KEYS: intents, a total to raise if any. ARGV: intent, channel, news. */
const END = script(`
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return end
if KEYS[2] then redis.call('INCR', KEYS[2]) end
redis.call('PUBLISH', ARGV[2], ARGV[3])`);

/** KEYS: intents. ARGV: how many. */
const OVERDUE = script(`${NOW}
return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])`);

export function valkeyIntents({ send, run, runDurably, claimMs }: Engine): Intents {
  /** Those of bookings and those of all other kinds. */
  async function ofBoth(ask: (key: string) => Promise<unknown>): Promise<readonly string[]> {
    const replies = await Promise.all([BOOKINGS, OTHERS].map(({ intents }) => ask(intents)));
    return replies.flatMap((reply) => textsOf(reply).filter((text) => text !== undefined));
  }

  return {
    async begin({ kind, text }) {
      await runDurably(BEGIN, [familyOf(kind).intents], [text, claimMs]);
    },
    async end({ kind, node, fresh, text }, event) {
      const { intents, total, changes } = familyOf(kind);
      const keys = fresh && total !== undefined ? [intents, total] : [intents];
      await run(END, keys, [text, changes, newsOf(node, event)]);
    },
    async drop({ kind, text }) {
      await send("ZREM", familyOf(kind).intents, text);
    },
    overdue: (limit) => ofBoth((key) => run(OVERDUE, [key], [limit])),
    all: () => ofBoth((key) => send("ZRANGE", key, 0, -1)),
  };
}
