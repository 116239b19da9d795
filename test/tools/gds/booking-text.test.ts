import { expect, test } from "vitest";
import { bookedText, bookingText } from "../../../src/tools/gds/booking-text.ts";
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
  expect(text).toContain(`to pay by ${booking.ticketingDeadline?.slice(0, 16)}Z`);
  const abroad = Date.parse(first?.departureTime ?? "") - Date.parse(first?.bagDropCloses ?? "");
  expect(abroad).toBe((second && isHome(first?.destinationCode) ? 45 : 60) * 60_000);
  expect(text).toContain(`check-in and bag drop until ${first?.bagDropCloses?.slice(11, 16)}`);
  expect(text).toContain(` in ${first?.destinationCode}`);
  expect(text).toContain("Fare: ");
});

test("what both directions of one ticket allow is told once, with its fees", async () => {
  const at = await openDesk();
  const [one] = await flightsFor(at, {
    origin: "LHR",
    destination: "JFK",
    returnDate: "2027-03-15",
    brand: "standard",
  });
  const booking = await at.desk.bookFlight(
    { flightIds: [one?.id ?? ""], passengers: [ADA], ...CONTACT },
    at.caller,
  );
  const lines = bookingText(booking).split("\n");
  const fares = lines.filter((line) => line.startsWith("Fare: "));
  expect(fares).toHaveLength(1);
  expect(fares[0]).toMatch(
    /^Fare: F1 and F2, one ticket, flown in this order .*, fees once for all of it: .*change /,
  );
});

test("check-in that ends on the day before says which day", async () => {
  const at = await openDesk();
  const booking = await bookOne(at);
  const night = booking.flights.map((flight) => ({
    ...flight,
    departureTime: "2027-03-08T00:20:00-05:00",
    bagDropCloses: "2027-03-07T23:20:00-05:00",
  }));
  expect(bookingText({ ...booking, flights: night })).toContain("bag drop until 2027-03-07 23:20");
});

test("a hold says that it is none yet, and a fare until when it can be voided", async () => {
  const at = await openDesk();
  const held = await bookOne(at, { hold: true });
  expect(bookedText(held)).toMatch(/^Held, not ticketed: pay it with ticketBooking/);
  expect(bookedText(held)).not.toContain("free to void");
  const { pnr } = held;
  const paid = bookedText(await at.desk.ticketBooking({ pnr }, at.caller));
  expect(paid).toMatch(/^Booked\. TEST-/);
  const end = new Date(at.clock.now + 86_400_000).toISOString().slice(0, 16);
  expect(paid).toContain(`free to void until ${end}Z`);
  const read = async () => {
    const booking = await at.desk.retrieveBooking({ pnr }, at.caller);
    return { text: bookingText(booking), until: booking.fares?.[0]?.voidUntil };
  };
  at.clock.now += 86_400_000;
  const last = await read();
  expect(last.text).toContain(`free to void until ${end}Z`);
  expect(last.until?.slice(0, 16)).toBe(end);
  expect(await at.desk.quoteCancellation({ pnr }, at.caller)).toMatchObject({ fee: 0 });
  at.clock.now += 1;
  const over = await read();
  expect(over.text).not.toContain("void");
  expect(over.until).toBeUndefined();
  const { bookings } = await at.desk.listBookings({ limit: 1, status: "all" }, at.caller);
  expect(bookings[0]?.fares?.[0]).not.toHaveProperty("voidUntil");
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
  expect(text).toContain("refunded, net paid $0.00");
});

/** Where a first flight to Sydney may change planes without leaving the United States. */
function isHome(code = ""): boolean {
  return ["LAX", "SFO", "DFW", "HNL", "SEA", "ORD", "IAH", "SAN"].includes(code);
}

test("a refund with a fee is told as what it is less, and parts in their order whatever was changed last", async () => {
  const at = await openDesk();
  const [one] = await flightsFor(at, { returnDate: "2027-03-15" });
  const flightIds = [one?.id ?? ""];
  const made = await at.desk.bookFlight({ flightIds, passengers: [ADA], ...CONTACT }, at.caller);
  const fares = (made.fares ?? []).map((fare) => ({ ...fare, changeFee: 5000, refundFee: 5000 }));
  const meals = ["F2", "F1"].map((part) => ({
    part,
    passenger: "P1",
    code: "VGML",
    text: "vegan meal",
  }));
  const text = bookingText({ ...made, fares: fares.toReversed(), requests: meals });
  expect(text).toMatch(/Fare: F1 and F2, one ticket, .*change \$50\.00, refund less \$50\.00/);
  expect(text).toMatch(/P1 on F1\nAsked for: VGML \(vegan meal\) for P1 on F2/);
  const { pnr } = made;
  const cut = await at.desk.cancelBooking({ pnr, parts: ["F2"] }, at.caller);
  expect(bookingText({ ...cut, requests: meals })).toMatch(
    /Asked for: .* on F1\nAsked for CANCELLED: .* on F2/,
  );
});

test("a stay names its meals, its cots and its guests, and none of them twice on the same nights", async () => {
  const at = await openDesk();
  const nights = { cityCode: "LAX", checkInDate: "2027-03-02", checkOutDate: "2027-03-05" };
  const { items } = await at.desk.searchHotels(
    { ...nights, guests: 1, childAges: [2], board: "breakfast", limit: 2 },
    at.caller,
  );
  const passengers = [
    ADA,
    { type: "child", firstName: "Anne", lastName: "King", dateOfBirth: "2024-12-01" },
  ] as const;
  const [flight] = await flightsFor(at);
  const { pnr } = await at.desk.bookFlight(
    { flightIds: [flight?.id ?? ""], passengers: [...passengers], ...CONTACT },
    at.caller,
  );
  const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
  const add = (hotelId = "") => at.desk.bookHotel({ hotelId, existingPnr: pnr, guests }, at.caller);
  const first = await add(items[0]?.id);
  expect(bookingText(first)).toContain("(BBR, breakfast) with 1 cot for Ada Lovelace, $");
  const party = ({ warnings = [] }: typeof first) =>
    warnings.filter((note) => note.endsWith(" for the stay."));
  const again = await at.desk.searchHotels({ ...nights, guests: 2, limit: 1 }, at.caller);
  const other = await at.desk.bookHotel(
    { hotelId: again.items[0]?.id ?? "", guests, ...CONTACT },
    at.caller,
  );
  expect(party(other)).toHaveLength(1);
  expect(party(await at.desk.cancelBooking({ pnr: other.pnr }, at.caller))).toEqual([]);
  // Who sleeps in the cot needs no bed.
  const onStays = ({ warnings = [] }: typeof first) => warnings.filter((note) => /^H\d/.test(note));
  expect(onStays(first)).toEqual([]);
  expect(onStays(await add(items[1]?.id))).toEqual([
    "H2: H1 is booked for the same guests and nights and stays booked.",
  ]);
  const gone = await at.desk.cancelBooking({ pnr, parts: ["H1"] }, at.caller);
  expect(onStays(gone)).toEqual([]);
  expect(bookingText(gone)).not.toMatch(/Hotel H1 CANCELLED.*cancelling:/);
});
