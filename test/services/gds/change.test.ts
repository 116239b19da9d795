import { describe, expect, test } from "vitest";
import type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import type { ChangeRequest } from "../../../src/domain/contracts/servicing/change.ts";
import { BOOKING } from "../../../src/stores/records.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { findAirline } from "../../../src/world/airlines/airlines.ts";
import { NOON, openDesk, type TestDesk } from "../../support/desk.ts";
import {
  ADA,
  addStay,
  bookedWith,
  bookOne,
  DAY_MS,
  flightsFor,
  holdableFlight,
  ratesOf,
  reasonOf,
} from "../../support/trip-desk.ts";

/** A booking whose fare was rewritten in the store, past its free day. */
async function changeable(at: TestDesk, fare: object): Promise<Pnr> {
  const made = await bookedWith(at, fare);
  at.clock.now = NOON + 2 * DAY_MS;
  return made;
}

/** A nonstop two days later, of the airline of a booking where one is given. */
async function otherFlight(
  at: TestDesk,
  better: (price: number) => boolean = () => true,
  of?: Pnr,
) {
  const airline = of?.flights[0]?.airlineCode;
  const found = (await flightsFor(at, { departureDate: "2027-03-03" })).find(
    ({ price, stops, airlineCode }) =>
      stops === 0 && better(price) && airlineCode === (airline ?? airlineCode),
  );
  if (!found) throw new Error("no other flight");
  return found;
}

function quote(at: TestDesk, pnr: string, asked: Omit<ChangeRequest, "pnr">) {
  return at.desk.quoteChange({ pnr, ...asked }, at.caller);
}

function confirm(at: TestDesk, pnr: string, quoteId: string | undefined, change: object = {}) {
  return at.desk.confirmChange({ pnr, quoteId: quoteId ?? "", ...change }, at.caller);
}

