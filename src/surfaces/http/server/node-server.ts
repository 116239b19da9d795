import { createServer, type IncomingMessage, type ServerOptions } from "node:http";
import { isIPv6, type Server, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { TravelError } from "../../../domain/errors.ts";
import { allowance, CONNECTIONS_IN_ALL } from "../admission/allowance.ts";
import { Reply, type ReplyServer } from "./reply.ts";

const MAX_HEADERS = 100;
/** Long enough for a last answer to arrive. */
const LINGER_MS = 1000;

/** Times within which a request must have arrived, so that slow senders hold nothing. */
const LIMITS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than what proxies keep idle connections, so that the server never closes one under them.
  keepAliveTimeout: 75_000,
};

/** A server of Node within our limits, which answers with `Reply`. */
export function nodeServer(
  listener: (request: IncomingMessage, response: Reply) => void,
  options: ServerOptions = {},
): ReplyServer {
  const server = createServer({ ...LIMITS, ...options, ServerResponse: Reply }, listener);
  server.maxConnections = CONNECTIONS_IN_ALL;
  // Node would leave out headers beyond a number without a word, the host's name among them. Their
  // size is bounded as it is; `hasTooManyHeaders` looks at their number.
  server.maxHeadersCount = 0;
  server.on("clientError", answerBadRequest);
  return server;
}

export interface ConnectionLimits {
  /** For one address. */
  readonly maxConnections: number;
  /** The address a connection counts for; undefined for a trusted proxy's, which carries many clients. */
  readonly peerAddress: (socket: Socket) => string | undefined;
}

/** Closes connections at once that their address may not hold as well. */
export function limitConnections(server: ReplyServer, limits: ConnectionLimits): void {
  const place = connectionPlaces(limits);
  server.on("connection", (socket: Socket) => {
    const release = place(socket);
    if (release) socket.once("close", release);
    else socket.destroy();
  });
}

/** A place for a connection, as a function that gives it back; undefined where there is none left. */
export function connectionPlaces({ maxConnections, peerAddress }: ConnectionLimits) {
  const held = allowance(maxConnections, CONNECTIONS_IN_ALL);
  return (socket: Socket): (() => void) | undefined => {
    const address = peerAddress(socket);
    return address === undefined ? () => {} : held.take(address);
  };
}

export function hasTooManyHeaders({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length / 2 > MAX_HEADERS;
}

/** Refused: of two Host headers a proxy may read one and this server the other. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

const ANSWERS: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive"],
};

/** Bytes that are no request are still answered in JSON-RPC, as other refusals are. */
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
  // Ending only closes our half: a peer that never closes its own would hold the connection.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Begins to listen; resolves to the origin that clients on this machine can use. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, host, port)));
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return originOn(host, bound);
}

export function originOn(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new TravelError("unavailable", `Port ${port} of ${host} is in use`, {
      reason: "port_in_use",
      field: "HTTP_PORT",
      value: port,
      hint: `Choose another one: --port ${port + 1}, or HTTP_PORT.`,
    });
  }
  if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new TravelError("invalid", `Cannot listen on ${host}:${port}: ${error.code}`, {
      reason: "cannot_listen",
      field: "HTTP_HOST",
      value: host,
      hint: "HTTP_HOST must be an address of this machine, and low ports need privileges.",
    });
  }
  return error;
}
