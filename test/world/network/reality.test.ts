import { describe, expect, test } from "vitest";
import { findAirline } from "../../../src/world/airlines/airlines.ts";
import { routes } from "../../../src/world/network/network.ts";
import { findAirport } from "../../../src/world/places/airports.ts";
import { IMPOSSIBLE_ROUTES } from "./impossible-routes.ts";
import { KNOWN_ROUTES } from "./known-routes.ts";

interface Named {
  readonly text: string;
  readonly key: string;
}

function parse(list: string): readonly Named[] {
  return list
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [airline = "", ...pairs] = line.split(" ");
      return pairs.map((pair) => ({
        text: `${airline} ${pair}`,
        key: airline + [pair.slice(0, 3), pair.slice(3)].sort().join(""),
      }));
    });
}

const flown = new Set(
  routes.map(({ airline, a, b }) => airline.code + [a.iata, b.iata].sort().join("")),
);

describe("the network beside the real world", () => {
  const known = parse(KNOWN_ROUTES);
  const impossible = parse(IMPOSSIBLE_ROUTES);

  test("the lists name airlines and airports that exist, and are long enough to mean something", () => {
    for (const { text } of [...known, ...impossible]) {
      expect(findAirline(text.slice(0, 2)), text).toBeDefined();
      expect(findAirport(text.slice(3, 6)), text).toBeDefined();
      expect(findAirport(text.slice(6, 9)), text).toBeDefined();
    }
    expect(new Set(known.map(({ key }) => key)).size).toBeGreaterThanOrEqual(350);
    expect(new Set(impossible.map(({ key }) => key)).size).toBeGreaterThanOrEqual(150);
  });

  test("it has at least 95 of 100 routes that travellers know", () => {
    const missing = known.filter(({ key }) => !flown.has(key)).map(({ text }) => text);
    expect(missing.length / known.length, missing.join(", ")).toBeLessThan(0.05);
  });

  test("it has none of the routes that cannot be", () => {
    expect(impossible.filter(({ key }) => flown.has(key)).map(({ text }) => text)).toEqual([]);
  });
});

describe("the size of the network", () => {
  test("is about that of the world's", () => {
    expect(routes.length).toBeGreaterThan(30_000);
    expect(routes.length).toBeLessThan(37_000);
  });

  test.each([
    ["AA", 800, 1100],
    ["DL", 700, 980],
    ["UA", 700, 900],
    ["WN", 600, 900],
    ["FR", 600, 1100],
    ["W6", 500, 900],
    ["9C", 180, 340],
    ["MF", 180, 340],
    ["VY", 170, 330],
    ["CZ", 500, 750],
    ["U2", 600, 950],
    ["6E", 300, 480],
    ["LH", 350, 550],
    ["TK", 300, 450],
    ["EK", 110, 170],
    ["QR", 110, 190],
    ["QF", 130, 190],
    ["BA", 190, 290],
  ])("gives %s between %i and %i routes", (code, least, most) => {
    const own = routes.filter(({ airline }) => airline.code === code).length;
    expect(own).toBeGreaterThanOrEqual(least);
    expect(own).toBeLessThanOrEqual(most);
  });

  test.each([
    ["BA", "LHRJFK", 21, 70],
    ["QR", "DOHLHR", 21, 56],
    ["AA", "DFWLAX", 40, 140],
    ["DL", "ATLBHM", 14, 140],
    ["EK", "DXBSYD", 7, 35],
    ["AF", "CDGABJ", 4, 14],
    ["KE", "GMPCJU", 40, 170],
    ["QF", "MELSYD", 80, 182],
    ["HA", "HNLOGG", 50, 182],
  ])("flies %s %s between %i and %i times a week", (code, pair, least, most) => {
    const found = routes.find(
      ({ airline, a, b }) =>
        airline.code === code && [a.iata + b.iata, b.iata + a.iata].includes(pair),
    );
    expect(found?.weekly).toBeGreaterThanOrEqual(least);
    expect(found?.weekly).toBeLessThanOrEqual(most);
  });
});
