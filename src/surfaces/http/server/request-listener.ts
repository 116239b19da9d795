import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { TravelError } from "../../../domain/errors.ts";
import type { Log } from "../../../logging/log.ts";
import { type Telemetry, traceFields } from "../../../logging/telemetry.ts";
import { andThen, type MaybePromise } from "../../../memory/maybe-promise.ts";
import { unexpected } from "../../../tools/call.ts";
import { errorData } from "../../error-data.ts";
import type { InFlight } from "../../mcp/in-flight.ts";
import { parseTraceparent } from "../../mcp/trace.ts";
import { admit } from "../admission/admission.ts";
import type { Guards, Identity } from "../admission/guards.ts";
import { methodNotAllowed, overloaded, rpcRefusal, sendJson, sendRefusal } from "./answers.ts";
import { FOR_PAGES, sendPreflight } from "./cors.ts";
import type { HostCheck } from "./hosts.ts";
import { hasTooManyHeaders, hasTwoHosts } from "./node-server.ts";
import type { Reply } from "./reply.ts";
import type { Match, Route, Router } from "./router.ts";
import { pathOf } from "./web.ts";

export interface ListenerDeps {
  readonly guards: Guards;
  readonly log: Log;
  readonly telemetry?: Telemetry | undefined;
  readonly refusedHost: HostCheck;
  readonly find: Router<Route>;
  /** False once the server is shutting down. */
  readonly serving: () => boolean;
  /** Every request that will be answered by itself, so that closing can wait for it. */
  readonly exchanges: InFlight;
}

const NOBODY: Identity = { scopes: new Set() };

/** Takes every request from its arrival to its route's answer, past the checks that come first. */
export function requestListener(deps: ListenerDeps) {
  const { guards, log, telemetry, exchanges } = deps;

  return (request: IncomingMessage, response: Reply): void => {
    const start = performance.now();
    const match = deps.find(pathOf(request));
    const route = match?.value;
    let seconds: number | undefined;
    const markStream = () => {
      if (seconds !== undefined) return;
      // How long a stream stays open says nothing about how quick the server is.
      seconds = (performance.now() - start) / 1000;
      exchanges.leave();
    };
    exchanges.enter();
    const measured = telemetry?.request(request.headers);
    // Whatever the request leads to belongs to its own span, not beside it.
    if (measured) request.headers["traceparent"] = measured.traceparent;
    response.on("close", () => {
      markStream();
      const facts = factsOf(request, response, route);
      measured?.end(facts);
      record(request, facts, seconds ?? 0);
    });
    const failed = (error: unknown) => fail(response, error, log, route?.refuse ?? sendRefusal);
    try {
      const serving = serve(request, response, match, markStream);
      if (serving instanceof Promise) serving.catch(failed);
    } catch (error) {
      failed(error);
    }
  };

  function record(request: IncomingMessage, facts: RequestFacts, seconds: number): void {
    const { route, method, status } = facts;
    guards.metrics.request({ route, method, status, seconds });
    if (log.debugging === false) return;
    const trace = traceFields(parseTraceparent(request.headers["traceparent"]));
    log.debug({ ...facts, latencyMs: Math.round(seconds * 10_000) / 10, ...trace }, "request");
  }

  function serve(
    request: IncomingMessage,
    response: Reply,
    match: Match<Route> | undefined,
    markStream: () => void,
  ): MaybePromise<void> {
    const route = match?.value;
    const refuse = route?.refuse ?? sendRefusal;
    const refused = route?.anyHost ? undefined : deps.refusedHost(request);
    // A page that is refused gets no permission to read that it was.
    if (!route?.ownPagesOnly && refused === undefined) response.addHeaders(FOR_PAGES);
    if (hasTooManyHeaders(request)) {
      return refuse(response, rpcRefusal(431, -32000, "Too many headers"));
    }
    if (hasTwoHosts(request)) {
      return refuse(response, rpcRefusal(400, -32000, "More than one Host header"));
    }
    if (refused !== undefined) {
      guards.metrics.refusal("host");
      return refuse(response, rpcRefusal(403, -32000, refused));
    }
    if (!match || !route) return sendJson(response, 404, { error: "Not found", code: "NOT_FOUND" });
    const { parameters } = match;
    const { method = "" } = request;
    if (method === "OPTIONS" && !route.ownPagesOnly) return sendPreflight(response);
    if (!route.methods.includes(method)) {
      const preflight = route.ownPagesOnly ? [] : ["OPTIONS"];
      return refuse(response, methodNotAllowed([...route.methods, ...preflight]));
    }
    if (route.exempt) {
      return route.handle({
        request,
        response,
        parameters,
        markStream,
        identity: NOBODY,
        client: "",
      });
    }
    if (!deps.serving()) {
      response.setHeader("Connection", "close");
      const data = { reason: "shutting_down", retryable: true };
      return refuse(response, overloaded("The server is shutting down", data));
    }
    return andThen(admit(guards, request, response, route), (admitted) => {
      if (!admitted) return;
      const { identity, client } = admitted;
      return route.handle({ request, response, parameters, markStream, identity, client });
    });
  }
}

interface RequestFacts {
  readonly route: string;
  readonly method: string;
  readonly status: number;
}

function factsOf(
  { method = "" }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  route: Route | undefined,
): RequestFacts {
  return { route: route?.name ?? route?.path ?? "unknown", method, status };
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
    refuse(response, overloaded(error.message, errorData(error)));
    return;
  }
  const reference = randomUUID();
  log.error({ operationId: reference, err: error }, "request failed");
  refuse(response, rpcRefusal(500, -32603, unexpected(reference).message));
}
