import { describe, expect, test } from "vitest";
import type { FlightJourney } from "../../../src/domain/contracts/gds/flights.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { getFlightStatus } from "../../../src/tools/servicing/get-flight-status.ts";
import { contextOf, NOON, openDesk } from "../../support/desk.ts";
import { bookWanted, openEventfulDesk } from "../../support/eventful-desk.ts";
import {
  ADA,
  bookedWith,
  bookOne,
  CONTACT,
  DAY_MS,
  firstFlight,
  flightsFor,
} from "../../support/trip-desk.ts";

const HOUR_MS = 3_600_000;
const GRACE = { ...ADA, firstName: "Grace" } as const;
const BABY = { type: "infant", firstName: "Anne", lastName: "King" } as const;
const CARD = { card: "4242424242424242" };

describe("a booking notes", () => {
  test("that nobody of its party is old enough to fly alone, and an infant whose age is not known", async () => {
    const at = await openDesk();
    const noted = async (...passengers: object[]) => {
      const { warnings = [] } = await bookOne(at, { passengers });
      return warnings.filter((note) => !/^Searched for|already, on/.test(note)).join();
    };
    expect(await noted({ ...ADA, dateOfBirth: "2013-02-01" })).toContain("nobody is 16 or older");
    expect(await noted({ ...ADA, dateOfBirth: "2010-02-01" })).toBe("");
    expect(await noted({ ...ADA, dateOfBirth: "2013-02-01" }, GRACE)).not.toContain("nobody");
    expect(await noted(GRACE, BABY)).toContain("Anne King: airlines ask for an infant's date");
    expect(await noted({ ...ADA, firstName: "Ina" }, { ...BABY, dateOfBirth: "2026-10-01" })).toBe(
      "",
    );
  });

  test("that a payment given with a hold is not charged", async () => {
    const at = await openDesk();
    const held = await bookOne(at, { hold: true, payment: CARD });
    expect(held.paid).toBe(0);
    expect(held.warnings?.join()).toContain("the payment that was given is not charged");
    expect((await bookOne(at, { hold: true })).warnings?.join() ?? "").not.toContain("payment");
  });

  test("that its credit has run out, and since when", async () => {
    const at = await openDesk();
    const { pnr, flights } = await bookedWith(at, { refundFee: 0, refundAs: "credit" });
    at.clock.now += 2 * DAY_MS;
    await at.desk.cancelBooking({ pnr }, at.caller);
    at.clock.now = NOON + 366 * DAY_MS;
    const text = bookingText(await at.desk.retrieveBooking({ pnr }, at.caller));
    expect(text).toMatch(/^Note: Airline credit: \$[\d.]+ expired on 2027-11-15\.$/m);
    const found = await flightsFor(at, { departureDate: "2027-12-05" });
    const { id = "" } = found.find((one) => one.airlineCode === flights[0]?.airlineCode) ?? {};
    const request = { flightIds: [id], passengers: [ADA], ...CONTACT, payment: { credit: pnr } };
    const refused = await at.desk.bookFlight(request, at.caller).catch(Object);
    expect(refused.message).toContain("had a credit that expired on 2027-11-15");
  });

  test("seats that are lost with a flight that was cancelled, and how others landed", async () => {
    const at = await openEventfulDesk();
    const way = { origin: "LHR", destination: "JFK", departureDate: "2026-12-10" };
    const is = ({ airlineCode, stops }: FlightJourney) => airlineCode === "BA" && stops === 0;
    const { pnr, flight } = await bookWanted(at, { ...way, is });
    const { rows } = await at.desk.getSeatMap({ pnr }, at.caller);
    const row = rows.find(({ open, exit }) => open !== "" && !exit);
    const seat = `${row?.row}${row?.open[0]}`;
    const asked = { pnr, seats: [{ passenger: "P1", seat }] };
    const { quoteId = "" } = await at.desk.quoteChange(asked, at.caller);
    await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    at.clock.now = Date.parse(flight.departureTime) - 30 * HOUR_MS;
    const { flightNumber } = flight;
    const event = { flight: flightNumber, date: way.departureDate } as const;
    at.events.push({ type: "cancel", ...event, at: new Date(at.clock.now).toISOString() });
    const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
    const choice = disruptions[0]?.options[0]?.id ?? "";
    const done = await at.desk.respondToDisruption({ pnr, choice }, at.caller);
    const note = done.warnings?.find((one) => one.startsWith("Rebooked: "));
    expect(note).toContain(`Seats given up: ${seat} on ${flightNumber}, $`);
    expect(note).toContain("if it lands as planned.");
    at.clock.now += 5 * DAY_MS;
    const over = await at.desk.retrieveBooking({ pnr }, at.caller);
    const later = over.warnings?.find((one) => one.startsWith("Rebooked: "));
    expect(later).toContain("as it landed.");
    expect(later).not.toContain("as planned");
  });
});

