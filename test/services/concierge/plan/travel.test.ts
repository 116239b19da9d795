import { describe, expect, test } from "vitest";
import { UNMAPPED } from "../../../../src/services/concierge/plan/atlas/roads.ts";
import {
  endOf,
  hopBetween,
  overland,
} from "../../../../src/services/concierge/plan/route/travel.ts";
import { openPlanner } from "./support.ts";

const { atlas } = await openPlanner();

function spot(slug: string) {
  const found = atlas.spot(slug);
  if (!found) throw new Error(`No ${slug}`);
  return endOf(found);
}

const JULY = atlas.roads(7, "any");
const JANUARY = atlas.roads(1, "any");

describe("the way between two cities", () => {
  test.each([
    ["a mountain road is slow", "tbilisi", "kazbegi", "road", 3, 4, []],
    ["to a lake straight", "bishkek", "issyk-kul", "road", 4, 5, []],
    ["fast trains run where there are any", "rome", "florence", "train", 1.5, 2, []],
    ["the tunnel joins England to the continent", "paris", "london", "train", 2.5, 4, []],
    ["islands have ferries", "santorini", "crete", "ferry", 2, 2.5, []],
    ["no road leaves an island country", "london", "dublin", "flight", 3, 4.5, []],
    ["a closed land border is flown over", "tbilisi", "baku", "flight", 3, 4.5, []],
    ["far cities are flown to", "paris", "rome", "flight", 3.5, 5, []],
  ])("%s: %s–%s", (_, from, to, mode, least, most, via) => {
    const hop = hopBetween(spot(from), spot(to), JULY);
    expect(hop.mode).toBe(mode);
    expect(hop.hours).toBeGreaterThanOrEqual(least);
    expect(hop.hours).toBeLessThanOrEqual(most);
    expect(Number.isInteger(hop.hours * 2)).toBe(true);
    expect((hop.via ?? []).map(({ slug }) => slug)).toEqual(via);
    expect(hopBetween(spot(to), spot(from), JULY).hours).toBe(hop.hours);
  });

  test.each([
    ["mestia", "kazbegi", 10, ["kutaisi", "tbilisi"]],
    ["almaty", "issyk-kul", 8.5, ["bishkek"]],
    ["sheki", "quba", 7, ["baku"]],
  ])("no road crosses the ridge between %s and %s", (from, to, least, via) => {
    const way = overland(spot(from), spot(to), JULY);
    expect(way?.hours).toBeGreaterThanOrEqual(least);
    expect(way?.via?.map(({ slug }) => slug)).toEqual(via);
  });

  test("a ferry that rests in winter is not taken then", () => {
    expect(hopBetween(spot("santorini"), spot("crete"), JANUARY).hours).toBeGreaterThan(3);
  });

  test("trains are taken where they are preferred", () => {
    const byRail = atlas.roads(7, "train");
    expect(hopBetween(spot("tbilisi"), spot("batumi"), JULY).mode).toBe("road");
    expect(hopBetween(spot("tbilisi"), spot("batumi"), byRail).mode).toBe("train");
  });

  test("neighbours who do not fly to each other are far apart", () => {
    expect(hopBetween(spot("yerevan"), spot("baku"), JULY).hours).toBeGreaterThan(8);
    expect(overland(spot("yerevan"), spot("baku"), JULY)).toBeUndefined();
  });
});

test("where nothing is mapped, ways are estimated by distance", () => {
  const at = (node: string, lat: number, lon: number) => ({
    node,
    lat,
    lon,
    country: "FR",
    landmass: "main",
    mountains: false,
  });
  const hop = overland(at("a", 47.2, -1.55), at("b", 48.1, -1.68), UNMAPPED);
  expect(hop?.mode).not.toBe("flight");
  expect(hop?.hours).toBeGreaterThan(1);
  expect(hop?.hours).toBeLessThan(3);
});
