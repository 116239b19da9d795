import { describe, expect, test } from "vitest";
import { decodeCursor, encodeCursor, pageOf, readOffset } from "../../src/domain/paging.ts";

describe("cursors of stored lists", () => {
  test("lead back to where the page ended", () => {
    const end = { createdAt: 1_775_520_000_000, id: "TEST-ABC123" };
    expect(decodeCursor(encodeCursor(end))).toEqual(end);
  });

  test("need no escaping in a URL", () => {
    expect(encodeCursor({ createdAt: 1, id: "TEST-ÿÿÿ>>>" })).toMatch(/^[\w-]+$/);
  });

  test.each(["", "x", "MTIz", "LTEgVEVTVA", "!!!"])("%j is refused", (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ reason: "bad_cursor" }) }),
    );
  });
});

describe("pages of a list at hand", () => {
  const all = ["a", "b", "c"];

  test("follow each other by their cursors", () => {
    const first = pageOf(all, 0, 2);
    expect(first).toEqual({ items: ["a", "b"], total: 3, nextCursor: "o2" });
    const { start } = readOffset(first.nextCursor);
    expect(pageOf(all, start, 2)).toEqual({ items: ["c"], total: 3, nextCursor: undefined });
  });

  test("carry the tag of their list, so that another list is noticed", () => {
    const { nextCursor } = pageOf(all, 0, 2, "0123abcd");
    expect(readOffset(nextCursor, "ffffffff")).toEqual({ start: 2, tag: "0123abcd" });
  });

  test.each([
    ["o2.0123abcd", undefined],
    ["o2", "0123abcd"],
    ["o-1", undefined],
    ["x", undefined],
  ])("cursor %j of a list with tag %j is refused", (cursor, tag) => {
    expect(() => readOffset(cursor, tag)).toThrow(`cursor: '${cursor}' was not given out`);
  });
});
