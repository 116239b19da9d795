import type { StoredRecord } from "../records.ts";
import type { KeptItem, KeptOutcome, Transfer } from "../transfer.ts";
import type { Session, StoredKey } from "../types.ts";
import { type CommitParts, commitParts, valkeySettlement } from "./commit/settlement.ts";
import { type Engine, openEngine, type ValkeyOptions } from "./engine.ts";
import { splitKey } from "./inventory.ts";
import { KEY_FIELDS, fieldsOf as keyFields, toKey } from "./keys.ts";
import { familyOf, names, partText, refOfBooking } from "./names.ts";
import { readRecord } from "./reads/record-reads.ts";
import { fieldsOf, numberOf, textsOf } from "./reply.ts";
import { script } from "./script.ts";
import { SESSION_FIELDS, toSession } from "./sessions.ts";

/** Keys that hold what is moved; each gives the parts that its name is made of. */
const SESSION = /^gds:session:\{([^}]*)\}$/;
const STOCK = /^gds:stock:\{([^}]*)\}$/;
const OUTCOME = /^gds:outcome:\{([^}|]*)\|([^}]*)\}$/;
const RECORD = /^gds:record:\{([^}|]*)\|([^}]*)\}$/;
const API_KEY = /^gds:key:\{([^}]*)\}$/;

/**
 * KEYS: record, for a booking its session's list. ARGV: id, version, createdAt, state, name of the
 * field that holds the state, then all fields.
 */
const PUT_RECORD = script(`
local was = redis.call('HMGET', KEYS[1], 'version', ARGV[5])
if was[1] and tonumber(was[1]) >= tonumber(ARGV[2]) then return end
redis.call('HSET', KEYS[1], unpack(ARGV, 6))
if not KEYS[2] then return end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
if was[2] then redis.call('ZREM', KEYS[2] .. ':' .. was[2], ARGV[1]) end
redis.call('ZADD', KEYS[2] .. ':' .. ARGV[4], ARGV[3], ARGV[1])`);

/** KEYS: a hash that ends. ARGV: now, how long to keep it, then all fields. */
const PUT_MORTAL = script(`
local ends = redis.call('HGET', KEYS[1], 'expiresAt')
if ends and tonumber(ends) > tonumber(ARGV[1]) then return end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], unpack(ARGV, 3))
redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** KEYS: key. ARGV: when it was revoked and last used or '', then all fields. */
const PUT_KEY = script(`
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV, 3)) end
if ARGV[1] ~= '' then redis.call('HSETNX', KEYS[1], 'revokedAt', ARGV[1]) end
local last = redis.call('HGET', KEYS[1], 'lastUsedAt')
if ARGV[2] ~= '' and (not last or tonumber(last) < tonumber(ARGV[2])) then
  redis.call('HSET', KEYS[1], 'lastUsedAt', ARGV[2])
