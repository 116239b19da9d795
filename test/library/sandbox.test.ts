import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FlightOption } from "../../src/domain/contracts/flights/offers.ts";
import type { FlightSearchRequest } from "../../src/domain/contracts/flights/search.ts";
import { FlightToolClient } from "../../src/library.ts";
import { searchFlightOffers } from "../../src/tools/flights/search-flights.ts";
import {
  type Behaviour,
  cutsOff,
  type DuffelDouble,
  drops,
  duffelDouble,
  fails,
  hangs,
  limits,
  zipped,
} from "../suppliers/duffel/duffel-double.ts";
import { openSource } from "../suppliers/duffel/source.ts";
import {
  flightsContext,
  memoryLog,
  openFlightsDesk,
  type TestFlights,
} from "../support/flights.ts";
import { type Served, startSandbox } from "../surfaces/duffel-sandbox/served.ts";

let sandbox: Served;
/** Stands between us and the sandbox, to misbehave. */
let between: DuffelDouble;
let client: FlightToolClient;
beforeAll(async () => {
  sandbox = await startSandbox();
  between = await duffelDouble();
  client = new FlightToolClient({
    duffelApiKey: "duffel_test_library",
    duffelBaseUrl: sandbox.origin,
    database: ":memory:",
    now: "2026-11-15T12:00:00Z",
    log: memoryLog().log,
  });
});
afterAll(async () => {
  await client.close();
  await between.close();
  await sandbox.close();
});

const lhrJfk = { origin: "LHR", destination: "JFK", departure_date: "2027-03-01" };

