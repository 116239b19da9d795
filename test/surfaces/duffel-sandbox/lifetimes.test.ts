import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { type Served, startSandbox } from "./served.ts";
import { amelia, firstOffer, order, payment, refused, search } from "./trips.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let folder: string;
let served: Served;

function openStore(now: () => number) {
  return sqliteStore({ path: join(folder, "wayfare.db"), now });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "wayfare-sandbox-"));
  served = await startSandbox({}, { openStore });
});

afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Ends the server and starts another on the same file. */
async function restart(): Promise<void> {
  const { now } = served.clock;
  await served.close();
  served = await startSandbox({}, { openStore, start: now });
}

async function hold(wanted: Parameters<typeof firstOffer>[1]) {
  const { offers } = await search(served.duffel, wanted);
  const offer = offers.find((one) => !one.payment_requirements.requires_instant_payment);
  if (!offer) throw new Error("Nothing can be held");
  const { data } = await served.duffel.orders.create({
    type: "pay_later",
    selected_offers: [offer.id],
    passengers: offer.passengers.map(({ id }) => amelia(id)),
  });
  return data;
}

describe("a restart", () => {
  test("keeps orders, their payments and cancellations, and the offers of a search", async () => {
    const made = await order(served.duffel, await firstOffer(served.duffel));
    const { data: quote } = await served.duffel.orderCancellations.create({ order_id: made.id });
    const { data: before } = await served.duffel.orders.get(made.id);
    const offer = await firstOffer(served.duffel, { date: "2027-03-05" });
    await restart();
    expect((await served.duffel.orders.get(made.id)).data).toEqual(before);
    const { data: again } = await served.duffel.offers.get(offer.id);
    expect(again).toEqual({ ...offer, available_services: null });
    const { data: maps } = await served.duffel.seatMaps.get({ offer_id: offer.id });
    expect(maps.length).toBeGreaterThan(0);
    expect(await order(served.duffel, again)).toMatchObject({ offer_id: offer.id });
    await served.duffel.orderCancellations.confirm(quote.id);
    expect((await served.duffel.orders.get(made.id)).data.cancelled_at).not.toBeNull();
  });
});

