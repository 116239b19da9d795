import type { RecordChange } from "../records.ts";
import { type Engine, wordAndRest } from "./engine.ts";
import { names, type RecordLists } from "./names.ts";
import { type RecordPlan, recordPlanText } from "./record-plan.ts";
import { numberOf, type Reply, textOf } from "./reply.ts";
import { script } from "./script.ts";
import { FENCE_MS } from "./units.ts";

/** What a record is like after a write. */
export interface WrittenRecord {
  readonly state: string;
  readonly version: number;
  readonly createdAt: number;
  readonly owner?: string;
}

export type RecordWriteResult =
  | { readonly kind: "written"; readonly written: WrittenRecord }
  | { readonly kind: "stale"; readonly version: number }
  /** Somebody has taken this write back because it took too long. */
  | { readonly kind: "voided" }
  /** The write before this one has to be settled first. */
  | { readonly kind: "unsettled"; readonly plan: string };

/**
 * The record itself: the write is the moment at which a change has happened. Until it has settled,
 * the record carries its plan, and nobody else may write.
 */
export interface RecordWrites {
  write(plan: RecordPlan, change: RecordChange): Promise<RecordWriteResult>;
  /** What it wrote, while the record carries its plan; with a fence it never will any more. */
  written(plan: RecordPlan, fence: boolean): Promise<WrittenRecord | undefined>;
  /** Takes the plan off the record. */
  settled(plan: RecordPlan): Promise<void>;
  /** Shows the record in the lists of its kind and its owner. */
  list(plan: RecordPlan, written: WrittenRecord): Promise<void>;
}

const FACTS = "redis.call('HMGET', KEYS[1], 'state', 'version', 'createdAt', 'owner')";

/**
 * KEYS: record, void. ARGV: token, plan, expected version, state, createdAt, modifiedAt, document,
 * owner…
 */
const WRITE = script(`
local was = redis.call('HMGET', KEYS[1], 'version', 'by', 'plan')
local version = tonumber(was[1] or '0')
if was[2] ~= ARGV[1] then
  if redis.call('EXISTS', KEYS[2]) == 1 then return {'voided'} end
  if version ~= tonumber(ARGV[3]) then return {'stale', version} end
  if was[3] then return {'unsettled', was[3]} end
  redis.call('HSET', KEYS[1], 'version', version + 1, 'state', ARGV[4], 'modifiedAt', ARGV[6],
    'document', ARGV[7], 'by', ARGV[1], 'plan', ARGV[2])
  if version == 0 then
    redis.call('HSET', KEYS[1], 'createdAt', ARGV[5])
    if ARGV[8] then redis.call('HSET', KEYS[1], 'owner', ARGV[8]) end
  end
end
return {'written', unpack(${FACTS})}`);

/**
 * KEYS: record, void. ARGV: token, how long a fence stands or 0. A write whose plan is off the record
 * has settled: a fence does it no harm.
 */
const WRITTEN = script(`
local was = redis.call('HMGET', KEYS[1], 'by', 'plan')
if was[1] == ARGV[1] and was[2] then return {'written', unpack(${FACTS})} end
if tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[2], '', 'PX', ARGV[2]) end
return {'open'}`);

/** KEYS: record. ARGV: token. */
const SETTLED = script(`
if redis.call('HGET', KEYS[1], 'by') == ARGV[1] then redis.call('HDEL', KEYS[1], 'plan') end`);

/**
 * KEYS: list of all, what is shown of each. ARGV: id, createdAt, version, state, how the names of
 * lists by state begin: which one the record was in is known only here, and all are in one slot. A
 * write that is settled late must not undo what a later one showed.
 */
const LIST = script(`
local shown = redis.call('HGET', KEYS[2], ARGV[1])
if shown then
  local version, state = string.match(shown, '^(%d+) (.*)$')
  if tonumber(version) >= tonumber(ARGV[3]) then return end
  redis.call('ZREM', ARGV[5] .. state, ARGV[1])
end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[3] .. ' ' .. ARGV[4])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZADD', ARGV[5] .. ARGV[4], ARGV[2], ARGV[1])`);

export function valkeyRecordWrites({ run, runDurably }: Engine): RecordWrites {
  async function show(lists: RecordLists, id: string, written: WrittenRecord): Promise<void> {
    const { createdAt, version, state } = written;
    const keys = [lists.all, lists.shown];
    await runDurably(LIST, keys, [id, createdAt, version, state, lists.byState]);
  }

  return {
    async write(plan, change) {
      const { token, kind, id } = plan;
      const reply = await runDurably(
        WRITE,
        [names.record(kind, id), names.voidRecord(kind, id, token)],
        [
          ...[token, recordPlanText(plan), change.expectedVersion, change.state],
          ...[change.createdAt, change.modifiedAt, change.document],
          ...(change.owner === undefined ? [] : [change.owner]),
        ],
      );
      const [word, first, ...rest] = wordAndRest(reply);
      if (word === "voided") return { kind: word };
      if (word === "stale") return { kind: word, version: numberOf(first) };
      if (word === "unsettled") return { kind: word, plan: textOf(first) ?? "" };
      return { kind: "written", written: toWritten([first, ...rest]) };
    },
    async written({ token, kind, id }, fence) {
      const keys = [names.record(kind, id), names.voidRecord(kind, id, token)];
      const reply = await runDurably(WRITTEN, keys, [token, fence ? FENCE_MS : 0]);
      const [word, ...facts] = wordAndRest(reply);
      return word === "written" ? toWritten(facts) : undefined;
    },
    async settled({ token, kind, id }) {
      await run(SETTLED, [names.record(kind, id)], [token]);
    },
    async list({ kind, id }, written) {
      const { owner } = written;
      await Promise.all([
        show(names.recordsOfKind(kind), id, written),
        owner !== undefined && show(names.recordsOfOwner(kind, owner), id, written),
      ]);
    },
  };
}

function toWritten([state, version, createdAt, owner]: readonly Reply[]): WrittenRecord {
  const owned = textOf(owner);
  return {
    state: textOf(state) ?? "",
    version: numberOf(version),
    createdAt: numberOf(createdAt),
    ...(owned !== undefined && { owner: owned }),
  };
}
