import { hash } from "node:crypto";
import { numberedHandle, sessionHandle } from "../../domain/session-id.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import type { MaybePromise } from "../../memory/maybe-promise.ts";
import type { SessionStore } from "../../stores/types.ts";
import type { ChanceOf } from "../chance.ts";
import { pnrCodes } from "./pnr-code.ts";

/** How a reference is drawn. */
interface PnrDraw {
  /** Of the session nothing is stored yet. */
  readonly isNew?: boolean;
  /** How many references of this booking were taken before. */
  readonly attempt: number;
}

/** Names for what is made: searches, sessions and bookings. */
export interface Identifiers {
  readonly newId: () => string;
  /** A handle for a session that no call has named before. */
  readonly newSessionId: () => string;
  /** A reference for a booking in a session: another one every time. */
  readonly newPnr: (sessionId: string, draw?: PnrDraw) => MaybePromise<string>;
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

/** Sessions whose last number is remembered; for others, bookings made at once may have to try again. */
const REMEMBERED = 10_000;

/**
 * Names that the same calls in the same order get again, for a clock that stands still. A booking is
 * named after its session, its number there, and the time. Every attempt takes a number of its own:
 * calls that book at once would otherwise name each other's booking, and only one of them would get it.
 * Attempts that booked nothing leave gaps, so that a node that has just started counts far too few;
 * each reference that is taken doubles the step.
 */
export function repeatableIdentifiers(
  sessions: SessionStore,
  chance: ChanceOf,
  now: () => number,
): Identifiers {
  const next = boundedCache<string, number>(REMEMBERED);
  const handles = chance("sessions");
  let sessionsNamed = 0;
  return {
    ...drawnIdentifiers(chance, now),
    newSessionId: () => numberedHandle(handles.uuid(), now(), sessionsNamed++),
    async newPnr(sessionId, { isNew = false, attempt } = { attempt: 0 }) {
      const made = isNew ? 0 : ((await sessions.get(sessionId))?.bookingCount ?? 0);
      const step = attempt === 0 ? 0 : 2 ** (attempt - 1) - 1;
      const sequence = Math.max(made, next.get(sessionId) ?? 0) + step;
      next.set(sessionId, sequence + 1);
      const named = `${sessionId} ${sequence} ${now()}`;
      const bytes = hash("sha256", named, "buffer").values();
      return pnrCodes((limit) => (bytes.next().value ?? 0) % limit)();
    },
  };
}
