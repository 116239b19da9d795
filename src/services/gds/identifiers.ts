import { createHash } from "node:crypto";
import { sessionHandle } from "../../domain/session-id.ts";
import type { MaybePromise } from "../../memory/maybe-promise.ts";
import type { SessionStore } from "../../stores/types.ts";
import type { ChanceOf } from "../chance.ts";
import { pnrCodes } from "./pnr-code.ts";

/** Names for what is made: searches, sessions and bookings. */
export interface Identifiers {
  readonly newId: () => string;
  /** A handle for a session that no call has named before. */
  readonly newSessionId: () => string;
  /** A reference for a booking in a session; `attempt` counts those that were taken. */
  readonly newPnr: (sessionId: string, attempt: number) => MaybePromise<string>;
}

/** Names that come from chance alone. */
export function drawnIdentifiers(chance: ChanceOf, now: () => number): Identifiers {
  const [searches, sessions] = [chance("searches"), chance("sessions")];
  return {
    newId: searches.uuid,
    newSessionId: () => sessionHandle(sessions.uuid(), now()),
    newPnr: pnrCodes(chance("bookings").below),
  };
}

/**
 * Names that the same calls in the same order get again, for a clock that stands still. A booking is
 * named after its session, its number there, and the time.
 */
export function repeatableIdentifiers(
  sessions: SessionStore,
  chance: ChanceOf,
  now: () => number,
): Identifiers {
  return {
    ...drawnIdentifiers(chance, now),
    async newPnr(sessionId, attempt) {
      const sequence = (await sessions.get(sessionId))?.bookingCount ?? 0;
      const named = `${sessionId} ${sequence} ${now()} ${attempt}`;
      const bytes = createHash("sha256").update(named).digest().values();
      return pnrCodes((limit) => (bytes.next().value ?? 0) % limit)();
    },
  };
}
