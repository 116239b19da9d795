import { describe, expect, test } from "vitest";
import type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import { owedBy } from "../../../src/domain/rules/ledger.ts";
import { BOOKING } from "../../../src/stores/records.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { NOON, openDesk } from "../../support/desk.ts";
import {
  ADA,
  addStay,
  bookedWith,
  bookOne,
  CONTACT,
  DAY_MS,
  firstFlight,
  flightsFor,
  ratesOf,
  reasonOf,
} from "../../support/trip-desk.ts";

/** The latest entry of a type. */
function last({ ledger = [] }: Pnr, type: string): number | undefined {
  return ledger.findLast((entry) => entry.type === type)?.amount;
}

describe("the ledger", () => {
  test("of a new booking has a charge for each part, paid by the agency's account", async () => {
    const at = await openDesk();
    const booking = await addStay(at, (await bookOne(at)).pnr);
    const [flight, stay] = [booking.flights[0]?.price ?? 0, booking.hotels[0]?.price ?? 0];
    expect(booking).toMatchObject({ paid: flight + stay, owed: 0, totalPrice: flight + stay });
    expect(booking.ledger?.map(({ type, amount, part }) => [type, amount, part])).toEqual([
      ["charge", flight, "F1"],
      ["payment", -flight, undefined],
      ["charge", stay, "H1"],
      ["payment", -stay, undefined],
    ]);
  });

  test("of a booking of the version before opens with one paid charge", async () => {
    const at = await openDesk();
    const made = await addStay(at, (await bookOne(at)).pnr);
    const stored = await at.store.records.get(BOOKING, made.pnr);
    if (!stored) throw new Error("not stored");
    const { version, ...rest } = stored;
    const { booking, holds } = JSON.parse(stored.document);
    for (const name of ["ledger", "paid", "owed", "fares"]) delete booking[name];
    for (const one of [...booking.flights, ...booking.hotels, ...holds]) delete one.part;
    const document = JSON.stringify({ booking, holds });
    await at.store.records.write({ ...rest, expectedVersion: version, document });

    const { totalPrice, pnr } = made;
    const old = await at.desk.retrieveBooking({ pnr }, at.caller);
    expect(old).toMatchObject({ paid: totalPrice, owed: 0 });
    expect(old.ledger).toHaveLength(2);
    expect(old.hotels[0]?.part).toBe("H1");
    const nights = async () => {
      const { items } = await at.desk.searchHotels(
        {
          cityCode: "LAX",
          checkInDate: "2027-03-02",
          checkOutDate: "2027-03-05",
          guests: 1,
          limit: 50,
        },
        at.caller,
      );
      const rates = items.flatMap(ratesOf);
      return rates.find(({ id }) => id === made.hotels[0]?.id);
    };
    expect(await nights()).toBeDefined();
    const cut = await at.desk.cancelBooking({ pnr, parts: ["H1"] }, at.caller);
    expect(cut).toMatchObject({ status: "confirmed", owed: 0, totalPrice: made.flights[0]?.price });
    const held = JSON.parse((await at.store.records.get(BOOKING, pnr))?.document ?? "").holds;
    expect(held.map(({ key }: { key: string }) => key.slice(0, 7))).toEqual(["flight:"]);
  });
});

