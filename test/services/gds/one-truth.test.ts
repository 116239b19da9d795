import { expect, test } from "vitest";
import { formatUsd } from "../../../src/domain/money.ts";
import { EU261 } from "../../../src/domain/rules/rights/rerouting-laws.ts";
import { bookingText } from "../../../src/tools/gds/booking-text.ts";
import { quoteChange } from "../../../src/tools/servicing/quote-change.ts";
import { contextOf, NOON, openDesk } from "../../support/desk.ts";
import {
  ADA,
  bookedWith,
  bookOne,
  CONTACT,
  DAY_MS,
  flightsFor,
  ratesOf,
} from "../../support/trip-desk.ts";

const BOB = { type: "adult", firstName: "Bob", lastName: "Byron" } as const;
const HOUR_MS = 3_600_000;

test("a ticket is free to void until its first flight leaves, for all of it and in every window", async () => {
  const at = await openDesk();
  const [out] = (await flightsFor(at, { departureDate: "2026-11-15" })).filter(
    ({ departureTime }) => Date.parse(departureTime) > NOON + 2 * HOUR_MS,
  );
  const back = { origin: "LAX", destination: "JFK", departureDate: "2026-11-30" };
  const [home] = (await flightsFor(at, back)).filter(
    ({ airlineCode }) => airlineCode === out?.airlineCode,
  );
  const flightIds = [out?.id ?? "", home?.id ?? ""];
  const request = { flightIds, passengers: [ADA], ...CONTACT };
  const { pnr, fares = [] } = await at.desk.bookFlight(request, at.caller);
  const leaves = new Date(Date.parse(out?.departureTime ?? "")).toISOString();
  const ends = fares.flatMap(({ voidUntil }) => voidUntil ?? []);
  expect(new Set(ends)).toEqual(new Set([leaves]));
  const all = await at.desk.quoteCancellation({ pnr }, at.caller);
  const one = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
  const changed = await at.desk.quoteChange({ pnr, cancel: ["F1"] }, at.caller);
  const rules = [...all.parts, ...one.parts].map(({ rule }) => rule);
  for (const rule of [...rules, changed.items[0]?.why]) {
    expect(rule).toContain(`Void: free until ${leaves.slice(0, 16)}Z`);
  }
  at.clock.now = Date.parse(leaves) + 60_000;
  const late = await at.desk.quoteCancellation({ pnr, parts: ["F2"] }, at.caller);
  expect(late.parts[0]?.rule).not.toContain("Void");
});

test("a rate whose free time is over is not sold as free", async () => {
  const at = await openDesk();
  // 18:30 on the evening before in Los Angeles.
  at.clock.now = Date.parse("2026-11-20T02:30:00Z");
  const stay = { cityCode: "LAX", checkInDate: "2026-11-20", checkOutDate: "2026-11-21" };
  const search = (more: object) =>
    at.desk.searchHotels({ ...stay, guests: 1, limit: 50, ...more }, at.caller);
  expect((await search({ freeCancellation: true })).items).toEqual([]);
  const { items, terms } = await search({});
  const found = items
    .filter(({ status }) => status === "available")
    .flatMap(ratesOf)
    .find(({ rateCode }) => rateCode === "BAR");
  const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
  const request = { hotelId: found?.id ?? "", guests, ...CONTACT };
  const { pnr, hotels } = await at.desk.bookHotel(request, at.caller);
  expect(terms["BAR"]).toBe("no free cancellation any more: one night");
  const words = `${terms["BAR"]} (${formatUsd(found?.price ?? 0)})`;
  expect(hotels[0]?.cancellation).toBe(words);
  const { parts } = await at.desk.quoteCancellation({ pnr }, at.caller);
  expect(parts[0]).toMatchObject({ back: 0, rule: `Its rate: ${words}.` });
});

test("an exit row and assistance exclude each other, whichever is asked for first", async () => {
  const at = await openDesk();
  const { pnr } = await bookOne(
    at,
    { passengers: [ADA, BOB] },
    { origin: "LHR", destination: "JFK" },
  );
  const { rows } = await at.desk.getSeatMap({ pnr }, at.caller);
  const row = rows.find(({ exit, open }) => exit && open !== "");
  const seats = [{ passenger: "P1", seat: `${row?.row}${row?.open[0]}` }];
  const { quoteId = "" } = await at.desk.quoteChange({ pnr, seats }, at.caller);
  await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  const asked = async (passenger: string, code: string) =>
    (await at.desk.quoteChange({ pnr, requests: [{ passenger, code }] }, at.caller)).items[0];
  expect(await asked("P1", "WCHR")).toMatchObject({ allowed: false });
  expect((await asked("P1", "WCHR"))?.why).toContain("is at an exit");
  expect(await asked("P2", "WCHR")).toMatchObject({ allowed: true });
  expect(await asked("P1", "VGML")).toMatchObject({ allowed: true });
  // No infant is there for a bassinet, no child for a child's meal.
  for (const code of ["BSCT", "BBML", "CHML"]) {
    expect(await asked("P2", code)).toMatchObject({ allowed: false });
  }
});

