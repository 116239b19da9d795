import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHttp } from "../../src/compose/http.ts";
import { loadConfig } from "../../src/config.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { type HttpServer, serveOverHttp } from "../../src/surfaces/http/server/server.ts";
import { ADA, type FoundFlight, ROUTE } from "./helper.ts";

const TOKEN = "harness-only";
let server: HttpServer;
let close: () => Promise<void>;

beforeAll(async () => {
  const config = loadConfig({
    WAYFARE_DB: ":memory:",
    GYM: "true",
    GYM_TOKEN: TOKEN,
    RATE_LIMIT_ENABLED: "false",
    HTTP_PORT: "0",
  });
  const parts = await openHttp(config, stderrLog("silent"));
  server = await serveOverHttp(parts, { ...config.http, sessionTtlMs: 3_600_000 });
  close = async () => {
    await server.close();
    await parts.app.close();
  };
});

afterAll(() => close());

interface Info {
  readonly world: string;
  readonly hash: string;
  readonly now: string;
  readonly agent: { readonly mcp: string; readonly rest: string; readonly duffel: string };
  readonly briefing?: { readonly policy: string; readonly says: string };
}

/** What the answers of this file's requests have, each some of it. */
interface Body extends Info {
  readonly worlds: [Info, ...Info[]];
  readonly flights: FoundFlight[];
  readonly pnr: string;
  readonly data: { readonly offers: readonly { readonly id: string }[] };
  readonly trace: readonly { readonly tool: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
  readonly records: readonly unknown[];
  readonly reason: string;
  readonly difference: unknown;
  readonly errors: [{ readonly code: string }];
}

async function send(
  url: string,
  method: string,
  body?: unknown,
  token = TOKEN,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      Accept: "application/json, text/event-stream",
      Authorization: `Bearer ${token}`,
      "Duffel-Version": "v2",
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: Body = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body: answer };
}

const gym = (method: string, path: string, body?: unknown) =>
  send(`${server.origin}/gym/worlds${path}`, method, body);

async function newWorld(wish: object = {}): Promise<Info> {
  const made = await gym("POST", "", { seed: "gym", now: "2027-01-15T12:00:00Z", ...wish });
  expect(made.status).toBe(201);
  return made.body.worlds[0];
}

const tool = (world: Info, name: string, args: object) =>
  send(`${world.agent.rest}/tools/${name}`, "POST", args);

async function book(world: Info, extra: object = {}) {
  const { body } = await tool(world, "searchFlights", ROUTE);
  const id = body.flights.find((flight) => flight.status === "available")?.id ?? "";
  return await tool(world, "bookFlight", { flightIds: [id], ...ADA, ...extra });
}

test("an agent works in its world over MCP of both eras, REST and the sandbox, on one state", async () => {
  const world = await newWorld();
  const { body: booked } = await book(world);
  for (const era of ["auto", "legacy"] as const) {
    const client = new Client(
      { name: "agent", version: "1" },
      { versionNegotiation: { mode: era } },
    );
    await client.connect(new StreamableHTTPClientTransport(new URL(world.agent.mcp)));
    const read = await client.callTool({ name: "retrieveBooking", arguments: { pnr: booked.pnr } });
    expect(read.structuredContent).toMatchObject({ pnr: booked.pnr, status: "confirmed" });
    await client.close();
  }
  const order = await send(`${world.agent.duffel}/air/offer_requests`, "POST", {
    data: {
      slices: [{ origin: "JFK", destination: "LAX", departure_date: "2027-03-01" }],
      passengers: [{ type: "adult" }],
    },
  });
  expect(order.status).toBe(201);
  expect(order.body.data.offers.length).toBeGreaterThan(0);
  const { body } = await gym("GET", `/${world.world}/trace`);
  const tools = body.trace.map(({ tool }) => tool);
  expect(tools).toEqual([
    "searchFlights",
    "bookFlight",
    "retrieveBooking",
    "retrieveBooking",
    "POST /air/offer_requests",
  ]);
});

