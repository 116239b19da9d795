import { describe, expect, test } from "vitest";
import { EXTRA_LEGS } from "../../../scripts/network/extra-legs.ts";
import { homeMarket, skiesClosed, stateOf } from "../../../scripts/network/rights.ts";
import { airlines } from "../../../src/world/airlines/airlines.ts";
import { routeOfFlight } from "../../../src/world/network/flight-numbers.ts";
import {
  allRoutes,
  destinationsFrom,
  type Route,
  routesBetween,
  routesFrom,
} from "../../../src/world/network/network.ts";
import { slotsOf } from "../../../src/world/network/seasons.ts";
import { type Airport, airports, findAirport } from "../../../src/world/places/airports.ts";
import { fitsRunway } from "../../../src/world/timetable/fields.ts";
import { FARTHER, standsFor } from "./farther.ts";

const routes = allRoutes();

function airport(code: string): Airport {
  const found = findAirport(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}

function name({ airline, a, b }: Route): string {
  return `${airline.code} ${a.iata}-${b.iata}`;
}

/** Fifth freedoms and the like, which a table names. */
const extra = new Set(
  EXTRA_LEGS.trim()
    .split("\n")
    .flatMap((line) => {
      const pairs = [...line.slice(3).matchAll(/([A-Z]{3})([A-Z]{3})/g)];
      return pairs.map(([, a = "", b = ""]) => `${line.slice(0, 2)} ${a}-${b}`);
    }),
);

describe("routes", () => {
  test("stand once per airline and pair, and their id says where", () => {
    const seen = new Set(
      routes.map(({ airline, a, b }) => airline.code + [a.iata, b.iata].sort().join("")),
    );
    expect(seen.size).toBe(routes.length);
    expect(routes.every((route, index) => route.id === index)).toBe(true);
    expect(routes.filter(({ a, b }) => a === b)).toEqual([]);
  });

  test("are within the range of an aircraft that the airline has", () => {
    const tooFar = routes.filter(
      ({ airline, km }) => !airline.fleet.some(({ rangeKm }) => rangeKm * 0.94 >= km),
    );
    expect(tooFar.map(name)).toEqual([]);
  });

  test("have an aircraft that the runways at both ends take", () => {
    const unfit = routes.filter(({ airline, operator, a, b, km }) => {
      const { fleet } = operator ?? airline;
      return !fleet.some((type) => [a, b].every(({ iata }) => fitsRunway(type, iata, km)));
    });
    expect(unfit.map(name)).toEqual([]);
    const aspen = routes.filter(({ a, b }) => a.iata === "ASE" || b.iata === "ASE");
    expect(aspen.map(({ airline }) => airline.code)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/WN|F9/)]),
    );
    expect(aspen.length).toBeGreaterThan(2);
  });

  test("that only a wide body could fly end at no tiny field", () => {
    const tiny = routes.filter(({ airline, a, b, km }) => {
      const slim = airline.fleet.some((type) => type.body !== "wide" && type.rangeKm * 0.94 >= km);
      return !slim && (a.size === "small" || b.size === "small");
    });
    expect(tiny.map(name)).toEqual([]);
  });

  test("touch the home market of their airline", () => {
    const also = new Map([
      ["AV", ["SV", "GT", "CR"]],
      ["LA", ["BR", "PE", "CO", "EC", "PY"]],
    ]);
    const foreign = routes.filter(({ airline, a, b }) => {
      const home = homeMarket(airline.country, also.get(airline.code));
      return !home.has(stateOf(a.country)) && !home.has(stateOf(b.country));
    });
    expect(foreign.map(name).filter((each) => !extra.has(each))).toEqual([]);
  });

  test("cross no closed border", () => {
    const closed = routes.filter(({ a, b }) => skiesClosed(a.country, b.country));
    expect(closed.map(name).filter((each) => !each.endsWith("-ECN"))).toEqual([]);
    expect(destinationsFrom(airport("ECN")).every(({ country }) => country === "TR")).toBe(true);
  });

  test("have a sensible number of flights a week", () => {
    const odd = routes.filter(
      (route) =>
        !Number.isInteger(route.weekly) ||
        route.weekly > 182 ||
        (route.weekly < 2 && !extra.has(name(route))),
    );
    expect(odd.map(name)).toEqual([]);
  });
});

describe("looking routes up", () => {
  test("between two airports gives the same in either order", () => {
    const there = routesBetween(airport("LHR"), airport("JFK"));
    expect(there.map(({ airline }) => airline.code)).toEqual(
      expect.arrayContaining(["BA", "VS", "AA", "DL"]),
    );
    expect(routesBetween(airport("JFK"), airport("LHR"))).toEqual(there);
    expect(routesBetween(airport("LHR"), airport("LHR"))).toEqual([]);
  });

  test("from an airport gives every route that touches it, and each destination once", () => {
    const doha = airport("DOH");
    const touching = routes.filter(({ a, b }) => a === doha || b === doha);
    expect(new Set(routesFrom(doha))).toEqual(new Set(touching));
    const destinations = destinationsFrom(doha);
    expect(new Set(destinations).size).toBe(destinations.length);
    expect(destinations).toContain(airport("SYD"));
    expect(destinations).not.toContain(doha);
  });

  test("by flight number finds the owner of every number in every block", () => {
    for (const route of routes) {
      const { airline, firstNumber } = route;
      const last = firstNumber + 2 * slotsOf(route) - 1;
      expect(last).toBeLessThanOrEqual(9999);
      if (routeOfFlight(airline.code, firstNumber) !== route) throw new Error(name(route));
      if (routeOfFlight(airline.code, last) !== route) throw new Error(name(route));
    }
  });

  test("by a number that nobody flies finds nothing", () => {
    expect(routeOfFlight("BA", 0)).toBeUndefined();
    expect(routeOfFlight("BA", 9999)).toBeUndefined();
    expect(routeOfFlight("ZZ", 1)).toBeUndefined();
  });
});

