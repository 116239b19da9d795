import { describe, expect, test } from "vitest";
import {
  argumentsOfQuery,
  chooseTool,
  withIdempotencyKey,
} from "../../../src/surfaces/rest/arguments.ts";

const SCHEMA = {
  type: "object",
  properties: {
    q: { type: "string" },
    budget_max: { type: "number" },
    limit: { type: "integer" },
    direct: { type: "boolean" },
    tags: { type: "array", items: { type: "integer" } },
  },
};

const read = (query: string) => argumentsOfQuery(new URLSearchParams(query), SCHEMA);

describe("a query", () => {
  test("is read in the types that the schema asks for", () => {
    expect(read("q=12&budget_max=99.5&limit=3&direct=true&tags=1&tags=2")).toEqual({
      q: "12",
      budget_max: 99.5,
      limit: 3,
      direct: true,
      tags: [1, 2],
    });
  });

  test("keeps what is no such type, so that the refusal can show it", () => {
    expect(read("limit=many&direct=perhaps&budget_max=")).toEqual({
      limit: "many",
      direct: "perhaps",
      budget_max: "",
    });
  });

  test("keeps names that the schema does not know, those of every object too", () => {
    expect(read("colour=red&constructor=1")).toEqual({ colour: "red", constructor: "1" });
  });

  test("means the last of several values where one is wanted", () => {
    expect(read("q=first&q=last")).toEqual({ q: "last" });
  });
});

describe("an address with a choice", () => {
  const choice = { field: "type", fallback: "lead", tools: { lead: "a", vip_manager: "b" } };

  test("is decided by a word, which the tool does not see", () => {
    expect(chooseTool(choice, { type: "vip_manager", x: 1 })).toEqual({
      tool: "b",
      rest: { x: 1 },
    });
  });

  test("has a usual one", () => {
    expect(chooseTool(choice, { x: 1 })).toEqual({ tool: "a", rest: { x: 1 } });
  });

  test.each(["vip", 7, "toString"])("names the words when it is none of them: %s", (type) => {
    expect(() => chooseTool(choice, { type })).toThrow(/must be one of lead, vip_manager/);
  });

  test.each([
    ["an object that has no text", { toString: 1 }, "type 'an object' must be one of"],
    ["a very long word", "x".repeat(5000), `type '${"x".repeat(59)}…' must be one of`],
    ["nothing", null, "type 'null' must be one of"],
  ])("shows back only so much of %s", (_, type, words) => {
    expect(() => chooseTool(choice, { type })).toThrow(words);
  });
});

describe("an Idempotency-Key header", () => {
  const schema = { properties: { idempotencyKey: { type: "string" } } };

  test("stands for the parameter of that name", () => {
    expect(withIdempotencyKey({ a: 1 }, "k", schema)).toEqual({ a: 1, idempotencyKey: "k" });
  });

  test("counts less than what the body says, and nothing where the tool takes no key", () => {
    expect(withIdempotencyKey({ idempotencyKey: "own" }, "k", schema)).toEqual({
      idempotencyKey: "own",
    });
    expect(withIdempotencyKey({ a: 1 }, "k", { properties: {} })).toEqual({ a: 1 });
    expect(withIdempotencyKey([], "k", schema)).toEqual([]);
  });
});
