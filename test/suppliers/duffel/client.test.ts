import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  answers,
  cutsOff,
  type DuffelDouble,
  drops,
  duffelDouble,
  fails,
  hangs,
  zipped,
} from "./duffel-double.ts";
import { call, failure, good, KEY, openSource, refusal, search } from "./source.ts";
import { manyOffers, wireAnswer, wireOffer, wireSegment, wireSlice } from "./wire-offers.ts";

let duffel: DuffelDouble;
beforeAll(async () => {
  duffel = await duffelDouble();
});
afterAll(() => duffel.close());

describe("a search", () => {
  test("is one request with key, version and less time for the airlines than for itself", async () => {
    duffel.script(good);
    const { source } = openSource(`${duffel.url}/base/`);
    const { options, asOf, validUntil } = await source.search(search, call());
    expect(options).toHaveLength(1);
    expect(asOf).toBe("2026-11-15T12:00:00.000Z");
    expect(validUntil).toBe(Date.parse("2026-11-15T12:30:00Z"));
    const [asked] = duffel.asked;
    expect(duffel.asked).toHaveLength(1);
    expect(asked?.method).toBe("POST");
    expect(asked?.url.pathname).toBe("/base/air/offer_requests");
    expect(asked?.url.searchParams.get("return_offers")).toBe("true");
    expect(asked?.url.searchParams.get("supplier_timeout")).toBe("8500");
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      "duffel-version": "v2",
      "content-type": "application/json",
      "accept-encoding": "gzip",
    });
  });

  test("never gives the airlines less than Duffel takes", async () => {
    duffel.script(good);
    await openSource(duffel.url).source.search(search, call({ timeoutMs: 1000 }));
    expect(duffel.asked[0]?.url.searchParams.get("supplier_timeout")).toBe("2000");
  });

  test("reads gzip", async () => {
    duffel.script(zipped(201, wireAnswer([wireOffer()])));
    const { options } = await openSource(duffel.url).source.search(search, call());
    expect(options).toHaveLength(1);
  });

  test("finds nothing without taking that for a failure", async () => {
    duffel.script(answers(201, wireAnswer([])));
    const { options } = await openSource(duffel.url).source.search(search, call());
    expect(options).toEqual([]);
    expect(duffel.asked).toHaveLength(1);
  });

  test("keeps all of 300 offers, and the cheapest 500 of more", async () => {
    duffel.script(zipped(201, wireAnswer(manyOffers(300))));
    const { source } = openSource(duffel.url);
    expect((await source.search(search, call())).options).toHaveLength(300);
    duffel.script(zipped(201, wireAnswer(manyOffers(700))));
    const many = await source.search(search, call());
    const prices = many.options.map(({ total }) => total.amount);
    expect(prices).toHaveLength(500);
    expect(Math.max(...prices)).toBeLessThan(799);
    expect(many.notes).toEqual(["Only the 500 cheapest of 700 are kept."]);
  });

  test("leaves out what expired on the way, and what is outside the hours asked for", async () => {
    duffel.script(
      answers(201, wireAnswer([wireOffer({ expires_at: "2026-11-15T11:59:59Z" }), wireOffer()])),
    );
    const { source } = openSource(duffel.url);
    expect((await source.search(search, call())).options).toHaveLength(1);
    const evening = { ...search, departureTime: { after: "18:00", before: "22:00" } };
    expect(await source.search(evening, call())).toMatchObject({ options: [], outside: 1 });
  });

  test.each([
    ["202", answers(202, { data: { id: "orq_1" } })],
    ["201 without offers", answers(201, { data: { id: "orq_1", slices: [] } })],
  ])("that is only accepted (%s) is looked at until its offers are there", async (_, accepted) => {
    duffel.script(accepted, accepted, answers(200, wireAnswer([wireOffer()])));
    const { source, slept } = openSource(duffel.url);
    expect((await source.search(search, call())).options).toHaveLength(1);
    expect(duffel.asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      "POST /air/offer_requests",
      "GET /air/offer_requests/orq_1",
      "GET /air/offer_requests/orq_1",
    ]);
    expect(slept).toEqual([1000, 1000]);
  });

  test("that is accepted and never done ends with its time", async () => {
    duffel.script(answers(202, { data: { id: "orq_1" } }));
    const { source } = openSource(duffel.url);
    await expect(source.search(search, call())).rejects.toEqual(
      refusal("supplier_timeout", { code: "timeout" }),
    );
    expect(duffel.asked).toHaveLength(10);
  });

  test.each([
    ["another day", wireSegment("SFO", "CDG", "2027-05-11T08:00:00", "2027-05-12T08:30:00")],
    ["another origin", wireSegment("JFK", "CDG", "2027-05-10T08:00:00", "2027-05-10T21:30:00")],
    ["another airport", wireSegment("SFO", "ORY", "2027-05-10T08:00:00", "2027-05-11T08:30:00")],
  ])("leaves out an offer of %s, and counts it", async (_, segment) => {
    const strange = wireOffer({ id: "off_strange", slices: [wireSlice([segment])] });
    duffel.script(answers(201, wireAnswer([strange, wireOffer()])));
    const { options, notes, outside } = await openSource(duffel.url).source.search(search, call());
    expect(options.map(({ id }) => id)).toEqual(["off_00009htYpSCXrwaB9DnUm0"]);
    expect(outside).toBe(0);
    expect(notes).toEqual([
      "1 offers are for another route, day or order of flights and left out.",
    ]);
  });

  test("leaves out an offer whose flights do not follow one another, or whose way back is missing", async () => {
    const early = [
      wireSegment("SFO", "JFK", "2027-05-10T08:00:00", "2027-05-10T16:30:00"),
      wireSegment("JFK", "CDG", "2027-05-10T15:15:00", "2027-05-11T04:30:00"),
    ];
    const apart = [
      wireSegment("SFO", "LHR", "2027-05-10T08:00:00", "2027-05-11T02:30:00"),
      wireSegment("JFK", "CDG", "2027-05-11T15:15:00", "2027-05-12T04:30:00"),
    ];
    const offers = [early, apart].map((segments) => wireOffer({ slices: [wireSlice(segments)] }));
    duffel.script(answers(201, wireAnswer([...offers, wireOffer()])));
    const { source } = openSource(duffel.url);
    expect((await source.search(search, call())).options).toHaveLength(1);
    const trip = { ...search, returnDate: "2027-05-17" };
    const { options, notes } = await source.search(trip, call());
    expect([options, notes[0]?.slice(0, 1)]).toEqual([[], "3"]);
  });

  test("for a city takes any of its airports", async () => {
    duffel.script(good);
    const paris = { ...search, destination: "PAR" };
    expect((await openSource(duffel.url).source.search(paris, call())).options).toHaveLength(1);
  });

  test("stops reading an answer without end, packed or not", async () => {
    const huge = wireAnswer([{ padding: "x".repeat(3_000_000) }]);
    for (const behaviour of [answers(201, huge), zipped(201, huge)]) {
      duffel.script(behaviour);
      const { source } = openSource(duffel.url, { mostBytes: 1_000_000 });
      await expect(source.search(search, call())).rejects.toEqual(refusal("supplier_garbled"));
      expect(duffel.asked).toHaveLength(1);
    }
  });

  test("ends when the caller gives up, with the caller's reason", async () => {
    duffel.script(hangs);
    const gaveUp = new AbortController();
    const searching = openSource(duffel.url).source.search(search, call({ signal: gaveUp.signal }));
    await vi.waitFor(() => expect(duffel.asked).toHaveLength(1));
    gaveUp.abort(new Error("changed my mind"));
    await expect(searching).rejects.toThrow("changed my mind");
  });
});

