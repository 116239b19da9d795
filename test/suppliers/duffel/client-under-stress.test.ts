import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type DuffelDouble, duffelDouble, fails, hangs, limits } from "./duffel-double.ts";
import { call, failure, good, openSource, refusal, search } from "./source.ts";

let duffel: DuffelDouble;
beforeAll(async () => {
  duffel = await duffelDouble();
});
afterAll(() => duffel.close());

describe("the rate limit", () => {
  test("is waited for as long as Duffel says", async () => {
    duffel.script(limits(4), good);
    const { source, slept } = openSource(duffel.url);
    await source.search(search, call());
    expect(slept).toEqual([4250]);
    expect(duffel.asked).toHaveLength(2);
  });

  test("is not waited for when that takes longer than the call may", async () => {
    duffel.script(limits(40), good);
    const { source, slept } = openSource(duffel.url);
    const error = await failure(source.search(search, call()));
    expect(error.message).toBe("Rate limit exceeded after retries");
    expect(error.retryable).toBe(true);
    expect(error.details).toMatchObject({
      reason: "rate_limited",
      extra: { retryAfterSeconds: 41 },
    });
    expect(slept).toEqual([]);
    expect(duffel.asked).toHaveLength(1);
  });

  test("is waited for as long as Retry-After says, in seconds or to a date", async () => {
    const date = "Mon, 10 May 2027 08:00:00 GMT";
    for (const header of ["5", "Mon, 10 May 2027 08:00:05 GMT"]) {
      duffel.script(fails(429, {}, { date, "retry-after": header }), good);
      const { source, slept } = openSource(duffel.url);
      expect((await source.search(search, call())).options).toHaveLength(1);
      expect(slept).toEqual([5250]);
    }
  });

  test("tells the caller of a Retry-After that is longer than the call may take", async () => {
    for (const [status, reason] of [
      [429, "rate_limited"],
      [503, "supplier_error"],
    ] as const) {
      duffel.script(fails(status, {}, { "retry-after": "90" }), good);
      const { source, slept } = openSource(duffel.url);
      const error = await failure(source.search(search, call()));
      expect(error.details).toMatchObject({ reason, hint: expect.stringMatching(/\b9[01] s\b/) });
      expect(error.details.extra?.["retryAfterSeconds"]).toBeGreaterThanOrEqual(90);
      expect(slept).toEqual([]);
      expect(duffel.asked).toHaveLength(1);
    }
  });

  test("once met, keeps other searches from asking until it is lifted", async () => {
    duffel.script(limits(40), good);
    const { source, time } = openSource(duffel.url);
    await failure(source.search(search, call()));
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        expect((await failure(source.search(search, call()))).details.reason).toBe("rate_limited");
      }),
    );
    expect(duffel.asked).toHaveLength(1);
    time.elapsed += 40_251;
    expect((await source.search(search, call())).options).toHaveLength(1);
  });

  test("is not believed when it is days away", async () => {
    duffel.script(limits(864_000), good);
    const { source, time } = openSource(duffel.url);
    await failure(source.search(search, call()));
    time.elapsed += 120_251;
    expect((await source.search(search, call())).options).toHaveLength(1);
  });

  test("in a storm that does not end, ends the search with its repeats", async () => {
    duffel.script(limits(1));
    const { source } = openSource(duffel.url);
    await expect(source.search(search, call())).rejects.toEqual(refusal("rate_limited"));
    expect(duffel.asked).toHaveLength(4);
  });
});

describe("time", () => {
  test("runs out for the whole call, and nobody asks again after that", async () => {
    duffel.script(hangs);
    const { source } = openSource(duffel.url);
    await expect(source.search(search, call({ timeoutMs: 400 }))).rejects.toEqual(
      refusal("supplier_timeout", { code: "timeout" }),
    );
    expect(duffel.asked).toHaveLength(1);
  });

  test("runs out while an answer trickles in", async () => {
    duffel.script((response) => {
      response.writeHead(201, { "content-type": "application/json" });
      response.write('{"data":{"offers":[');
    });
    const { source } = openSource(duffel.url);
    await expect(source.search(search, call({ timeoutMs: 400 }))).rejects.toEqual(
      refusal("supplier_timeout"),
    );
  });
});

