import { hasAvailableSeatService } from "@duffel/api";
import type { SeatMapCabinRowSectionElementSeat } from "@duffel/api/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Served, startSandbox } from "./served.ts";
import { amelia, firstOffer, order, payment, refused, search } from "./trips.ts";

let served: Served;

beforeAll(async () => {
  served = await startSandbox();
});

afterAll(async () => {
  await served.close();
});

describe("the official client", () => {
  test("searches, looks at an offer and its seats, buys it with a bag and a seat, and cancels it", async () => {
    const { duffel } = served;
    const found = await firstOffer(duffel);
    const { data: offer } = await duffel.offers.get(found.id, { return_available_services: true });
    expect(offer.total_amount).toBe(found.total_amount);
    const bag = offer.available_services.find(({ type }) => type === "baggage");
    const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id });
    expect(hasAvailableSeatService(maps)).toBe(true);
    expect(maps.map((map) => map.segment_id)).toEqual(
      offer.slices.flatMap((slice) => slice.segments.map((segment) => segment.id)),
    );
    const seats = maps[0]?.cabins[0]?.rows
      .flatMap((row) => row.sections.flatMap((section) => section.elements))
      .filter((element): element is SeatMapCabinRowSectionElementSeat => element.type === "seat");
    const seat = seats?.find((one) => one.available_services.length > 0);
    const seatService = seat?.available_services[0];
    if (!bag || !seatService) throw new Error("Nothing to add");

    const total = [offer, bag, seatService].reduce((sum, one) => sum + Number(one.total_amount), 0);
    const { data: made, status } = await duffel.orders.create({
      type: "instant",
      selected_offers: [offer.id],
      services: [
        { id: bag.id, quantity: 1 },
        { id: seatService.id, quantity: 1 },
      ],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
      payments: [payment(total.toFixed(2))],
      metadata: { trip: "42" },
    });
    expect(status).toBe(201);
    expect(made.total_amount).toBe(total.toFixed(2));
    expect(made.services.map(({ type }) => type).sort()).toEqual(["baggage", "seat"]);
    const seated = made.slices[0]?.segments[0]?.passengers[0];
    expect(seated?.seat?.designator).toBe(seat?.designator);
    expect(seated?.baggages.find(({ type }) => type === "checked")?.quantity).toBeGreaterThan(
      offer.slices[0]?.segments[0]?.passengers[0]?.baggages.find(({ type }) => type === "checked")
        ?.quantity ?? 0,
    );
    expect(made.documents).toHaveLength(1);
    expect(made.booking_reference).toMatch(/^[A-Z0-9]{6}$/);

    const { data: again } = await duffel.orders.get(made.id);
    expect(again).toEqual(made);

    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(quote.confirmed_at).toBeNull();
    expect((await duffel.orders.get(made.id)).data.cancelled_at).toBeNull();
    const { data: confirmed } = await duffel.orderCancellations.confirm(quote.id);
    expect(confirmed.confirmed_at).not.toBeNull();
    const { data: gone } = await duffel.orders.get(made.id);
    expect(gone.cancelled_at).toBe(confirmed.confirmed_at);
    expect(gone.cancellation?.id).toBe(quote.id);
    expect(gone.available_actions).toEqual([]);
    expect(await refused(duffel.orderCancellations.create({ order_id: made.id }))).toMatchObject({
      status: 422,
      code: "already_cancelled",
      type: "invalid_state_error",
    });
  });

  test("holds an order and pays for it later", async () => {
    const { duffel } = served;
    const offer = await firstOffer(duffel, { origin: "JFK", destination: "EWR" });
    expect(offer.payment_requirements.requires_instant_payment).toBe(false);
    const { data: held } = await duffel.orders.create({
      // The client's types say pay_later where the API says hold; the sandbox takes both.
      type: "pay_later",
      selected_offers: [offer.id],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
    });
    expect(held).toMatchObject({ type: "hold", documents: [] });
    expect(held.payment_status.awaiting_payment).toBe(true);
    expect(held.payment_status.payment_required_by).toBe(
      offer.payment_requirements.payment_required_by,
    );
    const waiting = await duffel.orders.list({ awaiting_payment: true });
    expect(waiting.data.map(({ id }) => id)).toContain(held.id);

    const wrong = duffel.payments.create({ order_id: held.id, payment: payment("1.00") });
    expect(await refused(wrong)).toMatchObject({
      code: "payment_amount_does_not_match_order_amount",
      type: "validation_error",
    });
    const { data: paid } = await duffel.payments.create({
      order_id: held.id,
      payment: payment(held.total_amount),
    });
    expect(paid).toMatchObject({ status: "succeeded", amount: held.total_amount });
    const { data: confirmed } = await duffel.orders.get(held.id);
    expect(confirmed.payment_status.awaiting_payment).toBe(false);
    expect(confirmed.documents).toHaveLength(1);
  });

  test("finds a round trip whose total is made of both ways, with a slice for each", async () => {
    const { offers } = await search(served.duffel, { back: "2027-03-08" });
    expect(offers.length).toBeGreaterThan(50);
    expect(offers.length).toBeLessThanOrEqual(200);
    for (const { slices, base_amount, tax_amount, total_amount } of offers) {
      expect(slices.map(({ origin }) => origin.iata_code)).toEqual(["LHR", "JFK"]);
      expect(Number(base_amount) + Number(tax_amount)).toBeCloseTo(Number(total_amount), 6);
    }
    const amounts = offers.map(({ total_amount }) => Number(total_amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(new Set(offers.map(({ owner }) => owner.iata_code)).size).toBeGreaterThan(2);
  });

  test("books a family, with the infant on an adult's lap", async () => {
    const { duffel } = served;
    const { offers, passengers } = await search(duffel, {
      passengers: [{ type: "adult" }, { age: 7 }, { age: 1 }],
    });
    expect(passengers.map(({ age }) => age)).toEqual([null, 7, 1]);
    const [offer] = offers;
    if (!offer) throw new Error("Nothing found");
    expect(offer.passengers.map(({ type }) => type)).toEqual([
      "adult",
      "child",
      "infant_without_seat",
    ]);
    const [adult = "", child = "", infant = ""] = offer.passengers.map(({ id }) => id);
    const people = [
      { ...amelia(adult), infant_passenger_id: infant },
      { ...amelia(child), given_name: "Ben", born_on: "2019-05-05" },
      { ...amelia(infant), given_name: "Cleo", born_on: "2025-12-24" },
    ];
    const create = (passengers: typeof people) =>
      duffel.orders.create({
        type: "instant",
        selected_offers: [offer.id],
        passengers,
        payments: [payment(offer.total_amount)],
      });
    const orphan = people.map((one) => ({ ...one, infant_passenger_id: "" }));
    expect(await refused(create(orphan))).toMatchObject({ code: "validation_required" });
    const tooOld = people.map((one, at) => (at === 1 ? { ...one, born_on: "1999-01-01" } : one));
    expect(await refused(create(tooOld))).toMatchObject({
      status: 422,
      code: "validation_format",
      source: { field: "born_on", pointer: "/passengers/1/born_on" },
    });
    const { data: made } = await create(people);
    expect(made.passengers.map(({ given_name }) => given_name)).toEqual(["Amelia", "Ben", "Cleo"]);
    const { data: kept } = await duffel.orders.get(made.id);
    const laps = kept.passengers.map((one) => Object(one).infant_passenger_id);
    expect(laps).toEqual([infant, undefined, undefined]);
  });

  test("adds a bag to an order of the world, pays for it and changes the metadata", async () => {
    const { duffel } = served;
    const made = await order(duffel, await firstOffer(duffel, { date: "2027-03-02" }));
    const { data: services } = await duffel.orders.getAvailableServices(made.id);
    const [bag] = services;
    if (!bag) throw new Error("No bags");
    const { data: more } = await duffel.orders.addServices(made.id, {
      payment: payment(bag.total_amount),
      add_services: [{ id: bag.id, quantity: 1 }],
    });
    expect(Number(more.total_amount)).toBeCloseTo(
      Number(made.total_amount) + Number(bag.total_amount),
      6,
    );
    const { data: changed } = await duffel.orders.update(made.id, { metadata: { seen: "yes" } });
    expect(changed.metadata).toEqual({ seen: "yes" });
    const plain = await served.raw(`/air/orders/${made.id}`, {
      method: "PATCH",
      body: JSON.stringify({ data: { metadata: { seen: "twice" } } }),
    });
    expect(plain.body.data["metadata"]).toEqual({ seen: "twice" });
  });

  test("prices an offer with its services, and names a passenger after the search", async () => {
    const { duffel } = served;
    const found = await firstOffer(duffel, { date: "2027-03-03" });
    const { data: offer } = await duffel.offers.get(found.id, { return_available_services: true });
    const [bag] = offer.available_services;
    const [passenger] = offer.passengers;
    if (!bag || !passenger) throw new Error("Nothing to price");
    const { data: priced } = await duffel.offers.getPriced(offer.id, {
      intended_payment_methods: [{ type: "card", card_id: "tcd_1" }],
      intended_services: [{ id: bag.id, quantity: 1 }],
    });
    const [method] = priced.intended_payment_methods;
    expect(Number(method?.charge_amount)).toBeCloseTo(
      Number(offer.total_amount) + Number(bag.total_amount),
      6,
    );
    const account = { airline_iata_code: "BA", account_number: "123" };
    const { data: named } = await duffel.offers.update(offer.id, passenger.id, {
      given_name: "Amelia",
      family_name: "Earhart",
      loyalty_programme_accounts: [account],
    });
    expect(named).toMatchObject({ id: passenger.id, given_name: "Amelia" });
    const { data: after } = await duffel.offers.get(offer.id);
    expect(after.passengers[0]).toMatchObject({ loyalty_programme_accounts: [account] });
  });

  test("takes offers in batches, each of which brings only new ones", async () => {
    const { duffel } = served;
    const { data: batch } = await duffel.batchOfferRequests.create({
      slices: [
        {
          origin: "LHR",
          destination: "JFK",
          departure_date: "2027-03-01",
          departure_time: null,
          arrival_time: null,
        },
      ],
      passengers: [{ type: "adult" }],
    });
    const seen: string[] = [];
    let remaining = batch.remaining_batches;
    while (remaining > 0) {
      const { data } = await duffel.batchOfferRequests.get(batch.id);
      seen.push(...data.offers.map(({ id }) => id));
      remaining = data.remaining_batches;
    }
    const { data: all } = await duffel.offers.list({ offer_request_id: batch.id, limit: 200 });
    expect(seen.sort()).toEqual(all.map(({ id }) => id).sort());
    expect(new Set(seen).size).toBe(seen.length);
    served.clock.now += 61_000;
    expect(await refused(duffel.batchOfferRequests.get(batch.id))).toMatchObject({ status: 404 });
  });
});
