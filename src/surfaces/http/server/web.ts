import type { IncomingMessage, ServerResponse } from "node:http";

/** A client that reads nothing for this long while we have something to send is given up. */
const STALL_MS = 30_000;

/**
 * The request as the SDK wants it. It has no body: that was parsed already and is handed over
 * beside it, which spares writing it out and reading it again.
 */
export function webRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const item of value) headers.append(name, item);
    else if (value !== undefined) headers.set(name, value);
  }
  // The path is ours, the host may be anything: a malformed one must not throw here.
  return new Request(`http://localhost${pathOf(request)}`, {
    method: request.method ?? "GET",
    headers,
    signal,
  });
}

export function pathOf(request: IncomingMessage): string {
  const { url = "/" } = request;
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith("/") ? path : "/";
}

export function queryOf(request: IncomingMessage): URLSearchParams {
  const [, ...rest] = (request.url ?? "").split("?");
  return new URLSearchParams(rest.join("?"));
}

/** Aborted when the client goes away before its answer is complete. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  if (response.destroyed) gone.abort();
  return gone.signal;
}

/** Sends what the SDK answers; resolves when all of it is sent or the client has gone. */
export async function sendWeb(
  answer: Response,
  to: ServerResponse,
  stallMs = STALL_MS,
): Promise<void> {
  if (to.destroyed) {
    await answer.body?.cancel();
    return;
  }
  to.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    // Whether the connection stays open is Node's business, and ours when shutting down.
    if (name !== "connection") to.setHeader(name, value);
  }
  if (answer.body === null) {
    to.end();
  } else if (!answer.headers.get("content-type")?.startsWith("text/event-stream")) {
    to.end(Buffer.from(await answer.arrayBuffer()));
  } else await pipe(answer.body, to, stallMs);
}

async function pipe(
  body: ReadableStream<Uint8Array>,
  to: ServerResponse,
  stallMs: number,
): Promise<void> {
  to.flushHeaders();
  // nginx keeps back the headers of an HTTP/2 stream until something follows them.
  if (to.req.method === "GET") to.write(":\n\n");
  const reader = body.getReader();
  // At once, not with the next event: until then the session would hold the stream as taken.
  const stop = () => void reader.cancel().catch(() => {});
  to.once("close", stop);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!to.write(value) && !(await drained(to, stallMs))) {
      to.destroy();
      return;
    }
  }
  to.off("close", stop);
  to.end();
}

/** False when nothing was read in time. */
function drained(to: ServerResponse, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (result: boolean) => {
      clearTimeout(timer);
      to.off("drain", onDrain);
      to.off("close", onDrain);
      resolve(result);
    };
    const onDrain = () => finish(true);
    const timer = setTimeout(() => finish(false), withinMs);
    to.once("drain", onDrain);
    to.once("close", onDrain);
  });
}
