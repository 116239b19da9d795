import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { WireError } from "./errors.ts";

const compress = promisify(gzip);
/** Smaller answers fit into a packet as they are. */
const WORTH_COMPRESSING = 1400;
/** Live Duffel's limit, shown where requests are not limited at all. */
const DUFFEL_LIMIT = 4000;
const MINUTE_MS = 60_000;
const CORRELATION = /^[\x21-\x7e]{1,128}$/;

/** Names an answer; its errors say the name too. */
export function requestId(): string {
  return `F${randomBytes(14).toString("base64url")}`;
}

/** What every answer carries besides its body. */
export function setHeaders(response: ServerResponse, id: string): void {
  const limit = response.getHeader("X-RateLimit-Limit");
  const remaining = response.getHeader("X-RateLimit-Remaining");
  const seconds = Number(response.getHeader("X-RateLimit-Reset"));
  // The real clock: clients compare it with theirs.
  const reset = seconds > 0 ? seconds * 1000 : nextMinute(Date.now());
  response.setHeader("ratelimit-limit", String(limit ?? DUFFEL_LIMIT));
  response.setHeader("ratelimit-remaining", String(remaining ?? DUFFEL_LIMIT - 1));
  response.setHeader("ratelimit-reset", new Date(reset).toUTCString());
  response.setHeader("x-request-id", id);
  const correlation = response.req.headers["x-client-correlation-id"];
  if (typeof correlation === "string" && CORRELATION.test(correlation)) {
    response.setHeader("x-client-correlation-id", correlation);
  }
}

/** Sends a body, packed where the client unpacks it. */
export async function sendBody(
  response: ServerResponse,
  status: number,
  body: unknown,
): Promise<void> {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Vary", "Accept-Encoding");
  if (text.length < WORTH_COMPRESSING || !takesGzip(response)) {
    response.setHeader("Content-Length", Buffer.byteLength(text));
    response.end(text);
    return;
  }
  const packed = await compress(text, { level: constants.Z_BEST_SPEED });
  response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", packed.byteLength);
  response.end(packed);
}

export async function sendErrors(
  response: ServerResponse,
  status: number,
  id: string,
  errors: readonly WireError[],
): Promise<void> {
  await sendBody(response, status, { errors, meta: { status, request_id: id } });
}

function takesGzip({ req }: ServerResponse): boolean {
  const accepted = String(req.headers["accept-encoding"] ?? "");
  return /(^|[\s,])(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+\s*)?(,|$)/i.test(accepted);
}

function nextMinute(now: number): number {
  return (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
}
