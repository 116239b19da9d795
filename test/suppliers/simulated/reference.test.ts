import { expect, test } from "vitest";
import { simulatedReference } from "../../../src/suppliers/simulated/reference.ts";

const reference = simulatedReference();

test.each([
  ["LH", "LHR"],
  ["JF", "JFK"],
  ["jfk", "JFK"],
])("what begins with %s is completed to %s", (typed, code) => {
  expect(reference.completeAirports(typed, 20)).toContain(code);
  expect(reference.completePlaces(typed, 20)).toContain(code);
});

test("no more is offered than asked for", () => {
  expect(reference.completeAirports("LO", 5)).toHaveLength(5);
});
