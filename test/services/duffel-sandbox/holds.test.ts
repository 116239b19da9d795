import { expect, test } from "vitest";
import { amelia, LHR_JFK, openSandbox } from "./made.ts";

const HOUR = 3_600_000;

test("a sweep cancels the holds whose time is over, and no others", async () => {
  const { sandbox, sweepHolds, clock, desk, caller } = await openSandbox();
  const hold = async () => {
    const request = await sandbox.createRequest(LHR_JFK);
    const offers = await sandbox.offersOf(request);
    const offer = offers.find((one) => one.hold);
    if (!offer) throw new Error("Nothing can be held");
    return sandbox.createOrder({
      type: "hold",
      offerId: offer.id,
      passengers: offer.travellers.map(({ id }) => amelia(id)),
      payments: [],
      extras: [],
      metadata: {},
      users: [],
    });
  };
  const early = await hold();
  clock.now += 10 * HOUR;
  const late = await hold();
  expect(await sweepHolds()).toBe(0);
  clock.now = early.hold?.payBy ?? 0;
  expect(await sweepHolds()).toBe(1);
  expect(await sweepHolds()).toBe(0);
  const status = async (pnr = "") => (await desk.retrieveBooking({ pnr }, caller)).status;
  expect([await status(early.pnr), await status(late.pnr)]).toEqual(["cancelled", "pending"]);
});

test("a booking that is cancelled on the desk cancels its order, also in lists", async () => {
  const { sandbox, clock, desk, caller } = await openSandbox();
  const request = await sandbox.createRequest(LHR_JFK);
  const [offer] = await sandbox.offersOf(request);
  if (!offer) throw new Error("Nothing found");
  const order = await sandbox.createOrder({
    type: "instant",
    offerId: offer.id,
    passengers: offer.travellers.map(({ id }) => amelia(id)),
    payments: [{ type: "balance", amount: offer.total, currency: "USD" }],
    extras: [],
    metadata: {},
    users: [],
  });
  clock.now += HOUR;
  await desk.cancelBooking({ pnr: order.pnr ?? "" }, caller);
  const { orders } = await sandbox.listOrders({ limit: 10, names: [] });
  expect(orders.map(({ cancelledAt }) => cancelledAt)).toEqual([clock.now]);
  expect((await sandbox.getOrder(order.id)).cancelledAt).toBe(clock.now);
  await expect(sandbox.quoteCancellation(order.id)).rejects.toThrow(/been cancelled/);
});
