import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { loadConfig } from "../../../src/config.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { type Changes, createChanges } from "../../../src/surfaces/mcp/changes.ts";
import { mcpServers } from "../../../src/surfaces/mcp/server.ts";
import { toyApp } from "../../fixtures/toy-app.ts";

async function connected() {
  const real = createChanges();
  let listeners = 0;
  const changes: Changes = {
    ...real,
    subscribe(kind, listener) {
      const stop = real.subscribe(kind, listener);
      if (kind !== "resource") return stop;
      listeners++;
      return () => {
        listeners--;
        stop();
      };
    },
  };
  const app = toyApp(loadConfig({ WAYFARE_DB: ":memory:" }), stderrLog("silent"), () => {});
  const server = mcpServers({ ...app, changes })({
    era: "legacy",
    callerOf: () => ({ transport: "http" }),
  });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "t", version: "1" });
  await Promise.all([server.connect(there), client.connect(here)]);
  return { client, changes, listeners: () => listeners };
}

test("a connection without subscriptions is not shown bookings, however many are idle", async () => {
  const { client, changes, listeners } = await connected();
  const heard: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    heard.push(params.uri);
  });
  expect(listeners()).toBe(0);
  await client.subscribeResource({ uri: "toy://all" });
  await client.subscribeResource({ uri: "toy://one/bat" });
  expect(listeners()).toBe(1);
  changes.publish({ kind: "resource", uri: "toy://one/ball" });
  changes.publish({ kind: "resource", uri: "toy://one/bat" });
  await expect.poll(() => heard).toEqual(["toy://one/bat"]);
  await client.close();
  await expect.poll(listeners).toBe(0);
});

test("subscribing to what does not exist is an error", async () => {
  const { client } = await connected();
  await expect(client.subscribeResource({ uri: "toy://nothing" })).rejects.toMatchObject({
    code: -32602,
    data: { reason: "unknown_resource" },
  });
  await client.close();
});
