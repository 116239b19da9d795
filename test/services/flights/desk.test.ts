import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { FlightSearchRequest } from "../../../src/domain/contracts/flights/search.ts";
import { flightsDesk } from "../../../src/services/flights/desk.ts";
import type { Store } from "../../../src/stores/types.ts";
import {
  answers,
  type Behaviour,
  type DuffelDouble,
  duffelDouble,
  fails,
} from "../../suppliers/duffel/duffel-double.ts";
import { openSource } from "../../suppliers/duffel/source.ts";
import { manyOffers, wireAnswer, wireOffer } from "../../suppliers/duffel/wire-offers.ts";
import { openFlightsDesk, type TestFlights } from "../../support/flights.ts";

let duffel: DuffelDouble;
beforeAll(async () => {
  duffel = await duffelDouble();
});
afterAll(() => duffel.close());

const request: FlightSearchRequest = {
  origin: "SFO",
  destination: "CDG",
  departure_date: "2027-05-10",
};
const good = answers(201, wireAnswer([wireOffer()]));

/** The desk on the real Duffel supplier, which asks the double. */
async function openLive(...script: readonly Behaviour[]): Promise<TestFlights> {
  duffel.script(...script);
  return await openFlightsDesk({ source: openSource(duffel.url).source });
}

const messages = ({ lines }: TestFlights) => lines.map(({ message }) => message);

describe("offers that were just asked for", () => {
  test("come from the cache, with the log line that says so", async () => {
    const desk = await openLive(good);
    const first = await desk.flights.find(request, "best");
    expect(await desk.flights.find({ ...request, adults: 1 }, "best")).toEqual(first);
    expect(duffel.asked).toHaveLength(1);
    expect(messages(desk)).toEqual(["Tool invocation success", "Tool cache hit"]);
    expect(desk.lines[0]?.fields).toMatchObject({
      operationId: expect.any(String),
      toolInvocationId: expect.any(String),
      tool: "flights-mcp",
      operation: "search_flights",
      latency: expect.any(Number),
      resultCount: 1,
      status: "success",
    });
    expect(desk.lines[1]?.fields).toMatchObject({
      tool: "flights-mcp",
      cacheKey: expect.stringMatching(/^flights:SFO:CDG:2027-05-10:any:/),
    });
  });

  const others: readonly [string, Partial<FlightSearchRequest>][] = [
    ["return date", { return_date: "2027-05-17" }],
    ["date", { departure_date: "2027-05-11" }],
    ["place", { destination: "ORY" }],
    ["adults", { adults: 2 }],
    ["children", { children: 1 }],
    ["infants", { infants: 1 }],
    ["cabin", { cabin_class: "economy" }],
    ["connections", { max_connections: 1 }],
    ["departure hours", { departure_time: { after: "08:00", before: "12:00" } }],
    ["arrival hours", { arrival_time: { after: "08:00", before: "12:00" } }],
  ];
  test.each(others)("are not those for another %s", async (_, changes) => {
    const { flights } = await openLive(good);
    await flights.find(request, "best");
    await flights.find({ ...request, ...changes }, "best");
    expect(duffel.asked).toHaveLength(2);
  });

  test("are not those of another account", async () => {
    const desk = await openLive(good);
    await desk.flights.find(request, "best");
    const { source } = openSource(`${duffel.url}/`);
    await flightsDesk({ ...desk.flightsDeps, source }).find(request, "best");
    expect(duffel.asked).toHaveLength(2);
  });

  test("are kept until the first of them expires, and half an hour at most", async () => {
    const soon = wireOffer({ id: "off_soon", expires_at: "2026-11-15T12:10:00Z" });
    const late = wireOffer({ id: "off_late", expires_at: "2026-11-15T18:00:00Z" });
    const desk = await openLive(
      answers(201, wireAnswer([soon, late])),
      answers(201, wireAnswer([late])),
    );
    const asks = async (minute: number) => {
      const before = duffel.asked.length;
      desk.clock.now = Date.parse("2026-11-15T12:00:00Z") + minute * 60_000;
      await desk.flights.find(request, "best");
      return duffel.asked.length > before;
    };
    expect(await asks(0)).toBe(true);
    expect(await asks(9.99)).toBe(false);
    expect(await asks(10)).toBe(true);
    expect(await asks(39.99)).toBe(false);
    expect(await asks(40)).toBe(true);
  });

  test("are asked for again on demand, and kept from then on", async () => {
    const { flights } = await openLive(
      good,
      answers(201, wireAnswer([wireOffer({ id: "off_new" })])),
    );
    await flights.find(request, "best");
    const fresh = await flights.find(request, "best", { fresh: true });
    expect(fresh.map(({ id }) => id)).toEqual(["off_new"]);
    expect(await flights.find(request, "best")).toEqual(fresh);
    expect(duffel.asked).toHaveLength(2);
  });

  test("are forgotten when they are rejected", async () => {
    const { flights } = await openLive(good);
    expect(await flights.invalidate(request)).toBe(false);
    await flights.find(request, "best");
    expect(await flights.invalidate(request)).toBe(true);
    await flights.find(request, "best");
    expect(duffel.asked).toHaveLength(2);
  });

  test("that are none are told as none, and kept for a shorter time", async () => {
    const desk = await openLive(answers(201, wireAnswer([])));
    expect(await desk.flights.find(request, "best")).toEqual([]);
    await desk.flights.find(request, "best");
    expect(duffel.asked).toHaveLength(1);
    expect(desk.lines.find(({ message }) => message === "No flights found")?.fields).toMatchObject({
      origin: "SFO",
      destination: "CDG",
      date: "2027-05-10",
    });
    desk.clock.now += 5 * 60_000;
    await desk.flights.find(request, "best");
    expect(duffel.asked).toHaveLength(2);
  });

  test("can be had while the storage is in trouble", async () => {
    const desk = await openLive(good);
    await desk.store.close();
    const { flights } = desk;
    expect(await flights.find(request, "best")).toHaveLength(1);
    expect(messages(desk)).toContain("offers not kept in the cache");
  });

  test("are not kept when they could not be had", async () => {
    const desk = await openLive(fails(500), fails(500), fails(500), fails(500), good);
    await expect(desk.flights.find(request, "best")).rejects.toThrow("Duffel has trouble");
    expect(await desk.flights.find(request, "best")).toHaveLength(1);
    expect(desk.lines[0]).toMatchObject({
      level: "warn",
      message: "Tool invocation failed",
      fields: {
        tool: "flights-mcp",
        status: "error",
        errorType: "TravelError",
        reason: "supplier_error",
      },
    });
  });
});

