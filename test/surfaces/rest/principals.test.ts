import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Authenticator } from "../../../src/surfaces/http/admission/guards.ts";
import { notAllowed, nothingShown } from "../../../src/surfaces/http/auth/challenge.ts";
import { restRoutes } from "../../../src/surfaces/rest/routes.ts";
import { type LocalToy, startLocalToy } from "../../fixtures/toy-local.ts";
import { toolCall } from "../../fixtures/toy-process.ts";
import { post } from "../../fixtures/toy-server.ts";

/** Believes whoever says who they are. */
const credulous: Authenticator = {
  configured: true,
  async authenticate({ headers }) {
    if (headers.authorization === undefined) return nothingShown();
    return { principal: "reader", scopes: new Set(["travel:read"] as const) };
  },
  identify: () => nothingShown(),
  insufficientScope: (needed) => notAllowed(needed),
};

async function startGuarded(publicReads: boolean): Promise<LocalToy> {
  return await startLocalToy(({ app, guards }) => {
    const strict = { ...guards, auth: credulous, publicReads };
    const originOf = () => "http://localhost";
    return {
      guards: strict,
      mounts: restRoutes({ app, guards: strict, maxBodyBytes: 1000, originOf }),
    };
  });
}

let toy: LocalToy;
let closed: LocalToy;

beforeAll(async () => {
  toy = await startGuarded(true);
  closed = await startGuarded(false);
});

afterAll(async () => {
  await toy.close();
  await closed.close();
});

const READER = { authorization: "Bearer reader" };
const DREAM = { wish: "kite" };

async function call(
  server: LocalToy,
  tool: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return await fetch(`${server.origin}/api/tools/${tool}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

describe("with authentication, REST", () => {
  test("answers public tools to anybody", async () => {
    expect((await call(toy, "dream_of_toys", DREAM)).status).toBe(200);
  });

  test("answers them to nobody unknown where a setting closes them", async () => {
    const response = await call(closed, "dream_of_toys", DREAM);
    expect(response.status).toBe(401);
    expect((await call(closed, "dream_of_toys", DREAM, READER)).status).toBe(200);
  });

  test("asks who wants another tool to say who they are", async () => {
    const response = await call(toy, "findToys", { prefix: "ba" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
    expect(await response.json()).toMatchObject({ status: 401, reason: "unauthenticated" });
    expect((await call(toy, "findToys", { prefix: "ba" }, READER)).status).toBe(200);
  });

  test("refuses what the scopes do not cover", async () => {
    const response = await call(toy, "buyToy", { name: "bat", ms: 0 }, READER);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      reason: "insufficient_scope",
      detail: "This needs the scope travel:book",
    });
  });

  test("shows its documents to everybody", async () => {
    for (const path of ["/openapi.json", "/docs", "/llms.txt", "/agent-tools.md"]) {
      expect([path, (await fetch(`${closed.origin}${path}`)).status]).toEqual([path, 200]);
    }
  });
});

describe("with authentication, the concierge's MCP endpoint", () => {
  const dream = toolCall(1, "dream_of_toys", DREAM);

  test("serves its public tools to anybody, and challenges for the others", async () => {
    const url = `${toy.origin}/mcp/concierge`;
    const answer = await post(url, dream);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("kite")]);
    const list = await post(url, { jsonrpc: "2.0", id: 1, method: "tools/list" });
    expect(list.status).toBe(200);
    const refused = await post(url, toolCall(1, "fail_politely", { code: "rule" }));
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toContain("Bearer");
  });

  test("is the only one that does", async () => {
    expect((await post(`${toy.origin}/mcp`, dream)).status).toBe(401);
    expect((await post(`${closed.origin}/mcp/concierge`, dream)).status).toBe(401);
  });
});
