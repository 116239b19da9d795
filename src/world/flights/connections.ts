import type { DayNumber, Minutes } from "../../domain/dates.ts";
import type { Airport } from "../places/airports.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import type { Board } from "./board.ts";
import { areJoined } from "./connection.ts";
import { farChains, threeStopChains } from "./fed.ts";
import { type Connection, joinFlights } from "./join.ts";
import { chainsKept, type KeptChain } from "./kept-chains.ts";
import {
  ANY_WAY,
  LAST_RESORT,
  type Leniency,
  OVERNIGHT,
  REMOTE,
  ROUND,
  TWO_NIGHTS,
  USUAL,
} from "./leniency.ts";
import { oneStopChains } from "./one-stop.ts";
import { twoStopChains } from "./two-stop.ts";

/** Between which airports, when the journey begins, and how long a nonstop takes if there is one. */
export interface Ends {
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
  readonly day: DayNumber;
  readonly nonstop?: Minutes;
}

/** With fewer connections than this that have room, less comfortable kinds are tried too. */
const FEW = 6;
/** Journeys that take far longer than the quickest one are left out. */
const SLOWEST = { times: 1.4, plus: 240 } as const;
/** As many full ones as there are among all flights: one in ten. */
const FULL_SHARE = 0.1;
const MOST_PER_ROUTING = 4;

/** A pause costs as much as a chain whose timetables are known, and a dozen of them a millisecond where none is. */
const CHAINS_A_PIECE = 8;

/** A way to look for chains, and the number of connections from which it is not worth the while. */
type Step = readonly [typeof oneStopChains, Leniency, number];
const STEPS: readonly Step[] = [
  [oneStopChains, USUAL, FEW],
  [twoStopChains, USUAL, FEW],
  [oneStopChains, OVERNIGHT, FEW],
  [twoStopChains, OVERNIGHT, FEW],
  [oneStopChains, ANY_WAY, 1],
  [twoStopChains, ANY_WAY, 1],
  [oneStopChains, LAST_RESORT, 1],
  [twoStopChains, LAST_RESORT, 1],
  [oneStopChains, ROUND, 1],
  [twoStopChains, ROUND, 1],
  [threeStopChains, ANY_WAY, 1],
  [threeStopChains, LAST_RESORT, 1],
  [twoStopChains, TWO_NIGHTS, 1],
  [threeStopChains, TWO_NIGHTS, 1],
  [farChains, LAST_RESORT, 1],
  [oneStopChains, REMOTE, 1],
  [farChains, REMOTE, 1],
];

/** Of each step the first that looks for the same chains: a longer wait alone makes no other. */
const KINDS = STEPS.map(([chainsOf, leniency]) =>
  STEPS.findIndex(
    ([other, { stretch, spareKm, anyPartner }]) =>
      other === chainsOf &&
      stretch === leniency.stretch &&
      spareKm === leniency.spareKm &&
      anyPartner === leniency.anyPartner,
  ),
);

/** The chains of a step; `seen` has those of the same search, where several steps look for the same. */
function chainsAt(
  step: number,
  from: Airport,
  to: Airport,
  seen: Map<number, readonly KeptChain[]>,
): readonly KeptChain[] {
  const key = (from.index * 65_536 + to.index) * STEPS.length + (KINDS[step] ?? step);
  const known = seen.get(key);
  if (known) return known;
  const [chainsOf, leniency] = STEPS[step] ?? [oneStopChains, USUAL];
  const chains = chainsKept(key, from, () => chainsOf(from, to, leniency));
  seen.set(key, chains);
  return chains;
}

/** A chain that some step tries, and the longest wait that any of them allows on it. */
export interface TriedChain {
  readonly chain: KeptChain;
  readonly longestWait: Minutes;
}

/** Every chain that `findConnections` may try between some airports, once; those of a step and a pair at a time. */
export function* triedChains({
  from,
  to,
}: Pick<Ends, "from" | "to">): Generator<void, readonly TriedChain[]> {
  const tried = new Map<string, TriedChain>();
  const seen = new Map<number, readonly KeptChain[]>();
  for (const [index, [, { longestWait }]] of STEPS.entries()) {
    for (const a of from) {
      for (const b of to) {
        if (!areJoined(a, b)) continue;
        for (const chain of chainsAt(index, a, b, seen)) {
          const key = `${a.index} ${chain.routes.map(({ id }) => id).join()}`;
          const known = tried.get(key);
          if (!known || known.longestWait < longestWait) tried.set(key, { chain, longestWait });
        }
        yield;
      }
    }
  }
  return [...tried.values()];
}

/**
 * The best `count` connections, of the most comfortable kinds that there are. Pauses between chains,
 * which may need timetables that nothing asked for before.
 */
