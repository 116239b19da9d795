import type { CheckedChange } from "../change.ts";
import type { BookingStatus } from "../types.ts";
import { type Engine, wordAndRest } from "./engine.ts";
import { type BookingLists, names } from "./names.ts";
import type { Plan } from "./plan.ts";
import { numberOf, type Reply, textOf } from "./reply.ts";
import { script } from "./script.ts";
import { FENCE_MS } from "./units.ts";

/** What a booking is like after a commit wrote it. */
export interface Written {
  readonly status: BookingStatus;
  readonly version: number;
  readonly createdAt: number;
  readonly principal?: string;
}

export type WriteResult =
  | { readonly kind: "written"; readonly written: Written }
  | { readonly kind: "stale"; readonly version: number }
  /** Somebody has taken this commit back because it took too long. */
  | { readonly kind: "voided" }
  /** The commit before this one has to be settled first. */
  | { readonly kind: "unsettled"; readonly plan: string };

/** How far a commit has come. `open`: it has not written, and with a fence never will. */
export type Progress =
  | { readonly kind: "open" }
  | { readonly kind: "written" | "settled"; readonly written: Written };

/**
 * The booking itself: the write is the moment at which a commit has happened. Until the commit has
 * settled, the booking carries its plan, and no other commit may write.
 */
export interface BookingWrites {
  version(sessionId: string, pnr: string): Promise<number>;
  write(plan: Plan, planText: string, change: CheckedChange): Promise<WriteResult>;
  progress(plan: Plan, fence: boolean): Promise<Progress>;
  /** Takes the plan off the booking. */
  settled(plan: Plan): Promise<void>;
  /** Shows the booking in its principal's lists and in those of everybody's. */
  list(booking: Pick<Plan, "sessionId" | "pnr">, written: Written): Promise<void>;
}

/**
 * KEYS: booking, its session's lists (all, pending, confirmed, cancelled), session, void.
 * ARGV: token, plan, expected version, status, createdAt, modifiedAt, document, pnr, now, principal…
 */
const WRITE = script(`
local was = redis.call('HMGET', KEYS[1], 'version', 'by', 'plan', 'status')
local version = tonumber(was[1] or '0')
if was[2] ~= ARGV[1] then
  if redis.call('EXISTS', KEYS[7]) == 1 then return {'voided'} end
  if version ~= tonumber(ARGV[3]) then return {'stale', version} end
  if was[3] then return {'unsettled', was[3]} end
  redis.call('HSET', KEYS[1], 'version', version + 1, 'status', ARGV[4], 'modifiedAt', ARGV[6],
    'document', ARGV[7], 'by', ARGV[1], 'plan', ARGV[2])
  local lists = {pending = KEYS[3], confirmed = KEYS[4], cancelled = KEYS[5]}
  if version == 0 then
    redis.call('HSET', KEYS[1], 'born', ARGV[1], 'createdAt', ARGV[5])
    if ARGV[10] then redis.call('HSET', KEYS[1], 'principal', ARGV[10]) end
    redis.call('ZADD', KEYS[2], ARGV[5], ARGV[8])
    local ends = redis.call('HGET', KEYS[6], 'expiresAt')
    if ends and tonumber(ends) > tonumber(ARGV[9]) then
      redis.call('HINCRBY', KEYS[6], 'bookingCount', 1)
    end
  else
    redis.call('ZREM', lists[was[4]], ARGV[8])
  end
  redis.call('ZADD', lists[ARGV[4]], redis.call('HGET', KEYS[1], 'createdAt'), ARGV[8])
end
return {'written', unpack(redis.call('HMGET', KEYS[1], 'status', 'version', 'createdAt', 'principal'))}`);

/** KEYS: booking, void. ARGV: token, how long a fence stands or 0. */
const PROGRESS = script(`
local was = redis.call('HMGET', KEYS[1], 'by', 'born', 'plan')
local word = 'open'
if was[1] == ARGV[1] and was[3] then word = 'written'
elseif was[1] == ARGV[1] or was[2] == ARGV[1] then word = 'settled'
elseif tonumber(ARGV[2]) > 0 then redis.call('SET', KEYS[2], '', 'PX', ARGV[2]) end
return {word, unpack(redis.call('HMGET', KEYS[1], 'status', 'version', 'createdAt', 'principal'))}`);

