import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aircraft } from "../../../src/world/airlines/aircraft.ts";
import { airlines } from "../../../src/world/airlines/airlines.ts";
import { airports, cities, findAirport } from "../../../src/world/places/airports.ts";
import { type Served, startSandbox } from "./served.ts";
import { firstOffer, order, refused, search } from "./trips.ts";

let served: Served;

beforeAll(async () => {
  served = await startSandbox();
});

afterAll(async () => {
  await served.close();
});

interface Listed {
  readonly id: string;
}

/** All of a list, page by page, as the official client's generators go through it. */
async function all(pages: AsyncIterable<{ readonly data: Listed }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { data } of pages) ids.push(data.id);
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

/** The same for lists that have no generator. */
async function walk(path: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: unknown = "";
  do {
    const join = path.includes("?") ? "&" : "?";
    const cursor = after === "" ? "" : `&after=${String(after)}`;
    const { body } = await served.raw(`${path}${join}limit=${limit}${cursor}`);
    const data: unknown = body.data;
    if (!Array.isArray(data)) throw new Error(`${path} is no list`);
    expect(data.length).toBeLessThanOrEqual(limit);
    ids.push(...data.map(({ id }: Listed) => id));
    after = body.meta["after"];
  } while (after !== null);
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

/** From the last page back to the first one. */
async function walkBack(path: string, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  const read = async (cursor: string) => {
    const { body } = await served.raw(`${path}?limit=${limit}${cursor}`);
    const data: unknown = body.data;
    if (!Array.isArray(data)) throw new Error(`${path} is no list`);
    return { ids: data.map(({ id }: Listed) => id), meta: body.meta };
  };
  let page = await read("");
  while (page.meta["after"] !== null) page = await read(`&after=${String(page.meta["after"])}`);
  for (;;) {
    pages.unshift(page.ids);
    if (page.meta["before"] === null) return pages;
    page = await read(`&before=${String(page.meta["before"])}`);
  }
}

describe("a list can be gone through to its end", () => {
  test("airlines, airports and aircraft, with the client's generators", async () => {
    const { duffel } = served;
    expect(await all(duffel.airlines.listWithGenerator())).toHaveLength(airlines.length + 1);
    expect(await all(duffel.airports.listWithGenerator())).toHaveLength(airports.length);
    expect(await all(duffel.aircraft.listWithGenerator())).toHaveLength(aircraft.length);
  });

  test("cities and loyalty programmes", async () => {
    const metropolitan = cities.filter(
      (city) => city.airports.length > 1 || !findAirport(city.code),
    );
    expect(await walk("/air/cities", 20)).toHaveLength(metropolitan.length);
    expect((await walk("/air/loyalty_programmes", 100)).length).toBeGreaterThan(100);
  });

  test("offers, in any order", async () => {
    const { id, offers } = await search(served.duffel, { back: "2027-03-08" });
    const cheapestFirst = offers.map((offer) => offer.id);
    expect(await all(served.duffel.offers.listWithGenerator({ offer_request_id: id }))).toEqual(
      cheapestFirst,
    );
    const path = `/air/offers?offer_request_id=${id}`;
    expect(await walk(`${path}&sort=total_amount`, 7)).toEqual(cheapestFirst);
    const dearestFirst = await walk(`${path}&sort=-total_amount`, 50);
    expect([...dearestFirst].sort()).toEqual([...cheapestFirst].sort());
    const amountOf = (of: string | undefined) =>
      Number(offers.find((offer) => offer.id === of)?.total_amount);
    expect(amountOf(dearestFirst[0])).toBe(amountOf(cheapestFirst.at(-1)));
    const byTime = await walk(`${path}&sort=total_duration`, 50);
    expect(byTime).toHaveLength(cheapestFirst.length);
    expect(await walk(`${path}&max_connections=0`, 50)).toHaveLength(
      offers.filter(({ slices }) => slices.every(({ segments }) => segments.length === 1)).length,
    );
  });

  test("offer requests, orders, cancellations and payments, newest first", async () => {
    const duffel = served.client("duffel_test_lists");
    const raw = { authorization: "Bearer duffel_test_lists", "duffel-version": "v2" };
    const made: string[] = [];
    const quotes: string[] = [];
    const requests: string[] = [];
    for (let day = 1; day <= 5; day++) {
      served.clock.now += 1000;
      const date = `2027-03-0${day}`;
      const wanted = { origin: "LHR", destination: "LTN", date };
      const request = await search(duffel, wanted);
      requests.unshift(request.id);
      const [offer] = request.offers;
      if (!offer) throw new Error("Nothing found");
      const { id } = await order(duffel, offer);
      made.unshift(id);
      quotes.unshift((await duffel.orderCancellations.create({ order_id: id })).data.id);
    }
    expect(await all(duffel.offerRequests.listWithGenerator())).toEqual(requests);
    expect(await all(duffel.orders.listWithGenerator({}))).toEqual(made);
    expect(await all(duffel.orderCancellations.listWithGenerator())).toEqual(quotes);
    for (const [path, expected] of [
      ["/air/offer_requests", requests],
      ["/air/orders", made],
      ["/air/order_cancellations", quotes],
    ] as const) {
      const seen: string[] = [];
      let after: string | null | undefined = "";
      while (after !== null && after !== undefined) {
        const cursor: string = after === "" ? "" : `&after=${after}`;
        const { body } = await served.raw(`${path}?limit=2${cursor}`, { headers: raw });
        const data: unknown = body.data;
        if (!Array.isArray(data)) throw new Error("No list");
        seen.push(...data.map(({ id }: Listed) => id));
        const next = body.meta["after"];
        after = typeof next === "string" ? next : null;
      }
      expect(seen).toEqual(expected);
    }
    const [last = ""] = made;
    const payments = await served.raw(`/air/payments?order_id=${last}`, { headers: raw });
    expect(payments.body.data).toHaveLength(1);
  });

  test("and back again to its beginning", async () => {
    const duffel = served.duffel;
    for (let i = 0; i < 5; i++) await firstOffer(duffel, { origin: "LHR", destination: "LTN" });
    for (const path of ["/air/aircraft", "/air/offer_requests"]) {
      const forwards = await walk(path, 4);
      expect((await walkBack(path, 4)).flat()).toEqual(forwards);
    }
  });
});

describe("orders are found", () => {
  test("by reference, by passenger, by offer, and by whether they wait for payment", async () => {
    const duffel = served.client("duffel_test_finding");
    const offer = await firstOffer(duffel, { origin: "LHR", destination: "LTN" });
    const { id, booking_reference } = await order(duffel, offer);
    const ids = async (query: Parameters<typeof duffel.orders.list>[0]) =>
      (await duffel.orders.list(query)).data.map((one) => one.id);
    expect(await ids({ booking_reference })).toEqual([id]);
    expect(await ids({ booking_reference: "NOSUCH" })).toEqual([]);
    expect(await ids({ "passenger_name[]": ["earhart", "nobody"] })).toEqual([id]);
    expect(await ids({ "passenger_name[]": ["nobody"] })).toEqual([]);
    expect(await ids({ awaiting_payment: true })).toEqual([]);
    expect(await ids({ awaiting_payment: false })).toEqual([id]);
    const { body } = await served.raw(`/air/orders?offer_id=${offer.id}`, {
      headers: { authorization: "Bearer duffel_test_finding", "duffel-version": "v2" },
    });
    expect(body.data).toMatchObject([{ id, offer_id: offer.id }]);
  });
});

describe("a row is found by its id", () => {
  test("in every table", async () => {
    const { duffel } = served;
    const { data: aircraft } = await duffel.aircraft.get("arc_00009VMF8AhXSSRnQDI6Hi");
    expect(aircraft.name).toBe("Airbus A380-800");
    expect((await duffel.airports.get("arp_lhr_gb")).data).toMatchObject({
      iata_code: "LHR",
      icao_code: "EGLL",
      time_zone: "Europe/London",
      city: { id: "cit_lon_gb" },
    });
    const { data: page } = await duffel.airlines.list({ limit: 1 });
    const id = page[0]?.id ?? "";
    expect((await duffel.airlines.get(id)).data).toEqual(page[0]);
    const { data: programmes } = await duffel.loyaltyProgrammes.list({ limit: 3 });
    const [programme] = programmes;
    expect((await duffel.loyaltyProgrammes.get(programme?.id ?? "")).data).toEqual(programme);
    const city = await served.raw("/air/cities/cit_lon_gb");
    expect(city.body.data).toMatchObject({ iata_code: "LON", name: "London" });
    for (const call of [
      duffel.airports.get("arp_qqq_gb"),
      duffel.aircraft.get("arc_1"),
      duffel.airlines.get("arl_1"),
    ]) {
      expect(await refused(call)).toMatchObject({ status: 404, code: "not_found" });
    }
  });
});

describe("places are suggested", () => {
  test("by name, by code and by where they are", async () => {
    const { suggestions } = served.duffel;
    const { data: named, meta } = await suggestions.list({ query: "london" });
    expect(meta).toBeUndefined();
    expect(named[0]).toMatchObject({
      type: "city",
      iata_code: "LON",
      country_name: "United Kingdom",
    });
    expect(named[0]?.airports?.map(({ iata_code }) => iata_code)).toContain("LHR");
    expect((await suggestions.list({ query: "jfk" })).data[0]).toMatchObject({
      type: "airport",
      iata_code: "JFK",
    });
    expect((await suggestions.list({ query: "zzzzqqqq" })).data).toEqual([]);
    const near = { lat: "51.47", lng: "-0.46", rad: "30000" };
    const { data: around } = await suggestions.list(near);
    expect(around[0]?.iata_code).toBe("LHR");
    expect(around.map(({ iata_code }) => iata_code)).not.toContain("JFK");
    expect(await refused(suggestions.list({ lat: "51" }))).toMatchObject({ status: 422 });
  });
});