describe("another flight", () => {
  test("costs the difference and the fee, takes the new seat and gives the old one back", async () => {
    const at = await openDesk();
    const made = await changeable(at, { changeFee: 7500 });
    const next = await otherFlight(at, (price) => price >= made.totalPrice);
    const asked = { replace: [{ part: "f1", id: next.id }] };
    const priced = await quote(at, made.pnr, asked);
    const difference = next.price - made.totalPrice;
    expect(priced).toMatchObject({ toPay: difference + 7500, refund: 0, newTotal: next.price });
    expect(priced.items[0]).toMatchObject({ part: "F1", fareDifference: difference, fee: 7500 });

    const done = await confirm(at, made.pnr, priced.quoteId, { idempotencyKey: "once" });
    expect(done).toMatchObject({ owed: 0, paid: next.price + 7500, totalPrice: next.price });
    expect(done.flights.map(({ flightNumber, part }) => [flightNumber, part])).toEqual([
      [next.flightNumber, "F1"],
    ]);
    expect(await confirm(at, made.pnr, priced.quoteId, { idempotencyKey: "once" })).toEqual(done);
    expect(await reasonOf(confirm(at, made.pnr, priced.quoteId))).toBe("quote_expired");
    const stored = JSON.parse((await at.store.records.get(BOOKING, made.pnr))?.document ?? "");
    const keys: string[] = stored.holds.map(({ key }: { key: string }) => key);
    expect(await at.store.inventory.sold(keys)).toEqual(keys.map(() => 1));
    const [old] = await flightsFor(at);
    expect(old?.seatsAvailable).toBeGreaterThan(0);
    expect(
      await at.store.inventory.sold([
        `flight:JFKLAX:2027-03-01#${made.flights[0]?.flightNumber}:economy`,
      ]),
    ).toEqual([0]);
  });

  test("that is cheaper leaves credit, money or nothing, by the fare", async () => {
    for (const [fare, form] of [
      [{ changeFee: 0, refundFee: 0 }, "refund"],
      [{ changeFee: 0, refundFee: 0, refundAs: "credit" }, "credit"],
      [{ changeFee: 0 }, "none"],
    ] as const) {
      const at = await openDesk();
      const dear = (await flightsFor(at)).toSorted((a, b) => b.price - a.price)[0];
      const made = await at.desk.bookFlight(
        {
          flightIds: [dear?.id ?? ""],
          passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
          contactEmail: "ada@example.com",
        },
        at.caller,
      );
      const stored = await at.store.records.get(BOOKING, made.pnr);
      const record = JSON.parse(stored?.document ?? "");
      record.booking.fares = [
        { part: "F1", brand: "Test", checkedBags: 0, carryOnBags: 1, ...fare },
      ];
      if (!stored) throw new Error("not stored");
      const { version, ...rest } = stored;
      await at.store.records.write({
        ...rest,
        expectedVersion: version,
        document: JSON.stringify(record),
      });
      at.clock.now = NOON + 2 * DAY_MS;
      const next = await otherFlight(at, (price) => price < made.totalPrice, made);
      const priced = await quote(at, made.pnr, { replace: [{ part: "F1", id: next.id }] });
      const left = made.totalPrice - next.price;
      expect(priced.items[0]).toMatchObject({ form, back: form === "none" ? 0 : left });
      const done = await confirm(at, made.pnr, priced.quoteId);
      expect(done.owed).toBe(0);
      expect(done.paid).toBe(form === "none" ? made.totalPrice : next.price);
    }
  });

  test("is refused with the reason where the fare forbids it, and free on the first day", async () => {
    const at = await openDesk();
    const made = await bookOne(at);
    const next = await otherFlight(at);
    const free = await quote(at, made.pnr, { replace: [{ part: "F1", id: next.id }] });
    expect(free.items[0]).toMatchObject({ allowed: true, fee: 0 });
    expect(free.items[0]?.why).toContain(
      "No fee while the ticket can be voided, until 2026-11-16T12:00Z.",
    );
    const fixed = await changeable(at, {});
    const later = await otherFlight(at);
    const refused = await quote(at, fixed.pnr, { replace: [{ part: "F1", id: later.id }] });
    expect(refused.quoteId).toBeUndefined();
    expect(refused.items[0]).toMatchObject({ allowed: false });
    expect(refused.items[0]?.why).toContain("cannot be changed");
  });

  test("that is the one booked is no change, and the quote of another says what it becomes", async () => {
    const at = await openDesk();
    const made = await changeable(at, { changeFee: 7500 });
    const [booked] = made.flights;
    const same = await quote(at, made.pnr, { replace: [{ part: "F1", id: booked?.id ?? "" }] });
    expect(same.items[0]).toMatchObject({ allowed: false, why: "That is what is booked." });
    const next = await otherFlight(at);
    const other = await quote(at, made.pnr, { replace: [{ part: "F1", id: next.id }] });
    expect(other.items[0]?.what).toContain(
      `${booked?.flightNumber} of 2027-03-01 becomes ${next.flightNumber} JFK 2027-03-03`,
    );
  });

  test("that leaves a stay behind says so", async () => {
    const at = await openDesk();
    const made = await addStay(at, (await bookOne(at)).pnr);
    const late = (await flightsFor(at, { departureDate: "2027-03-04" }))[0];
    const { warnings } = await quote(at, made.pnr, {
      replace: [{ part: "F1", id: late?.id ?? "" }],
    });
    expect(warnings?.join()).toContain("before");
  });

  test("is paid by a card that may decline: then nothing has changed", async () => {
    const at = await openDesk();
    const made = await changeable(at, { changeFee: 100_000 });
    const next = await otherFlight(at);
    const { quoteId } = await quote(at, made.pnr, { replace: [{ part: "F1", id: next.id }] });
    const payment = { card: "4000000000000002" };
    expect(await reasonOf(confirm(at, made.pnr, quoteId, { payment }))).toBe("payment_declined");
    const { flights } = await at.desk.retrieveBooking({ pnr: made.pnr }, at.caller);
    expect(flights).toEqual(made.flights);
  });
});

describe("a stay", () => {
  test("on other dates costs the difference", async () => {
    const at = await openDesk();
    const made = await addStay(at, (await bookOne(at)).pnr);
    const { items } = await at.desk.searchHotels(
      {
        cityCode: "LAX",
        checkInDate: "2027-03-02",
        checkOutDate: "2027-03-06",
        guests: 1,
        limit: 50,
      },
      at.caller,
    );
    const longer = items
      .filter(({ status }) => status === "available")
      .flatMap(ratesOf)
      .find(({ rateCode }) => rateCode === "BAR");
    const priced = await quote(at, made.pnr, { replace: [{ part: "H1", id: longer?.id ?? "" }] });
    expect(priced.toPay).toBe((longer?.price ?? 0) - (made.hotels[0]?.price ?? 0));
    const done = await confirm(at, made.pnr, priced.quoteId);
    expect(done.hotels).toHaveLength(1);
    expect(done.hotels[0]).toMatchObject({ part: "H1", nights: 4, guests: made.hotels[0]?.guests });
  });
});

