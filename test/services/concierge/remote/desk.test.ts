import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { stderrLog } from "../../../../src/logging/log.ts";
import { type ConciergeDesk, USE_CASES } from "../../../../src/services/concierge/desk.ts";
import { remoteConciergeDesk } from "../../../../src/services/concierge/remote/desk.ts";
import { aitravelConcierge } from "../../../../src/suppliers/aitravel/client.ts";
import { openPlanner } from "../plan/support.ts";

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const EXCURSION = {
  slug: "old-town",
  title: "Old town",
  city: "Baku",
  duration: "3 hours",
  approximate_price_from: 30,
  currency: "USD",
  disclaimer: "Estimates.",
};
const RECEIPT = {
  request_id: "req_1",
  status: "draft_pending_operator",
  message: "Sent.",
  disclaimer: "Nothing is booked.",
};
const AT = "2027-01-01T00:00:00.000Z";

/** What a small service answers, by method and path. */
const ANSWERS: Readonly<Record<string, object>> = {
  "GET /destinations": { destinations: [], disclaimer: "Estimates." },
  "GET /tours": { tours: [], disclaimer: "Estimates." },
  "GET /excursions": {
    excursions: ["a", "b", "c"].map((slug) => ({ ...EXCURSION, slug })),
    disclaimer: "Estimates.",
  },
  "POST /plan-trip": {
    summary: "Two days.",
    destinations: ["Baku"],
    budget: { currency: "USD", total: 100, perPerson: 50 },
    itinerary: [1, 2].map((day) => ({
      day,
      city: "Baku",
      morning: "a",
      afternoon: "b",
      evening: "c",
      tips: "d",
    })),
    hotels: [],
    activities: [],
    disclaimer: "Estimates.",
  },
  "POST /check-availability": {
    destination: "Baku",
    status: "approximate",
    available: true,
    note: "Likely.",
    disclaimer: "Estimates.",
  },
  "POST /create-lead": RECEIPT,
  "GET /requests/req_1": { ...RECEIPT, type: "lead", created_at: AT, updated_at: AT },
};

interface Asked {
  readonly address: string;
  readonly body: unknown;
}

