import { setTimeout as sleep } from "node:timers/promises";
import { InMemoryTransport, type JSONRPCMessage } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import { loadConfig } from "../../../src/config.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { mcpServers } from "../../../src/surfaces/mcp/server.ts";
import { toyApp } from "../../fixtures/toy-app.ts";

test("progress leaves in order and before the answer, however slow the transport is", async () => {
  const app = toyApp(loadConfig({ WAYFARE_DB: ":memory:" }), stderrLog("silent"), () => {});
  const server = mcpServers(app)({ era: "legacy", callerOf: () => ({ transport: "http" }) });
  const [client, wire] = InMemoryTransport.createLinkedPair();
  const send = wire.send.bind(wire);
  // The first notification takes the longest, the answer no time at all.
  let delay = 60;
  wire.send = async (message, options) => {
    delay -= 20;
    if ("method" in message) await sleep(delay);
    await send(message, options);
  };
  const seen: JSONRPCMessage[] = [];
  const answered = new Promise<void>((resolve) => {
    client.onmessage = (message: JSONRPCMessage) => {
      seen.push(message);
      if (!("method" in message)) setTimeout(resolve, 100);
    };
  });
  await server.connect(wire);
  await client.start();
  await client.send({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "findToys", arguments: { prefix: "b" }, _meta: { progressToken: "p" } },
  });
  await answered;
  expect(seen).toMatchObject([
    { params: { progressToken: "p", progress: 1 } },
    { params: { progressToken: "p", progress: 2 } },
    { id: 1, result: {} },
  ]);
  await server.close();
});
