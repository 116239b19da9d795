import type { IncomingMessage } from "node:http";
import { TravelError } from "../../domain/errors.ts";
import type { OperatorDesk } from "../../services/operator/desk.ts";
import {
  LONGEST_MS,
  type OperatorSession,
  type OperatorSessions,
} from "../../services/operator/sessions.ts";
import type { App } from "../app.ts";
import type { Guards, Identity, Refusal } from "../http/admission/guards.ts";
import { sendJson } from "../http/server/answers.ts";
import { readJson } from "../http/server/body.ts";
import type { Exchange, Route } from "../http/server/router.ts";
import { goneSignal, queryOf } from "../http/server/web.ts";
import { problem, problemOf, sendProblem } from "../rest/problem.ts";
import { Paper } from "../traveller/paper.ts";
import type { PrintPdf } from "../traveller/pdf.ts";
import { cookieFor, foreignPage, noCookie, secretOf } from "./access.ts";
import { forbidden, NO_SESSION, NOT_YOUR_ROLE, refuse, secure } from "./answers.ts";
import { bodyOf } from "./bodies.ts";
import { Download } from "./download.ts";
import { type Asked, aboutOperator, operatorEndpoints, type Runs } from "./endpoints.ts";
import { Credentials, type Entered, type LoginDeps, logIn } from "./login.ts";
import { FAILED, type OAuthLogin, sendTo } from "./oauth-login.ts";
import { type PageFiles, pageRoutes } from "./page.ts";
import type { Streams } from "./streams.ts";

export interface ConsoleDeps extends LoginDeps {
  readonly app: App;
  readonly guards: Guards;
  readonly operators: OperatorDesk;
  readonly runs?: Runs | undefined;
  /** Absent where the server cannot print. */
  readonly print?: PrintPdf | undefined;
  readonly sessions: OperatorSessions;
  readonly streams: Streams;
  readonly files: PageFiles;
  /** Absent where operators cannot log in at an issuer. */
  readonly oauth?: OAuthLogin;
  readonly maxBodyBytes: number;
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
}

/** A logged-in operator. */
interface OperatorIdentity extends Identity {
  readonly session: OperatorSession;
}

interface ApiRoute<Who extends Identity> {
  readonly path: string;
  /** How metrics call it: one name for most, since there may be few of them. */
  readonly name?: string;
  readonly method: "GET" | "POST";
  readonly identify: (request: IncomingMessage) => Promise<Who | Refusal>;
  readonly answer: (exchange: Exchange<Who>, body: unknown) => Promise<void>;
}

const BASE = "/console/api";
const NOBODY: Identity = { scopes: new Set() };

/** The operators' page, and the API behind it. */
export function consoleRoutes(deps: ConsoleDeps): readonly Route[] {
  const { app, guards, operators, sessions, streams, originOf, maxBodyBytes } = deps;

  /** By the cookie alone: keys and tokens of other clients open nothing here. */
  async function identify(request: IncomingMessage): Promise<OperatorIdentity | Refusal> {
    const secret = secretOf(request);
    const session = secret === undefined ? undefined : await sessions.find(secret);
    if (!session) return NO_SESSION;
    return { session, principal: `console ${session.id}`, scopes: new Set(["travel:operate"]) };
  }

  function route<Who extends Identity>(options: ApiRoute<Who>): Route<Who> {
    const { path, name = "", method, identify, answer } = options;
    return {
      path: `${BASE}${path}`,
      name: `${BASE}${name}`,
      methods: [method],
      ownPagesOnly: true,
      identify,
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

  function endpoint(
    method: "GET" | "POST",
    path: string,
    answer: (asked: Asked) => unknown,
  ): Route<OperatorIdentity> {
    return route({
      path,
      method,
      identify,
      async answer({ request, response, parameters, identity }, body) {
        // Tools are judged one by one: those that only read are for all. So are views of one's own.
        const works = method === "POST" && !path.startsWith("/tools/") && path !== "/views/save";
        if (works && identity.session.role === "read-only") {
          return refuse(response, NOT_YOUR_ROLE);
        }
        const answered = await answer({
          operator: identity.session,
          id: parameters["id"] ?? "",
          query: queryOf(request),
          body,
          signal: goneSignal(response),
        });
        if (answered instanceof Download) await answered.sendTo(response);
        else if (answered instanceof Paper) answered.sendTo(response);
        else sendJson(response, 200, answered);
      },
    });
  }

  async function endSession(session: OperatorSession): Promise<void> {
    await sessions.end(session);
    streams.end(session.id);
  }

  const login = route({
    path: "/login",
    name: "/login",
    method: "POST",
    identify: async () => NOBODY,
    async answer({ request, response }, body) {
      const credentials = bodyOf(Credentials, body);
      const login = await logIn(deps, request, credentials);
      if ("refusal" in login) return refuse(response, login.refusal);
      const cookie = await enter(request, login);
      sendJson(response, 200, aboutOperator(deps, login.session), { "Set-Cookie": cookie });
    },
  });

  /** Lets a browser in that came with something good; its session before ends. */
  async function enter(request: IncomingMessage, { session, secret: own }: Entered) {
    const secret = secretOf(request);
    const before = secret === undefined ? undefined : await sessions.find(secret);
    if (before) await endSession(before);
    app.log.info({ operator: session.name, auth: session.auth }, "operator logged in");
    await operators.signIn(session);
    return cookieFor(own, LONGEST_MS, originOf(request));
  }

  const ways = route({
    path: "/login/ways",
    method: "GET",
    identify: async () => NOBODY,
    async answer({ response }) {
      sendJson(response, 200, { oauth: deps.oauth !== undefined });
    },
  });

  const { oauth } = deps;
  const atIssuer = oauth
    ? [
        route({
          path: "/login/oauth",
          name: "/login",
          method: "GET",
          identify: async () => NOBODY,
          answer: ({ request, response }) => oauth.begin(request, response),
        }),
        route({
          path: "/login/callback",
          name: "/login",
          method: "GET",
          identify: async () => NOBODY,
          async answer({ request, response }) {
            const login = await oauth.finish(request);
            if (!login || "refusal" in login) return sendTo(response, FAILED);
            sendTo(response, "/console/", await enter(request, login));
          },
        }),
      ]
    : [];

  const logout = route({
    path: "/logout",
    method: "POST",
    identify,
    async answer({ request, response, identity }) {
      await endSession(identity.session);
      sendJson(response, 200, {}, { "Set-Cookie": noCookie(originOf(request)) });
    },
  });

  const events = route({
    path: "/events",
    name: "/events",
    method: "GET",
    identify,
    answer: (exchange) => streams.open(exchange.identity.session, exchange),
  });

  const nothingAt = (path: string): Route<OperatorIdentity> => ({
    ...route({
      path,
      method: "GET",
      identify,
      async answer({ response }) {
        sendProblem(response, problem(404, "unknown_address", "There is nothing at this address"));
      },
    }),
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  });

  return [
    login,
    ways,
    ...atIssuer,
    logout,
    events,
    ...operatorEndpoints(deps, {
      get: (path, answer) => endpoint("GET", path, answer),
      post: (path, answer) => endpoint("POST", path, answer),
    }),
    nothingAt(""),
    nothingAt("/{rest*}"),
    ...pageRoutes(deps.files),
  ];
}
