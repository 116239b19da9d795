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
    const shown = (await leyla.get(`/bookings/${ada}/itinerary.json?lang=ru&prices=true`)).body;
    expect(shown).toMatchObject({ pnr: ada, lang: "ru", travellers: ["Ada Lovelace"] });
    const page = (await leyla.get(`/bookings/${ada}/itinerary?lang=ru&prices=true`)).body;
    for (const { title, lines } of shown.days[0].entries) {
      for (const words of [title, ...lines]) expect(page).toContain(words);
    }
  });

  test.each(["TEST-AAAAAA", "x", "%zz"])("do not include %s", async (pnr) => {
    expect(await leyla.get(`/bookings/${pnr}`)).toMatchObject({
      status: 404,
      body: { reason: "unknown_pnr" },
    });
    expect((await leyla.post(`/bookings/${pnr}/cancel`, { reason: "x" })).status).toBe(404);
  });

  const auditOf = async (what: string, pnr: string) =>
    (await leyla.get(`/audit?what=${what}&limit=500`)).body.lines.filter(
      ({ subject }: { subject: string }) => subject === pnr,
    );

  test("are cancelled with a reason, once, and it stays who did it and why", async () => {
    const pnr = await book(served, "MAD", "LIS", "Grace");
    const nothing = await leyla.post(`/bookings/${pnr}/cancel`, { reason: "  " });
    expect(nothing).toMatchObject({ status: 400, body: { field: "reason" } });
    const { body } = await leyla.post(`/bookings/${pnr}/cancel`, { reason: "The guest is ill." });
    expect(body).toMatchObject({
      booking: { pnr, status: "cancelled", cancellationReason: "The guest is ill." },
      trail: [{ by: "Leyla", what: "cancelled", text: "The guest is ill." }],
    });
    const back = body.booking.totalPrice - body.booking.paid;
    expect(back).toBeGreaterThan(0);
    expect(body.trail[0].back).toBe(back);
    expect(await auditOf("cancelled", pnr)).toMatchObject([
      {
        whose: "Grace Lovelace",
        back,
        moves: [{ was: { at: expect.stringMatching(/^2027-03-01T/) } }],
      },
    ]);
    expect((await leyla.get(`/bookings/${pnr}`)).body).toEqual(body);
    expect(await found("status=cancelled")).toEqual([pnr]);
    const again = await leyla.post(`/bookings/${pnr}/cancel`, { reason: "Again." });
    expect(again).toMatchObject({ status: 422, body: { reason: "booking_cancelled" } });
    // Whose booking it is learns why, not who.
    const seen = await served.agent("retrieveBooking", { pnr });
    expect(JSON.stringify(seen.body)).not.toContain("Leyla");
  });

  /** A booking with a stay, and another flight of its airline two days later. */
  async function bookTrip() {
    const pnr = await book(served, "LHR", "JFK", "Mary");
    const stays = { cityCode: "NYC", checkInDate: "2027-03-03", checkOutDate: "2027-03-06" };
    const { hotels } = (await served.agent("searchHotels", { ...stays, guests: 1 })).body;
    const guests = [{ firstName: "Mary", lastName: "Lovelace" }];
    const stay = { hotelId: hotels[0].id, existingPnr: pnr, guests };
    const { body: booking } = await served.agent("bookHotel", stay);
    const wish = { origin: "LHR", destination: "JFK", departureDate: "2027-03-03", limit: 50 };
    const { flights } = (await served.agent("searchFlights", wish)).body;
    const other = flights.find(
      ({ airlineCode }: { airlineCode: string }) => airlineCode === booking.flights[0].airlineCode,
    );
    return { pnr, booking, other };
  }

  test("are changed at exactly what was quoted, once, and it stays who did it", async () => {
    const { pnr, booking, other } = await bookTrip();
    const at = `/bookings/${pnr}`;
    const wish = { replace: [{ part: "F1", id: other.id }], contactPhone: "+994 50 123 45 67" };
    const quote = (await leyla.post(`${at}/quote-change`, wish)).body;
    expect(quote).toMatchObject({
      pnr,
      quoteId: expect.any(String),
      items: [
        { part: "F1", allowed: true },
        { allowed: true, toPay: 0 },
      ],
    });
    const [flown] = quote.items;
    expect(flown.toPay - flown.back).toBe(other.price - booking.flights[0].price + flown.fee);
    expect((await leyla.get(at)).body.booking).toEqual(booking);

    const { body: changed } = await leyla.post(`${at}/change`, { quoteId: quote.quoteId });
    expect(changed).toMatchObject({
      booking: {
        totalPrice: quote.newTotal,
        contactPhone: "+994501234567",
        flights: [{ flightNumber: other.flightNumber, departureTime: other.departureTime }],
      },
      trail: [{ by: "Leyla", what: "changed" }],
    });
    // From what to what, and for how much; the log names no contact.
    const [was, is] = [booking.flights[0], other].map(({ flightNumber, departureTime }) => ({
      name: `${flightNumber} LHR–JFK`,
      at: departureTime.slice(0, 16),
    }));
    const totals = [booking.totalPrice, quote.newTotal];
    const flight = { kind: "flight", was, is };
    const contact = { kind: "contact", is: { name: "+994501234567" } };
    expect(changed.trail[0]).toMatchObject({ totals, moves: [flight, contact] });
    const again = await leyla.post(`${at}/change`, { quoteId: quote.quoteId });
    expect(again.body).toEqual(changed);
    expect(await served.agent("retrieveBooking", { pnr })).toMatchObject({ body: changed.booking });
    expect(await auditOf("changed", pnr)).toMatchObject([{ totals, moves: [flight] }]);
    const mixed = await leyla.post(`/bookings/${ada}/change`, { quoteId: quote.quoteId });
    expect([mixed.status, mixed.body.field]).toEqual([422, "quoteId"]);
  });

  test("are not changed by what is refused, misunderstood or overtaken", async () => {
    const { pnr, booking, other } = await bookTrip();
    const at = `/bookings/${pnr}`;
    const ask = (wish: object) => leyla.post(`${at}/quote-change`, wish);
    const elsewhere = await served.agent("searchFlights", {
      origin: "CDG",
      destination: "FCO",
      departureDate: "2027-03-03",
    });
    const refused = (await ask({ replace: [{ part: "F1", id: elsewhere.body.flights[0].id }] }))
      .body;
    expect(refused.items).toMatchObject([{ allowed: false, why: expect.stringMatching(/./) }]);
    expect(refused).not.toHaveProperty("quoteId");
    for (const [wish, status, field] of [
      [{}, 400, undefined],
      [{ replace: [{ part: "F7", id: other.id }] }, 400, "replace[0].part"],
      [{ bags: [{ passenger: "P9", part: "F1", count: 1 }] }, 400, "bags[0].passenger"],
      [{ wings: 2 }, 400, "wings"],
    ] as const) {
      const { status: got, body } = await ask(wish);
      expect([wish, got, body.field]).toEqual([wish, status, field]);
    }
    const { quoteId } = (await ask({ bags: [{ passenger: "P1", part: "F1", count: 1 }] })).body;
    await leyla.post(`${at}/change`, {
      quoteId: (await ask({ contactEmail: "mary@example.com" })).body.quoteId,
    });
    const late = await leyla.post(`${at}/change`, { quoteId });
    expect([late.status, late.body.reason]).toEqual([422, "quote_expired"]);
    const now = (await leyla.get(at)).body.booking;
    expect([now.totalPrice, now.flights]).toEqual([booking.totalPrice, booking.flights]);
    expect(await auditOf("changed", pnr)).toHaveLength(1);
  });

  test("that are divided say so in both histories", async () => {
    const { flights } = (
      await served.agent("searchFlights", {
        ...{ origin: "LHR", destination: "JFK", departureDate: "2027-03-09" },
        passengers: { adults: 2 },
      })
    ).body;
    const passengers = ["Anne", "Emily"].map((firstName) => {
      return { type: "adult", firstName, lastName: "Shelley" };
    });
    const booked = { flightIds: [flights[0].id], passengers, contactEmail: "anne@example.com" };
    const { pnr } = (await served.agent("bookFlight", booked)).body;
    const { quoteId } = (await leyla.post(`/bookings/${pnr}/quote-change`, { leave: ["P2"] })).body;
    const { body } = await leyla.post(`/bookings/${pnr}/change`, { quoteId });
    const [other] = body.booking.related;
    expect(body.trail).toMatchObject([{ by: "Leyla", what: "divided", text: other }]);
    const { trail } = (await leyla.get(`/bookings/${other}`)).body;
    expect(trail).toMatchObject([{ by: "Leyla", what: "divided", text: pnr }]);
  });

  test("are cancelled in part, at what was quoted for that part", async () => {
    const { pnr, booking } = await bookTrip();
    const at = `/bookings/${pnr}`;
    const { body: quote } = await leyla.post(`${at}/quote-cancellation`, { parts: ["H1"] });
    expect(quote.parts.map(({ part }: { part: string }) => part)).toEqual(["H1"]);
    expect(quote.refund + quote.fee).toBe(booking.hotels[0].price);
    const { quoteId } = quote;
    const { body } = await leyla.post(`${at}/cancel`, { reason: "With friends.", quoteId });
    expect(body).toMatchObject({
      booking: {
        status: "confirmed",
        hotels: [{ status: "cancelled" }],
        flights: [{ bookingStatus: "confirmed" }],
        paid: booking.paid - quote.refund,
      },
      trail: [{ by: "Leyla", what: "changed", text: "With friends." }],
    });
    const gone = await leyla.post(`${at}/quote-cancellation`, { parts: ["H1"] });
    expect([gone.status, gone.body.reason]).toEqual([400, "unknown_part"]);
    const { days } = (await leyla.get(`${at}/itinerary.json`)).body;
    const stay = days
      .flatMap(({ entries }: { entries: readonly { kind: string }[] }) => entries)
      .find(({ kind }: { kind: string }) => kind === "checkIn");
    expect(stay).toMatchObject({ off: true });

    // The log tells a part from the whole, and what is given up costs nothing from then on.
    const [flight] = booking.flights;
    const [part] = await auditOf("reduced", pnr);
    expect(part).toMatchObject({ totals: [booking.totalPrice, flight.price] });
    // What is kept for it is said wherever a sum is.
    const { fee } = quote;
    expect(fee).toBeGreaterThan(0);
    expect([part.kept, body.trail[0].kept]).toEqual([fee, fee]);
    const [listed] = (await leyla.get(`/bookings?q=${pnr}`)).body.bookings;
    expect(listed).toMatchObject({ totalPrice: flight.price, kept: fee });
    const handout = (await leyla.get(`${at}/itinerary.json?prices=true`)).body;
    expect(handout.kept).toContain((fee / 100).toFixed(2).slice(-5));
    const rows = (await leyla.get("/export/bookings?format=json")).body;
    const row = rows.find(({ reference }: { reference: string }) => reference === pnr);
    expect(row).toMatchObject({ total_usd: flight.price / 100, kept_usd: fee / 100 });
    expect(await auditOf("cancelled", pnr)).toEqual([]);
    const { body: rest } = await leyla.post(`${at}/quote-cancellation`, {});
    const all = await leyla.post(`${at}/cancel`, { reason: "Ill.", quoteId: rest.quoteId });
    const totals = [flight.price, 0];
    expect(all.body.trail.at(-1)).toMatchObject({ what: "cancelled", totals });
    expect(await auditOf("cancelled", pnr)).toMatchObject([{ totals }]);
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
