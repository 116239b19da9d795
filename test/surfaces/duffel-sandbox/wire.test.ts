import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { ONE_ADULT } from "../../../src/domain/travel.ts";
import { searchJourneys } from "../../../src/world/flights/search.ts";
import { airportsOf } from "../../../src/world/places/airports.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { HEADERS, type Served, startSandbox } from "./served.ts";
import { firstOffer, searchBody } from "./trips.ts";

let served: Served;

beforeAll(async () => {
  served = await startSandbox();
});

afterAll(async () => {
  await served.close();
});

const SEARCH = { method: "POST", body: JSON.stringify({ data: searchBody() }) };

/** Bytes and headers as they come, with nothing unpacked on the way. */
function bytes(path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const outgoing = request(
      `${served.origin}${path}`,
      { method: body === undefined ? "GET" : "POST", headers: { ...HEADERS, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const TOWNS = "BRI CTA TRD BGO TOS BOD SXB WRO RZE HER OPO BLL".split(" ");

/** Towns between which some journeys change once and others twice, found in the world as it is. */
function pairWithTwoKindsOfChanges(): { origin: string; destination: string } {
  for (const origin of TOWNS) {
    for (const destination of TOWNS) {
      const journeys = searchJourneys(seedFrom("fixed"), {
        from: airportsOf(origin),
        to: airportsOf(destination),
        day: dayNumber(2027, 3, 1),
        cabin: "economy",
        party: ONE_ADULT,
        quoteDay: dayNumber(2026, 11, 15),
      });
      const legs = new Set(journeys.filter(({ seats }) => seats > 0).map((one) => one.legs.length));
      if (legs.has(2) && legs.has(3)) return { origin, destination };
    }
  }
  throw new Error("No such towns: look for others");
}

describe("every answer", () => {
  test("names itself, says how much room is left and until when", async () => {
    for (const path of ["/air/airlines?limit=1", "/air/airlines/nothing"]) {
      const { headers } = await served.raw(path);
      expect(headers.get("x-request-id")).toMatch(/^F[\w-]{10,}$/);
      expect(Number(headers.get("ratelimit-limit"))).toBeGreaterThan(0);
      expect(Number(headers.get("ratelimit-remaining"))).toBeGreaterThan(0);
      const reset = headers.get("ratelimit-reset") ?? "";
      expect(new Date(reset).toUTCString()).toBe(reset);
      expect(headers.get("content-type")).toContain("application/json");
    }
  });

  test("gives a correlation id back", async () => {
    const { headers } = await served.raw("/air/airlines?limit=1", {
      headers: { ...HEADERS, "x-client-correlation-id": "trip-42" },
    });
    expect(headers.get("x-client-correlation-id")).toBe("trip-42");
  });

  test("is packed for clients that unpack it, and for no others", async () => {
    const packed = await bytes("/air/offer_requests", { "accept-encoding": "gzip" }, SEARCH.body);
    expect(packed.headers["content-encoding"]).toBe("gzip");
    const plain = await bytes("/air/offer_requests", {}, SEARCH.body);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const declined = { "accept-encoding": "gzip;q=0, deflate" };
    const refused = await bytes("/air/offer_requests", declined, SEARCH.body);
    expect(refused.headers["content-encoding"]).toBeUndefined();
    const unpacked = JSON.parse(gunzipSync(packed.body).toString());
    expect(unpacked.data.offers.length).toBe(JSON.parse(plain.body.toString()).data.offers.length);
    expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 5);
  });

  test("is the same under /duffel, with a slash at the end, and at the root", async () => {
    for (const path of ["/air/airlines", "/duffel/air/airlines", "/duffel/air/airlines/"]) {
      expect((await served.raw(`${path}?limit=1`)).status).toBe(200);
    }
    expect((await served.raw("/duffel/air/offer_requests/", SEARCH)).status).toBe(201);
  });
});

describe("a search", () => {
  test("takes a whole date-time for a date, and leaves the offers out when asked to", async () => {
    const data = searchBody({ date: "2027-03-01T00:00:00.000Z" });
    const { status, body } = await served.raw("/air/offer_requests?return_offers=false", {
      method: "POST",
      body: JSON.stringify({ data }),
    });
    expect(status).toBe(201);
    expect(body.data).not.toHaveProperty("offers");
    expect(body.data).toMatchObject({ slices: [{ departure_date: "2027-03-01" }] });
  });

  test("keeps to the times of day that were asked for, both ends included", async () => {
    const all = await firstOffer(served.duffel);
    const leaves = all.slices[0]?.segments[0]?.departing_at.slice(11, 16) ?? "";
    const { data } = await served.duffel.offerRequests.create({
      ...searchBody(),
      slices: searchBody().slices.map((slice) => ({
        ...slice,
        departure_time: { from: leaves, to: leaves },
      })),
    });
    expect(data.offers.length).toBeGreaterThan(0);
    for (const { slices } of data.offers) {
      expect(slices[0]?.segments[0]?.departing_at.slice(11, 16)).toBe(leaves);
    }
  });

  test("flies nonstop when asked to, and otherwise changes at most once", async () => {
    const pair = pairWithTwoKindsOfChanges();
    const find = async (max_connections?: 0 | 1 | 2) => {
      const body = searchBody(pair);
      const { data } = await served.duffel.offerRequests.create({
        ...body,
        ...(max_connections !== undefined && { max_connections }),
      });
      return Math.max(...data.offers.map(({ slices }) => (slices[0]?.segments.length ?? 1) - 1));
    };
    expect(await find()).toBe(1);
    expect(await find(2)).toBe(2);
    expect(await find(0)).toBeLessThanOrEqual(0);
  });

  test("shows the same offers by itinerary and brand", async () => {
    const { data } = await served.duffel.offerRequests.create({
      ...searchBody(),
      view: "itineraries" as const,
    });
    const { data: flat } = await served.duffel.offers.list({
      offer_request_id: data.id,
      limit: 200,
    });
    const nested = data.slices.flatMap(({ itineraries }) =>
      itineraries.flatMap(({ brands }) => brands.flatMap(({ offers }) => offers)),
    );
    expect(nested.map(({ id }) => id).sort()).toEqual(flat.map(({ id }) => id).sort());
    expect(nested.every(({ type }) => type === "single_ticket")).toBe(true);
  });

  test("of a city looks at all its airports", async () => {
    const { data } = await served.duffel.offerRequests.create(
      searchBody({ origin: "LON", destination: "NYC" }),
    );
    expect(data.slices[0]?.origin).toMatchObject({ type: "city", id: "cit_lon_gb" });
    const origins = new Set(data.offers.map(({ slices }) => slices[0]?.origin.iata_code));
    expect(origins.size).toBeGreaterThan(1);
  });

  test("takes a city's code also where the city has one airport of another code", async () => {
    const { data } = await served.duffel.offerRequests.create(
      searchBody({ origin: "REK", destination: "LHR" }),
    );
    expect(data.slices[0]?.origin).toMatchObject({ type: "city", iata_code: "REK" });
    expect(data.offers.length).toBeGreaterThan(0);
  });
});
