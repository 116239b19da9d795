import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Served, startSandbox } from "./served.ts";
import { firstOffer, order, refused, searchBody } from "./trips.ts";

let open: Served;
let guarded: Served;

beforeAll(async () => {
  open = await startSandbox();
  guarded = await startSandbox({ AUTH_MODE: "keys", RATE_LIMIT_ENABLED: "true" });
});

afterAll(async () => {
  await open.close();
  await guarded.close();
});

const WANTED = { origin: "LHR", destination: "LTN" };
const MISSING = { status: 404, code: "not_found" };

describe("without authentication", () => {
  test("what was made with one token is not there for another", async () => {
    const [jane, eve] = [open.client("duffel_test_jane"), open.client("duffel_test_eve")];
    const offer = await firstOffer(jane, WANTED);
    expect(await refused(eve.offers.get(offer.id))).toMatchObject(MISSING);
    const made = await order(jane, offer);
    expect(await refused(eve.orders.get(made.id))).toMatchObject(MISSING);
    expect(await refused(eve.orderCancellations.create({ order_id: made.id }))).toMatchObject(
      MISSING,
    );
    expect((await eve.orders.list()).data).toEqual([]);
    expect((await jane.orders.list()).data.map(({ id }) => id)).toEqual([made.id]);
    expect((await eve.offerRequests.list()).data).toEqual([]);
  });
});

describe("with authentication", () => {
  test("a key is the token, and anything else is a token that is not found", async () => {
    const duffel = guarded.client(await guarded.newKey("jane"));
    const offer = await firstOffer(duffel, WANTED);
    expect(offer.owner.iata_code).toBe("ZZ");
    expect(await refused(guarded.client("duffel_test_x").offers.get(offer.id))).toMatchObject({
      status: 401,
      code: "access_token_not_found",
      type: "authentication_error",
    });
    const { status, body } = await guarded.raw("/air/airlines", {
      headers: { "duffel-version": "v2" },
    });
    expect(status).toBe(401);
    expect(body.errors[0]).toMatchObject({ code: "missing_authorization_header" });
  });

  test("orders belong to the owner of the key, whichever of the keys is used", async () => {
    const first = guarded.client(await guarded.newKey("jane"));
    const second = guarded.client(await guarded.newKey("jane"));
    const stranger = guarded.client(await guarded.newKey("eve"));
    const world = await firstOffer(first, { date: "2027-03-04" });
    const made = await order(first, world);
    expect((await second.orders.get(made.id)).data.id).toBe(made.id);
    expect(await refused(stranger.orders.get(made.id))).toMatchObject(MISSING);
    const { data: quote } = await second.orderCancellations.create({ order_id: made.id });
    await second.orderCancellations.confirm(quote.id);
    expect((await first.orders.get(made.id)).data.cancelled_at).not.toBeNull();
  });

  test("a key that may only read searches, and does not book", async () => {
    const reader = guarded.client(await guarded.newKey("rita", ["travel:read"]));
    const offer = await firstOffer(reader, WANTED);
    expect(await refused(order(reader, offer))).toMatchObject({
      status: 403,
      code: "insufficient_permissions",
      type: "authentication_error",
    });
  });
});

describe("a limit", () => {
  test("is told with every answer and refuses what goes beyond it", async () => {
    const limited = await startSandbox({
      RATE_LIMIT_ENABLED: "true",
      RATE_LIMIT_PER_MINUTE: "3",
    });
    try {
      const remaining: (string | null)[] = [];
      for (let i = 0; i < 3; i++) {
        const { headers } = await limited.raw("/air/airlines?limit=1");
        remaining.push(headers.get("ratelimit-remaining"));
      }
      expect(remaining).toEqual(["2", "1", "0"]);
      const { status, headers, body } = await limited.raw("/air/offer_requests", {
        method: "POST",
        body: JSON.stringify({ data: searchBody() }),
      });
      expect(status).toBe(429);
      expect(headers.get("ratelimit-limit")).toBe("3");
      expect(Date.parse(headers.get("ratelimit-reset") ?? "")).toBeGreaterThan(Date.now());
      expect(body.errors[0]).toMatchObject({
        type: "rate_limit_error",
        code: "rate_limit_exceeded",
      });
      expect(body.meta).toMatchObject({ status: 429, request_id: headers.get("x-request-id") });
    } finally {
      await limited.close();
    }
  });
});
