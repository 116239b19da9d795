import type { Duffel } from "@duffel/api";
import type { Order } from "@duffel/api/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantOf, isoDate, quoteDayOf } from "../../../src/domain/dates.ts";
import type { FlightReport } from "../../../src/suppliers/flight-operations.ts";
import { type Served, startSandbox } from "./served.ts";
import { amelia, firstOffer, order, payment, refused, search } from "./trips.ts";

const DAY = 86_400_000;

let served: Served;
let duffel: Duffel;

beforeAll(async () => {
  served = await startSandbox();
  duffel = served.duffel;
});

afterAll(async () => {
  await served.close();
});

/** An order of the world whose fare allows what is asked for. */
async function buy(
  condition: "change_before_departure" | "refund_before_departure",
  wanted: Parameters<typeof search>[1],
): Promise<Order> {
  const { offers } = await search(duffel, wanted);
  const offer = offers.find(({ conditions }) => conditions[condition]?.allowed);
  if (!offer) throw new Error("No such fare");
  return order(duffel, offer);
}

/** The booking behind an order, as the desk shows it. */
function onDesk({ booking_reference }: Pick<Order, "booking_reference">) {
  const pnr = `TEST-${booking_reference}`;
  return served.gds.desk.retrieveBooking({ pnr }, served.gds.caller);
}

function sliceOf({ slices }: Order, at = 0) {
  const slice = slices[at];
  if (!slice) throw new Error("No such slice");
  return slice;
}

function changeTo(made: Order, date: string, cabin?: "premium_economy" | "business") {
  const { origin, destination, id } = sliceOf(made);
  return duffel.orderChangeRequests.create({
    order_id: made.id,
    slices: {
      remove: [{ slice_id: id }],
      add: [
        {
          origin: origin.iata_code ?? "",
          destination: destination.iata_code ?? "",
          departure_date: date,
          ...(cabin && { cabin_class: cabin }),
        },
      ],
    },
  });
}