describe("people and wishes", () => {
  test("a name in letters that tickets lack is put right, however many they are", async () => {
    const at = await openDesk();
    const { id } = await holdableFlight(at);
    const person = { firstName: "Екатерина", lastName: "Воскресенская-Преображенская" };
    const { pnr } = await bookOne(at, {
      flightIds: [id],
      passengers: [{ type: "adult", ...person }],
    });
    const latin = { firstName: "Ekaterina", lastName: "Voskresenskaya-Preobrazhenskaya" };
    const priced = await quote(at, pnr, { passengers: [{ id: "P1", ...latin }] });
    expect(priced).toMatchObject({ toPay: 0, items: [{ allowed: true }] });
    const other = { firstName: "Anna", lastName: "Ivanova" };
    const refused = await quote(at, pnr, { passengers: [{ id: "P1", ...other }] });
    expect(refused.items[0]?.what).toContain("replaced by");
  });

  test("a slip in a name is corrected everywhere, another person refused", async () => {
    const at = await openDesk();
    const { id } = await holdableFlight(at);
    const made = await addStay(at, (await bookOne(at, { flightIds: [id] })).pnr);
    const slip = await quote(at, made.pnr, { passengers: [{ id: "P1", lastName: "Lovelase" }] });
    expect(slip).toMatchObject({ toPay: 0, refund: 0 });
    expect(slip.items[0]?.what).toBe("Ada Lovelace: corrected to Ada Lovelase");
    const done = await confirm(at, made.pnr, slip.quoteId);
    expect(done.passengers[0]?.lastName).toBe("Lovelase");
    expect(done.hotels[0]?.guests[0]?.lastName).toBe("Lovelase");
    const other = await quote(at, made.pnr, { passengers: [{ id: "p1", lastName: "Byron" }] });
    expect(other.quoteId).toBeUndefined();
    expect(other.items[0]?.why).toContain("Cancelling is free until 2026-11-16T12:00Z.");
  });

  test("low-cost airlines take another person for a fee, until some hours before departure", async () => {
    const at = await openDesk();
    const cheap = (await flightsFor(at)).find(
      ({ airlineCode, stops }) => stops === 0 && findAirline(airlineCode)?.kind === "low_cost",
    );
    const made = await bookOne(at, {
      flightIds: [cheap?.id ?? ""],
      passengers: [{ ...ADA, dateOfBirth: "1990-12-10", frequentFlyerNumber: "B61" }],
    });
    const { pnr, totalPrice } = made;
    const meal = await quote(at, pnr, { requests: [{ passenger: "P1", code: "WCHR" }] });
    await confirm(at, pnr, meal.quoteId);
    const asked = { passengers: [{ id: "P1", firstName: "Jon", lastName: "Aguirre" }] };
    const onFirstDay = await quote(at, pnr, asked);
    expect(onFirstDay.toPay).toBe(0);
    expect(onFirstDay.items[0]?.why).toMatch(/cancelling is free until [\d-]+T[\d:]+Z\.$/);
    at.clock.now += 25 * 3_600_000;
    const priced = await quote(at, pnr, asked);
    expect(priced).toMatchObject({ toPay: 6000, newTotal: totalPrice });
    expect(priced.items[0]).toMatchObject({
      what: "Ada Lovelace: replaced by Jon Aguirre",
      fee: 6000,
    });
    const done = await confirm(at, pnr, priced.quoteId);
    expect(done).toMatchObject({ paid: totalPrice + 6000, owed: 0, requests: [] });
    expect(done.passengers).toEqual([
      { id: "P1", type: "adult", firstName: "Jon", lastName: "Aguirre" },
    ]);
    at.clock.now = Date.parse(made.flights[0]?.departureTime ?? "") - 3 * 3_600_000;
    const late = await quote(at, pnr, { passengers: [{ id: "P1", firstName: "Grace" }] });
    expect(late.items[0]).toMatchObject({ allowed: false });
  });

  test("where a new ticket costs less than another name, the quote says so", async () => {
    const at = await openDesk();
    const route = { origin: "DUB", destination: "STN" };
    const cheap = (await flightsFor(at, route)).find(
      ({ price, stops }) => stops === 0 && price < 5000,
    );
    const { pnr } = await bookOne(at, { flightIds: [cheap?.id ?? ""] });
    at.clock.now += 25 * 3_600_000;
    const asked = { passengers: [{ id: "P1", firstName: "Jon", lastName: "Aguirre" }] };
    const { items } = await quote(at, pnr, asked);
    expect(items[0]).toMatchObject({ allowed: true, fee: 6000 });
    expect(items[0]?.why).toMatch(/^A new ticket costs \$\d\d\.\d\d, less than this\./);
  });

  test("meals, assistance, numbers and contacts are free, until it is too late", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at);
    const asked = {
      requests: [
        { passenger: "P1", code: "ksml" },
        { passenger: "P1", code: "WCHR", part: "F1" },
      ],
      passengers: [{ id: "P1", frequentFlyerNumber: "AA123" }],
      contactPhone: "+1 415 555 0123",
    };
    const { quoteId, items } = await quote(at, pnr, asked);
    expect(items.map(({ what }) => what)).toContain("Ada Lovelace: frequent flyer AA123");
    expect(items.at(-1)?.what).toBe("Contact changed to +14155550123");
    const done = await confirm(at, pnr, quoteId);
    expect(bookingText(done)).toContain("Ada Lovelace (P1, adult, frequent flyer AA123)");
    expect(done.requests?.map(({ code, part }) => [code, part])).toEqual([
      ["KSML", "F1"],
      ["WCHR", "F1"],
    ]);
    expect(done).toMatchObject({ contactPhone: "+14155550123", owed: 0 });
    expect(done.passengers[0]?.frequentFlyerNumber).toBe("AA123");
    at.clock.now = Date.parse(done.flights[0]?.departureTime ?? "") - 30 * 3_600_000;
    const late = await quote(at, pnr, { requests: [{ passenger: "P1", code: "KSML" }] });
    expect(late.items[0]).toMatchObject({ allowed: false });
    expect(await reasonOf(quote(at, pnr, { requests: [{ passenger: "P1", code: "XXXX" }] }))).toBe(
      "unknown_request",
    );
  });

  test("a part can be dropped together with another change", async () => {
    const at = await openDesk();
    const made = await addStay(at, (await bookOne(at)).pnr);
    const priced = await quote(at, made.pnr, { cancel: ["H1"], contactEmail: "new@example.com" });
    expect(priced.refund).toBe(made.hotels[0]?.price);
    const done = await confirm(at, made.pnr, priced.quoteId);
    expect(done.hotels[0]?.status).toBe("cancelled");
    expect(done).toMatchObject({ status: "confirmed", contactEmail: "new@example.com", owed: 0 });
  });

  test("nothing to change, a strange part and a stranger are refused", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at);
    expect(await reasonOf(quote(at, pnr, {}))).toBe("nothing_to_change");
    expect(await reasonOf(quote(at, pnr, { cancel: ["C7"] }))).toBe("unknown_part");
    expect(await reasonOf(quote(at, pnr, { passengers: [{ id: "P9" }] }))).toBe(
      "unknown_passenger",
    );
    const held = await bookOne(at, { hold: true });
    expect(await reasonOf(quote(at, held.pnr, { cancel: ["F1"] }))).toBe("booking_on_hold");
  });

  test("bags are sold at the fare's price, and stay with the journey when it is moved", async () => {
    const at = await openDesk();
    const { pnr, fares } = await bookOne(at);
    const bags = [{ passenger: "P1", part: "F1", count: 2 }];
    const priced = await quote(at, pnr, { bags });
    expect(priced.toPay).toBe(2 * (fares?.[0]?.bagFee ?? 0));
    expect(priced.toPay).toBeGreaterThan(0);
    expect(priced.items[0]?.why).toMatch(
      /^On [A-Z\d]{3,6}, [A-Z]{3} to [A-Z]{3}; (not refundable|refundable with the fare)\.$/,
    );
    const done = await confirm(at, pnr, priced.quoteId);
    expect(done.extras).toMatchObject([{ type: "bag", count: 2, price: priced.toPay }]);
    const next = await otherFlight(at);
    const moved = await quote(at, pnr, { replace: [{ part: "F1", id: next.id }] });
    const after = await confirm(at, pnr, moved.quoteId);
    expect(after).toMatchObject({ owed: 0, totalPrice: next.price + priced.toPay });
    const more = await quote(at, pnr, { bags });
    expect(more.items[0]).toMatchObject({ allowed: false });
  });
});

