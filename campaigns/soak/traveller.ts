import { randomUUID } from "node:crypto";
import { openSession } from "../../bench/speed/calls.ts";
import { callTool } from "../../test/support/booking-load.ts";

/** What a soak's callers did, by outcome. */
export interface Deeds {
  /** Answered, also with a refusal that was asked for. */
  calls: number;
  searches: number;
  /** Bookings, orders and requests: what a server keeps for ever. */
  kept: number;
  /** Refused for want of time: the storage or the server was too slow to answer. */
  busy: number;
  /** Answers that no caller should get, each with the deed that got it. */
  readonly faults: string[];
}

/** Does one thing after another as callers do, reading or also buying. */
export interface Traveller {
  readonly deeds: Deeds;
  act(buying: boolean): Promise<void>;
}

type Deed = () => Promise<void>;

const ROUTES = [
  ["JFK", "LAX"],
  ["LHR", "JFK"],
  ["FRA", "MUC"],
  ["SYD", "MEL"],
  ["MAD", "BCN"],
  ["GYD", "IST"],
] as const;
const DAYS = 120;
const DAY_MS = 86_400_000;
const REMEMBERED = 200;
const DUFFEL = {
  authorization: "Bearer duffel_test_soak",
  "duffel-version": "v2",
  "content-type": "application/json",
};
const ADA = { firstName: "Ada", lastName: "Lovelace" };
const SOLD = new Set(["sold_out", "price_changed"]);
/** The server, or a caller that sends its request too slowly, has too little of a busy machine. */
const BUSY = /storage_unavailable|took too long to arrive/;
const BUSY_STATUS = new Set([408, 503]);

