import type { IncomingMessage, ServerResponse } from "node:http";
import { type DayNumber, quoteDayOf } from "../../domain/dates.ts";
import { anybody } from "../http/admission/guards.ts";
import type { Route } from "../http/server/router.ts";
import { pathOf } from "../http/server/web.ts";
import { type CallDeps, callOverRest } from "./call.ts";
import { DOCS_POLICY, docsAsset } from "./docs-page.ts";
import { agentManifest, llmsText, toolsDocument } from "./documents.ts";
import { openApiOf } from "./openapi.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { problem, refuseWithProblem, sendProblem } from "./problem.ts";

export interface RestDeps extends CallDeps {
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
}

const READ = ["GET", "HEAD"];

/** The REST API, its documents and its documentation page. */
export function restRoutes(deps: RestDeps): readonly Route[] {
  const { app, originOf } = deps;
  const publicTools = new Set(app.tools.filter((tool) => tool.publicRead).map(({ name }) => name));
  let document: { readonly day: DayNumber; readonly text: string } | undefined;
  return [
    ...operationsOf(app.tools).map((operation) => operationRoute(deps, operation, publicTools)),
    page("/openapi.json", "application/json", () => {
      const day = quoteDayOf(app.clock());
      if (document?.day !== day) document = { day, text: JSON.stringify(openApiOf(app, day)) };
      return document.text;
    }),
    page("/.well-known/ai-agent.json", "application/json", (request) =>
      JSON.stringify(agentManifest(app, originOf(request))),
    ),
    page("/llms.txt", "text/plain; charset=utf-8", (request) => llmsText(app, originOf(request))),
    page("/agent-tools.md", "text/markdown; charset=utf-8", () => toolsDocument(app)),
    docsRoute("/docs"),
    docsRoute("/docs/{file*}"),
    ...["/agent", "/agent/{rest*}", "/api", "/api/{rest*}"].map(nothingAt),
  ];
}

function operationRoute(
  deps: RestDeps,
  operation: Operation,
  publicTools: ReadonlySet<string>,
): Route {
  return {
    path: operation.path,
    // One name for all tools: metrics count them by tool already.
    name: operation.path.startsWith("/api/") ? "/api/tools/{name}" : operation.path,
    methods: operation.method === "GET" ? READ : [operation.method],
    anonymous: publicTools.has(operation.tool),
    handle: (exchange) => callOverRest(deps, operation, exchange),
    refuse: refuseWithProblem,
  };
}

/** A document that is read without credentials. */
function page(path: string, type: string, body: (request: IncomingMessage) => string): Route {
  return {
    path,
    name: "documents",
    methods: READ,
    identify: anybody,
    anyHost: true,
    async handle({ request, response }) {
      response.setHeader("Content-Type", type);
      response.setHeader("Cache-Control", "no-cache");
      response.end(body(request));
    },
    refuse: refuseWithProblem,
  };
}

function docsRoute(path: string): Route {
  return {
    path,
    name: "/docs",
    methods: READ,
    identify: anybody,
    async handle({ request, response, parameters }) {
      const asset = await docsAsset(parameters["file"] ?? "");
      if (!asset) return sendNothingHere(request, response);
      response.setHeader("Content-Type", asset.type);
      response.setHeader("Content-Security-Policy", DOCS_POLICY);
      response.setHeader("X-Content-Type-Options", "nosniff");
      response.end(asset.body);
    },
    refuse: refuseWithProblem,
  };
}

/** Below the API's paths a 404 is worded as a problem too. */
function nothingAt(path: string): Route {
  return {
    path,
    name: "unknown",
    methods: [...READ, "POST", "PUT", "PATCH", "DELETE"],
    exempt: true,
    async handle({ request, response }) {
      sendNothingHere(request, response);
    },
  };
}

function sendNothingHere(request: IncomingMessage, response: ServerResponse): void {
  const detail = `There is nothing at ${pathOf(request)}; /openapi.json lists every address`;
  sendProblem(response, problem(404, "unknown_address", detail));
}