test("the token of one world is worth nothing in another, and none of them opens the gym", async () => {
  const [one, other] = [await newWorld(), await newWorld()];
  const { body: booked } = await book(one);
  expect((await tool(one, "retrieveBooking", { pnr: booked.pnr })).status).toBe(200);
  expect((await tool(other, "retrieveBooking", { pnr: booked.pnr })).status).toBe(404);
  const [ours, theirs] = [await connected(one), await connected(other)];
  const pnr = { name: "retrieveBooking", arguments: { pnr: booked.pnr } };
  expect((await ours.callTool(pnr)).structuredContent).toMatchObject({ pnr: booked.pnr });
  await expect(theirs.callTool(pnr)).rejects.toThrow(/not found|no booking/i);
  // A session of one world, shown in the other, is not known there.
  const stolen = await send(other.agent.mcp, "POST", PING, TOKEN, sessionOf(ours));
  expect(stolen.status).toBe(404);
  const order = await send(`${one.agent.duffel}/air/offer_requests`, "POST", OFFERS);
  const offer = `/air/offers/${order.body.data.offers[0]?.id}`;
  expect((await send(`${one.agent.duffel}${offer}`, "GET")).status).toBe(200);
  expect((await send(`${other.agent.duffel}${offer}`, "GET")).status).toBe(404);
  const wrong = one.agent.mcp.replace(/\/w\/[^/]+/, "/w/AAAAAAAAAAAAAAAAAAAAAA");
  expect((await send(wrong, "POST", {})).status).toBe(404);
  const token = /\/w\/([^/]+)/.exec(one.agent.mcp)?.[1] ?? "";
  for (const path of ["/gym/worlds", `/gym/worlds/${one.world}`, "/gym/openapi.json"]) {
    expect((await send(`${server.origin}${path}`, "GET", undefined, token)).status).toBe(401);
  }
  const { body: listed } = await send(`${one.agent.mcp.replace("/mcp", "")}/openapi.json`, "GET");
  const { body: plain } = await send(`${server.origin}/openapi.json`, "GET");
  expect(Object.keys(listed.paths)).toEqual(Object.keys(plain.paths));
  expect(Object.keys(listed.paths).filter((path) => /gym|worlds/.test(path))).toEqual([]);
  // Nothing that an agent can list names a world, a task or a control.
  const lists = JSON.stringify([
    await ours.listTools(),
    await ours.listPrompts(),
    await ours.listResources(),
    await ours.listResourceTemplates(),
    ours.getInstructions(),
    listed,
  ]);
  expect(lists).toContain("searchFlights");
  expect(lists).not.toMatch(
    /\/gym|gym_|snapshot|\bfork\b|\bgrade|\boracle|\bfoil|harness|benchmark/i,
  );
  await Promise.all([ours.close(), theirs.close()]);
});

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };
const OFFERS = {
  data: {
    slices: [{ origin: "JFK", destination: "LAX", departure_date: "2027-03-01" }],
    passengers: [{ type: "adult" }],
  },
};

async function connected(world: Info): Promise<Client> {
  const mode = { versionNegotiation: { mode: "legacy" } } as const;
  const client = new Client({ name: "agent", version: "1" }, mode);
  await client.connect(new StreamableHTTPClientTransport(new URL(world.agent.mcp)));
  return client;
}

function sessionOf({ transport }: Client): Readonly<Record<string, string>> {
  const id = transport?.sessionId;
  if (id === undefined) throw new Error("the client has no session");
  return { "Mcp-Session-Id": id };
}

test("a harness snapshots, forks, resets, moves the clock, and reads what changed by which call", async () => {
  const world = await newWorld();
  const at = `/${world.world}`;
  const { body: booked } = await book(world);
  expect((await gym("POST", `${at}/snapshots`, { name: "booked" })).status).toBe(201);
  const { body: forked } = await gym("POST", `${at}/fork`, { count: 2 });
  const [fork] = forked.worlds;
  expect((await tool(fork, "cancelBooking", { pnr: booked.pnr })).status).toBe(200);
  const { body: diff } = await gym("GET", `/${fork.world}/diff`);
  expect(diff.records).toMatchObject([{ op: "changed", id: booked.pnr, by: [1] }]);
  const { body: own } = await gym("GET", `${at}/diff?from=booked`);
  expect(own.records).toEqual([]);
  const { body: later } = await gym("POST", `${at}/clock`, { advance: 60 });
  expect(later.now).toBe("2027-01-15T13:00:00.000Z");
  expect((await gym("POST", `${at}/clock`, { to: "2027-01-15T12:00:00Z" })).status).toBe(422);
  const { body: reset } = await gym("POST", `${at}/reset`, {});
  expect(reset).toMatchObject({ hash: world.hash, now: "2027-01-15T12:00:00.000Z", calls: 0 });
  const { body: back } = await gym("POST", `${at}/reset`, { to: "booked" });
  expect(back.hash).not.toBe(world.hash);
  expect((await tool(world, "retrieveBooking", { pnr: booked.pnr })).status).toBe(200);
  expect((await gym("DELETE", at)).status).toBe(200);
  expect((await tool(world, "retrieveBooking", { pnr: booked.pnr })).status).toBe(404);
  expect((await gym("GET", at)).status).toBe(404);
});

test("a world goes out as JSON and comes in again, and its trace replays until a call differs", async () => {
  const world = await newWorld();
  await book(world);
  const { body: state } = await gym("GET", `/${world.world}/state`);
  const copy = await newWorld({ state });
  const { body: now } = await gym("GET", `/${world.world}`);
  expect(copy.hash).toBe(now.hash);
  const { body: trace } = await gym("GET", `/${world.world}/trace`);
  const { body: same } = await gym("POST", `/${world.world}/replay`, trace);
  expect(same).toEqual({ played: 2 });
  const { body: other } = await gym("POST", `/${copy.world}/replay`, trace);
  expect(other.difference).toMatchObject({ call: 2, tool: "bookFlight", what: "digest" });
});

