import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { TravelError } from "../../domain/errors.ts";
import { RELAYED_META } from "../../domain/relay.ts";
import { plainLine } from "../../text/plain.ts";
import type { AskOptions } from "../fare-sources.ts";

const CLIENT = { name: "wayfare-pricecheck", version: "1" };
const TOOL = "flight_pricecheck";
/** Far more than any list of prices. */
const MOST_BYTES = 2_000_000;
const LONGEST_REFUSAL = 120;
/** How long a remote server may take to hear that a call or its session is over. */
const FAREWELL_MS = 1000;

/** What a tool of a remote server answered, unchecked. */
export interface RemoteAnswer {
  readonly structured?: unknown;
  readonly texts: readonly string[];
}

/** Calls the price check of a remote MCP server, in a session of its own. */
export async function callRemote(
  url: string,
  question: Readonly<Record<string, unknown>>,
  { signal, withinMs }: AskOptions,
): Promise<RemoteAnswer> {
  const client = new Client(CLIENT, { versionNegotiation: { mode: "auto" } });
  const ended = new AbortController();
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: boundedFetch(MOST_BYTES, ended.signal),
    // A stream that breaks is no reason to try again: the time is short.
    reconnectionOptions: {
      initialReconnectionDelay: 1000,
      maxReconnectionDelay: 1000,
      reconnectionDelayGrowFactor: 1,
      maxRetries: 0,
    },
  });
  try {
    await client.connect(transport, { signal, timeout: withinMs });
    const result = await client.callTool(
      { name: TOOL, arguments: question, _meta: { [RELAYED_META]: true } },
      { signal, timeout: withinMs },
    );
    const texts = result.content.flatMap((part) => (part.type === "text" ? [part.text] : []));
    if (result.isError) throw refused(texts[0] ?? "");
    return { structured: result.structuredContent, texts };
  } catch (error) {
    throw error instanceof TravelError ? error : unreachable(error);
  } finally {
    // The client tells the server of a cancelled call but leaves its request open.
    ended.abort();
    hangUp(client, transport);
  }
}

/** Ends the remote session; the answer does not wait for it. */
function hangUp(client: Client, transport: StreamableHTTPClientTransport): void {
  transport
    .terminateSession()
    .catch(() => {})
    .then(() => client.close())
    .catch(() => {});
}

/**
 * Fetch whose answers end with an error once they are longer than any honest one, or when the call
 * has ended. What is sent after that says goodbye, and has a moment for it.
 */
function boundedFetch(mostBytes: number, ended: AbortSignal): typeof fetch {
  return async (input, init) => {
    const end = ended.aborted ? AbortSignal.timeout(FAREWELL_MS) : ended;
    const signal = init?.signal ? AbortSignal.any([init.signal, end]) : end;
    const response = await fetch(input, { ...init, signal });
    if (!response.body) return response;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) out.error(new Error("The answer is too long"));
        else out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), response);
  };
}

function refused(text: string): TravelError {
  const said = plainLine(text, LONGEST_REFUSAL);
  return new TravelError("unavailable", `refused the question: “${said}”`, {
    reason: "remote_refused",
  });
}

function unreachable(cause: unknown): TravelError {
  const error = new TravelError("unavailable", "could not be asked, or broke off", {
    reason: "remote_failed",
  });
  error.cause = cause;
  return error;
}
