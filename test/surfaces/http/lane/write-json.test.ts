import { describe, expect, test } from "vitest";
import { type Reused, reused } from "../../../../src/memory/reused.ts";
import { writeResult } from "../../../../src/surfaces/http/lane/write-json.ts";

type Result = Parameters<typeof writeResult>[1];

function written(result: Result, part?: Reused<object>): unknown {
  const { text, bytes } = writeResult(1, result, part);
  expect(bytes).toBe(Buffer.byteLength(text));
  return JSON.parse(text).result;
}

function said(text: string): Result["content"] {
  return [{ type: "text", text }];
}

const flights = () => [{ id: "F1", price: 100 }, { id: 'F2 "→"' }];

describe("a result", () => {
  const empty = reused([]);
  const list = reused(flights());
  const booking = reused({ pnr: "TEST-ABC234", flights: flights() });
  const words = reused(["a", undefined, 1]);
  type Case = readonly [string, Record<string, unknown>, Reused<object> | undefined];
  const outputs: readonly Case[] = [
    ["of nothing", {}, undefined],
    ["with what is not there", { total: 0, nextCursor: undefined }, undefined],
    ["with an empty list", { flights: [] }, undefined],
    ["with an empty reused list", { flights: empty }, empty],
    ["of ordinary things", { flights: flights(), 'odd "name"': null }, undefined],
    ["of reused things", { flights: flights().map(reused), total: 2 }, undefined],
    [
      "of things some of which are reused",
      { flights: [reused({ id: 1 }), 2, undefined] },
      undefined,
    ],
    ["of a reused list", { flights: list, total: 2 }, list],
    ["that is reused itself", booking, booking],
    ["of reused things that are no objects", { flights: words }, words],
    ["of two reused lists", { flights: list, words }, words],
    ["that does not have its reused part", { total: 2 }, list],
  ];

  test.each(outputs)("%s is written as JSON writes it, each time", (_, structuredContent, part) => {
    const result = { content: said('Two flights\n"→"'), structuredContent, isError: false };
    const expected: unknown = JSON.parse(JSON.stringify(result));
    expect(written(result, part)).toEqual(expected);
    expect(written(result, part)).toEqual(expected);
  });

  test("without content has its error and its remarks", () => {
    const result = { content: said("No"), isError: true, _meta: { "wayfare/error": { a: 1 } } };
    expect(written(result)).toEqual(result);
  });

  test("says what it says now, whatever was said about the same list before", () => {
    const list = reused(flights());
    for (const text of ["For one adult", "For two adults", "For one adult"]) {
      const result = { content: said(text), structuredContent: { flights: list } };
      expect(written(result, list)).toEqual(result);
    }
    const two = { content: [...said("a"), ...said("b")], structuredContent: { flights: list } };
    expect(written(two, list)).toEqual(two);
  });
});
