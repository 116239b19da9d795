import { expect, test } from "vitest";
import { bookingText } from "../../../src/tools/gds/text.ts";
import { openDesk } from "../../support/desk.ts";
import { ADA, bookOne, CONTACT, flightsFor } from "../../support/trip-desk.ts";

test("a booking says when check-in ends, where to change planes and what is still owed", async () => {
  const at = await openDesk();
  const one = (await flightsFor(at, { origin: "JFK", destination: "SYD" })).find(
    ({ stops }) => stops > 0,
  );
  const booking = await at.desk.bookFlight(
    { flightIds: [one?.id ?? ""], passengers: [ADA], ...CONTACT, hold: true },
    at.caller,
  );
  const [first, second] = booking.flights;
  const text = bookingText(booking);
  expect(text).toContain(`to pay by ${booking.ticketingDeadline}`);
  const abroad = Date.parse(first?.departureTime ?? "") - Date.parse(first?.bagDropCloses ?? "");
  expect(abroad).toBe((second && isHome(first?.destinationCode) ? 45 : 60) * 60_000);
  expect(text).toContain(`check-in and bag drop until ${first?.bagDropCloses?.slice(11, 16)}`);
  expect(text).toContain(` in ${first?.destinationCode}`);
  expect(text).toContain("Fare: ");
});

test("a booking says what it comes to in the traveller's currency, and is charged in dollars", async () => {
  const at = await openDesk();
  const [one] = await flightsFor(at, { origin: "LHR", destination: "JFK" });
  const request = { flightIds: [one?.id ?? ""], passengers: [ADA], ...CONTACT };
  const none = { ...request, currency: "XYZ", idempotencyKey: "k" };
  await expect(at.desk.bookFlight(none, at.caller)).rejects.toMatchObject({
    details: { field: "currency" },
  });
  const yen = { ...request, currency: "JPY", idempotencyKey: "k" };
  const booking = await at.desk.bookFlight(yen, at.caller);
  expect(booking).toMatchObject({ currency: "USD", totalPrice: one?.price });
  expect(booking.shown).toMatchObject({ currency: "JPY", rate: expect.stringMatching(/ JPY on /) });
  expect(booking.shown?.totalPrice).toSatisfy(Number.isInteger);
  expect(bookingText(booking)).toMatch(
    /^TEST-\w{6} confirmed, \$[\d,.]+ in total \(JPY [\d,]+ at 1 USD = [\d.]+ JPY on [\d-]+; charged in USD\)/,
  );
  // What is shown is no part of the request: the same key may be read in another currency.
  const again = await at.desk.bookFlight({ ...yen, currency: "EUR" }, at.caller);
  expect(again.pnr).toBe(booking.pnr);
  expect(again.shown?.currency).toBe("EUR");
  const read = await at.desk.retrieveBooking({ pnr: booking.pnr }, at.caller);
  expect(read.shown).toBeUndefined();
});

test("a cancelled part says so, and what came back", async () => {
  const at = await openDesk();
  const { pnr } = await bookOne(at);
  const text = bookingText(await at.desk.cancelBooking({ pnr }, at.caller));
  expect(text).toContain("Flight F1 CANCELLED");
  expect(text).toContain("refunded");
});

/** Where a first flight to Sydney may change planes without leaving the United States. */
function isHome(code = ""): boolean {
  return ["LAX", "SFO", "DFW", "HNL", "SEA", "ORD", "IAH", "SAN"].includes(code);
}
