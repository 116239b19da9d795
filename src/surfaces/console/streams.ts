import type { ServerResponse } from "node:http";
import type { DeskEvent, OperatorDesk } from "../../services/operator/desk.ts";
import type { OperatorSession, OperatorSessions } from "../../services/operator/sessions.ts";
import { allowance } from "../http/admission/allowance.ts";
import type { Exchange } from "../http/server/router.ts";
import { openEventStream, sseEvent } from "../http/server/sse.ts";
import { refuse } from "./answers.ts";

export interface StreamOptions {
  readonly operators: Pick<OperatorDesk, "subscribe">;
  readonly sessions: Pick<OperatorSessions, "lasts">;
  readonly heartbeatMs?: number;
}

/** Open streams of hints that something changed. */
export interface Streams {
  open(
    session: OperatorSession,
    exchange: Pick<Exchange, "response" | "markStream">,
  ): Promise<void>;
  /** Ends those of a session. */
  end(sessionId: string): void;
  close(): Promise<void>;
}

interface Stream {
  readonly sessionId: string;
  readonly response: ServerResponse;
}

const HEARTBEAT_MS = 15_000;
/** One per open tab. */
const PER_SESSION = 8;
const IN_ALL = 1_000;
/** A client that reads nothing while so much is waiting is cut off, and may come back. */
const MOST_WAITING_BYTES = 65_536;
const RETRY_MS = 2_000;

export function eventStreams(options: StreamOptions): Streams {
  const { operators, sessions, heartbeatMs = HEARTBEAT_MS } = options;
  const room = allowance(PER_SESSION, IN_ALL);
  const streams = new Set<Stream>();
  let subscribed: Promise<() => Promise<void>> | undefined;

  function subscribe(): Promise<unknown> {
    subscribed ??= operators.subscribe(tellAll).catch((error: unknown) => {
      subscribed = undefined;
      throw error;
    });
    return subscribed;
  }

  function tellAll({ kind, ...facts }: DeskEvent): void {
    const text = sseEvent({ event: kind, data: JSON.stringify(facts) });
    for (const { response } of streams) tell(response, text);
  }

  function endOf(ended: (stream: Stream) => boolean): void {
    for (const stream of streams) if (ended(stream)) stream.response.end();
  }

  return {
    async open(session, { response, markStream }) {
      const leave = room.take(session.id);
      if (!leave) return refuse(response, TOO_MANY);
      try {
        await subscribe();
      } catch (error) {
        leave();
        throw error;
      }
      const stream: Stream = { sessionId: session.id, response };
      const heartbeat = setInterval(() => {
        // Ended a while ago, and its reader has still not taken the rest: it is given up.
        if (response.writableEnded) {
          response.destroy();
          return;
        }
        tell(response, ":\n\n");
        // While the storage is away this is not known; the stream goes on.
        sessions.lasts(session).then(
          (lasts) => !lasts && response.end(),
          () => {},
        );
      }, heartbeatMs).unref();
      response.once("close", () => {
        clearInterval(heartbeat);
        streams.delete(stream);
        leave();
      });
      if (response.destroyed) {
        response.emit("close");
        return;
      }
      markStream();
      openEventStream(response, "no-store");
      streams.add(stream);
      tell(response, sseEvent({ event: "hello", retryMs: RETRY_MS, data: "{}" }));
    },

    end: (sessionId) => endOf((stream) => stream.sessionId === sessionId),

    async close() {
      endOf(() => true);
      await (await subscribed)?.();
    },
  };
}

const TOO_MANY = {
  status: 429,
  headers: { "Retry-After": "30" },
  body: { error: "Too many pages of this session are open", code: "TOO_MANY_STREAMS" },
};

function tell(response: ServerResponse, text: string): void {
  // One that was ended may have to wait for its reader; to write more would be an uncaught error.
  if (response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
}