describe("the same search at the same time", () => {
  test("asks once for many callers", async () => {
    const { flights } = await openLive((response, asked) => {
      setTimeout(() => good(response, asked), 30);
    });
    const found = await Promise.all(
      Array.from({ length: 50 }, () => flights.find(request, "best")),
    );
    expect(found.every((offers) => offers.length === 1)).toBe(true);
    expect(duffel.asked).toHaveLength(1);
  });

  test("goes on when one of two callers gives up", async () => {
    let release = () => {};
    const { flights } = await openLive((response, asked) => {
      release = () => good(response, asked);
    });
    const hasty = new AbortController();
    const first = flights.find(request, "best", { signal: hasty.signal });
    const second = flights.find(request, "best");
    await vi.waitFor(() => expect(duffel.asked).toHaveLength(1));
    hasty.abort(new Error("no time"));
    await expect(first).rejects.toThrow("no time");
    release();
    expect(await second).toHaveLength(1);
    expect(duffel.asked).toHaveLength(1);
  });

  test("on two nodes of one store asks once", async () => {
    const desk = await openLive((response, asked) => {
      setTimeout(() => good(response, asked), 60);
    });
    const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 10));
    const node = () => flightsDesk({ ...desk.flightsDeps, sleep });
    const found = await Promise.all(
      [node(), node(), node()].map((one) => one.find(request, "best")),
    );
    expect(found.map((offers) => offers.length)).toEqual([1, 1, 1]);
    expect(duffel.asked).toHaveLength(1);
  });

  test("does not wait for ever for a node that died", async () => {
    const desk = await openLive(good);
    const time = { elapsed: 0 };
    const deps = {
      ...desk.flightsDeps,
      elapsed: () => time.elapsed,
      sleep: async (ms: number) => {
        time.elapsed += ms;
      },
    };
    const never: Store["cache"] = { ...desk.store.cache, claim: async () => false };
    const waiting = flightsDesk({ ...deps, store: { ...desk.store, cache: never } });
    expect(await waiting.find(request, "best")).toHaveLength(1);
    expect(time.elapsed).toBeGreaterThanOrEqual(7000);
    expect(time.elapsed).toBeLessThan(10_000);
  });
});

