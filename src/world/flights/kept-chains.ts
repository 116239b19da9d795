import type { Minutes } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { type Route, routeWithId } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { terminalOf } from "../timetable/terminals.ts";
import type { Chain } from "./chain.ts";
import { minimumConnection } from "./minimum-connection.ts";

/** A chain with the least minutes for each change of planes: the same on any day, and every flight asks. */
export interface KeptChain extends Omit<Chain, "estimate"> {
  readonly changes: readonly Minutes[];
}

const KEPT = 4096;
const READ_KEPT = 256;
const NONE: readonly KeptChain[] = [];
const EMPTY = new Uint16Array(0);

/**
 * Chains hold on any day, and the same pair is asked for on many. They are kept as numbers: most pairs
 * are asked for once, and what a search has made would else stay for a hundred searches more.
 */
const kept = boundedCache<number, Uint16Array>(KEPT);
/** Those that were asked for again: reading the numbers takes a quarter of a search. */
const read = boundedCache<number, readonly KeptChain[]>(READ_KEPT);

/** The chains from an airport that a key names, made when they are not there. */
export function chainsKept(
  key: number,
  from: Airport,
  make: () => readonly Chain[],
): readonly KeptChain[] {
  const ready = read.get(key);
  if (ready) return ready;
  const known = kept.get(key);
  if (known) return read.set(key, unpack(from, known));
  const chains = make().map(withChanges);
  kept.set(key, pack(chains));
  return chains;
}

function withChanges(chain: Chain): KeptChain {
  const { routes, stops, cost } = chain;
  const changes: Minutes[] = [];
  for (let i = 1; i < routes.length; i++) changes.push(leastMinutes(chain, i));
  return { routes, stops, cost, changes };
}

/** To change to the route at a place of a chain from the one before it. */
function leastMinutes({ routes, stops }: Chain, place: number): Minutes {
  const [before, after] = [routes[place - 1], routes[place]];
  const [from, via, to] = [stops[place - 1], stops[place], stops[place + 1]];
  if (!before || !after || !from || !via || !to) throw new RangeError("A chain without its stops");
  const arrives = terminalOf(via.iata, before.airline, from.country === via.country);
  const leaves = terminalOf(via.iata, after.airline, via.country === to.country);
  return minimumConnection(via, from, to, arrives !== leaves);
}

/** Of each chain the number of its routes, its cost, their ids and the minutes of its changes. */
function pack(chains: readonly KeptChain[]): Uint16Array {
  if (chains.length === 0) return EMPTY;
  let length = 0;
  for (const { routes } of chains) length += 1 + 2 * routes.length;
  const packed = new Uint16Array(length);
  let at = 0;
  for (const { routes, cost, changes } of chains) {
    packed[at++] = routes.length;
    packed[at++] = cost;
    for (const { id } of routes) packed[at++] = id;
    for (const minutes of changes) packed[at++] = minutes;
  }
  return packed;
}

function unpack(from: Airport, packed: Uint16Array): readonly KeptChain[] {
  if (packed.length === 0) return NONE;
  const chains: KeptChain[] = [];
  for (let at = 0; at < packed.length; ) {
    const count = packed[at++] ?? 0;
    const cost = packed[at++] ?? 0;
    const routes: Route[] = [];
    const stops = [from];
    let last = from;
    for (let i = 0; i < count; i++) {
      const route = routeWithId(packed[at++] ?? 0);
      last = route.a === last ? route.b : route.a;
      routes.push(route);
      stops.push(last);
    }
    const changes: Minutes[] = [];
    for (let i = 1; i < count; i++) changes.push(packed[at++] ?? 0);
    chains.push({ routes, stops, cost, changes });
  }
  return chains;
}
