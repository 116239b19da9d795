import { distanceKm } from "../../domain/geo.ts";
import { type Airline, findAirline } from "../airlines/airlines.ts";
import { findOperator, type Operator } from "../airlines/operators.ts";
import data from "../data/network.json" with { type: "json" };
import { type Airport, airports, findAirport } from "../places/airports.ts";
import {
  decodeCodeshares,
  headWidth,
  ROUTE_WIDTH,
  readFirstNumber,
  readHead,
  readRoute,
} from "./codec.ts";
import type { SeasonName, WeekName } from "./seasons.ts";

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

/**
 * Where everything stands in the file. The file is read through once, when first asked for, without
 * making a route: a search needs those of a few airports out of thousands.
 */
interface Index {
  readonly count: number;
  /** By route: its line, and where it begins there. */
  readonly lines: Uint16Array;
  readonly places: Uint16Array;
  /** By airport: where its routes begin in `touching`. */
  readonly starts: Int32Array;
  /** Routes of one airport after another, by id. */
  readonly touching: Uint16Array;
  /** By airline: its first route, and the first that is another's. */
  readonly spans: ReadonlyMap<string, readonly [number, number]>;
  readonly shared: ReadonlyMap<number, readonly Codeshare[]>;
}

let index: Index | undefined;

function indexed(): Index {
  index ??= buildIndex();
  return index;
}

function buildIndex(): Index {
  const count = countRoutes(data.routes);
  const [lines, places] = [new Uint16Array(count), new Uint16Array(count)];
  const [as, bs] = [new Uint16Array(count), new Uint16Array(count)];
  const starts = new Int32Array(airports.length + 1);
  const spans = new Map<string, readonly [number, number]>();
  const indexes = indexesByCode();
  let id = 0;
  data.routes.forEach((line, at) => {
    const width = headWidth(line);
    const first = id;
    const a = indexes[codeAt(line, width - 4)] ?? 0;
    for (let place = width; place < line.length; place += ROUTE_WIDTH) {
      const b = indexes[codeAt(line, place)] ?? 0;
      lines[id] = at;
      places[id] = place;
      as[id] = a;
      bs[id] = b;
      starts[a + 1] = (starts[a + 1] ?? 0) + 1;
      starts[b + 1] = (starts[b + 1] ?? 0) + 1;
      id++;
    }
    const airline = line.slice(0, 2);
    spans.set(airline, [spans.get(airline)?.[0] ?? first, id]);
  });
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const touching = new Uint16Array(2 * count);
  const filled = starts.slice();
  const put = (airport: number, route: number) => {
    const at = filled[airport] ?? 0;
    touching[at] = route;
    filled[airport] = at + 1;
  };
  for (let route = 0; route < count; route++) {
    put(as[route] ?? 0, route);
    put(bs[route] ?? 0, route);
  }
  return { count, lines, places, starts, touching, spans, shared: sharedRoutes() };
}

function countRoutes(lines: readonly string[]): number {
  let count = 0;
  for (const line of lines) count += (line.length - headWidth(line)) / ROUTE_WIDTH;
  return count;
}

/** Indexes of airports by their code read as a number: sixty thousand lookups without a string. */
function indexesByCode(): Uint16Array {
  const indexes = new Uint16Array(LETTERS ** 3);
  for (const { iata, index: airport } of airports) indexes[codeAt(iata, 0)] = airport;
  return indexes;
}

const LETTERS = 26;
const LETTER_A = 65;

