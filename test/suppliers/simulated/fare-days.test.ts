import { afterEach, expect, test, vi } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { ONE_ADULT } from "../../../src/domain/travel.ts";
import { simulatedLowFares } from "../../../src/suppliers/simulated/low-fares.ts";

const QUOTE_DAY = dayNumber(2026, 11, 15);
const WISH = {
  cabin: "economy",
  party: ONE_ADULT,
  quoteDay: QUOTE_DAY,
  notBefore: QUOTE_DAY * 1440,
  maxConnections: 2,
} as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many turns of the event loop pass while ten days are priced. */
async function turnsOfTenDays(): Promise<number> {
  let turns = 0;
  let counts = true;
  const count = () => {
    turns++;
    if (counts) setImmediate(count);
  };
  setImmediate(count);
  const pair = { origin: "LHR", destination: "SIN" };
  const days = await simulatedLowFares(1).days(pair, { first: QUOTE_DAY + 60, days: 10 }, WISH);
  counts = false;
  expect(days.filter(({ fares }) => fares.length > 0)).toHaveLength(10);
  return turns;
}

test("days share a turn while it has room: what waits half done outlives the young generation", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1);
  expect(await turnsOfTenDays()).toBe(0);
});

test("a day begins in another turn once this one has been used up", async () => {
  let now = 1;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 5;
    return now;
  });
  expect(await turnsOfTenDays()).toBeGreaterThanOrEqual(9);
});
