import { afterAll, beforeAll, expect, test } from "vitest";
import { localRateLimiter } from "../../../../src/surfaces/http/rate-limit/limiter.ts";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";

let toy: LocalToy;

beforeAll(async () => {
  const limiter = localRateLimiter({ limit: 1000, windowMs: 60_000, now: Date.now });
  toy = await startLocalToy(({ guards }) => ({ guards: { ...guards, limiter } }));
});

afterAll(() => toy.close());

const JSON_HEADERS = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};
const call = (params: object) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });

test.each<[string, RequestInit, number]>([
  ["a good call", { body: call({ name: "findToys", arguments: { prefix: "b" } }) }, 200],
  ["a refused call", { body: call({ name: "failToy", arguments: { code: "rule" } }) }, 200],
  ["a body that is no JSON", { body: "{" }, 400],
  ["a body of another type", { body: "{}", headers: { "content-type": "text/plain" } }, 415],
  ["a body that is too long", { body: `"${"x".repeat(2_000_000)}"` }, 413],
  [
    "a session that is none",
    { headers: { ...JSON_HEADERS, "mcp-session-id": "x" }, body: "{}" },
    400,
  ],
])("%s tells the limit", async (_, init, status) => {
  const response = await fetch(toy.url, { method: "POST", headers: JSON_HEADERS, ...init });
  await response.text();
  expect(response.status).toBe(status);
  for (const name of ["limit", "remaining", "reset"]) {
    expect(response.headers.get(`x-ratelimit-${name}`), name).toMatch(/^\d+$/);
  }
});