describe("what may be repeated", () => {
  test.each([
    ["429", fails(429, { type: "rate_limit_error" })],
    ["500", fails(500)],
    ["502", fails(502, { type: "airline_error" })],
    ["an HTML 502", answers(502, "<html>Bad gateway</html>")],
    ["503", fails(503)],
    ["504", fails(504, { code: "gateway_timeout_error" })],
    ["a dropped connection", drops],
    ["an answer that breaks off", cutsOff],
  ])("%s is", async (_, trouble) => {
    duffel.script(trouble, trouble, good);
    const { source, slept } = openSource(duffel.url);
    expect((await source.search(search, call())).options).toHaveLength(1);
    expect(duffel.asked).toHaveLength(3);
    expect(slept).toHaveLength(2);
  });

  test.each([
    ["401", fails(401, { type: "authentication_error" }), "supplier_key_refused", "internal"],
    ["403", fails(403, { type: "authentication_error" }), "supplier_key_refused", "internal"],
    ["400", fails(400, { type: "invalid_request_error" }), "supplier_refused", "invalid"],
    ["422", fails(422, { type: "validation_error" }), "supplier_refused", "invalid"],
    [
      "a redirection",
      answers(307, "", { location: "http://127.0.0.1:1/" }),
      "supplier_error",
      "unavailable",
    ],
    ["garbage", answers(201, "<html>502</html>"), "supplier_garbled", "unavailable"],
    ["another shape", answers(201, { data: {} }), "supplier_garbled", "unavailable"],
    [
      "nothing but broken offers",
      answers(201, wireAnswer([{}, 7])),
      "supplier_garbled",
      "unavailable",
    ],
  ])("%s is not", async (_, trouble, reason, code) => {
    duffel.script(trouble);
    const { source, slept } = openSource(duffel.url);
    await expect(source.search(search, call())).rejects.toEqual(refusal(reason, { code }));
    expect(duffel.asked).toHaveLength(1);
    expect(slept).toEqual([]);
  });

  test("only so often as asked for", async () => {
    duffel.script(fails(503));
    const { source } = openSource(duffel.url);
    await expect(source.search(search, call({ retries: 2 }))).rejects.toEqual(
      refusal("supplier_error"),
    );
    expect(duffel.asked).toHaveLength(3);
    duffel.script(fails(504));
    await expect(source.search(search, call({ retries: 0 }))).rejects.toEqual(
      refusal("supplier_timeout", { code: "timeout" }),
    );
    expect(duffel.asked).toHaveLength(1);
  });

  test("waits twice as long every time, and asks the airlines for less each time", async () => {
    duffel.script(fails(503), fails(503), fails(503), good);
    const { source, slept } = openSource(duffel.url);
    await source.search(search, call());
    expect(slept).toEqual([1250, 2250, 4250]);
    const timeouts = duffel.asked.map(({ url }) => url.searchParams.get("supplier_timeout"));
    expect(timeouts).toEqual(["8500", "7250", "5000", "2000"]);
  });

  test("a server that cannot be reached is unreachable, and says no more", async () => {
    const gone = await duffelDouble();
    await gone.close();
    const { source, slept } = openSource(gone.url);
    await expect(source.search(search, call())).rejects.toEqual(refusal("supplier_unreachable"));
    expect(slept).toHaveLength(3);
  });
});

