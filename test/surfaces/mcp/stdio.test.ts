import { PassThrough } from "node:stream";
import { afterEach, describe, expect, test } from "vitest";
import { loadConfig } from "../../../src/config.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { serveOverStdio } from "../../../src/surfaces/mcp/stdio.ts";
import { toyApp } from "../../fixtures/toy-app.ts";
import { modernRequest } from "../../fixtures/toy-modern.ts";
import { HANDSHAKE, startToy, type ToyProcess, toolCall } from "../../fixtures/toy-process.ts";

let toy: ToyProcess;

afterEach(() => {
  toy.child.kill("SIGKILL");
});

function connected(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): void {
  toy = startToy(args, env);
  for (const message of HANDSHAKE) toy.send(message);
}

const lines = () => toy.stdout().trimEnd().split("\n");
const notified = (text: string) => lines().filter((line) => line.includes(text)).length;

describe("serving over stdio", () => {
  test("puts nothing on stdout but protocol, and a log line per call on stderr", async () => {
    connected();
    toy.send(toolCall(1, "findToys", { prefix: "b" }));
    toy.send(toolCall(2, "failToy", { code: "crash" }));
    toy.send(toolCall(3, "nope", {}));
    toy.child.stdin.write("this is not JSON\n");
    toy.child.stdin.write('{"jsonrpc":"1.0"}\n');
    toy.send({ jsonrpc: "2.0", id: 4, method: "ping" });
    await toy.answer(4);
    toy.end();
    expect(await toy.exit).toBe(0);

    const messages = lines().map((line) => JSON.parse(line));
    for (const message of messages) expect(message).toHaveProperty("jsonrpc", "2.0");
    expect(messages.map((message) => message.id).sort()).toEqual([0, 1, 2, 3, 4, null, null]);

    const log = toy
      .stderr()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    const calls = new Map(log.map((line) => [line.tool, line]));
    expect(calls.get("findToys")).toMatchObject({
      outcome: "ok",
      resultCount: 2,
      latencyMs: expect.any(Number),
    });
    expect(calls.get("failToy")).toMatchObject({ outcome: "internal", level: 50 });
    expect(log.filter((line) => line.tool)).toHaveLength(2);
    const crash = messages.find((message) => message.id === 2);
    expect(crash.error.data.reference).toBe(calls.get("failToy").operationId);
  });

  test("refuses a 2026 client that would listen to what does not exist, and lets it listen to the rest", async () => {
    toy = startToy([]);
    const listen = (id: number, uri: string) =>
      toy.send(
        modernRequest(id, "subscriptions/listen", {
          notifications: { resourceSubscriptions: [uri] },
        }),
      );
    listen(1, "toy://nothing");
    listen(2, "toy://all");
    expect(await toy.answer(1)).toMatchObject({
      error: { code: -32602, data: { reason: "unknown_resource" } },
    });
    await expect.poll(() => notified("notifications/subscriptions/acknowledged")).toBe(1);
    toy.end();
    expect(await toy.exit).toBe(0);
  });

  test("lists tools without opening the services, and opens them afterwards", async () => {
    connected();
    toy.send({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    await toy.answer(1);
    await toy.seen("stderr", "services opened");
    toy.end();
    await toy.exit;
    expect(toy.stderr().match(/services opened/g)).toHaveLength(1);
  });

  test("answers calls in flight after the end of input, then ends its session and itself", async () => {
    connected();
    toy.send(toolCall(1, "buyToy", { name: "ball", ms: 300 }));
    toy.end();
    expect(await toy.exit).toBe(0);
    const answer = await toy.answer(1).catch(() => undefined);
    expect(toy.stdout()).toContain('"bought":"ball');
    expect(answer).toBeDefined();
    expect(toy.stderr()).toMatch(
      /bought ball[\s\S]*session ended [0-9a-f-]{36}\ntoy: app closed\n/,
    );
  });

  test.each(["SIGTERM", "SIGINT"] as const)(
    "finishes what it is doing on %s, and exits cleanly",
    async (signal) => {
      connected();
      toy.send(toolCall(1, "buyToy", { name: "ball", ms: 300 }));
      await toy.seen("stderr", "buying ball");
      toy.child.kill(signal);
      expect(await toy.exit).toBe(0);
      expect(toy.stdout()).toContain('"bought":"ball');
      expect(toy.stderr()).toContain("app closed");
    },
  );

  test("lets a call run to its end when the client has stopped listening", async () => {
    connected();
    await toy.answer(0);
    toy.send(toolCall(1, "buyToy", { name: "ball", ms: 300 }));
    await toy.seen("stderr", "buying ball");
    toy.child.stdout.destroy();
    toy.send({ jsonrpc: "2.0", id: 2, method: "ping" });
    expect(await toy.exit).toBe(0);
    expect(toy.stderr()).toMatch(/bought ball[\s\S]*session ended[\s\S]*app closed/);
  });

  test("ends at once when nothing is in flight, whatever was or was not said", async () => {
    toy = startToy();
    toy.end();
    expect(await toy.exit).toBe(0);
    expect(toy.stdout()).toBe("");
  });

  test("tells a tool that its caller has given up, and answers no more", async () => {
    connected();
    toy.send(toolCall(1, "waitForToy", { steps: 0 }));
    await toy.seen("stderr", "waiting");
    toy.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    await toy.seen("stderr", "aborted");
    await toy.seen("stderr", '"outcome":"cancelled"');
    toy.end();
    expect(await toy.exit).toBe(0);
    expect(lines().map((line) => JSON.parse(line).id)).toEqual([0]);
  });

  test("answers what is no message, and malformed parameters in our own words", async () => {
    connected();
    await toy.answer(0);
    toy.child.stdin.write("not json\n");
    toy.send({ jsonrpc: "1.0", id: 1, method: "ping" });
    toy.send({ jsonrpc: "2.0", id: 2, method: "resources/read", params: {} });
    toy.send({ jsonrpc: "2.0", id: 3, method: "tools/call", params: { name: 5 } });
    toy.send({
      jsonrpc: "2.0",
      id: 4,
      method: "prompts/get",
      params: { name: "a", arguments: [] },
    });
    await toy.answer(4);
    const [, ...answers] = lines().map((line) => JSON.parse(line));
    expect(answers.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { id: null, error: { code: -32700, message: expect.stringMatching(/^Parse error/) } },
      { id: 1, error: { code: -32600, message: expect.stringMatching(/^Invalid Request/) } },
      { id: 2, error: { code: -32602, message: "params.uri is required" } },
      {
        id: 3,
        error: {
          code: -32602,
          message: "params.name must be of type string, not number",
          data: { reason: "invalid_params", field: "params.name" },
        },
      },
      {
        id: 4,
        error: { code: -32602, message: expect.stringMatching(/^params\.arguments must be/) },
      },
    ]);
  });

  test("sends progress before the answer, and none to who did not ask", async () => {
    connected();
    await toy.answer(0);
    toy.send(toolCall(1, "findToys", { prefix: "b" }));
    await toy.answer(1);
    toy.send({
      jsonrpc: "2.0",
      id: 2,
      method: "tools/call",
      params: { name: "findToys", arguments: { prefix: "b" }, _meta: { progressToken: "p" } },
    });
    await toy.answer(2);
    const [, silent, ...told] = lines().map((line) => JSON.parse(line));
    expect(silent).toHaveProperty("id", 1);
    expect(told).toMatchObject([
      { method: "notifications/progress", params: { progressToken: "p", progress: 1 } },
      { method: "notifications/progress", params: { progressToken: "p", progress: 2, total: 2 } },
      { id: 2, result: { structuredContent: { total: 2 } } },
    ]);
  });

  test("tells a 2025 client of changes to what it subscribed to, and of nothing else", async () => {
    connected();
    const read = (id: number) => ({
      jsonrpc: "2.0",
      id,
      method: "resources/read",
      params: { uri: "toy://all" },
    });
    const subscription = (id: number, verb: string) => ({
      jsonrpc: "2.0",
      id,
      method: `resources/${verb}`,
      params: { uri: "toy://all" },
    });
    toy.send(read(1));
    await toy.answer(1);
    toy.send(subscription(2, "subscribe"));
    await toy.answer(2);
    // Both this read and the one by which subscribing finds out that the resource is there.
    toy.send(read(3));
    await toy.seen("stdout", "notifications/resources/updated");
    await toy.answer(3);
    toy.send(subscription(4, "unsubscribe"));
    await toy.answer(4);
    const heard = notified("notifications/resources/updated");
    expect(heard).toBeGreaterThan(0);
    toy.send(read(5));
    await toy.answer(5);
    toy.end();
    await toy.exit;
    expect(notified("notifications/resources/updated")).toBe(heard);
  });

  test("does not wait at the end for a 2026 client that listens", async () => {
    toy = startToy();
    const envelope = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    toy.send({
      jsonrpc: "2.0",
      id: 1,
      method: "subscriptions/listen",
      params: { _meta: envelope, notifications: { toolsListChanged: true } },
    });
    await toy.seen("stdout", "notifications/subscriptions/acknowledged");
    toy.end();
    expect(await toy.exit).toBe(0);
    expect(toy.stderr()).not.toContain("unanswered");
    expect(toy.stderr()).toContain("app closed");
  });

  test("gives up a message that never ends", async () => {
    connected();
    await toy.answer(0);
    toy.child.stdin.on("error", () => {});
    toy.child.stdin.write("x".repeat(11_000_000));
    expect(await toy.exit).toBe(0);
    expect(toy.stderr()).toContain("exceeded maximum size");
  });

  test("closes the desk even when the session cannot be ended", async () => {
    const said: string[] = [];
    const app = toyApp(loadConfig({ WAYFARE_DB: ":memory:" }), stderrLog("silent"), (text) => {
      said.push(text);
    });
    const stdin = new PassThrough();
    stdin.end();
    const endSession = async () => {
      throw new Error("the store is gone");
    };
    await serveOverStdio({ ...app, endSession }, { stdin, stdout: new PassThrough() });
    expect(said).toEqual(["app closed"]);
  });
});
