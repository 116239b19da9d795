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

function route(pair: string) {
  const [origin = "", destination = ""] = pair.split("-");
  return { origin, destination };
}

function instantly(offer: Awaited<ReturnType<typeof offerOn>>) {
  return {
    type: "instant" as const,
    selected_offers: [offer.id],
    passengers: offer.passengers.map(({ id }) => amelia(id)),
    payments: [payment(offer.total_amount)],
  };
}

const offerOn = (pair: string) => firstOffer(served.duffel, route(pair));

describe("the routes of the test airline", () => {
  test("PVD–RAI finds nothing, and that is no error", async () => {
    expect((await search(served.duffel, route("PVD-RAI"))).offers).toEqual([]);
  });

  test("STN–LHR times out while searching", async () => {
    expect(await refused(search(served.duffel, route("STN-LHR")))).toMatchObject({
      status: 504,
      code: "gateway_timeout_error",
      type: "api_error",
    });
  });

  test("JFK–EWR can be held, for 72 hours at a price that is held for 48", async () => {
    const { created_at, payment_requirements } = await offerOn("JFK-EWR");
    const hours = (until: string | null) =>
      (Date.parse(until ?? "") - Date.parse(created_at)) / 3_600_000;
    expect(payment_requirements.requires_instant_payment).toBe(false);
    expect(hours(payment_requirements.payment_required_by)).toBe(72);
    expect(hours(payment_requirements.price_guarantee_expires_at)).toBe(48);
  });

  test("LHR–DXB connects, DXB–AMS stops on the way", async () => {
    const connecting = (await offerOn("LHR-DXB")).slices[0];
    expect(connecting?.segments.length).toBe(2);
    expect(connecting?.segments[0]?.destination.iata_code).toBe(
      connecting?.segments[1]?.origin.iata_code,
    );
    const stopping = (await offerOn("DXB-AMS")).slices[0];
    expect(stopping?.segments.length).toBe(1);
    expect(stopping?.segments[0]?.stops).toHaveLength(1);
  });

  test("BTS–MRU says nothing of bags, BTS–ABV sells nothing", async () => {
    const silent = await offerOn("BTS-MRU");
    expect(silent.slices[0]?.segments[0]?.passengers[0]?.baggages).toEqual([]);
    const bare = await offerOn("BTS-ABV");
    const { data } = await served.duffel.offers.get(bare.id, { return_available_services: true });
    expect(data.available_services).toEqual([]);
    expect((await served.duffel.seatMaps.get({ offer_id: bare.id })).data).toEqual([]);
  });

  test("LGW–LHR is gone as soon as somebody looks at it", async () => {
    const offer = await offerOn("LGW-LHR");
    const gone = { status: 422, code: "offer_no_longer_available", type: "airline_error" };
    expect(await refused(served.duffel.offers.get(offer.id))).toMatchObject(gone);
    expect(await refused(order(served.duffel, offer))).toMatchObject(gone);
  });

  test("LHR–STN costs 10.00 more with every look, and an older price does not pay for it", async () => {
    const { duffel } = served;
    const found = await offerOn("LHR-STN");
    const first = (await duffel.offers.get(found.id)).data;
    const second = (await duffel.offers.get(found.id)).data;
    expect(Number(first.total_amount) - Number(found.total_amount)).toBeCloseTo(10, 6);
    expect(Number(second.total_amount) - Number(first.total_amount)).toBeCloseTo(10, 6);
    expect(await refused(order(duffel, first))).toMatchObject({
      status: 422,
      code: "payment_amount_does_not_match_order_amount",
      type: "validation_error",
    });
    expect((await order(duffel, second)).total_amount).toBe(second.total_amount);
  });

  test("LHR–LGW fails at the airline, LGW–STN for lack of balance", async () => {
    expect(await refused(order(served.duffel, await offerOn("LHR-LGW")))).toMatchObject({
      status: 502,
      code: "airline_unknown",
      type: "airline_error",
      source: "duffel_airways",
    });
    expect(await refused(order(served.duffel, await offerOn("LGW-STN")))).toMatchObject({
      status: 422,
      code: "insufficient_balance",
      type: "invalid_state_error",
    });
  });

  test("LTN–STN makes the order whose documents follow", async () => {
    const offer = await offerOn("LTN-STN");
    const { status, data } = await served.duffel.orders.create(instantly(offer));
    expect(status).toBe(200);
    expect(data.documents).toEqual([]);
    expect((await served.duffel.orders.get(data.id)).data.documents).not.toEqual([]);
  });

  test("SEN–STN accepts the order and makes it", async () => {
    const offer = await offerOn("SEN-STN");
    const { status, data } = await served.duffel.orders.create(instantly(offer));
    expect(status).toBe(202);
    expect(data).toEqual({ offer_id: offer.id, live_mode: false, metadata: {} });
    const { data: orders } = await served.duffel.orders.list({});
    expect(orders.some((one) => Object(one).offer_id === offer.id)).toBe(true);
  });

  test("LCY–STN accepts an order that is never made", async () => {
    const offer = await offerOn("LCY-STN");
    const { status } = await served.duffel.orders.create(instantly(offer));
    expect(status).toBe(202);
    const { data: orders } = await served.duffel.orders.list({});
    expect(orders.some((one) => Object(one).offer_id === offer.id)).toBe(false);
  });

  test("LTN–SYD refunds in credits of the airline, for every passenger", async () => {
    const { duffel } = served;
    const made = await order(duffel, await offerOn("LTN-SYD"));
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(quote).toMatchObject({ refund_to: "airline_credits", refund_amount: made.total_amount });
    expect(quote.airline_credits.map(({ credit_amount }) => credit_amount)).toEqual([
      made.total_amount,
    ]);
  });
});

