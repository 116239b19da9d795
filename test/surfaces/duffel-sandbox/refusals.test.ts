import { request } from "node:http";
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
      "a change of nothing",
      "/air/order_change_requests",
      { method: "POST", body: '{"data":{}}' },
      422,
      "validation_required",
    ],
    ["changes of no order", "/air/airline_initiated_changes?order_id=1", {}, 404, "not_found"],
    ["change offers of no request", "/air/order_change_offers", {}, 422, "validation_required"],
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