test("a name stays on a ticket that is partly flown, and other facts may be added", async () => {
  const at = await openDesk();
  const { pnr, flights } = await bookOne(at);
  const change = (more: object) =>
    at.desk.quoteChange({ pnr, passengers: [{ id: "P1", ...more }] }, at.caller);
  expect((await change({ lastName: "Lovelake" })).items[0]?.allowed).toBe(true);
  at.clock.now = Date.parse(flights[0]?.arrivalTime ?? "") + HOUR_MS;
  expect((await change({ lastName: "Lovelake" })).items[0]?.allowed).toBe(false);
  expect((await change({ frequentFlyerNumber: "AA123" })).items[0]?.allowed).toBe(true);
});

test("those who leave take the share of each payment along, so money goes back as it was paid", async () => {
  const at = await openDesk();
  const { pnr } = await bookOne(at, { passengers: [ADA, GRACE], payment: CARD });
  const { quoteId = "" } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
  const stays = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  const leaves = await at.desk.retrieveBooking({ pnr: stays.related?.[0] ?? "" }, at.caller);
  const payers = leaves.ledger?.filter(({ type }) => type === "payment") ?? [];
  expect(payers.map(({ note }) => note)).toEqual(["test card"]);
  expect(payers[0]?.amount).toBe(-leaves.totalPrice);
});

test("a booking says its contact, what it had cost, and its check-in once for a journey", async () => {
  const at = await openDesk();
  const found = await flightsFor(at, { origin: "HAM", destination: "JFK" });
  const id = found.find(({ stops }) => stops === 1)?.id ?? "";
  const request = { flightIds: [id], passengers: [ADA], ...CONTACT };
  const made = await at.desk.bookFlight(request, at.caller);
  const text = bookingText(made);
  expect(text).toMatch(/^Contact: ada@example\.com$/m);
  expect(text.match(/bag drop until/g)).toHaveLength(1);
  const gone = await at.desk.cancelBooking({ pnr: made.pnr }, at.caller);
  expect(bookingText(gone)).toMatch(/^\S+ cancelled, had cost \$/);
});

test("a driver is not looked for among infants", async () => {
  const at = await openDesk();
  const { pnr } = await bookOne(at, { passengers: [ADA, BABY] });
  const pickup = { pickupLocationCode: "LAX", pickupDate: "2027-03-02T10:00" };
  const search = { ...pickup, dropoffDate: "2027-03-04T10:00", limit: 1 };
  const { items } = await at.desk.searchCars({ driverAge: 30, ...search }, at.caller);
  const driver = { firstName: "Some", lastName: "Body" };
  const asked = { carId: items[0]?.id ?? "", existingPnr: pnr, driver };
  const refused = await at.desk.bookCar(asked, at.caller).catch(Object);
  expect(refused.details.hint).toContain("(Ada Lovelace)");
});

test("a status dates what happened on another day than the flight's, where the clock is told", async () => {
  const at = await openEventfulDesk();
  const way = { origin: "JFK", destination: "LHR", departureDate: "2026-12-10" };
  const is = ({ stops, departureTime, arrivalTime }: FlightJourney) =>
    stops === 0 && departureTime.slice(0, 10) !== arrivalTime.slice(0, 10);
  const { pnr, flight } = await bookWanted(at, { ...way, is });
  at.clock.now = Date.parse(flight.departureTime) - 5 * HOUR_MS;
  const event = { flight: flight.flightNumber, date: way.departureDate, minutes: 200 } as const;
  at.events.push({ type: "delay", ...event, at: new Date(at.clock.now).toISOString() });
  at.clock.now = Date.parse(flight.arrivalTime) + 5 * HOUR_MS;
  const { text } = await getFlightStatus.call({ pnr }, contextOf(at));
  expect(text).toMatch(/landed 2026-12-11 \d\d:\d\d \(scheduled \d\d:\d\d\)/);
});

test("a flight that was taken out days ahead says when that was announced", async () => {
  const at = await openEventfulDesk();
  const { id, flightNumber, departureTime } = await firstFlight(at, {
    departureDate: "2026-12-10",
  });
  const request = { flightIds: [id], passengers: [ADA], ...CONTACT };
  const { pnr } = await at.desk.bookFlight(request, at.caller);
  at.clock.now = Date.parse(departureTime) - 10 * DAY_MS;
  const event = { flight: flightNumber, date: "2026-12-10" } as const;
  at.events.push({ type: "cancel", ...event, at: new Date(at.clock.now).toISOString() });
  at.clock.now += 9 * DAY_MS;
  const { disruptions = [] } = await at.desk.retrieveBooking({ pnr }, at.caller);
  expect(disruptions[0]?.what).toMatch(/is cancelled, announced on 2026-(11-30|12-01)/);
});
