import type { EventStore, JSONRPCMessage } from "@modelcontextprotocol/server";
import type { SessionEvents } from "../../../stores/shared.ts";
import { isReplay } from "./session-record.ts";

/** An event without content: it only marks where a stream began. */
interface Beginning {
  readonly jsonrpc?: never;
}

interface SessionEventLog extends EventStore {
  storeEvent(streamId: string, message: JSONRPCMessage | Beginning): Promise<string>;
}

/** What a client that lost its stream can still be sent. */
export interface EventLog {
  /** One session's view: another session's events cannot be reached through it. */
  of(sessionId: string): SessionEventLog;
  /** Deletes events that are too old to be asked for. */
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

/** An answer may be 20 KB, so this may be 40 MB; a client that lost a stream comes back in seconds. */
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
        if (message.jsonrpc !== undefined) {
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

/** What a client sends in `Last-Event-ID`, taken apart. */
export interface EventId {
  readonly stream: string;
  /** The process that sent the event. */
  readonly boot: string;
  /** Its place among the events: a number, or two where the storage gives it. */
  readonly at: string;
}

/** The stream of the server's own messages has this name in every session. */
export const STANDALONE_STREAM = "_GET_stream";

function eventId({ stream, boot, at }: EventId): string {
  return `${stream}~${boot}~${at}`;
}

export function parseEventId(id: string): EventId | undefined {
  const [stream, boot, at, ...rest] = id.split("~");
  if (!stream || !boot || !at || !/^\d{1,16}(-\d{1,16})?$/.test(at) || rest.length > 0)
    return undefined;
  return { stream, boot, at };
}

export interface SharedEventLogOptions {
  /** Tells the streams of this node from those of others. */
  readonly boot: string;
  readonly onError: (error: unknown) => void;
}

const BEGINNING = "0";

/** Events in the storage, so that a stream that broke can be taken up at any node. */
export function sharedEventLog(
  events: SessionEvents,
  { boot, onError }: SharedEventLogOptions,
): EventLog {
  async function append(session: string, stream: string, message: JSONRPCMessage | Beginning) {
    if (message.jsonrpc === undefined || isReplay(message)) return BEGINNING;
    try {
      return await events.append(session, stream, JSON.stringify(message));
    } catch (error) {
      // It goes out all the same; a client that misses it may be sent earlier ones again.
      onError(error);
      return BEGINNING;
    }
  }

  return {
    // The storage forgets by itself.
    prune() {},
    of: (session) => ({
      async storeEvent(stream, message) {
        return eventId({ stream, boot, at: await append(session, stream, message) });
      },

      async getStreamIdForEventId(id) {
        return parseEventId(id)?.stream;
      },

      async replayEventsAfter(id, { send }) {
        const from = parseEventId(id);
        if (!from) throw new Error("Not an event id");
        // Streams of calls stay with the node that answers them; the standalone one moves here.
        const sender = from.stream === STANDALONE_STREAM ? boot : from.boot;
        for (const { stream, position, message } of await events.after(session, from.at)) {
          if (stream !== from.stream) continue;
          await send(eventId({ stream, boot: sender, at: position }), JSON.parse(message));
        }
        return from.stream;
      },
    }),
  };
}
