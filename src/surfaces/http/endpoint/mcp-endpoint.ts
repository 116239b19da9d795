import {
  isInitializeRequest,
  isLegacyRequest,
  legacyStatelessFallback,
} from "@modelcontextprotocol/server";
import type { SessionStore } from "../../../stores/types.ts";
import { isRecord } from "../../../tools/json.ts";
import { TOOLSETS, type Toolset } from "../../../tools/toolsets.ts";
import type { App } from "../../app.ts";
import type { Changes } from "../../mcp/changes.ts";
import type { InFlight } from "../../mcp/in-flight.ts";
import { refuseListening, resourcesIn } from "../../mcp/listening.ts";
import { mcpServers, type ServerExtension } from "../../mcp/server.ts";
import { refusalFor } from "../admission/admission.ts";
import type { Allowance } from "../admission/allowance.ts";
import type { Guards } from "../admission/guards.ts";
import { scopeCheck } from "../admission/scope-check.ts";
import { lane } from "../lane/lane.ts";
import { sessionLane } from "../lane/session-lane.ts";
import { methodNotAllowed, overloaded, sendJson, sendRefusal } from "../server/answers.ts";
import { readJson } from "../server/body.ts";
import type { Exchange } from "../server/router.ts";
import { goneSignal, sendWeb, webRequest } from "../server/web.ts";
import type { EventLog } from "../session/event-log.ts";
import { type McpSessions, mcpSessions } from "../session/mcp-sessions.ts";
import type { Nodes } from "../session/nodes.ts";
import { sessionExchanges } from "../session/session-exchanges.ts";
import type { SessionQuota } from "../session/session-quota.ts";
import { refuseBatch, refuseLargeMessages } from "./message-size.ts";
import { authInfo, httpCaller, type Modern, modern } from "./modern.ts";

export interface EndpointDeps {
  readonly app: App;
  /** Set when the endpoint serves one toolset alone. */
  readonly toolset?: Toolset | undefined;
  readonly sessions: SessionStore;
  readonly sessionTtlMs: number;
  readonly guards: Guards;
  readonly events: EventLog;
  readonly quota: SessionQuota;
  readonly streams: Allowance;
  readonly maxStreams: number;
  readonly maxBodyBytes: number;
  readonly boot: string;
  readonly nodes: Nodes;
  /** Calls of tools. */
  readonly calls: InFlight;
  readonly extension?: ServerExtension | undefined;
  /** False leaves every request to the SDK. */
  readonly lane: boolean;
}

/** One MCP endpoint: all protocol revisions at one address. */
export interface McpEndpoint {
  handle(exchange: Exchange): Promise<void>;
  readonly sessions: McpSessions;
  readonly modern: Modern;
}

