import { expect, test } from "vitest";
import { citiesReport } from "../../scripts/world-report/cities.ts";
import { routesReport } from "../../scripts/world-report/routes.ts";
import type { Tally } from "../../scripts/world-report/tables.ts";

const share = ({ near, all }: Tally) => near / all;

test("of a hundred well-known routes nine of ten have real block times, and prices near enough", () => {
  const { blocks, prices } = routesReport().tallies;
  expect([blocks.all, prices.all]).toEqual([100, 320]);
  expect(share(blocks)).toBeGreaterThanOrEqual(0.9);
  expect(share(prices)).toBeGreaterThanOrEqual(0.9);
});

test("of thirty cities nine of ten figures of hotels and cars are near enough", () => {
  const { hotels, cars } = citiesReport().tallies;
  expect([hotels.all, cars.all]).toEqual([96, 48]);
  expect(share(hotels)).toBeGreaterThanOrEqual(0.9);
  expect(share(cars)).toBeGreaterThanOrEqual(0.9);
});
