import { decodeCursor, encodeCursor } from "../../../domain/paging.ts";
import { boundedCache } from "../../../memory/bounded-cache.ts";
import { reused } from "../../../memory/reused.ts";
import { BOOKING, type RecordQuery, type RecordStore, type StoredRecord } from "../../records.ts";
import type { CommitParts } from "../commit/settlement.ts";
import type { Engine } from "../engine.ts";
import { familyOf, type Lists, names, type RecordRef } from "../names.ts";
import { listOf, numberOf, textsOf } from "../reply.ts";
import { script } from "../script.ts";
import { bookingListBackfill } from "./list-backfill.ts";

/**
 * One page of a list by time, newest first, and how long the list is. KEYS: the list. ARGV: how many,
 * then time and id of the last one before, if any. Within one millisecond it compares bytes, as the
 * list does: Lua's own < goes by locale.
 */
const PAGE = script(`
local function follows(member, id)
  for i = 1, math.min(#member, #id) do
    local a, b = string.byte(member, i), string.byte(id, i)
    if a ~= b then return a < b end
  end
  return #member < #id
end
local first = 0
if ARGV[2] then
  first = redis.call('ZCOUNT', KEYS[1], '(' .. ARGV[2], '+inf')
  while true do
    local at = redis.call('ZREVRANGE', KEYS[1], first, first, 'WITHSCORES')
    if not at[1] or tonumber(at[2]) < tonumber(ARGV[2]) or follows(at[1], ARGV[3]) then break end
    first = first + 1
  end
end
return {redis.call('ZCARD', KEYS[1]), redis.call('ZREVRANGE', KEYS[1], first, first + ARGV[1])}`);

/** `get` is asked for the same booking again within moments; each is a few kilobytes. */
const REMEMBERED = 500;

export function valkeyRecordReads(
  engine: Engine,
  { pnrs, writes }: Pick<CommitParts, "pnrs" | "writes">,
): Pick<RecordStore, "get" | "list" | "due"> {
  const { call, run, send } = engine;
  const listOlderBookings = bookingListBackfill(engine, async (ref) => {
    const found = await readRecord(engine, ref);
    if (found) await writes.list(found, found);
  });

  /** The bookings that were read last. */
  const known = boundedCache<string, StoredRecord>(REMEMBERED);

  async function read(ref: RecordRef): Promise<StoredRecord | undefined> {
    const record = await readRecord(engine, ref);
    if (record?.sessionId !== undefined) {
      pnrs.remember(record.id, { sessionId: record.sessionId, owner: record.owner });
    }
    return record;
  }

  /** The same object while the booking is the same: services remember what they made of it. */
  async function booking(pnr: string): Promise<StoredRecord | undefined> {
    const last = known.get(pnr);
    if (last && (await isCurrent(last))) return reused(last);
    const found = await findBooking(pnr);
    return found && known.set(pnr, found);
  }

  /** Asks for two numbers instead of a document of some kilobytes. */
  async function isCurrent(record: StoredRecord): Promise<boolean> {
    const reply = await send("HMGET", names.record(record), "version", "modifiedAt");
    const [version, modifiedAt] = listOf(reply);
    return numberOf(version) === record.version && numberOf(modifiedAt) === record.modifiedAt;
  }

  async function findBooking(pnr: string): Promise<StoredRecord | undefined> {
    const place = pnrs.remembered(pnr);
    const found = place && (await bookingIn(place.sessionId, pnr));
    if (found) return found;
    const sessionId = await pnrs.owner(pnr);
    return sessionId === undefined ? undefined : await bookingIn(sessionId, pnr);
  }

  const bookingIn = (sessionId: string, id: string) => read({ kind: BOOKING, id, sessionId });

  return {
    get: (kind, id) => call(() => (kind === BOOKING ? booking(id) : read({ kind, id }))),
    list: (query) =>
      call(async () => {
        const { kind, owner, state, limit, cursor } = query;
        if (kind === BOOKING && owner === undefined) await listOlderBookings();
        const lists = listsOf(query);
        const after = cursor === undefined ? undefined : decodeCursor(cursor);
        const reply = await run(
          PAGE,
          [state === undefined ? lists.all : lists.byState + state],
          [limit, ...(after ? [after.createdAt, after.id] : [])],
        );
        const [total, members] = listOf(reply);
        // One more than asked tells whether another page follows.
        const found = textsOf(members);
        const page = await Promise.all(
          found.slice(0, limit).map((member = "") => read(refOf(query, member))),
        );
        const records = page.filter((record) => record !== undefined);
        const last = records.at(-1);
        const more = found.length > limit && last !== undefined;
        return { records, total: numberOf(total), ...(more && { cursor: encodeCursor(last) }) };
      }),
    due: ({ kind, until, limit, skip = 0 }) =>
      call(async () => {
        const { due } = names.recordsOfKind(kind);
        const reply = await send("ZRANGEBYSCORE", due, "-inf", until, "LIMIT", skip, limit);
        const found = await Promise.all(
          textsOf(reply).map(async (id = "") => {
            const record = await read({ kind, id });
            // Its removal was cut off before the list heard of it.
            if (!record) await writes.unlist({ kind, id });
            return record;
          }),
        );
        return found.filter((record) => record !== undefined);
      }),
  };
}

function listsOf({ kind, owner }: RecordQuery): Lists {
  if (typeof owner === "object") return names.bookingsOfSession(owner.sessionId);
  if (kind !== BOOKING) {
    return owner === undefined ? names.recordsOfKind(kind) : names.recordsOfOwner(kind, owner);
  }
  return owner === undefined ? names.bookingsOfAll : names.bookingsOfPrincipal(owner);
}

/** Which record a member of a list is; bookings are listed with their session, but for a session's own. */
function refOf({ kind, owner }: RecordQuery, member: string): RecordRef {
  if (typeof owner === "object") return { kind, id: member, sessionId: owner.sessionId };
  if (kind !== BOOKING) return { kind, id: member };
  const [id = "", ...session] = member.split(" ");
  return { kind, id, sessionId: session.join(" ") };
}

export async function readRecord(
  { send }: Engine,
  ref: RecordRef,
): Promise<StoredRecord | undefined> {
  const { state, owner } = familyOf(ref.kind);
  const fields = ["version", state, "createdAt", "modifiedAt", "document", owner, "dueAt"];
  const reply = await send("HMGET", names.record(ref), ...fields);
  const [version, inState = "", createdAt, modifiedAt, document = "", owned, dueAt] =
    textsOf(reply);
  if (version === undefined) return undefined;
  return {
    ...ref,
    ...(owned !== undefined && { owner: owned }),
    state: inState,
    version: numberOf(version),
    createdAt: numberOf(createdAt),
    modifiedAt: numberOf(modifiedAt),
    ...(dueAt !== undefined && { dueAt: numberOf(dueAt) }),
    document,
  };
}
