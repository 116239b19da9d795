import { describe, expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "../../src/stores/cursor.ts";

describe("cursors", () => {
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
