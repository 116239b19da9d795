import { afterEach, describe, expect, test } from "vitest";
import type { Guards } from "../../../../src/surfaces/http/admission/guards.ts";
import { localRateLimiter } from "../../../../src/surfaces/http/rate-limit/limiter.ts";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";
import { toolCall } from "../../../fixtures/toy-process.ts";
import { messagesOf, post } from "../../../fixtures/toy-server.ts";
import { INITIALIZE, openSession } from "../../../fixtures/toy-session.ts";

let close = async () => {};

afterEach(async () => {
  await close();
});

async function start(limit?: number): Promise<LocalToy> {
  const limiter = limit && localRateLimiter({ limit, windowMs: 3_600_000, now: () => 7_200_000 });
  const toy = await startLocalToy(({ guards }): { guards: Guards } => ({
    guards: limiter ? { ...guards, limiter } : guards,
  }));
  close = toy.close;
  return toy;
}

const batch = (size: number) =>
  Array.from({ length: size }, (_, id) => toolCall(id + 1, "findToys", { prefix: "b" }));

describe("a batch of calls", () => {
  test("costs as much as its calls one by one", async () => {
    const { url } = await start(10);
    const first = await post(url, batch(8));
    expect(first.status).toBe(200);
    expect(first.headers.get("x-ratelimit-remaining")).toBe("2");
    expect(await messagesOf(first)).toHaveLength(8);
    const second = await post(url, batch(3));
    expect(second.status).toBe(429);
    expect(second.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(await second.json()).toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  });

  test("has a size", async () => {
    const { url } = await start();
    const response = await post(url, batch(101));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("at most 100 messages");
  });
});

describe("a message that is large for what it is", () => {
  let deep: unknown = {};
  for (let level = 0; level < 1000; level++) deep = { a: deep };
  const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`c${at}`, {}]));
  const long = "x".repeat(900_000);

  test.each([
    ["nested capabilities", { capabilities: { experimental: deep } }],
    ["many capabilities", { capabilities: { experimental: wide } }],
    ["a long name", { clientInfo: { name: long, version: "1" } }],
    ["notes of its own", { _meta: { "com.example/note": long } }],
  ])("opens no session: %s", async (_what, change) => {
    const { url } = await start();
    const response = await post(url, {
      ...INITIALIZE,
      params: { ...INITIALIZE.params, ...change },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    const text = await response.text();
    expect(text).toContain("-32602");
    expect(text.length).toBeLessThan(1000);
  });

  test("is refused in a session as well, which lives on", async () => {
    const { url } = await start();
    const session = await openSession(url);
    for (const method of ["resources/subscribe", "resources/read"]) {
      const params = { uri: `gds://session/${long}` };
      const response = await session.send({ jsonrpc: "2.0", id: 1, method, params });
      expect(response.status).toBe(400);
    }
    expect((await session.send({ jsonrpc: "2.0", id: 2, method: "ping" })).status).toBe(200);
  });

  test("an icon may be an image", async () => {
    const { url } = await start();
    const icons = [{ src: `data:image/png;base64,${"A".repeat(15_000)}` }];
    const clientInfo = { name: "raw", version: "1", icons };
    const response = await post(url, {
      ...INITIALIZE,
      params: { ...INITIALIZE.params, clientInfo },
    });
    expect(response.status).toBe(200);
    await response.text();
  });
});
