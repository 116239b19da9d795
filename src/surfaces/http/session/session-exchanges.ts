import type { ServerResponse } from "node:http";
import type { EventStore } from "@modelcontextprotocol/server";
import type { HttpMetrics } from "../admission/guards.ts";
import { authInfo } from "../endpoint/modern.ts";
import type { SessionLane } from "../lane/session-lane.ts";
import { rpcRefusal, SESSION_NOT_FOUND, sendRefusal } from "../server/answers.ts";
import type { Exchange } from "../server/router.ts";
import { openEventStream, sseEvent } from "../server/sse.ts";
import { goneSignal, sendWeb, webRequest } from "../server/web.ts";
import { isCancellation } from "./cancellations.ts";
import { type EventLog, parseEventId, STANDALONE_STREAM } from "./event-log.ts";
import type { McpSession } from "./mcp-session.ts";
import type { McpSessions } from "./mcp-sessions.ts";
import type { Nodes } from "./nodes.ts";
import { answersToOthers, unmarked } from "./request-ids.ts";
import type { SessionQuota } from "./session-quota.ts";

/** Answers the requests of 2025 sessions. */
export interface SessionExchanges {
  initialize(exchange: Exchange, web: Request, body: Initialize): Promise<void>;
  /** Answers a plain call; `undefined` leaves the request to `post`. */
  serve(exchange: Exchange, id: string, body: unknown): Promise<void> | undefined;
  post(exchange: Exchange, web: Request, id: string, body: unknown): Promise<void>;
  /** Opens the stream of the server's own messages; `holdStream` holds a place for it. */
  listen(exchange: Exchange, id: string): Promise<void>;
  end(exchange: Exchange, id: string): Promise<void>;
}

export interface Initialize {
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SessionExchangesDeps {
  readonly sessions: McpSessions;
  readonly quota: SessionQuota;
  readonly metrics: HttpMetrics;
  /** Tells this process's requests to clients from those of an earlier one. */
  readonly boot: string;
  readonly nodes: Nodes;
  readonly events: EventLog;
  /** Answers plain calls without the SDK. */
  readonly lane: SessionLane | undefined;
  readonly holdStream: (exchange: Exchange, work: () => Promise<void>) => Promise<void>;
}

const TOO_MANY = rpcRefusal(
  429,
  -32000,
  "Too many sessions: end one with DELETE, or wait until they expire",
  { headers: { "Retry-After": "60" } },
);

export function sessionExchanges(deps: SessionExchangesDeps): SessionExchanges {
  const { sessions, quota, boot, nodes, events } = deps;

  /** Answers the request itself when there is no such session. */
  async function find({ response, client, identity }: Exchange, id: string) {
    const session = await sessions.find(id, identity);
    if (session) quota.used(client, id);
    else sendRefusal(response, SESSION_NOT_FOUND);
    return session;
  }

  async function answerFrom(
    session: McpSession,
    exchange: Exchange,
    web: Request,
    body?: unknown,
  ): Promise<void> {
    const options = {
      ...(body !== undefined && { parsedBody: body }),
      ...authInfo(exchange.identity.principal),
    };
    const sending = session.transport.handleRequest(web, options).then((answer) => {
      sessions.recall(session, body);
      if (web.method === "GET" && answer.ok && readsStandalone(web)) session.stream.take();
      return sendWeb(answer, exchange.response);
    });
    session.hold(sending);
    await sending;
  }

  async function forget(client: string, id: string): Promise<void> {
    await sessions.end(id);
    quota.ended(client, id);
    nodes.tell({ kind: "ended", session: id, client });
  }

  /** Passes on what other nodes wait for: answers to their questions, and calls to give up. */
  function passOn(id: string, body: unknown): void {
    for (const { mark, message } of answersToOthers(body, boot)) {
      nodes.tellOne(mark, { kind: "received", session: id, message });
    }
    const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
    for (const message of messages.filter(isCancellation)) {
      nodes.tell({ kind: "received", session: id, message });
    }
  }

  return {
    async initialize(exchange, web, body) {
      const { response, client, identity } = exchange;
      if (!(await quota.mayOpen(client))) {
        deps.metrics.refusal("overload");
        return sendRefusal(response, TOO_MANY);
      }
      const session = await sessions.open(body.params, identity);
      quota.used(client, session.id);
      await answerFrom(session, exchange, web, body);
      // A client that was not answered with 200 never learns of its session.
      if (response.statusCode !== 200) await forget(client, session.id);
    },

    serve(exchange, id, body) {
      const answer = deps.lane?.plan(exchange.request, body);
      return answer && find(exchange, id).then((session) => session && answer(session, exchange));
    },

    async post(exchange, web, id, body) {
      const session = await find(exchange, id);
      if (!session) return;
      passOn(id, body);
      const own = unmarked(body, boot);
      if (own === undefined) {
        // An answer to a question that another process asked, or one that is gone: taken.
        exchange.response.writeHead(202).end();
        return;
      }
      await sessions.note(id, own);
      await answerFrom(session, exchange, web, own);
    },

    async listen(exchange, id) {
      const session = await find(exchange, id);
      if (!session) return;
      const web = webRequest(exchange.request, goneSignal(exchange.response));
      const lastId = web.headers.get("last-event-id") ?? "";
      const last = parseEventId(lastId);
      if (nodes.several && last && last.boot !== boot && last.stream !== STANDALONE_STREAM) {
        return await resume(events.of(id), lastId, exchange.response);
      }
      await deps.holdStream(exchange, () => answerFrom(session, exchange, web));
    },

    async end(exchange, id) {
      const session = await find(exchange, id);
      if (!session) return;
      const web = webRequest(exchange.request, goneSignal(exchange.response));
      const answer = await session.transport.handleRequest(web);
      if (answer.ok) await forget(exchange.client, id);
      await sendWeb(answer, exchange.response);
    },
  };
}

/** Whether a GET is for the server's own messages, and not for the answer of a call. */
function readsStandalone({ headers }: Request): boolean {
  const last = headers.get("last-event-id");
  return last === null || parseEventId(last)?.stream === STANDALONE_STREAM;
}

/** When a client should ask again for what another node has not answered yet. */
const RETRY_MS = 1000;

/**
 * Sends what is known of the answer to a call that another node runs, then ends: the client comes
 * back for the rest. Its own id comes first, so that it has one to come back with.
 */
async function resume(
  events: EventStore,
  lastEventId: string,
  response: ServerResponse,
): Promise<void> {
  openEventStream(response, "no-cache, no-transform");
  response.write(sseEvent({ id: lastEventId, retryMs: RETRY_MS, data: "" }));
  await events.replayEventsAfter(lastEventId, {
    async send(id, message) {
      response.write(sseEvent({ event: "message", id, data: JSON.stringify(message) }));
    },
  });
  response.end();
}
