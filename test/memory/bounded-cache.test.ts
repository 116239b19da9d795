import { describe, expect, test } from "vitest";
import { boundedCache, remembered } from "../../src/memory/bounded-cache.ts";

describe("a bounded cache", () => {
  test("gives back what was put in last, and never holds more than its bound", () => {
    const cache = boundedCache<number, string>(10);
    for (let i = 0; i < 1_000; i++) cache.set(i, `v${i}`);
    expect(cache.get(999)).toBe("v999");
    const held = Array.from({ length: 1_000 }, (_, i) => cache.get(i)).filter(Boolean);
    expect(held.length).toBeLessThanOrEqual(10);
  });

  test("keeps what is asked for again and again", () => {
    const cache = boundedCache<number, string>(10);
    cache.set(-1, "dear");
    for (let i = 0; i < 1_000; i++) {
      cache.set(i, "");
      expect(cache.get(-1)).toBe("dear");
    }
  });
});

test("what depends on a text is made once, as long as it is asked for", () => {
  const made: string[] = [];
  const upper = remembered(10, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect([upper("a"), upper("b"), upper("a")]).toEqual(["A", "B", "A"]);
  expect(made).toEqual(["a", "b"]);
});
