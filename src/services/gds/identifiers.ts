import { createHash } from "node:crypto";
import { sessionHandle } from "../../domain/session-id.ts";
import { lazily } from "../../memory/lazily.ts";
import type { MaybePromise } from "../../memory/maybe-promise.ts";
import type { Store } from "../../stores/types.ts";
import { pnrCodes } from "./pnr-code.ts";

/** Names for what is made: searches, sessions and bookings. */
export interface Identifiers {
  readonly newId: () => string;
  /** A handle for a session that no call has named before. */
  readonly newSessionId: () => MaybePromise<string>;
  /** A reference for a booking in a session; `attempt` counts those that were taken. */
  readonly newPnr: (sessionId: string, attempt: number) => MaybePromise<string>;
}

/** Where randomness and time come from. */
export interface Chance {
  readonly uuid: () => string;
  readonly below: (limit: number) => number;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Names that cannot be guessed. */
export function randomIdentifiers({ uuid, below, now }: Chance): Identifiers {
  return {
    newId: uuid,
    newSessionId: () => sessionHandle(uuid(), now()),
    newPnr: pnrCodes(below),
  };
}

const PROCESSES = "gds:processes";
const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/**
 * Names that the same calls in the same order get again, for a clock that stands still. A session is
 * named after its ordinal in the process, and that after its own in the store, so that processes on
 * one store share no session; a booking after its session, its number there, and the time.
 */
export function repeatableIdentifiers(
  { cache, sessions }: Pick<Store, "cache" | "sessions">,
  now: () => number,
): Identifiers {
  const process = lazily(() => cache.increment(PROCESSES, 1, TEN_YEARS_MS));
  let ids = 0;
  let opened = 0;
  return {
    newId: () => countedUuid(0, ++ids),
    async newSessionId() {
      const ordinal = ++opened;
      return sessionHandle(countedUuid(await process(), ordinal), now());
    },
    async newPnr(sessionId, attempt) {
      const sequence = (await sessions.get(sessionId))?.bookingCount ?? 0;
      const named = `${sessionId} ${sequence} ${now()} ${attempt}`;
      const bytes = createHash("sha256").update(named).digest().values();
      return pnrCodes((limit) => (bytes.next().value ?? 0) % limit)();
    },
  };
}

/** A UUID v4 in form, with both numbers after the part that a handle's time takes. */
function countedUuid(group: number, number: number): string {
  const high = group.toString(16).padStart(6, "0").slice(-6);
  const low = number.toString(16).padStart(12, "0");
  return `00000000-0000-4${high.slice(0, 3)}-8${high.slice(3)}-${low}`;
}
