import { afterEach, expect, test, vi } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { ONE_ADULT } from "../../../src/domain/travel.ts";
import { simulatedFlights } from "../../../src/suppliers/simulated/flights.ts";

const QUOTE_DAY = dayNumber(2026, 11, 15);

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many turns of the event loop pass while one way with changes of planes is searched. */
async function turnsOfOneSearch(): Promise<number> {
  let turns = 0;
  let counts = true;
  const count = () => {
    turns++;
    if (counts) setImmediate(count);
  };
  setImmediate(count);
  const { offers } = await simulatedFlights(1).search({
    origin: "APW",
    destination: "GYD",
    day: QUOTE_DAY + 60,
    cabin: "economy",
    party: ONE_ADULT,
    quoteDay: QUOTE_DAY,
    notBefore: QUOTE_DAY * 1440,
  });
  counts = false;
  expect(offers.length).toBeGreaterThan(0);
  return turns;
}

test("a search from a far place is done in one turn while that has room", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1);
  expect(await turnsOfOneSearch()).toBe(0);
});

test("its chains of flights go on in other turns once this one has been used up", async () => {
  let now = 1;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 5;
    return now;
  });
  expect(await turnsOfOneSearch()).toBeGreaterThanOrEqual(20);
});