describe("the test airline", () => {
  test("has 192 seats of which 76 are sold for 20.00, bags for 20.00, and penalties of 40.00", async () => {
    const { duffel } = served;
    const { offers } = await search(duffel, route("LHR-LTN"));
    const conditions = offers.flatMap(({ conditions: { change_before_departure: change } }) =>
      change?.allowed ? [change.penalty_amount] : [],
    );
    expect(conditions).toEqual(["40.00", "40.00"]);
    const [offer] = offers;
    if (!offer) throw new Error("Nothing found");
    expect(offer.owner).toMatchObject({ iata_code: "ZZ", name: "Duffel Airways" });
    const { data } = await duffel.offers.get(offer.id, { return_available_services: true });
    expect(data.available_services.map(({ total_amount }) => total_amount)).toEqual(["20.00"]);
    const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id });
    const seats = maps.flatMap(({ cabins }) =>
      cabins.flatMap(({ rows }) =>
        rows.flatMap(({ sections }) =>
          sections.flatMap(({ elements }) => elements.filter(({ type }) => type === "seat")),
        ),
      ),
    );
    expect(seats).toHaveLength(192);
    const priced = seats.flatMap((seat) =>
      seat.type === "seat" ? seat.available_services.map((one) => one.total_amount) : [],
    );
    expect(priced).toEqual(Array.from({ length: 76 }, () => "20.00"));
  });

  test("gives a member ten per cent off, also one who says so after the search", async () => {
    const { duffel } = served;
    const account = { airline_iata_code: "ZZ", account_number: "1234567890" };
    const name = { given_name: "Amelia", family_name: "Earhart" };
    const stranger = await offerOn("LHR-LTN");
    const member = await firstOffer(duffel, {
      ...route("LHR-LTN"),
      passengers: [{ type: "adult", ...name, loyalty_programme_accounts: [account] }],
    });
    const full = Number(stranger.total_amount);
    expect(Number(member.total_amount)).toBeCloseTo(full * 0.9, 1);
    const [passenger] = stranger.passengers;
    await duffel.offers.update(stranger.id, passenger?.id ?? "", {
      ...name,
      loyalty_programme_accounts: [account],
    });
    expect((await duffel.offers.get(stranger.id)).data.total_amount).toBe(member.total_amount);
  });

  test("refunds the whole price, sells nothing after booking and has no other fares", async () => {
    const { duffel } = served;
    const offer = await offerOn("LHR-LTN");
    expect(await refused(duffel.offers.upsellFares(offer.id))).toMatchObject({
      status: 422,
      code: "unsupported_action",
    });
    const made = await order(duffel, offer);
    const add = duffel.orders.addServices(made.id, { payment: payment("20.00"), add_services: [] });
    expect(await refused(add)).toMatchObject({ status: 400 });
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    expect(quote).toMatchObject({ refund_to: "balance", refund_amount: made.total_amount });
  });

  test("an order on hold that nobody paid refunds nothing", async () => {
    const { duffel } = served;
    const offer = await offerOn("JFK-EWR");
    const { data: held } = await duffel.orders.create({
      type: "pay_later",
      selected_offers: [offer.id],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
    });
    const { data: quote } = await duffel.orderCancellations.create({ order_id: held.id });
    expect(quote).toMatchObject({ refund_to: "awaiting_payment", refund_amount: "0.00" });
  });
});
