import { expect, test } from "vitest";
import { findAirport, findCity } from "../../../src/world/places/airports.ts";
import { dayHigh } from "../../../src/world/places/climate.ts";

/** Usual mean daily highs in °C, to about two degrees, of months between those of the table. */
test.each([
  ["NAJ", 12, 5],
  ["LLK", 12, 10],
  ["SCO", 12, 6],
  ["EVN", 11, 12],
  ["BAK", 12, 10],
  ["MOW", 12, -2],
  ["BER", 12, 4],
  ["CHI", 12, 3],
  ["ALA", 12, 2],
  ["BJS", 12, 4],
  ["YTO", 2, 0],
  ["DEL", 5, 40],
  ["SYD", 12, 26],
  ["SIN", 5, 32],
])("days in %s reach in month %i about %i °C", (code, month, published) => {
  const place = findCity(code) ?? findAirport(code);
  if (!place) throw new Error(`No place ${code}`);
  expect(Math.abs(dayHigh(place, month) - published)).toBeLessThanOrEqual(2);
});
