import { readFileSync } from "node:fs";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { startWayfare } from "../test/support/wayfare-process.ts";
import type { Figure } from "./measure.ts";

const SESSIONS = 1_000;
const CALLERS = 1_000;
const MODERN = "2026-07-28";
const META = "io.modelcontextprotocol/";

interface Answer {
  readonly status: number;
  readonly session: string | undefined;
  readonly body: string;
}

/** One node with a thousand sessions of 2025, each with its stream open, and a thousand callers at once. */
export async function benchHttp(): Promise<readonly Figure[]> {
  const server = await startWayfare({
    WAYFARE_DB: ":memory:",
    WAYFARE_NOW: "2026-11-15T12:00:00Z",
    RATE_LIMIT_ENABLED: "false",
  });
  const agent = new Agent({ keepAlive: true, maxSockets: SESSIONS });
  const rss = () => residentMb(server.pid ?? 0);
  const send = (method: string, headers: Record<string, string>, body?: unknown) =>
    exchange(server.port, agent, method, headers, body);
  try {
    // Loads what the first call needs, so that it is not counted as sessions.
    await send("POST", {}, toolCall(0));
    const idle = rss();
    const sessions: string[] = [];
    for (let i = 0; i < SESSIONS; i++) {
      const { session = "" } = await send("POST", {}, rpc(1, "initialize", HELLO));
      sessions.push(session);
      await send(
        "POST",
        { "mcp-session-id": session },
        { jsonrpc: "2.0", method: "notifications/initialized" },
      );
    }
    const open = rss();
    const streams = await Promise.all(sessions.map((session) => listen(server.port, session)));
    const streaming = rss();
    const legacy = await Promise.all(
      sessions.map((session, i) => send("POST", { "mcp-session-id": session }, toolCall(i))),
    );
    const modern = await Promise.all(
      Array.from({ length: CALLERS }, (_, i) =>
        send(
          "POST",
          {
            "mcp-protocol-version": MODERN,
            "mcp-method": "tools/call",
            "mcp-name": "searchFlights",
          },
          toolCall(i, { [`${META}protocolVersion`]: MODERN, [`${META}clientCapabilities`]: {} }),
        ),
      ),
    );
    const failed = [...legacy, ...modern].filter(({ body }) => !body.includes('"flights"')).length;
    const after = rss();
    for (const stream of streams) stream.destroy();
    return [
      { name: "HTTP: resident memory before anybody comes", value: idle, unit: "MB" },
      {
        name: `HTTP: an idle 2025 session (of ${SESSIONS})`,
        value: ((open - idle) * 1024) / SESSIONS,
        unit: "KB",
      },
      {
        name: "HTTP: the same with its stream open",
        value: ((streaming - idle) * 1024) / SESSIONS,
        unit: "KB",
      },
      {
        name: `HTTP: resident memory after ${SESSIONS} + ${CALLERS} concurrent searches`,
        value: after,
        unit: "MB",
      },
      { name: "HTTP: calls of these that failed", value: failed, unit: "", goal: "0" },
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const HELLO = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "bench", version: "1" },
};

function rpc(id: number, method: string, params: unknown) {
  return { jsonrpc: "2.0", id, method, params };
}

function toolCall(i: number, meta?: Record<string, unknown>) {
  const day = String(1 + (i % 28)).padStart(2, "0");
  const args = { origin: "JFK", destination: "LAX", departureDate: `2027-03-${day}` };
  return rpc(2, "tools/call", {
    name: "searchFlights",
    arguments: args,
    ...(meta && { _meta: meta }),
  });
}

function exchange(
  port: number,
  agent: Agent,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        agent,
        method,
        path: "/mcp",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
      },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8");
        incoming.on("data", (chunk: string) => {
          text += chunk;
        });
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            session: headerOf(incoming, "mcp-session-id"),
            body: text,
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function listen(port: number, session: string): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        agent: false,
        path: "/mcp",
        headers: { accept: "text/event-stream", "mcp-session-id": session },
      },
      (incoming) => {
        incoming.on("error", () => {});
        incoming.resume();
        if (incoming.statusCode === 200) resolve(outgoing);
        else reject(new Error(`No stream: ${incoming.statusCode}`));
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}

function headerOf(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name];
  return typeof value === "string" ? value : undefined;
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