test("an unaccompanied minor is of an age for it and has no adult on the booking", async () => {
  const at = await openDesk();
  const minor = (firstName: string, dateOfBirth: string) => ({ ...ADA, firstName, dateOfBirth });
  const asked = async (passengers: readonly object[]) => {
    const { pnr } = await bookOne(at, { passengers });
    const requests = [{ passenger: "P1", code: "UMNR" }];
    const { items, quoteId = "" } = await at.desk.quoteChange({ pnr, requests }, at.caller);
    return { pnr, quoteId, why: items[0]?.why, allowed: items[0]?.allowed };
  };
  const teen = minor("Tom", "2013-06-01");
  expect((await asked([minor("Tom", "1983-06-01")])).why).toContain("is 43 on 2027-03-01");
  expect((await asked([ADA])).why).toContain("date of birth is not on the booking");
  expect((await asked([teen, BOB])).why).toContain("Bob Byron is on the booking");
  const mia = { type: "child", firstName: "Mia", lastName: "Byron", dateOfBirth: "2018-06-01" };
  expect(await asked([mia, BOB])).toMatchObject({ allowed: false });
  expect(await asked([mia, teen])).toMatchObject({ allowed: true });
  const { pnr, quoteId } = await asked([teen]);
  await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  const passengers = [{ id: "P1", dateOfBirth: "1983-06-01" }];
  const older = await at.desk.quoteChange({ pnr, passengers }, at.caller);
  expect(older.items[0]?.why).toContain("UMNR is taken off");
  const after = await at.desk.confirmChange({ pnr, quoteId: older.quoteId ?? "" }, at.caller);
  expect(after.requests).toEqual([]);
});

test("a change's fees are the same in quote and receipt, and are shared by those who part", async () => {
  const at = await openDesk();
  const made = await bookedWith(
    at,
    { changeFee: 9000 },
    { passengers: [ADA, BOB] },
    { brand: "standard" },
  );
  const { pnr, totalPrice, flights } = made;
  at.clock.now = NOON + 2 * DAY_MS;
  const party = { adults: 2, children: 0, infants: 0 };
  const cheaper = (await flightsFor(at, { departureDate: "2027-03-03", party })).find(
    (one) => one.airlineCode === flights[0]?.airlineCode && one.price < totalPrice,
  );
  const replace = [{ part: "F1", id: cheaper?.id ?? "" }];
  const { text } = await quoteChange.call({ pnr, replace }, contextOf(at));
  expect(text).toContain("besides $90.00 in fees");
  const { quoteId = "", newTotal } = await at.desk.quoteChange({ pnr, replace }, at.caller);
  const done = await at.desk.confirmChange({ pnr, quoteId }, at.caller);
  const lost = totalPrice - newTotal;
  expect(lost).toBeGreaterThan(0);
  expect(bookingText(done)).toContain(
    `${formatUsd(newTotal)} in total and $90.00 in fees, ${formatUsd(lost)} not given back, ${formatUsd(totalPrice + 9000)} paid`,
  );
  const leave = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
  const stays = await at.desk.confirmChange({ pnr, quoteId: leave.quoteId ?? "" }, at.caller);
  const [other = ""] = stays.related ?? [];
  const left = await at.desk.retrieveBooking({ pnr: other }, at.caller);
  for (const side of [stays, left]) {
    expect(bookingText(side)).toContain("and $45.00 in fees");
    expect(side).toMatchObject({ owed: 0 });
  }
  expect((stays.paid ?? 0) + (left.paid ?? 0)).toBe(done.paid);
});

test("a flight offered instead halves the compensation also where it lands before the old one", () => {
  const journey = {
    ...{ from: "DE", to: "US", km: 6000, hit: { from: "DE", to: "US", minutes: 500 } },
    ...{ airline: "DE", carrier: "Lufthansa", cancelled: true, earlier: 0, late: 0 },
    ...{ landed: false, noticeDays: 3, extraordinary: false },
  };
  const left = (earlier: number, later: number) => EU261.due?.(journey, { earlier, later })?.left;
  expect([left(90, -5), left(90, 20), left(0, 30), left(0, 241)]).toEqual([
    "half",
    "half",
    "none",
    "all",
  ]);
  expect(EU261.fact(journey)).toContain("half where it lands at most 4 hours after it, or earlier");
});
