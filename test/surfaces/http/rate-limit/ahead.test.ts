import { expect, test } from "vitest";
import { countAhead } from "../../../../src/surfaces/http/rate-limit/ahead.ts";
import {
  localRateCounts,
  localRateLimiter,
  sharedRateLimiter,
} from "../../../../src/surfaces/http/rate-limit/limiter.ts";

const WINDOW = 60_000;
const START = Date.UTC(2026, 3, 7, 10, 1);
const never = { admit: () => Promise.reject(new Error("not counted")) };

/** Processes that count in one place, and how often they asked it. */
function processes(limit: number, count = 2) {
  const clock = { now: START };
  const now = () => clock.now;
  const counts = localRateCounts({ now });
  let questions = 0;
  const late = {
    async count(...question: Parameters<typeof counts.count>) {
      questions++;
      return counts.count(...question);
    },
  };
  const limiters = Array.from({ length: count }, () =>
    sharedRateLimiter(countAhead(late, now), { limit, windowMs: WINDOW }, never),
  );
  async function send(times: number): Promise<number> {
    let allowed = 0;
    for (let i = 0; i < times; i++) {
      const decision = await limiters[i % count]?.admit("client");
      if (decision?.allowed) allowed++;
    }
    return allowed;
  }
  return { clock, limiters, send, questions: () => questions };
}

test("a client with room for thousands is asked about once in 65 requests", async () => {
  const { send, questions } = processes(1_000_000);
  expect(await send(1_300)).toBe(1_300);
  expect(questions()).toBe(20);
});

test("near its limit each request of a client is asked about, and exactly the limit is let through", async () => {
  const { send, questions } = processes(1_000);
  expect(await send(1_500)).toBe(1_000);
  expect(questions()).toBe(1_500);
});

test("no request that was let through is forgotten: processes in turn pass no limit", async () => {
  const { send } = processes(20_000);
  expect(await send(25_000)).toBe(20_000);
});

test("a process that runs ahead says what one that counts by itself would say", async () => {
  const { clock, limiters } = processes(50_000, 1);
  const alone = localRateLimiter({ limit: 50_000, windowMs: WINDOW, now: () => clock.now });
  for (let i = 0; i < 300; i++) {
    clock.now += 7;
    expect(await limiters[0]?.admit("client")).toEqual(await alone.admit("client"));
  }
});

test("a process asks again after a tenth of a second, and in the next window", async () => {
  const { clock, send, questions } = processes(1_000_000, 1);
  await send(2);
  expect(questions()).toBe(1);
  clock.now += 100;
  await send(2);
  expect(questions()).toBe(2);
  clock.now = START + WINDOW - 1;
  await send(1);
  clock.now += 1;
  await send(1);
  expect(questions()).toBe(4);
});

test("clients are counted apart, and so are limits", async () => {
  const { limiters } = processes(50_000, 1);
  const [one] = limiters;
  for (let i = 0; i < 10; i++) await one?.admit("one");
  expect((await one?.admit("two"))?.remaining).toBe(49_999);
  expect((await one?.admit("one"))?.remaining).toBe(49_989);
});
