import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { modernRequest, postModern } from "../fixtures/toy-modern.ts";
import { ROOT } from "../support/build.ts";
import { startWayfare } from "../support/wayfare-process.ts";

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
});
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: Attributes,
  status: z.object({ code: z.number().optional() }),
});
const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

/** What a collector of OpenTelemetry has been sent, by OTLP over HTTP with JSON. */
let receiver: Server;
let endpoint: string;
let traces: z.infer<typeof Traces>["resourceSpans"] = [];
let metrics = "";

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/v1/traces") traces.push(...Traces.parse(JSON.parse(body)).resourceSpans);
    else if (request.url === "/v1/metrics") metrics += body;
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const { port }: Pick<AddressInfo, "port"> = Object(receiver.address());
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  receiver.close();
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const from = (span: string, flags = "01") => `00-${TRACE}-${span}-${flags}`;

function spans(): readonly z.infer<typeof Span>[] {
  return traces.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

function facts(span: z.infer<typeof Span> | undefined) {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}

test("calls over HTTP are traced from the caller's span, and measured", async () => {
  const wayfare = await startWayfare({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: "travel",
  });
  const origin = `http://127.0.0.1:${wayfare.port}`;
  const client = new Client({ name: "host", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
  const call = (name: string, args: object, traceparent: string) =>
    client.callTool({ name, arguments: { ...args }, _meta: { traceparent } });
  await call("search_destinations", { limit: 1 }, from(PARENT));
  await call("searchFlights", { origin: "XXQ" }, from(PARENT)).catch(() => undefined);
  await call("search_tours", { limit: 1 }, from(PARENT, "00"));
  await client.callTool({ name: "search_excursions", arguments: { limit: 1 } });
  await client.callTool({ name: "no_such_tool" }).catch(() => undefined);
  await client
    .getPrompt({ name: "compare-options", _meta: { traceparent: from(PARENT) } })
    .catch(() => undefined);
  await client.readResource({ uri: "gds://mock-data/airports/LHR" });
  await client.readResource({ uri: "gds://booking/TEST-AAAAAA" }).catch(() => undefined);
  await client.close();
  await (await postModern(`${origin}/mcp`, modernRequest(1, "prompts/list"))).text();
  await fetch(`${origin}/agent/tours`, { headers: { traceparent: from("1111111111111111") } });
  await wayfare.stop();

  const [good] = spans().filter(({ name }) => name === "tools/call search_destinations");
  expect(good).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 });
  expect(facts(good)).toEqual({
    "mcp.method.name": "tools/call",
    "gen_ai.tool.name": "search_destinations",
    "gen_ai.operation.name": "execute_tool",
    "network.transport": "tcp",
    "network.protocol.name": "http",
    "jsonrpc.request.id": expect.stringMatching(/^\d+$/),
  });
  const [refused] = spans().filter(({ name }) => name === "tools/call searchFlights");
  expect(refused).toMatchObject({ traceId: TRACE, status: { code: 2 } });
  expect(facts(refused)).toMatchObject({
    "error.type": "-32602",
    "rpc.response.status_code": "-32602",
    "wayfare.error.reason": "invalid_params",
  });
  // The caller has decided that this trace is not kept.
  expect(spans().filter(({ name }) => name === "tools/call search_tours")).toEqual([]);

  const [rest] = spans().filter(({ name }) => name === "GET /agent/tours");
  expect(rest).toMatchObject({ traceId: TRACE, parentSpanId: "1111111111111111", kind: 2 });
  expect(facts(rest)).toMatchObject({
    "http.request.method": "GET",
    "http.route": "/agent/tours",
    "http.response.status_code": 200,
  });
  // Without a trace of the caller's own, a call belongs to the request that brought it.
  const [alone] = spans().filter(({ name }) => name === "tools/call search_excursions");
  const around = spans().filter(({ spanId }) => spanId === alone?.parentSpanId);
  expect(around.map(({ name }) => name)).toEqual(["POST /mcp"]);

  expect(facts({ ...Object(good), attributes: traces[0]?.resource.attributes })).toMatchObject({
    "service.name": "travel",
  });
  // Whatever else a client asks over MCP is traced and measured by the same rules.
  const named = (name: string) => spans().filter((span) => span.name === name);
  expect(spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["initialize", "tools/call", "prompts/list"]),
  );
  expect(facts(named("tools/call")[0])).toMatchObject({ "error.type": "-32602" });
  const [prompt] = named("prompts/get compare-options");
  expect(prompt).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  expect(facts(prompt)).toMatchObject({ "gen_ai.prompt.name": "compare-options" });
  const [read, unread] = named("resources/read");
  expect(facts(read)).toMatchObject({ "mcp.resource.uri": "gds://mock-data/airports/{code}" });
  expect(read?.status.code).not.toBe(2);
  expect(facts(unread)).toMatchObject({
    "mcp.resource.uri": "gds://booking/{pnr}",
    "error.type": "-32001",
  });

  expect(metrics).toContain('"mcp.server.operation.duration"');
  expect(metrics).toContain('"http.server.request.duration"');
});

test("calls over stdio are traced too, and sent before the process ends", async () => {
  traces = [];
  const client = new Client({ name: "host", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ["dist/main.js"],
      cwd: ROOT,
      env: { WAYFARE_DB: ":memory:", LOG_LEVEL: "error", OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    }),
  );
  await client.callTool({
    name: "search_destinations",
    arguments: { limit: 1 },
    _meta: { traceparent: from(PARENT) },
  });
  await client.close();
  await expect
    .poll(() => spans().map(({ name }) => name))
    .toEqual(["initialize", "tools/call search_destinations"]);
  const [, span] = spans();
  expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  expect(facts(span)).toMatchObject({ "network.transport": "pipe" });
});
