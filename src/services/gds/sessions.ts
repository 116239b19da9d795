import type { Caller } from "../../domain/caller.ts";
import type { Session } from "../../domain/contracts/gds/bookings.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { readSessionId } from "../../domain/session-id.ts";
import type { Store, Session as StoredSession } from "../../stores/types.ts";
import type { GdsDeps } from "./deps.ts";

/** The session a call belongs to: the one it names, the connection's, or a new handle. */
export function sessionIdFor(deps: GdsDeps, caller: Caller, named: string | undefined): string {
  if (named === undefined) return caller.bookingSessionId ?? deps.newSessionId();
  const id = readSessionId(named);
  if (id !== undefined) return id;
  throw new TravelError("invalid", `sessionId: '${named}' is not a session id`, {
    reason: "invalid_session",
    field: "sessionId",
    value: named,
    hint: "Use the sessionId of an earlier answer, or leave it out.",
  });
}

/** A session to book in. One that was only just made up is opened by its first booking. */
export interface Handle {
  readonly id: string;
  readonly madeUp: boolean;
}

export function handleFor(deps: GdsDeps, caller: Caller, named: string | undefined): Handle {
  const madeUp = named === undefined && caller.bookingSessionId === undefined;
  return { id: sessionIdFor(deps, caller, named), madeUp };
}

/** The session with this id, prolonged, or made; it may belong to another principal. */
export async function keepSession(
  store: Store,
  { principal }: Caller,
  id: string,
  ttlMs: number,
): Promise<StoredSession> {
  const known = await store.sessions.touch(id, ttlMs);
  if (known) return known;
  try {
    return await store.sessions.create({ id, ttlMs, ...defined({ principal }) });
  } catch (error) {
    // Of two first requests at once the other one made it.
    if (!(error instanceof TravelError) || error.code !== "conflict") throw error;
    const made = await store.sessions.get(id);
    if (made) return made;
    throw error;
  }
}

/** Makes sure that a session named by a call exists and is the caller's. */
export async function openSession(deps: GdsDeps, caller: Caller, id: string): Promise<void> {
  refuseStranger(await keepSession(deps.store, caller, id, deps.sessionTtlMs), caller);
}

/** The session as clients see it; one that has not booked or searched yet is as good as new. */
export async function describeSession(deps: GdsDeps, caller: Caller, id: string): Promise<Session> {
  const known = await deps.store.sessions.get(id);
  if (known) {
    refuseStranger(known, caller);
    const { createdAt, expiresAt, lastActivity, bookingCount, searchCount } = known;
    return { id, createdAt, expiresAt, lastActivity, bookingCount, searchCount };
  }
  if (id !== caller.bookingSessionId) throw unknownSession(id);
  const now = deps.now();
  return {
    id,
    createdAt: now,
    expiresAt: now + deps.sessionTtlMs,
    lastActivity: now,
    bookingCount: 0,
    searchCount: 0,
  };
}

/** Ends a session. Searches still to be written come first: they would open it again. */
export async function endSession(deps: GdsDeps, id: string): Promise<void> {
  await deps.searches.flush();
  await deps.store.sessions.end(id);
}

function refuseStranger(session: StoredSession, caller: Caller): void {
  // Another principal's session answers exactly as one that does not exist.
  if (session.principal !== caller.principal) throw unknownSession(session.id);
}

function unknownSession(id: string): TravelError {
  return new TravelError("not_found", `sessionId: ${id} is unknown or has expired`, {
    reason: "unknown_session",
    field: "sessionId",
    value: id,
    hint: "Leave sessionId out to start a new session; bookings stay reachable by PNR.",
  });
}
