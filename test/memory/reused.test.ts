import { describe, expect, test } from "vitest";
import { isReused, onceIfReused, reused } from "../../src/memory/reused.ts";

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