export function* findConnections(
  board: Board,
  ends: Ends,
  count: number,
): Generator<void, readonly Connection[]> {
  const found: Connection[] = [];
  // The chains of one step are all different: only a further step finds the same again.
  let names: Set<string> | undefined;
  const chains = new Map<number, readonly KeptChain[]>();
  let open = 0;
  let joined = 0;
  for (const [index, [, leniency, enough]] of STEPS.entries()) {
    if (open >= enough) break;
    if (index > 0) names ??= new Set(found.map(nameOf));
    for (const from of ends.from) {
      for (const to of ends.to) {
        if (!areJoined(from, to)) continue;
        for (const chain of chainsAt(index, from, to, chains)) {
          if (++joined % CHAINS_A_PIECE === 0) yield;
          for (const connection of joinFlights(board, chain, ends.day, leniency.longestWait)) {
            if (names) {
              const name = nameOf(connection);
              if (names.has(name)) continue;
              names.add(name);
            }
            found.push(connection);
            if (connection.open) open++;
          }
        }
      }
    }
  }
  return choose(found, count, ends.nonstop);
}

/** Quickest first, a few of each routing, and full ones only as many as belong there. */
function choose(
  connections: Connection[],
  count: number,
  nonstop: Minutes = Number.POSITIVE_INFINITY,
): readonly Connection[] {
  connections.sort((x, y) => x.burden - y.burden || compareLegs(x.legs, y.legs));
  const comfortable = connections.some((one) => one.open && isComfortable(one));
  const quickest = Math.min(nonstop, connections[0]?.burden ?? 0);
  const slowest = quickest * SLOWEST.times + SLOWEST.plus;
  const perRouting = new Map<string, number>();
  const simpler = slowestByLegs(connections);
  const open: Connection[] = [];
  const full: Connection[] = [];
  for (const connection of connections) {
    // Where there are few ways, slow ones are better than none.
    if (connection.burden > slowest && (open.length >= FEW || Number.isFinite(nonstop))) break;
    if (comfortable && !isComfortable(connection)) continue;
    if (elapsed(connection) > (simpler[connection.legs.length] ?? Number.POSITIVE_INFINITY)) {
      continue;
    }
    const routing = routingOf(connection);
    const already = perRouting.get(routing) ?? 0;
    if (already >= MOST_PER_ROUTING) continue;
    perRouting.set(routing, already + 1);
    (connection.open ? open : full).push(connection);
  }
  const share = Math.ceil(Math.min(count, open.length) * FULL_SHARE);
  const fullCount = Math.min(full.length, Math.max(1, share));
  return [...open.slice(0, count - fullCount), ...full.slice(0, fullCount)];
}

/** With this many simpler ways that have room, one with more changes is not slower than all of them. */
const SIMPLER = 5;
const MOST_LEGS = 6;

/** By number of legs: how long a journey may take to be worth its changes, where simpler ones are enough. */
function slowestByLegs(connections: readonly Connection[]): readonly Minutes[] {
  const counts = new Array<number>(MOST_LEGS).fill(0);
  const longest = new Array<Minutes>(MOST_LEGS).fill(0);
  for (const connection of connections) {
    if (!connection.open) continue;
    const legs = connection.legs.length;
    counts[legs] = (counts[legs] ?? 0) + 1;
    longest[legs] = Math.max(longest[legs] ?? 0, elapsed(connection));
  }
  let simpler = 0;
  let slowest = 0;
  return counts.map((count, legs) => {
    const most = simpler < SIMPLER ? Number.POSITIVE_INFINITY : slowest;
    simpler += count;
    slowest = Math.max(slowest, longest[legs] ?? 0);
    return most;
  });
}

function elapsed({ legs }: Connection): Minutes {
  return (legs[legs.length - 1]?.arrival ?? 0) - (legs[0]?.departure ?? 0);
}

/** A wait through a night and a day is kept only where there is no other way. */
function isComfortable({ legs }: Connection): boolean {
  return legs.every((leg, i) => {
    const before = legs[i - 1];
    return !before || leg.departure - before.arrival <= OVERNIGHT.longestWait;
  });
}

/** Earlier departure first, then by flight numbers: settles every tie. */
export function compareLegs(x: readonly FlightLeg[], y: readonly FlightLeg[]): number {
  const count = Math.min(x.length, y.length);
  for (let i = 0; i < count; i++) {
    const a = x[i];
    const b = y[i];
    if (!a || !b) break;
    if (a.departure !== b.departure) return a.departure - b.departure;
    if (a.airline.code !== b.airline.code) return a.airline.code < b.airline.code ? -1 : 1;
    if (a.number !== b.number) return a.number - b.number;
  }
  return x.length - y.length;
}

function nameOf({ legs }: Connection): string {
  let name = "";
  for (const { airline, number, day } of legs) name += `${airline.code}${number}/${day} `;
  return name;
}

function routingOf({ legs }: Connection): string {
  let name = "";
  for (const { airline, to } of legs) name += `${airline.code}${to.iata} `;
  return name;
}
