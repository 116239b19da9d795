import type { IncomingMessage, ServerResponse } from "node:http";
import { TravelError } from "../../domain/errors.ts";
import type { DuffelSandbox } from "../../services/duffel-sandbox/sandbox.ts";
import type { Gate, Passage } from "../../tools/gate.ts";
import type { Refusal } from "../http/admission/guards.ts";
import { readBody } from "../http/server/body.ts";
import { type Exchange, type Route, router } from "../http/server/router.ts";
import { pathOf } from "../http/server/web.ts";
import { accountOf, checkContentType, checkHeaders, unavailable } from "./checks.ts";
import type { Answer, Endpoint } from "./endpoint.ts";
import { refusal, wireError, wireErrors } from "./errors.ts";
import { BATCHES, OFFER_REQUESTS } from "./resources/offer-requests.ts";
import { OFFERS, SEAT_MAPS } from "./resources/offers.ts";
import { ORDERS, PAYMENTS } from "./resources/orders.ts";
import { PLACES, REFERENCE } from "./resources/reference.ts";
import { AIRLINE_CHANGES, CANCELLATIONS, CHANGES, CREDITS } from "./resources/servicing.ts";
import { WEBHOOKS } from "./resources/webhooks.ts";
import { requestId, sendBody, sendErrors, setHeaders } from "./send.ts";
import { dataOf } from "./validate.ts";
import type { Writer } from "./wire/writer.ts";

export interface SandboxParts {
  readonly sandbox: DuffelSandbox;
  readonly write: Writer;
}

export interface SandboxOptions {
  /** Asked with every call; the first one may take a moment. */
  readonly open: () => Promise<SandboxParts>;
  readonly maxBodyBytes: number;
  /** Stands in front of every address. */
  readonly gate?: Gate | undefined;
}

export const MOUNT = "/duffel";
const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];
/** The official client drops the last part of a base path without a slash, and asks at the root. */
const PATHS = [`${MOUNT}/{path*}`, "/air/{path*}", "/places/{path*}"];
const OWN_PATH = new RegExp(`^${MOUNT}(?=/)`);

/** Everything that the sandbox answers, what is asked most first. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...OFFER_REQUESTS,
  ...OFFERS,
  ...ORDERS,
  ...SEAT_MAPS,
  ...PAYMENTS,
  ...CANCELLATIONS,
  ...CHANGES,
  ...AIRLINE_CHANGES,
  ...CREDITS,
  ...BATCHES,
  ...PLACES,
  ...REFERENCE,
  ...WEBHOOKS,
];

/** A method stands before its path, so that one router tells them apart. */
const find = router(
  ENDPOINTS.map((endpoint) => ({ endpoint, path: `/${endpoint.method}${endpoint.path}` })),
);

/** The world through Duffel's wire, under its own path. */
export function sandboxRoutes({ open, maxBodyBytes, gate }: SandboxOptions): readonly Route[] {
  const route: Omit<Route, "path"> = {
    name: MOUNT,
    methods: METHODS,
    refuse,
    async handle(exchange) {
      const { response } = exchange;
      const id = requestId();
      setHeaders(response, id);
      try {
        const { status, ...body } = await answer(exchange);
        await sendBody(response, status, body);
      } catch (error) {
        const known = error instanceof TravelError ? wireErrors(error) : undefined;
        if (!known) throw error;
        await sendErrors(response, known.status, id, known.errors);
      }
    },
  };

  async function answer({ request, identity }: Exchange): Promise<Answer> {
    const account = accountOf(request.headers, identity.principal);
    checkHeaders(request.headers);
    const path = pathOf(request).replace(OWN_PATH, "");
    const match = find(`/${request.method}/${path.split("/").filter(Boolean).join("/")}`);
    if (!match) throw unavailable(path) ?? refusal("not_found", `There is nothing at ${path}.`);
    const { value, parameters } = match;
    const { endpoint } = value;
    if (!identity.scopes.has(endpoint.scope)) {
      throw refusal("insufficient_permissions", `This token lacks the scope ${endpoint.scope}.`);
    }
    const text = endpoint.method === "GET" ? "" : await readText(request, maxBodyBytes);
    if (text !== "") checkContentType(request.headers);
    const { sandbox, write } = await open();
    const query = new URL(request.url ?? "/", "http://localhost").searchParams;
    const data = text === "" ? {} : dataOf(text);
    const id = parameters["id"] ?? "";
    const handle = () =>
      endpoint.handle({ sandbox: sandbox.of(account), write, parameters, id, query, data });
    if (!gate) return handle();
    const passage: Passage = {
      name: `${endpoint.method} ${endpoint.path}`,
      effect: endpoint.scope === "travel:read" ? "read" : "update",
      arguments: { ...parameters, ...Object.fromEntries(query), ...data },
    };
    return await gate(passage, handle);
  }

  return PATHS.map((path) => ({ ...route, path }));
}

async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const body = await readBody(request, maxBytes);
  if (!body) throw refusal("request_too_large", `The body must not exceed ${maxBytes} bytes.`);
  return body.toString("utf8");
}

/** What the server refuses before it comes to us, in the words that Duffel's clients read. */
function refuse(response: ServerResponse, { status, headers }: Refusal): void {
  const id = requestId();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  setHeaders(response, id);
  const { authorization } = response.req.headers;
  const [code, message] = worded(status, authorization !== undefined);
  void sendErrors(response, status, id, [wireError(code, message)]);
}

function worded(status: number, hasToken: boolean): readonly [code: string, message: string] {
  switch (status) {
    case 401:
      return hasToken
        ? ["access_token_not_found", "The access token is not known, or is not valid any more."]
        : ["missing_authorization_header", "The Authorization header is required."];
    case 403:
      return ["insufficient_permissions", "This request is not allowed here."];
    case 405:
      return ["not_found", "There is nothing at this address for this method."];
    case 429:
      return ["rate_limit_exceeded", "Too many requests. Wait until the time in ratelimit-reset."];
    case 503:
      return ["service_unavailable", "The sandbox cannot answer at the moment. Try again."];
    case 500:
      return ["internal_server_error", "Something went wrong on our side."];
    default:
      return ["bad_request", "The request cannot be served."];
  }
}
