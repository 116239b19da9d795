import type { WrittenChange } from "../../checks.ts";
import { BOOKING, type RecordEvent } from "../../records.ts";
import type { Engine } from "../engine.ts";
import {
  BOOKINGS,
  type Family,
  type Listing,
  listingsOf,
  names,
  OTHERS,
  type RecordRef,
  type ShownLists,
} from "../names.ts";
import { numberOf, type Reply, textOf, wordAndRest } from "../reply.ts";
import { script } from "../script.ts";
import type { Intent } from "./intents.ts";
import { FENCE_MS } from "./units.ts";

/** What a record is like after a commit wrote it. */
export interface Written {
  readonly state: string;
  readonly version: number;
  readonly createdAt: number;
  readonly dueAt?: number;
  readonly owner?: string;
}

export type Writing =
  | { readonly kind: "written"; readonly written: Written }
  | { readonly kind: "stale"; readonly version: number }
  /** Another node has fenced this commit off because it took too long. */
  | { readonly kind: "voided" }
  /** The commit before this one has to be settled first. */
  | { readonly kind: "unsettled"; readonly intent: string };

export type Removing =
  | { readonly kind: "removed" | "stale" }
  /** The commit that wrote it has to be settled first. */
  | { readonly kind: "unsettled"; readonly intent: string };

/** How far a commit has come. `open`: it has not written, and with a fence never will. */
export type Progress =
  | { readonly kind: "open" }
  | { readonly kind: "written" | "settled"; readonly written: Written };

/**
 * The record itself: the write is the moment at which a commit has happened. Until the commit has
 * settled, the record carries its intent, and no other commit may write.
 */
export interface RecordWrites {
  version(ref: RecordRef): Promise<number>;
  write(intent: Intent, change: WrittenChange): Promise<Writing>;
  progress(intent: Intent, fence: boolean): Promise<Progress>;
  /** Takes the intent off the record. */
  settled(intent: Intent): Promise<void>;
  /** Shows the record in the lists that are in other slots than the record. */
  list(ref: RecordRef, written: Written): Promise<void>;
  /** Takes a record of any other kind than bookings away where it is still of this version. */
  remove(ref: RecordRef, version: number): Promise<Removing>;
  /** Takes it off the lists of its owner, or off all others. */
  unlist(ref: RecordRef, owner?: string): Promise<void>;
}

/** One text for all kinds, but for the names of two fields. */
function scriptsOf({ state, owner }: Family) {
  const facts = `redis.call('HMGET', KEYS[1], '${state}', 'version', 'createdAt', '${owner}', 'dueAt')`;
  return {
    /**
     * KEYS: record, void; for a booking its session's list and its session. ARGV: token, intent,
     * expected version, state, createdAt, modifiedAt, document, now, id, when it is due or '', owner… The
     * session's lists by state are in its slot.
     */
    write: script(`
local was = redis.call('HMGET', KEYS[1], 'version', 'by', 'plan', '${state}')
local version = tonumber(was[1] or '0')
if was[2] ~= ARGV[1] then
  if redis.call('EXISTS', KEYS[2]) == 1 then return {'voided'} end
  if version ~= tonumber(ARGV[3]) then return {'stale', version} end
  if was[3] then return {'unsettled', was[3]} end
  redis.call('HSET', KEYS[1], 'version', version + 1, '${state}', ARGV[4], 'modifiedAt', ARGV[6],
    'document', ARGV[7], 'by', ARGV[1], 'plan', ARGV[2])
  if ARGV[10] == '' then redis.call('HDEL', KEYS[1], 'dueAt')
  else redis.call('HSET', KEYS[1], 'dueAt', ARGV[10]) end
  if version == 0 then
    redis.call('HSET', KEYS[1], 'born', ARGV[1], 'createdAt', ARGV[5])
    if ARGV[11] then redis.call('HSET', KEYS[1], '${owner}', ARGV[11]) end
  end
  if KEYS[3] then
    if version == 0 then
      redis.call('ZADD', KEYS[3], ARGV[5], ARGV[9])
      local ends = redis.call('HGET', KEYS[4], 'expiresAt')
      if ends and tonumber(ends) > tonumber(ARGV[8]) then
        redis.call('HINCRBY', KEYS[4], 'bookingCount', 1)
      end
    else
      redis.call('ZREM', KEYS[3] .. ':' .. was[4], ARGV[9])
    end
    local createdAt = redis.call('HGET', KEYS[1], 'createdAt')
    redis.call('ZADD', KEYS[3] .. ':' .. ARGV[4], createdAt, ARGV[9])
  end
end
return {'written', unpack(${facts})}`),
    /** KEYS: record, void. ARGV: token, how long a fence is kept or 0. */
    progress: script(`
local was = redis.call('HMGET', KEYS[1], 'by', 'born', 'plan')
local word = 'open'
if was[1] == ARGV[1] and was[3] then word = 'written'
elseif was[1] == ARGV[1] or was[2] == ARGV[1] then word = 'settled'
elseif tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[2], '', 'PX', ARGV[2]) end
return {word, unpack(${facts})}`),
  };
}

const OF_BOOKINGS = scriptsOf(BOOKINGS);
const OF_OTHERS = scriptsOf(OTHERS);
const scriptsFor = (kind: string) => (kind === BOOKING ? OF_BOOKINGS : OF_OTHERS);

/** KEYS: record. ARGV: token. */
const SETTLED = script(`
if redis.call('HGET', KEYS[1], 'by') == ARGV[1] then redis.call('HDEL', KEYS[1], 'plan') end`);

