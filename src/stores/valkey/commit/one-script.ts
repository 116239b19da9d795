import type { WrittenChange } from "../../checks.ts";
import { BOOKING, type RecordEvent } from "../../records.ts";
import type { Engine } from "../engine.ts";
import { splitKey } from "../inventory.ts";
import { BOOKINGS, names } from "../names.ts";
import { newsOf } from "../nodes/record-events.ts";
import { numberOf, textOf, wordAndRest } from "../reply.ts";
import { script } from "../script.ts";
import type { Again, Committed } from "./commit.ts";
import { AFFIRM } from "./outcomes.ts";
import type { BookingPlace } from "./pnrs.ts";

/**
 * KEYS: outcome, PNR, booking, session, its list, total, list of all and its versions, list of the
 * principal and its versions, sessions by end and by activity, then the stock groups. ARGV: now,
 * fingerprint, end of the outcome or '', how long to keep it, outcome, pnr, session, token, status,
 * createdAt, modifiedAt, document, units as JSON, channel, news, expected version, end of the session that
 * a new booking opens or '', how long to keep it, principal…
 */
const COMMIT = script(`
local _, pnrKey, booking, session, inSession, total = unpack(KEYS)
local ofAll, versionsOfAll, ofPrincipal, versionsOfPrincipal = unpack(KEYS, 7)
local function stock(unit) return KEYS[13 + unit[1]] end
local now, fingerprint, outcomeEnds, keepOutcome, outcome = unpack(ARGV)
local pnr, sessionId, token, status, createdAt, modifiedAt, document = unpack(ARGV, 6)
local unitsText, channel, news, expected, sessionEnds, keepSession, principal = unpack(ARGV, 13)
local isNew = expected == '0'

if outcomeEnds ~= '' then
  local kept = redis.call('HMGET', KEYS[1], 'expiresAt', 'fingerprint', 'outcome', 'plan')
  if kept[1] and tonumber(kept[1]) > tonumber(now) then
    if kept[4] then return {'under_way', kept[4]} end
    if kept[2] ~= fingerprint then return {'key_reused'} end
    ${AFFIRM}
    return {'replayed', kept[3]}
  end
end
local was
if isNew then
  if redis.call('EXISTS', pnrKey) == 1 then return {'taken'} end
else
  was = redis.call('HMGET', booking, 'version', 'plan', 'status', 'createdAt')
  if was[1] ~= expected then return {'stale', was[1] or 0} end
  if was[2] then return {'unsettled', was[2]} end
  createdAt = was[4]
end
local units = cjson.decode(unitsText)
local function sold(unit) return tonumber(redis.call('HGET', stock(unit), unit[2]) or '0') end
for i, claim in ipairs(units.claims) do
  local left = claim[4] - sold(claim)
  if claim[3] > left then return {'sold_out', i - 1, math.max(0, left)} end
end

for _, claim in ipairs(units.claims) do redis.call('HINCRBY', stock(claim), claim[2], claim[3]) end
for _, release in ipairs(units.releases) do
  local left = sold(release) - release[3]
  if left > 0 then redis.call('HSET', stock(release), release[2], left)
  else redis.call('HDEL', stock(release), release[2]) end
end
redis.call('HSET', booking, 'version', expected + 1, 'status', status, 'modifiedAt', modifiedAt,
  'document', document, 'by', token)
if isNew then
  redis.call('SET', pnrKey, sessionId)
  redis.call('HSET', booking, 'createdAt', createdAt, 'born', token)
  if principal then redis.call('HSET', booking, 'principal', principal) end
  redis.call('INCR', total)
  local ends = redis.call('HGET', session, 'expiresAt')
  if ends and tonumber(ends) > tonumber(now) then
    redis.call('HINCRBY', session, 'bookingCount', 1)
  elseif sessionEnds ~= '' then
    redis.call('DEL', session)
    redis.call('HSET', session, 'id', sessionId, 'createdAt', now, 'expiresAt', sessionEnds,
      'lastActivity', now, 'bookingCount', 1, 'searchCount', 0)
    if principal then redis.call('HSET', session, 'principal', principal) end
    redis.call('PEXPIRE', session, keepSession)
    redis.call('ZADD', KEYS[11], sessionEnds, sessionId)
    redis.call('ZADD', KEYS[12], now, sessionId)
  end
end
local function list(all, member)
  if was then redis.call('ZREM', all .. ':' .. was[3], member) end
  redis.call('ZADD', all, createdAt, member)
  redis.call('ZADD', all .. ':' .. status, createdAt, member)
end
local function show(all, versions, member)
  list(all, member)
  redis.call('HSET', versions, member, expected + 1)
end
list(inSession, pnr)
show(ofAll, versionsOfAll, pnr .. ' ' .. sessionId)
if principal then show(ofPrincipal, versionsOfPrincipal, pnr .. ' ' .. sessionId) end
if outcomeEnds ~= '' then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'fingerprint', fingerprint, 'expiresAt', outcomeEnds, 'outcome', outcome)
  redis.call('PEXPIRE', KEYS[1], keepOutcome)
end
redis.call('PUBLISH', channel, news)
return {'committed'}`);