describe("a passenger who leaves", () => {
  const PARTY = ["Ada", "Grace", "Joan"].map((firstName) => ({ ...ADA, firstName }));

  async function party(at: TestDesk) {
    const search = { party: { adults: 3, children: 0, infants: 0 } };
    return bookOne(at, { passengers: PARTY }, search);
  }

  test("takes seat, share of the price and wishes along to a PNR of their own", async () => {
    const at = await openDesk();
    const made = await party(at);
    const { pnr } = made;
    const meal = await quote(at, pnr, { requests: [{ passenger: "P2", code: "VGML" }] });
    await confirm(at, pnr, meal.quoteId);
    const { quoteId } = await quote(at, pnr, { leave: ["P2"] });
    const stays = await confirm(at, pnr, quoteId, { idempotencyKey: "divide" });
    expect(await confirm(at, pnr, quoteId, { idempotencyKey: "divide" })).toEqual(stays);
    const other = stays.related?.[0] ?? "";
    const leaves = await at.desk.retrieveBooking({ pnr: other }, at.caller);
    expect(stays.passengers.map(({ id }) => id)).toEqual(["P1", "P3"]);
    expect(leaves.passengers.map(({ id }) => id)).toEqual(["P2"]);
    expect(leaves.requests).toHaveLength(1);
    expect(stays.requests).toEqual([]);
    expect(stays.totalPrice + leaves.totalPrice).toBe(made.totalPrice);
    expect(leaves).toMatchObject({ owed: 0, related: [pnr], status: "confirmed" });
    expect(stays.owed).toBe(0);
    const key = `flight:JFKLAX:2027-03-01#${made.flights[0]?.flightNumber}:economy`;
    if (made.flights.length === 1) expect(await at.store.inventory.sold([key])).toEqual([3]);
    await at.desk.cancelBooking({ pnr: other }, at.caller);
    if (made.flights.length === 1) expect(await at.store.inventory.sold([key])).toEqual([2]);
    await at.desk.cancelBooking({ pnr }, at.caller);
    if (made.flights.length === 1) expect(await at.store.inventory.sold([key])).toEqual([0]);
  });

  test("keeps the free day of the ticket that was bought, however long it was held before", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at, { passengers: PARTY, hold: true });
    at.clock.now = NOON + 5 * 3_600_000;
    await at.desk.ticketBooking({ pnr }, at.caller);
    const { quoteId } = await quote(at, pnr, { leave: ["P2"] });
    const stays = await confirm(at, pnr, quoteId);
    const leaves = await at.desk.retrieveBooking({ pnr: stays.related?.[0] ?? "" }, at.caller);
    const ends = [stays, leaves].map(({ fares }) => fares?.[0]?.voidUntil);
    expect(ends).toEqual(Array(2).fill(new Date(at.clock.now + DAY_MS).toISOString()));
  });

  test("is let go by the next reader where the process died in between", async () => {
    const at = await openDesk();
    const { pnr } = await party(at);
    const { quoteId = "" } = await quote(at, pnr, { leave: ["P3"] });
    let writes = 0;
    const store = {
      ...at.store,
      records: {
        ...at.store.records,
        write: (change: Parameters<typeof at.store.records.write>[0]) =>
          ++writes > 1 ? Promise.reject(new Error("dead")) : at.store.records.write(change),
      },
    };
    const dying = await openDesk({ store, now: () => at.clock.now });
    await expect(dying.desk.confirmChange({ pnr, quoteId }, at.caller)).rejects.toThrow("dead");
    const { related = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    const gone = await at.desk.retrieveBooking({ pnr: related[0] ?? "" }, at.caller);
    expect(gone.passengers.map(({ firstName }) => firstName)).toEqual(["Joan"]);
  });

  test("cannot be everybody, nor together with another change", async () => {
    const at = await openDesk();
    const { pnr } = await party(at);
    const all = await quote(at, pnr, { leave: ["P1", "P2", "P3"] });
    expect(all.items[0]).toMatchObject({ allowed: false });
    const both = await quote(at, pnr, { leave: ["P1"], contactEmail: "a@example.com" });
    expect(both.items[0]).toMatchObject({ allowed: false });
  });
});
