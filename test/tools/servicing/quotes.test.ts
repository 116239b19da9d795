import { expect, test } from "vitest";
import { formatUsd } from "../../../src/domain/money.ts";
import { listBookings } from "../../../src/tools/gds/list-bookings.ts";
import { getFlightStatus } from "../../../src/tools/servicing/get-flight-status.ts";
import { quoteCancellation } from "../../../src/tools/servicing/quote-cancellation.ts";
import { quoteChange } from "../../../src/tools/servicing/quote-change.ts";
import { contextOf, openDesk } from "../../support/desk.ts";
import { doomedFlight } from "../../support/disrupted.ts";
import { ADA, bookedWith, CONTACT, DAY_MS, firstFlight } from "../../support/trip-desk.ts";

test("a quote says what becomes of paid bags, and what it comes to in the traveller's currency", async () => {
  const at = await openDesk();
  const context = contextOf(at);
  const { pnr } = await bookedWith(at, { taxBack: 1000, bagFee: 3000 });
  const bags = [{ passenger: "P1", part: "F1", count: 1 }];
  const more = await quoteChange.call({ pnr, bags, currency: "JPY" }, context);
  expect(more.text).toMatch(/That is to pay JPY [\d,]+ at 1 USD = [\d.]+ JPY/);
  expect(more.text).toContain("To pay $30.00 (the agency's account, or payment.card)");
  expect(more.text).not.toContain("in fees");
  const { quoteId } = Object(more.output);
  await at.desk.confirmChange({ pnr, quoteId }, at.caller);

  const free = await quoteCancellation.call({ pnr }, context);
  expect(free.text).toMatch(/^Cancelling all of TEST-.*\n.*Paid bags \(\$30\.00\) come back too\./);
  at.clock.now += 2 * DAY_MS;
  const late = await quoteCancellation.call({ pnr, parts: ["F1"], currency: "JPY" }, context);
  expect(late.text).toMatch(
    /^Cancelling F1 of TEST-.*\n.*Paid bags \(\$30\.00\) do not come back\./,
  );
  expect(late.text).toContain("Money goes back the way it was paid");
  expect(Object(late.output)).toMatchObject({ refund: 1000, shown: { currency: "JPY" } });
  expect(Object(late.output).shown.refund).toSatisfy(Number.isInteger);
  const unknown = quoteCancellation.call({ pnr, currency: "XYZ" }, context);
  await expect(unknown).rejects.toMatchObject({ details: { field: "currency" } });
});

test("a flight that is cancelled sends on to the booking, whose list shows it, and later that it is past", async () => {
  const at = await openDesk();
  const context = contextOf(at);
  const { flight, known } = await doomedFlight(at, {
    origin: "LHR",
    destination: "JFK",
    from: "2026-11-20",
    is: ({ status }) => status.status === "cancelled",
  });
  const request = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
  const { pnr } = await at.desk.bookFlight(request, at.caller);
  const list = async () => (await listBookings.call({ currency: "EUR" }, context)).text;
  expect(await list()).toMatch(/ confirmed, Lovelace, LHR–JFK 20.*, EUR [\d,.]+ \(\$/);
  const status = async () => (await getFlightStatus.call({ pnr }, context)).text;
  expect(await status()).not.toContain("retrieveBooking");
  at.clock.now = known;
  expect(await status()).toContain(`retrieveBooking with pnr ${pnr}`);
  expect(await list()).toContain("DISRUPTION: see retrieveBooking");
  at.clock.now = Date.parse(flight.arrivalTime) + DAY_MS;
  expect(await list()).toContain(`${pnr} confirmed (past)`);
});

test("the quote of a change says the fee beside what the booking then costs", async () => {
  const at = await openDesk();
  const { pnr } = await bookedWith(at, { changeFee: 9000 });
  at.clock.now += 2 * DAY_MS;
  const { id } = await firstFlight(at, { departureDate: "2027-03-03" });
  const { text, output } = await quoteChange.call(
    { pnr, replace: [{ part: "F1", id }] },
    contextOf(at),
  );
  const { items, newTotal } = Object(output);
  const { fee } = items[0];
  expect(fee).toBeGreaterThan(0);
  expect(text).toContain(
    `the booking then costs ${formatUsd(newTotal)}, besides ${formatUsd(fee)} in fees of this change.`,
  );
});

test("the quote of a cancellation names money and credit only where they come back", async () => {
  const at = await openDesk();
  const context = contextOf(at);
  const first = async (fare: object, days: number) => {
    const { pnr } = await bookedWith(at, fare);
    const now = at.clock.now;
    at.clock.now += days * DAY_MS;
    const { text } = await quoteCancellation.call({ pnr }, context);
    at.clock.now = now;
    return text.split("\n")[0];
  };
  expect(await first({}, 0)).toMatch(/ would give back \$[\d,.]+ in money\.$/);
  expect(await first({}, 2)).toMatch(/ would give back nothing; \$[\d,.]+ does not come back\.$/);
  expect(await first({ refundFee: 5000 }, 2)).toMatch(
    / would give back \$[\d,.]+ in money; \$50\.00 does not come back\.$/,
  );
});
