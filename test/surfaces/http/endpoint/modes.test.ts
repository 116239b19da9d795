import { afterEach, describe, expect, test } from "vitest";
import { modernRequest, postModern } from "../../../fixtures/toy-modern.ts";
import { HANDSHAKE, startToy, type ToyProcess, toolCall } from "../../../fixtures/toy-process.ts";
import { messagesOf, post, startToyServer } from "../../../fixtures/toy-server.ts";

let toy: ToyProcess;

afterEach(() => {
  toy.child.kill("SIGKILL");
});

describe("TRANSPORT_MODE=both", () => {
  async function startBoth(): Promise<string> {
    toy = startToy([], { TRANSPORT_MODE: "both", HTTP_PORT: "0", RATE_LIMIT_ENABLED: "false" });
    await toy.seen("stderr", "Ctrl-C");
    return /http:\/\/[^/\s]+/.exec(toy.stderr())?.[0] ?? "";
  }

  test("serves one desk over stdio and HTTP, and keeps stdout for the protocol", async () => {
    const origin = await startBoth();
    for (const message of HANDSHAKE) toy.send(message);
    toy.send(toolCall(1, "findToys", { prefix: "ba" }));
    expect(await toy.answer(1)).toMatchObject({ result: { structuredContent: { total: 2 } } });
    const answers = await messagesOf(
      await post(`${origin}/mcp`, toolCall(2, "findToys", { prefix: "ba" })),
    );
    expect(answers).toMatchObject([{ result: { structuredContent: { total: 2 } } }]);
    expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({
      connections: { stdio: 1, http: expect.any(Number) },
    });
    for (const line of toy.stdout().trimEnd().split("\n")) {
      expect(JSON.parse(line)).toHaveProperty("jsonrpc", "2.0");
    }
  });

  test("ends with the host that started it", async () => {
    await startBoth();
    toy.end();
    expect(await toy.exit).toBe(0);
    expect(toy.stderr().match(/app closed/g)).toHaveLength(1);
  });

  test("ends with a signal", async () => {
    await startBoth();
    toy.child.kill("SIGTERM");
    expect(await toy.exit).toBe(0);
    expect(toy.stderr().match(/app closed/g)).toHaveLength(1);
  });
});

describe("a trace that a caller is in", () => {
  const HEADER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
  const META = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  test("is carried into the log, from the request or else from its headers", async () => {
    const server = await startToyServer();
    toy = server;
    const call = toolCall(1, "findToys", { prefix: "b" });
    await messagesOf(await post(server.url, call, { traceparent: HEADER }));
    await server.seen("stderr", '"traceId":"4bf92f3577b34da6a3ce929d0e0e4736"');
    const modern = modernRequest(
      2,
      "tools/call",
      { name: "findToys", arguments: { prefix: "b" } },
      { traceparent: META },
    );
    await messagesOf(await postModern(server.url, modern, { traceparent: HEADER }));
    await server.seen("stderr", '"spanId":"b7ad6b7169203331"');
    const lines = server
      .stderr()
      .split("\n")
      .filter((line) => line.includes('"tool call"'));
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([
      "4bf92f3577b34da6a3ce929d0e0e4736",
      "0af7651916cd43dd8448eb211c80319c",
    ]);
  });
});

test("a bind that others can reach must name its hosts", async () => {
  toy = startToy(["serve", "--transport", "http", "--host", "0.0.0.0", "--port", "0"]);
  expect(await toy.exit).toBe(2);
  expect(toy.stderr()).toContain("HTTP_ALLOWED_HOSTS must name the hosts");
});
