import { afterAll, beforeAll, expect, test } from "vitest";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { startServer, type TestServer } from "../../support/valkey.ts";
import { type Served, startSandbox } from "./served.ts";
import { firstOffer, order, refused } from "./trips.ts";

let server: TestServer;
let first: Served;
let second: Served;

beforeAll(async () => {
  server = await startServer();
  const { host, port } = server;
  const openStore = (now: () => number) => valkeyStore({ nodes: [{ host, port }], now });
  first = await startSandbox({}, { openStore });
  second = await startSandbox({}, { openStore });
});

afterAll(async () => {
  await first.close();
  await second.close();
  await server.stop();
});

test("what one node found, another sells, and a third look finds it sold on the first", async () => {
  const offer = await firstOffer(first.duffel);
  expect((await second.duffel.offers.get(offer.id)).data.total_amount).toBe(offer.total_amount);
  const made = await order(second.duffel, offer);
  expect((await first.duffel.orders.get(made.id)).data).toEqual(made);
  expect(await refused(order(first.duffel, offer))).toMatchObject({
    code: "offer_request_already_booked",
  });
  const { data: quote } = await first.duffel.orderCancellations.create({ order_id: made.id });
  await second.duffel.orderCancellations.confirm(quote.id);
  expect((await first.duffel.orders.list()).data[0]?.cancelled_at).not.toBeNull();
});

test("a price that moves with every look moves on all nodes", async () => {
  const found = await firstOffer(first.duffel, { origin: "LHR", destination: "STN" });
  const one = Number((await first.duffel.offers.get(found.id)).data.total_amount);
  const two = Number((await second.duffel.offers.get(found.id)).data.total_amount);
  expect(two - one).toBeCloseTo(10, 6);
});

test("an offer is bought once, on whichever node", async () => {
  const offer = await firstOffer(first.duffel, { date: "2027-03-05" });
  const outcomes = await Promise.allSettled([
    order(first.duffel, offer),
    order(second.duffel, offer),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
