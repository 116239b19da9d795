import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { TravelError } from "../../domain/errors.ts";
import type { Gym } from "../../gym/gym.ts";
import { lazily } from "../../memory/lazily.ts";
import type { Identity, Refusal } from "../http/admission/guards.ts";
import { sendJson } from "../http/server/answers.ts";
import { readJson } from "../http/server/body.ts";
import type { Exchange, Route } from "../http/server/router.ts";
import { queryOf } from "../http/server/web.ts";
import { problemOf, refuseWithProblem, sendProblem } from "../rest/problem.ts";
import { gymOpenApi } from "./openapi.ts";
import { type GymOperation, OPERATIONS } from "./operations.ts";

export interface GymRoutesDeps {
  readonly gym: Gym;
  /** The harness's credential. Agents of the same machine must not have it. */
  readonly token: string;
  readonly version: string;
  readonly maxBodyBytes: number;
  readonly originOf: (request: IncomingMessage) => string;
}

const HARNESS: Identity = { scopes: new Set() };

/** The harness's plane: the gym's controls, for a caller with its token alone. */
export function gymRoutes(deps: GymRoutesDeps): readonly Route[] {
  const identify = ({ headers }: IncomingMessage): Identity | Refusal => {
    const [, shown = ""] = /^Bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
    return isSame(shown, deps.token) ? HARNESS : notTheHarness();
  };
  const paths = [...new Set(OPERATIONS.map(({ path }) => path))];
  const document = lazily(() => JSON.stringify(gymOpenApi(deps.version)));
  return [
    {
      path: "/gym/openapi.json",
      name: "documents",
      methods: ["GET", "HEAD"],
      identify,
      refuse: refuseWithProblem,
      async handle({ response }) {
        response.setHeader("Content-Type", "application/json");
        response.end(document());
      },
    },
    ...paths.map((path): Route => {
      const operations = OPERATIONS.filter((operation) => operation.path === path);
      return {
        path,
        methods: operations.map(({ method }) => method),
        identify,
        refuse: refuseWithProblem,
        async handle(exchange) {
          const { method } = exchange.request;
          const operation = operations.find((candidate) => candidate.method === method);
          if (operation) await answer(deps, operation, exchange);
        },
      };
    }),
  ];
}

async function answer(
  { gym, maxBodyBytes, originOf }: GymRoutesDeps,
  operation: GymOperation,
  { request, response, parameters }: Exchange,
): Promise<void> {
  try {
    const hasBody = operation.body && Number(request.headers["content-length"] ?? 1) > 0;
    const body = hasBody ? await readJson(request, maxBodyBytes) : { value: undefined };
    if ("refusal" in body) return refuseWithProblem(response, body.refusal);
    const asked = {
      id: parameters["world"] ?? "",
      query: queryOf(request),
      origin: originOf(request),
    };
    sendJson(response, operation.status, await operation.run(gym, asked, body.value));
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    sendProblem(response, problemOf(error));
  }
}

/** Compares digests, so that the time it takes says nothing about the token. */
function isSame(shown: string, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(shown), digest(token));
}

function notTheHarness(): Refusal {
  return {
    status: 401,
    headers: { "WWW-Authenticate": 'Bearer realm="gym"' },
    body: {
      error: "The gym's token is needed: Authorization: Bearer <GYM_TOKEN>",
      code: "GYM_TOKEN_NEEDED",
    },
  };
}
