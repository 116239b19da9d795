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

const ROUTE = { origin: "LHR", destination: "JFK", date: "2027-03-01" };

/** The same flights through the booking desk. */
async function onTheDesk(flightNumber: string) {
  const { desk, caller } = served.gds;
  const { items: flights } = await desk.searchFlights(
    {
      origin: ROUTE.origin,
      destination: ROUTE.destination,
      departureDate: ROUTE.date,
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 50,
    },
    caller,
  );
  const flight = flights.find((one) => one.flightNumber === flightNumber);
  if (!flight) throw new Error(`No ${flightNumber}`);
  return flight;
}

function numberOf(offer: Awaited<ReturnType<typeof firstOffer>>): string {
  return offer.slices
    .flatMap((slice) => slice.segments)
    .map((one) => `${one.marketing_carrier.iata_code}${one.marketing_carrier_flight_number}`)
    .join("/");
}

describe("one world behind both windows", () => {
  test("an offer costs here what the flight costs on the booking desk", async () => {
    const { offers } = await search(served.duffel, ROUTE);
    // Cheapest first, so the first offer of a flight is its light fare.
    const light = new Map(offers.toReversed().map((offer) => [numberOf(offer), offer]));
    expect(light.size).toBeGreaterThan(3);
    expect(offers.length).toBeGreaterThan(light.size);
    for (const [number, offer] of light) {
      const flight = await onTheDesk(number);
      expect(offer.total_amount).toBe((flight.price / 100).toFixed(2));
      const segment = offer.slices[0]?.segments[0];
      expect(segment?.departing_at).toBe(flight.departureTime.slice(0, 19));
      expect(segment?.origin_terminal).toBe(flight.departureTerminal ?? null);
    }
  });

  test("a seat sold here is gone on the desk, and comes back when the order is cancelled", async () => {
    const { duffel, gds } = served;
    const offer = await firstOffer(duffel, ROUTE);
    const before = await onTheDesk(numberOf(offer));
    const made = await order(duffel, offer);
    expect((await onTheDesk(numberOf(offer))).seatsAvailable).toBe(before.seatsAvailable - 1);

    const pnr = `TEST-${made.booking_reference}`;
    const booking = await gds.desk.retrieveBooking({ pnr }, gds.caller);
    expect(booking.status).toBe("confirmed");
    expect(booking.totalPrice / 100).toBeCloseTo(Number(made.total_amount), 6);
    expect(booking.passengers[0]).toMatchObject({ firstName: "Amelia", lastName: "Earhart" });

    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    await duffel.orderCancellations.confirm(quote.id);
    expect((await onTheDesk(numberOf(offer))).seatsAvailable).toBe(before.seatsAvailable);
    expect((await gds.desk.retrieveBooking({ pnr }, gds.caller)).status).toBe("cancelled");
  });

  test("a seat is chosen once, in whichever window, and costs the same in both", async () => {
    const { duffel, gds } = served;
    const offer = await firstOffer(duffel, ROUTE);
    const elements = async (offer_id: string) => {
      const { data: maps } = await duffel.seatMaps.get({ offer_id });
      const rows = maps[0]?.cabins[0]?.rows ?? [];
      return rows
        .flatMap(({ sections }) => sections.flatMap((section) => section.elements))
        .flatMap((element) => (element.type === "seat" ? element : []));
    };
    const open = (await elements(offer.id)).filter((seat) => seat.available_services.length > 0);
    const [first, second] = open;
    const service = first?.available_services[0];
    const total = Number(offer.total_amount) + Number(service?.total_amount);
    const { data: made } = await duffel.orders.create({
      type: "instant",
      selected_offers: [offer.id],
      services: [{ id: service?.id ?? "", quantity: 1 }],
      passengers: offer.passengers.map(({ id }) => amelia(id)),
      payments: [payment(total.toFixed(2))],
    });
    const pnr = `TEST-${made.booking_reference}`;
    const { extras, totalPrice } = await gds.desk.retrieveBooking({ pnr }, gds.caller);
    expect(extras).toMatchObject([{ type: "seat", seat: first?.designator }]);
    expect(totalPrice / 100).toBeCloseTo(Number(made.total_amount), 6);
    const { quoteId = "" } = await gds.desk.quoteChange(
      { pnr, seats: [{ passenger: "P1", seat: second?.designator ?? "" }] },
      gds.caller,
    );
    await gds.desk.confirmChange({ pnr, quoteId }, gds.caller);
    const { data: moved } = await duffel.orders.get(made.id);
    expect(moved.slices[0]?.segments[0]?.passengers[0]?.seat?.designator).toBe(second?.designator);
    const now = await elements((await sameFlight(offer)).id);
    const sold = (designator: string | undefined) =>
      now.find((seat) => seat.designator === designator)?.available_services.length === 0;
    expect([sold(first?.designator), sold(second?.designator)]).toEqual([false, true]);
  });

  async function sameFlight(wanted: Parameters<typeof numberOf>[0]) {
    const { offers } = await search(served.duffel, ROUTE);
    const found = offers.find((offer) => numberOf(offer) === numberOf(wanted));
    if (!found) throw new Error("Gone");
    return found;
  }

  test("what the desk sells out is not offered here, and an offer of it is gone", async () => {
    const { duffel, gds } = served;
    const offer = await firstOffer(duffel, ROUTE);
    const number = numberOf(offer);
    const passenger = { type: "adult" as const, firstName: "Ada", lastName: "Lovelace" };
    let flight = await onTheDesk(number);
    while (flight.seatsAvailable > 0) {
      const seats = Math.min(9, flight.seatsAvailable);
      await gds.desk.bookFlight(
        {
          flightIds: [flight.id],
          passengers: Array.from({ length: seats }, () => ({
            ...passenger,
            dateOfBirth: undefined,
            email: undefined,
            phone: undefined,
            frequentFlyerNumber: undefined,
          })),
          contactEmail: "ada@example.com",
        },
        gds.caller,
      );
      flight = await onTheDesk(number);
    }
    const gone = { status: 422, code: "offer_no_longer_available", type: "airline_error" };
    expect(await refused(duffel.offers.get(offer.id))).toMatchObject(gone);
    expect(await refused(order(duffel, offer))).toMatchObject(gone);
    const { offers } = await search(duffel, ROUTE);
    expect(offers.map(numberOf)).not.toContain(number);
    expect(offers.length).toBeGreaterThan(5);
  });

  test("the last seat goes to one of two buyers", async () => {
    const { gds } = served;
    const clients = ["duffel_test_a", "duffel_test_b", "duffel_test_c"].map(served.client);
    const offers = await Promise.all(clients.map((client) => firstOffer(client, ROUTE)));
    const [offer] = offers;
    if (!offer) throw new Error("Nothing found");
    const number = numberOf(offer);
    expect(offers.map(numberOf)).toEqual([number, number, number]);
    for (;;) {
      const { seatsAvailable, id } = await onTheDesk(number);
      if (seatsAvailable <= 1) break;
      await gds.desk.bookFlight(
        {
          flightIds: [id],
          passengers: Array.from({ length: Math.min(9, seatsAvailable - 1) }, (_, index) => ({
            type: "adult" as const,
            firstName: "Ada",
            lastName: `Number${"abcdefghi".charAt(index)}`,
            dateOfBirth: undefined,
            email: undefined,
            phone: undefined,
            frequentFlyerNumber: undefined,
          })),
          contactEmail: "ada@example.com",
        },
        gds.caller,
      );
    }
    const outcomes = await Promise.allSettled(
      clients.map((client, index) => order(client, offers[index] ?? offer)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect((await onTheDesk(number)).seatsAvailable).toBe(0);
  });

  test("a seat that somebody chose is nobody else's, until the order is cancelled", async () => {
    const { duffel } = served;
    const wanted = { ...ROUTE, date: "2027-03-09" };
    const choose = async () => {
      const offer = await firstOffer(duffel, wanted);
      const { data: maps } = await duffel.seatMaps.get({ offer_id: offer.id });
      const open = maps.flatMap(({ cabins }) =>
        cabins.flatMap(({ rows }) =>
          rows.flatMap(({ sections }) =>
            sections.flatMap(({ elements }) =>
              elements.flatMap((one) =>
                one.type === "seat" && one.available_services.length > 0 ? [one] : [],
              ),
            ),
          ),
        ),
      );
      return { offer, open };
    };
    const [first, second] = [await choose(), await choose()];
    const buy = ({ offer, open }: Awaited<ReturnType<typeof choose>>, designator: string) => {
      const service = open.find((seat) => seat.designator === designator)?.available_services[0];
      if (!service) throw new Error(`${designator} is taken`);
      const total = Number(offer.total_amount) + Number(service.total_amount);
      return duffel.orders.create({
        type: "instant",
        selected_offers: [offer.id],
        services: [{ id: service.id, quantity: 1 }],
        passengers: offer.passengers.map(({ id }) => amelia(id)),
        payments: [payment(total.toFixed(2))],
      });
    };
    const designator = first.open[0]?.designator ?? "";
    const { data: made } = await buy(first, designator);
    expect(await refused(buy(second, designator))).toMatchObject({
      code: "ancillary_service_not_available",
    });
    const seatsOf = async () => (await choose()).open.map((seat) => seat.designator);
    expect(await seatsOf()).not.toContain(designator);
    const { data: quote } = await duffel.orderCancellations.create({ order_id: made.id });
    await duffel.orderCancellations.confirm(quote.id);
    expect(await seatsOf()).toContain(designator);
  });
});