describe("cancelling", () => {
  test("within 24 hours gives everything back, and then by the fare", async () => {
    for (const [fare, hours, back] of [
      [{}, 23, 1],
      [{}, 25, 0],
      [{ refundFee: 0 }, 25, 1],
    ] as const) {
      const at = await openDesk();
      const { pnr, totalPrice } = await bookedWith(at, fare);
      at.clock.now = NOON + hours * 3_600_000;
      const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
      expect(quote.refund).toBe(totalPrice * back);
      const done = await at.desk.cancelBooking({ pnr, quoteId: quote.quoteId }, at.caller);
      expect(done).toMatchObject({ status: "cancelled", owed: 0, paid: totalPrice - quote.refund });
      expect(last(done, "refund") ?? 0).toBe(quote.refund);
    }
  });

  test("of a fare that gives credit keeps the fee and leaves the rest as credit", async () => {
    const at = await openDesk();
    const { pnr, totalPrice } = await bookedWith(at, { refundFee: 2500, refundAs: "credit" });
    at.clock.now = NOON + 2 * DAY_MS;
    const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(quote).toMatchObject({ refund: 0, credit: totalPrice - 2500, fee: 2500 });
    const done = await at.desk.cancelBooking({ pnr }, at.caller);
    expect(last(done, "credit")).toBe(totalPrice - 2500);
    expect(owedBy(done.ledger ?? [])).toBe(0);
  });

  test("of a day-of-departure ticket is free on its first day alone", async () => {
    const at = await openDesk();
    const made = await bookOne(at, {}, { departureDate: "2026-11-18" });
    at.clock.now = NOON + 11 * 3_600_000;
    const first = await at.desk.quoteCancellation({ pnr: made.pnr }, at.caller);
    expect(first.parts[0]?.rule).toContain("Void");
    at.clock.now = NOON + 13 * 3_600_000;
    const second = await at.desk.quoteCancellation({ pnr: made.pnr }, at.caller);
    expect(second.parts[0]?.rule).not.toContain("Void");
  });

  test("a stay is free until the evening before, then costs a night, and prepaid all of it", async () => {
    const at = await openDesk();
    const flexible = await addStay(at, (await bookOne(at)).pnr);
    const prepaid = await addStay(at, (await bookOne(at)).pnr, "ADV");
    const night = flexible.hotels[0]?.pricePerNight;
    const stay = async (pnr: string) =>
      (await at.desk.quoteCancellation({ pnr, parts: ["h1"] }, at.caller)).parts[0];
    // Los Angeles is eight hours behind.
    at.clock.now = Date.parse("2027-03-02T01:59:00Z");
    expect(await stay(flexible.pnr)).toMatchObject({ fee: 0, form: "refund" });
    at.clock.now = Date.parse("2027-03-02T02:01:00Z");
    expect(await stay(flexible.pnr)).toMatchObject({ fee: night, form: "refund" });
    expect(await stay(prepaid.pnr)).toMatchObject({ back: 0, form: "none" });
  });

  test("one part leaves the others booked and gives its stock back", async () => {
    const at = await openDesk();
    const before = await firstFlight(at);
    const made = await addStay(at, (await bookOne(at)).pnr);
    const done = await at.desk.cancelBooking({ pnr: made.pnr, parts: ["F1"] }, at.caller);
    expect(done.status).toBe("confirmed");
    expect(done.flights[0]).toMatchObject({ status: "cancelled", bookingStatus: "cancelled" });
    expect(done.hotels[0]?.status).toBe("confirmed");
    expect(done.totalPrice).toBe(made.hotels[0]?.price);
    const after = (await flightsFor(at)).find(({ id }) => id === before.id);
    expect(after?.seatsAvailable).toBe(before.seatsAvailable);
    const rest = await at.desk.cancelBooking({ pnr: made.pnr }, at.caller);
    expect(rest).toMatchObject({ status: "cancelled", owed: 0 });
    expect(await reasonOf(at.desk.cancelBooking({ pnr: made.pnr }, at.caller))).toBe(
      "booking_cancelled",
    );
  });

  test("refuses a part that is not there, and a quote of another moment", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at);
    const cancel = (change: object) =>
      reasonOf(at.desk.cancelBooking({ pnr, ...change }, at.caller));
    expect(await cancel({ parts: ["H9"] })).toBe("unknown_part");
    const { quoteId } = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(await cancel({ quoteId: "CANCEL-000000000000" })).toBe("quote_expired");
    await addStay(at, pnr);
    expect(await cancel({ quoteId })).toBe("quote_expired");
    const fresh = await at.desk.quoteCancellation({ pnr, parts: ["H1"] }, at.caller);
    expect(await cancel({ quoteId: fresh.quoteId, parts: ["F1"] })).toBe("quote_for_other_parts");
    at.clock.now += 31 * 60_000;
    expect(await cancel({ quoteId: fresh.quoteId })).toBe("quote_expired");
    expect((await at.desk.retrieveBooking({ pnr }, at.caller)).status).toBe("confirmed");
  });

  test("charges what was quoted, also when the free day ended in between", async () => {
    const at = await openDesk();
    const { pnr, totalPrice } = await bookedWith(at, {});
    at.clock.now = NOON + DAY_MS - 60_000;
    const { quoteId, refund } = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(refund).toBe(totalPrice);
    at.clock.now += 10 * 60_000;
    const done = await at.desk.cancelBooking({ pnr, quoteId }, at.caller);
    expect(done.paid).toBe(0);
  });
});

