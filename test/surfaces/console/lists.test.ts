import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, browse, operator, type Served, startConsole } from "./served.ts";

let served: Served;
let leyla: Browser;

beforeAll(async () => {
  served = await startConsole();
  leyla = await operator(served, "Leyla");
});

afterAll(() => served.close());

let serial = 0;
/** Sends a request in words of its own, as an agent would. */
async function ask(changes: object): Promise<string> {
  serial++;
  const asked = { contact: `c${serial}@example.com`, message: `Wish ${serial}`, ...changes };
  return (await served.agent("create_travel_request", asked)).body.request_id;
}

const idsAt = async (query: string): Promise<readonly string[]> =>
  (await leyla.get(`/requests?${query}`)).body.requests.map(({ id }: { id: string }) => id);

describe("the list of requests", () => {
  test("is narrowed to travel dates, in figures and in words, and to a destination", async () => {
    const written = await ask({ destination: "Şuşa", dates: "2027-06-10 to 2027-06-15" });
    const month = await ask({ destination: "Porto", dates: "July 2027" });
    const words = await ask({ destination: "Porto", dates: "12-14 июня 2027" });
    const open = await ask({ destination: "Porto", dates: "some day" });
    expect(await idsAt("from=2027-06-15&to=2027-06-30")).toEqual([written]);
    expect([...(await idsAt("from=2027-06-01&to=2027-07-05"))].sort()).toEqual(
      [written, month, words].sort(),
    );
    expect([...(await idsAt("destination=porto"))].sort()).toEqual([month, words, open].sort());
    expect(await idsAt("destination=susa")).toEqual([written]);
    // A place is found by its name in any of the languages.
    const georgia = await ask({ destination: "Gürcüstan" });
    expect(await idsAt("destination=Georgia")).toContain(georgia);
    expect(await idsAt(`destination=${encodeURIComponent("Грузия")}`)).toContain(georgia);
    expect((await leyla.get("/requests?from=2027-02-30")).status).toBe(400);
  });

  test("finds place and time also where the words alone say them, and the newest words count", async () => {
    const message = "A honeymoon in Paris, 5 nights from 10 March 2027.";
    const id = await ask({ message });
    expect((await leyla.get(`/requests/${id}`)).body.destination).toBe("Paris");
    for (const query of [
      "destination=paris",
      "destination=Париж",
      "from=2027-03-01&to=2027-03-31",
    ]) {
      expect(await idsAt(query)).toEqual([id]);
    }
    await served.agent("add_to_travel_request", {
      request_id: id,
      message: "Better 8-14 May 2027",
    });
    expect(await idsAt("from=2027-03-01&to=2027-03-31")).toEqual([]);
    expect(await idsAt("from=2027-05-01&to=2027-05-31")).toEqual([id]);
  });

  test("knows every colleague who signed in, and who gave a request to whom", async () => {
    await operator(served, "Orxan");
    const id = await ask({});
    expect((await leyla.get("/requests?limit=1")).body.operators).toContain("Orxan");
    await leyla.post(`/requests/${id}/assign`, { version: 1, to: "Orxan" });
    const given = (await leyla.get("/requests?assignee=Orxan")).body.requests;
    expect(given).toMatchObject([{ id, assignee: "Orxan", givenBy: "Leyla" }]);
    const { lines } = (await leyla.get("/audit?what=assigned")).body;
    expect(lines[0]).toMatchObject({ by: "Leyla", subject: id, text: "Orxan" });
    await leyla.post(`/requests/${id}/assign`, { version: 2, to: "Leyla" });
    const { body } = await leyla.get(`/requests/${id}`);
    expect(body).not.toHaveProperty("givenBy");
  });

  test("takes a decision on several at once, and the same way takes it back", async () => {
    const ids = [await ask({ name: "Bulk" }), await ask({ name: "Bulk" }), await ask({})];
    await leyla.post(`/requests/${ids[2]}/note`, { version: 1, text: "Changed meanwhile" });
    const requests = ids.map((id) => ({ id, version: 1, assignTo: "Murad", tags: ["group"] }));
    const { body } = await leyla.post("/several", { requests });
    expect(body.refused).toEqual([{ id: ids[2], reason: "stale" }]);
    expect(body.done).toHaveLength(2);
    expect(body.done[0]).toMatchObject({ version: 2, assignee: "Murad", tags: ["group"] });
    expect([...(await idsAt("tag=group"))].sort()).toEqual(ids.slice(0, 2).sort());
    expect((await leyla.get("/requests?limit=1")).body.tags).toEqual(["group"]);

    const back = body.done.map(({ id, version }: { id: string; version: number }) => ({
      ...{ id, version, assignTo: null, tags: [] },
    }));
    expect((await leyla.post("/several", { requests: back })).body.refused).toEqual([]);
    expect(await idsAt("tag=group")).toEqual([]);
    const { body: one } = await leyla.get(`/requests/${ids[0]}`);
    expect(one.assignee).toBeUndefined();
    expect(one.history.map(({ action }: { action: string }) => action)).toEqual([
      ...["created", "assigned", "tagged", "assigned", "tagged"],
    ]);
    const closed = { state: "declined", reply: "Nothing is free." };
    const answers = ids.slice(0, 2).map((id) => ({ id, version: 3, answer: closed }));
    const { body: answered } = await leyla.post("/several", { requests: answers });
    expect(answered.done.map(({ state }: { state: string }) => state)).toEqual([
      ...["declined", "declined"],
    ]);
    const undo = ids.slice(0, 2).map((id) => ({ id, version: 4, undo: true }));
    const { body: undone } = await leyla.post("/several", { requests: undo });
    expect(undone.done[0]).toMatchObject({ state: "draft_pending_operator" });
  });

  test("is kept as a view of one's own, on the server", async () => {
    const view = { name: "VIP, late", query: "kind=vip&waiting=60&sort=waiting" };
    expect((await leyla.post("/views/save", view)).body).toEqual({ views: [view] });
    expect((await leyla.get("/views")).body).toEqual({ views: [view] });
    const murad = await operator(served, "Murad");
    expect((await murad.get("/views")).body).toEqual({ views: [] });
    expect((await leyla.post("/views/save", { name: "x", query: "kind=nonsense" })).status).toBe(
      400,
    );
    expect((await leyla.post("/views/save", { name: view.name })).body).toEqual({ views: [] });
  });
});

