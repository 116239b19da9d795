import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HEADERS, type Served, startSandbox } from "./served.ts";
import { amelia, firstOffer, payment, search, searchBody } from "./trips.ts";

let served: Served;

beforeAll(async () => {
  served = await startSandbox();
});

afterAll(async () => {
  await served.close();
});

function without(name: keyof typeof HEADERS): Record<string, string> {
  const { [name]: _, ...rest } = HEADERS;
  return rest;
}

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

describe("a refusal", () => {
  test("comes in an envelope with type, code, title, message and the request's name", async () => {
    const { status, headers, body } = await served.raw("/air/orders/ord_nothing");
    expect(status).toBe(404);
    expect(body).toEqual({
      errors: [
        {
          type: "invalid_request_error",
          code: "not_found",
          title: expect.any(String),
          message: expect.stringContaining("ord_nothing"),
          documentation_url: expect.stringMatching(/^https:/),
        },
      ],
      meta: { status: 404, request_id: headers.get("x-request-id") },
    });
  });

  const CASES: readonly (readonly [string, string, RequestInit, number, string])[] = [
    [
      "no token",
      "/air/airlines",
      { headers: without("authorization") },
      401,
      "missing_authorization_header",
    ],
    [
      "a token without Bearer",
      "/air/airlines",
      { headers: { ...HEADERS, authorization: "duffel" } },
      401,
      "invalid_authorization_header",
    ],
    [
      "no version",
      "/air/airlines",
      { headers: without("duffel-version") },
      400,
      "missing_version_header",
    ],
    [
      "an old version",
      "/air/airlines",
      { headers: { ...HEADERS, "duffel-version": "v1" } },
      400,
      "unsupported_version",
    ],
    [
      "a version that never was",
      "/air/airlines",
      { headers: { ...HEADERS, "duffel-version": "2" } },
      400,
      "invalid_version_header",
    ],
    [
      "another format",
      "/air/airlines",
      { headers: { ...HEADERS, accept: "text/html" } },
      406,
      "unsupported_format",
    ],
    [
      "another content type",
      "/air/offer_requests",
      { ...SEARCH, headers: { ...HEADERS, "content-type": "text/plain" } },
      400,
      "invalid_content_type_header",
    ],
    ["no JSON", "/air/offer_requests", { method: "POST", body: "{" }, 400, "malformed_data_param"],
    ["no data", "/air/offer_requests", { method: "POST", body: "{}" }, 400, "missing_data_param"],
    [
      "data that is no object",
      "/air/offer_requests",
      { method: "POST", body: '{"data":[]}' },
      400,
      "invalid_data_param",
    ],
    ["an address that does not exist", "/duffel/air/nothing", {}, 404, "not_found"],
    ["a method that does not exist", "/air/airlines", { method: "DELETE" }, 404, "not_found"],
    [
      "order changes",
      "/air/order_change_requests",
      { method: "POST", body: '{"data":{}}' },
      403,
      "unavailable_feature",
    ],
    [
      "airline-initiated changes",
      "/air/airline_initiated_changes?order_id=1",
      {},
      403,
      "unavailable_feature",
    ],
    [
      "stays",
      "/duffel/stays/search",
      { method: "POST", body: '{"data":{}}' },
      403,
      "unavailable_feature",
    ],
    [
      "cards",
      "/duffel/payments/cards",
      { method: "POST", body: '{"data":{}}' },
      403,
      "unavailable_feature",
    ],
    ["customer users", "/duffel/identity/customer/users", {}, 403, "unavailable_feature"],
    ["a page too large", "/air/airlines?limit=201", {}, 422, "validation_inclusion"],
    ["a cursor of our own making", "/air/airlines?after=abc", {}, 422, "validation_format"],
    ["offers of nothing", "/air/offers", {}, 422, "validation_required"],
    [
      "offers of a search that never was",
      "/air/offers?offer_request_id=orq_1",
      {},
      404,
      "not_found",
    ],
    [
      "an id in Duffel's form that never was",
      "/air/offers/off_00009htYpSCXrwaB9DnUm0",
      {},
      404,
      "not_found",
    ],
  ];

  test.each(CASES)("of %s", async (_, path, init, status, code) => {
    const answer = await served.raw(path, init);
    expect({ status: answer.status, code: answer.body.errors[0]?.["code"] }).toEqual({
      status,
      code,
    });
    expect(answer.body.meta["status"]).toBe(status);
  });

  test("of a body without a content type", async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const outgoing = request(
        `${served.origin}/air/offer_requests`,
        { method: "POST", headers: without("content-type") },
        (incoming) => {
          let text = "";
          incoming.on("data", (chunk: Buffer) => {
            text += chunk.toString();
          });
          incoming.on("end", () => resolve(text));
        },
      );
      outgoing.on("error", reject);
      outgoing.end(SEARCH.body);
    });
    expect(answer).toContain("missing_content_type_header");
  });

  test("of a body says every field that is wrong, and where it is", async () => {
    const { status, body } = await served.raw("/air/offer_requests", {
      method: "POST",
      body: JSON.stringify({
        data: {
          slices: [{ origin: "London", departure_date: "soon", destination: "JFK" }],
          passengers: [{}],
          cabin_class: "cargo",
        },
      }),
    });
    expect(status).toBe(422);
    const found = body.errors.map(({ code, source }) => ({ code, source }));
    expect(found).toEqual([
      { code: "validation_format", source: { field: "origin", pointer: "/slices/0/origin" } },
      {
        code: "validation_format",
        source: { field: "departure_date", pointer: "/slices/0/departure_date" },
      },
      { code: "validation_format", source: { field: "passengers", pointer: "/passengers/0" } },
      { code: "validation_inclusion", source: { field: "cabin_class", pointer: "/cabin_class" } },
    ]);
    for (const { message, source } of body.errors) {
      const { field } = Object(source);
      expect(message).toMatch(new RegExp(`^Field '${field}' (must|is not valid: [a-z])`));
    }
  });

  test.each([
    ["an airport that does not exist", { origin: "QQQ" }, "/slices/0/origin"],
    ["a day that is over", { date: "2026-11-14" }, "/slices/0/departure_date"],
    ["going nowhere", { destination: "LHR" }, "/slices/0/destination"],
  ])("of %s", async (_, change, pointer) => {
    const { status, body } = await served.raw("/air/offer_requests", {
      method: "POST",
      body: JSON.stringify({ data: searchBody(change) }),
    });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({
      type: "validation_error",
      code: "validation_inclusion",
      source: { pointer },
    });
  });

  test("of connections that are no number, rather than finding nothing", async () => {
    const { id } = await search(served.duffel);
    const path = `/air/offers?offer_request_id=${id}&max_connections=`;
    const { status, body } = await served.raw(`${path}few`);
    expect([status, body.errors[0]?.["source"]]).toEqual([
      422,
      { field: "max_connections", pointer: "/max_connections" },
    ]);
    expect((await served.raw(`${path}0`)).status).toBe(200);
  });

  test("is a sentence, with the field's name and value where there is one to mend", async () => {
    const offer = await firstOffer(served.duffel);
    const buy = async (bornOn: string, amount: string) => {
      const { body } = await served.raw("/air/orders", {
        method: "POST",
        body: JSON.stringify({
          data: {
            selected_offers: [offer.id],
            passengers: offer.passengers.map(({ id }) => ({ ...amelia(id), born_on: bornOn })),
            payments: [payment(amount)],
          },
        }),
      });
      return body.errors[0]?.["message"];
    };
    expect(await buy("2030-01-01", offer.total_amount)).toBe(
      "Field 'born_on' '2030-01-01' is not a date in the past. Write it as YYYY-MM-DD.",
    );
    expect(await buy("1987-07-24", "1.00")).toMatch(/^The amount of the payment does not match/);
  });

  test.each([
    ["passengers", { passengers: Array(20_000).fill({}) }],
    ["services", { services: Array(20_000).fill(1) }],
    ["metadata", { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, ""])) }],
    [
      "metadata",
      { metadata: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, 1])) },
    ],
  ])("of a thousand faults in %s is no longer than that of a few", async (field, data) => {
    const { status, body } = await served.raw("/air/orders", {
      method: "POST",
      body: JSON.stringify({ data: { passengers: [], selected_offers: ["off_1"], ...data } }),
    });
    expect(status).toBe(422);
    expect(body.errors.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(body.errors)).toContain(field);
  });

  test("of a body that is too large", async () => {
    const { status, body } = await served.raw("/air/offer_requests", {
      method: "POST",
      body: JSON.stringify({ data: { padding: "x".repeat(1_100_000) } }),
    });
    expect(status).toBe(413);
    expect(body.errors[0]).toMatchObject({ type: "invalid_request_error" });
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
    const find = async (max_connections?: 0 | 1 | 2) => {
      const body = searchBody({ origin: "BRI", destination: "OSL" });
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
