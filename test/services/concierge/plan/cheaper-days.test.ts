import { beforeAll, expect, test } from "vitest";
import type { FlightQuery } from "../../../../src/suppliers/types.ts";
import { NO_SIGNAL, openPlanner, planningDesk, type TestPlanner } from "./support.ts";

let planner: TestPlanner;

beforeAll(async () => {
  planner = await openPlanner();
});

/** Each search for flights that a plan makes, in words. */
async function searchesFor(query: string): Promise<readonly string[]> {
  const { deps } = planner;
  const asked: string[] = [];
  const search = (wanted: FlightQuery) => {
    const { origin, destination, day, nonstop } = wanted;
    asked.push(`${origin}-${destination} on ${day}${nonstop ? ", nonstop" : ""}`);
    return deps.flights.search(wanted);
  };
  const desk = planningDesk({ ...deps, flights: { ...deps.flights, search } });
  await desk.planTrip({ query }, NO_SIGNAL);
  return asked;
}

test("a cheap trip over its budget looks for no flight twice while it tries other days", async () => {
  const asked = await searchesFor(
    "Egypt on a shoestring 7 days from Istanbul November 2027 600 USD solo",
  );
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});
