import { setImmediate as immediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nextTurn, turnToBegin, turnToGoOn } from "../../src/memory/turns.ts";

let turn = 0;
let counts = true;

beforeEach(() => {
  turn = 0;
  counts = true;
  const count = () => {
    turn++;
    if (counts) setImmediate(count);
  };
  count();
});

afterEach(async () => {
  counts = false;
  for (let i = 0; i < 4; i++) await immediate();
});

/** Longer than the work of a turn may last, on any machine. */
function work(): void {
  const start = performance.now();
  while (performance.now() - start < 5);
}

test("begins at once where nothing was done in this turn, or little", () => {
  const now = performance.now();
  expect(turnToBegin(now)).toBeUndefined();
  expect(turnToBegin(now + 3)).toBeUndefined();
});

test("begins in later turns, one each and in order, what comes after long work", async () => {
  const ran: { readonly name: number; readonly turn: number }[] = [];
  const call = async (name: number) => {
    const wait = turnToBegin(performance.now());
    if (wait) await wait;
    work();
    ran.push({ name, turn });
  };
  await Promise.all([0, 1, 2, 3, 4].map(call));
  expect(ran.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(ran.map((one) => one.turn)).size).toBe(5);
});

test("gives the pieces of long works that run side by side a turn each", async () => {
  const turns: number[] = [];
  const long = async () => {
    for (let piece = 0; piece < 3; piece++) {
      await nextTurn();
      work();
      turns.push(turn);
    }
  };
  await Promise.all([long(), long(), long()]);
  expect(new Set(turns).size).toBe(9);
});

test("goes on in the same turn while there is room in it, and in another after long work", async () => {
  expect(turnToGoOn()).toBeUndefined();
  expect(turnToGoOn()).toBeUndefined();
  const before = turn;
  work();
  await turnToGoOn();
  expect(turn).toBeGreaterThan(before);
});

test("what comes while others wait does not overtake them", async () => {
  const order: string[] = [];
  const first = nextTurn().then(() => order.push("first"));
  const second = turnToBegin(performance.now())?.then(() => order.push("second"));
  expect(second).toBeDefined();
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "second"]);
});

test("what has begun and what has not take turns, each in the order of its coming", async () => {
  const order: string[] = [];
  const tell = (name: string) => () => order.push(name);
  await Promise.all([
    nextTurn().then(tell("begun 1")),
    nextTurn().then(tell("begun 2")),
    ...[1, 2, 3].map((n) => turnToBegin(performance.now())?.then(tell(`new ${n}`))),
  ]);
  expect(order).toEqual(["begun 1", "new 1", "begun 2", "new 2", "new 3"]);
});

test("begins at once again when the long work is over", async () => {
  expect(turnToBegin(performance.now())).toBeUndefined();
  work();
  for (let i = 0; i < 3; i++) await immediate();
  expect(turnToBegin(performance.now())).toBeUndefined();
});