function mcpEndpoint(deps: EndpointDeps): McpEndpoint {
  const { app, guards, quota, streams, boot, nodes, events, calls } = deps;
  const { track } = calls;
  // Only a session's server passes on changes; 2026 streams hear of them through their bus.
  const { changes, ...quiet } = app;
  const buildQuiet = mcpServers(quiet, deps.extension);
  const onError = (error: Error) => app.log.debug({ err: error }, "protocol error");
  const { tool: observe } = guards.metrics;
  const lacking = scopeCheck(app.tools);
  const sessions = mcpSessions({
    build: mcpServers(app, deps.extension),
    events,
    sessions: deps.sessions,
    ttlMs: deps.sessionTtlMs,
    newSessionId: app.newSessionId,
    toolset: deps.toolset,
    boot,
    nodes,
    now: Date.now,
    observe,
    track,
    onError,
  });
  const newProtocol = modern({
    build: buildQuiet,
    changes,
    maxStreams: deps.maxStreams,
    observe,
    track,
    onError,
  });
  const quick = deps.lane ? lane({ app, observe, calls }) : undefined;
  const stateless = legacyStatelessFallback(({ authInfo }) => {
    const caller = httpCaller(authInfo?.clientId);
    return buildQuiet({ era: "legacy", callerOf: () => caller, observe, track });
  }, onError);

  const session = sessionExchanges({
    sessions,
    quota,
    metrics: guards.metrics,
    boot,
    nodes,
    events,
    lane: deps.lane ? sessionLane({ app, events, observe, track }) : undefined,
    holdStream,
  });

  async function post(exchange: Exchange): Promise<void> {
    const { request, response, identity } = exchange;
    const body = await readJson(request, deps.maxBodyBytes);
    if ("refusal" in body) {
      if (body.refusal.status === 413) guards.metrics.refusal("size");
      return sendRefusal(response, body.refusal);
    }
    // Not awaited for the one message that nearly every body is.
    const refused = Array.isArray(body.value)
      ? await refuseBatch(guards, exchange, body.value)
      : undefined;
    if (refused) return sendRefusal(response, refused);
    const lacked = lacking(body.value, identity);
    if (lacked !== undefined) {
      return sendRefusal(response, await refusalFor(guards, identity, lacked, request));
    }
    const id = request.headers["mcp-session-id"];
    const answered =
      typeof id === "string"
        ? session.serve(exchange, id, body.value)
        : quick?.serve(exchange, body.value);
    if (answered) return await answered;
    const excess = refuseLargeMessages(body.value);
    if (excess) return sendRefusal(response, excess);
    const web = webRequest(request, goneSignal(response));
    if (!(await isLegacyRequest(web, body.value)))
      return await postModern(exchange, web, body.value);
    if (typeof id === "string") return await session.post(exchange, web, id, body.value);
    if (isInitializeRequest(body.value)) return await session.initialize(exchange, web, body.value);
    const answer = await stateless(web, {
      parsedBody: body.value,
      ...authInfo(exchange.identity.principal),
    });
    await sendWeb(answer, response);
  }

  async function postModern(exchange: Exchange, web: Request, body: unknown): Promise<void> {
    const { response, identity } = exchange;
    const serve = async () =>
      sendWeb(await newProtocol.serve(web, body, httpCaller(identity.principal)), response);
    if (!isRecord(body) || body["method"] !== "subscriptions/listen") return await serve();
    const refused = await refuseListening(app, body, httpCaller(identity.principal));
    if (refused) return sendJson(response, 200, refused);
    const watched = resourcesIn(body["params"]) && changes;
    await holdStream(exchange, watched ? () => watching(watched, serve) : serve);
  }

  /** Holds one of the client's streams while the work goes on. */
  async function holdStream(exchange: Exchange, work: () => Promise<void>): Promise<void> {
    const release = await streams.take(exchange.client);
    if (!release) {
      guards.metrics.refusal("overload");
      return sendRefusal(exchange.response, overloaded("Too many open streams"));
    }
    exchange.markStream();
    try {
      await work();
    } finally {
      release();
    }
  }

  return {
    sessions,
    modern: newProtocol,
    async handle(exchange) {
      const { method, headers } = exchange.request;
      if (method === "POST") return await post(exchange);
      const id = headers["mcp-session-id"];
      // Streams and endings belong to sessions; without one only POST means anything.
      if (typeof id !== "string") return sendRefusal(exchange.response, methodNotAllowed(["POST"]));
      if (method === "GET") await session.listen(exchange, id);
      else await session.end(exchange, id);
    },
  };
}

/** A stream is told that it hears of resources only once it does. */
async function watching(changes: Changes, work: () => Promise<void>): Promise<void> {
  const leave = await changes.watch();
  try {
    await work();
  } finally {
    leave();
  }
}

/** The endpoint of all toolsets, and those of each one. */
export interface McpEndpoints {
  /** Those that have an endpoint of their own. */
  readonly toolsets: readonly Toolset[];
  /** Makes an endpoint when it is first asked for; all toolsets' where none is named. */
  at(toolset?: Toolset): McpEndpoint;
  readonly made: () => readonly McpEndpoint[];
}

export function mcpEndpoints(app: App, deps: Omit<EndpointDeps, "app" | "toolset">): McpEndpoints {
  const made = new Map<Toolset | undefined, McpEndpoint>();
  return {
    toolsets: toolsetsOf(app),
    at(toolset) {
      const known = made.get(toolset);
      if (known) return known;
      const narrowed = toolset === undefined ? app : narrowTo(app, toolset);
      const endpoint = mcpEndpoint({ ...deps, app: narrowed, toolset });
      made.set(toolset, endpoint);
      return endpoint;
    },
    made: () => [...made.values()],
  };
}

/** The toolsets that have a tool. */
export function toolsetsOf({ tools }: App): readonly Toolset[] {
  return TOOLSETS.filter((toolset) => tools.some((tool) => tool.toolset === toolset));
}

/** The tools, resources and prompts of one toolset, and those that belong to none. */
export function narrowTo(app: App, toolset: Toolset): App {
  return {
    ...app,
    tools: app.tools.filter((tool) => tool.toolset === toolset),
    resources: app.resources.filter(({ uri }) => !belongsElsewhere(uri, toolset)),
    prompts: app.prompts.filter((prompt) => (prompt.toolset ?? toolset) === toolset),
  };
}

/** A toolset's resources have its name as scheme: `gds://session/current`. */
function belongsElsewhere(uri: string, toolset: Toolset): boolean {
  const [scheme] = uri.split(":", 1);
  return scheme !== toolset && TOOLSETS.some((known) => known === scheme);
}