function codeAt(text: string, at: number): number {
  const high = (text.charCodeAt(at) - LETTER_A) * LETTERS + text.charCodeAt(at + 1) - LETTER_A;
  return high * LETTERS + text.charCodeAt(at + 2) - LETTER_A;
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

/** Routes that were asked for, by id. */
const made: (Route | undefined)[] = [];

export function routeWithId(id: number): Route {
  const known = made[id];
  if (known) return known;
  const { lines, places, shared } = indexed();
  const line = data.routes[lines[id] ?? 0] ?? "";
  const { airline: code, a: from, operator: flyer } = readHead(line);
  const { b: to, weekly, firstNumber, season, week } = readRoute(line, places[id] ?? 0);
  const [airline, a, b] = [findAirline(code), findAirport(from), findAirport(to)];
  if (!airline || !a || !b) throw new Error(`The network is out of date: ${code} ${from}-${to}`);
  const operator = flyer === undefined ? undefined : findOperator(flyer);
  const km = Math.round(distanceKm(a, b));
  const codeshares = shared.get(id) ?? NONE;
  // Written out rather than spread: searches read routes more than anything, and all alike are quicker.
  const route: Route = operator
    ? { id, airline, a, b, km, weekly, season, week, firstNumber, codeshares, operator }
    : { id, airline, a, b, km, weekly, season, week, firstNumber, codeshares };
  made[id] = route;
  return route;
}

let all: readonly Route[] | undefined;

/** Every route of the world, once per airline. */
export function allRoutes(): readonly Route[] {
  all ??= Array.from({ length: indexed().count }, (_, id) => routeWithId(id));
  return all;
}

/** An airport's routes, altogether and by the airport at the other end. */
interface Departures {
  readonly routes: readonly Route[];
  readonly to: ReadonlyMap<number, readonly Route[]>;
  readonly hops: Hops;
}

/** The airports with any nonstop from one, and how far each is. */
export type Hops = Readonly<{ to: readonly Airport[]; km: Uint16Array }>;

/** One entry per airport at most, so it cannot grow without bounds. */
const departures: (Departures | undefined)[] = [];

function departuresFrom(airport: Airport): Departures {
  const known = departures[airport.index];
  if (known) return known;
  const { starts, touching } = indexed();
  const routes: Route[] = [];
  const between = new Map<Airport, Route[]>();
  for (let i = starts[airport.index] ?? 0; i < (starts[airport.index + 1] ?? 0); i++) {
    const route = routeWithId(touching[i] ?? 0);
    routes.push(route);
    const other = route.a.index === airport.index ? route.b : route.a;
    const list = between.get(other);
    if (list) list.push(route);
    else between.set(other, [route]);
  }
  const to = new Map<number, readonly Route[]>();
  const km = new Uint16Array(between.size);
  for (const [other, list] of between) {
    km[to.size] = list[0]?.km ?? 0;
    // The other end lists the same routes in the same order. A copy has no room left to grow.
    to.set(other.index, departures[other.index]?.to.get(airport.index) ?? list.slice());
  }
  const found = { routes: routes.slice(), to, hops: { to: [...between.keys()], km } };
  departures[airport.index] = found;
  return found;
}

/** In either order. */
export function routesBetween(a: Airport, b: Airport): readonly Route[] {
  return departuresFrom(a).to.get(b.index) ?? NONE;
}

export function routesFrom(airport: Airport): readonly Route[] {
  return departuresFrom(airport).routes;
}

/** How many routes touch an airport, without making any of them. */
export function routeCount({ index: airport }: Airport): number {
  const { starts } = indexed();
  return (starts[airport + 1] ?? 0) - (starts[airport] ?? 0);
}

/** Airports with any nonstop from here. */
export function destinationsFrom(airport: Airport): readonly Airport[] {
  return departuresFrom(airport).hops.to;
}

export function hopsFrom(airport: Airport): Hops {
  return departuresFrom(airport).hops;
}

/** By id: the first of an airline's routes, and the first that is another's. */
export function spanOf(airlineCode: string): readonly [number, number] {
  return indexed().spans.get(airlineCode) ?? [0, 0];
}

/** By first flight number. */
export function routesOf(airlineCode: string): readonly Route[] {
  const [first, end] = spanOf(airlineCode);
  const own = Array.from({ length: end - first }, (_, i) => routeWithId(first + i));
  return own.sort((x, y) => x.firstNumber - y.firstNumber);
}

/** A route's first flight number, without making the route. */
export function firstNumberOf(id: number): number {
  const { lines, places } = indexed();
  return readFirstNumber(data.routes[lines[id] ?? 0] ?? "", places[id] ?? 0);
}

/** Codeshares by the id of their route. */
export function codesharesByRoute(): ReadonlyMap<number, readonly Codeshare[]> {
  return indexed().shared;
}
