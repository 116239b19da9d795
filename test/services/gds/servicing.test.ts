import { describe, expect, test } from "vitest";
import type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../../src/domain/money.ts";
import { partPrice } from "../../../src/domain/rules/ledger.ts";
import { BOOKING } from "../../../src/stores/records.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { cancelBooking } from "../../../src/tools/gds/cancel-booking.ts";
import { quoteChange } from "../../../src/tools/servicing/quote-change.ts";
import { contextOf, NOON, openDesk, type TestDesk } from "../../support/desk.ts";
import { doomedFlight } from "../../support/disrupted.ts";
import {
  ADA,
  addStay,
  bookOne,
  CONTACT,
  DAY_MS,
  flightsFor,
  reasonOf,
} from "../../support/trip-desk.ts";

const LEO = { type: "infant", firstName: "Leo", lastName: "Lovelace" } as const;
const OUT = { origin: "LHR", destination: "JFK" };
const BACK = { origin: "JFK", destination: "LHR", departureDate: "2027-03-15" };

/** A return on one ticket of British Airways. */
async function bookReturn(at: TestDesk, change: object = {}): Promise<Pnr> {
  const out = await nonstop(at, "BA", { ...OUT, brand: "standard" });
  const back = await nonstop(at, "BA", { ...BACK, brand: "standard" });
  const request = { flightIds: [out.id, back.id], passengers: [ADA], ...CONTACT, ...change };
  return at.desk.bookFlight(request, at.caller);
}

/** The booking with other fares in the store: the world decides which there are. */
async function withFares(at: TestDesk, { pnr }: Pnr, fare: object): Promise<void> {
  const stored = await at.store.records.get(BOOKING, pnr);
  if (!stored) throw new Error("not stored");
  const record = JSON.parse(stored.document);
  record.booking.fares = record.booking.fares.map(
    ({ part, brand, checkedBags, carryOnBags }: Record<string, unknown>) => ({
      ...{ part, brand, checkedBags, carryOnBags },
      ...fare,
    }),
  );
  const { version, ...rest } = stored;
  const document = JSON.stringify(record);
  await at.store.records.write({ ...rest, expectedVersion: version, document });
}

async function nonstop(at: TestDesk, airline: string, change: object) {
  const found = (await flightsFor(at, change)).find(
    (one) => one.airlineCode === airline && one.stops === 0,
  );
  if (!found) throw new Error(`no nonstop of ${airline}`);
  return found;
}

