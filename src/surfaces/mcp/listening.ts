import { ProtocolError } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { isRecord } from "../../tools/json.ts";
import type { App } from "../app.ts";
import { requireSubscribable } from "./subscriptions.ts";

/**
 * The error for a 2026 client that would listen to a resource that does not exist. The SDK takes any
 * URI, so this comes before it; what is malformed is left to the SDK.
 */
export async function refuseListening(
  app: App,
  { id, params }: Readonly<Record<string, unknown>>,
  caller: Caller,
): Promise<unknown> {
  const uris = resourcesIn(params);
  if (!uris) return undefined;
  const { signal } = new AbortController();
  try {
    for (const uri of new Set(uris)) {
      if (typeof uri !== "string") return undefined;
      await requireSubscribable(app, "modern", uri, { caller, signal });
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const { code, message, data } = error;
    return { jsonrpc: "2.0", id, error: { code, message, data } };
  }
}

/** What a 2026 client would hear of; undefined where it listens to no resource. */
export function resourcesIn(params: unknown): readonly unknown[] | undefined {
  const filter = isRecord(params) ? params["notifications"] : undefined;
  const uris = isRecord(filter) ? filter["resourceSubscriptions"] : undefined;
  return Array.isArray(uris) && uris.length > 0 ? uris : undefined;
}
