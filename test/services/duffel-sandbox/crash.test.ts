import { expect, test } from "vitest";
import type { Offer } from "../../../src/services/duffel-sandbox/model.ts";
import { amelia, asked, LHR_JFK, openSandbox } from "./made.ts";

test("an order whose writing failed is made by asking again, with the booking it already had", async () => {
  const { sandbox, power, desk, caller } = await dying("duffel_order");
  power.on = false;
  const request = await sandbox.createRequest(LHR_JFK);
  const [offer] = await sandbox.offersOf(request);
  if (!offer) throw new Error("Nothing found");
  const left = async () => {
    const search = await desk.searchFlights(
      {
        origin: "LHR",
        destination: "JFK",
        departureDate: "2027-03-01",
        party: { adults: 1, children: 0, infants: 0 },
        cabin: "economy",
        limit: 50,
      },
      caller,
    );
    return search.items.find(({ id }) => id === offer.flightIds?.[0])?.seatsAvailable ?? 0;
  };
  const before = await left();
  const order = () =>
    sandbox.createOrder({
      type: "instant",
      offerId: offer.id,
      passengers: offer.travellers.map(({ id }) => amelia(id)),
      payments: [{ type: "balance", amount: offer.total, currency: "USD" }],
      extras: [],
      metadata: {},
      users: [],
    });
  await expect(order()).rejects.toThrow("The power went");
  power.on = true;
  const { pnr } = await order();
  expect(pnr).toMatch(/^TEST-/);
  expect(await left()).toBe(before - 1);
});

/** A sandbox that cannot write records of a kind while its power is gone. */
async function dying(kind: string, changes: Parameters<typeof openSandbox>[0] = {}) {
  const power = { on: true };
  const { store, desk, clock, caller } = await openSandbox();
  const { records } = store;
  const made = await openSandbox({
    gds: desk,
    now: () => clock.now,
    store: {
      cache: store.cache,
      inventory: store.inventory,
      records: {
        ...records,
        async write(change) {
          if (!power.on && change.kind === kind) throw new Error("The power went");
          return records.write(change);
        },
      },
    },
    ...changes,
  });
  const buy = async (allowed: (offer: Offer) => boolean) => {
    const offers = await made.sandbox.offersOf(await made.sandbox.createRequest(LHR_JFK));
    const offer = offers.find(allowed);
    if (!offer) throw new Error("Nothing found");
    return made.sandbox.createOrder(asked(offer));
  };
  const ledger = async (pnr = "") => (await desk.retrieveBooking({ pnr }, caller)).ledger ?? [];
  return { ...made, desk, caller, power, clock, buy, ledger };
}

test("a cancellation that the desk made and the order missed is confirmed by asking again, once", async () => {
  const { sandbox, power, buy, ledger } = await dying("duffel_order");
  const order = await buy(({ refund }) => refund.allowed);
  const quote = await sandbox.quoteCancellation(order.id);
  power.on = false;
  await expect(sandbox.confirmCancellation(quote.id)).rejects.toThrow("The power went");
  power.on = true;
  expect((await sandbox.getOrder(order.id)).cancelledAt).toBeDefined();
  const confirmed = await sandbox.confirmCancellation(quote.id);
  expect(confirmed.confirmedAt).toBeDefined();
  const refunds = (await ledger(order.pnr)).filter(({ type }) => type === "refund");
  expect(refunds.map(({ amount }) => amount)).toEqual([quote.refund]);
  await expect(sandbox.confirmCancellation(quote.id)).rejects.toThrow(/already been cancelled/);
});

test("a change that the desk made and the order missed is confirmed by asking again, once", async () => {
  const { sandbox, power, buy, ledger } = await dying("duffel_order");
  const order = await buy(({ change }) => change.allowed);
  const { offers } = await sandbox.createChangeRequest({
    orderId: order.id,
    remove: order.slices.map(({ id }) => id),
    add: [{ origin: "LHR", destination: "JFK", date: "2027-03-04" }],
  });
  const { change } = await sandbox.createOrderChange(offers.at(-1)?.id ?? "");
  const confirm = () =>
    sandbox.confirmOrderChange(
      change.id,
      change.total > 0 ? { type: "balance", amount: change.total, currency: "USD" } : undefined,
    );
  power.on = false;
  await expect(confirm()).rejects.toThrow("The power went");
  power.on = true;
  const lines = await ledger(order.pnr);
  const { order: changed } = await confirm();
  expect(changed.slices.map(({ id }) => id)).toEqual(change.add.map(({ id }) => id));
  expect(await ledger(order.pnr)).toEqual(lines);
  await expect(confirm()).rejects.toMatchObject({
    details: { reason: "order_change_already_actioned" },
  });
});

test("events of a process that died are told by the next one, each once", async () => {
  const told: string[] = [];
  const { sandbox, sweepEvents, buy, power } = await dying("outbox-duffel_webhook", {
    later: (work) => void work.catch(() => undefined),
    async post(_, __, body) {
      told.push(JSON.parse(body).type);
      return { status: 200, body: "" };
    },
  });
  const events = ["order.created", "order_cancellation.created"];
  await sandbox.createWebhook({ url: "https://example.com", events });
  power.on = false;
  const order = await buy(() => true);
  await sandbox.quoteCancellation(order.id);
  await expect(sweepEvents()).rejects.toThrow("The power went");
  expect(told).toEqual([]);
  power.on = true;
  await sweepEvents();
  expect(told.toSorted()).toEqual(events);
  await sweepEvents();
  expect(told).toHaveLength(2);
});