describe("an exchange", () => {
  test("goes to the ticket's airline and its partners; another's is to be bought anew, with both amounts", async () => {
    const at = await openDesk();
    const { pnr } = await bookReturn(at);
    const ask = async (id: string) =>
      (await at.desk.quoteChange({ pnr, replace: [{ part: "F2", id }] }, at.caller)).items[0];
    const later = { ...BACK, departureDate: "2027-03-16" };
    expect(await ask((await nonstop(at, "BA", later)).id)).toMatchObject({ allowed: true });
    expect(await ask((await nonstop(at, "AA", later)).id)).toMatchObject({ allowed: true });
    const virgin = await nonstop(at, "VS", later);
    const refused = await ask(virgin.id);
    expect(refused).toMatchObject({ allowed: false, toPay: 0, back: 0 });
    const given = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
    expect(refused?.why).toContain("Virgin Atlantic does not take a ticket of British Airways");
    expect(refused?.why).toContain(`gives ${formatUsd(given.refund)} back as refund`);
    expect(refused?.why).toContain(`anew for ${formatUsd(virgin.price)}`);
  });

  test("says the terms of the new fare where they are others, and nothing where they agree", async () => {
    const at = await openDesk();
    const { pnr } = await bookReturn(at);
    const why = async (brand: string) => {
      const { id } = await nonstop(at, "BA", { ...BACK, departureDate: "2027-03-16", brand });
      const { items } = await at.desk.quoteChange(
        { pnr, replace: [{ part: "F2", id }] },
        at.caller,
      );
      return items[0]?.why ?? "";
    };
    expect(await why("standard")).not.toContain("other terms");
    expect(await why("light")).toMatch(/has other terms: .*checked bags 0 \(was 1\)/);
  });

  test("with the id of a return says what to send, and that works", async () => {
    const at = await openDesk();
    const { pnr } = await bookReturn(at);
    const returns = await flightsFor(at, {
      ...OUT,
      departureDate: "2027-03-02",
      returnDate: "2027-03-17",
    });
    const id = returns.find((one) => one.airlineCode === "BA" && one.stops === 0)?.id ?? "";
    const asked = at.desk.quoteChange({ pnr, replace: [{ part: "F1", id }] }, at.caller);
    const error = await asked.catch((one: unknown) => Object(one));
    expect(error.details).toMatchObject({ reason: "several_ways", field: "replace[0].id" });
    const replace = JSON.parse(/"replace": (\[.*\])\.$/.exec(error.details.hint)?.[1] ?? "");
    const { items } = await at.desk.quoteChange({ pnr, replace }, at.caller);
    expect(items.map(({ part, allowed }) => [part, allowed])).toEqual([
      ["F1", true],
      ["F2", true],
    ]);
  });

  test("of the way back to before the way out is refused, but not with the way out together", async () => {
    const at = await openDesk();
    const { pnr } = await bookReturn(at);
    const back = await nonstop(at, "BA", { ...BACK, departureDate: "2027-02-26" });
    const out = await nonstop(at, "BA", { ...OUT, departureDate: "2027-02-20" });
    const ofBack = { part: "F2", id: back.id };
    const alone = await at.desk.quoteChange({ pnr, replace: [ofBack] }, at.caller);
    expect(alone.quoteId).toBeUndefined();
    expect(alone.items).toMatchObject([{ part: "F2", allowed: false, toPay: 0 }]);
    expect(alone.items[0]?.why).toContain("It would leave before F1 of the same ticket");
    // In either order of the request: the trip counts as it is in the end.
    const ofOut = { part: "F1", id: out.id };
    for (const replace of [
      [ofBack, ofOut],
      [ofOut, ofBack],
    ]) {
      const both = await at.desk.quoteChange({ pnr, replace }, at.caller);
      expect(both.items.map(({ allowed }) => allowed)).toEqual([true, true]);
    }
  });

  test("with cancel asks no fee for what goes to the way that is kept, and ends at nothing", async () => {
    const at = await openDesk();
    const { pnr, totalPrice } = await bookReturn(at);
    const one = await at.desk.quoteChange({ pnr, cancel: ["F1"] }, at.caller);
    expect(one.items[0]).toMatchObject({ fee: 0, form: "refund" });
    expect(one.items[0]?.back).toBeLessThan(totalPrice - one.newTotal + 1);
    const all = await at.desk.quoteChange({ pnr, cancel: ["F1", "F2"] }, at.caller);
    expect(all).toMatchObject({ refund: totalPrice, newTotal: 0 });
  });
});

describe("an infant who turns two before a later flight", () => {
  const passengers = [ADA, { ...LEO, dateOfBirth: "2025-03-10" }];

  test("is not sold on a lap, and is sold as a child with a seat", async () => {
    const at = await openDesk();
    await expect(bookReturn(at, { passengers })).rejects.toMatchObject({
      message: expect.stringContaining("makes the passenger 2 by the flight of 2027-03-15"),
      details: { field: "passengers[1].dateOfBirth", value: "2025-03-10" },
    });
    const child = passengers.map((one) =>
      one.type === "infant" ? { ...one, type: "child" } : one,
    );
    const made = await bookReturn(at, { passengers: child });
    expect(made.passengers[1]).toMatchObject({ type: "child", dateOfBirth: "2025-03-10" });
  });

  test("is not moved past the birthday, and a date of birth that says so is refused", async () => {
    const at = await openDesk();
    const lap = [ADA, { ...LEO, dateOfBirth: "2025-03-20" }];
    const { pnr } = await bookReturn(at, { passengers: lap });
    const { id } = await nonstop(at, "BA", { ...BACK, departureDate: "2027-03-22" });
    const { items, quoteId } = await at.desk.quoteChange(
      { pnr, replace: [{ part: "F2", id }] },
      at.caller,
    );
    expect(quoteId).toBeUndefined();
    expect(items[0]?.why).toMatch(/^Leo Lovelace, born 2025-03-20, is 2 on BA\d+ of 2027-03-22/);
    const born = { pnr, passengers: [{ id: "P2", dateOfBirth: "2025-03-14" }] };
    expect(await reasonOf(at.desk.quoteChange(born, at.caller))).toBe("age_and_type_disagree");
  });
});

