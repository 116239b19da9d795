import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../support/valkey.ts";
import { type Browser, operator, type Served, startConsole } from "./served.ts";

/** Books as an agent; gives the PNR. */
async function book(served: Served, from: string, to: string, firstName: string): Promise<string> {
  const found = await served.agent("searchFlights", {
    origin: from,
    destination: to,
    departureDate: "2027-03-01",
  });
  const { body } = await served.agent("bookFlight", {
    flightIds: [found.body.flights[0].id],
    passengers: [{ type: "adult", firstName, lastName: "Lovelace" }],
    contactEmail: "ada@example.com",
  });
  return body.pnr;
}

interface Kind {
  readonly name: string;
  readonly start: () => Promise<{ env: Record<string, string>; server?: TestServer }>;
}

const KINDS: readonly Kind[] = [
  { name: "SQLite", start: async () => ({ env: {} }) },
  {
    name: "Valkey",
    async start() {
      const server = await startServer();
      return { server, env: { VALKEY_URL: `valkey://${server.host}:${server.port}` } };
    },
  },
];

describe.each(KINDS)("everybody's bookings, on $name", ({ start }) => {
  let served: Served;
  let leyla: Browser;
  let stop: () => Promise<void>;
  let ada = "";
  let jose = "";

  beforeAll(async () => {
    const { env, server } = await start();
    served = await startConsole(env);
    stop = async () => {
      await served.close();
      await server?.stop();
    };
    leyla = await operator(served, "Leyla");
    ada = await book(served, "LHR", "JFK", "Ada");
    jose = await book(served, "CDG", "FCO", "José");
  });

  afterAll(() => stop());

  const found = async (query: string) =>
    (await leyla.get(`/bookings?${query}`)).body.bookings
      .map(({ pnr }: { pnr: string }) => pnr)
      .toSorted();

  test("are listed with who travels, where and when", async () => {
    const { body } = await leyla.get("/bookings");
    expect(body).toMatchObject({ total: 2 });
    const summary = body.bookings.find(({ pnr }: { pnr: string }) => pnr === ada);
    expect(summary).toEqual({
      pnr: ada,
      status: "confirmed",
      createdAt: Date.parse("2026-11-15T12:00:00Z"),
      passengers: ["Ada Lovelace"],
      route: "LHR → JFK",
      totalPrice: expect.any(Number),
      firstDate: "2027-03-01",
    });
  });

  test("are found by reference, passenger, place, city and contact", async () => {
    const both = [ada, jose].toSorted();
    expect(await found(`q=${ada}`)).toEqual([ada]);
    expect(await found(`q=${ada.toLowerCase()}`)).toEqual([ada]);
    expect(await found(`q=${ada.slice(5)}`)).toEqual([ada]);
    expect(await found("q=jose")).toEqual([jose]);
    expect(await found("q=lovelace")).toEqual(both);
    expect(await found("q=ada+new+york")).toEqual([ada]);
    expect(await found("q=paris")).toEqual([jose]);
    expect(await found("q=fco")).toEqual([jose]);
    expect(await found("q=ada@example.com")).toEqual(both);
    expect(await found("q=nobody")).toEqual([]);
    expect(await found(`q=${ada}&status=cancelled`)).toEqual([]);
  });

  test("are paged", async () => {
    const first = (await leyla.get("/bookings?limit=1")).body;
    const second = (await leyla.get(`/bookings?limit=1&cursor=${first.cursor}`)).body;
    expect(second).not.toHaveProperty("cursor");
    const pnrs = [...first.bookings, ...second.bookings].map(({ pnr }) => pnr);
    expect(pnrs.toSorted()).toEqual([ada, jose].toSorted());
  });

  test("are shown whole, with where their places are", async () => {
    const { body } = await leyla.get(`/bookings/${ada}`);
    expect(body.booking).toEqual((await served.agent("retrieveBooking", { pnr: ada })).body);
    expect(body.places).toMatchObject({
      LHR: { city: "London", lat: expect.closeTo(51.47, 1), lon: expect.closeTo(-0.46, 1) },
      JFK: { city: "New York" },
    });
    expect(body.trail).toEqual([]);
  });

  test.each(["TEST-AAAAAA", "x", "%zz"])("do not include %s", async (pnr) => {
    expect(await leyla.get(`/bookings/${pnr}`)).toMatchObject({
      status: 404,
      body: { reason: "unknown_pnr" },
    });
    expect((await leyla.post(`/bookings/${pnr}/cancel`, { reason: "x" })).status).toBe(404);
  });

  test("are cancelled with a reason, once, and it stays who did it and why", async () => {
    const pnr = await book(served, "MAD", "LIS", "Grace");
    const nothing = await leyla.post(`/bookings/${pnr}/cancel`, { reason: "  " });
    expect(nothing).toMatchObject({ status: 400, body: { field: "reason" } });
    const { body } = await leyla.post(`/bookings/${pnr}/cancel`, { reason: "The guest is ill." });
    expect(body).toMatchObject({
      booking: { pnr, status: "cancelled", cancellationReason: "The guest is ill." },
      trail: [{ by: "Leyla", what: "cancelled", text: "The guest is ill." }],
    });
    expect((await leyla.get(`/bookings/${pnr}`)).body).toEqual(body);
    expect(await found("status=cancelled")).toEqual([pnr]);
    const again = await leyla.post(`/bookings/${pnr}/cancel`, { reason: "Again." });
    expect(again).toMatchObject({ status: 422, body: { reason: "booking_cancelled" } });
    // Whose booking it is learns why, not who.
    const seen = await served.agent("retrieveBooking", { pnr });
    expect(JSON.stringify(seen.body)).not.toContain("Leyla");
  });
});

