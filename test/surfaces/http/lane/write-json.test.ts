import { describe, expect, test } from "vitest";
import { frozen } from "../../../../src/memory/frozen.ts";
import { writeMembers } from "../../../../src/surfaces/http/lane/write-json.ts";

type Result = Parameters<typeof writeMembers>[0];

function written(result: Result): unknown {
  return JSON.parse(`{${writeMembers(result)}}`);
}

function said(text: string): Result["content"] {
  return [{ type: "text", text }];
}

const flights = () => [{ id: "F1", price: 100 }, { id: 'F2 "→"' }];

describe("a result", () => {
  const outputs: readonly (readonly [string, Record<string, unknown>])[] = [
    ["of nothing", {}],
    ["with what is not there", { total: 0, nextCursor: undefined }],
    ["with an empty list", { flights: [] }],
    ["with an empty list that is frozen", { flights: frozen([]) }],
    ["of ordinary things", { flights: flights(), 'odd "name"': null }],
    ["of frozen things", { flights: flights().map(frozen), total: 2 }],
    ["of a frozen list", { flights: frozen(flights()), total: 2 }],
    ["that is frozen itself", frozen({ pnr: "TEST-ABC234", flights: flights() })],
    ["of frozen things that are no objects", { flights: Object.freeze(["a", undefined, 1]) }],
  ];

  test.each(outputs)("%s is written as JSON writes it, each time", (_, structuredContent) => {
    const result = { content: said('Two flights\n"→"'), structuredContent, isError: false };
    const expected: unknown = JSON.parse(JSON.stringify(result));
    expect(written(result)).toEqual(expected);
    expect(written(result)).toEqual(expected);
  });

  test("without content has its error and its remarks", () => {
    const result = { content: said("No"), isError: true, _meta: { "wayfare/error": { a: 1 } } };
    expect(written(result)).toEqual(result);
  });

  test("says what it says now, whatever was said about the same list before", () => {
    const list = frozen(flights());
    for (const text of ["For one adult", "For two adults", "For one adult"]) {
      const result = { content: said(text), structuredContent: { flights: list } };
      expect(written(result)).toEqual(result);
    }
    const two = { content: [...said("a"), ...said("b")], structuredContent: { flights: list } };
    expect(written(two)).toEqual(two);
  });
});
