import { expect, test } from "vitest";
import { bagExtras } from "../../../src/services/duffel-sandbox/extras.ts";
import { amelia, asked, LHR_JFK, openSandbox, type TestSandbox } from "./made.ts";

async function offers(
  { sandbox }: TestSandbox,
  wanted: typeof LHR_JFK & { cabin?: "premium_economy" } = LHR_JFK,
) {
  return sandbox.offersOf(await sandbox.createRequest(wanted));
}

function some<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("Nothing found");
  return found;
}

const paid = (amount: number) => ({ type: "balance", amount, currency: "USD" });

test("whatever touches an order sees first that its time to pay is over", async () => {
  const made = await openSandbox();
  const { sandbox, clock } = made;
  const held = async () => {
    const offer = some((await offers(made)).find(({ hold }) => hold));
    return sandbox.createOrder(asked(offer, { type: "hold" }));
  };
  const [found, changed] = [await held(), await held()];
  clock.now = changed.hold?.payBy ?? 0;
  const { orders } = await sandbox.listOrders({
    limit: 10,
    names: [],
    offerId: found.offerId,
  });
  expect(orders.map(({ cancelledAt }) => cancelledAt)).toEqual([found.hold?.payBy]);
  const metadata = { seen: "late" };
  expect(await sandbox.updateOrder(changed.id, { metadata })).toMatchObject({
    metadata,
    cancelledAt: changed.hold?.payBy,
  });
});

test("no bag is sold with what the desk cancelled", async () => {
  const made = await openSandbox();
  const { sandbox, desk, caller } = made;
  const order = await sandbox.createOrder(asked(some((await offers(made))[0])));
  const bag = some((await sandbox.availableExtras(order.id))[0]);
  await desk.cancelBooking({ pnr: order.pnr ?? "" }, caller);
  const add = sandbox.addExtras(order.id, {
    chosen: [{ id: bag.id, quantity: 1 }],
    payment: paid(bag.price),
  });
  await expect(add).rejects.toMatchObject({ details: { reason: "already_cancelled" } });
});

test("bags have one limit, whether they are bought with the order or after it", async () => {
  const made = await openSandbox();
  const { sandbox } = made;
  const offer = some((await offers(made))[0]);
  const bag = some(bagExtras(offer)[0]);
  expect(bag.most).toBe(2);
  const one = [{ id: bag.id, quantity: 1 }];
  const order = await sandbox.createOrder(
    asked(offer, { extras: one, payments: [paid(offer.total + bag.price)] }),
  );
  const left = async () =>
    (await sandbox.availableExtras(order.id)).find(({ id }) => id === bag.id)?.most;
  expect(await left()).toBe(1);
  await sandbox.addExtras(order.id, { chosen: one, payment: paid(bag.price) });
  expect(await left()).toBeUndefined();
  const third = sandbox.addExtras(order.id, { chosen: one, payment: paid(bag.price) });
  await expect(third).rejects.toMatchObject({ details: { reason: "validation_inclusion" } });
});

test("a quote from before the payment does not keep the money", async () => {
  const made = await openSandbox();
  const { sandbox } = made;
  const premium = await offers(made, { ...LHR_JFK, cabin: "premium_economy" });
  const offer = some(premium.find(({ hold, refund }) => hold && refund.allowed));
  const order = await sandbox.createOrder(asked(offer, { type: "hold" }));
  const early = await sandbox.quoteCancellation(order.id);
  expect(early).toMatchObject({ refund: 0, refundTo: "awaiting_payment" });
  await sandbox.payOrder(order.id, paid(order.total));
  await expect(sandbox.confirmCancellation(early.id)).rejects.toMatchObject({
    details: { reason: "order_cancellation_expired" },
  });
  const later = await sandbox.quoteCancellation(order.id);
  expect(later.refund).toBe(order.total - (offer.refund.penalty ?? 0));
  expect(await sandbox.confirmCancellation(later.id)).toMatchObject(later);
});