describe("pages", () => {
  const page = { sort: "cheapest", limit: 70 } as const;

  test("go through everything once, in one order, without asking again", async () => {
    const { flights } = await openLive(answers(201, wireAnswer(manyOffers(300))));
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const answer = await flights.search(request, { ...page, cursor, fresh: true });
      expect(answer.total).toBe(300);
      expect(answer.warnings).toEqual([]);
      seen.push(...answer.offers.map(({ total }) => total.amount));
      cursor = answer.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(300);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(duffel.asked).toHaveLength(1);
  });

  test("say when the offers are others than on the page before", async () => {
    const desk = await openLive(
      answers(201, wireAnswer(manyOffers(300))),
      answers(201, wireAnswer(manyOffers(299))),
    );
    const { nextCursor } = await desk.flights.search(request, page);
    await desk.flights.invalidate(request);
    const second = await desk.flights.search(request, { ...page, cursor: nextCursor });
    expect(second.warnings).toEqual([expect.stringContaining("changed since the page before")]);
  });

  test("begin with a cursor of ours or none", async () => {
    const { flights } = await openLive(good);
    await expect(flights.search(request, { ...page, cursor: "50" })).rejects.toMatchObject({
      details: { reason: "bad_cursor" },
    });
  });
});

describe("a search that is refused", () => {
  test("by the supplier for an unknown airport says what was probably meant", async () => {
    const { flights } = await openLive(
      fails(422, { type: "validation_error", source: { pointer: "/slices/0/origin" } }),
    );
    await expect(flights.find({ ...request, origin: "SFX" }, "best")).rejects.toMatchObject({
      message: "Airport code SFX not found. Please check spelling.",
      details: { field: "origin", hint: expect.stringMatching(/^Did you mean [A-Z]{3} \(/) },
    });
  });

  test("by the supplier for a code that the world knows does not propose it again", async () => {
    const { flights } = await openLive(
      fails(422, { type: "validation_error", source: { pointer: "/slices/0/origin" } }),
    );
    const refused = await flights.find(request, "best").catch((error: unknown) => error);
    expect(refused).toMatchObject({ details: { field: "origin", value: "SFO" } });
    expect(JSON.stringify(refused)).not.toMatch(/mean[^?]*SFO \(/);
  });

  test("asks nobody and is logged as failed", async () => {
    const desk = await openLive(good);
    await expect(desk.flights.find({ ...request, adults: 0 }, "best")).rejects.toThrow("adults");
    expect(duffel.asked).toHaveLength(0);
    expect(messages(desk)).toEqual(["Tool invocation failed"]);
  });
});

describe("an offer that is looked at again", () => {
  async function found(...script: readonly Behaviour[]) {
    const { flights } = await openLive(good, ...script);
    const [option] = await flights.find(request, "best");
    if (!option) throw new Error("nothing found");
    return { flights, option };
  }

  test("is given as it is when nothing changed", async () => {
    const { flights, option } = await found(answers(200, { data: wireOffer() }));
    expect((await flights.check(option)).id).toBe(option.id);
  });

  test("is refused when it costs the same figure of another currency", async () => {
    const { flights, option } = await found(
      answers(200, { data: wireOffer({ total_currency: "GBP" }) }),
    );
    await expect(flights.check(option)).rejects.toMatchObject({
      message: "The price of this offer was USD 920 and is now GBP 920",
    });
  });

  test("is refused with both prices when it costs another", async () => {
    const { flights, option } = await found(
      answers(200, { data: wireOffer({ total_amount: "930.00" }) }),
    );
    await expect(flights.check(option)).rejects.toMatchObject({
      code: "rule",
      message: "The price of this offer was USD 920 and is now USD 930",
      details: {
        reason: "price_changed",
        extra: { oldPrice: { amount: 920 }, newPrice: { amount: 930 } },
      },
    });
  });

  test("is refused when it is gone", async () => {
    const { flights, option } = await found(
      fails(422, { type: "airline_error", code: "offer_no_longer_available" }),
    );
    await expect(flights.check(option)).rejects.toMatchObject({
      details: { reason: "offer_gone" },
    });
  });
});

describe("offers of the simulated world", () => {
  test("are kept in memory and never written: the last search, and 32 that came again", async () => {
    const desk = await openFlightsDesk();
    const writes: string[] = [];
    const cache: Store["cache"] = {
      ...desk.store.cache,
      async put(key) {
        writes.push(key);
      },
    };
    const flights = flightsDesk({ ...desk.flightsDeps, store: { ...desk.store, cache } });
    const on = (day: number) => ({
      ...request,
      cabin_class: "economy" as const,
      max_connections: 0,
      departure_date: `2027-03-${String(day).padStart(2, "0")}`,
    });
    const hits = () => messages(desk).filter((message) => message === "Tool cache hit").length;
    await flights.find(on(1), "best");
    await flights.find(on(1), "best");
    expect(hits()).toBe(1);
    desk.clock.now += 30 * 60_000;
    await flights.find(on(1), "best");
    expect(hits()).toBe(1);
    // Made once and not the last any more: forgotten, and kept from its second time on.
    for (let day = 2; day <= 4; day++) await flights.find(on(day), "best");
    await flights.find(on(1), "best");
    expect(hits()).toBe(2);
    await flights.find(on(2), "best");
    expect(hits()).toBe(2);
    await flights.find(on(5), "best");
    await flights.find(on(2), "best");
    expect(hits()).toBe(3);
    for (let day = 3; day <= 31; day++) {
      await flights.find(on(day), "best");
      await flights.find(on(day), "best");
    }
    // With the first two these are 31; the second was used after the first.
    const before = hits();
    for (const day of [1, 2]) {
      await flights.find({ ...on(day), adults: 2 }, "best");
      await flights.find({ ...on(day), adults: 2 }, "best");
    }
    expect(hits()).toBe(before + 2);
    expect(await flights.invalidate(on(1))).toBe(false);
    expect(await flights.invalidate(on(2))).toBe(true);
    expect(await flights.invalidate(on(2))).toBe(false);
    await flights.find({ ...on(9), adults: 2 }, "best");
    expect(await flights.invalidate({ ...on(9), adults: 2 })).toBe(true);
    expect(await flights.invalidate({ ...on(9), adults: 2 })).toBe(false);
    expect(writes).toEqual([]);
  });
});

describe("seats sold by the booking desk", () => {
  const lhrJfk = { origin: "LHR", destination: "JFK", departure_date: "2026-11-20" } as const;
  const ada = { type: "adult", firstName: "Ada", lastName: "Lovelace" } as const;

  test("are gone from offers, also from those in the cache, until they are given back", async () => {
    const { flights, desk, caller } = await openFlightsDesk();
    const business = { ...lhrJfk, cabin_class: "first" } as const;
    const [offer] = await flights.find(business, "cheapest");
    if (!offer?.booking_ids) throw new Error("nothing to book");
    const pnrs: string[] = [];
    for (;;) {
      try {
        const booking = await desk.bookFlight(
          { flightIds: offer.booking_ids, passengers: [ada], contactEmail: "ada@example.com" },
          caller,
        );
        pnrs.push(booking.pnr);
      } catch (error) {
        expect(error).toMatchObject({ details: { reason: "sold_out" } });
        break;
      }
    }
    expect(pnrs.length).toBeGreaterThan(0);
    const ids = async () => (await flights.find(business, "cheapest")).map(({ id }) => id);
    expect(await ids()).not.toContain(offer.id);
    await expect(flights.check(offer)).rejects.toMatchObject({ details: { reason: "offer_gone" } });
    await desk.cancelBooking({ pnr: pnrs[0] ?? "" }, caller);
    expect(await ids()).toContain(offer.id);
  });

  test("hours that nothing keeps to are told with what there is besides", async () => {
    const { flights } = await openFlightsDesk();
    const answer = await flights.search(
      { ...lhrJfk, departure_time: { after: "03:00", before: "03:01" } },
      { sort: "best", limit: 10 },
    );
    expect(answer.offers).toEqual([]);
    expect(answer.warnings).toEqual([
      expect.stringMatching(/^\d+ flights are not as asked for: \d+ lie outside the hours/),
    ]);
  });
});
