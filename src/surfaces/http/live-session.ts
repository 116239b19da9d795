import {
  type McpServer,
  type ServerContext,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { CallOutcome } from "../../tools/call.ts";
import type { Caller } from "../../tools/define.ts";
import type { Connection } from "../mcp/connection.ts";
import type { ServerFactory } from "../mcp/server.ts";
import type { EventLog } from "./event-log.ts";
import { markRequests } from "./request-ids.ts";
import { replay, type SessionRecord } from "./session-record.ts";

/** A 2025 session that this process has a server for. */
export interface LiveSession {
  readonly id: string;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  /** Notes that it is in use until the work ends. */
  hold(work: Promise<unknown>): void;
  /** When it was last used; `undefined` while it is. */
  idleSince(): number | undefined;
  close(): Promise<void>;
}

export interface LiveSessionDeps {
  readonly build: ServerFactory;
  readonly events: EventLog;
  /** Tells this process's requests to clients from those of an earlier one. */
  readonly boot: string;
  readonly now: () => number;
  readonly observe: (outcome: CallOutcome) => void;
  readonly track: (work: Promise<unknown>) => void;
  readonly onError: (error: Error) => void;
}

/** Where a client finds the retry delay of a stream that was cut. */
const RETRY_MS = 1000;

/** Gives a session a server and a transport; the client's `initialize` is still to come. */
export async function connectSession(
  id: string,
  principal: string | undefined,
  deps: LiveSessionDeps,
): Promise<LiveSession> {
  const caller: Caller = {
    transport: "http",
    bookingSessionId: id,
    ...(principal !== undefined && { principal }),
  };
  let uses = 0;
  let lastUse = deps.now();

  function hold(work: Promise<unknown>): void {
    uses++;
    const release = () => {
      uses--;
      lastUse = deps.now();
    };
    work.then(release, release);
  }

  const connection: Connection = {
    era: "legacy",
    callerOf: (_request: ServerContext) => caller,
    // A call whose client has gone goes on, and its answer waits for the client to come back.
    track(work) {
      hold(work);
      deps.track(work);
    },
    observe: deps.observe,
  };
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => id,
    eventStore: deps.events.of(id),
    retryInterval: RETRY_MS,
  });
  markRequests(transport, deps.boot);
  const server: McpServer = deps.build(connection, caller);
  server.server.onerror = deps.onError;
  await server.connect(transport);

  return {
    id,
    transport,
    hold,
    idleSince: () => (uses > 0 ? undefined : lastUse),
    close: () => server.close(),
  };
}

/** Brings a fresh server to where the session was: nothing of this is the client's to see. */
export async function restore(session: LiveSession, record: SessionRecord): Promise<void> {
  for (const message of replay(record)) {
    const answer = await session.transport.handleRequest(
      new Request("http://localhost/mcp", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-session-id": session.id,
        },
      }),
      { parsedBody: message },
    );
    // Waits for the end of the answer, and so for its effect.
    await answer.text();
  }
}
