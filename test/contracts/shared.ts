import { beforeAll, expect, test, vi } from "vitest";
import type { Shared } from "../../src/stores/shared.ts";
import { localRateLimiter, sharedRateLimiter } from "../../src/surfaces/http/rate-limit/limiter.ts";
import { fc } from "../support/properties.ts";

/** Two processes that share, and the clock that their limits go by. */
export interface Sharing {
  readonly nodes: readonly [Shared, Shared];
  readonly setClock: (now: number) => Promise<void>;
}

const START = Date.UTC(2026, 3, 7, 10, 1);

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
  requests: fc.array(
    fc.record({
      node: fc.constantFrom(0, 1),
      pause: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 70_000 }),
      ),
    }),
    { maxLength: 80 },
  ),
});

const never = {
  admit: () => Promise.reject(new Error("the storage did not count")),
};

/** What holds of any two processes that share, whatever carries it between them. */
export function sharedContract(open: () => Promise<Sharing>): void {
  let sharing: Sharing;

  beforeAll(async () => {
    sharing = await open();
  });

  test("a rate limit decides every request as the formula does, and says what one process would say", async () => {
    const { nodes, setClock } = sharing;
    let client = 0;
    let now = START;
    await fc.assert(
      fc.asyncProperty(traffic, async ({ limit, windowMs, requests }) => {
        const key = `client-${client++}`;
        const limiters = nodes.map(({ rates }) =>
          sharedRateLimiter(rates, { limit, windowMs }, never),
        );
        const local = localRateLimiter({ limit, windowMs, now: () => now });
        const past: number[] = [];
        for (const { node, pause } of requests) {
          now += pause;
          await setClock(now);
          const expected = formulaAllows(limit, windowMs, past, now);
          const decision = await limiters[node]?.admit(key);
          expect(decision).toEqual(await local.admit(key));
          expect(decision?.allowed).toBe(expected);
          if (expected) past.push(now);
        }
      }),
    );
  });

  test("a rate limit lets through exactly as many, however many ask", async () => {
    const limiters = sharing.nodes.map(({ rates }) =>
      sharedRateLimiter(rates, { limit: 50, windowMs: 60_000 }, never),
    );
    const decisions = await Promise.all(
      Array.from({ length: 200 }, (_, index) => limiters[index % 2]?.admit("crowd")),
    );
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(50);
  });

  test("a message reaches every process that listens to its channel, the sender's own too", async () => {
    const [one, two] = sharing.nodes;
    const heard: string[] = [];
    await one.bus.subscribe("a", (message) => heard.push(`one ${message}`));
    const leave = await two.bus.subscribe("a", (message) => heard.push(`two ${message}`));
    await two.bus.subscribe("b", (message) => heard.push(`b ${message}`));
    await one.bus.publish("a", "hello");
    await vi.waitFor(() => expect([...heard].sort()).toEqual(["one hello", "two hello"]));
    await leave();
    await one.bus.publish("a", "alone");
    // What a process tells arrives in the order of its telling.
    await one.bus.publish("b", "last");
    await vi.waitFor(() => expect(heard).toContain("b last"));
    expect(heard).not.toContain("two alone");
    expect(heard).toContain("one alone");
  });

  test("events of a session come back in order, from where the reader was", async () => {
    const [one, two] = sharing.nodes;
    const positions = await Promise.all(
      ["a", "b", "c", "d"].map((message) => one.events.append("s", "stream", message)),
    );
    const messages = async (after: string) =>
      (await two.events.after("s", after)).map(({ message }) => message);
    expect(await messages("0")).toEqual(["a", "b", "c", "d"]);
    expect(await messages(positions[1] ?? "")).toEqual(["c", "d"]);
    expect(await two.events.after("other", "0")).toEqual([]);
  });
}
