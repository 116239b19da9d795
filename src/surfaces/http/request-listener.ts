import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { TravelError } from "../../domain/errors.ts";
import type { Log } from "../../logging/log.ts";
import { unexpected } from "../../tools/call.ts";
import { errorData } from "../error-data.ts";
import { parseTraceparent } from "../mcp/trace.ts";
import { admit } from "./admission.ts";
import { methodNotAllowed, overloaded, rpcRefusal, sendJson, sendRefusal } from "./answers.ts";
import { allowPages, sendPreflight } from "./cors.ts";
import type { Guards, Identity } from "./guards.ts";
import type { HostCheck } from "./hosts.ts";
import { hasTooManyHeaders } from "./limits.ts";
import type { Route, Routes } from "./routes.ts";
import { pathOf } from "./web.ts";

export interface ListenerDeps {
  readonly guards: Guards;
  readonly log: Log;
  readonly refusedHost: HostCheck;
  readonly routes: Routes;
  /** False when the server is to end. */
  readonly serving: () => boolean;
  /** Told of every request that will be answered by itself, so that closing can wait for it. */
  readonly track: (work: Promise<unknown>) => void;
}

const NOBODY: Identity = { scopes: new Set() };
const RETRY_SECONDS = 5;

/** Takes every request from its arrival to its answer: who may go on, and whereto. */
export function requestListener(deps: ListenerDeps) {
  const { guards, log } = deps;

  return (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now();
    const path = pathOf(request);
    const route = deps.routes(path);
    let answered = () => {};
    let seconds: number | undefined;
    deps.track(
      new Promise<void>((resolve) => {
        answered = resolve;
      }),
    );
    const sinceStart = () => (performance.now() - start) / 1000;
    response.once("close", () => {
      answered();
      record(request, response, route, seconds ?? sinceStart());
    });
    const standing = () => {
      answered();
      // How long a stream stands says nothing about how quick we are.
      seconds = sinceStart();
    };
    serve(request, response, route, standing).catch((error: unknown) => {
      fail(response, error, log, route?.refuse ?? sendRefusal);
    });
  };

  function record(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route | undefined,
    seconds: number,
  ): void {
    const facts = {
      route: route?.name ?? "unknown",
      method: request.method ?? "",
      status: response.statusCode,
    };
    guards.metrics.request({ ...facts, seconds });
    const trace = parseTraceparent(request.headers["traceparent"]);
    log.debug({ ...facts, latencyMs: Math.round(seconds * 10_000) / 10, ...trace }, "request");
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route | undefined,
    standing: () => void,
  ): Promise<void> {
    if (!route?.ownPagesOnly) allowPages(response);
    const refuse = route?.refuse ?? sendRefusal;
    if (hasTooManyHeaders(request)) {
      return refuse(response, rpcRefusal(431, -32000, "Too many headers"));
    }
    const refused = route?.anyHost ? undefined : deps.refusedHost(request);
    if (refused !== undefined) {
      guards.metrics.refusal("host");
      return refuse(response, rpcRefusal(403, -32000, refused));
    }
    if (!route) return sendJson(response, 404, { error: "Not found", code: "NOT_FOUND" });
    const preflight = route.ownPagesOnly ? [] : ["OPTIONS"];
    if (preflight.includes(request.method ?? "")) return sendPreflight(response);
    if (!route.methods.includes(request.method ?? "")) {
      return refuse(response, methodNotAllowed([...route.methods, ...preflight]));
    }
    const exchange = { request, response, standing };
    if (route.exempt) {
      return await route.handle({ ...exchange, identity: NOBODY, client: "" });
    }
    if (!deps.serving()) {
      response.setHeader("Connection", "close");
      return refuse(response, overloaded("The server is shutting down", RETRY_SECONDS));
    }
    const admitted = await admit(guards, request, response, { ...route, refuse });
    if (admitted) await route.handle({ ...exchange, ...admitted });
  }
}

function fail(
  response: ServerResponse,
  error: unknown,
  log: Log,
  refuse: NonNullable<Route["refuse"]>,
): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    log.warn({ err: error }, "an answer broke off");
    response.destroy();
    return;
  }
  if (error instanceof TravelError && error.retryable) {
    log.warn({ err: error }, "storage unavailable");
    refuse(response, overloaded(error.message, RETRY_SECONDS, errorData(error)));
    return;
  }
  const reference = randomUUID();
  log.error({ operationId: reference, err: error }, "request failed");
  refuse(response, rpcRefusal(500, -32603, unexpected(reference).message));
}