test("a note on a car's times goes with the car, and a stay is given up in the words of its booking", async () => {
  const at = await openDesk();
  const { pnr } = await addStay(at, (await bookOne(at)).pnr);
  const { items } = await at.desk.searchCars(
    {
      pickupLocationCode: "LAX",
      pickupDate: "2027-03-01T00:05:00",
      driverAge: 40,
      dropoffDate: "2027-03-04T10:00:00",
      limit: 1,
    },
    at.caller,
  );
  const driver = { firstName: "Ada", lastName: "Lovelace" };
  const carId = items[0]?.id ?? "";
  const early = await at.desk.bookCar({ carId, existingPnr: pnr, driver }, at.caller);
  const isOnPickUp = (note: string) => note.startsWith("C1: Pick-up is before ");
  expect(early.warnings?.filter(isOnPickUp)).toHaveLength(1);
  const { parts } = await at.desk.quoteCancellation({ pnr, parts: ["H1"] }, at.caller);
  expect(parts[0]?.rule).toBe(`Its rate: ${early.hotels[0]?.cancellation}.`);
  const two = await at.desk.bookCar({ carId, existingPnr: pnr, driver }, at.caller);
  expect(two.warnings).toContain(
    "C2: C1 is rented for the same driver at the same time and stays booked.",
  );
  const without = await at.desk.cancelBooking({ pnr, parts: ["C1"] }, at.caller);
  expect(without.warnings?.filter((note) => /^C\d/.test(note))).toEqual([
    expect.stringMatching(/^C2: Pick-up is before \w+ lands at [\d-]{10} \d\d:\d\d\.$/),
  ]);
  expect(bookingText(without)).toMatch(/^Car C2: .*; cancelling: free until pick-up$/m);
  const grounded = await at.desk.cancelBooking({ pnr, parts: ["F1"] }, at.caller);
  expect(grounded.warnings).toEqual([]);
});

test("a flight that left unflown gives its taxes back where its fare does, until it has landed", async () => {
  const at = await openDesk();
  const { pnr, flights, totalPrice } = await bookedWith(at, { taxBack: 4000 });
  const [first] = flights;
  at.clock.now = Date.parse(first?.departureTime ?? "") + 45 * 60_000;
  const missed = await at.desk.quoteCancellation({ pnr }, at.caller);
  expect(missed).toMatchObject({ refund: 4000, fee: totalPrice - 4000 });
  expect(missed.parts[0]?.rule).toMatch(
    new RegExp(
      `^${first?.flightNumber} has left and was missed\\. .*: taxes alone come back, until`,
    ),
  );
  at.clock.now = Date.parse(first?.arrivalTime ?? "") + DAY_MS;
  expect(await reasonOf(at.desk.quoteCancellation({ pnr }, at.caller))).toBe("already_left");
});

test("the way back holds where the way there was flown, and quotes say so", async () => {
  const at = await openDesk();
  const out = await firstFlight(at);
  const back = await firstFlight(at, {
    origin: "LAX",
    destination: "JFK",
    departureDate: "2027-03-10",
  });
  const request = { flightIds: [out.id, back.id], passengers: [ADA], ...CONTACT };
  const { pnr, flights } = await at.desk.bookFlight(request, at.caller);
  const one = flights.every(({ ticket = 1 }) => ticket === 1);
  const rule = async () =>
    (await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller)).parts[0]?.rule;
  expect(await rule()).not.toContain("holds");
  at.clock.now = Date.parse(flights[0]?.departureTime ?? "") + 45 * 60_000;
  expect(one).toBe(true);
  expect(await rule()).toContain(
    "It holds where F1 was flown; after a no-show the airline cancels it.",
  );
  const replace = [{ part: "F1", id: back.id }];
  const { items } = await at.desk.quoteChange({ pnr, replace }, at.caller);
  expect(items[0]?.why).toBe(
    "It has left and cannot be changed any more. F2 of the same ticket holds where it was flown; after a no-show the airline cancels it.",
  );
});
