import { describe, expect, test } from "vitest";
import type { NewPassenger } from "../../../src/domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../../src/domain/money.ts";
import { countParty } from "../../../src/domain/rules/party.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";
import { ADA, CONTACT, DAY_MS, flightsFor, reasonOf } from "../../support/trip-desk.ts";

const OUT = { origin: "LHR", destination: "FRA", departureDate: "2027-03-01" };
const BACK = { origin: "FRA", destination: "LHR", departureDate: "2027-03-10" };
const HOUR_MS = 3_600_000;
const GRACE = { ...ADA, firstName: "Grace" } as const;

/** Nonstop flights of Lufthansa on one ticket. */
async function booked(
  at: TestDesk,
  brand: "light" | "standard" | "flex",
  { ways = [OUT, BACK], passengers = [ADA] as NewPassenger[] } = {},
) {
  const party = countParty(passengers);
  const flightIds = await Promise.all(
    ways.map(async (way) => {
      const found = await flightsFor(at, { ...way, brand, party });
      return found.find(({ airlineCode, stops }) => airlineCode === "LH" && stops === 0)?.id ?? "";
    }),
  );
  const made = await at.desk.bookFlight({ flightIds, passengers, ...CONTACT }, at.caller);
  const [out] = made.flights;
  return {
    ...made,
    leaves: Date.parse(out?.departureTime ?? ""),
    lands: Date.parse(out?.arrivalTime ?? ""),
  };
}

describe("a flight that is flown", () => {
  test("is not cancelled, by itself, with all or with quoteChange; the rest is, and the booking stays", async () => {
    const at = await openDesk();
    const { pnr, lands, flights } = await booked(at, "light");
    at.clock.now = lands + HOUR_MS;
    const parts = ["F1"];
    expect(await reasonOf(at.desk.cancelBooking({ pnr, parts }, at.caller))).toBe("already_left");
    const { items } = await at.desk.quoteChange({ pnr, cancel: parts }, at.caller);
    expect(items).toMatchObject([{ part: "F1", allowed: false }]);
    const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
    expect(quote.parts.map(({ part }) => part)).toEqual(["F2"]);
    const { quoteId } = quote;
    const done = await at.desk.cancelBooking({ pnr, quoteId }, at.caller);
    expect(done).toMatchObject({ status: "confirmed", totalPrice: flights[0]?.price });
    expect(done.flights.map(({ bookingStatus }) => bookingStatus)).toEqual([
      "confirmed",
      "cancelled",
    ]);
    expect(await reasonOf(at.desk.cancelBooking({ pnr }, at.caller))).toBe("already_left");
  });
});

describe("a journey whose way out is flown", () => {
  test("has the terms of the way back alone, at the amount that cancelling gives", async () => {
    const at = await openDesk();
    const { pnr, lands } = await booked(at, "light");
    const text = async () => bookingText(await at.desk.retrieveBooking({ pnr }, at.caller));
    at.clock.now += 3 * DAY_MS;
    expect(await text()).toMatch(/^Fare: F1 and F2, one ticket.* in all, /m);
    at.clock.now = lands + 3 * HOUR_MS;
    const { refund } = await at.desk.quoteCancellation({ pnr }, at.caller);
    const fares = (await text()).split("\n").filter((line) => line.startsWith("Fare: "));
    expect(fares).toEqual([expect.stringContaining(`taxes alone (${formatUsd(refund)})`)]);
    expect(fares[0]).toMatch(/^Fare: F2 /);
    expect(await text()).toMatch(/^Flight F1 LANDED: /m);
    expect(await text()).toMatch(/^Flight F2: .*bag drop until/m);
  });

  test("can be divided, and each keeps what is flown; once all has left it cannot", async () => {
    const at = await openDesk();
    const { pnr, lands, flights, totalPrice } = await booked(at, "standard", {
      passengers: [ADA, GRACE],
    });
    at.clock.now = lands + 3 * HOUR_MS;
    const { quoteId = "" } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
    const stays = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    const [other = ""] = stays.related ?? [];
    const leaves = await at.desk.retrieveBooking({ pnr: other }, at.caller);
    expect(stays.totalPrice + leaves.totalPrice).toBe(totalPrice);
    for (const half of [stays, leaves]) {
      expect(half.flights.map(({ part, price }) => [part, price])).toEqual(
        flights.map(({ part, price }) => [part, price / 2]),
      );
      expect(half.owed).toBe(0);
    }
    // The leaver's return is changed by itself.
    const later = await flightsFor(at, { ...BACK, departureDate: "2027-03-12", brand: "standard" });
    const id = later.find((one) => one.airlineCode === "LH" && one.stops === 0)?.id ?? "";
    const replace = [{ part: "F2", id }];
    const change = await at.desk.quoteChange({ pnr: other, replace }, at.caller);
    expect(change.items[0]?.allowed).toBe(true);
    at.clock.now = Date.parse(flights.at(-1)?.departureTime ?? "") + HOUR_MS;
    const late = await at.desk.quoteChange({ pnr, leave: ["P1"] }, at.caller);
    expect(late.quoteId).toBeUndefined();
  });
});

