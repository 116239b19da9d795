import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

type Json = Readonly<Record<string, unknown>>;

/** The session of every caller; asking to end it is never answered. */
const HANGING_SESSION = "for-ever";

/** What a remote price check does with a call; `undefined` leaves the caller waiting for ever. */
export type Behaviour = (args: Json, response: ServerResponse) => unknown;

export interface RemoteServer {
  readonly url: string;
  /** Arguments of the calls it received. */
  readonly calls: Json[];
  close(): Promise<void>;
}

/**
 * A remote MCP server as plain as they come: answers as JSON, knows the 2025 handshake and one
 * tool. The behaviour gives the tool's result, or writes to the response itself.
 */
export async function startRemote(behave: Behaviour): Promise<RemoteServer> {
  const calls: Json[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, behave, calls);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  behave: Behaviour,
  calls: Json[],
): Promise<void> {
  if (request.method === "DELETE" && request.headers["mcp-session-id"] === HANGING_SESSION) return;
  if (request.method !== "POST") {
    response.writeHead(405).end();
    return;
  }
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const message: Json = JSON.parse(body);
  const params = Object(message["params"]);
  const reply = (result: Json) => send(response, { jsonrpc: "2.0", id: message["id"], ...result });
  if (message["method"] === "initialize") {
    response.setHeader("mcp-session-id", HANGING_SESSION);
    reply({
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: "remote", version: "1" },
      },
    });
  } else if (message["method"] === "tools/call") {
    calls.push(params.arguments);
    const result = behave(params.arguments, response);
    if (result !== undefined) reply({ result });
  } else if (message["id"] === undefined) response.writeHead(202).end();
  else reply({ error: { code: -32601, message: "Method not found" } });
}

function send(response: ServerResponse, message: Json): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(message));
}

/** The answer of a price check with these results, in text alone as older ones send it. */
export function priced(results: readonly unknown[], status = "COMPLETED"): Json {
  const searchResult = { request_id: "r1", status, totalResults: results.length, results };
  const text = JSON.stringify({ message: "Found", searchResult, status }, undefined, 2);
  return { content: [{ type: "text", text }], isError: false };
}

export const RESULT = {
  rank: 1,
  price: "990.00 EUR",
  currency: "EUR",
  website: "Some Travel",
  bookingUrl: "https://some.example/deal",
  fareType: "Special Fare",
  timestamp: "2026-01-15T11:00:00.000Z",
};
