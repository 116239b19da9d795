import type { ServerContext } from "@modelcontextprotocol/server";
import type { Trace } from "../../tools/call.ts";

/** Version 00 of the W3C format; later versions may add fields at the end. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The trace that a request belongs to: what it says of itself counts before its headers. */
export function traceOf({ mcpReq, http }: ServerContext): Trace | undefined {
  return traceFrom(mcpReq._meta, http?.req);
}

export function traceFrom(
  meta: Readonly<Record<string, unknown>> | undefined,
  request: Request | undefined,
): Trace | undefined {
  return (
    parseTraceparent(meta?.["traceparent"]) ??
    parseTraceparent(request?.headers.get("traceparent") ?? "")
  );
}

export function parseTraceparent(text: unknown): Trace | undefined {
  const match = typeof text === "string" ? TRACEPARENT.exec(text.trim()) : null;
  const [, version, traceId, spanId, flags = "", rest] = match ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined) return undefined;
  if (version === "ff" || (version === "00" && rest !== undefined)) return undefined;
  // All zeroes mean "none".
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined;
  return { traceId, spanId, sampled: Number.parseInt(flags, 16) % 2 === 1 };
}
