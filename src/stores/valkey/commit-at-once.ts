import type { CheckedChange } from "../change.ts";
import type { BookingEvent } from "../types.ts";
import { listKeys } from "./booking-writes.ts";
import type { Again, Committed } from "./commit.ts";
import { type Engine, wordAndRest } from "./engine.ts";
import { splitKey } from "./inventory.ts";
import { names } from "./names.ts";
import { AFFIRM } from "./outcomes.ts";
import { numberOf, textOf } from "./reply.ts";
import { script } from "./script.ts";

/**
 * KEYS: outcome, PNR, booking, its session's lists (4), session, total, its principal's lists (4) and
 * versions, everybody's lists (4) and versions, then the stock groups. ARGV: now, fingerprint, end of the outcome or '', how long to keep
 * it, outcome, pnr, session, token, status, createdAt, modifiedAt, document, units as JSON, channel,
 * news, principal…
 */
const COMMIT = script(`
if ARGV[3] ~= '' then
  local kept = redis.call('HMGET', KEYS[1], 'expiresAt', 'fingerprint', 'outcome', 'plan')
  if kept[1] and tonumber(kept[1]) > tonumber(ARGV[1]) then
    if kept[4] then return {'under_way', kept[4]} end
    if kept[2] ~= ARGV[2] then return {'key_reused'} end
    ${AFFIRM}
    return {'replayed', kept[3]}
  end
end
if redis.call('EXISTS', KEYS[2]) == 1 then return {'pnr_taken'} end
local units = cjson.decode(ARGV[13])
local function sold(unit) return tonumber(redis.call('HGET', KEYS[20 + unit[1]], unit[2]) or '0') end
for i, claim in ipairs(units.claims) do
  local left = claim[4] - sold(claim)
  if claim[3] > left then return {'sold_out', i - 1, math.max(0, left)} end
end

for _, claim in ipairs(units.claims) do
  redis.call('HINCRBY', KEYS[20 + claim[1]], claim[2], claim[3])
end
for _, release in ipairs(units.releases) do
  local left = sold(release) - release[3]
  if left > 0 then redis.call('HSET', KEYS[20 + release[1]], release[2], left)
  else redis.call('HDEL', KEYS[20 + release[1]], release[2]) end
end
redis.call('SET', KEYS[2], ARGV[7])
redis.call('HSET', KEYS[3], 'version', 1, 'status', ARGV[9], 'createdAt', ARGV[10],
  'modifiedAt', ARGV[11], 'document', ARGV[12], 'born', ARGV[8], 'by', ARGV[8])
local status = ({pending = 1, confirmed = 2, cancelled = 3})[ARGV[9]]
redis.call('ZADD', KEYS[4], ARGV[10], ARGV[6])
redis.call('ZADD', KEYS[4 + status], ARGV[10], ARGV[6])
local ends = redis.call('HGET', KEYS[8], 'expiresAt')
if ends and tonumber(ends) > tonumber(ARGV[1]) then redis.call('HINCRBY', KEYS[8], 'bookingCount', 1) end
redis.call('INCR', KEYS[9])
local member = ARGV[6] .. ' ' .. ARGV[7]
local function show(first)
  redis.call('ZADD', KEYS[first], ARGV[10], member)
  redis.call('ZADD', KEYS[first + status], ARGV[10], member)
  redis.call('HSET', KEYS[first + 4], member, 1)
end
show(15)
if ARGV[16] then
  redis.call('HSET', KEYS[3], 'principal', ARGV[16])
  show(10)
end
if ARGV[3] ~= '' then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'fingerprint', ARGV[2], 'expiresAt', ARGV[3], 'outcome', ARGV[5])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
end
redis.call('PUBLISH', ARGV[14], ARGV[15])
return {'committed'}`);

/**
 * A new booking on a single server, where every key may be touched at once: all of it or nothing, in
 * one step. It leaves what the steps of commit.ts leave when they are through.
 */
export function commitAtOnce(
  { runDurably, now, keepMs }: Engine,
  node: string,
): (change: CheckedChange, token: string) => Promise<Committed | Again> {
  return async (change, token) => {
    const { pnr, sessionId, principal, status, claims, releases, idempotency } = change;
    const groups: string[] = [];
    const place = (key: string): readonly [number, string] => {
      const { group, unit } = splitKey(key);
      const index = groups.indexOf(group);
      return [index < 0 ? groups.push(group) - 1 : index, unit];
    };
    const units = {
      claims: claims.map(({ key, quantity, capacity }) => [...place(key), quantity, capacity]),
      releases: releases.map(({ key, quantity }) => [...place(key), quantity]),
    };
    const owner = { pnr, sessionId, ...(principal !== undefined && { principal }) };
    const event: BookingEvent = { ...owner, status, version: 1 };
    const { scope = "", key = "", fingerprint = "", outcome = "", ttlMs = 0 } = idempotency ?? {};
    const reply = await runDurably(
      COMMIT,
      [
        names.outcome(scope, key),
        names.pnr(pnr),
        names.booking(sessionId, pnr),
        ...listKeys(names.bookingsOfSession(sessionId)),
        names.session(sessionId),
        names.bookingsTotal,
        ...listKeys(names.bookingsOfPrincipal(principal ?? "")),
        names.versionsOfPrincipal(principal ?? ""),
        ...listKeys(names.bookingsOfAll),
        names.versionsOfAll,
        ...groups.map(names.stock),
      ],
      [
        ...[now(), fingerprint, idempotency ? now() + ttlMs : "", keepMs(ttlMs), outcome],
        ...[pnr, sessionId, token, status, change.createdAt, change.modifiedAt, change.document],
        ...[JSON.stringify(units), names.changes, JSON.stringify({ node, event })],
        ...(principal === undefined ? [] : [principal]),
      ],
    );
    const [word, first, left] = wordAndRest(reply);
    switch (word) {
      case "committed":
        return { result: { kind: word, version: 1 }, event };
      case "under_way":
        return { kind: word, plan: textOf(first) ?? "" };
      case "replayed":
        return { result: { kind: word, outcome: textOf(first) ?? "" } };
      case "sold_out": {
        const short = claims[numberOf(first)];
        return { result: { kind: word, key: short?.key ?? "", left: numberOf(left) } };
      }
      default:
        return { result: { kind: word === "key_reused" ? word : "pnr_taken" } };
    }
  };
}
