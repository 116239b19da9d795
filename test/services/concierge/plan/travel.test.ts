import { describe, expect, test } from "vitest";
import type { End } from "../../../../src/services/concierge/plan/travel.ts";
import { hopBetween, overland } from "../../../../src/services/concierge/plan/travel.ts";

const at = (lat: number, lon: number, country: string, more: Partial<End> = {}): End => ({
  lat,
  lon,
  country,
  landmass: "main",
  mountains: false,
  ...more,
});

const TBILISI = at(41.69, 44.8, "GE");
const KAZBEGI = at(42.66, 44.64, "GE", { mountains: true });
const BAKU = at(40.41, 49.87, "AZ");
const YEREVAN = at(40.18, 44.51, "AM");
const MESTIA = at(43.05, 42.73, "GE", { mountains: true });
const KUTAISI = at(42.27, 42.7, "GE");
const ALMATY = at(43.24, 76.9, "KZ");
const BISHKEK = at(42.87, 74.6, "KG");
const ISSYK_KUL = at(42.65, 77.08, "KG");
const PARIS = at(48.86, 2.35, "FR");
const LONDON = at(51.51, -0.13, "GB");
const DUBLIN = at(53.35, -6.26, "IE");
const ATHENS = at(37.98, 23.73, "GR", { landmass: "mainland" });
const SANTORINI = at(36.39, 25.46, "GR", { landmass: "JTR" });
const ROME = at(41.9, 12.5, "IT");
const FLORENCE = at(43.77, 11.25, "IT");

describe("the way between two cities", () => {
  test.each([
    ["a mountain road is slow", TBILISI, KAZBEGI, "road", 3, 4],
    ["a road goes round a ridge", ALMATY, ISSYK_KUL, "road", 5.5, 8],
    ["and round another", MESTIA, KAZBEGI, "road", 6, 10],
    ["it goes straight where none stands: to the lake", BISHKEK, ISSYK_KUL, "road", 4, 5],
    ["to the city behind the ridge", BISHKEK, ALMATY, "road", 3.5, 5],
    ["and along the valley", KUTAISI, TBILISI, "road", 3, 4.5],
    ["fast trains run where there are any", ROME, FLORENCE, "train", 2, 3],
    ["the tunnel joins England to the continent", PARIS, LONDON, "train", 2.5, 4],
    ["no road leaves an island country", LONDON, DUBLIN, "flight", 3, 4.5],
    ["an island far out is flown to", ATHENS, SANTORINI, "flight", 3, 4],
    ["a closed land border is flown over", TBILISI, BAKU, "flight", 3, 4.5],
    ["far cities are flown to", PARIS, ROME, "flight", 3.5, 5],
  ])("%s", (_, from, to, mode, least, most) => {
    const hop = hopBetween(from, to);
    expect(hop.mode).toBe(mode);
    expect(hop.hours).toBeGreaterThanOrEqual(least);
    expect(hop.hours).toBeLessThanOrEqual(most);
    expect(Number.isInteger(hop.hours * 2)).toBe(true);
    expect(hopBetween(to, from)).toEqual(hop);
  });

  test("neighbours who do not fly to each other are far apart", () => {
    expect(hopBetween(YEREVAN, BAKU).hours).toBeGreaterThan(8);
    expect(overland(YEREVAN, BAKU)).toBeUndefined();
  });
});