describe("a customer", () => {
  let pnr = "";
  let mine: readonly string[] = [];

  async function book(contactEmail: string, more = {}): Promise<string> {
    const flights = await served.agent("searchFlights", {
      origin: "CDG",
      destination: "FCO",
      departureDate: "2026-11-20",
    });
    const booked = await served.agent("bookFlight", {
      flightIds: [flights.body.flights[0].id],
      passengers: [{ type: "adult", firstName: "Nigar", lastName: "Quliyeva" }],
      contactEmail,
      ...more,
    });
    return booked.body.pnr;
  }

  beforeAll(async () => {
    pnr = await book("Nigar@Example.com");
    mine = [
      await ask({ contact: "nigar@example.COM", name: "Nigar Quliyeva" }),
      await ask({ contact: "WhatsApp 050 123 45 67, nigar@example.com", name: "Nigar" }),
      await ask({ contact: "@Nigar_Q", name: "Somebody else" }),
    ];
  });

  test("is one contact however it is written, with all that was asked for and booked", async () => {
    const { body } = await leyla.get("/customers/nigar%40example.com");
    expect(body.customer).toMatchObject({ contact: "nigar@example.com", requests: 2, bookings: 1 });
    expect(body.others).toEqual(["+994501234567"]);
    expect(body.bookings[0].pnr).toBe(pnr);
    expect(body.ahead).toEqual([pnr]);
    // Booked without a request, in the language that its traveller writes.
    expect((await leyla.get(`/bookings/${pnr}`)).body.lang).toBe(body.requests[0].lang);
    const found = async (q: string) =>
      (await leyla.get(`/customers?q=${q}`)).body.customers.map(
        ({ contact }: { contact: string }) => contact,
      );
    // A request gave both address and number: one person has one line, found by either.
    expect([...(await found("nigar"))].sort()).toEqual(["@nigar_q", "nigar@example.com"]);
    expect(await found("994501234567")).toEqual(["nigar@example.com"]);
    expect((await leyla.get("/customers/%2B994501234567")).body.customer.requests).toBe(1);
    expect((await leyla.get("/customers/nobody%40example.com")).status).toBe(404);
  });

  test("has one line for the address and number of the same bookings, and the name of who still travels", async () => {
    const contactPhone = "+994557654321";
    const named = (firstName: string) => ({
      passengers: [{ type: "adult", firstName, lastName: "Həsənov" }],
    });
    await book("rashad@example.com", { contactPhone, ...named("Rashad") });
    const left = await book("rashad@example.com", { contactPhone, ...named("Kamran") });
    await leyla.post(`/bookings/${left}/cancel`, { reason: "Kamran stays" });
    const { body } = await leyla.get("/customers?q=994557654321");
    expect(body.customers).toMatchObject([
      { contact: "rashad@example.com", name: "Rashad Həsənov", also: [contactPhone], bookings: 1 },
    ]);
    // A number on the bookings of several people joins none of them.
    await book("guest@example.com", { contactPhone, ...named("Guest") });
    const shared = (await leyla.get("/customers?q=994557654321")).body.customers;
    expect(shared.map(({ contact }: { contact: string }) => contact)).toEqual([contactPhone]);
    expect((await leyla.get("/customers?q=rashad%40")).body.customers).toHaveLength(1);
  });

  test("is erased by a supervisor who has looked, once no journey is ahead", async () => {
    const look = async () => (await leyla.get("/customers/nigar%40example.com")).body.seen;
    const erase = (seen: string) => leyla.post("/customers/nigar%40example.com/erase", { seen });
    expect((await erase(await look())).body).toMatchObject({ reason: "trip_ahead" });
    const before = await look();
    await leyla.post(`/bookings/${pnr}/cancel`, { reason: "Nigar asked for it" });
    expect((await leyla.get("/customers/nigar%40example.com")).body.customer).toMatchObject({
      ...{ bookings: 0, cancelled: 1, value: 0 },
    });
    const share = await leyla.post(`/bookings/${pnr}/share`, { lang: "en" });
    expect([share.status, share.body.reason]).toEqual([422, "booking_cancelled"]);
    expect((await erase(before)).body).toMatchObject({ reason: "stale" });
    const namesake = await book("agency@example.com");
    const { body: shown } = await leyla.get("/customers/nigar%40example.com");
    expect(shown.namesakes).toEqual([namesake]);
    expect((await erase(await look())).body).toEqual({ requests: 2, bookings: 1 });

    expect((await leyla.get("/customers/nigar%40example.com")).status).toBe(404);
    expect((await leyla.get(`/requests/${mine[0]}`)).status).toBe(404);
    expect((await leyla.get(`/requests/${mine[2]}`)).status).toBe(200);
    const gone = await served.agent("get_travel_request", { request_id: mine[1] });
    expect(gone.body).toMatchObject({ reason: "unknown_request" });
    const booking = (await leyla.get(`/bookings/${pnr}`)).body;
    expect(booking.booking.ledger.length).toBeGreaterThan(0);
    expect(JSON.stringify(booking)).not.toMatch(/nigar|quliyeva/i);
    const { body: audit } = await leyla.get("/audit?what=erased");
    expect(audit.lines).toMatchObject([{ by: "Leyla", text: "2 requests, 1 bookings" }]);
    expect(JSON.stringify((await leyla.get("/audit?limit=500")).body)).not.toMatch(/nigar/i);
  });
});

