import { describe, expect, test, vi } from "vitest";
import { backoff } from "../../console/src/state/backoff.ts";
import { paced } from "../../console/src/state/paced.ts";
import { linkTo, type Route, readRoute } from "../../console/src/state/route.ts";
import { createStore } from "../../console/src/state/store.ts";

describe("addresses inside the page", () => {
  test.each<Route>([
    { view: "desk" },
    { view: "desk", id: "req_abc" },
    { view: "desk", id: "req_abc", booking: true },
    { view: "bookings" },
    { view: "bookings", pnr: "TEST-ABC234" },
    { view: "try", tool: "searchFlights" },
  ])("lead back to where they were made: %j", (route) => {
    expect(readRoute(linkTo(route))).toEqual(route);
  });

  test("that nobody made lead to the desk", () => {
    expect(readRoute("#/nowhere")).toEqual({ view: "desk" });
    expect(readRoute("")).toEqual({ view: "desk" });
    expect(readRoute("#/requests/%E0%A4%A")).toEqual({ view: "desk", id: "%E0%A4%A" });
  });
});

test("waiting doubles up to half a minute", () => {
  expect([0, 1, 4, 5, 50].map(backoff)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
});

test("a store tells its watchers of changes only, and not for ever", () => {
  const store = createStore(1);
  let told = 0;
  const stop = store.watch(() => told++);
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  expect([told, store.get()]).toEqual([1, 3]);
});

test("what is asked for a hundred times while it runs or rests runs once more, and not after its end", async () => {
  vi.useFakeTimers();
  try {
    let runs = 0;
    const looks = paced(async () => {
      runs++;
      await new Promise<void>((resolve) => setTimeout(resolve, 1_000));
    }, 300);
    for (let hint = 0; hint < 100; hint++) {
      looks.ask();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(runs).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(2);
    looks.ask();
    expect(runs).toBe(3);
    looks.ask();
    looks.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    looks.ask();
    expect(runs).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