/** Hands a request on to the sandbox, and its answer back, packed. */
const forwards: Behaviour = (response, { method, url, headers, body }) => {
  const wanted = ["authorization", "duffel-version", "content-type", "accept-encoding"];
  const kept = Object.entries(headers).filter(([name]) => wanted.includes(name));
  fetch(`${sandbox.origin}${url.pathname}${url.search}`, {
    method,
    headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
    .then(async (answer) => {
      zipped(answer.status, JSON.parse(await answer.text()))(response, {
        method,
        url,
        headers,
        body,
      });
    })
    .catch(() => response.destroy());
};

/** The same, with its offers repeated until there are so many. */
function swells(count: number): Behaviour {
  return (response, asked) => {
    fetch(`${sandbox.origin}${asked.url.pathname}${asked.url.search}`, {
      method: "POST",
      headers: {
        authorization: "Bearer duffel_test_many",
        "duffel-version": "v2",
        "content-type": "application/json",
      },
      body: JSON.stringify(asked.body),
    })
      .then(async (answer) => {
        const { data } = JSON.parse(await answer.text());
        const offers = Array.from({ length: count }, (_, index) => ({
          ...data.offers[index % data.offers.length],
          id: `off_many${index}`,
        }));
        zipped(201, { data: { ...data, offers } })(response, asked);
      })
      .catch(() => response.destroy());
  };
}

async function troubled(...script: readonly Behaviour[]): Promise<TestFlights> {
  between.script(...script);
  return await openFlightsDesk({ source: openSource(between.url).source });
}

async function throughTool(request: FlightSearchRequest, ...script: readonly Behaviour[]) {
  const context = await flightsContext(await troubled(...script));
  const { output, text, flaw } = await searchFlightOffers.call(request, context);
  expect(flaw).toBeUndefined();
  return { ...Object(output), text };
}

function cheapestByFlight(options: readonly FlightOption[]): ReadonlyMap<string, FlightOption> {
  const dearestFirst = options.toSorted((a, b) => b.total.amount - a.total.amount);
  return new Map(dearestFirst.map((one) => [`${one.airline}${one.flight_number}`, one]));
}

describe("FlightToolClient on the sandbox", () => {
  test("finds the flights of the world at the world's prices, one way and back", async () => {
    const world = await openFlightsDesk();
    for (const request of [
      { ...lhrJfk, cabin_class: "economy", max_connections: 0, adults: 2, infants: 1 },
      { ...lhrJfk, cabin_class: "business", max_connections: 0 },
    ] as const) {
      const offered = await client.searchFlights(request);
      const own = await world.flights.find(request, "best");
      // The sandbox also shows the dearer brands of a flight.
      const ownOf = cheapestByFlight(own);
      const theirs = cheapestByFlight(offered);
      expect(theirs.size).toBeGreaterThan(3);
      for (const [flight, offer] of theirs) {
        const same = ownOf.get(flight);
        expect(offer.total).toEqual(same?.total);
        expect(offer.departure).toEqual(same?.departure);
        expect(offer.arrival).toEqual(same?.arrival);
        expect(offer.duration_minutes).toBe(same?.duration_minutes);
      }
    }
    const trips = await client.searchFlights({ ...lhrJfk, return_date: "2027-03-08" });
    expect(trips.length).toBeGreaterThan(3);
    for (const { slices } of trips) {
      expect(slices.map(({ origin }) => origin)).toEqual(["LHR", "JFK"]);
    }
  });

  test("keeps to hours, connections and cabin", async () => {
    const options = await client.searchFlights({
      ...lhrJfk,
      cabin_class: "premium_economy",
      max_connections: 0,
      departure_time: { after: "10:00", before: "16:00" },
    });
    expect(options.length).toBeGreaterThan(0);
    for (const { departure, stops, cabin_class } of options) {
      expect(departure.time >= "10:00" && departure.time <= "16:00").toBe(true);
      expect([stops, cabin_class]).toEqual([0, "premium_economy"]);
    }
  });

  test("meets the test routes as documented", async () => {
    const on = (pair: string) => ({
      origin: pair.slice(0, 3),
      destination: pair.slice(4),
      departure_date: "2027-03-01",
    });
    expect(await client.searchFlights(on("PVD-RAI"))).toEqual([]);
    const [bare] = await client.searchFlights(on("BTS-MRU"));
    expect(bare?.baggage.checked.included).toBe(false);
    const stopping = await client.searchFlights(on("DXB-AMS"));
    const test = stopping.find(({ airline }) => airline === "ZZ");
    expect(test?.slices[0]?.segments[0]?.technical_stops).toHaveLength(1);
    const [connecting] = await client.searchFlights(on("LHR-DXB"), { sort: "cheapest" });
    expect(connecting?.stop_details?.length).toBe(connecting?.stops);
    await expect(client.searchFlights(on("STN-LHR"), { retries: 0 })).rejects.toMatchObject({
      reason: "supplier_timeout",
      retryable: true,
    });
    const [gone] = await client.searchFlights(on("LGW-LHR"));
    if (!gone) throw new Error("nothing on LGW-LHR");
    await expect(client.checkOffer(gone)).rejects.toMatchObject({ reason: "offer_gone" });
    const [moving] = await client.searchFlights(on("LHR-STN"));
    if (!moving) throw new Error("nothing on LHR-STN");
    await expect(client.checkOffer(moving)).rejects.toMatchObject({ reason: "price_changed" });
  });

  test("reads an offer again that nothing happened to", async () => {
    const [option] = await client.searchFlights(lhrJfk);
    if (!option) throw new Error("nothing found");
    expect(await client.checkOffer(option)).toMatchObject({ id: option.id, total: option.total });
  });

  test("tells the user of an airport that the sandbox does not know", async () => {
    await expect(client.searchFlights({ ...lhrJfk, origin: "QQQ" })).rejects.toMatchObject({
      name: "UserError",
      message: "Airport code QQQ not found. Please check spelling.",
      field: "origin",
    });
  });

  test("tells of a key that the sandbox refuses, and works with one that it gave out", async () => {
    const guarded = await startSandbox({ AUTH_MODE: "keys" });
    const search = async (duffelApiKey: string) => {
      const { log, lines } = memoryLog();
      const settings = { database: ":memory:", now: "2026-11-15T12:00:00Z", log };
      const one = new FlightToolClient({
        ...settings,
        duffelApiKey,
        duffelBaseUrl: guarded.origin,
      });
      try {
        return await one.searchFlights(lhrJfk);
      } finally {
        await one.close();
        expect(JSON.stringify(lines)).not.toContain(duffelApiKey);
      }
    };
    await expect(search("duffel_test_wrong")).rejects.toMatchObject({
      reason: "supplier_key_refused",
      hint: expect.stringContaining("DUFFEL_API_KEY"),
    });
    expect((await search(await guarded.newKey("programs"))).length).toBeGreaterThan(3);
    await guarded.close();
  });
});

describe("the desk on a sandbox that is hard to reach", () => {
  test.each([
    ["a storm of refusals", [limits(1), limits(1), limits(1), forwards], 4],
    ["dropped connections", [drops, cutsOff, forwards], 3],
    ["a gateway in trouble", [fails(503), fails(504), forwards], 3],
    ["nothing at all", [forwards], 1],
  ] as const)("finds the same through %s", async (_, script, requests) => {
    const answer = await throughTool({ ...lhrJfk, max_connections: 0 }, ...script);
    expect(answer.source).toBe("duffel");
    expect(answer.total).toBeGreaterThan(10);
    expect(between.asked).toHaveLength(requests);
  });

  test.each([
    ["an error of the server", fails(500), 4],
    ["a bad gateway", fails(502), 4],
    ["a refused key", fails(401), 1],
    ["an endless storm", limits(1), 4],
    ["an endless outage", fails(503), 4],
  ])("asks no more often than it may through %s", async (_, trouble, requests) => {
    const { flights } = await troubled(trouble, trouble, trouble, trouble, forwards);
    await expect(flights.find(lhrJfk, "best")).rejects.toThrow();
    expect(between.asked).toHaveLength(requests);
  });

  test("gives up in time when the sandbox does not answer", async () => {
    const { flights } = await troubled(hangs, forwards);
    await expect(flights.find(lhrJfk, "best", { timeoutMs: 400 })).rejects.toMatchObject({
      code: "timeout",
    });
    expect(between.asked).toHaveLength(1);
  });

  test("shows ten of 300 offers, and pages through the rest without asking again", async () => {
    const { flights } = await troubled(swells(300));
    let seen = 0;
    let cursor: string | undefined;
    do {
      const page = await flights.search(lhrJfk, { sort: "cheapest", limit: 50, cursor });
      expect(page.total).toBe(300);
      seen += page.offers.length;
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toBe(300);
    expect(between.asked).toHaveLength(1);
  });

  test("holds no more memory after twelve answers of 300 offers than after four", async () => {
    const { flights } = await troubled(swells(300));
    const heldAfter = async (searches: number) => {
      for (let i = 0; i < searches; i++) await flights.find(lhrJfk, "best", { fresh: true });
      collectGarbage();
      return process.memoryUsage().heapUsed / 1e6;
    };
    const early = await heldAfter(4);
    expect((await heldAfter(8)) - early).toBeLessThan(10);
  });
});

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
