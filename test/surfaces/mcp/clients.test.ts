import type { Client as ClientV2 } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CLIENTS,
  type ConnectedClient,
  callWith,
  connectClient,
  connectModern,
  rpcErrorOf,
} from "../../fixtures/toy-clients.ts";
import { assertPortable } from "../../tools/portable-check.ts";

describe.each(CLIENTS)("$label", ({ label, era }) => {
  let client: ConnectedClient;
  let lenient: ConnectedClient;

  beforeAll(async () => {
    [client, lenient] = await Promise.all([
      connectClient(label, { WAYFARE_NOW: "2026-04-07" }),
      connectClient(label, { ERROR_STYLE: "tool", CONTRACT_SCHEMAS: "exact" }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([client.close(), lenient.close()]);
  });

  const fail = (code: string, on = client, name = "failToy") =>
    on.callTool({ name, arguments: { code } });

  test("learns who serves it and what a model should know", () => {
    expect(client.getServerVersion()).toMatchObject({ name: "wayfare", version: "1.2.3" });
    expect(client.getInstructions()).toBe("Play.");
    expect(client.getServerCapabilities()).toMatchObject({
      tools: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
      prompts: { listChanged: true },
      completions: {},
    });
  });

  test("lists the tools with titles, hints and portable schemas", async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      "findToys",
      "buyToy",
      "waitForToy",
      "ringBell",
      "failToy",
      "fail_politely",
      "dream_of_toys",
    ]);
    for (const tool of tools) {
      assertPortable(tool.inputSchema, tool.name);
      assertPortable(tool.outputSchema ?? {}, tool.name);
      // One icon stands on the server's card: a drawing in every row would cost every prompt.
      expect(tool.icons).toBeUndefined();
    }
    expect(tools[1]).toMatchObject({
      title: "Buy a toy",
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    });
  });

  test("gets the contract's own root keywords when the operator asks for them", async () => {
    const exact = (await lenient.listTools()).tools.find((tool) => tool.name === "failToy");
    expect(exact?.inputSchema).toHaveProperty("anyOf", [{ required: ["code"] }]);
  });

  test("gets the answer twice: as data that fits the schema, and as text", async () => {
    await client.listTools();
    const result = await client.callTool({ name: "findToys", arguments: { prefix: "ba" } });
    expect(result.structuredContent).toEqual({ toys: ["ball", "bat"], total: 2 });
    expect(result.content).toEqual([{ type: "text", text: "2 toys: ball, bat" }]);
    expect(result.isError).toBeFalsy();
  });

  test("is told of a parameter that nobody reads", async () => {
    const args = { prefix: "", limits: 1 };
    const result = await client.callTool({ name: "findToys", arguments: args });
    expect(result.structuredContent).toMatchObject({ total: 4 });
    expect(result.content).toMatchObject([
      { text: "4 toys: ball, bat, car, doll house" },
      { text: 'Ignored unknown parameter "limits"; did you mean "limit"?' },
    ]);
  });

  test("has one booking session for the whole connection, and the operator's clock", async () => {
    const buy = async () =>
      (await client.callTool({ name: "buyToy", arguments: { name: "bat", ms: 0 } }))
        .structuredContent;
    const first = await buy();
    expect(first).toEqual({
      bought: `bat at ${Date.UTC(2026, 3, 7)}`,
      session: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
    });
    expect(await buy()).toEqual(first);
  });

  const rule = era === "legacy" ? -32002 : -32602;
  test.each([
    ["invalid", -32602],
    ["not_found", -32001],
    ["rule", rule],
    ["conflict", rule],
    ["unavailable", -32603],
    ["timeout", -32603],
  ])("sees a GDS refusal (%s) as JSON-RPC error %i with its facts", async (kind, code) => {
    expect(await rpcErrorOf(fail(kind))).toEqual({
      code,
      message: `Refused as ${kind}. Ask for another.`,
      data: {
        kind,
        reason: `toy_${kind}`,
        field: "code",
        value: kind,
        hint: "Ask for another.",
        oldPrice: 100,
        newPrice: 120,
        ...(code === -32603 && { retryable: true }),
      },
    });
  });

  test("sees bad input as -32602 that names field and value", async () => {
    const call = client.callTool({ name: "findToys", arguments: { prefix: "B" } });
    expect(await rpcErrorOf(call)).toEqual({
      code: -32602,
      message: "prefix 'B' must be lower-case letters",
      data: {
        kind: "invalid",
        reason: "invalid_params",
        field: "prefix",
        value: "B",
      },
    });
  });

  test("sees an unknown tool as -32602 with the name that was meant, in either style", async () => {
    for (const each of [client, lenient]) {
      expect(await rpcErrorOf(each.callTool({ name: "findToy", arguments: {} }))).toMatchObject({
        code: -32602,
        data: { reason: "unknown_tool", value: "findToy", hint: 'Did you mean "findToys"?' },
      });
    }
  });

  test("is never sent on to a tool that destroys something", async () => {
    const error = await rpcErrorOf(client.callTool({ name: "failToys", arguments: {} }));
    expect(error).toMatchObject({ data: { hint: "tools/list names the tools." } });
  });

  test("learns nothing of an unexpected exception but a reference", async () => {
    const error = await rpcErrorOf(fail("crash"));
    expect(error).toMatchObject({
      code: -32603,
      message: expect.stringMatching(
        /^Something went wrong on our side\. Reference: [0-9a-f-]{36}\. /,
      ),
      data: { reason: "internal_error", reference: expect.any(String) },
    });
    expect(JSON.stringify(error)).not.toContain("hunter2");
  });

  test("sees refusals of other desks as error results that explain themselves", async () => {
    const result = await fail("rule", client, "fail_politely");
    expect(result).toMatchObject({
      isError: true,
      content: [
        { type: "text", text: expect.stringContaining("Refused as rule\nAsk for another.") },
      ],
      _meta: { "wayfare/error": { kind: "rule", reason: "toy_rule", field: "code" } },
    });
    expect(result.structuredContent).toBeUndefined();
    const crash = await fail("crash", client, "fail_politely");
    expect(crash.isError).toBe(true);
    expect(JSON.stringify(crash)).not.toContain("hunter2");
  });

  test("sees every refusal as an error result under ERROR_STYLE=tool", async () => {
    for (const code of ["invalid", "rule", "crash"]) {
      expect((await fail(code, lenient)).isError).toBe(true);
    }
    const bad = await lenient.callTool({ name: "findToys", arguments: { prefix: "B" } });
    expect(bad.content).toMatchObject([
      { text: expect.stringContaining("prefix 'B' must be lower-case letters") },
    ]);
  });

  test("follows the progress of a long call, in order", async () => {
    const seen: unknown[] = [];
    const result = await callWith(
      client,
      { name: "waitForToy", arguments: { steps: 3 } },
      {
        onprogress(progress) {
          seen.push(progress);
          if (seen.length === 3) void client.callTool({ name: "ringBell", arguments: {} });
        },
      },
    );
    expect(result.structuredContent).toEqual({ steps: 3 });
    expect(seen).toMatchObject([
      { progress: 1, total: 3, message: "step 1" },
      { progress: 2, total: 3, message: "step 2" },
      { progress: 3, total: 3, message: "step 3" },
    ]);
  });

  test("reads resources, fixed and by template", async () => {
    const { resources } = await client.listResources();
    expect(resources.map((resource) => resource.uri)).toEqual([
      "toy://all",
      "toy://one/ball",
      "toy://one/bat",
      "toy://one/car",
      "toy://one/doll house",
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([{ uriTemplate: "toy://one/{name}", title: "Toy" }]);
    const all = await client.readResource({ uri: "toy://all" });
    expect(all.contents).toMatchObject([{ uri: "toy://all", mimeType: "application/json" }]);
    const [content] = all.contents;
    expect(JSON.parse(content && "text" in content ? content.text : "")).toEqual({
      toys: ["ball", "bat", "car", "doll house"],
    });
    const one = await client.readResource({ uri: "toy://one/doll%20house" });
    expect(one.contents).toMatchObject([{ mimeType: "text/plain", text: "doll house" }]);
  });

  test("sees an unknown resource as -32602, and nothing of why one could not be read", async () => {
    for (const uri of ["toy://none", "toy://one/plane"]) {
      expect(await rpcErrorOf(client.readResource({ uri }))).toMatchObject({
        code: -32602,
        data: { reason: "unknown_resource", uri },
      });
    }
    const error = await rpcErrorOf(client.readResource({ uri: "toy://one/bomb" }));
    expect(error).toMatchObject({ code: -32603, data: { reason: "internal_error" } });
    expect(JSON.stringify(error)).not.toContain("ticks");
  });

  test("fills in prompts, and is told what is missing", async () => {
    expect((await client.listPrompts()).prompts).toMatchObject([
      {
        name: "play",
        arguments: [
          { name: "toy", required: true },
          { name: "place", required: false },
        ],
      },
    ]);
    const prompt = await client.getPrompt({ name: "play", arguments: { toy: "ball" } });
    expect(prompt.messages).toEqual([
      { role: "user", content: { type: "text", text: "Play with the ball, anywhere." } },
    ]);
    expect(await rpcErrorOf(client.getPrompt({ name: "play" }))).toMatchObject({
      code: -32602,
      message: "toy is required",
    });
    expect(await rpcErrorOf(client.getPrompt({ name: "work" }))).toMatchObject({
      code: -32602,
      data: { reason: "unknown_prompt" },
    });
  });

  test("completes arguments of prompts and variables of templates", async () => {
    const prompt = { type: "ref/prompt", name: "play" } as const;
    const template = { type: "ref/resource", uri: "toy://one/{name}" } as const;
    const values = async (ref: typeof prompt | typeof template, name: string, value: string) =>
      (await client.complete({ ref, argument: { name, value } })).completion.values;
    expect(await values(prompt, "toy", "ba")).toEqual(["ball", "bat"]);
    expect(await values(template, "name", "d")).toEqual(["doll house"]);
    expect(await values(prompt, "place", "x")).toEqual([]);
  });
});

describe("on the 2026 wire", () => {
  let client: ClientV2;

  beforeAll(async () => {
    client = await connectModern();
  });

  afterAll(() => client.close());

  test("lists may be kept for a while, by anybody; what a resource says goes for itself", async () => {
    const read = async (method: "tools/list" | "resources/read", params: Record<string, unknown>) =>
      await client.request({ method, params });
    expect(await read("tools/list", {})).toMatchObject({ ttlMs: 300_000, cacheScope: "public" });
    expect(await read("resources/read", { uri: "toy://all" })).toMatchObject({
      ttlMs: 1000,
      cacheScope: "public",
    });
    expect(await read("resources/read", { uri: "toy://one/car" })).toMatchObject({
      ttlMs: 0,
      cacheScope: "private",
    });
  });

  test("a client that listens is told of changes", async () => {
    const updated = new Promise<string>((resolve) => {
      client.setNotificationHandler("notifications/resources/updated", ({ params }) =>
        resolve(params.uri),
      );
    });
    await client.listen({ resourceSubscriptions: ["toy://all"] });
    await client.readResource({ uri: "toy://all" });
    expect(await updated).toBe("toy://all");
  });
});
