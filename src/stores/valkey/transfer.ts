import type { StoredRecord } from "../records.ts";
import type { KeptOutcome, KeptRecord, Transfer } from "../transfer.ts";
import type { Session, StoredBooking, StoredKey } from "../types.ts";
import { BOOKING } from "./all-listed.ts";
import { valkeyBookingReads } from "./booking-reads.ts";
import { listKeys } from "./booking-writes.ts";
import { commitParts } from "./commit-parts.ts";
import { type Engine, openEngine, type ValkeyOptions } from "./engine.ts";
import { splitKey } from "./inventory.ts";
import { KEY_FIELDS, fieldsOf as keyFields, toKey } from "./keys.ts";
import { names, partText } from "./names.ts";
import { readRecord as readStoredRecord } from "./record-reads.ts";
import { valkeyRecordSettlement } from "./record-settlement.ts";
import { valkeyRecordWrites } from "./record-writes.ts";
import { fieldsOf, numberOf, textsOf } from "./reply.ts";
import { scan } from "./scan.ts";
import { script } from "./script.ts";
import { SESSION_FIELDS, toSession } from "./sessions.ts";
import { type CommitParts, valkeySettlement } from "./settlement.ts";

/** Keys that hold what is moved; each gives the parts that its name is made of. */
const SESSION = /^gds:session:\{([^}]*)\}$/;
const STOCK = /^gds:stock:\{([^}]*)\}$/;
const OUTCOME = /^gds:outcome:\{([^}|]*)\|([^}]*)\}$/;
const RECORD = /^gds:record:\{([^}|]*)\|([^}]*)\}$/;
const API_KEY = /^gds:key:\{([^}]*)\}$/;

/**
 * KEYS: booking, its session's lists (all, pending, confirmed, cancelled). ARGV: pnr, version,
 * createdAt, status, then all fields.
 */
const PUT_BOOKING = script(`
local was = redis.call('HMGET', KEYS[1], 'version', 'status')
if was[1] and tonumber(was[1]) >= tonumber(ARGV[2]) then return end
redis.call('HSET', KEYS[1], unpack(ARGV, 5))
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
for i = 3, 5 do redis.call('ZREM', KEYS[i], ARGV[1]) end
redis.call('ZADD', ({pending = KEYS[3], confirmed = KEYS[4], cancelled = KEYS[5]})[ARGV[4]], ARGV[3], ARGV[1])`);

/** KEYS: record. ARGV: version, then all fields. */
const PUT_RECORD = script(`
local version = redis.call('HGET', KEYS[1], 'version')
if version and tonumber(version) >= tonumber(ARGV[1]) then return end
redis.call('HSET', KEYS[1], unpack(ARGV, 2))`);

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

  async function* records(): AsyncGenerator<KeptRecord> {
    await settleAll(engine, parts);
    for (const primary of engine.connection.primaries()) {
      for await (const keys of scan(primary, "gds:*")) {
        const found = await Promise.all(keys.map((key) => readRecord(engine, parts, key)));
        yield* found.flat();
      }
    }
    yield {
      kind: "totals",
      bookings: numberOf(await engine.send("GET", names.bookingsTotal)),
      searches: numberOf(await engine.send("GET", names.searchesTotal)),
    };
  }

  return {
    records,
    put: (batch) =>
      engine.call(async () => {
        await Promise.all(batch.map((record) => putRecord(engine, parts, record)));
      }),
    close: engine.close,
  };
}

/** A commit that somebody left behind is neither here nor there: no server is at work any more. */
async function settleAll(engine: Engine, parts: CommitParts): Promise<void> {
  const settlement = valkeySettlement(engine, parts);
  for (const plan of await parts.commits.all()) await settlement.settle(plan);
  await valkeyRecordSettlement(engine, parts.outcomes).settleAll();
}

async function readRecord(engine: Engine, parts: CommitParts, key: string): Promise<KeptRecord[]> {
  const match = (pattern: RegExp) => pattern.exec(key)?.slice(1).map(partText);
  const [, pnr] = match(BOOKING) ?? [];
  if (pnr !== undefined) {
    const booking = await valkeyBookingReads(engine, parts).get(pnr);
    return booking ? [{ kind: "booking", booking }] : [];
  }
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
  if (kind !== undefined && recordId !== undefined) {
    const record = await readStoredRecord(engine, kind, recordId);
    return record ? [{ kind: "record", record }] : [];
  }
  const [id] = match(API_KEY) ?? [];
  if (id === undefined) return [];
  const apiKey = toKey(id, await engine.send("HMGET", key, ...KEY_FIELDS));
  return apiKey ? [{ kind: "key", key: apiKey }] : [];
}

async function putRecord(engine: Engine, parts: CommitParts, record: KeptRecord): Promise<void> {
  switch (record.kind) {
    case "booking":
      return putBooking(engine, parts, record.booking);
    case "stock": {
      const { group, unit } = splitKey(record.key);
      await (record.sold > 0
        ? engine.send("HSET", names.stock(group), unit, record.sold)
        : engine.send("HDEL", names.stock(group), unit));
      return;
    }
    case "outcome":
      return putOutcome(engine, record.outcome);
    case "session":
      return putSession(engine, record.session);
    case "key":
      return putKey(engine, record.key);
    case "record":
      return putStoredRecord(engine, record.record);
    case "totals":
      await engine.send("SET", names.bookingsTotal, record.bookings);
      await engine.send("SET", names.searchesTotal, record.searches);
  }
}

async function putBooking(
  engine: Engine,
  { pnrs, writes }: CommitParts,
  booking: StoredBooking,
): Promise<void> {
  const { pnr, sessionId, version, createdAt, status, modifiedAt, document, principal } = booking;
  const fields = {
    version,
    status,
    createdAt,
    modifiedAt,
    document,
    ...(principal && { principal }),
  };
  const plan = { token: "", node: "", sessionId, pnr, fresh: true, groups: [] };
  await pnrs.put(pnr, sessionId);
  await engine.runDurably(
    PUT_BOOKING,
    [names.booking(sessionId, pnr), ...listKeys(names.bookingsOfSession(sessionId))],
    [pnr, version, createdAt, status, ...Object.entries(fields).flat()],
  );
  await writes.list(plan, { status, version, createdAt, ...(principal && { principal }) });
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

async function putStoredRecord(engine: Engine, record: StoredRecord): Promise<void> {
  const { kind, id, ...fields } = record;
  const args = [record.version, ...Object.entries(fields).flat()];
  await engine.runDurably(PUT_RECORD, [names.record(kind, id)], args);
  await valkeyRecordWrites(engine).list({ token: "", node: "", kind, id }, record);
}
