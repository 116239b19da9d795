import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A plain load balancer that knows nothing of sessions. */
export interface RoundRobin {
  readonly url: URL;
  /** How many requests each backend got, in the order they were given. */
  readonly served: readonly number[];
  close(): Promise<void>;
}

/** Sends each request to the next of the ports, whatever connection or session it belongs to. */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const served = ports.map(() => 0);
  let next = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const index = next++ % ports.length;
    served[index] = (served[index] ?? 0) + 1;
    const backend = request({
      // A connection of its own: a server with several workers gives each to another.
      agent: false,
      host: "127.0.0.1",
      port: ports[index],
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    });
    backend.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    backend.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on("close", () => backend.destroy());
    incoming.pipe(backend);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    served,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
