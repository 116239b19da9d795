import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import type { SessionEvents } from "../../../stores/shared.ts";
import { eventId, parseEventId, STANDING_STREAM } from "./event-id.ts";
import type { EventLog } from "./event-log.ts";
import { isReplay } from "./session-record.ts";

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
  async function append(session: string, stream: string, message: JSONRPCMessage) {
    // An event without content only marks where a stream began.
    if (Object.keys(message).length === 0 || isReplay(message)) return BEGINNING;
    try {
      return await events.append(session, stream, JSON.stringify(message));
    } catch (error) {
      // It goes out all the same; whoever misses it may be sent earlier ones again.
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
        // Streams of calls stay with the node that answers them; the standing one moves here.
        const sender = from.stream === STANDING_STREAM ? boot : from.boot;
        for (const { stream, position, message } of await events.after(session, from.at)) {
          if (stream !== from.stream) continue;
          await send(eventId({ stream, boot: sender, at: position }), JSON.parse(message));
        }
        return from.stream;
      },
    }),
  };
}
