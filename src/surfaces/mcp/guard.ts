import { randomUUID } from "node:crypto";
import { ProtocolError, type ServerContext } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Log } from "../../logging/log.ts";
import { unexpected } from "../../tools/call.ts";
import type { Connection, Era } from "./connection.ts";
import { rpcError } from "./errors.ts";

/** What reading a resource, filling in a prompt or completing a word gets. */
export interface ReadContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export function readContext(connection: Connection, request: ServerContext): ReadContext {
  return { caller: connection.callerOf(request), signal: request.mcpReq.signal };
}

/** Keeps what an unexpected exception says out of the answer: the SDK would send it. */
export async function guard<T>(
  { log }: { readonly log: Log },
  era: Era,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    if (error instanceof TravelError) throw rpcError(error, era);
    const reference = randomUUID();
    log.error({ operationId: reference, what: shortened(what), err: error }, "request failed");
    throw rpcError(unexpected(reference), era);
  }
}

/** A session's whole id would let every reader of the log into the session. */
function shortened(what: string): string {
  return what.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, "$1…");
}
