import type { IncomingMessage, ServerOptions } from "node:http";
import type { Duplex } from "node:stream";
import type { ReplyServer } from "./reply.ts";

const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 20_000;

/** Times within which a request must have arrived, so that slow senders hold nothing. */
export const NODE_LIMITS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than what proxies keep idle connections, so that it is never us who close under them.
  keepAliveTimeout: 75_000,
};

export function limitConnections(server: ReplyServer): void {
  server.maxConnections = MAX_CONNECTIONS;
  // Node would leave out headers beyond a number without a word, the host's name among them. Their
  // size is bounded as it is, and their number is looked at when they are there.
  server.maxHeadersCount = 0;
  server.on("clientError", answerBadRequest);
}

export function hasTooManyHeaders({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length / 2 > MAX_HEADERS;
}

const ANSWERS: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive"],
};

/** What never became a request is still answered as everything else is. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = ANSWERS[error.code ?? ""] ?? ["400 Bad Request", "Malformed request"];
  const body = JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32000, message } });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
