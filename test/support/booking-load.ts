import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { modernRequest, postModern } from "../fixtures/toy-modern.ts";

/** What a tool answered: its result, or why not. */
export interface Reply {
  readonly content?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

/** Calls a tool in one stateless request; rejects when no answer comes. */
export async function callTool(
  port: number,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  const request = modernRequest(1, "tools/call", { name, arguments: args });
  const response = await postModern(`http://127.0.0.1:${port}/mcp`, request);
  const { result, error } = Object(await response.json());
  if (result?.structuredContent) return { content: result.structuredContent };
  return { reason: String(error?.data?.reason ?? JSON.stringify(result ?? error)) };
}

/** A nonstop flight, with the seats it has while nothing is sold. */
export interface FlightForSale {
  readonly id: string;
  readonly seats: number;
}

const ROUTES = [
  ["JFK", "LAX"],
  ["LHR", "JFK"],
  ["FRA", "MUC"],
  ["SYD", "MEL"],
] as const;
const FEW_SEATS = 12;
const MANY_SEATS = 60;

/** Flights that a load sells out at once, and flights with seats for many; asked while nothing is sold. */
export async function findFlights(port: number, most: { scarce: number; plenty: number }) {
  const scarce: FlightForSale[] = [];
  const plenty: FlightForSale[] = [];
  for (const departureDate of ["2026-11-18", "2027-03-01"]) {
    for (const [origin, destination] of ROUTES) {
      for (const cabin of ["economy", "business", "first"]) {
        const query = { origin, destination, departureDate, cabin, limit: 50 };
        const { content } = await callTool(port, "searchFlights", query);
        for (const { id, seatsAvailable: seats, stops } of Object(content).flights) {
          if (stops > 0) continue;
          if (seats > 0 && seats <= FEW_SEATS) scarce.push({ id, seats });
          if (seats >= MANY_SEATS) plenty.push({ id, seats });
        }
      }
    }
  }
  return { scarce: scarce.slice(0, most.scarce), plenty: plenty.slice(0, most.plenty) };
}

/** One traveller's wish; the contact's address names it wherever its booking turns up. */
export interface Order {
  readonly email: string;
  readonly flight: FlightForSale;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface LoadOptions {
  /** Where the nodes listen just now; read before every call, since a node may come back elsewhere. */
  readonly ports: () => readonly number[];
  readonly flights: readonly FlightForSale[];
  readonly workers?: number;
  /** Orders in all; without it, until `finish`. */
  readonly orders?: number;
}

/** An attempt that did not settle its order. */
export interface Failure {
  /** Absent when there was no answer at all. */
  readonly reason?: string;
  /** Milliseconds on the clock of `performance.now`. */
  readonly sentAt: number;
  readonly failedAt: number;
}

/** Bookings under way, and what their buyers know. */
export interface BookingLoad {
  /** The PNR that each order was told. */
  readonly acknowledged: ReadonlyMap<Order, string>;
  readonly soldOut: ReadonlySet<Order>;
  readonly failures: readonly Failure[];
  /** Orders with a final answer. */
  settled(): number;
  /** Lets the buyers get their last answers; resolves when all have. */
  finish(): Promise<void>;
  readonly done: Promise<void>;
}

const SESSIONS = 12;
/** Orders in a row for one flight, so that buyers on both nodes want the same last seat. */
const RUN = 8;
const PAUSE_MS = 20;
const PASSING = new Set<string | undefined>(["storage_unavailable", "shutting_down", undefined]);

/**
 * Buyers who book flight after flight, on one node and then on the other. After a failure they send
 * the same order with the same key to the next node until it is booked or sold out.
 */
export function startLoad({ ports, flights, workers = 12, orders }: LoadOptions): BookingLoad {
  const acknowledged = new Map<Order, string>();
  const soldOut = new Set<Order>();
  const failures: Failure[] = [];
  const sessions = Array.from({ length: SESSIONS }, () => randomUUID());
  let left = orders ?? Number.POSITIVE_INFINITY;
  let serial = 0;

  function nextOrder(): Order {
    const number = serial++;
    const flight = flights[Math.floor(number / RUN) % flights.length];
    if (!flight) throw new Error("There is no flight to book");
    const email = `order-${number}@example.com`;
    return {
      email,
      flight,
      args: {
        flightIds: [flight.id],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: email,
        idempotencyKey: randomUUID(),
        sessionId: sessions[number % SESSIONS],
      },
    };
  }

  async function settle(order: Order, firstNode: number): Promise<void> {
    for (let node = firstNode; ; node++) {
      const all = ports();
      const sentAt = performance.now();
      const port = all[node % all.length] ?? 0;
      const reply: Reply = await callTool(port, "bookFlight", order.args).catch(() => ({}));
      const pnr = reply.content?.["pnr"];
      if (typeof pnr === "string") {
        acknowledged.set(order, pnr);
        return;
      }
      if (reply.reason === "sold_out") {
        soldOut.add(order);
        return;
      }
      const { reason } = reply;
      if (!PASSING.has(reason)) throw new Error(`An order was refused: ${reason}`);
      const failedAt = performance.now();
      failures.push({ sentAt, failedAt, ...(reason !== undefined && { reason }) });
      await sleep(PAUSE_MS);
    }
  }

  const done = Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let node = worker; left-- > 0; node++) await settle(nextOrder(), node);
    }),
  ).then(() => {});
  // Whoever awaits it hears of it; nobody may do so before the test is over.
  done.catch(() => {});
  return {
    acknowledged,
    soldOut,
    failures,
    settled: () => acknowledged.size + soldOut.size,
    finish() {
      left = 0;
      return done;
    },
    done,
  };
}