describe("money", () => {
  test("a part that is given up keeps what it was sold for, and what came back stands beside it", async () => {
    const at = await openDesk();
    const made = await bookReturn(at);
    const { pnr, totalPrice } = made;
    const sold = partPrice(made, "F2");
    const cut = await at.desk.cancelBooking({ pnr, parts: ["F2"] }, at.caller);
    expect(cut.flights.find(({ part }) => part === "F2")?.price).toBe(sold);
    const back = totalPrice - (cut.paid ?? 0);
    expect(back).toBeLessThan(sold);
    expect(bookingText(cut)).toContain(`${formatUsd(sold)} (${formatUsd(back)} of F2 came back)`);
    // At the same instant: only what happens now is told.
    const { text, output } = await cancelBooking.call({ pnr }, contextOf(at));
    expect(text).toContain(`Cancelled. ${formatUsd(totalPrice - back)} refunded`);
    expect(text.split("\n")[0]).not.toContain("goes to F1");
    expect(output).toMatchObject({ totalPrice, paid: 0, owed: 0 });
    await expect(at.desk.cancelBooking({ pnr }, at.caller)).rejects.toMatchObject({
      message: expect.stringContaining(
        `of ${formatUsd(totalPrice)} paid, ${formatUsd(totalPrice)} was refunded`,
      ),
    });
  });

  test("a ticket's fee says with which of its ways it is taken", async () => {
    const at = await openDesk();
    const made = await bookReturn(at);
    await withFares(at, made, { refundFee: 5000 });
    at.clock.now = NOON + 2 * DAY_MS;
    const { parts, fee } = await at.desk.quoteCancellation({ pnr: made.pnr }, at.caller);
    expect(fee).toBe(5000);
    expect(parts.map((one) => one.rule.includes("The fee is taken with F1."))).toEqual([
      false,
      true,
    ]);
  });

  test("those who leave are told their share", async () => {
    const at = await openDesk();
    const bob = { type: "adult", firstName: "Bob", lastName: "Byron" };
    const { pnr, totalPrice } = await bookReturn(at, { passengers: [ADA, bob] });
    const { items, newTotal } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
    expect(items[0]?.why).toBe(
      `Of ${formatUsd(totalPrice)} they take ${formatUsd(totalPrice - newTotal)} along.`,
    );
  });

  test("taxes that come back for each way are told for the ticket and for the way", async () => {
    const at = await openDesk();
    const made = await bookReturn(at);
    await withFares(at, made, { taxBack: 18_591 });
    const text = bookingText(await at.desk.retrieveBooking({ pnr: made.pnr }, at.caller));
    expect(text).toContain("refund taxes alone ($371.82 in all, $185.91 each way)");
  });

  test("fees stay in what was paid", async () => {
    const at = await openDesk();
    const made = await bookReturn(at);
    const { pnr } = made;
    await withFares(at, made, { changeFee: 9000 });
    at.clock.now = NOON + 2 * DAY_MS;
    const { id } = await nonstop(at, "BA", { ...BACK, departureDate: "2027-03-16" });
    const { quoteId = "", newTotal } = await at.desk.quoteChange(
      { pnr, replace: [{ part: "F2", id }] },
      at.caller,
    );
    const done = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    const lost = (done.paid ?? 0) - newTotal - 9000;
    expect(lost).toBeGreaterThan(0);
    expect(bookingText(done)).toContain(
      ` in total and $90.00 in fees, ${formatUsd(lost)} not given back, ${formatUsd(done.paid ?? 0)} paid`,
    );
  });

  test("a void gives each payment back as it came, and a credit for no longer than it was good", async () => {
    const at = await openDesk();
    const old = await bookOne(at);
    await withFares(at, old, { refundFee: 0, refundAs: "credit" });
    at.clock.now = NOON + 2 * DAY_MS;
    await at.desk.cancelBooking({ pnr: old.pnr }, at.caller);
    const airline = old.flights[0]?.airlineCode;
    const dearer = (await flightsFor(at, { departureDate: "2027-03-05" })).find(
      (one) => one.airlineCode === airline && one.stops === 0 && one.price > old.totalPrice,
    );
    const payment = { credit: old.pnr, card: "4242424242424242" };
    const request = { flightIds: [dearer?.id ?? ""], passengers: [ADA], ...CONTACT, payment };
    const { pnr, totalPrice } = await at.desk.bookFlight(request, at.caller);
    const byCard = totalPrice - old.totalPrice;
    expect(byCard).toBeGreaterThan(0);
    const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(quote).toMatchObject({ refund: byCard, credit: old.totalPrice, fee: 0 });
    const ends = new Date(NOON + 365 * DAY_MS).toISOString().slice(0, 10);
    expect(quote.parts[0]?.rule).toContain(
      `comes back as one of ${pnr}, to book with until ${ends}.`,
    );
    const done = await at.desk.cancelBooking({ pnr, quoteId: quote.quoteId }, at.caller);
    const back = done.ledger?.filter(({ type }) => type === "refund" || type === "credit");
    expect(back?.map(({ type, amount }) => [type, amount])).toEqual([
      ["refund", byCard],
      ["credit", old.totalPrice],
    ]);
    const amount = formatUsd(old.totalPrice);
    expect(bookingText(done).split("\n")[0]).toMatch(
      /with the credit of .*refunded, .* back as the credit it was paid with, net paid \$0\.00$/,
    );
    expect(bookingText(done)).toContain(`${amount} back as the credit`);
    expect((await at.desk.retrieveBooking({ pnr }, at.caller)).creditLeft).toBe(old.totalPrice);
    at.clock.now = NOON + 366 * DAY_MS;
    expect((await at.desk.retrieveBooking({ pnr }, at.caller)).creditLeft).toBeUndefined();
  });

  test("a wrong code of a card is said to be wrong", async () => {
    const at = await openDesk();
    const payment = { card: "4000000000003220", code: "999999" };
    await expect(bookOne(at, { payment })).rejects.toMatchObject({
      message: "payment.code: this is not the code that the bank sent",
      details: { reason: "payment_code_wrong" },
    });
  });
});

