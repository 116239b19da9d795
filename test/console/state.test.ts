import { describe, expect, test } from "vitest";
import { backoff } from "../../console/src/state/backoff.ts";
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
