import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHttp } from "../../src/compose/http.ts";
import { loadConfig } from "../../src/config.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { type HttpServer, serveOverHttp } from "../../src/surfaces/http/server/server.ts";

/** The n-th call of all, over whichever surface it comes, meets the n-th of these. */
const FAULTS = [
  { tool: "*", kind: "timeout", nth: 1 },
  { tool: "*", kind: "rate_limited", nth: 2, retryAfter: 9 },
  { tool: "*", kind: "unavailable", nth: 3 },
  { tool: "*", kind: "slow", nth: 4, ms: 300 },
];
const QUERY = { origin: "JFK", destination: "LAX", departureDate: "2028-03-01" };
let server: HttpServer;
let close: () => Promise<void>;

beforeAll(async () => {
  const config = loadConfig({
    WAYFARE_DB: ":memory:",
    RATE_LIMIT_ENABLED: "false",
    HTTP_PORT: "0",
    WAYFARE_NOW: "2028-01-15",
    FAULTS: JSON.stringify([1, 2, 3].flatMap((round) => shifted(round))),
  });
  const parts = await openHttp(config, stderrLog("silent"));
  server = await serveOverHttp(parts, { ...config.http, sessionTtlMs: 3_600_000 });
  close = async () => {
    await server.close();
    await parts.app.close();
  };
});
afterAll(() => close());

/** A call that is refused is not counted by faults further down the list. */
function shifted(round: number) {
  return FAULTS.map((fault) => ({ ...fault, nth: (round - 1) * FAULTS.length + fault.nth }));
}

test("a plain server fails alike over MCP, REST and the sandbox, call by call", async () => {
  const client = new Client({ name: "agent", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)));
  const mcp = () =>
    client.callTool({ name: "searchFlights", arguments: QUERY }).then(
      () => "ok",
      (error: { data?: { reason?: string } }) => error.data?.reason ?? "?",
    );
  const rest = async () => {
    const response = await fetch(`${server.origin}/api/tools/searchFlights`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(QUERY),
    });
    const { reason = "ok" } = Object(await response.json());
    return response.ok ? "ok" : `${response.status} ${reason}`;
  };
  const sandbox = async () => {
    const response = await fetch(`${server.origin}/duffel/air/airlines?limit=1`, {
      headers: { "Duffel-Version": "v2", Authorization: "Bearer duffel_test_x" },
    });
    const { errors } = Object(await response.json());
    return response.ok ? "ok" : `${response.status} ${errors[0].code}`;
  };
  const four = async (call: () => Promise<string>) => {
    const outcomes: string[] = [];
    for (const _ of FAULTS) {
      const start = performance.now();
      const outcome = await call();
      const isLate = outcome === "ok" && performance.now() - start >= 300;
      outcomes.push(isLate ? "late ok" : outcome);
    }
    return outcomes;
  };
  const REASONS = ["gateway_timeout_error", "rate_limit_exceeded", "service_unavailable"];
  expect(await four(mcp)).toEqual([...REASONS, "late ok"]);
  const [timeout, limited, unavailable] = REASONS;
  const statuses = [`504 ${timeout}`, `429 ${limited}`, `503 ${unavailable}`, "late ok"];
  expect(await four(rest)).toEqual(statuses);
  expect(await four(sandbox)).toEqual(statuses);
  await client.close();
});