describe("a flight that its airline cancelled", () => {
  /** A return whose first way does not fly, booked before that is known. */
  async function hit(at: TestDesk) {
    const { flight, known } = await doomedFlight(at, {
      ...OUT,
      from: "2026-12-01",
      is: ({ status }, { airlineCode }) => status.status === "cancelled" && airlineCode === "BA",
    });
    const day = Date.parse(flight.departureTime) + 10 * DAY_MS;
    const departureDate = new Date(day).toISOString().slice(0, 10);
    const back = await nonstop(at, "BA", { ...BACK, departureDate });
    const request = { flightIds: [flight.id, back.id], passengers: [ADA], ...CONTACT };
    const made = await at.desk.bookFlight(request, at.caller);
    expect(made.flights.every(({ ticket = 1 }) => ticket === 1)).toBe(true);
    await withFares(at, made, { taxBack: 1000 });
    at.clock.now = Math.max(known, NOON + 2 * DAY_MS);
    return { made, flight };
  }

  test("gives the whole ticket back in every window, and the texts say how", async () => {
    const at = await openDesk();
    const { made } = await hit(at);
    const { pnr, totalPrice } = made;
    const text = bookingText(await at.desk.retrieveBooking({ pnr }, at.caller));
    expect(text).toContain('alsoRefund ["F2"]');
    const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(quote).toMatchObject({ refund: totalPrice, fee: 0 });
    const alone = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
    expect(alone.refund).toBe(1000);
    expect(alone.parts[0]?.rule).toContain("choice refund and alsoRefund F2");
    await expect(
      at.desk.respondToDisruption({ pnr, choice: "keep" }, at.caller),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/^choice: keep is not possible: BA\d+ .* is cancelled/),
      details: { hint: expect.stringMatching(/^Take one of its options, or refund, .* by 20/) },
    });
    const done = await at.desk.respondToDisruption(
      { pnr, choice: "refund", alsoRefund: ["F2"] },
      at.caller,
    );
    expect(done).toMatchObject({ status: "cancelled", paid: totalPrice - quote.refund });
  });

  test("never counts as flown: its refund stays due after other flights are no longer offered", async () => {
    const at = await openDesk();
    const { made, flight } = await hit(at);
    const { pnr } = made;
    at.clock.now = Date.parse(flight.departureTime) + 60 * DAY_MS;
    const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    expect(disruptions).toMatchObject([
      { part: "F1", kind: "cancelled", refund: true, options: [] },
    ]);
    const quote = await at.desk.quoteCancellation({ pnr, parts: ["F1"] }, at.caller);
    expect(quote.refund).toBe(partPrice(made, "F1"));
    expect(quote.parts[0]?.rule).not.toContain("flown");
    const { id } = await nonstop(at, "BA", { ...OUT, departureDate: "2027-06-01" });
    const change = await at.desk.quoteChange({ pnr, replace: [{ part: "F1", id }] }, at.caller);
    expect(change.items[0]).toMatchObject({ allowed: true, fee: 0 });
    const done = await at.desk.respondToDisruption({ pnr, choice: "refund" }, at.caller);
    expect(done.paid).toBe(partPrice(made, "F2"));
  });
});