/** `port` is the server's; the numbers count up, so that every caller asks for something else. */
export function traveller(port: number): Traveller {
  const deeds: Deeds = { calls: 0, searches: 0, kept: 0, busy: 0, faults: [] };
  const origin = `http://127.0.0.1:${port}`;
  const flights: string[] = [];
  const hotels: string[] = [];
  const booked: string[] = [];
  let turn = 0;
  const day = (ahead: number) =>
    new Date(Date.now() + (3 + (ahead % DAYS)) * DAY_MS).toISOString().slice(0, 10);
  const route = () => ROUTES[turn % ROUTES.length] ?? ROUTES[0];

  async function call(name: string, args: Readonly<Record<string, unknown>>) {
    const { content, reason } = await callTool(port, name, args);
    deeds.calls++;
    if (reason !== undefined && BUSY.test(reason)) deeds.busy++;
    else if (content === undefined && !SOLD.has(reason ?? "")) {
      deeds.faults.push(`${name}: ${reason}`);
    }
    return Object(content);
  }

  async function ask(path: string, expected: number, init: RequestInit = {}) {
    const response = await fetch(`${origin}${path}`, init);
    deeds.calls++;
    const text = await response.text();
    if (BUSY_STATUS.has(response.status)) deeds.busy++;
    else if (response.status !== expected) {
      deeds.faults.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    }
    return Object(text.startsWith("{") ? JSON.parse(text) : {});
  }

  async function searchFlights() {
    const [from, to] = route();
    const query = { origin: from, destination: to, departureDate: day(turn) };
    const found = await call("searchFlights", query);
    deeds.searches++;
    for (const { id, status } of found.flights ?? []) {
      if (status !== "sold_out") remember(flights, id);
    }
  }

  async function searchHotels() {
    const found = await call("searchHotels", {
      cityCode: route()[1],
      checkInDate: day(turn),
      checkOutDate: day(turn + 2) > day(turn) ? day(turn + 2) : day(DAYS - 1),
    });
    deeds.searches++;
    for (const { id } of found.hotels ?? []) remember(hotels, id);
  }

  async function book() {
    const id = flights[turn % flights.length];
    if (id === undefined) return searchFlights();
    const { pnr } = await call("bookFlight", {
      flightIds: [id],
      passengers: [{ type: "adult", ...ADA }],
      contactEmail: "ada@example.com",
      idempotencyKey: randomUUID(),
    });
    if (typeof pnr !== "string") return;
    deeds.kept++;
    remember(booked, pnr);
  }

  async function bookHotel() {
    const hotelId = hotels[turn % hotels.length];
    if (hotelId === undefined) return searchHotels();
    const guests = [{ ...ADA, email: "ada@example.com" }];
    const { pnr } = await call("bookHotel", { hotelId, guests });
    if (typeof pnr === "string") deeds.kept++;
  }

  async function cancel() {
    const pnr = booked.shift();
    if (pnr !== undefined) await call("cancelBooking", { pnr });
  }

  async function retrieve() {
    const pnr = booked[turn % booked.length];
    if (pnr !== undefined) await call("retrieveBooking", { pnr });
  }

  /** A client of the 2025 protocol: every other one leaves without a word. */
  async function visit() {
    const headers = await openSession(`${origin}/mcp`);
    if (headers["mcp-session-id"] === "") {
      deeds.busy++;
      return;
    }
    const stream = await fetch(`${origin}/mcp`, { headers });
    await ask("/mcp", 200, {
      method: "POST",
      headers,
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
    await stream.body?.cancel();
    if (turn % 2 === 0) await ask("/mcp", 200, { method: "DELETE", headers });
  }

  async function order() {
    const [from, to] = route();
    const slice = { origin: from, destination: to, departure_date: day(turn) };
    const wanted = { slices: [slice], passengers: [{ type: "adult" }], cabin_class: "economy" };
    const post = (data: unknown) => ({
      method: "POST",
      headers: DUFFEL,
      body: JSON.stringify({ data }),
    });
    const { data } = await ask("/air/offer_requests?return_offers=true", 201, post(wanted));
    deeds.searches++;
    const offer = data?.offers?.[0];
    if (!offer) return;
    const passenger = {
      id: offer.passengers[0].id,
      title: "mrs",
      gender: "f",
      given_name: "Ada",
      family_name: "Lovelace",
      born_on: "1987-07-24",
      email: "ada@example.com",
      phone_number: "+442080160509",
    };
    const payment = { type: "balance", amount: offer.total_amount, currency: offer.total_currency };
    await ask(
      "/air/orders",
      201,
      post({
        type: "instant",
        selected_offers: [offer.id],
        passengers: [passenger],
        payments: [payment],
      }),
    );
    deeds.kept++;
  }

  async function wish() {
    const message = `Somewhere warm, please (${randomUUID()})`;
    await call("create_travel_request", { contact: "ada@example.com", message });
    deeds.kept++;
  }

  async function nonsense() {
    const init = { method: "POST", headers: { "content-type": "application/json" } };
    await ask("/api/tools/searchFlights", 400, {
      ...init,
      body: `{"origin":"${"x".repeat(500)}"}`,
    });
    await ask("/api/tools/retrieveBooking", 404, { ...init, body: '{"pnr":"TEST-AAAAAA"}' });
    await ask("/mcp", 400, { ...init, body: "{" });
  }

  const reading: readonly Deed[] = [
    searchFlights,
    searchHotels,
    async () => {
      const [pickupLocationCode] = route();
      const pickupDate = `${day(turn)}T10:00:00`;
      const dropoffDate = `${day(turn)}T18:00:00`;
      await call("searchCars", { pickupLocationCode, pickupDate, dropoffDate });
      deeds.searches++;
    },
    async () => {
      const [from, destination] = route();
      await call("search_flights", { origin: from, destination, departure_date: day(turn) });
      deeds.searches++;
    },
    async () => {
      await call("plan_trip", { query: `${2 + (turn % 9)} days in Istanbul for two, culture` });
    },
    async () => {
      await ask(`/agent/destinations?q=beach&budget_max=${500 + (turn % 900)}`, 200);
    },
    async () => {
      const user_request = `Is BA${100 + (turn % 800)} LHR to JFK on ${day(turn)} at 700 GBP fair?`;
      await ask("/api/tools/format_flight_pricecheck_request", 200, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ user_request }),
      });
    },
    retrieve,
    visit,
    nonsense,
    async () => {
      await ask("/metrics", 200);
    },
    async () => {
      await ask("/health", 200);
    },
  ];
  const buying: readonly Deed[] = [book, order, bookHotel, book, wish, cancel];

  return {
    deeds,
    async act(mayBuy) {
      turn++;
      const buys = mayBuy && turn % 3 === 0;
      const list = buys ? buying : reading;
      const deed = list[Math.floor(turn / (buys ? 3 : 1)) % list.length];
      await deed?.();
    },
  };
}

function remember(list: string[], id: string): void {
  list.push(id);
  if (list.length > REMEMBERED) list.shift();
}