describe("an offer", () => {
  test("lives for half an hour, and then is gone rather than unknown", async () => {
    const offer = await firstOffer(served.duffel);
    expect(Date.parse(offer.expires_at) - Date.parse(offer.created_at)).toBe(30 * MINUTE);
    served.clock.now += 29 * MINUTE;
    expect((await served.duffel.offers.get(offer.id)).data.total_amount).toBe(offer.total_amount);
    served.clock.now += 2 * MINUTE;
    const gone = { status: 422, code: "offer_no_longer_available" };
    expect(await refused(served.duffel.offers.get(offer.id))).toMatchObject(gone);
    expect(await refused(order(served.duffel, offer))).toMatchObject(gone);
  });

  test("is bought once: its search then has an order", async () => {
    const offer = await firstOffer(served.duffel);
    await order(served.duffel, offer);
    expect(await refused(order(served.duffel, offer))).toMatchObject({
      status: 422,
      code: "offer_request_already_booked",
      type: "validation_error",
    });
  });

  test("is bought once by two who ask at the same time", async () => {
    const offer = await firstOffer(served.duffel);
    const outcomes = await Promise.allSettled([
      order(served.duffel, offer),
      order(served.duffel, offer),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { data } = await served.duffel.orders.list();
    expect(data).toHaveLength(1);
    const { pnr } = await served.gds.desk.retrieveBooking(
      { pnr: `TEST-${data[0]?.booking_reference}` },
      served.gds.caller,
    );
    expect(pnr).toBe(`TEST-${data[0]?.booking_reference}`);
  });
});

describe("an order on hold", () => {
  test("of the world has its seats at once, and loses them when nobody pays in time", async () => {
    const held = await hold({ date: "2027-03-06" });
    const pnr = `TEST-${held.booking_reference}`;
    const onDesk = () => served.gds.desk.retrieveBooking({ pnr }, served.gds.caller);
    expect(await onDesk()).toMatchObject({ status: "pending", paid: 0 });
    const deadline = held.payment_status.payment_required_by ?? "";
    expect((await onDesk()).ticketingDeadline).toBe(deadline);
    served.clock.now = Date.parse(deadline);
    const late = served.duffel.payments.create({
      order_id: held.id,
      payment: payment(held.total_amount),
    });
    expect(await refused(late)).toMatchObject({ code: "past_payment_required_by_date" });
    expect((await onDesk()).status).toBe("cancelled");
    expect((await served.duffel.orders.get(held.id)).data.cancelled_at).toBe(deadline);
  });

  test("is paid once", async () => {
    const held = await hold({ origin: "JFK", destination: "EWR" });
    served.clock.now += 71 * HOUR;
    const pay = () =>
      served.duffel.payments.create({ order_id: held.id, payment: payment(held.total_amount) });
    const outcomes = await Promise.allSettled([pay(), pay()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refused(pay())).toMatchObject({ code: "already_paid" });
    const { body } = await served.raw(`/air/payments?order_id=${held.id}`);
    expect(body.data).toHaveLength(1);
  });

  test("carries neither payments nor services, and is refused where payment is due at once", async () => {
    const offer = await firstOffer(served.duffel, { origin: "JFK", destination: "EWR" });
    const { data } = await served.duffel.offers.get(offer.id, { return_available_services: true });
    const [bag] = data.available_services;
    const common = {
      type: "pay_later" as const,
      selected_offers: [offer.id],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
    };
    const paid = { ...common, payments: [payment(offer.total_amount)] };
    expect(await refused(served.duffel.orders.create(paid))).toMatchObject({
      type: "validation_error",
    });
    const packed = { ...common, services: [{ id: bag?.id ?? "", quantity: 1 }] };
    expect(await refused(served.duffel.orders.create(packed))).toMatchObject({
      code: "pay_later_order_no_payment_for_ancillaries",
    });
    const { id, passengers } = await firstOffer(served.duffel, { date: "2026-11-16" });
    const tomorrow = {
      type: "pay_later" as const,
      selected_offers: [id],
      passengers: passengers.map((one) => amelia(one.id)),
    };
    expect(await refused(served.duffel.orders.create(tomorrow))).toMatchObject({
      code: "invalid_order_create_type",
    });
  });
});

describe("a cancellation", () => {
  test("is a quote that holds for half an hour", async () => {
    const made = await order(served.duffel, await firstOffer(served.duffel));
    const { data: quote } = await served.duffel.orderCancellations.create({ order_id: made.id });
    expect(Date.parse(quote.expires_at) - Date.parse(quote.created_at)).toBe(30 * MINUTE);
    served.clock.now += 30 * MINUTE;
    expect(await refused(served.duffel.orderCancellations.confirm(quote.id))).toMatchObject({
      code: "order_cancellation_expired",
    });
    const { data: fresh } = await served.duffel.orderCancellations.create({ order_id: made.id });
    await served.duffel.orderCancellations.confirm(fresh.id);
    expect((await served.duffel.orderCancellations.get(fresh.id)).data.confirmed_at).not.toBeNull();
  });

  test("gives back what the fare's conditions promise", async () => {
    const { data } = await served.duffel.offerRequests.create({
      slices: [
        {
          origin: "LHR",
          destination: "JFK",
          departure_date: "2026-11-30",
          departure_time: null,
          arrival_time: null,
        },
      ],
      passengers: [{ type: "adult" }],
    });
    const refundable = data.offers.find((one) => one.conditions.refund_before_departure?.allowed);
    if (!refundable) throw new Error("Nothing refundable");
    const penalty = Number(refundable.conditions.refund_before_departure?.penalty_amount);
    const made = await order(served.duffel, refundable);
    const { data: quote } = await served.duffel.orderCancellations.create({ order_id: made.id });
    expect(Number(quote.refund_amount)).toBeCloseTo(Number(made.total_amount) - penalty, 6);
  });
});
