import { describe, expect, test } from "vitest";
import type { NewPassenger, Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../../src/domain/money.ts";
import { countParty } from "../../../src/domain/rules/party.ts";
import { BOOKING } from "../../../src/stores/records.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { cancelBooking } from "../../../src/tools/gds/cancel-booking.ts";
import { findAirline } from "../../../src/world/airlines/airlines.ts";
import { contextOf, NOON, openDesk, type TestDesk } from "../../support/desk.ts";
import {
  ADA,
  bookedWith,
  CONTACT,
  DAY_MS,
  firstFlight,
  flightsFor,
  reasonOf,
} from "../../support/trip-desk.ts";

const BACK = { origin: "LAX", destination: "JFK", departureDate: "2027-03-10" };

const GRACE = { ...ADA, firstName: "Grace" } as const;

/** A return of one airline, whose fares were rewritten in the store. */
async function bookedReturn(
  at: TestDesk,
  fare: object,
  passengers: NewPassenger[] = [ADA],
): Promise<Pnr> {
  const party = countParty(passengers);
  const [out, back] = await Promise.all([
    flightsFor(at, { party }),
    flightsFor(at, { ...BACK, party }),
  ]);
  const of = (flights: typeof out) =>
    flights.find(({ airlineCode, stops }) => airlineCode === "AA" && stops === 0)?.id ?? "";
  const request = { flightIds: [of(out), of(back)], passengers, ...CONTACT };
  const made = await at.desk.bookFlight(request, at.caller);
  const stored = await at.store.records.get(BOOKING, made.pnr);
  if (!stored) throw new Error("not stored");
  const record = JSON.parse(stored.document);
  for (const one of record.booking.fares) {
    for (const term of ["changeFee", "refundFee", "refundAs", "taxBack"]) delete one[term];
    Object.assign(one, fare);
  }
  const { version, ...rest } = stored;
  const document = JSON.stringify(record);
  await at.store.records.write({ ...rest, expectedVersion: version, document });
  at.clock.now += 2 * DAY_MS;
  return made;
}

async function otherDay(at: TestDesk, search: object): Promise<string> {
  const flights = await flightsFor(at, search);
  return flights.find(({ airlineCode, stops }) => airlineCode === "AA" && stops === 0)?.id ?? "";
}

describe("a ticket there and back", () => {
  test("pays its change fee once when both ways change", async () => {
    const at = await openDesk();
    const { pnr } = await bookedReturn(at, { changeFee: 5000 });
    const out = await otherDay(at, { departureDate: "2027-03-02" });
    const back = await otherDay(at, { ...BACK, departureDate: "2027-03-11" });
    const replace = [
      { part: "F1", id: out },
      { part: "F2", id: back },
    ];
    const both = await at.desk.quoteChange({ pnr, replace }, at.caller);
    expect(both.items.map(({ fee }) => fee)).toEqual([5000, 0]);
    const { quoteId = "" } = both;
    const done = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    const fees = (done.ledger ?? []).filter(({ note }) => note === "change fee");
    expect(fees.map(({ amount }) => amount)).toEqual([5000]);
    expect(done.owed).toBe(0);
  });

  test("pays its refund fee once when it is given up whole, also one dearer than a way", async () => {
    const at = await openDesk();
    const one = await bookedReturn(at, {});
    const fee = (one.flights[0]?.price ?? 0) + 100;
    const { pnr, totalPrice } = await bookedReturn(at, { refundFee: fee, refundAs: "refund" });
    const whole = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(whole).toMatchObject({ fee, refund: totalPrice - fee });
    const done = await at.desk.cancelBooking({ pnr }, at.caller);
    expect(done).toMatchObject({ paid: fee, owed: 0 });
  });

  test("of which one way is given up costs for the other what a one-way does", async () => {
    const at = await openDesk();
    const made = await bookedReturn(at, { refundFee: 0, refundAs: "refund" });
    const [out, back] = made.flights;
    const alone = await at.desk.quoteCancellation({ pnr: made.pnr, parts: ["F2"] }, at.caller);
    const reference = at.deps.flights.read(out?.id ?? "");
    const oneWay = reference && (await at.deps.flights.quote(reference));
    const dearer = Math.max(0, (oneWay?.price ?? 0) - (out?.price ?? 0));
    expect(alone.refund).toBe(Math.max(0, (back?.price ?? 0) - dearer));
    const whole = await at.desk.quoteCancellation({ pnr: made.pnr }, at.caller);
    expect(whole.refund).toBe(made.totalPrice);
    const { quoteId } = alone;
    const done = await at.desk.cancelBooking({ pnr: made.pnr, quoteId }, at.caller);
    expect(done.paid).toBe(made.totalPrice - alone.refund);
    expect(done.owed).toBe(0);
  });

  test("that is given up in two steps gives back what one step would, and its total is what is paid", async () => {
    const at = await openDesk();
    const made = await bookedReturn(at, { refundFee: 0, refundAs: "refund" });
    const { pnr, totalPrice } = made;
    const reference = at.deps.flights.read(made.flights[0]?.id ?? "");
    const oneWay = (reference && (await at.deps.flights.quote(reference)))?.price ?? 0;
    const dearer = oneWay - (made.flights[0]?.price ?? 0);
    expect(dearer).toBeGreaterThan(0);
    const half = await cancelBooking.call({ pnr, parts: ["F2"] }, contextOf(at));
    expect(Object(half.output)).toMatchObject({ totalPrice: oneWay, paid: oneWay, owed: 0 });
    expect(half.text).toContain(
      `${formatUsd(dearer)} goes to F1, kept by itself at ${formatUsd(oneWay)}`,
    );
    expect(half.text).not.toMatch(/\$[\d.]+ kept/);
    const rest = await at.desk.cancelBooking({ pnr }, at.caller);
    expect(rest).toMatchObject({ status: "cancelled", totalPrice, paid: 0, owed: 0 });
    const refunds = (rest.ledger ?? []).filter(({ type }) => type === "refund");
    expect(refunds.map(({ amount }) => amount)).toEqual([totalPrice - oneWay, oneWay]);
  });

  test("whose travellers parted is priced by itself for those who stay, and no cap is called a price", async () => {
    const at = await openDesk();
    const { pnr } = await bookedReturn(at, { refundFee: 3000, refundAs: "refund" }, [ADA, GRACE]);
    const { quoteId = "" } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
    const { flights } = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    const reference = at.deps.flights.read(flights[0]?.id ?? "");
    const party = { adults: 1, children: 0, infants: 0 };
    const oneWay = reference && (await at.deps.flights.quote({ ...reference, party }));
    const [out = 0, back = 0] = flights.map(({ price }) => price);
    const dearer = (oneWay?.price ?? 0) - out;
    const quote = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
    expect(quote.refund).toBe(back - 1500 - dearer);
    expect(quote.parts[0]?.rule).toContain("refundable less the ticket's fee of $15.00.");
    expect(quote.parts[0]?.rule).toContain(
      `F1 by itself costs ${formatUsd(out + dearer)}, not ${formatUsd(out)}: ${formatUsd(dearer)} goes to it.`,
    );
    const dear = await bookedReturn(at, { refundFee: back - 100, refundAs: "refund" });
    const capped = await at.desk.quoteCancellation({ pnr: dear.pnr, parts: ["F2"] }, at.caller);
    expect(capped.parts[0]?.rule).toMatch(/: \$[\d.]+ of the difference goes to it\.$/);
  });
});

test("of a return that does not come back, a way given up leaves its taxes and pays for the other", async () => {
  const at = await openDesk();
  const made = await bookedReturn(at, { taxBack: 4000 });
  const { pnr } = made;
  expect(made.warnings?.join()).toContain("Priced as a return");
  const quote = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
  expect(quote.parts).toMatchObject([{ part: "F2", back: 4000, form: "refund" }]);
  const { quoteId } = quote;
  const done = await at.desk.cancelBooking({ pnr, quoteId }, at.caller);
  expect(done).toMatchObject({ paid: made.totalPrice - 4000, owed: 0 });
  expect(done.warnings?.join() ?? "").not.toContain("Priced as");
});

test("what came back and what was kept of a way is each traveller's own, a child's by its price", async () => {
  const at = await openDesk();
  const child = { type: "child", firstName: "Byron", lastName: "King" } as const;
  const made = await bookedReturn(at, { taxBack: 6000 }, [ADA, GRACE, child]);
  const { pnr } = made;
  const whole = await at.desk.cancelBooking({ pnr, parts: ["F2"] }, at.caller);
  const { quoteId = "" } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
  const stays = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  const leaves = await at.desk.retrieveBooking({ pnr: stays.related?.[0] ?? "" }, at.caller);
  const sumOf = ({ ledger = [] }: Pnr, wanted: string) =>
    ledger.reduce((sum, { type, amount }) => (type === wanted ? sum + amount : sum), 0);
  expect([sumOf(stays, "refund"), sumOf(leaves, "refund")]).toEqual([4000, 2000]);
  const price = leaves.flights.find(({ part }) => part === "F2")?.price ?? 0;
  expect(sumOf(leaves, "fee")).toBe(price - 2000);
  for (const type of ["charge", "fee", "payment", "refund"]) {
    expect(sumOf(stays, type) + sumOf(leaves, type)).toBe(sumOf(whole, type));
  }
  expect([stays.owed, leaves.owed]).toEqual([0, 0]);
});

test("what a return cost in all is said of each half by its share once its travellers part", async () => {
  const at = await openDesk();
  const { pnr, warnings, totalPrice } = await bookedReturn(at, {}, [ADA, GRACE]);
  const apart = (notes: readonly string[] = []) =>
    Number(/in all, instead of (\S+) as/.exec(notes.join())?.[1]?.replace(/\D/g, ""));
  expect(apart(warnings)).toBeGreaterThan(totalPrice);
  const { quoteId = "" } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
  const stays = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  const leaves = await at.desk.retrieveBooking({ pnr: stays.related?.[0] ?? "" }, at.caller);
  for (const half of [stays, leaves]) {
    const inAll = `Priced as a return: ${formatUsd(half.totalPrice)} in all`;
    expect(half.warnings?.filter((note) => note.startsWith(inAll))).toHaveLength(1);
  }
  const shares = apart(stays.warnings) + apart(leaves.warnings);
  expect(Math.abs(shares - apart(warnings))).toBeLessThanOrEqual(1);
});

describe("an airline credit", () => {
  test("pays for a new booking of its airline and its passenger, as far as it goes, once", async () => {
    const at = await openDesk();
    const old = await bookedWith(at, { refundFee: 0, refundAs: "credit" });
    const airline = old.flights[0]?.airlineCode;
    at.clock.now += 2 * DAY_MS;
    await at.desk.cancelBooking({ pnr: old.pnr }, at.caller);
    const seen = await at.desk.retrieveBooking({ pnr: old.pnr }, at.caller);
    expect(seen.creditLeft).toBe(old.totalPrice);
    // From the issue of the ticket on, not from its end.
    const end = new Date(NOON + 365 * DAY_MS).toISOString().slice(0, 10);
    const text = bookingText(seen);
    expect(text).toContain("$268.00 given as credit, not in money");
    expect(text).toContain(
      `left with ${old.flights[0]?.airlineName} for Ada Lovelace; to book with until ${end}`,
    );
    const flights = await flightsFor(at, { departureDate: "2027-03-05" });
    const same = flights.find(({ airlineCode, stops }) => airlineCode === airline && stops === 0);
    const other = flights.find(({ airlineCode, stops }) => airlineCode !== airline && stops === 0);
    const book = (id = "", passenger: object = ADA) =>
      at.desk.bookFlight(
        {
          flightIds: [id],
          passengers: [{ ...ADA, ...passenger }],
          ...CONTACT,
          payment: { credit: old.pnr },
        },
        at.caller,
      );
    expect(await reasonOf(book(other?.id))).toBe("credit_not_usable");
    expect(await reasonOf(book(same?.id, { lastName: "Byron" }))).toBe("credit_not_usable");
    const made = await book(same?.id);
    const credit = Math.min(old.totalPrice, made.totalPrice);
    const paidWith = `credit of ${old.pnr} until ${end}`;
    expect(made.ledger?.find(({ note }) => note === paidWith)?.amount).toBe(-credit);
    expect(made).toMatchObject({ owed: 0, paid: made.totalPrice });
    const left = (await at.desk.retrieveBooking({ pnr: old.pnr }, at.caller)).creditLeft;
    expect(left).toBe(old.totalPrice - credit);
    expect(left).toBe(0);
    expect(bookingText(made)).toContain(`Note: The ${paidWith} is used up by this booking.`);
    const gone = await at.desk.cancelBooking({ pnr: made.pnr }, at.caller);
    // Within its free day everything comes back, and what a credit paid as a credit.
    expect(gone.ledger?.filter(({ type }) => type === "refund")).toEqual([]);
    const again = await at.desk.retrieveBooking({ pnr: old.pnr }, at.caller);
    expect(again.creditLeft).toBe(left);
    const back = await at.desk.retrieveBooking({ pnr: made.pnr }, at.caller);
    expect(back.creditLeft).toBe(made.totalPrice);
    at.clock.now = NOON + 365 * DAY_MS + 1;
    const over = await at.desk.retrieveBooking({ pnr: old.pnr }, at.caller);
    expect(over.creditLeft).toBeUndefined();
  });

  test("is shared by those who part, with what was spent of it, each share in its own name", async () => {
    const at = await openDesk();
    const fare = { refundFee: 3000, refundAs: "credit" };
    let price = 0;
    const given = async () => {
      const { pnr, totalPrice } = await bookedReturn(at, fare, [ADA, GRACE]);
      price = totalPrice;
      await at.desk.cancelBooking({ pnr, parts: ["F2"] }, at.caller);
      return at.desk.retrieveBooking({ pnr }, at.caller);
    };
    const parted = async ({ pnr }: Pnr) => {
      const { quoteId = "", items } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
      const { related } = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
      const sides = [pnr, related?.[0] ?? ""].map((one) =>
        at.desk.retrieveBooking({ pnr: one }, at.caller),
      );
      return { why: items[0]?.why, sides: await Promise.all(sides) };
    };
    const book = (credit = "", passenger: object = GRACE) =>
      at.desk.bookFlight(
        {
          flightIds: [flightId],
          passengers: [{ ...ADA, ...passenger }],
          ...CONTACT,
          payment: { credit },
        },
        at.caller,
      );
    const flightId = await otherDay(at, { departureDate: "2027-03-05" });
    const whole = await given();
    const { creditLeft: worth = 0 } = whole;
    const { why, sides } = await parted(whole);
    expect(why).toContain(
      `Of the ${formatUsd(worth)} left of its credit they take ${formatUsd(worth / 2)} along`,
    );
    const end = /to book with until (\S+),/.exec(bookingText(whole))?.[1];
    for (const [index, side] of sides.entries()) {
      expect(side).toMatchObject({ creditLeft: worth / 2, owed: 0, paid: (whole.paid ?? 0) / 2 });
      expect(bookingText(side)).toContain(
        `${formatUsd(worth / 2)} left with American Airlines for ${["Ada", "Grace"][index]} Lovelace; to book with until ${end},`,
      );
      expect(bookingText(side)).toContain(`(${formatUsd(worth / 2)} of F2 came back)`);
    }
    const [ada, grace] = sides;
    expect(await reasonOf(book(ada?.pnr))).toBe("credit_not_usable");
    const own = await book(grace?.pnr);
    const spent = Math.min(worth / 2, own.totalPrice);
    const lefts = async (all: readonly (Pnr | undefined)[]) =>
      Promise.all(
        all.map(async (one) => {
          const read = { pnr: one?.pnr ?? "" };
          return (await at.desk.retrieveBooking(read, at.caller)).creditLeft;
        }),
      );
    expect(await lefts(sides)).toEqual([worth / 2, worth / 2 - spent]);
    // What F2 paid for F1 is in the prices of both, and counts once on either side.
    const ends = sides.map(({ pnr }) => at.desk.cancelBooking({ pnr }, at.caller));
    const totals = (await Promise.all(ends)).map(({ totalPrice }) => totalPrice);
    expect(totals).toEqual([price / 2, price / 2]);
    const used = await given();
    const paid = (await book(used.pnr)).ledger?.find(({ type }) => type === "payment");
    const rest = worth + (paid?.amount ?? 0);
    const later = await parted(used);
    const [stays = 0, leaves = 0] = await lefts(later.sides);
    expect(stays + leaves).toBe(rest);
    expect(Math.abs(stays - leaves)).toBeLessThanOrEqual(1);
  });

  test("that paid for a booking comes back as one to each of those who part", async () => {
    const at = await openDesk();
    const old = await bookedReturn(at, { refundFee: 0, refundAs: "credit" }, [ADA, GRACE]);
    await at.desk.cancelBooking({ pnr: old.pnr }, at.caller);
    const flightIds = [await otherDay(at, { departureDate: "2027-03-05" })];
    const payment = { credit: old.pnr };
    const request = { flightIds, passengers: [ADA, GRACE], ...CONTACT, payment };
    const { pnr, totalPrice } = await at.desk.bookFlight(request, at.caller);
    expect(totalPrice).toBeLessThanOrEqual(old.totalPrice);
    const { quoteId = "" } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
    const { related = [] } = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    for (const one of [pnr, ...related]) {
      const { credit, refund } = await at.desk.quoteCancellation({ pnr: one }, at.caller);
      expect({ credit, refund }).toEqual({ credit: totalPrice / 2, refund: 0 });
    }
  });

  test("is not spent twice by two at once", async () => {
    const at = await openDesk();
    const old = await bookedWith(at, { refundFee: 0, refundAs: "credit" });
    at.clock.now += 2 * DAY_MS;
    await at.desk.cancelBooking({ pnr: old.pnr }, at.caller);
    const flights = await flightsFor(at, { departureDate: "2027-03-05" });
    const airline = old.flights[0]?.airlineCode;
    const { id } = flights.find((one) => one.airlineCode === airline && one.stops === 0) ?? {};
    const request = {
      flightIds: [id ?? ""],
      passengers: [ADA],
      ...CONTACT,
      payment: { credit: old.pnr },
    };
    await Promise.allSettled(
      Array.from({ length: 5 }, () => at.desk.bookFlight(request, at.caller)),
    );
    const { creditLeft = -1 } = await at.desk.retrieveBooking({ pnr: old.pnr }, at.caller);
    expect(creditLeft).toBeGreaterThanOrEqual(0);
  });
});

test("a low-cost airline's fare is not held", async () => {
  const at = await openDesk();
  const flights = await flightsFor(at);
  const cheap = flights.find(({ airlineCode }) => findAirline(airlineCode)?.kind === "low_cost");
  const request = { flightIds: [cheap?.id ?? ""], passengers: [ADA], ...CONTACT };
  expect(await reasonOf(at.desk.bookFlight({ ...request, hold: true }, at.caller))).toBe(
    "hold_not_possible",
  );
  expect(await at.desk.bookFlight(request, at.caller)).toMatchObject({ status: "confirmed" });
});

test("stays and cars are paid by card too, and a declined one books nothing", async () => {
  const at = await openDesk();
  const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
  const stays = await at.desk.searchHotels(
    { cityCode: "LAX", checkInDate: "2027-03-02", checkOutDate: "2027-03-04", guests: 1, limit: 3 },
    at.caller,
  );
  const hotelId = stays.items[0]?.id ?? "";
  const stay = (card: string) =>
    at.desk.bookHotel({ hotelId, guests, ...CONTACT, payment: { card } }, at.caller);
  expect(await reasonOf(stay("4000000000000002"))).toBe("payment_declined");
  expect(await reasonOf(stay("4111111111111111"))).toBe("not_a_test_card");
  const { bookings } = await at.desk.listBookings({ status: "all", limit: 10 }, at.caller);
  expect(bookings).toEqual([]);
  const made = await stay("4242424242424242");
  expect(made.ledger?.map(({ type, note }) => [type, note])).toContainEqual([
    "payment",
    "test card",
  ]);
  expect(JSON.stringify(made)).not.toContain("4242424242424242");
});

test("a passenger who is on the same flight with another PNR of the principal or session is noted", async () => {
  const at = await openDesk();
  const { id } = await firstFlight(at);
  const caller = { transport: "http", principal: "ada" } as const;
  const request = { flightIds: [id], passengers: [ADA], ...CONTACT };
  const first = await at.desk.bookFlight(request, caller);
  expect(first.warnings).toBeUndefined();
  const second = await at.desk.bookFlight(request, caller);
  expect(second.warnings?.join()).toContain(`already, on ${first.pnr}`);
  const other = await at.desk.bookFlight(request, { ...caller, principal: "charles" });
  expect(other.warnings).toBeUndefined();
  const inSession = await at.desk.bookFlight(request, at.caller);
  expect(inSession.warnings).toBeUndefined();
  const twice = await at.desk.bookFlight(request, at.caller);
  expect(twice.warnings?.join()).toContain(`already, on ${inSession.pnr}`);
  const elsewhere = { ...at.caller, bookingSessionId: "6f1d3f0e-9a53-4b8e-8d0c-2f6f5b1f0a11" };
  expect((await at.desk.bookFlight(request, elsewhere)).warnings).toBeUndefined();
});

test("that note goes when the other booking ends, or the flight has left", async () => {
  const at = await openDesk();
  const { id, departureTime } = await firstFlight(at);
  const request = { flightIds: [id], passengers: [ADA], ...CONTACT };
  const first = await at.desk.bookFlight(request, at.caller);
  const { pnr } = await at.desk.bookFlight(request, at.caller);
  const notes = async () => {
    const { warnings = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    const { bookings } = await at.desk.listBookings({ status: "all", limit: 10 }, at.caller);
    expect(bookings.find((one) => one.pnr === pnr)?.warnings ?? []).toEqual(warnings);
    return warnings.filter((note) => note.includes(`already, on ${first.pnr}`));
  };
  expect(await notes()).toHaveLength(1);
  const booked = at.clock.now;
  at.clock.now = Date.parse(departureTime) + 60_000;
  expect(await notes()).toEqual([]);
  at.clock.now = booked;
  await at.desk.cancelBooking({ pnr: first.pnr }, at.caller);
  expect(await notes()).toEqual([]);
});
