import type { Caller } from "../../domain/caller.ts";
import type { Session } from "../../domain/contracts/gds/bookings.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { handleBegan, readSessionId } from "../../domain/session-id.ts";
import type { Store, Session as StoredSession } from "../../stores/types.ts";
import type { GdsDeps } from "./deps.ts";

/** The session that a call names, or its connection's. */
export function namedSession(caller: Caller, named: string | undefined): string | undefined {
  if (named === undefined) return caller.bookingSessionId;
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

export async function handleFor(
  deps: GdsDeps,
  caller: Caller,
  named: string | undefined,
): Promise<Handle> {
  const known = namedSession(caller, named);
  return { id: known ?? (await deps.newSessionId()), madeUp: known === undefined };
}

/** A session at the moment of a call (Unix milliseconds). */
interface Use {
  readonly id: string;
  readonly at: number;
}

/** The session with this id, prolonged, or made; it may belong to another principal. */
export async function keepSession(
  store: Store,
  caller: Caller,
  { id, at }: Use,
  ttlMs: number,
): Promise<StoredSession> {
  const known = await store.sessions.touch(id, ttlMs);
  if (known) return known;
  const { principal } = caller;
  const createdAt = handleBegan(id, at, ttlMs);
  // Handles are handed out with a connection or by a search, which is counted once it is kept.
  const searchCount = createdAt !== undefined && id !== caller.bookingSessionId ? 1 : 0;
  try {
    const session = { id, ttlMs, searchCount, ...defined({ principal, createdAt }) };
    return await store.sessions.create(session);
  } catch (error) {
    // Of two first requests at once the other one made it.
    if (!(error instanceof TravelError) || error.code !== "conflict") throw error;
    const made = await store.sessions.get(id);
    if (made) return made;
    throw error;
  }
}

/** Makes sure that a session named by a call exists and is the caller's. */
export async function openSession(
  deps: GdsDeps,
  caller: Caller,
  id: string,
): Promise<StoredSession> {
  const use = { id, at: deps.now() };
  const session = await keepSession(deps.store, caller, use, deps.sessionTtlMs);
  refuseStranger(session, caller);
  return session;
}

/** A call on a connection is activity of its session, whatever it asks for. */
export async function useSession(deps: GdsDeps, caller: Caller): Promise<void> {
  if (caller.bookingSessionId !== undefined) {
    await openSession(deps, caller, caller.bookingSessionId);
  }
}

/**
 * The session as clients see it. Looking at it is activity. A handle that was given out is a session
 * from then on, also while nothing is stored of it yet.
 */
export async function describeSession(deps: GdsDeps, caller: Caller, id: string): Promise<Session> {
  const known = await deps.store.sessions.get(id);
  if (known) refuseStranger(known, caller);
  const given = handleBegan(id, deps.now(), deps.sessionTtlMs) !== undefined;
  if (!known && !given && id !== caller.bookingSessionId) throw unknownSession(id);
  // A search that could not be written is missing in the count, and is no reason to refuse.
  await deps.searches.flush().catch(() => {});
  const session = await openSession(deps, caller, id);
  const { createdAt, expiresAt, lastActivity, bookingCount, searchCount } = session;
  return { id, createdAt, expiresAt, lastActivity, bookingCount, searchCount };
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