describe("an order of the world", () => {
  test("is changed to another day at what the desk quotes, and the desk's ledger says the same", async () => {
    const made = await buy("change_before_departure", { date: "2027-03-10" });
    served.clock.now += 2 * DAY;
    expect((await duffel.orders.get(made.id)).data.available_actions).toContain("change");
    const { data: request, status } = await changeTo(made, "2027-03-13");
    expect(status).toBe(201);
    expect((await duffel.orderChangeRequests.get(request.id)).data).toEqual(request);
    // The client's types leave out what the API asks for; it sends what it is given.
    const page = { limit: 50, order_change_request_id: request.id, sort: "change_total_amount" };
    const { data: offers } = await duffel.orderChangeOffers.list(page);
    expect(offers.map(({ id }) => id).sort()).toEqual(
      request.order_change_offers.map(({ id }) => id).sort(),
    );
    const carriers = offers.flatMap(({ slices }) =>
      slices.add.flatMap(({ segments }) => segments[0]?.marketing_carrier.iata_code),
    );
    expect(new Set(carriers)).toEqual(new Set([made.owner.iata_code]));
    const offer = offers.find((one) => Number(one.change_total_amount) > 0);
    if (!offer) throw new Error("No change costs anything");
    expect((await duffel.orderChangeOffers.get(offer.id)).data).toEqual(offer);
    expect(offer.order_change_id).toBeNull();

    const { data: pending } = await duffel.orderChanges.create({
      selected_order_change_offer: offer.id,
    });
    expect(pending).toMatchObject({ order_id: made.id, confirmed_at: null });
    expect((await duffel.orders.get(made.id)).data.slices).toEqual(made.slices);
    const due = offer.change_total_amount ?? "";
    for (const wrong of [{}, { payment: payment("1.00") }]) {
      expect(await refused(duffel.orderChanges.confirm(pending.id, wrong))).toMatchObject({
        status: 422,
        type: "validation_error",
      });
    }
    const before = await onDesk(made);
    const { data: confirmed } = await duffel.orderChanges.confirm(pending.id, {
      payment: payment(due),
    });
    expect(confirmed).toMatchObject({ id: pending.id, confirmed_at: expect.any(String) });
    expect((await duffel.orderChanges.get(pending.id)).data).toEqual(confirmed);
    const again = duffel.orderChanges.confirm(pending.id, { payment: payment(due) });
    expect(await refused(again)).toMatchObject({ code: "order_change_already_actioned" });

    const { data: changed } = await duffel.orders.get(made.id);
    expect(sliceOf(changed).id).toBe(offer.slices.add[0]?.id);
    expect(sliceOf(changed).segments[0]?.departing_at.slice(0, 10)).toBe("2027-03-13");
    expect(changed.total_amount).toBe(offer.new_total_amount);
    expect(Object(changed).changes).toHaveLength(1);
    const after = await onDesk(made);
    expect(after.totalPrice).toBe(Math.round(Number(changed.total_amount) * 100));
    expect((after.paid ?? 0) - (before.paid ?? 0)).toBe(Math.round(Number(due) * 100));
    expect(after.owed).toBe(0);
  });

  test("that changes its flights on the desk shows them, and a pending change is over", async () => {
    const made = await buy("change_before_departure", { date: "2027-04-10" });
    const { data: request } = await changeTo(made, "2027-04-14");
    const [first, second] = request.order_change_offers;
    const { data: pending } = await duffel.orderChanges.create({
      selected_order_change_offer: first?.id ?? "",
    });
    const { pnr, flights } = await onDesk(made);
    const { items } = await served.gds.desk.searchFlights(
      {
        origin: flights[0]?.originCode ?? "",
        destination: flights[0]?.destinationCode ?? "",
        departureDate: "2027-04-20",
        party: { adults: 1, children: 0, infants: 0 },
        cabin: "economy",
        limit: 1,
      },
      served.gds.caller,
    );
    const { quoteId = "" } = await served.gds.desk.quoteChange(
      { pnr, replace: [{ part: "F1", id: items[0]?.id ?? "" }] },
      served.gds.caller,
    );
    await served.gds.desk.confirmChange({ pnr, quoteId }, served.gds.caller);
    const { data: moved } = await duffel.orders.get(made.id);
    expect(sliceOf(moved).segments[0]?.departing_at.slice(0, 10)).toBe("2027-04-20");
    expect(Number(moved.total_amount) * 100).toBeCloseTo((await onDesk(made)).totalPrice, 6);
    const due = Number(first?.change_total_amount);
    const late = duffel.orderChanges.confirm(
      pending.id,
      due > 0 ? { payment: payment(first?.change_total_amount ?? "") } : {},
    );
    expect(await refused(late)).toMatchObject({ code: "offer_expired" });
    served.clock.now += 31 * 60_000;
    expect(
      await refused(duffel.orderChangeOffers.get(second?.id ?? first?.id ?? "")),
    ).toMatchObject({ code: "offer_expired" });
  });

  test("gives back by its fare: everything on the first day, then what the desk quotes", async () => {
    const made = await buy("refund_before_departure", { date: "2027-03-20" });
    expect(Date.parse(Object(made).void_window_ends_at) - Date.parse(made.created_at)).toBe(DAY);
    const { data: early } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(early).toMatchObject({ refund_to: "balance", refund_amount: made.total_amount });
    served.clock.now += 2 * DAY;
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    const { refund, credit } = await served.gds.desk.quoteCancellation(
      { pnr: `TEST-${made.booking_reference}` },
      served.gds.caller,
    );
    expect(Number(quote.refund_amount) * 100).toBeCloseTo(refund || credit, 6);
    await duffel.orderCancellations.confirm(quote.id);
    const { ledger = [], owed } = await onDesk(made);
    expect(owed).toBe(0);
    const back = ledger.filter(({ type }) => type === "refund" || type === "credit");
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund + credit);
  });

  test("whose fare gives credit leaves a credit for every passenger, which is the account's", async () => {
    const passengers = [{ type: "adult" as const }, { type: "adult" as const }];
    const { offers } = await search(duffel, { origin: "JFK", destination: "LAX", passengers });
    const offer = offers.find((one) => one.conditions.refund_before_departure?.allowed);
    if (!offer) throw new Error("Nothing comes back");
    const { data: made } = await duffel.orders.create({
      type: "instant",
      selected_offers: [offer.id],
      passengers: offer.passengers.map(({ id }, at) => ({
        ...amelia(id),
        given_name: at === 0 ? "Amelia" : "Bessie",
      })),
      payments: [payment(offer.total_amount)],
    });
    served.clock.now += 2 * DAY;
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(quote.refund_to).toBe("airline_credits");
    const { data: confirmed } = await duffel.orderCancellations.confirm(quote.id);
    expect(confirmed.airline_credits).toHaveLength(2);
    const sum = confirmed.airline_credits.reduce((all, one) => all + Number(one.credit_amount), 0);
    expect(sum).toBeCloseTo(Number(confirmed.refund_amount), 6);
    const [credit] = confirmed.airline_credits;
    const one = await served.raw(`/air/airline_credits/${credit?.id}`);
    expect(one.body.data).toMatchObject({
      id: credit?.id,
      order_id: quote.order_id,
      code: credit?.credit_code,
      amount: credit?.credit_amount,
      amount_currency: "USD",
      spent_at: null,
    });
    const { body } = await served.raw("/air/airline_credits");
    const listed = Object.values(body.data).map((found) => Object(found).id);
    expect(listed).toEqual(expect.arrayContaining(confirmed.airline_credits.map(({ id }) => id)));
  });

  test("on hold is the desk's hold, changed only once it is paid, here or there", async () => {
    const held = await hold();
    expect(await onDesk(held)).toMatchObject({
      status: "pending",
      ticketingDeadline: held.payment_status.payment_required_by,
      owed: Math.round(Number(held.total_amount) * 100),
    });
    expect(await refused(changeTo(held, "2027-05-05"))).toMatchObject({
      code: "order_not_changeable",
      type: "invalid_state_error",
    });
    await duffel.payments.create({ order_id: held.id, payment: payment(held.total_amount) });
    expect(await onDesk(held)).toMatchObject({ status: "confirmed", owed: 0 });
    const other = await hold();
    const pnr = `TEST-${other.booking_reference}`;
    await served.gds.desk.ticketBooking({ pnr }, served.gds.caller);
    const { data: paid } = await duffel.orders.get(other.id);
    expect(paid.payment_status).toMatchObject({
      awaiting_payment: false,
      paid_at: new Date(served.clock.now).toISOString(),
    });
    const pay = duffel.payments.create({ order_id: other.id, payment: payment("1.00") });
    expect(await refused(pay)).toMatchObject({ code: "already_paid" });
  });

  test("has bags that the desk has too, whether they came with the order or after it", async () => {
    const found = await firstOffer(duffel, { date: "2027-03-25" });
    const { data: offer } = await duffel.offers.get(found.id, { return_available_services: true });
    const [bag] = offer.available_services;
    const each = Number(bag?.total_amount);
    const { data: made } = await duffel.orders.create({
      type: "instant",
      selected_offers: [offer.id],
      services: [{ id: bag?.id ?? "", quantity: 1 }],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
      payments: [payment((Number(offer.total_amount) + each).toFixed(2))],
    });
    const { data: more } = await duffel.orders.addServices(made.id, {
      payment: payment(each.toFixed(2)),
      add_services: [{ id: bag?.id ?? "", quantity: 1 }],
    });
    expect(more.services.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const { extras = [], totalPrice, paid } = await onDesk(made);
    expect(extras.map(({ count }) => count)).toEqual([1, 1]);
    expect([totalPrice, paid]).toEqual(Array(2).fill(Math.round(Number(more.total_amount) * 100)));
    expect((await duffel.orders.getAvailableServices(made.id)).data).toEqual([]);
  });
});