describe("trying tools out", () => {
  let served: Served;
  let leyla: Browser;

  beforeAll(async () => {
    served = await startConsole();
    leyla = await operator(served, "Leyla");
  });

  afterAll(() => served.close());

  test("begins with a list of all of them, with the schema that a form is made from", async () => {
    const { tools } = (await leyla.get("/tools")).body;
    const search = tools.find(({ name }: { name: string }) => name === "searchFlights");
    expect(search).toMatchObject({
      title: expect.any(String),
      toolset: "gds",
      effect: "read",
      description: expect.any(String),
      inputSchema: { type: "object", required: expect.arrayContaining(["origin"]) },
    });
    expect(tools.length).toBeGreaterThan(15);
  });

  test("answers with output, text, remarks and how long it took", async () => {
    const { body } = await leyla.post("/tools/searchFlights", {
      origin: "LHR",
      destination: "JFK",
      departureDate: "2027-03-01",
      colour: "red",
    });
    expect(body.output.flights.length).toBeGreaterThan(0);
    expect(body.text).toContain("LHR");
    expect(body.notes).toEqual([expect.stringContaining("colour")]);
    expect(body.ms).toBeGreaterThanOrEqual(0);
  });

  test("says what is wrong as everywhere else", async () => {
    expect(await leyla.post("/tools/searchFlights", { origin: "LONDON" })).toMatchObject({
      status: 400,
      body: { reason: expect.any(String), field: expect.any(String) },
    });
    expect((await leyla.post("/tools/nothing", {})).status).toBe(404);
    expect((await leyla.post("/tools/toString", {})).status).toBe(404);
  });

  test("keeps one booking session per operator", async () => {
    const rauf = await operator(served, "Rauf");
    const search = { origin: "LHR", destination: "JFK", departureDate: "2027-03-01" };
    const { output } = (await leyla.post("/tools/searchFlights", search)).body;
    const booked = await leyla.post("/tools/bookFlight", {
      flightIds: [output.flights[0].id],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
      contactEmail: "ada@example.com",
    });
    const { pnr } = booked.body.output;
    expect((await leyla.post("/tools/listBookings", {})).body.output.bookings[0].pnr).toBe(pnr);
    expect((await rauf.post("/tools/listBookings", {})).body.output.total).toBe(0);
    expect((await rauf.get(`/bookings/${pnr}`)).body.trail).toMatchObject([
      { by: "Leyla", what: "booked" },
    ]);
  });

  test("completes places by code and name", async () => {
    const places = async (typed: string) =>
      (await leyla.get(`/places?q=${encodeURIComponent(typed)}`)).body.places;
    expect((await places("lond"))[0]).toEqual({ code: "LON", label: "London, United Kingdom" });
    expect(await places("jfk")).toContainEqual({
      code: "JFK",
      label: expect.stringContaining("New York"),
    });
    expect(await places("")).toEqual([]);
    expect(await places("x".repeat(5000))).toEqual([]);
  });
});