/** The commit before this one went in rounds, and has to be settled first. */
interface Unsettled {
  readonly kind: "unsettled";
  readonly intent: string;
}

/**
 * A booking on a single server, where every key may be touched at once: all of it or nothing, in one
 * script. It leaves what the rounds of commit.ts leave when they are through.
 */
export function commitAtOnce(
  { runDurably, now, keepMs }: Engine,
  node: string,
): (
  change: WrittenChange,
  place: BookingPlace,
  token: string,
) => Promise<Committed | Again | Unsettled> {
  return async (change, { sessionId, owner: principal }, token) => {
    const { id: pnr, state, expectedVersion, claims, releases, opensSession } = change;
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
    const version = expectedVersion + 1;
    const owned = principal !== undefined && { owner: principal };
    const event: RecordEvent = { kind: BOOKING, id: pnr, sessionId, ...owned, state, version };
    const { idempotency } = change;
    const { scope = "", key = "", fingerprint = "", outcome = "", ttlMs = 0 } = idempotency ?? {};
    const ofPrincipal = names.bookingsOfPrincipal(principal ?? "");
    const sessionMs = opensSession?.ttlMs ?? 0;
    const reply = await runDurably(
      COMMIT,
      [
        names.outcome(scope, key),
        names.pnr(pnr),
        names.record({ kind: BOOKING, id: pnr, sessionId }),
        names.session(sessionId),
        names.bookingsOfSession(sessionId).all,
        names.bookingsTotal,
        names.bookingsOfAll.all,
        names.bookingsOfAll.versions,
        ofPrincipal.all,
        ofPrincipal.versions,
        names.sessionsActive,
        names.sessionsActivity,
        ...groups.map(names.stock),
      ],
      [
        ...[now(), fingerprint, idempotency ? now() + ttlMs : "", keepMs(ttlMs), outcome],
        ...[pnr, sessionId, token, state, change.createdAt, change.modifiedAt, change.document],
        ...[JSON.stringify(units), BOOKINGS.changes, newsOf(node, event), expectedVersion],
        ...[opensSession ? now() + sessionMs : "", keepMs(sessionMs)],
        ...(principal === undefined ? [] : [principal]),
      ],
    );
    const [word, first, left] = wordAndRest(reply);
    switch (word) {
      case "committed":
        return { result: { kind: word, version }, event };
      case "under_way":
      case "unsettled":
        return { kind: word, intent: textOf(first) ?? "" };
      case "replayed":
        return { result: { kind: word, outcome: textOf(first) ?? "" } };
      case "stale":
        return { result: { kind: word, version: numberOf(first) } };
      case "sold_out": {
        const short = claims[numberOf(first)];
        return { result: { kind: word, key: short?.key ?? "", left: numberOf(left) } };
      }
      default:
        return { result: { kind: word === "key_reused" ? word : "taken" } };
    }
  };
}
