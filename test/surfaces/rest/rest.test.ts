import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalToy, startLocalToy } from "../../fixtures/toy-local.ts";

let toy: LocalToy;

beforeAll(async () => {
  toy = await startLocalToy();
});

afterAll(async () => {
  await toy.close();
});

const post = (tool: string, body: unknown) =>
  fetch(`${toy.origin}/api/tools/${tool}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("a tool over REST", () => {
  test("answers with what MCP has as structured content", async () => {
    const response = await post("findToys", { prefix: "ba" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ toys: ["ball", "bat"], total: 2 });
  });

  test("says which parameters nobody reads", async () => {
    const response = await post("findToys", { prefix: "ba", colour: "red" });
    expect(response.status).toBe(200);
    expect(decodeURIComponent(response.headers.get("wayfare-notes") ?? "")).toContain("colour");
  });

  test.each([
    ["half of a surrogate pair", ["\ud83d", "a\udc00b"]],
    [
      "many letters that take nine characters each",
      Array.from("😀€한字é", (one) => one.repeat(50)),
    ],
  ])("answers what it did, although names of parameters are %s", async (_what, names) => {
    const strangers = names.map((name) => [name, 1]);
    const odd = Object.fromEntries(strangers);
    const refused = await post("buyToy", { name: "ball", ms: 0, ...odd });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("is not a parameter of this tool");
    const response = await post("findToys", { prefix: "ba", ...odd });
    expect(response.status).toBe(200);
    const header = response.headers.get("wayfare-notes") ?? "";
    expect(decodeURIComponent(header)).toContain("Ignored unknown parameter");
    expect(header.length).toBeLessThanOrEqual(4000);
  });

  test("refuses a megabyte of a name in an instant and a line", async () => {
    const response = await post("findToys", { prefix: "ba", ["x".repeat(1_000_000)]: 1 });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("must have at most 100 characters in its name, not 1000000");
    expect(text.length).toBeLessThan(2000);
  });

  test("lets pages of other sites read its answers", async () => {
    const response = await post("findToys", { prefix: "ba" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("takes no other method", async () => {
    const response = await fetch(`${toy.origin}/api/tools/findToys`);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("POST");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      type: "urn:wayfare:problem:method_not_allowed",
      reason: "method_not_allowed",
    });
  });

  test.each([
    ["invalid", 400],
    ["not_found", 404],
    ["rule", 422],
    ["conflict", 409],
    ["unavailable", 503],
    ["timeout", 504],
  ])("tells a refusal %s as problem details with status %i", async (code, status) => {
    const response = await post("failToy", { code });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      type: `urn:wayfare:problem:toy_${code}`,
      status,
      detail: `Refused as ${code}`,
      code,
      reason: `toy_${code}`,
      field: "code",
      value: code,
      hint: "Ask for another.",
      oldPrice: 100,
    });
  });

  test("names the field, the value and the fix of bad input", async () => {
    const response = await post("findToys", { prefix: "BA" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      reason: "invalid_params",
      field: "prefix",
      value: "BA",
      detail: "prefix 'BA' must be lower-case letters",
    });
  });

  test("keeps what an unexpected exception says to itself", async () => {
    const response = await post("failToy", { code: "crash" });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain("Reference: ");
    expect(text).not.toContain("hunter2");
  });

  test.each([
    ["text that is no JSON", "{", 400, "Parse error"],
    ["a list", "[]", 400, "named parameters"],
    ["a number", "7", 400, "named parameters"],
  ])("refuses %s as a body", async (_what, body, status, words) => {
    const response = await post("findToys", body);
    expect(response.status).toBe(status);
    expect(JSON.stringify(await response.json())).toContain(words);
  });

  test("refuses a body of another type", async () => {
    const response = await fetch(`${toy.origin}/api/tools/findToys`, { method: "POST", body: "x" });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      reason: "body_not_json",
      detail: "Content-Type must be application/json",
    });
  });

  test("refuses what is no JSON with a word of its own", async () => {
    const response = await fetch(`${toy.origin}/api/tools/findToys`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: "bad_request" });
  });

  test("that is not served is not there", async () => {
    const response = await post("stealToys", {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      reason: "unknown_address",
      detail: expect.stringContaining("/openapi.json"),
    });
  });
});
