import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Scope } from "../../domain/scopes.ts";
import type { Role } from "../../services/operator/operator.ts";
import type {
  NewOperatorSession,
  OperatorSession,
  OperatorSessions,
} from "../../services/operator/sessions.ts";
import type { Guards, RateLimiter, Refusal } from "../http/admission/guards.ts";
import { rateRefusal } from "../http/rate-limit/answer.ts";

export interface LoginDeps {
  readonly guards: Guards;
  readonly sessions: OperatorSessions;
  /** Counts attempts by address. */
  readonly attempts: RateLimiter;
  /** Id and name of an API key that is good; of a token nothing is known. */
  readonly describeKey: (
    text: string,
  ) => Promise<{ readonly id: string; readonly name: string } | undefined>;
  /** Slows down guessing. */
  readonly pause: () => Promise<unknown>;
}

export const Credentials = z.strictObject({
  ticket: z.string().max(200).optional(),
  key: z.string().trim().max(8_000).optional(),
  /** How the operator of a ticket wants to be called. */
  name: z.string().trim().max(60).optional(),
});

type Credentials = z.output<typeof Credentials>;

export interface Entered {
  readonly session: OperatorSession;
  readonly secret: string;
}

export type Login = Entered | { readonly refusal: Refusal };

/** The same words whatever was wrong, so that guessing tells nothing. */
const NOT_GOOD: Refusal = {
  status: 401,
  headers: {},
  body: { error: "This link or key is not good, or no longer", code: "LOGIN_FAILED" },
};
const UNNAMED = "operator";
const MAX_NAME = 60;
/** Many operators may log in from one address; guesses count as several, to be stopped sooner. */
const FAILURE_COUNTS = 6;

/** Lets an operator in by a one-time ticket, or by a key or token that may operate. */
export function logIn(
  deps: LoginDeps,
  request: IncomingMessage,
  credentials: Credentials,
): Promise<Login> {
  const { key = "", ticket = "" } = credentials;
  return counted(deps, request, () =>
    key !== "" ? byKey(deps, key) : byTicket(deps, ticket, credentials),
  );
}

/** Starts a session for what is found, unless the address has tried too often. */
export async function counted(
  { guards, sessions, attempts, pause }: LoginDeps,
  request: IncomingMessage,
  find: () => Promise<NewOperatorSession | Refusal>,
): Promise<Login> {
  const count = () => attempts.admit(`console login ${guards.clientAddress(request)}`);
  const attempt = await count();
  if (!attempt.allowed) {
    guards.metrics.refusal("rate");
    return { refusal: rateRefusal(attempt) };
  }
  const found = await find();
  if (!("status" in found)) return await sessions.start(found);
  guards.metrics.refusal("auth");
  await Promise.all([pause(), ...Array.from({ length: FAILURE_COUNTS - 1 }, count)]);
  return { refusal: found };
}

async function byTicket(
  { sessions }: LoginDeps,
  ticket: string,
  { name = "" }: Credentials,
): Promise<NewOperatorSession | Refusal> {
  const invited = ticket === "" ? undefined : await sessions.redeem(ticket);
  if (!invited) return NOT_GOOD;
  const clean = (invited.name ?? name).replace(/\p{Cc}/gu, " ").trim();
  const role = invited.role ?? "supervisor";
  return { auth: "ticket", name: clean === "" ? UNNAMED : clean, role };
}

/** A key or an access token; the issuer may have told how its owner is called. */
export async function byKey(
  { guards: { auth }, describeKey }: LoginDeps,
  key: string,
  called?: string,
): Promise<NewOperatorSession | Refusal> {
  if (!auth.configured || !/^[\x21-\x7e]+$/.test(key)) return NOT_GOOD;
  const identity = await auth.identify(key);
  if ("status" in identity) return identity.status === 401 ? NOT_GOOD : identity;
  const { principal } = identity;
  if (principal === undefined) return NOT_GOOD;
  const role = roleOf(identity.scopes);
  if (!role) return auth.insufficientScope("travel:operate");
  const known = await describeKey(key);
  return {
    auth: "key",
    principal,
    role,
    name:
      known?.name ||
      called
        ?.replace(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, MAX_NAME) ||
      nameIn(principal),
    ...(known && { keyId: known.id }),
  };
}

function roleOf(scopes: ReadonlySet<Scope>): Role | undefined {
  if (scopes.has("travel:supervise")) return "supervisor";
  if (scopes.has("travel:operate")) return "agent";
  return scopes.has("travel:observe") ? "read-only" : undefined;
}

/** Principals are `owner:alice`, `key:…` or `https://issuer|alice`. */
function nameIn(principal: string): string {
  return (
    principal
      .split("|")
      .at(-1)
      ?.replace(/^(owner|key):/, "") || UNNAMED
  );
}
