import type { Minutes } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { routeWithId } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { terminalOf } from "../timetable/terminals.ts";
import { type Chain, makeChain } from "./chain.ts";
import { minimumConnection } from "./minimum-connection.ts";

/** A chain with the least minutes for each change of planes: the same on any day, and every flight asks. */
export interface KeptChain extends Chain {
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
  const chains = make();
  kept.set(key, pack(chains));
  return chains.map(withChanges);
}

function withChanges(chain: Chain): KeptChain {
  const { routes, stops, cost, estimate } = chain;
  const changes: Minutes[] = [];
  for (let i = 1; i < routes.length; i++) changes.push(leastMinutes(chain, i));
  return { routes, stops, cost, estimate, changes };
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

/** Of each chain the number of its routes, its cost and their ids. */
function pack(chains: readonly Chain[]): Uint16Array {
  if (chains.length === 0) return EMPTY;
  let length = 0;
  for (const { routes } of chains) length += 2 + routes.length;
  const packed = new Uint16Array(length);
  let at = 0;
  for (const { routes, cost } of chains) {
    packed[at++] = routes.length;
    packed[at++] = cost;
    for (const { id } of routes) packed[at++] = id;
  }
  return packed;
}

function unpack(from: Airport, packed: Uint16Array): readonly KeptChain[] {
  if (packed.length === 0) return NONE;
  const chains: KeptChain[] = [];
  for (let at = 0; at < packed.length; ) {
    const end = at + 2 + (packed[at] ?? 0);
    const cost = packed[at + 1] ?? 0;
    const routes = Array.from(packed.subarray(at + 2, end), routeWithId);
    const stops = [from];
    let last = from;
    for (const { a, b } of routes) {
      last = a === last ? b : a;
      stops.push(last);
    }
    chains.push(withChanges(makeChain(routes, stops, cost)));
    at = end;
  }
  return chains;
}
