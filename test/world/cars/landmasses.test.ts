import { expect, test } from "vitest";
import { landmassOf } from "../../../src/world/cars/landmasses.ts";
import { findAirport } from "../../../src/world/places/airports.ts";

function land(code: string): string {
  const airport = findAirport(code);
  if (!airport) throw new Error(`${code} is no airport`);
  return landmassOf(airport.country, airport, code);
}

test.each([
  ["SXM", "SBH"],
  ["SJU", "STT"],
  ["STT", "STX"],
  ["POS", "TAB"],
  ["JER", "GCI"],
  ["MLA", "CTA"],
  ["BGI", "UVF"],
])("no road leads from %s to %s", (one, other) => {
  expect(land(one)).not.toBe(land(other));
});

test.each([
  ["SXM", "SFG"],
  ["SDQ", "PUJ"],
  ["BWN", "BKI"],
  ["LYS", "GVA"],
])("a road leads from %s to %s", (one, other) => {
  expect(land(one)).toBe(land(other));
});
