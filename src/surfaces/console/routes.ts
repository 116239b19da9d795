import type { IncomingMessage } from "node:http";
import { TravelError } from "../../domain/errors.ts";
import type { OperatorDesk } from "../../services/operator/desk.ts";
import {
  LONGEST_MS,
  type OperatorSession,
  type OperatorSessions,
} from "../../services/operator/sessions.ts";
import type { Desk } from "../desk.ts";
import type { Guards, Identity, Refusal } from "../http/admission/guards.ts";
import { sendJson } from "../http/server/answers.ts";
import { readJson } from "../http/server/body.ts";
import type { Exchange } from "../http/server/exchange.ts";
import type { Route, Routes } from "../http/server/routes.ts";
import { goneSignal, pathOf, queryOf } from "../http/server/web.ts";
import { problem, problemOf, sendProblem } from "../rest/problem.ts";
import { bodyOf } from "./bodies.ts";
import { cookieFor, noCookie, secretOf } from "./cookie.ts";
import { aboutOperator, type Endpoint, endpoints } from "./endpoints.ts";
import { secure } from "./headers.ts";
import { Credentials, type LoginDeps, logIn } from "./login.ts";
import { foreignPage } from "./own-page.ts";
import type { PageFiles } from "./page-files.ts";
import { pageRoute } from "./page-route.ts";
import { forbidden, NO_SESSION, refuse } from "./refuse.ts";
import type { Streams } from "./streams.ts";

export interface ConsoleDeps<S> extends Omit<LoginDeps, "guards" | "sessions"> {
  readonly desk: Desk<S>;
  readonly guards: Guards;
  readonly operators: OperatorDesk;
  readonly sessions: OperatorSessions;
  readonly streams: Streams;
  readonly files: PageFiles;
  readonly maxBodyBytes: number;
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
}

const BASE = "/console/api";
const NOBODY: Identity = { scopes: new Set() };

/** The operators' page, and the API behind it. */
export function consoleRoutes<S>(deps: ConsoleDeps<S>): Routes {
  const { desk, guards, sessions, streams, originOf, maxBodyBytes } = deps;
  const found = new WeakMap<IncomingMessage, OperatorSession>();

  /** By the cookie alone: keys and tokens of other clients open nothing here. */
  async function identify(request: IncomingMessage): Promise<Identity | Refusal> {
    const secret = secretOf(request);
    const session = secret === undefined ? undefined : await sessions.find(secret);
    if (!session) return NO_SESSION;
    found.set(request, session);
    return { principal: `console ${session.id}`, scopes: new Set(["travel:operate"]) };
  }

  function route(
    /** How metrics call it: one name for most, since there may be few of them. */
    name: "" | "/login" | "/events",
    method: Endpoint["method"],
    answer: (exchange: Exchange, body: unknown) => Promise<void>,
    who: Route["identify"] = identify,
  ): Route {
    return {
      name: `${BASE}${name}`,
      methods: [method],
      ownPagesOnly: true,
      ...(who && { identify: who }),
      refuse,
      async handle(exchange) {
        const { request, response } = exchange;
        secure(response);
        response.setHeader("Cache-Control", "no-store");
        const foreign = method === "POST" ? foreignPage(request, originOf(request)) : undefined;
        if (foreign !== undefined) {
          guards.metrics.refusal("host");
          return refuse(response, forbidden(foreign));
        }
        const body = method === "POST" ? await readJson(request, maxBodyBytes) : undefined;
        if (body && "refusal" in body) return refuse(response, body.refusal);
        try {
          await answer(exchange, body?.value);
        } catch (error) {
          if (!(error instanceof TravelError)) throw error;
          sendProblem(response, problemOf(error));
        }
      },
    };
  }

  function ofSession({ request }: Exchange): OperatorSession {
    const session = found.get(request);
    if (!session) throw new Error("A request was let in without a session");
    return session;
  }

  async function endOf(session: OperatorSession): Promise<void> {
    await sessions.end(session);
    streams.end(session.id);
  }

  function endpointRoute(endpoint: Endpoint): Route {
    const pattern = patternOf(endpoint);
    return route("", endpoint.method, async (exchange, body) => {
      const { request, response } = exchange;
      const named = decoded(pattern.exec(pathOf(request))?.[1] ?? "");
      const answer = await endpoint.answer({
        operator: ofSession(exchange),
        named,
        query: queryOf(request),
        body,
        signal: goneSignal(response),
      });
      sendJson(response, 200, answer);
    });
  }

  const login = route(
    "/login",
    "POST",
    async ({ request, response }, body) => {
      const credentials = bodyOf(Credentials, body);
      const login = await logIn(deps, request, credentials);
      if ("refusal" in login) return refuse(response, login.refusal);
      const secret = secretOf(request);
      const before = secret === undefined ? undefined : await sessions.find(secret);
      if (before) await endOf(before);
      desk.log.info(
        { operator: login.session.name, auth: login.session.auth },
        "operator logged in",
      );
      const cookie = cookieFor(login.secret, LONGEST_MS, originOf(request));
      sendJson(response, 200, aboutOperator(desk, login.session), { "Set-Cookie": cookie });
    },
    async () => NOBODY,
  );

  const logout = route("", "POST", async (exchange) => {
    await endOf(ofSession(exchange));
    const cookie = noCookie(originOf(exchange.request));
    sendJson(exchange.response, 200, {}, { "Set-Cookie": cookie });
  });

  const events = route("/events", "GET", (exchange) => streams.open(ofSession(exchange), exchange));

  const fixed = new Map([
    [`${BASE}/login`, login],
    [`${BASE}/logout`, logout],
    [`${BASE}/events`, events],
  ]);
  const patterned = endpoints({ ...deps, metrics: guards.metrics }).map(
    (endpoint) => [patternOf(endpoint), endpointRoute(endpoint)] as const,
  );
  const page = pageRoute(deps.files);
  const nothing: Route = {
    ...route("", "GET", async ({ response }) =>
      sendProblem(response, problem(404, "unknown_address", "There is nothing at this address")),
    ),
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  };

  return (path) => {
    if (path !== "/console" && !path.startsWith("/console/")) return undefined;
    if (path !== BASE && !path.startsWith(`${BASE}/`)) return page;
    return fixed.get(path) ?? patterned.find(([pattern]) => pattern.test(path))?.[1] ?? nothing;
  };
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${BASE}${path.replace(/\{\w+\}/, "([^/]+)")}$`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