describe("the network as a whole", () => {
  const served = airports.filter((each) => destinationsFrom(each).length > 0);

  test("has routes for every airline", () => {
    const flying = new Set(routes.map(({ airline }) => airline));
    expect(airlines.filter((airline) => !flying.has(airline)).map(({ code }) => code)).toEqual([]);
  });

  test("serves nearly every airport: 97 of 100 large and medium ones, 85 of 100 small ones", () => {
    const share = (sizes: readonly string[]) =>
      served.filter(({ size }) => sizes.includes(size)).length /
      airports.filter(({ size }) => sizes.includes(size)).length;
    expect(share(["large", "medium"])).toBeGreaterThan(0.97);
    expect(share(["small"])).toBeGreaterThan(0.85);
  });

  test("lets one travel from any airport that has a route to any other", () => {
    const reached = legsFrom(airport("FRA"), 20);
    expect(served.filter((each) => !reached.has(each)).map(({ iata }) => iata)).toEqual([]);
  });

  test("takes one from a hub to most airports, and from a town to many, with two stops at most", () => {
    const reach = (code: string) => {
      const reached = legsFrom(airport(code), 3);
      return served.filter((each) => reached.has(each)).length / served.length;
    };
    for (const code of ["JFK", "LHR", "FRA", "DXB", "SIN", "PEK"]) {
      expect(reach(code), code).toBeGreaterThan(0.7);
    }
    for (const code of ["BHM", "GYD", "EDI", "UIO"]) expect(reach(code), code).toBeGreaterThan(0.3);
  });

  test.each([
    ["MXP", "SYD", 2],
    ["GYD", "YYZ", 2],
    ["NRT", "LIM", 2],
    ["BHM", "TBS", 3],
    ["EDI", "CUZ", 3],
    ["BOO", "HKT", 3],
  ])("gets from %s to %s in %i legs", (from, to, legs) => {
    expect(legsFrom(airport(from), legs).has(airport(to))).toBe(true);
  });

  test("takes one from every airport to its country's main one with two stops at most", () => {
    const flights = (each: Airport) => routesFrom(each).reduce((sum, r) => sum + r.weekly, 0);
    const mains = new Map<string, Airport>();
    for (const each of served) {
      const main = mains.get(each.country);
      if (!main || flights(each) > flights(main)) mains.set(each.country, each);
    }
    const cutOff = [...mains.values()].flatMap((main) => {
      const reached = legsFrom(main, 3);
      return served
        .filter(({ country }) => country === main.country)
        .filter((each) => !reached.has(each));
    });
    expect(cutOff.map(({ iata }) => iata)).toEqual([]);
  });

  test("takes one between busy airports with two stops at most, those apart that reality puts farther away", () => {
    const busy = served.filter((each) => routesFrom(each).reduce((n, r) => n + r.weekly, 0) > 300);
    const beyond = (legs: number) =>
      busy.flatMap((from) => {
        const reached = new Set(standsFor(from).flatMap((start) => [...legsFrom(start, legs)]));
        return busy
          .filter((to) => !standsFor(to).some((end) => reached.has(end)))
          .map((to) => [from.iata, to.iata]);
      });
    const far = beyond(3);
    expect(far.filter((pair) => !pair.some((code) => FARTHER.has(code)))).toEqual([]);
    expect(far.length / busy.length ** 2).toBeLessThan(0.005);
    expect(beyond(4).length / busy.length ** 2).toBeLessThan(0.001);
  });

  test("has a third and more of American flights flown by regional airlines", () => {
    const american = routes.filter(({ a, b }) => a.country === "US" && b.country === "US");
    const weekly = (list: readonly Route[]) => list.reduce((sum, r) => sum + r.weekly, 0);
    const share = weekly(american.filter(({ operator }) => operator)) / weekly(american);
    expect(share).toBeGreaterThan(0.33);
    expect(share).toBeLessThan(0.4);
  });

  test("lets partners sell flights under numbers that are nobody else's", () => {
    const shared = routes.filter(({ codeshares }) => codeshares.length > 0);
    expect(shared.length).toBeGreaterThan(3000);
    for (const route of shared) {
      for (const { airline, firstNumber } of route.codeshares) {
        expect(airline).not.toBe(route.airline);
        if (routeOfFlight(airline.code, firstNumber)) throw new Error(name(route));
      }
    }
  });

  /** Airports that can be reached with so many legs or fewer. */
  function legsFrom(start: Airport, most: number): ReadonlySet<Airport> {
    const reached = new Set([start]);
    let edge = [start];
    for (let legs = 0; legs < most; legs++) {
      const next: Airport[] = [];
      for (const at of edge) {
        for (const to of destinationsFrom(at)) {
          if (reached.has(to)) continue;
          reached.add(to);
          next.push(to);
        }
      }
      edge = next;
    }
    return reached;
  }
});
