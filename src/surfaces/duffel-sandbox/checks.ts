import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { TravelError } from "../../domain/errors.ts";
import type { Account } from "../../services/duffel-sandbox/deps.ts";
import { isJson } from "../http/server/body.ts";
import { refusal } from "./errors.ts";

const VERSION = "v2";
const KNOWN_VERSIONS = new Set(["v1", "beta"]);

/** The headers that every request must have, whatever its path. */
export function checkHeaders(headers: IncomingHttpHeaders): void {
  const version = headers["duffel-version"];
  if (version === undefined || version === "") {
    throw refusal(
      "missing_version_header",
      `The Duffel-Version header is required. Set it to ${VERSION}.`,
    );
  }
  if (version !== VERSION) {
    const known = typeof version === "string" && KNOWN_VERSIONS.has(version);
    throw known
      ? refusal("unsupported_version", `This version is no longer supported. Use ${VERSION}.`)
      : refusal("invalid_version_header", `There is no such version. Use ${VERSION}.`);
  }
  const { accept } = headers;
  if (accept !== undefined && !/(\*\/\*|application\/(\*|json))/i.test(accept)) {
    throw refusal("unsupported_format", "The API answers with application/json only.");
  }
}

export function checkContentType(headers: IncomingHttpHeaders): void {
  const type = headers["content-type"];
  if (type === undefined || type === "") {
    throw refusal(
      "missing_content_type_header",
      "The Content-Type header is required. Set it to application/json.",
    );
  }
  if (!isJson(type)) {
    throw refusal("invalid_content_type_header", "The Content-Type must be application/json.");
  }
}

/**
 * The account of a call. Where authentication is off, any token will do, and owns what was made
 * with it; the token itself goes no further than here.
 */
export function accountOf(headers: IncomingHttpHeaders, principal: string | undefined): Account {
  if (principal !== undefined) return { owner: `p:${principal}`, principal };
  const { authorization } = headers;
  if (authorization === undefined || authorization === "") {
    throw refusal(
      "missing_authorization_header",
      "The Authorization header is required: 'Bearer <YOUR_ACCESS_TOKEN>'.",
    );
  }
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (token === undefined) {
    throw refusal(
      "invalid_authorization_header",
      "The Authorization header must read 'Bearer <YOUR_ACCESS_TOKEN>'.",
    );
  }
  const digest = createHash("sha256").update(token).digest("base64url");
  return { owner: `t:${digest.slice(0, 22)}` };
}

/** What Duffel has and this sandbox has not. */
const FEATURES: readonly (readonly [prefix: string, name: string])[] = [
  ["/air/partial_offer_requests", "Partial offer requests"],
  ["/identity", "Identity"],
  ["/links", "Links"],
  ["/payments", "Duffel Payments and cards"],
  ["/stays", "Stays"],
  ["/cars", "Cars"],
];

export function unavailable(path: string): TravelError | undefined {
  const feature = FEATURES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return feature && refusal("unavailable_feature", `${feature[1]}: not available in this sandbox.`);
}