async function hold(): Promise<Order> {
  const { offers } = await search(duffel, { date: "2027-05-03" });
  const offer = offers.find((one) => !one.payment_requirements.requires_instant_payment);
  if (!offer) throw new Error("Nothing can be held");
  const { data } = await duffel.orders.create({
    type: "pay_later",
    selected_offers: [offer.id],
    passengers: offer.passengers.map(({ id }) => amelia(id)),
  });
  return data;
}

describe("an order of the test airline", () => {
  const stansted = { origin: "LHR", destination: "LTN", date: "2027-03-01" };

  test("is changed once, to one of nine offers at 125.00, and refunds that too", async () => {
    const made = await order(duffel, await changeable());
    const { data: request } = await changeTo(made, "2027-03-03");
    const cabins = request.order_change_offers.map(
      ({ slices }) => slices.add[0]?.segments[0]?.passengers[0]?.cabin_class,
    );
    expect(cabins.sort()).toEqual([
      ...Array(3).fill("economy"),
      ...Array(3).fill("first"),
      ...Array(3).fill("premium_economy"),
    ]);
    for (const offer of request.order_change_offers) {
      expect(offer).toMatchObject({
        change_total_amount: "125.00",
        penalty_total_amount: "25.00",
        penalty_amount: "25.00",
        new_total_amount: (Number(made.total_amount) + 100).toFixed(2),
        refund_to: null,
      });
    }
    expect((await changeTo(made, "2027-03-03", "business")).data.order_change_offers).toEqual([]);
    const [offer] = request.order_change_offers;
    const { data: pending } = await duffel.orderChanges.create({
      selected_order_change_offer: offer?.id ?? "",
    });
    await duffel.orderChanges.confirm(pending.id, { payment: payment("125.00") });
    const { data: changed } = await duffel.orders.get(made.id);
    expect(changed.total_amount).toBe((Number(made.total_amount) + 125).toFixed(2));
    expect(changed.available_actions).toEqual(["cancel", "update"]);
    expect(sliceOf(changed).id).toBe(offer?.slices.add[0]?.id);
    expect(await refused(changeTo(changed, "2027-03-04"))).toMatchObject({
      status: 422,
      code: "order_not_changeable",
    });
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(quote.refund_amount).toBe(changed.total_amount);
  });

  test("on LHR–LTN leaves an hour later with every look, and its latest change can be accepted", async () => {
    const made = await order(duffel, await firstOffer(duffel, stansted));
    const leaves = ({ slices }: Pick<Order, "slices">) =>
      slices[0]?.segments[0]?.departing_at ?? "";
    const hours = async () => {
      const { data } = await duffel.orders.get(made.id);
      return (Date.parse(`${leaves(data)}Z`) - Date.parse(`${leaves(made)}Z`)) / 3_600_000;
    };
    const { data: first } = await duffel.airlineInitiatedChanges.list(made.id);
    expect(first).toHaveLength(1);
    expect(first[0]?.removed[0]?.segments[0]?.departing_at).toBe(leaves(made));
    expect(await hours()).toBe(1);
    const { data: both } = await duffel.airlineInitiatedChanges.list(made.id);
    const [latest, older] = both;
    expect(older?.id).toBe(first[0]?.id);
    expect(older?.available_actions).toEqual([]);
    expect(latest?.available_actions).toContain("accept");
    expect(await refused(duffel.airlineInitiatedChanges.accept(older?.id ?? ""))).toMatchObject({
      status: 422,
      code: "stale_airline_initiated_change_accept",
    });
    const stale = duffel.airlineInitiatedChanges.update(older?.id ?? "", "changed");
    expect(await refused(stale)).toMatchObject({ code: "stale_airline_initiated_change_update" });
    const { data: accepted } = await duffel.airlineInitiatedChanges.accept(latest?.id ?? "");
    expect(accepted).toMatchObject({
      order_id: made.id,
      action_taken: "accepted",
      action_taken_at: new Date(served.clock.now).toISOString(),
      available_actions: [],
      travel_agent_ticket: null,
    });
    const { data: order2 } = await duffel.orders.get(made.id);
    expect(order2.airline_initiated_changes[0]).toEqual(accepted);
    expect(await hours()).toBe(2);
    const { data: third } = await duffel.airlineInitiatedChanges.list(made.id);
    const { data: updated } = await duffel.airlineInitiatedChanges.update(
      third[0]?.id ?? "",
      "cancelled",
    );
    expect(updated.action_taken).toBe("cancelled");
    const twice = duffel.airlineInitiatedChanges.update(updated.id, "accepted");
    expect(await refused(twice)).toMatchObject({ code: "order_change_already_actioned" });
  });

  async function changeable() {
    const { offers } = await search(duffel, { ...stansted, origin: "BTS", destination: "MRU" });
    const offer = offers.find((one) => one.conditions.change_before_departure?.allowed);
    if (!offer) throw new Error("Nothing can be changed");
    return offer;
  }
});

