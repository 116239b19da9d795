import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Account } from "../../services/duffel-sandbox/deps.ts";
import { refusal } from "./refusal.ts";

/**
 * Whose call it is. Where nobody is asked who they are, any token will do, and names what was made
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
