import { Client as ClientV2 } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  CLIENTS,
  type ConnectedClient,
  callWith,
  rpcErrorOf,
} from "../../../fixtures/toy-clients.ts";
import { connectTo, startToyServer, type ToyServer } from "../../../fixtures/toy-server.ts";

let server: ToyServer;

beforeAll(async () => {
  server = await startToyServer();
});

afterAll(async () => {
  await server.stop();
});

describe.each(CLIENTS)("$label over HTTP", ({ label, era }) => {
  let client: ConnectedClient;

  beforeEach(async () => {
    client = await connectTo(server.url, label);
  });

  afterEach(async () => {
    await client.close();
  });

  test("lists and calls tools, and gets the answer as data and as text", async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toContain("findToys");
    const result = await client.callTool({ name: "findToys", arguments: { prefix: "ba" } });
    expect(result.structuredContent).toEqual({ toys: ["ball", "bat"], total: 2 });
    expect(result.content).toEqual([{ type: "text", text: "2 toys: ball, bat" }]);
  });

  test("acts in the session of its connection where the protocol has one", async () => {
    const buy = async () => {
      const args = { name: "bat", ms: 0 };
      const { structuredContent } = await client.callTool({ name: "buyToy", arguments: args });
      return structuredContent;
    };
    const first = await buy();
    const other = await connectTo(server.url, label);
    const second = await other.callTool({ name: "buyToy", arguments: { name: "bat", ms: 0 } });
    await other.close();
    if (era === "modern") {
      expect(first).toMatchObject({ session: "" });
      return;
    }
    expect(first).toMatchObject({ session: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await buy()).toHaveProperty("session", Object(first)["session"]);
    expect(second.structuredContent).not.toHaveProperty("session", Object(first)["session"]);
  });

  test("sees a business rule with its own code, where the wire allows it", async () => {
    const call = client.callTool({ name: "failToy", arguments: { code: "rule" } });
    expect(await rpcErrorOf(call)).toMatchObject({
      code: era === "legacy" ? -32002 : -32602,
      message: "Refused as rule. Ask for another.",
      data: { reason: "toy_rule", field: "code" },
    });
  });

  test("follows the progress of a call, in order", async () => {
    const seen: unknown[] = [];
    let ringing: Promise<unknown> | undefined;
    const waiting = callWith(
      client,
      { name: "waitForToy", arguments: { steps: 3 } },
      {
        onprogress(progress) {
          seen.push(progress);
          if (seen.length === 3) ringing = client.callTool({ name: "ringBell", arguments: {} });
        },
      },
    );
    expect((await waiting).structuredContent).toEqual({ steps: 3 });
    await ringing;
    expect(seen).toMatchObject([{ progress: 1 }, { progress: 2 }, { progress: 3, total: 3 }]);
  });

  test("reads resources, fills in prompts and completes words", async () => {
    const { contents } = await client.readResource({ uri: "toy://one/ball" });
    expect(contents).toMatchObject([{ text: "ball" }]);
    const { messages } = await client.getPrompt({ name: "play", arguments: { toy: "ball" } });
    expect(messages).toMatchObject([{ content: { text: "Play with the ball, anywhere." } }]);
    const { completion } = await client.complete({
      ref: { type: "ref/prompt", name: "play" },
      argument: { name: "toy", value: "b" },
    });
    expect(completion.values).toEqual(["ball", "bat"]);
  });

  test("is told when something it watches has changed", async () => {
    const updated = new Promise<string>((resolve) => {
      if (client instanceof ClientV1) {
        client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) =>
          resolve(params.uri),
        );
      } else {
        client.setNotificationHandler("notifications/resources/updated", ({ params }) =>
          resolve(params.uri),
        );
      }
    });
    if (client instanceof ClientV2 && era === "modern") {
      await client.listen({ resourceSubscriptions: ["toy://all"] });
    } else await client.subscribeResource({ uri: "toy://all" });
    await client.readResource({ uri: "toy://all" });
    expect(await updated).toBe("toy://all");
  });

  test("can give up a call, and the tool hears of it", async () => {
    const before = server.stderr().split("toy: aborted").length;
    const stop = new AbortController();
    const waiting = callWith(
      client,
      { name: "waitForToy", arguments: { steps: 1 } },
      { signal: stop.signal, onprogress: () => stop.abort() },
    );
    await expect(waiting).rejects.toThrow();
    await expect.poll(() => server.stderr().split("toy: aborted").length).toBe(before + 1);
  });
});

describe("the endpoint of one desk", () => {
  test.each(CLIENTS)("shows $label the tools of that desk alone", async ({ label }) => {
    const client = await connectTo(new URL(`${server.origin}/mcp/concierge`), label);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(["fail_politely", "dream_of_toys"]);
    expect(
      await rpcErrorOf(client.callTool({ name: "findToys", arguments: { prefix: "" } })),
    ).toMatchObject({ code: -32602, data: { reason: "unknown_tool" } });
    await client.close();
  });
});
