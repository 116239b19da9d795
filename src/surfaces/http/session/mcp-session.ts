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
export interface McpSession {
  readonly id: string;
  readonly caller: Caller;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly stream: StandaloneStream;
  /** Replays what is recorded to the server; the client sees nothing of it. */
  syncTo(record: SessionRecord): Promise<void>;
  /** Takes a message that the client sent to another node. */
  receive(message: JSONRPCMessage): void;
  /** Marks it as used; true when it last said so longer ago than this. */
  use(withinMs: number): boolean;
  /** Keeps it in use until the work ends. */
  hold(work: Promise<unknown>): void;
  /** When it was last used; `undefined` while it is. */
  idleSince(): number | undefined;
  close(): Promise<void>;
}

export interface McpSessionDeps {
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
 * Gives a session a server and a transport. `opening` is the record of a session whose `initialize`
 * is still to come from the client; any other session must be synced to its record.
 */
export async function connectSession(
  id: string,
  principal: string | undefined,
  deps: McpSessionDeps,
  opening?: SessionRecord,
): Promise<McpSession> {
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
  const stream = standaloneStream(id, transport, deps.nodes, opening === undefined);
  markRequests(transport, deps.boot);
  const server: McpServer = deps.build(connection, caller);
  server.server.onerror = deps.onError;
  await server.connect(transport);

  let state = opening;
  let synced = Promise.resolve();

  async function applyRecord(record: SessionRecord): Promise<void> {
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
    syncTo(record) {
      // Nearly always it is there already, or on its way.
      if (state && state.revision >= record.revision) return synced;
      const syncing = synced.then(() => applyRecord(record));
      synced = syncing.catch(() => {});
      return syncing;
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

/** Posts a message to a server that its client sent elsewhere. */
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
export interface StandaloneStream {
  readonly isHere: boolean;
  /** Another node is known to have it, or this one came too late to know. */
  readonly mayBeElsewhere: boolean;
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
function standaloneStream(
  session: string,
  transport: Transport & { closeStandaloneSSEStream(): void },
  nodes: Nodes,
  adopted: boolean,
): StandaloneStream {
  const send = transport.send.bind(transport);
  let here = !nodes.several;
  let elsewhere = nodes.several && adopted;

  transport.send = async (message, options) => {
    const own =
      options?.relatedRequestId === undefined &&
      (isJSONRPCRequest(message) || isJSONRPCNotification(message));
    if (here || !own) await send(message, options);
    else if (!HEARD_BY_ALL.test(message.method)) nodes.tell({ kind: "say", session, message });
  };

  return {
    get isHere() {
      return here;
    },
    get mayBeElsewhere() {
      return elsewhere;
    },
    take() {
      here = true;
      elsewhere = false;
      nodes.tell({ kind: "listening", session });
    },
    async say(message) {
      if (here) await send(message);
    },
    leave() {
      here = false;
      elsewhere = true;
      transport.closeStandaloneSSEStream();
    },
  };
}