describe("a refusal in friendly words", () => {
  test.each([
    ["/slices/0/origin", "origin", "SFO"],
    ["/slices/0/destination", "destination", "CDG"],
    ["/slices/1/origin", "destination", "CDG"],
    ["/slices/1/destination", "origin", "SFO"],
  ])("an airport unknown at %s is the %s", async (pointer, field, value) => {
    duffel.script(
      fails(422, {
        type: "validation_error",
        code: "validation_inclusion",
        source: { field: pointer.split("/").at(-1), pointer },
      }),
    );
    const error = await failure(openSource(duffel.url).source.search(search, call()));
    expect(error.message).toBe(`Airport code ${value} not found. Please check spelling.`);
    expect(error.details).toMatchObject({ reason: "unknown_airport", field, value });
    expect(duffel.asked).toHaveLength(1);
  });

  test("also when it comes as the older document has it", async () => {
    duffel.script(
      fails(400, {
        type: "validation_error",
        code: "invalid_airport_code",
        message: "The airport code 'CDG' is not valid",
      }),
    );
    const error = await failure(openSource(duffel.url).source.search(search, call()));
    expect(error.details).toMatchObject({ reason: "unknown_airport", field: "destination" });
  });

  test("a refused key says what to check", async () => {
    duffel.script(fails(401, { type: "authentication_error", code: "access_token_not_found" }));
    const error = await failure(openSource(duffel.url).source.search(search, call()));
    expect(error.details.hint).toContain("DUFFEL_API_KEY");
    expect(error.retryable).toBe(false);
  });

  test("repeats nothing that the supplier wrote", async () => {
    for (const status of [400, 401, 422, 429, 500, 503]) {
      duffel.script(fails(status, { source: "iberia", code: 400 }));
      const error = await failure(
        openSource(duffel.url).source.search(search, call({ retries: 0 })),
      );
      expect(JSON.stringify([error.message, error.details])).not.toContain("Ignore all");
    }
  });
});

