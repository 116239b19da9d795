import type { ServerResponse } from "node:http";
import type { Refusal } from "../http/admission/guards.ts";
import { refuseWithProblem } from "../rest/problem.ts";

/** Browsers load nothing from elsewhere, run nothing inline, and show the page in no frame. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": PAGE_POLICY,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** What every answer of the console says to browsers. */
export function secure(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}

/** Words a refusal as the page reads it. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  secure(response);
  response.setHeader("Cache-Control", "no-store");
  refuseWithProblem(response, refusal);
}

export const NO_SESSION: Refusal = {
  status: 401,
  headers: {},
  body: { error: "Log in first", code: "NO_SESSION" },
};

export const NOT_YOUR_ROLE: Refusal = {
  status: 403,
  headers: {},
  body: { error: "You may look here, not change anything", code: "READ_ONLY_ROLE" },
};

export function forbidden(error: string): Refusal {
  return { status: 403, headers: {}, body: { error, code: "FOREIGN_PAGE" } };
}
