import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { stderrLog } from "../../src/logging/log.ts";
import { aitravelConcierge } from "../../src/suppliers/aitravel/client.ts";

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real server that answers in this order, the last one for ever. */
async function remote(answers: readonly Answer[], timeoutMs?: number) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(
      `${request.method} ${request.url} ${request.headers["idempotency-key"] ?? ""}`.trim(),
    );
    request.resume();
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const { port } = server.address() as AddressInfo;
  const client = aitravelConcierge({
    baseUrl: `http://127.0.0.1:${port}/agent/`,
    log: stderrLog("silent"),
    sleep: async () => {},
    random: () => 0,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { client, seen };
}

const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
const cut: Answer = (response) => response.destroy();
const GET = { method: "GET", path: "/tours" } as const;
const POST = { method: "POST", path: "/create-lead" } as const;

describe("a remote concierge", () => {
  test("is asked at its address, with what is known as the query", async () => {
    const { client, seen } = await remote([json(200, { tours: [] })]);
    const values = { destination: "georgia", category: undefined, budget_max: 900 };
    expect(await client.read({ ...GET, values })).toEqual({ tours: [] });
    expect(seen).toEqual(["GET /agent/tours?destination=georgia&budget_max=900"]);
  });

  test.each([
    ["is busy", json(503, {})],
    ["limits its callers", json(429, {})],
    ["breaks off", cut],
  ])("that %s is asked again, where asking changes nothing", async (_what, trouble) => {
    const { client, seen } = await remote([trouble, trouble, json(200, { ok: true })]);
    expect(await client.read(GET)).toEqual({ ok: true });
    expect(seen).toHaveLength(3);
  });

  test.each([
    ["is busy", json(503, {}), "supplier_error"],
    ["breaks off", cut, "supplier_unreachable"],
  ])("that %s is never handed a request twice", async (_what, trouble, reason) => {
    const { client, seen } = await remote([trouble, json(200, {})]);
    await expect(client.send({ ...POST, idempotencyKey: "k1" })).rejects.toMatchObject({
      details: { reason },
    });
    expect(seen).toEqual(["POST /agent/create-lead k1"]);
  });

  test("that always fails is given up", async () => {
    const { client, seen } = await remote([json(500, { message: "stack: secret" })]);
    await expect(client.read(GET)).rejects.toMatchObject({
      code: "unavailable",
      message: "The concierge service has a problem",
    });
    expect(seen).toHaveLength(1);
  });

  test("that keeps silent is not waited for beyond the time", async () => {
    const { client } = await remote([() => {}], 50);
    await expect(client.read(GET)).rejects.toMatchObject({
      code: "timeout",
      details: { reason: "supplier_timeout" },
    });
  });

  test("that refuses is quoted, as one line of data", async () => {
    const { client } = await remote([
      json(400, { detail: "category 'x'\nis unknown", field: "category" }),
    ]);
    await expect(client.read(GET)).rejects.toMatchObject({
      code: "invalid",
      message: "category 'x' is unknown",
      details: { reason: "supplier_refused", field: "category" },
    });
  });

  test("that answers with something else than JSON has not answered", async () => {
    const { client } = await remote([(response) => response.end("<html>")]);
    await expect(client.read(GET)).rejects.toMatchObject({
      details: { reason: "supplier_garbled" },
    });
  });

  test("is left when the caller gives up", async () => {
    const { client } = await remote([() => {}]);
    const given = new AbortController();
    const asking = client.read({ ...GET, signal: given.signal });
    given.abort(new Error("given up"));
    await expect(asking).rejects.toThrow("given up");
  });
});
