import { distanceKm } from "../../domain/geo.ts";
import { type Airline, findAirline } from "../airlines/airlines.ts";
import { findOperator, type Operator } from "../airlines/operators.ts";
import data from "../data/network.json" with { type: "json" };
import { type Airport, airports, findAirport } from "../places/airports.ts";
import { decodeCodeshares, decodeRoutes } from "./codec.ts";
import { type SeasonName, slotsOf, type WeekName } from "./seasons.ts";

/** An airline's nonstop service between two airports, both ways. */
export interface Route {
  readonly id: number;
  readonly airline: Airline;
  readonly a: Airport;
  readonly b: Airport;
  readonly km: number;
  /** Flights a week each way, as the year's mean. */
  readonly weekly: number;
  /** How they spread over the year and over the week. */
  readonly season: SeasonName;
  readonly week: WeekName;
  /** First of its block of flight numbers: a to b takes even steps, b to a odd ones. */
  readonly firstNumber: number;
  /** Its crews and aircraft fly the route under the airline's code. */
  readonly operator?: Operator;
  readonly codeshares: readonly Codeshare[];
}

/** A partner that sells a route's flights under its own numbers. */
export interface Codeshare {
  readonly airline: Airline;
  /** Its number for the route's first flight; the others follow in step. */
  readonly firstNumber: number;
}

const NONE: readonly never[] = [];

/** Every route once per airline. */
export const routes: readonly Route[] = decode();

function decode(): Route[] {
  const shared = sharedRoutes();
  const decoded: Route[] = [];
  let airline: Airline | undefined;
  let a: Airport | undefined;
  let operator: Operator | undefined;
  decodeRoutes(data.routes, {
    line(code, from, operatorCode) {
      airline = findAirline(code);
      a = findAirport(from);
      operator = operatorCode === undefined ? undefined : findOperator(operatorCode);
    },
    route({ b: to, weekly, firstNumber, season, week }) {
      const b = findAirport(to);
      if (!airline || !a || !b) throw new Error(`The network is out of date: a route to ${to}`);
      const id = decoded.length;
      const km = Math.round(distanceKm(a, b));
      const codeshares = shared.get(id) ?? NONE;
      // Written out: spreading tens of thousands of times would be felt as the world loads.
      decoded.push(
        operator
          ? { id, airline, a, b, km, weekly, season, week, firstNumber, codeshares, operator }
          : { id, airline, a, b, km, weekly, season, week, firstNumber, codeshares },
      );
    },
  });
  return decoded;
}

/** Codeshares by the place of their route in the file. */
function sharedRoutes(): ReadonlyMap<number, readonly Codeshare[]> {
  const shared = new Map<number, Codeshare[]>();
  decodeCodeshares(data.codeshares, (code, route, firstNumber) => {
    const airline = findAirline(code);
    if (!airline) throw new Error(`The network is out of date: a codeshare of ${code}`);
    const list = shared.get(route);
    if (list) list.push({ airline, firstNumber });
    else shared.set(route, [{ airline, firstNumber }]);
  });
  return shared;
}

interface Index {
  readonly byAirport: readonly (readonly Route[])[];
  readonly byPair: ReadonlyMap<number, readonly Route[]>;
  /** Each airline's routes by flight number. */
  readonly byAirline: ReadonlyMap<string, readonly Route[]>;
}

let index: Index | undefined;

/** Built when first asked for: loading the world stays cheap. */
function indexed(): Index {
  index ??= buildIndex();
  return index;
}

function buildIndex(): Index {
  const byAirport: Route[][] = airports.map(() => []);
  const byPair = new Map<number, Route[]>();
  const byAirline = new Map<string, Route[]>();
  for (const route of routes) {
    byAirport[route.a.index]?.push(route);
    byAirport[route.b.index]?.push(route);
    push(byPair, pairKey(route.a, route.b), route);
    push(byAirline, route.airline.code, route);
  }
  for (const own of byAirline.values()) own.sort((x, y) => x.firstNumber - y.firstNumber);
  return { byAirport, byPair, byAirline };
}

function push<K>(map: Map<K, Route[]>, key: K, route: Route): void {
  const list = map.get(key);
  if (list) list.push(route);
  else map.set(key, [route]);
}

function pairKey(a: Airport, b: Airport): number {
  return a.index < b.index ? a.index * 65_536 + b.index : b.index * 65_536 + a.index;
}

/** In either order. */
export function routesBetween(a: Airport, b: Airport): readonly Route[] {
  return indexed().byPair.get(pairKey(a, b)) ?? NONE;
}

export function routesFrom(airport: Airport): readonly Route[] {
  return indexed().byAirport[airport.index] ?? NONE;
}

/** One entry per airport at most, so it cannot grow without bounds. */
const destinations: (readonly Airport[] | undefined)[] = [];

/** Airports with any nonstop from here. */
export function destinationsFrom(airport: Airport): readonly Airport[] {
  const known = destinations[airport.index];
  if (known) return known;
  const found = [...new Set(routesFrom(airport).map(({ a, b }) => (a === airport ? b : a)))];
  destinations[airport.index] = found;
  return found;
}

/** The route whose block of numbers holds this flight number. */
export function routeOfFlight(airlineCode: string, number: number): Route | undefined {
  const own = indexed().byAirline.get(airlineCode) ?? NONE;
  let low = 0;
  let high = own.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const route = own[middle];
    if (!route) return undefined;
    if (number < route.firstNumber) high = middle - 1;
    else if (number >= route.firstNumber + 2 * slotsOf(route)) low = middle + 1;
    else return route;
  }
  return undefined;
}
