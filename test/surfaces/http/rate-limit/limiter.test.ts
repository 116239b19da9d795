import { describe, expect, test } from "vitest";
import { rateHeaders, rateRefusal } from "../../../../src/surfaces/http/rate-limit/answer.ts";
import { localRateLimiter } from "../../../../src/surfaces/http/rate-limit/limiter.ts";
import { headerPairs } from "../../../../src/surfaces/http/server/reply.ts";
import { fc } from "../../../support/properties.ts";

const WINDOW = 60_000;
/** The start of a minute, and so of a window. */
const START = Date.UTC(2026, 3, 7, 10, 1);

function limiterAt(limit: number, windowMs = WINDOW, mostClients?: number) {
  const clock = { now: START };
  const limiter = localRateLimiter({
    limit,
    windowMs,
    now: () => clock.now,
    ...(mostClients !== undefined && { mostClients }),
  });
  const admitted = async (times: number, key = "a") => {
    let count = 0;
    for (let i = 0; i < times; i++) if ((await limiter.admit(key)).allowed) count += 1;
    return count;
  };
  return { clock, limiter, admitted };
}

/** The formula as it is written, on fractions of big integers and a list of every request. */
function formulaAllows(limit: number, windowMs: number, past: readonly number[], now: number) {
  const window = Math.floor(now / windowMs);
  const inWindow = (index: number) =>
    BigInt(past.filter((time) => Math.floor(time / windowMs) === index).length);
  const overlap = BigInt(windowMs - (now - window * windowMs));
  const weighted = inWindow(window - 1) * overlap + inWindow(window) * BigInt(windowMs);
  return weighted + BigInt(windowMs) <= BigInt(limit) * BigInt(windowMs);
}

const traffic = fc.record({
  limit: fc.integer({ min: 1, max: 20 }),
  windowMs: fc.constantFrom(1_000, 7_000, 60_000),
  pauses: fc.array(
    fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 70_000 })),
    { maxLength: 120 },
  ),
});

describe("the rate limiter", () => {
  test("decides every request exactly as the formula does", async () => {
    await fc.assert(
      fc.asyncProperty(traffic, async ({ limit, windowMs, pauses }) => {
        const { clock, limiter } = limiterAt(limit, windowMs);
        const past: number[] = [];
        for (const pause of pauses) {
          clock.now += pause;
          const expected = formulaAllows(limit, windowMs, past, clock.now);
          const { allowed } = await limiter.admit("a");
          expect(allowed).toBe(expected);
          if (allowed) past.push(clock.now);
        }
      }),
    );
  });

  test("lets through a request that waits as long as it was told, and none a second sooner", async () => {
    await fc.assert(
      fc.asyncProperty(traffic, async ({ limit, windowMs, pauses }) => {
        const { clock, limiter } = limiterAt(limit, windowMs);
        const past: number[] = [];
        for (const pause of pauses) {
          clock.now += pause;
          const { allowed, retryAfterSeconds, resetAt } = await limiter.admit("a");
          if (allowed) {
            past.push(clock.now);
            continue;
          }
          const passes = (at: number) => formulaAllows(limit, windowMs, past, at);
          expect(passes(resetAt)).toBe(true);
          expect(passes(resetAt - 1)).toBe(false);
          expect(passes(clock.now + retryAfterSeconds * 1000)).toBe(true);
          expect(passes(clock.now + (retryAfterSeconds - 1) * 1000)).toBe(false);
        }
      }),
    );
  });

  test("passes exactly the limit in a burst across the edge of a window", async () => {
    const { clock, admitted } = limiterAt(100);
    clock.now = START + WINDOW - 1;
    expect(await admitted(80)).toBe(80);
    clock.now = START + WINDOW;
    expect(await admitted(80)).toBe(20);
    expect(await admitted(80)).toBe(0);
  });

  test("gives back room as the previous window fades", async () => {
    const { clock, admitted } = limiterAt(100);
    await admitted(100);
    clock.now = START + WINDOW + WINDOW / 2;
    expect(await admitted(100)).toBe(50);
  });

  test("never lets refused requests prolong a block, but counts them", async () => {
    const { clock, limiter, admitted } = limiterAt(100);
    await admitted(100);
    const first = await limiter.admit("a");
    expect(first).toMatchObject({ allowed: false, current: 101, remaining: 0 });
    await admitted(1_000);
    const later = await limiter.admit("a");
    expect(later).toMatchObject({ allowed: false, current: 1_102, resetAt: first.resetAt });
    clock.now = first.resetAt;
    expect(await admitted(2)).toBe(1);
  });

  test("counts every client for itself", async () => {
    const { admitted } = limiterAt(3);
    expect(await admitted(5, "a")).toBe(3);
    expect(await admitted(5, "b")).toBe(3);
  });

  test("says what remains and when the window ends", async () => {
    const { clock, limiter } = limiterAt(100);
    clock.now = START + 15_000;
    expect(await limiter.admit("a")).toEqual({
      allowed: true,
      limit: 100,
      remaining: 99,
      current: 1,
      resetAt: START + WINDOW,
      retryAfterSeconds: 0,
    });
  });

  test("forgets a client that has been away for two windows", async () => {
    const { clock, limiter, admitted } = limiterAt(10);
    await admitted(50);
    clock.now += 2 * WINDOW;
    expect(await limiter.admit("a")).toMatchObject({ allowed: true, remaining: 9, current: 1 });
  });

  test("remembers no more clients than it may, and forgets the earliest", async () => {
    const { admitted } = limiterAt(1, WINDOW, 2);
    expect(await admitted(1, "a")).toBe(1);
    expect(await admitted(1, "b")).toBe(1);
    expect(await admitted(1, "c")).toBe(1);
    expect(await admitted(1, "b")).toBe(0);
    expect(await admitted(1, "a")).toBe(1);
  });

  test("does not open up when the clock is set back a little", async () => {
    const { clock, admitted } = limiterAt(10);
    expect(await admitted(10)).toBe(10);
    clock.now = START - 5_000;
    expect(await admitted(1)).toBe(0);
  });

  test("does not stay shut when the clock is set back far", async () => {
    const { clock, admitted } = limiterAt(10);
    await admitted(10);
    clock.now = START - 24 * 3_600_000;
    expect(await admitted(1)).toBe(1);
  });
});

describe("the answer to a request over the limit", () => {
  const decision = {
    allowed: false,
    limit: 100,
    remaining: 0,
    current: 105,
    resetAt: Date.UTC(2026, 3, 7, 10, 2),
    retryAfterSeconds: 15,
  };

  test("has the documented body", () => {
    expect(rateRefusal(decision)).toMatchObject({
      status: 429,
      body: {
        error: "Rate limit exceeded",
        code: "RATE_LIMIT_EXCEEDED",
        limit: 100,
        current: 105,
        resetAt: "2026-04-07T10:02:00.000Z",
        retryAfter: 15,
      },
    });
  });

  test("has the documented headers", () => {
    expect(rateRefusal(decision).headers).toEqual({
      "X-RateLimit-Limit": "100",
      "X-RateLimit-Remaining": "0",
      "X-RateLimit-Reset": String(Date.UTC(2026, 3, 7, 10, 2) / 1000),
      "Retry-After": "15",
    });
  });

  test("names a second at which a request passes, not the one before", () => {
    const headers = rateHeaders({ ...decision, resetAt: 1_000_001 });
    expect(Object.fromEntries(headerPairs(headers))["X-RateLimit-Reset"]).toBe("1001");
  });
});