/**
 * KEYS: list of all, versions, perhaps the list by due time. ARGV: member, createdAt, version, state, how
 * the names of lists by state begin, when it is due or '', the states it may be shown in. A commit that is settled late must not undo what a later one
 * showed. With no states given the hash of versions names the state after the version. Lists by state
 * are in the slot of the list of all.
 */
const LIST = script(`
local shown, state = string.match(redis.call('HGET', KEYS[2], ARGV[1]) or '0', '^(%d+) ?(.*)$')
if tonumber(shown) >= tonumber(ARGV[3]) then return end
local value = ARGV[3]
if ARGV[7] then
  for i = 7, #ARGV do redis.call('ZREM', ARGV[5] .. ARGV[i], ARGV[1]) end
else
  if state ~= '' then redis.call('ZREM', ARGV[5] .. state, ARGV[1]) end
  value = value .. ' ' .. ARGV[4]
end
redis.call('HSET', KEYS[2], ARGV[1], value)
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZADD', ARGV[5] .. ARGV[4], ARGV[2], ARGV[1])
if not KEYS[3] then return end
if ARGV[6] == '' then redis.call('ZREM', KEYS[3], ARGV[1])
else redis.call('ZADD', KEYS[3], ARGV[6], ARGV[1]) end`);

/** KEYS: record. ARGV: version. */
const REMOVE = script(`
local was = redis.call('HMGET', KEYS[1], 'version', 'plan')
if was[1] ~= ARGV[1] then return {'stale'} end
if was[2] then return {'unsettled', was[2]} end
redis.call('DEL', KEYS[1])
return {'removed'}`);

/** KEYS: as of LIST. ARGV: member, how the names of lists by state begin. */
const UNLIST = script(`
local state = string.match(redis.call('HGET', KEYS[2], ARGV[1]) or '', '^%d+ (.*)$')
if state then redis.call('ZREM', ARGV[2] .. state, ARGV[1]) end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])
if KEYS[3] then redis.call('ZREM', KEYS[3], ARGV[1]) end`);

export function valkeyRecordWrites({ send, run, runDurably, now }: Engine): RecordWrites {
  async function show({ lists, member, states }: Listing, written: Written): Promise<void> {
    const { createdAt, version, state, dueAt = "" } = written;
    const args = [member, createdAt, version, state, lists.byState, dueAt, ...states];
    await runDurably(LIST, keysOf(lists), args);
  }

  return {
    async version(ref) {
      return numberOf(await send("HGET", names.record(ref), "version"));
    },
    async write(intent, change) {
      const { kind, id, sessionId, token, text } = intent;
      const inSession =
        sessionId === undefined
          ? []
          : [names.bookingsOfSession(sessionId).all, names.session(sessionId)];
      const reply = await runDurably(
        scriptsFor(kind).write,
        [names.record(intent), names.voidRecord(intent, token), ...inSession],
        [
          ...[token, text, change.expectedVersion, change.state],
          ...[change.createdAt, change.modifiedAt, change.document, now(), id, change.dueAt ?? ""],
          ...(change.owner === undefined ? [] : [change.owner]),
        ],
      );
      const [word, first, ...rest] = wordAndRest(reply);
      if (word === "voided") return { kind: word };
      if (word === "stale") return { kind: word, version: numberOf(first) };
      if (word === "unsettled") return { kind: word, intent: textOf(first) ?? "" };
      return { kind: "written", written: toWritten([first, ...rest]) };
    },
    async progress(intent, fence) {
      const { kind, token } = intent;
      const keys = [names.record(intent), names.voidRecord(intent, token)];
      const reply = await runDurably(scriptsFor(kind).progress, keys, [
        token,
        fence ? FENCE_MS : 0,
      ]);
      const [word, ...facts] = wordAndRest(reply);
      if (word !== "written" && word !== "settled") return { kind: "open" };
      return { kind: word, written: toWritten(facts) };
    },
    async settled(intent) {
      await run(SETTLED, [names.record(intent)], [intent.token]);
    },
    async list(ref, written) {
      await Promise.all(listingsOf(ref, written.owner).map((listing) => show(listing, written)));
    },
    async remove(ref, version) {
      const [word, intent] = wordAndRest(
        await runDurably(REMOVE, [names.record(ref)], [String(version)]),
      );
      if (word === "unsettled") return { kind: word, intent: textOf(intent) ?? "" };
      return { kind: word === "removed" ? word : "stale" };
    },
    async unlist({ kind, id }, owner) {
      const lists =
        owner === undefined ? names.recordsOfKind(kind) : names.recordsOfOwner(kind, owner);
      await runDurably(UNLIST, keysOf(lists), [id, lists.byState]);
    },
  };
}

function keysOf({ all, versions, due }: ShownLists): string[] {
  return [all, versions, ...(due === undefined ? [] : [due])];
}

function toWritten([state, version, createdAt, owner, dueAt]: readonly Reply[]): Written {
  const owned = textOf(owner);
  const due = textOf(dueAt);
  return {
    state: textOf(state) ?? "",
    version: numberOf(version),
    createdAt: numberOf(createdAt),
    ...(due !== undefined && { dueAt: numberOf(due) }),
    ...(owned !== undefined && { owner: owned }),
  };
}

export function eventOf({ kind, id, sessionId }: RecordRef, written: Written): RecordEvent {
  const { state, version, owner } = written;
  return {
    kind,
    id,
    ...(sessionId !== undefined && { sessionId }),
    ...(owner !== undefined && { owner }),
    state,
    version,
  };
}
