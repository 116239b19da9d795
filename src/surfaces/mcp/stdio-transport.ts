import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  parseJSONRPCMessage,
  type RequestId,
  STDIO_DEFAULT_MAX_BUFFER_SIZE,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { isRecord } from "../../tools/json.ts";

/** A stdio wire that knows which requests still wait for their answer. */
export interface StdioTransport extends Transport {
  /** Resolves when the client has nothing more to say: end of input, or a broken pipe. */
  readonly ended: Promise<void>;
  /** Resolves when every request read so far has been answered or cancelled. */
  readonly answered: () => Promise<void>;
}

/** Gives the error for a subscription that the SDK would take although nothing can be heard of it. */
type RefuseListening = (request: JSONRPCRequest) => Promise<unknown>;

const LISTEN = "subscriptions/listen";
const NEWLINE = 10;

/** Bytes cut into lines. What came in pieces is put together once, when its line ends. */
function lineBuffer() {
  let pieces: Buffer[] = [];
  let size = 0;
  return {
    append(chunk: Buffer): readonly string[] {
      const found: string[] = [];
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        found.push(Buffer.concat([...pieces, chunk.subarray(from, end)]).toString("utf8"));
        pieces = [];
        size = 0;
        from = end + 1;
      }
      if (from < chunk.length) {
        pieces.push(chunk.subarray(from));
        size += chunk.length - from;
      }
      return found;
    },
    bytes: () => size,
    clear() {
      pieces = [];
      size = 0;
    },
  };
}

/**
 * The SDK's own transport closes at the end of input and drops the calls in flight. A booking that
 * is under way deserves its answer, so this one reports the end and is closed by its caller.
 */
export function stdioTransport(
  stdin: Readable,
  stdout: Writable,
  refuseListening: RefuseListening = async () => undefined,
): StdioTransport {
  const lines = lineBuffer();
  const pending = new Set<RequestId>();
  const waiting: (() => void)[] = [];
  let closed = false;
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const transport: StdioTransport = {
    ended,

    async start() {
      stdin.on("data", onData);
      stdin.on("end", finish);
      stdin.on("close", finish);
      stdin.on("error", onError);
      stdout.on("error", onBroken);
    },

    async send(message) {
      if (closed) throw new Error("The connection is closed");
      await write(message);
      if ("id" in message && !("method" in message)) forget(message.id);
    },

    async close() {
      if (closed) return;
      closed = true;
      stdin.off("data", onData);
      stdin.pause();
      lines.clear();
      pending.clear();
      release();
      finish();
      // The listener on stdout's errors stays: a late EPIPE must not become an uncaught exception.
      transport.onclose?.();
    },

    async answered() {
      if (pending.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };

  function onData(chunk: Buffer): void {
    for (const line of lines.append(chunk)) {
      if (closed) return;
      const message = read(line);
      if (!message) continue;
      try {
        note(message);
        if (isJSONRPCRequest(message) && message.method === LISTEN) listen(message).catch(onError);
        else transport.onmessage?.(message);
      } catch (error) {
        onError(error);
      }
    }
    if (lines.bytes() <= STDIO_DEFAULT_MAX_BUFFER_SIZE) return;
    // A message beyond the limit: where the next one begins is unknown, so there is no way on.
    lines.clear();
    onError(new Error(`A message exceeded maximum size (${STDIO_DEFAULT_MAX_BUFFER_SIZE} bytes)`));
    finish();
  }

  async function listen(request: JSONRPCRequest): Promise<void> {
    const refusal = await refuseListening(request);
    if (closed) return;
    if (refusal === undefined) transport.onmessage?.(request);
    else stdout.write(`${JSON.stringify(refusal)}\n`);
  }

  /** The message in a line. What is none is answered, as over HTTP, since its sender may wait. */
  function read(line: string): JSONRPCMessage | undefined {
    if (line.trim() === "") return undefined;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      refuse(null, -32700, "Parse error: the line is not JSON");
      return undefined;
    }
    try {
      return parseJSONRPCMessage(value);
    } catch {
      const id = isRecord(value) ? value["id"] : null;
      const named = typeof id === "string" || typeof id === "number" ? id : null;
      refuse(named, -32600, "Invalid Request: the line is not a JSON-RPC 2.0 message");
      return undefined;
    }
  }

  function refuse(id: RequestId | null, code: number, message: string): void {
    if (closed) return;
    stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } })}\n`);
  }

  function note(message: JSONRPCMessage): void {
    if (isJSONRPCRequest(message)) {
      // A subscription is answered when it ends, which is when we close: it is not waited for.
      if (message.method !== LISTEN) pending.add(message.id);
    } else if (isJSONRPCNotification(message) && message.method === "notifications/cancelled") {
      const id = message.params?.["requestId"];
      if (typeof id === "string" || typeof id === "number") forget(id);
    }
  }

  function forget(id: RequestId | undefined): void {
    if (id !== undefined) pending.delete(id);
    if (pending.size === 0) release();
  }

  function release(): void {
    for (const resolve of waiting.splice(0)) resolve();
  }

  function write(message: JSONRPCMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      stdout.write(serializeMessage(message), (error) => (error ? reject(error) : resolve()));
    });
  }

  function onBroken(error: Error): void {
    if (closed) return;
    onError(error);
    void transport.close();
  }

  function onError(error: unknown): void {
    transport.onerror?.(error instanceof Error ? error : new Error(String(error)));
  }

  return transport;
}