test("nothing is given back and nothing sold once the first flight has left", async () => {
  const made = await openSandbox();
  const { sandbox, clock } = made;
  const order = await sandbox.createOrder(asked(some((await offers(made))[0])));
  const bag = some((await sandbox.availableExtras(order.id))[0]);
  // London keeps UTC in March.
  const leaves = Date.parse(`${order.slices[0]?.segments[0]?.departingAt}Z`);
  clock.now = leaves - 60_000;
  const quote = await sandbox.quoteCancellation(order.id);
  expect(await sandbox.availableExtras(order.id)).not.toEqual([]);
  clock.now = leaves;
  expect(await sandbox.availableExtras(order.id)).toEqual([]);
  const one = [{ id: bag.id, quantity: 1 }];
  for (const refused of [
    sandbox.addExtras(order.id, { chosen: one, payment: paid(bag.price) }),
    sandbox.quoteCancellation(order.id),
    sandbox.confirmCancellation(quote.id),
  ]) {
    await expect(refused).rejects.toMatchObject({ details: { reason: "unsupported_action" } });
  }
});

test("two passengers of one name are refused, as airlines do", async () => {
  const made = await openSandbox();
  const { sandbox } = made;
  const { travellers } = LHR_JFK;
  const found = await offers(made, { ...LHR_JFK, travellers: [...travellers, ...travellers] });
  const order = sandbox.createOrder(asked(some(found[0])));
  await expect(order).rejects.toMatchObject({ details: { reason: "duplicate_passenger_name" } });
});

test("searches that were refused leave no hole in the list of searches", async () => {
  const { sandbox } = await openSandbox();
  const first = await sandbox.createRequest(LHR_JFK);
  const magic = { ...LHR_JFK, slices: [{ origin: "STN", destination: "LHR", date: "2027-03-01" }] };
  await expect(sandbox.createRequest(magic)).rejects.toThrow("in time");
  const infants = [{ type: "infant_without_seat" as const, loyalty: [] }];
  const alone = sandbox.createRequest({ ...LHR_JFK, travellers: infants });
  await expect(alone).rejects.toThrow("adult");
  const second = await sandbox.createRequest(LHR_JFK);
  const page = await sandbox.listRequests({ limit: 1 });
  expect(page).toEqual({ requests: [second], more: true });
  const next = await sandbox.listRequests({ limit: 1, below: 2 });
  expect(next).toEqual({ requests: [first], more: false });
});

test("an order that was accepted and fails is told after half a minute", async () => {
  const due: [number, () => Promise<unknown>][] = [];
  const posted: string[] = [];
  const { sandbox } = await openSandbox({
    after: (ms, work) => due.push([ms, work]),
    describe: (subject) => (subject.kind === "failure" ? subject.order.offerId : {}),
    post: async (_url, _headers, body) => {
      posted.push(body);
      return { status: 200, body: "" };
    },
  });
  await sandbox.createWebhook({
    url: "https://hooks.example/duffel",
    events: ["order.creation_failed"],
  });
  const slices = [{ origin: "LCY", destination: "STN", date: "2027-03-01" }];
  const request = await sandbox.createRequest({ ...LHR_JFK, slices });
  const [offer] = await sandbox.offersOf(request);
  if (!offer) throw new Error("Nothing found");
  await sandbox.createOrder({
    type: "instant",
    offerId: offer.id,
    passengers: offer.travellers.map(({ id }) => amelia(id)),
    payments: [{ type: "balance", amount: offer.total, currency: "USD" }],
    extras: [],
    metadata: {},
    users: [],
  });
  const [[ms, work] = [0, async () => {}]] = due;
  expect(ms).toBe(30_000);
  await work();
  const [event = "{}"] = posted;
  expect(JSON.parse(event)).toMatchObject({
    type: "order.creation_failed",
    data: { object: offer.id },
  });
});