describe("many searches at once", () => {
  test("ask a dozen at a time, and all of them in the end", async () => {
    let open = 0;
    let most = 0;
    duffel.script((response, asked) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        good(response, asked);
      }, 5);
    });
    const { source } = openSource(duffel.url);
    const found = await Promise.all(
      Array.from({ length: 60 }, () => source.search(search, call())),
    );
    expect(found.every(({ options }) => options.length === 1)).toBe(true);
    expect(duffel.asked).toHaveLength(60);
    expect(most).toBeLessThanOrEqual(12);
  });

  test("wait in line no longer than they may, and block nobody after that", async () => {
    // A server of its own: what was given up may reach it later still.
    const silent = await duffelDouble();
    silent.script(hangs);
    const { source } = openSource(silent.url);
    const ended = await Promise.allSettled(
      Array.from({ length: 30 }, () => source.search(search, call({ timeoutMs: 80 }))),
    );
    expect(ended.every(({ status }) => status === "rejected")).toBe(true);
    expect(silent.asked.length).toBeLessThanOrEqual(24);
    await silent.close();
  });

  test("go on after some gave up", async () => {
    const held: (() => void)[] = [];
    duffel.script((response, asked) => {
      held.push(() => good(response, asked));
    });
    const { source } = openSource(duffel.url);
    const first = Array.from({ length: 12 }, () => source.search(search, call()));
    const stop = new AbortController();
    const waiting = source.search(search, call({ signal: stop.signal }));
    const last = source.search(search, call());
    await vi.waitFor(() => expect(held).toHaveLength(12));
    stop.abort(new Error("no time"));
    await expect(waiting).rejects.toThrow("no time");
    for (const release of held) release();
    await Promise.all(first);
    await vi.waitFor(() => expect(held).toHaveLength(13));
    held[12]?.();
    expect((await last).options).toHaveLength(1);
  });
});

describe("a supplier that keeps failing", () => {
  const once = call({ retries: 0 });

  test("is left alone after five failed searches, then tried with one", async () => {
    duffel.script(fails(500));
    const { source, time } = openSource(duffel.url);
    for (let i = 0; i < 5; i++) await failure(source.search(search, once));
    const refused = await failure(source.search(search, once));
    expect(refused.details).toMatchObject({
      reason: "supplier_down",
      extra: { retryAfterSeconds: 30 },
    });
    expect(duffel.asked).toHaveLength(5);

    time.elapsed += 30_000;
    await failure(source.search(search, once));
    expect(duffel.asked).toHaveLength(6);
    await failure(source.search(search, once));
    expect(duffel.asked).toHaveLength(6);

    time.elapsed += 30_000;
    duffel.script(good);
    await source.search(search, once);
    await source.search(search, once);
    expect(duffel.asked).toHaveLength(2);
  });

  test("is tried by one of those who come at the same time", async () => {
    const { source, time } = openSource(duffel.url);
    duffel.script(fails(500));
    for (let i = 0; i < 5; i++) await failure(source.search(search, once));
    time.elapsed += 30_000;
    const held: (() => void)[] = [];
    duffel.script((response, asked) => {
      held.push(() => good(response, asked));
    });
    const trying = source.search(search, once);
    expect((await failure(source.search(search, once))).details.reason).toBe("supplier_down");
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    expect((await trying).options).toHaveLength(1);
  });

  test("is not one that was given no time, or was never asked", async () => {
    const slow = await duffelDouble();
    slow.script(hangs);
    const hasty = openSource(slow.url).source;
    for (let i = 0; i < 6; i++) {
      const error = await failure(hasty.search(search, call({ timeoutMs: 20 })));
      expect(error.details.reason).toBe("supplier_timeout");
    }
    await slow.close();
  });

  test("is one that does not answer in a fair time", async () => {
    const { source } = openSource(duffel.url);
    duffel.script(fails(504));
    for (let i = 0; i < 5; i++) await failure(source.search(search, call({ retries: 0 })));
    const error = await failure(source.search(search, once));
    expect(error.details.reason).toBe("supplier_down");
  });

  test("is one that fails, not one that refuses", async () => {
    duffel.script(fails(422, { type: "validation_error" }));
    const { source } = openSource(duffel.url);
    for (let i = 0; i < 8; i++) await failure(source.search(search, once));
    expect(duffel.asked).toHaveLength(8);
  });
});
