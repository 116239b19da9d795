import type { IncomingMessage, ServerResponse } from "node:http";
import type { Desk } from "../desk.ts";
import type { Guards } from "../http/admission/guards.ts";
import type { Exchange } from "../http/server/exchange.ts";
import type { Route, Routes } from "../http/server/routes.ts";
import { pathOf } from "../http/server/web.ts";
import { callOverRest } from "./call.ts";
import { DOCS_POLICY, docsAsset } from "./docs-page.ts";
import { agentManifest, llmsText, toolsDocument } from "./documents.ts";
import { openApiOf } from "./openapi.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { problem, refuseWithProblem, sendProblem } from "./problem.ts";

export interface RestDeps<S> {
  readonly desk: Desk<S>;
  readonly guards: Guards;
  readonly maxBodyBytes: number;
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
}

const READ = ["GET", "HEAD"];

/** The REST API, its documents and its documentation page. */
export function restRoutes<S>(deps: RestDeps<S>): Routes {
  const { desk, originOf } = deps;
  const operations = operationsOf(desk.tools);
  const publicTools = new Set(desk.tools.filter((tool) => tool.publicRead).map(({ name }) => name));
  const called = new Map(
    operations.map((operation) => [operation, operationRoute(deps, operation, publicTools)]),
  );
  const byPath = new Map(operations.map((operation) => [operation.path, operation]));
  const open = byPath.get("/agent/requests/{request_id}");
  let document: object | undefined;

  const documents: Readonly<Record<string, Route>> = {
    "/openapi.json": page("application/json", () => {
      document ??= openApiOf(desk);
      return JSON.stringify(document);
    }),
    "/.well-known/ai-agent.json": page("application/json", (request) =>
      JSON.stringify(agentManifest(desk, originOf(request))),
    ),
    "/llms.txt": page("text/plain; charset=utf-8", (request) => llmsText(desk, originOf(request))),
    "/agent-tools.md": page("text/markdown; charset=utf-8", () => toolsDocument(desk)),
  };

  return (path) => {
    if (Object.hasOwn(documents, path)) return documents[path];
    if (path === "/docs" || path.startsWith("/docs/")) return DOCS;
    const operation = byPath.get(path) ?? (open && isRequest(path) ? open : undefined);
    if (operation) return called.get(operation);
    return /^\/(agent|api)(\/|$)/.test(path) ? NOTHING_HERE : undefined;
  };
}

function isRequest(path: string): boolean {
  return /^\/agent\/requests\/[^/]+$/.test(path);
}

function operationRoute<S>(
  deps: RestDeps<S>,
  operation: Operation,
  publicTools: ReadonlySet<string>,
): Route {
  return {
    // One name for all tools: metrics count them by tool already.
    name: operation.path.startsWith("/api/") ? "/api/tools/{name}" : operation.path,
    methods: operation.method === "GET" ? READ : [operation.method],
    anonymous: publicTools.has(operation.tool),
    handle: (exchange) => callOverRest(deps, operation, exchange),
    refuse: refuseWithProblem,
  };
}

/** A document that anybody may read. */
function page(type: string, body: (request: IncomingMessage) => string): Route {
  return {
    name: "documents",
    methods: READ,
    exempt: true,
    async handle({ request, response }) {
      response.setHeader("Content-Type", type);
      response.setHeader("Cache-Control", "no-cache");
      response.end(body(request));
    },
    refuse: refuseWithProblem,
  };
}

const DOCS: Route = {
  name: "/docs",
  methods: READ,
  exempt: true,
  async handle({ request, response }: Exchange) {
    const asset = await docsAsset(pathOf(request).replace(/^\/docs\/?/, ""));
    if (!asset) return sendNothingHere(request, response);
    response.setHeader("Content-Type", asset.type);
    response.setHeader("Content-Security-Policy", DOCS_POLICY);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.end(asset.body);
  },
  refuse: refuseWithProblem,
};

const NOTHING_HERE: Route = {
  name: "unknown",
  methods: [...READ, "POST", "PUT", "PATCH", "DELETE"],
  exempt: true,
  async handle({ request, response }) {
    sendNothingHere(request, response);
  },
};

function sendNothingHere(request: IncomingMessage, response: ServerResponse): void {
  const detail = `There is nothing at ${pathOf(request)}; /openapi.json lists every address`;
  sendProblem(response, problem(404, "unknown_address", detail));
}
