import type { Scope } from "../../../domain/scopes.ts";
import type { Refusal } from "../admission/guards.ts";
import { RETRY_SECONDS } from "../server/answers.ts";

/** What to add to a challenge: where to learn how to get a token, and what it must allow. */
export type ChallengeParameters = Readonly<Record<string, string>>;

/** For a request without credentials: RFC 6750 puts no error code into its challenge. */
export function nothingShown(parameters: ChallengeParameters = {}): Refusal {
  return {
    status: 401,
    headers: { "WWW-Authenticate": challenge(parameters) },
    body: { error: "Authentication required", code: "UNAUTHENTICATED" },
  };
}

/** For credentials that are not valid. Why they are not is kept from the client. */
export function notGood(parameters: ChallengeParameters = {}): Refusal {
  return {
    status: 401,
    headers: { "WWW-Authenticate": challenge({ error: "invalid_token", ...parameters }) },
    body: { error: "The credentials are not valid", code: "UNAUTHENTICATED" },
  };
}

/** For a caller without the scope; names the scopes that a client should ask for. */
export function notAllowed(needed: Scope, parameters: ChallengeParameters = {}): Refusal {
  // A client replaces its token by one with these, so that reading must stay among them.
  const scope = needed === "travel:read" ? needed : `travel:read ${needed}`;
  const header = challenge({ error: "insufficient_scope", scope, ...parameters });
  return {
    status: 403,
    headers: { "WWW-Authenticate": header },
    body: { error: `This needs the scope ${needed}`, code: "INSUFFICIENT_SCOPE", scope: needed },
  };
}

/** For credentials that cannot be checked now: they may be valid, so that this is no 401. */
export function cannotCheck(): Refusal {
  return {
    status: 503,
    headers: { "Retry-After": String(RETRY_SECONDS) },
    body: { error: "Credentials cannot be checked at the moment", code: "AUTH_UNAVAILABLE" },
  };
}

function challenge(parameters: ChallengeParameters): string {
  const all = Object.entries({ realm: "wayfare", ...parameters });
  return `Bearer ${all.map(([name, value]) => `${name}="${quotable(value)}"`).join(", ")}`;
}

/** Hosts come from requests; whatever cannot stand in a quoted string is left out. */
function quotable(value: string): string {
  return value.replace(/[^\x20-\x7e]|["\\]/g, "");
}
