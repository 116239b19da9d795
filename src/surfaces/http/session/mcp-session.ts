import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type McpServer,
  type ServerContext,
  type Transport,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Caller } from "../../../domain/caller.ts";
import type { CallOutcome } from "../../../tools/call.ts";
import type { Connection } from "../../mcp/connection.ts";
import type { ServerFactory } from "../../mcp/server.ts";
import type { EventLog } from "./event-log.ts";
import type { Nodes } from "./nodes.ts";
import { markRequests } from "./request-ids.ts";
import { difference, replay, type SessionRecord } from "./session-record.ts";

/** A 2025 session that this process has a server for. */
export interface LiveSession {
  readonly id: string;
  readonly caller: Caller;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly stream: StandingStream;
  /** Brings the server to what is recorded; nothing of this is the client's to see. */
  bring(record: SessionRecord): Promise<void>;
  /** Takes a message that the client sent to another node. */
  receive(message: JSONRPCMessage): void;
  /** Notes that it is in use; true when that was last told longer ago than this. */
  use(withinMs: number): boolean;
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
  readonly nodes: Nodes;
  readonly now: () => number;
  readonly observe: (outcome: CallOutcome) => void;
  readonly track: (work: Promise<unknown>) => void;
  readonly onError: (error: Error) => void;
}

/** Where a client finds the retry delay of a stream that was cut. */
export const RETRY_MS = 1000;

/**
 * Gives a session a server and a transport. Of a session that the client is about to open, the
 * record is `opening` and its `initialize` still to come; any other is to be brought to its record.
 */
export async function connectSession(
  id: string,
  principal: string | undefined,
  deps: LiveSessionDeps,
  opening?: SessionRecord,
): Promise<LiveSession> {
  const caller: Caller = {
    transport: "http",
    bookingSessionId: id,
    ...(principal !== undefined && { principal }),
  };
  let uses = 0;
  let lastUse = deps.now();
  let lastTold = Number.NEGATIVE_INFINITY;

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
  const stream = standingStream(id, transport, deps.nodes);
  markRequests(transport, deps.boot);
  const server: McpServer = deps.build(connection, caller);
  server.server.onerror = deps.onError;
  await server.connect(transport);

  let state = opening;
  let brought = Promise.resolve();

  async function bringTo(record: SessionRecord): Promise<void> {
    if (state && state.revision >= record.revision) return;
    const messages = state ? difference(state, record) : replay(record);
    state = record;
    for (const message of messages) await tell(transport, id, message);
  }

  return {
    id,
    caller,
    transport,
    stream,
    bring(record) {
      // Nearly always it is there already, or on its way.
      if (state && state.revision >= record.revision) return brought;
      const bringing = brought.then(() => bringTo(record));
      brought = bringing.catch(() => {});
      return bringing;
    },
    receive: (message) => transport.onmessage?.(message),
    use(withinMs) {
      lastUse = deps.now();
      if (lastUse - lastTold < withinMs) return false;
      lastTold = lastUse;
      return true;
    },
    hold,
    idleSince: () => (uses > 0 ? undefined : lastUse),
    close: () => server.close(),
  };
}

/** Says to a server what its client said elsewhere. */
async function tell(
  transport: WebStandardStreamableHTTPServerTransport,
  sessionId: string,
  message: object,
): Promise<void> {
  const answer = await transport.handleRequest(
    new Request("http://localhost/mcp", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-session-id": sessionId,
      },
    }),
    { parsedBody: message },
  );
  // Waits for the end of the answer, and so for its effect.
  await answer.text();
}

/** Where the server's own messages go: the stream that a client opened, on one of the nodes. */
export interface StandingStream {
  /** The client reads here now; until it reads elsewhere, what it misses is kept here. */
  take(): void;
  /** Sends what another node wants said, if the client reads here. */
  say(message: JSONRPCMessage): Promise<void>;
  /** The client reads at another node now. */
  leave(): void;
}

/** Every node hears of these by itself, the one with the stream among them. */
const HEARD_BY_ALL = /^notifications\/(resources\/updated|\w+\/list_changed)$/;

/** With one node the stream is always its own. */
function standingStream(
  session: string,
  transport: Transport & { closeStandaloneSSEStream(): void },
  nodes: Nodes,
): StandingStream {
  const send = transport.send.bind(transport);
  let here = !nodes.several;

  transport.send = async (message, options) => {
    const own =
      options?.relatedRequestId === undefined &&
      (isJSONRPCRequest(message) || isJSONRPCNotification(message));
    if (here || !own) await send(message, options);
    else if (!HEARD_BY_ALL.test(message.method)) nodes.tell({ kind: "say", session, message });
  };

  return {
    take() {
      here = true;
      nodes.tell({ kind: "listening", session });
    },
    async say(message) {
      if (here) await send(message);
    },
    leave() {
      here = false;
      transport.closeStandaloneSSEStream();
    },
  };
}