end`);

/** A server or cluster as one end of a move. */
export async function valkeyTransfer(options: ValkeyOptions): Promise<Transfer> {
  const engine = await openEngine(options);
  const parts = commitParts(engine);

  async function* items(): AsyncGenerator<KeptItem> {
    // No server is at work any more: what is left of a commit is completed or taken back.
    await valkeySettlement(engine, parts).settleAll();
    for await (const keys of engine.connection.scan("gds:*")) {
      const found = await Promise.all(keys.map((key) => readItem(engine, key)));
      yield* found.flat();
    }
    yield {
      kind: "totals",
      bookings: numberOf(await engine.send("GET", names.bookingsTotal)),
      searches: numberOf(await engine.send("GET", names.searchesTotal)),
    };
  }

  return {
    items,
    put: (batch) =>
      engine.call(async () => {
        await Promise.all(batch.map((item) => putItem(engine, parts, item)));
      }),
    close: engine.close,
  };
}

async function readItem(engine: Engine, key: string): Promise<KeptItem[]> {
  const match = (pattern: RegExp) => pattern.exec(key)?.slice(1).map(partText);
  const [sessionId] = match(SESSION) ?? [];
  if (sessionId !== undefined) {
    const session = toSession(sessionId, await engine.send("HMGET", key, ...SESSION_FIELDS));
    return session && session.expiresAt > engine.now() ? [{ kind: "session", session }] : [];
  }
  const [group] = match(STOCK) ?? [];
  if (group !== undefined) {
    const units = fieldsOf(await engine.send("HGETALL", key));
    return units.map(([unit, sold]) => ({
      kind: "stock",
      key: group + unit,
      sold: numberOf(sold),
    }));
  }
  const [scope, request] = match(OUTCOME) ?? [];
  if (scope !== undefined && request !== undefined) {
    const fields = ["fingerprint", "outcome", "expiresAt", "plan"];
    const [fingerprint = "", outcome = "", expiresAt, plan] = textsOf(
      await engine.send("HMGET", key, ...fields),
    );
    if (plan !== undefined || numberOf(expiresAt) <= engine.now()) return [];
    const kept = { scope, key: request, fingerprint, outcome, expiresAt: numberOf(expiresAt) };
    return [{ kind: "outcome", outcome: kept }];
  }
  const [kind, recordId] = match(RECORD) ?? [];
  const other = kind !== undefined && recordId !== undefined && { kind, id: recordId };
  const ref = other || refOfBooking(key);
  if (ref) {
    const record = await readRecord(engine, ref);
    return record ? [{ kind: "record", record }] : [];
  }
  const [id] = match(API_KEY) ?? [];
  if (id === undefined) return [];
  const apiKey = toKey(id, await engine.send("HMGET", key, ...KEY_FIELDS));
  return apiKey ? [{ kind: "key", key: apiKey }] : [];
}

async function putItem(engine: Engine, parts: CommitParts, item: KeptItem): Promise<void> {
  switch (item.kind) {
    case "record":
      return putRecord(engine, parts, item.record);
    case "stock": {
      const { group, unit } = splitKey(item.key);
      await (item.sold > 0
        ? engine.send("HSET", names.stock(group), unit, item.sold)
        : engine.send("HDEL", names.stock(group), unit));
      return;
    }
    case "outcome":
      return putOutcome(engine, item.outcome);
    case "session":
      return putSession(engine, item.session);
    case "key":
      return putKey(engine, item.key);
    case "totals":
      await engine.send("SET", names.bookingsTotal, item.bookings);
      await engine.send("SET", names.searchesTotal, item.searches);
  }
}

async function putRecord(
  engine: Engine,
  { pnrs, writes }: CommitParts,
  record: StoredRecord,
): Promise<void> {
  const { kind, id, sessionId, owner, state, version, createdAt, modifiedAt, document } = record;
  const { dueAt } = record;
  const family = familyOf(kind);
  const fields = {
    ...{ version, createdAt, modifiedAt, document, [family.state]: state },
    ...(owner !== undefined && { [family.owner]: owner }),
    ...(dueAt !== undefined && { dueAt }),
  };
  const keys = [names.record(record)];
  if (sessionId !== undefined) {
    await pnrs.put(id, sessionId);
    keys.push(names.bookingsOfSession(sessionId).all);
  }
  const args = [id, version, createdAt, state, family.state, ...Object.entries(fields).flat()];
  await engine.runDurably(PUT_RECORD, keys, args);
  await writes.list(record, record);
}

async function putOutcome(engine: Engine, outcome: KeptOutcome): Promise<void> {
  const { scope, key, expiresAt, ...rest } = outcome;
  const keep = engine.keepMs(expiresAt - engine.now());
  const fields = Object.entries({ ...rest, expiresAt }).flat();
  await engine.run(PUT_MORTAL, [names.outcome(scope, key)], [engine.now(), keep, ...fields]);
}

async function putSession(engine: Engine, session: Session): Promise<void> {
  const { id, expiresAt, lastActivity } = session;
  const keep = engine.keepMs(expiresAt - engine.now());
  const fields = Object.entries(session).flat();
  await engine.run(PUT_MORTAL, [names.session(id)], [engine.now(), keep, ...fields]);
  await engine.send("ZADD", names.sessionsActive, expiresAt, id);
  await engine.send("ZADD", names.sessionsActivity, lastActivity, id);
}

async function putKey(engine: Engine, key: StoredKey): Promise<void> {
  await engine.send("ZADD", names.apiKeys, "NX", key.createdAt, key.id);
  const times = [key.revokedAt ?? "", key.lastUsedAt ?? ""];
  await engine.runDurably(PUT_KEY, [names.apiKey(key.id)], [...times, ...keyFields(key)]);
}