test("a hold takes a corrected name, and one that ran out says so", async () => {
  const at = await openDesk();
  const held = await bookOne(at, { hold: true });
  const { pnr } = held;
  const passengers = [{ id: "P1", firstName: "Adah" }];
  const { quoteId = "" } = await at.desk.quoteChange({ pnr, passengers }, at.caller);
  const named = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  expect(named).toMatchObject({ status: "pending", paid: 0, owed: held.owed });
  expect(named.passengers[0]?.firstName).toBe("Adah");
  const deadline = held.ticketingDeadline ?? "";
  at.clock.now = Date.parse(deadline) + 1;
  const over = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(bookingText(over)).toMatch(
    /^TEST-\w+ cancelled: a hold that was never paid \(Not ticketed by .*\)\. Nothing was charged/,
  );
  await expect(at.desk.ticketBooking({ pnr }, at.caller)).rejects.toMatchObject({
    message: expect.stringMatching(
      / is cancelled already: Not ticketed by .*, and nothing was charged$/,
    ),
  });
});

test("a bassinet is one for each infant and warns of seats that are not where it hangs; a meal is one", async () => {
  const at = await openDesk();
  const passengers = [ADA, { ...LEO, dateOfBirth: "2026-06-01" }];
  const { pnr, flights } = await bookReturn(at, { passengers });
  const flightNumber = flights[0]?.flightNumber ?? "";
  const { rows } = await at.desk.getSeatMap({ pnr, flightNumber }, at.caller);
  const warnings = async (row: (typeof rows)[number] | undefined) => {
    const seats = [{ passenger: "P1", flightNumber, seat: `${row?.row}${row?.open[0]}` }];
    const requests = [{ passenger: "P2", code: "BSCT", part: "F1" }];
    return (await at.desk.quoteChange({ pnr, seats, requests }, at.caller)).warnings?.join() ?? "";
  };
  const behind = rows.slice(3).find(({ open, exit }) => open !== "" && !exit);
  expect(await warnings(behind)).toContain(`hangs at row ${rows[0]?.row} of ${flightNumber}`);
  expect(await warnings(rows[0])).not.toContain("bassinet");
  const twice = ["P1", "P2"].map((passenger) => ({ passenger, code: "BSCT", part: "F1" }));
  const meals = ["VGML", "KSML"].map((code) => ({ passenger: "P1", code, part: "F1" }));
  const requests = [...twice, ...meals];
  const { items } = await at.desk.quoteChange({ pnr, requests }, at.caller);
  expect(items.map(({ allowed }) => allowed)).toEqual([true, false, true, true]);
  expect(items.at(-1)?.why).toBe("In the place of VGML: a passenger has one meal.");
});

test("notes on beds end with their stay, and a hotel's quote speaks of its price and terms", async () => {
  const at = await openDesk();
  const bob = { type: "adult", firstName: "Bob", lastName: "Byron" };
  const { pnr } = await addStay(at, (await bookOne(at, { passengers: [ADA, bob] })).pnr);
  const note = "H1: 1 of 2 passengers have a bed in this reservation.";
  const before = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(before.warnings).toContain(note);
  const { items } = await at.desk.searchHotels(
    { cityCode: "LAX", checkInDate: "2027-03-02", checkOutDate: "2027-03-04", guests: 1, limit: 1 },
    at.caller,
  );
  const replace = [{ part: "H1", id: items[0]?.id ?? "" }];
  const { text } = await quoteChange.call({ pnr, replace }, contextOf(at));
  expect(text).toContain("price difference");
  expect(text).not.toContain("fare difference");
  expect(text).toContain("cancelling: ");
  const after = await at.desk.cancelBooking({ pnr, parts: ["H1"] }, at.caller);
  expect(after.warnings ?? []).not.toContain(note);
});
