import { beforeAll, expect, test, vi } from "vitest";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { type StockUnit, stockKey } from "../../../../src/domain/stock.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

const request = { query: "4 days in Tbilisi from 2027-06-10 for two, cheap hotel", lang: "en" };
const checkIn = dayNumber(2027, 6, 10);
const stay = {
  cityCode: "TBS",
  checkIn,
  checkOut: checkIn + 3,
  guests: 2,
  quoteDay: dayNumber(2026, 11, 15),
};

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

/** The hotel of the plan, with so much sold, and how often hotels were searched for it. */
async function lodging(units: readonly StockUnit[]) {
  const sold = new Map(units.map((unit) => [stockKey(unit), unit.capacity]));
  const search = vi.fn(planner.deps.hotels.search);
  const { lodgings } = await tripFor(
    {
      ...planner.deps,
      hotels: { ...planner.deps.hotels, search },
      inventory: { soldIn: async () => sold },
    },
    request,
  );
  return { hotel: lodgings[0], searches: search.mock.calls.length };
}

test("a plan counts on the cheapest room of a hotel, and on the next one where that is sold", async () => {
  const { hotel: usual, searches } = await lodging([]);
  expect(searches).toBe(1);
  const { offers } = await planner.deps.hotels.search(stay);
  const own = offers.filter(({ hotel }) => hotel.name === usual?.name);
  const [cheapest] = own;
  expect(usual?.price).toBe(cheapest?.price);
  const units = cheapest?.units() ?? [];
  const isOfIt = (unit: StockUnit | undefined) => unit?.unit === units[0]?.unit;
  const next = own.find((offer) => !isOfIt(offer.units()[0]));
  expect(next).toBeDefined();
  // Every other hotel is full.
  const others = offers
    .filter(({ hotel }) => hotel.name !== usual?.name)
    .flatMap((offer) => offer.units());
  const { hotel: later } = await lodging([...others, ...units]);
  expect(later).toMatchObject({ name: usual?.name, price: next?.price, free: true });
});