describe("airline credits", () => {
  const credit = {
    airline_iata_code: "ZZ",
    amount: "25.00",
    amount_currency: "USD",
    code: "1234567890123",
    type: "mco",
    issued_on: "2026-11-01",
    expires_at: "2027-11-01T00:00:00Z",
    given_name: "Amelia",
    family_name: "Earhart",
    user_id: "icu_1",
  };
  const create = (change: Partial<typeof credit>) =>
    served.raw("/air/airline_credits", {
      method: "POST",
      body: JSON.stringify({ data: { ...credit, ...change } }),
    });

  test("are noted, found by their user and looked up, by their account alone", async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...credit, expires_at: "2027-11-01T00:00:00.000Z" });
    const one = await served.raw(`/air/airline_credits/${body.data["id"]}`);
    expect(one.body.data).toEqual(body.data);
    const found = await served.raw("/air/airline_credits?user_id=icu_1");
    expect(found.body.data).toEqual([body.data]);
    expect((await served.raw("/air/airline_credits?user_id=icu_2")).body.data).toEqual([]);
    const stranger = await fetch(`${served.origin}/air/airline_credits/${body.data["id"]}`, {
      headers: { authorization: "Bearer duffel_test_other", "duffel-version": "v2" },
    });
    expect(stranger.status).toBe(404);
  });

  test.each([
    ["code", { code: "ABC4567890123" }, "validation_format"],
    ["airline_iata_code", { airline_iata_code: "??" }, "validation_inclusion"],
    ["type", { type: "gift" }, "validation_inclusion"],
    ["amount_currency", { amount_currency: "GBP" }, "validation_inclusion"],
  ])("with a wrong %s are refused", async (field, change, code) => {
    const { status, body } = await create(change);
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ code, source: { field, pointer: `/${field}` } });
  });
});

