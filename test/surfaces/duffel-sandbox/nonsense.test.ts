import { afterAll, beforeAll, expect, test } from "vitest";
import { fc } from "../../support/properties.ts";
import { type Served, startSandbox } from "./served.ts";
import { amelia, firstOffer, payment, search, searchBody } from "./trips.ts";

let served: Served;
let offerId: string;
let orderBody: Record<string, unknown>;

beforeAll(async () => {
  served = await startSandbox();
  const offer = await firstOffer(served.duffel);
  offerId = offer.id;
  orderBody = {
    type: "instant",
    selected_offers: [offer.id],
    passengers: offer.passengers.map(({ id }) => amelia(id)),
    payments: [payment("1.00")],
    services: [],
    metadata: {},
  };
});

afterAll(async () => {
  await served.close();
});

/** A good body with one of its parts, at any depth, replaced by something else. */
function spoilt(good: () => unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([pick, value]) => {
    const copy: unknown = JSON.parse(JSON.stringify(good()));
    const places: (readonly [Record<string, unknown>, string])[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const record: Record<string, unknown> = Object(node);
      for (const key of Object.keys(record)) {
        places.push([record, key]);
        visit(record[key]);
      }
    };
    visit(copy);
    const [parent, key] = places[pick % Math.max(1, places.length)] ?? [];
    if (parent && key !== undefined) parent[key] = value;
    return copy;
  });
}

const ADDRESSES = fc.constantFrom(
  "/air/offer_requests",
  "/air/batch_offer_requests",
  "/air/orders",
  "/air/payments",
  "/air/order_cancellations",
  "/air/webhooks",
  "/air/offers/OFFER/actions/price",
  "/air/offers/OFFER/passengers/pas_1",
);

test("whatever is sent, the answer is Duffel's and never a failure of ours", async () => {
  const bodies = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    spoilt(() => searchBody({ back: "2027-03-08" })),
    spoilt(() => orderBody),
    spoilt(() => ({ order_id: "ord_1", payment: payment("1.00") })),
    spoilt(() => ({ url: "http://127.0.0.1:1/", events: ["order.created"] })),
  );
  await fc.assert(
    fc.asyncProperty(ADDRESSES, bodies, async (address, data) => {
      const path = address.replace("OFFER", offerId);
      const { status, body } = await served.raw(path, {
        method: path.includes("/passengers/") ? "PATCH" : "POST",
        body: JSON.stringify({ data }),
      });
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body.errors[0]?.["code"]).toMatch(/^[a-z_]+$/);
    }),
    { numRuns: 400, seed: 2026 },
  );
});

test("queries and paths may be anything too", async () => {
  const words = fc.oneof(fc.string({ maxLength: 40 }), fc.constant("off_0000000000000000000000"));
  const paths = fc.constantFrom(
    "/air/offers/ID?return_available_services=Q",
    "/air/offers?offer_request_id=ID&sort=Q&limit=5",
    "/air/orders?passenger_name[]=Q&after=ID",
    "/air/orders/ID",
    "/air/airports?after=Q&before=ID",
    "/air/webhooks/events/ID",
    "/air/seat_maps?offer_id=Q",
    "/places/suggestions?query=Q",
    "/places/suggestions?lat=Q&lng=1&rad=1",
  );
  await fc.assert(
    fc.asyncProperty(paths, words, words, async (path, id, query) => {
      const at = path
        .replace("ID", encodeURIComponent(id).replace(/^\.+$/, "x"))
        .replace("Q", encodeURIComponent(query));
      expect((await served.raw(at)).status).toBeLessThan(500);
    }),
    { numRuns: 300, seed: 2026 },
  );
});

test.each(["__proto__", "constructor", "toString", "-hasOwnProperty"])(
  "offers are not sorted by what every object has: %s",
  async (sort) => {
    const { id } = await search(served.duffel);
    const path = `/air/offers?offer_request_id=${id}&sort=${sort}`;
    expect((await served.raw(path)).status).toBe(422);
  },
);

test.each([
  ["a long text", { cabin_class: "x".repeat(3_000) }],
  ["many values", { slices: Array.from({ length: 5_000 }, () => ({ origin: "LHR" })) }],
  ["a long name", { ["n".repeat(200)]: 1 }],
])("a body that is large for what it is (%s) is refused before it is read", async (_, data) => {
  const body = JSON.stringify({ data });
  const response = await served.raw("/air/offer_requests", { method: "POST", body });
  expect(response.status).toBe(422);
  expect(JSON.stringify(response.body.errors)).toContain("must have at most");
});
