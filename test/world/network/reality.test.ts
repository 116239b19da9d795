import { describe, expect, test } from "vitest";
import { findAirline } from "../../../src/world/airlines/airlines.ts";
import { allRoutes } from "../../../src/world/network/network.ts";
import { findAirport } from "../../../src/world/places/airports.ts";
import { IMPOSSIBLE_ROUTES } from "./impossible-routes.ts";
import { KNOWN_FREQUENCIES } from "./known-frequencies.ts";
import { KNOWN_ROUTES } from "./known-routes.ts";

const routes = allRoutes();

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

  test("flies nine in ten of the routes whose frequency travellers know between half and twice as often", () => {
    const weekly = new Map(
      routes.map((route) => [
        route.airline.code + [route.a.iata, route.b.iata].sort().join(""),
        route.weekly,
      ]),
    );
    const known = KNOWN_FREQUENCIES.trim()
      .split("\n")
      .flatMap((line) =>
        [...line.matchAll(/([A-Z]{3})([A-Z]{3}) (\d+)/g)].map(([, a = "", b = "", real]) => {
          const ours = weekly.get(line.slice(0, 2) + [a, b].sort().join("")) ?? 0;
          return { name: `${line.slice(0, 2)} ${a}${b}`, ours, real: Number(real) };
        }),
      );
    expect(known.length).toBeGreaterThanOrEqual(200);
    const off = known.filter(({ ours, real }) => ours < real / 2 || ours > 2 * real);
    const list = off.map(({ name, ours, real }) => `${name} ${ours} for ${real}`).join(", ");
    expect(off.length / known.length, list).toBeLessThan(0.1);
  });
});