test("every change offer needs its request: the client's generator cannot name one", async () => {
  const all = async () => {
    for await (const offer of duffel.orderChangeOffers.listWithGenerator()) expect(offer).toBe(0);
  };
  expect(await refused(all())).toMatchObject({
    code: "validation_required",
    source: { field: "order_change_request_id", pointer: "/order_change_request_id" },
  });
});

// Last, since these move the clock to the eve of their flights.
describe("an order whose airline changes its flights", () => {
  /** Books a nonstop flight of which the world will say so, a week and a half before it leaves. */
  async function doomed(is: (report: FlightReport) => boolean) {
    // Before anything is announced of it.
    const first = quoteDayOf(served.clock.now) + 80;
    for (let day = first; day < first + 210; day += 7) {
      const { offers } = await search(duffel, { date: isoDate(day) });
      for (const offer of offers) {
        const [segment, more] = offer.slices[0]?.segments ?? [];
        const flightNumber = `${segment?.marketing_carrier.iata_code}${segment?.marketing_carrier_flight_number}`;
        const then = (day - 9) * DAY;
        const report = served.gds.deps.flights.report({ flightNumber, day }, instantOf(then));
        if (more || !report || !is(report)) continue;
        return { made: await order(duffel, offer), report, then };
      }
    }
    throw new Error("No such flight");
  }

  test("is told the new times, and has them once they are accepted", async () => {
    const { made, report, then } = await doomed(
      ({ status }) => status.status !== "cancelled" && status.earlierDeparture !== undefined,
    );
    expect(made.airline_initiated_changes).toEqual([]);
    served.clock.now = then;
    const { data: changes } = await duffel.airlineInitiatedChanges.list(made.id);
    expect(changes).toHaveLength(1);
    const [change] = changes;
    expect(change).toMatchObject({ order_id: made.id, action_taken: null });
    expect(change?.available_actions).toContain("accept");
    const times = [report.status.scheduledDeparture, report.status.scheduledArrival];
    const added = change?.added[0]?.segments[0];
    expect([added?.departing_at, added?.arriving_at]).toEqual(times.map((one) => one.slice(0, 19)));
    expect(change?.removed).toEqual(made.slices);
    expect((await duffel.airlineInitiatedChanges.list(made.id)).data).toEqual(changes);
    await duffel.airlineInitiatedChanges.accept(change?.id ?? "");
    const { data: now } = await duffel.orders.get(made.id);
    expect(sliceOf(now).segments[0]?.departing_at).toBe(added?.departing_at);
    expect(now.airline_initiated_changes).toMatchObject([{ action_taken: "accepted" }]);
    expect((await onDesk(made)).flights[0]?.departureTime.slice(0, 19)).toBe(added?.departing_at);
  });

  test("without its flight is offered another, or gets everything back", async () => {
    const { made, then } = await doomed(({ status }) => status.status === "cancelled");
    served.clock.now = then;
    const { data: changes } = await duffel.airlineInitiatedChanges.list(made.id);
    expect(changes).toHaveLength(1);
    expect(sliceOf({ ...made, slices: changes[0]?.added ?? [] }).origin).toEqual(
      sliceOf(made).origin,
    );
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(quote).toMatchObject({ refund_to: "balance", refund_amount: made.total_amount });
    await duffel.airlineInitiatedChanges.accept(changes[0]?.id ?? "");
    const { data: now } = await duffel.orders.get(made.id);
    const numbers = (slices: Order["slices"]) =>
      slices.flatMap(({ segments }) => segments.map((one) => one.marketing_carrier_flight_number));
    expect(numbers(now.slices)).toEqual(numbers(changes[0]?.added ?? []));
    expect(now.total_amount).toBe(made.total_amount);
  });
});