/** KEYS: booking. ARGV: token. */
const SETTLED = script(`
if redis.call('HGET', KEYS[1], 'by') == ARGV[1] then redis.call('HDEL', KEYS[1], 'plan') end`);

/**
 * KEYS: lists of a principal's bookings or of everybody's (all, pending, confirmed, cancelled), versions. ARGV: which booking,
 * createdAt, version, status. A commit that is settled late must not undo what a later one showed.
 */
const LIST = script(`
local shown = redis.call('HGET', KEYS[5], ARGV[1])
if shown and tonumber(shown) >= tonumber(ARGV[3]) then return end
redis.call('HSET', KEYS[5], ARGV[1], ARGV[3])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
for i = 2, 4 do redis.call('ZREM', KEYS[i], ARGV[1]) end
redis.call('ZADD', ({pending = KEYS[2], confirmed = KEYS[3], cancelled = KEYS[4]})[ARGV[4]], ARGV[2], ARGV[1])`);

export function valkeyBookingWrites({ send, run, runDurably, now }: Engine): BookingWrites {
  return {
    async version(sessionId, pnr) {
      return numberOf(await send("HGET", names.booking(sessionId, pnr), "version"));
    },
    async write({ token, sessionId, pnr }, planText, change) {
      const reply = await runDurably(
        WRITE,
        [
          names.booking(sessionId, pnr),
          ...listKeys(names.bookingsOfSession(sessionId)),
          names.session(sessionId),
          names.voidBooking(sessionId, token),
        ],
        [
          token,
          planText,
          change.expectedVersion,
          change.status,
          change.createdAt,
          change.modifiedAt,
          change.document,
          pnr,
          now(),
          ...(change.principal === undefined ? [] : [change.principal]),
        ],
      );
      const [word, first, ...rest] = wordAndRest(reply);
      if (word === "voided") return { kind: word };
      if (word === "stale") return { kind: word, version: numberOf(first) };
      if (word === "unsettled") return { kind: word, plan: textOf(first) ?? "" };
      return { kind: "written", written: toWritten([first, ...rest]) };
    },
    async progress({ token, sessionId, pnr }, fence) {
      const keys = [names.booking(sessionId, pnr), names.voidBooking(sessionId, token)];
      const reply = await runDurably(PROGRESS, keys, [token, fence ? FENCE_MS : 0]);
      const [word, ...facts] = wordAndRest(reply);
      if (word !== "written" && word !== "settled") return { kind: "open" };
      return { kind: word, written: toWritten(facts) };
    },
    async settled({ token, sessionId, pnr }) {
      await run(SETTLED, [names.booking(sessionId, pnr)], [token]);
    },
    async list({ sessionId, pnr }, { principal, createdAt, version, status }) {
      const show = (lists: BookingLists, versions: string) =>
        runDurably(
          LIST,
          [...listKeys(lists), versions],
          [`${pnr} ${sessionId}`, createdAt, version, status],
        );
      await Promise.all([
        show(names.bookingsOfAll, names.versionsOfAll),
        principal !== undefined &&
          show(names.bookingsOfPrincipal(principal), names.versionsOfPrincipal(principal)),
      ]);
    },
  };
}

export function listKeys({ all, byStatus }: BookingLists): readonly string[] {
  return [all, byStatus.pending, byStatus.confirmed, byStatus.cancelled];
}

export function toWritten([status, version, createdAt, principal]: readonly Reply[]): Written {
  const owner = textOf(principal);
  return {
    status: toStatus(textOf(status)),
    version: numberOf(version),
    createdAt: numberOf(createdAt),
    ...(owner !== undefined && { principal: owner }),
  };
}

export function toStatus(text: string | undefined): BookingStatus {
  return text === "pending" || text === "cancelled" ? text : "confirmed";
}
