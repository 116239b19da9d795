import { randomUUID } from "node:crypto";
import { ProtocolError, type ServerContext } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Log } from "../../logging/log.ts";
import { unexpected } from "../../tools/call.ts";
import type { Desk } from "../desk.ts";
import type { Connection, Era } from "./connection.ts";
import { rpcError } from "./errors.ts";

/** What reading a resource, filling in a prompt or completing a word gets. */
export interface ReadContext<Services> {
  readonly services: Services;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: number;
}

export async function readContext<S>(
  desk: Desk<S>,
  connection: Connection,
  request: ServerContext,
): Promise<ReadContext<S>> {
  return {
    services: await desk.services(),
    caller: connection.callerOf(request),
    signal: request.mcpReq.signal,
    now: desk.clock(),
  };
}

/** Keeps what an unexpected exception says out of the answer: the SDK would send it. */
export async function guard<T>(
  desk: { readonly log: Log },
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
    desk.log.error({ operationId: reference, what: shortened(what), err: error }, "request failed");
    throw rpcError(unexpected(reference), era);
  }
}

/** A session id in a URI would open the session to whoever reads the log. */
function shortened(what: string): string {
  return what.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, "$1…");
}
