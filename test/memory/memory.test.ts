import { describe, expect, test } from "vitest";
import { boundedCache } from "../../src/memory/bounded-cache.ts";
import { remembered } from "../../src/memory/remembered.ts";
import { isReused, onceIfReused, reused } from "../../src/memory/reused.ts";

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

describe("what is made of an object", () => {
  test("is kept where the object is given out again", () => {
    const sum = counting((list: readonly number[]) => list.reduce((a, b) => a + b, 0));
    const list = reused([1, 2]);
    expect([sum(list), sum(list), sum.times()]).toEqual([3, 3, 1]);
  });

  test("is made anew of any other, frozen ones included", () => {
    const sum = counting((list: readonly number[]) => list.reduce((a, b) => a + b, 0));
    const list = [1, 2];
    expect(sum(list)).toBe(3);
    list.push(3);
    expect([sum(list), sum.times()]).toEqual([6, 2]);
    expect([sum(Object.freeze(list)), sum(list), sum.times()]).toEqual([6, 6, 4]);
  });

  function counting<T extends object, R>(make: (value: T) => R) {
    let times = 0;
    const made = onceIfReused((value: T) => {
      times++;
      return make(value);
    });
    return Object.assign(made, { times: () => times });
  }
});

test("a reused value cannot change, nor can anything inside", () => {
  const trip = reused({ legs: [{ from: "JFK" }], party: { adults: 1 } });
  expect([trip, trip.legs, trip.legs[0], trip.party].every(Object.isFrozen)).toBe(true);
  expect([trip, trip.legs, { ...trip }].map(isReused)).toEqual([true, false, false]);
});