describe("reading an offer again", () => {
  async function reread(id = "off_1") {
    const { source } = openSource(duffel.url);
    const [found] = (await source.search(search, call())).options;
    if (!found) throw new Error("nothing found");
    return { source, option: { ...found.write(), id, offer_id: id } };
  }

  test("gives it as it is now", async () => {
    duffel.script(good, answers(200, { data: wireOffer({ total_amount: "930.00" }) }));
    const { source, option } = await reread();
    const { options } = await source.reread(option, call());
    expect(options.map(({ total }) => total.amount)).toEqual([930]);
    expect(duffel.asked[1]?.url.pathname).toBe("/air/offers/off_1");
    expect(duffel.asked[1]?.method).toBe("GET");
  });

  test.each([
    [
      "offer_no_longer_available",
      fails(422, { type: "airline_error", code: "offer_no_longer_available" }),
      "offer_gone",
    ],
    [
      "offer_expired",
      fails(422, { type: "invalid_state_error", code: "offer_expired" }),
      "offer_gone",
    ],
    ["404", fails(404, { type: "invalid_request_error", code: "not_found" }), "offer_gone"],
    [
      "price_changed",
      fails(422, { type: "airline_error", code: "price_changed" }),
      "price_changed",
    ],
    [
      "one that has run out",
      answers(200, { data: wireOffer({ expires_at: "2026-11-15T11:00:00Z" }) }),
      "offer_gone",
    ],
    ["garbage", answers(200, "?"), "supplier_garbled"],
  ])("meets %s once", async (_, behaviour, reason) => {
    duffel.script(good, behaviour);
    const { source, option } = await reread();
    await expect(source.reread(option, call())).rejects.toEqual(refusal(reason));
    expect(duffel.asked).toHaveLength(2);
  });

  test("asks nothing for an id that is no id", async () => {
    duffel.script(good);
    const { source, option } = await reread("../../air/orders?x=");
    await expect(source.reread(option, call())).rejects.toEqual(refusal("offer_gone"));
    expect(duffel.asked).toHaveLength(1);
  });
});

describe("the log", () => {
  test("has every attempt with Duffel's request id, and never the key", async () => {
    duffel.script(fails(503), drops, good);
    const { source, lines } = openSource(duffel.url);
    await source.search(search, call());
    expect(lines.map(({ fields }) => [fields["attempt"], fields["status"]])).toEqual([
      [1, 503],
      [2, undefined],
      [3, 201],
    ]);
    expect(lines[0]?.fields).toMatchObject({
      operationId: "op-1",
      supplier: "duffel",
      requestId: "FsLmzRoJmRsAAAEAAAYB",
      call: "POST /air/offer_requests",
    });
    expect(JSON.stringify(lines)).not.toContain(KEY.slice(0, 16));
  });

  test("and errors are without the key, also when it cannot be sent", async () => {
    duffel.script(good);
    const { duffelOffers } = await import("../../../src/suppliers/duffel/offers.ts");
    const { simulatedPlaces } = await import("../../../src/suppliers/simulated/places.ts");
    const lines: unknown[] = [];
    const write = (fields: unknown) => lines.push(fields);
    const source = duffelOffers({
      key: "dufféł_live_secret\n",
      baseUrl: duffel.url,
      log: { debug: write, info: write, warn: write, error: write },
      places: simulatedPlaces(),
      now: Date.now,
      elapsed: () => 0,
      sleep: async () => {},
      random: () => 0,
    });
    const error = await failure(source.search(search, call()));
    expect(error.details.reason).toBe("supplier_key_refused");
    expect(`${error.message} ${JSON.stringify([error.details, lines])}`).not.toContain("secret");
    expect(duffel.asked).toHaveLength(0);
  });
});