describe("a flight that was missed", () => {
  test.each(["light", "standard", "flex"] as const)(
    "gives the same taxes back for a %s fare, until it has landed",
    async (brand) => {
      const at = await openDesk();
      const { pnr, leaves, lands } = await booked(at, brand, { ways: [OUT] });
      const before = await at.desk.retrieveBooking({ pnr }, at.caller);
      const tax = before.fares?.[0]?.taxBack ?? 0;
      expect(tax).toBeGreaterThan(0);
      at.clock.now = leaves + HOUR_MS / 2;
      const quote = await at.desk.quoteCancellation({ pnr }, at.caller);
      expect(quote).toMatchObject({ refund: tax, fee: before.totalPrice - tax });
      at.clock.now = lands + 1;
      expect(await reasonOf(at.desk.quoteCancellation({ pnr }, at.caller))).toBe("already_left");
    },
  );

  test("is given up together with those after it on its ticket, as its airline does, or not at all", async () => {
    const at = await openDesk();
    const { pnr, leaves } = await booked(at, "flex");
    at.clock.now = leaves + HOUR_MS / 2;
    const alone = at.desk.cancelBooking({ pnr, parts: ["F1"] }, at.caller);
    const error = await alone.catch((one: unknown) => Object(one));
    expect(error.message).toContain("its airline then cancels F2 of the same ticket");
    const { items } = await at.desk.quoteChange({ pnr, cancel: ["F1"] }, at.caller);
    expect(items[0]?.allowed).toBe(false);
    // The way back alone is given up as before: the way out may well be on its way with its traveller.
    const back = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
    expect(back.parts[0]?.rule).toContain("It holds where F1 was flown");
    const done = await at.desk.cancelBooking({ pnr }, at.caller);
    expect(done.status).toBe("cancelled");
  });
});

test("a ticket's fee is paid once, also when its ways are given up one after the other", async () => {
  const far = [
    { origin: "FRA", destination: "JFK", departureDate: "2027-03-01" },
    { origin: "JFK", destination: "FRA", departureDate: "2027-03-10" },
  ];
  const at = await openDesk();
  const { pnr, fares } = await booked(at, "flex", { ways: far, passengers: [ADA, GRACE] });
  at.clock.now += 2 * DAY_MS;
  const fee = fares?.[0]?.refundFee ?? 0;
  expect(fee).toBeGreaterThan(0);
  const whole = await at.desk.quoteCancellation({ pnr }, at.caller);
  expect(whole.fee).toBe(fee);
  const one = await at.desk.cancelBooking({ pnr, parts: ["F2"] }, at.caller);
  expect(one.fares?.find(({ part }) => part === "F1")?.refundFee).toBe(0);
  expect(bookingText(one)).toMatch(/^Fare: F1 .*refund free/m);
  const both = await at.desk.cancelBooking({ pnr }, at.caller);
  const fees = (both.ledger ?? []).filter(({ type }) => type === "fee");
  expect(fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee);
  expect(both.paid).toBe(fee);
});