/** The desk on a real server that gives these answers, and what the server was asked. */
async function open(answers = ANSWERS): Promise<{ desk: ConciergeDesk; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    asked.push({
      address: `${request.method} ${request.url}`,
      body: sent === "" ? undefined : JSON.parse(sent),
    });
    const address = `${request.method} ${request.url}`;
    const answer = answers[address] ?? answers[address.replace(/\?.*/, "")];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { detail: "No such address" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("the server has no port");
  const remote = aitravelConcierge({
    baseUrl: `http://127.0.0.1:${bound.port}`,
    log: stderrLog("silent"),
    sleep: async () => {},
    random: () => 0,
  });
  return { desk: remoteConciergeDesk(remote), asked };
}

const LIVE = expect.stringContaining("Live answer of the remote concierge service (aitravel).");
const WISH = { contact: "a@b.az", message: "A week in Georgia." };
const caller = { transport: "stdio" } as const;
const { signal } = new AbortController();

describe("the concierge on a remote service", () => {
  test("has every use case of the desk", async () => {
    const { desk } = await open();
    expect(Object.keys(desk).toSorted()).toEqual(Object.keys(USE_CASES).toSorted());
  });

  test("asks a search with its filters, and shows a page of what came back", async () => {
    const { desk, asked } = await open();
    const answer = await desk.searchExcursions({ city: "Baku", limit: 2 });
    expect(asked).toEqual([{ address: "GET /excursions?city=Baku", body: undefined }]);
    expect(answer).toEqual({
      excursions: [
        { ...EXCURSION, slug: "a" },
        { ...EXCURSION, slug: "b" },
      ],
      total: 3,
      next_cursor: "o2",
      lang: "en",
      notes: [LIVE],
      disclaimer: "Estimates.",
    });
    const rest = await desk.searchExcursions({ city: "Baku", limit: 2, cursor: "o2" });
    expect(rest.excursions.map(({ slug }) => slug)).toEqual(["c"]);
  });

  test("reads as many pages of the service as its own page lies in", async () => {
    const page = (slugs: string, next?: string) => ({
      excursions: [...slugs].map((slug) => ({ ...EXCURSION, slug })),
      total: 7,
      ...(next && { next_cursor: next }),
    });
    const { desk, asked } = await open({
      "GET /excursions?city=Baku": page("abc", "p2"),
      "GET /excursions?city=Baku&cursor=p2": page("def", "p3"),
      "GET /excursions?city=Baku&cursor=p3": page("g"),
    });
    const read = async (cursor?: string) => {
      const { excursions, ...rest } = await desk.searchExcursions({
        city: "Baku",
        limit: 4,
        cursor,
      });
      return { slugs: excursions.map(({ slug }) => slug).join(""), ...rest };
    };
    expect(await read()).toMatchObject({ slugs: "abcd", total: 7, next_cursor: "o4" });
    expect(asked).toHaveLength(2);
    const last = await read("o4");
    expect(last).toMatchObject({ slugs: "efg", total: 7 });
    expect(last).not.toHaveProperty("next_cursor");
    expect(asked).toHaveLength(5);
  });

  test("says that an empty list is the service's own", async () => {
    const { desk, asked } = await open();
    expect(await desk.searchDestinations({ q: "x", limit: 5 })).toMatchObject({ notes: [LIVE] });
    expect(await desk.searchTours({ limit: 5, lang: "ru" })).toMatchObject({
      tours: [],
      lang: "ru",
    });
    expect(asked.map(({ address }) => address)).toEqual(["GET /destinations?q=x", "GET /tours"]);
  });

  test("makes a budget of the plan, which has an address", async () => {
    const { desk, asked } = await open();
    const plan = await desk.planTrip({ query: "Baku for two" }, { signal });
    expect(plan).toMatchObject({ summary: "Two days.", transfers: [], notes: [LIVE] });
    expect(await desk.calculateBudget({ query: "Baku for two" }, { signal })).toMatchObject({
      total: 100,
      perPerson: 50,
      days: 2,
      travelers: 2,
      breakdown: [],
      range: { low: 100, high: 100 },
    });
    const question = { address: "POST /plan-trip", body: { query: "Baku for two" } };
    expect(asked).toEqual([question, question]);
  });

  test("asks for availability without the origin, which the service does not know", async () => {
    const { desk, asked } = await open();
    const answer = await desk.checkAvailability({ destination: "Baku", origin: "Paris" });
    expect(answer).toMatchObject({ available: true, note: LIVE, lang: "en" });
    expect(asked[0]?.body).toEqual({ destination: "Baku" });
  });

  test("hands requests over by their kind, and reads them where they are", async () => {
    const { desk, asked } = await open();
    expect(await desk.createTravelRequest(WISH, caller)).toMatchObject({ request_id: "req_1" });
    expect(await desk.requestVipManager(WISH, caller)).toMatchObject({ notes: [LIVE] });
    expect(await desk.getTravelRequest({ request_id: "req_1" }, caller)).toMatchObject({
      type: "lead",
    });
    expect(asked).toEqual([
      { address: "POST /create-lead", body: { type: "lead", ...WISH } },
      { address: "POST /create-lead", body: { type: "vip_manager", ...WISH } },
      { address: "GET /requests/req_1", body: undefined },
    ]);
  });

  test.each([{}, [], { ok: true }, { request_id: "№ 7", message: 3 }])(
    "never calls a lead failed that the service took: %j",
    async (answer) => {
      const { desk } = await open({ "POST /create-lead": answer });
      const receipt = await desk.createTravelRequest({ ...WISH, lang: "en" }, caller);
      expect(receipt).toMatchObject({
        request_id: "req_unknown",
        status: "draft_pending_operator",
        message: "Your request was received and is pending operator confirmation.",
      });
      expect(receipt.notes).toHaveLength(2);
    },
  );

  test("keeps the plan's id to itself, which the service's schema forbids", async () => {
    const { desk, asked } = await open();
    const { plan_id: id } = await (await openPlanner()).desk.planTrip(
      { query: "Baku for two" },
      { signal },
    );
    await desk.createTravelRequest({ ...WISH, plan_id: id }, caller);
    expect(asked[0]?.body).toEqual({ type: "lead", ...WISH });
  });

  test("refuses on sight what need not travel", async () => {
    const { desk, asked } = await open();
    await expect(desk.createTravelRequest({ ...WISH, contact: "x" }, caller)).rejects.toMatchObject(
      { details: { field: "contact" } },
    );
    expect(asked).toEqual([]);
  });

  test("refuses an answer that is not as agreed", async () => {
    const { desk } = await open({ "GET /tours": { tours: "none" } });
    await expect(desk.searchTours({ limit: 5 })).rejects.toMatchObject({
      code: "unavailable",
      details: { reason: "supplier_garbled" },
    });
  });
});
