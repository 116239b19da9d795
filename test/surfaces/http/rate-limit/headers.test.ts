import { afterAll, beforeAll, expect, test } from "vitest";
import type { Authenticator } from "../../../../src/surfaces/http/admission/guards.ts";
import { localRateLimiter } from "../../../../src/surfaces/http/rate-limit/limiter.ts";
import { rpcRefusal } from "../../../../src/surfaces/http/server/answers.ts";
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

const REFUSING: Authenticator = {
  configured: true,
  authenticate: () => rpcRefusal(401, -32000, "Who are you?"),
  identify: () => rpcRefusal(401, -32000, "Who are you?"),
  insufficientScope: () => rpcRefusal(403, -32000, "No"),
};

test("refused credentials count for their address, and are limited like any request", async () => {
  const limiter = localRateLimiter({ limit: 3, windowMs: 3_600_000, now: () => 7_200_000 });
  const strict = await startLocalToy(({ guards }) => ({
    guards: { ...guards, limiter, auth: REFUSING },
  }));
  const answers: unknown[] = [];
  for (let request = 0; request < 4; request++) {
    const { status, headers } = await fetch(strict.url, { method: "POST", body: "{}" });
    answers.push([status, headers.get("x-ratelimit-remaining")]);
  }
  await strict.close();
  expect(answers).toEqual([
    [401, "2"],
    [401, "1"],
    [401, "0"],
    [429, "0"],
  ]);
});
