import type { EventStore, JSONRPCMessage } from "@modelcontextprotocol/server";
import { eventId, parseEventId } from "./event-id.ts";

/** What a client that lost its stream can still be sent. */
export interface EventLog {
  /** One session's view: another session's events cannot be reached through it. */
  of(sessionId: string): EventStore;
  /** Lets go of events that nobody will come back for. */
  prune(): void;
}

interface LoggedEvent {
  readonly sessionId: string;
  readonly streamId: string;
  readonly message: JSONRPCMessage;
  readonly at: number;
}

export interface EventLogOptions {
  /** Tells this process's events from those of an earlier one, whose numbers mean nothing here. */
  readonly boot: string;
  readonly now: () => number;
  readonly maxEvents?: number;
  readonly maxAgeMs?: number;
}

/** An answer may be 20 KB, so this may be 40 MB; whoever lost a stream comes back within seconds. */
const MAX_EVENTS = 2_000;
const MAX_AGE_MS = 120_000;

/** Events of all sessions in one bounded, ordered map: replaying is rare, storing is not. */
export function eventLog({
  boot,
  now,
  maxEvents = MAX_EVENTS,
  maxAgeMs = MAX_AGE_MS,
}: EventLogOptions): EventLog {
  const events = new Map<number, LoggedEvent>();
  let last = 0;

  function prune(): void {
    const oldest = now() - maxAgeMs;
    for (const [number, { at }] of events) {
      if (events.size <= maxEvents && at >= oldest) return;
      events.delete(number);
    }
  }

  const idOf = (stream: string, number: number) => eventId({ stream, boot, at: `${number}` });

  return {
    prune,
    of: (sessionId) => ({
      async storeEvent(streamId, message) {
        last++;
        // An event without content only marks where a stream began.
        if (Object.keys(message).length > 0) {
          events.set(last, { sessionId, streamId, message, at: now() });
          if (events.size > maxEvents) prune();
        }
        return idOf(streamId, last);
      },

      async getStreamIdForEventId(id) {
        return parseEventId(id)?.stream;
      },

      async replayEventsAfter(id, { send }) {
        const from = parseEventId(id);
        if (!from) throw new Error("Not an event id");
        // Numbers of an earlier process say nothing: all that is known of the stream is newer.
        const after = from.boot === boot ? Number(from.at) : 0;
        for (const [number, event] of [...events]) {
          if (number <= after || event.sessionId !== sessionId) continue;
          if (event.streamId === from.stream) {
            await send(idOf(event.streamId, number), event.message);
          }
        }
        return from.stream;
      },
    }),
  };
}