describe("a list as a file", () => {
  const file = async (path: string) => await leyla.send(path, {});

  test("has all rows, and no cell that a spreadsheet would run", async () => {
    await ask({ name: '=HYPERLINK("http://evil")', destination: "Formula, land" });
    const { body, headers } = await file("/export/requests?destination=formula");
    expect(headers.get("content-disposition")).toBe('attachment; filename="requests.csv"');
    const [head, row, ...rest] = String(body).split("\r\n");
    expect(head).toMatch(/^\uFEFF?id,kind,state,received/);
    expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(row).toContain('"Formula, land"');
    expect(rest).toEqual([""]);
    const { body: json } = await file("/export/requests?format=json&q=formula");
    expect(json).toMatchObject([{ name: '=HYPERLINK("http://evil")' }]);
    for (const list of ["bookings", "customers", "audit"]) {
      const { body: rows } = await file(`/export/${list}?format=json`);
      expect(rows.length).toBeGreaterThan(0);
    }
    const { body: audit } = await leyla.get("/audit?what=exported&by=Leyla&limit=1");
    expect(audit).toMatchObject({ total: 5, lines: [{ by: "Leyla" }] });
    expect((await file("/export/nothing")).status).toBe(404);
  });
});

test("what concerns others' work is for supervisors", async () => {
  const keyed = await startConsole({ AUTH_MODE: "keys" });
  const agent = await browse(keyed, { key: await keyed.newKey("murad", ["travel:operate"]) });
  const chief = await browse(keyed, { key: await keyed.newKey("chief", ["travel:supervise"]) });
  const traveller = await keyed.newKey("t", ["travel:read", "travel:book"]);
  const { body } = await keyed.agent(
    "create_travel_request",
    { contact: "a@example.com", message: "Hello" },
    traveller,
  );
  const path = `/requests/${body.request_id}/assign`;
  const refused = { status: 422, body: { reason: "supervisor_only" } };
  expect(await agent.get("/export/requests")).toMatchObject(refused);
  const { seen } = (await agent.get("/customers/a%40example.com")).body;
  expect(await agent.post("/customers/a%40example.com/erase", { seen })).toMatchObject(refused);
  expect(await agent.post(path, { version: 1, to: "nina" })).toMatchObject(refused);
  expect((await agent.post(path, { version: 1, to: "murad" })).status).toBe(200);
  expect((await agent.post(path, { version: 2, to: "nina" })).status).toBe(200);
  expect(await agent.post(path, { version: 3, to: null })).toMatchObject(refused);
  expect((await chief.post(path, { version: 3, to: "murad" })).status).toBe(200);
  expect((await chief.get("/export/requests")).status).toBe(200);
  await keyed.close();
});