test("events happen to flights that are there, and to no others", async () => {
  const world = await newWorld();
  const { body } = await tool(world, "searchFlights", ROUTE);
  const { flightNumber = "", id = "" } = body.flights[0] ?? {};
  const cause = (event: object) => gym("POST", `/${world.world}/events`, event);
  const cancel = { type: "cancel", flight: flightNumber, date: ROUTE.departureDate };
  expect((await cause({ ...cancel, flight: "XX9999" })).body.reason).toBe("unknown_flight");
  expect((await cause({ type: "sell_out", offer: "nothing" })).body.reason).toBe("unknown_offer");
  expect((await cause({ ...cancel, minutes: 5 })).status).toBe(400);
  expect((await cause(cancel)).status).toBe(200);
  // News without a time is of this moment, not of the moment at which it is read.
  const { body: state } = await gym("GET", `/${world.world}/state`);
  expect(state).toMatchObject({
    events: [{ ...cancel, at: expect.stringMatching(/^20.*:00\.000Z$/) }],
  });
  expect((await cause({ ...cancel, type: "retime", minutes: 0 })).status).toBe(400);
  const again = await tool(world, "searchFlights", ROUTE);
  expect(again.body.flights.map((flight) => flight.id)).not.toContain(id);
});

test("faults refuse, delay and lose answers alike over REST and MCP, in the order they were given", async () => {
  const world = await newWorld({
    faults: [
      { tool: "searchFlights", kind: "rate_limited", nth: 1, retryAfter: 7 },
      { tool: "search*", kind: "unavailable", nth: 2 },
      { tool: "bookFlight", kind: "lost", nth: 1 },
      { tool: "POST /air/*", kind: "timeout" },
    ],
  });
  const first = await tool(world, "searchFlights", ROUTE);
  expect([first.status, first.headers.get("retry-after"), first.body.reason]).toEqual([
    429,
    "7",
    "rate_limit_exceeded",
  ]);
  expect((await tool(world, "searchFlights", ROUTE)).status).toBe(503);
  const lost = await book(world, { idempotencyKey: "once" });
  expect(lost.status).toBe(504);
  const again = await book(world, { idempotencyKey: "once" });
  expect(again.status).toBe(200);
  const { body } = await gym("GET", `/${world.world}/diff`);
  expect(body.records).toMatchObject([{ op: "added", id: again.body.pnr, by: [4] }]);
  const sandbox = await send(`${world.agent.duffel}/air/offer_requests`, "POST", {
    data: { slices: [], passengers: [] },
  });
  expect([sandbox.status, sandbox.body.errors[0].code]).toEqual([504, "gateway_timeout_error"]);
});

test("a world of a task tells the briefing, and grades what was done there", async () => {
  const world = await newWorld({ task: "svc-lost-pnr", seed: undefined, now: undefined });
  const { briefing } = world;
  expect(briefing?.says).toContain("lost my booking reference");
  expect(briefing?.policy).toContain("travel agency");
  const poor = await gym("POST", `/${world.world}/grade`, { said: ["I do not know."] });
  expect(poor.body).toMatchObject({ reward: 0 });
  const check = [{ said: { text: "know" } }, { only: [] }];
  const other = await gym("POST", `/${world.world}/grade`, { said: ["I do not know."], check });
  expect(other.body).toMatchObject({ reward: 1, verdicts: [{ ok: true }, { ok: true }] });
  const unknown = await gym("POST", "", { task: "no-such-task" });
  expect(unknown.body.reason).toBe("unknown_task");
  const plain = await newWorld();
  expect((await gym("POST", `/${plain.world}/grade`, {})).body.reason).toBe("no_checks");
});

test("an offer of the sandbox can be sold out too", async () => {
  const world = await newWorld({ faults: [{ tool: "POST /air/orders", kind: "sold_out" }] });
  const found = await send(`${world.agent.duffel}/air/offer_requests`, "POST", {
    data: {
      slices: [{ origin: "LHR", destination: "JFK", departure_date: "2027-03-01" }],
      passengers: [{ type: "adult" }],
      cabin_class: "economy",
    },
  });
  const [, offer = ""] = /"id":"(off_\w+)"/.exec(JSON.stringify(found.body)) ?? [];
  const look = () => send(`${world.agent.duffel}/air/offers/${offer}`, "GET");
  expect((await look()).status).toBe(200);
  const order = await send(`${world.agent.duffel}/air/orders`, "POST", {
    data: { selected_offers: [offer] },
  });
  expect(order.status).toBeGreaterThanOrEqual(400);
  const gone = await look();
  expect(gone.body.errors[0].code).toBe("offer_no_longer_available");
});

test("an offer of the sandbox runs out between search and order", async () => {
  const faults = [{ tool: "POST /air/orders", kind: "time_passes", minutes: 60 }];
  const world = await newWorld({ faults });
  const { body } = await send(`${world.agent.duffel}/air/offer_requests`, "POST", OFFERS);
  const order = await send(`${world.agent.duffel}/air/orders`, "POST", {
    data: { selected_offers: [body.data.offers[0]?.id] },
  });
  expect(order.status).toBeGreaterThanOrEqual(400);
  const offer = await send(`${world.agent.duffel}/air/offers/${body.data.offers[0]?.id}`, "GET");
  expect(offer.body.errors[0].code).toMatch(/^offer_(?:expired|no_longer_available)$/);
});
