import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  ReadBuffer,
  type RequestId,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/server";

/** A stdio wire that knows which requests still wait for their answer. */
export interface StdioTransport extends Transport {
  /** Resolves when the client has nothing more to say: end of input, or a broken pipe. */
  readonly ended: Promise<void>;
  /** Resolves when every request read so far has been answered or cancelled. */
  readonly answered: () => Promise<void>;
}

/**
 * The SDK's own transport closes at the end of input and drops the calls in flight. A booking that
 * is under way deserves its answer, so this one reports the end and is closed by its caller.
 */
export function stdioTransport(stdin: Readable, stdout: Writable): StdioTransport {
  const buffer = new ReadBuffer();
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
      buffer.clear();
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
    try {
      buffer.append(chunk);
    } catch (error) {
      // A message beyond the limit: where the next one begins is unknown, so there is no way on.
      onError(error);
      finish();
      return;
    }
    for (;;) {
      try {
        const message = buffer.readMessage();
        if (message === null) return;
        note(message);
        transport.onmessage?.(message);
      } catch (error) {
        onError(error);
      }
    }
  }

  function note(message: JSONRPCMessage): void {
    if (isJSONRPCRequest(message)) {
      // A subscription is answered when it ends, which is when we close: it is not waited for.
      if (message.method !== "subscriptions/listen") pending.add(message.id);
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
