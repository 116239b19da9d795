import { TravelError } from "../../domain/errors.ts";
import { checkLifetime } from "../checks.ts";
import type { Session, SessionStore } from "../types.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { numberOf, type Reply, textsOf } from "./reply.ts";
import { script } from "./script.ts";

export const SESSION_FIELDS = [
  "principal",
  "createdAt",
  "expiresAt",
  "lastActivity",
  "bookingCount",
  "searchCount",
  "data",
] as const;

/** KEYS: session. ARGV[1] is now. */
const LIVES = `
local ends = redis.call('HGET', KEYS[1], 'expiresAt')
local lives = ends and tonumber(ends) > tonumber(ARGV[1])`;

// An expired session that the server keeps yet must not stand in the way of its id.
const CREATE = script(`${LIVES}
if lives then return 0 end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], unpack(ARGV, 3))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`);

const TOUCH = script(`${LIVES}
if not lives then return false end
redis.call('HSET', KEYS[1], 'lastActivity', ARGV[1], 'expiresAt', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return redis.call('HMGET', KEYS[1], unpack(ARGV, 4))`);

/** ARGV: now, data, what it must have been until now. */
const SET_DATA = script(`${LIVES}
if not lives then return 0 end
if ARGV[3] and redis.call('HGET', KEYS[1], 'data') ~= ARGV[3] then return 0 end
redis.call('HSET', KEYS[1], 'data', ARGV[2])
return 1`);

const END = script(`${LIVES}
redis.call('DEL', KEYS[1])
return lives and 1 or 0`);

export function valkeySessions({ call, behind, send, run, now, keepMs }: Engine): SessionStore {
  /** Statistics, in another slot; not awaited, because the next activity of the session mends them. */
  function countActivity(id: string, lastActivity: number, expiresAt: number): void {
    behind(send("ZADD", names.sessionsActive, expiresAt, id));
    behind(send("ZADD", names.sessionsActivity, lastActivity, id));
  }

  return {
    create: ({ id, principal, ttlMs, data, createdAt, searchCount = 0 }) =>
      call(async () => {
        checkLifetime(ttlMs);
        const at = now();
        const session: Session = {
          id,
          ...(principal !== undefined && { principal }),
          createdAt: createdAt ?? at,
          expiresAt: at + ttlMs,
          lastActivity: at,
          bookingCount: 0,
          searchCount,
          ...(data !== undefined && { data }),
        };
        const created = await run(
          CREATE,
          [names.session(id)],
          [at, keepMs(ttlMs), ...Object.entries(session).flat()],
        );
        if (created === 0) {
          throw new TravelError("conflict", "A session with this id exists.", {
            reason: "session_exists",
            value: id,
          });
        }
        countActivity(id, at, at + ttlMs);
        return session;
      }),
    get: (id) =>
      call(async () => {
        const session = toSession(id, await send("HMGET", names.session(id), ...SESSION_FIELDS));
        return session && session.expiresAt > now() ? session : undefined;
      }),
    touch: (id, ttlMs) =>
      call(async () => {
        const at = now();
        const args = [at, at + ttlMs, keepMs(ttlMs), ...SESSION_FIELDS];
        const session = toSession(id, await run(TOUCH, [names.session(id)], args));
        if (session) countActivity(id, at, at + ttlMs);
        return session;
      }),
    setData: (id, data, was) =>
      call(async () => {
        const args = [now(), data, ...(was === undefined ? [] : [was])];
        return (await run(SET_DATA, [names.session(id)], args)) === 1;
      }),
    end: (id) =>
      call(async () => {
        const ended = await run(END, [names.session(id)], [now()]);
        behind(send("ZREM", names.sessionsActive, id));
        behind(send("ZREM", names.sessionsActivity, id));
        return ended === 1;
      }),
  };
}

export function toSession(id: string, reply: Reply): Session | undefined {
  const [principal, createdAt, expiresAt, lastActivity, bookings, searches, data] = textsOf(reply);
  if (expiresAt === undefined) return undefined;
  return {
    id,
    ...(principal !== undefined && { principal }),
    createdAt: numberOf(createdAt),
    expiresAt: numberOf(expiresAt),
    lastActivity: numberOf(lastActivity),
    bookingCount: numberOf(bookings),
    searchCount: numberOf(searches),
    ...(data !== undefined && { data }),
  };
}
