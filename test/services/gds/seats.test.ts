import { describe, expect, test } from "vitest";
import type { SeatMap } from "../../../src/domain/contracts/servicing/seats.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";
import { ADA, CONTACT, flightsFor, reasonOf } from "../../support/trip-desk.ts";

const BABBAGE = { type: "adult", firstName: "Charles", lastName: "Babbage" } as const;
const CHILD = { type: "child", firstName: "Byron", lastName: "King" } as const;

/** A nonstop flight on which a seat costs something. */
async function flightFor(at: TestDesk) {
  const flights = await flightsFor(at, { origin: "LHR", destination: "JFK" });
  const found = flights.find(({ stops }) => stops === 0);
  if (!found) throw new Error("no flight");
  return found;
}

function seatsOf({ rows }: SeatMap, kind: "plain" | "exit"): string[] {
  return rows
    .filter(({ exit = false, legroom = false }) => (kind === "exit" ? exit : !legroom))
    .flatMap(({ row, open }) => [...open].map((letter) => `${row}${letter}`));
}

async function booked(at: TestDesk, change: object = {}) {
  const { id } = await flightFor(at);
  const request = { flightIds: [id], passengers: [ADA], ...CONTACT, ...change };
  return at.desk.bookFlight(request, at.caller);
}

async function changed(at: TestDesk, pnr: string, change: object) {
  const quote = await at.desk.quoteChange({ pnr, ...change }, at.caller);
  const { quoteId = "" } = quote;
  return { quote, after: await at.desk.confirmChange({ pnr, quoteId }, at.caller) };
}

describe("a seat map", () => {
  test("has as many open seats as the flight has left, for an offer and for a booking", async () => {
    const at = await openDesk();
    const { id, seatsAvailable } = await flightFor(at);
    const offered = await at.desk.getSeatMap({ id }, at.caller);
    expect(offered.open).toBe(seatsAvailable);
    const { pnr, flights } = await booked(at);
    const map = await at.desk.getSeatMap({ pnr }, at.caller);
    // The one sold here has none yet, and may have any of them.
    expect(map).toMatchObject({ open: seatsAvailable, flightNumber: flights[0]?.flightNumber });
    expect(map.rows).toEqual(offered.rows);
    expect(offered.passengers).toEqual([{ id: "P1", type: "adult" }]);
    expect(map.passengers).toEqual([{ id: "P1", type: "adult", name: "Ada Lovelace" }]);
    const other = { pnr, flightNumber: "ZZ1" };
    expect(await reasonOf(at.desk.getSeatMap(other, at.caller))).toBe("unknown_flight");
    expect(await reasonOf(at.desk.getSeatMap({}, at.caller))).toBe("too_few_facts");
  });
});

describe("a seat", () => {
  test("is chosen at booking, paid, shown, and never given again", async () => {
    const at = await openDesk();
    const { id } = await flightFor(at);
    const map = await at.desk.getSeatMap({ id }, at.caller);
    const [seat = ""] = seatsOf(map, "plain");
    const seats = [{ passenger: "P1", seat: seat.toLowerCase() }];
    const made = await booked(at, { seats });
    expect(made.extras).toMatchObject([{ type: "seat", seat, passenger: "P1", part: "F1" }]);
    const [extra] = made.extras ?? [];
    expect(made.totalPrice).toBe((made.flights[0]?.price ?? 0) + (extra?.price ?? 0));
    expect(made).toMatchObject({ owed: 0, paid: made.totalPrice });
    const after = await at.desk.getSeatMap({ pnr: made.pnr }, at.caller);
    expect(after.yours).toEqual([`${seat} P1`]);
    expect(seatsOf(after, "plain")).not.toContain(seat);
    expect(await reasonOf(booked(at, { seats }))).toBe("seat_not_available");
    const { pnr } = await booked(at);
    const refused = await at.desk.quoteChange({ pnr, seats }, at.caller);
    expect(refused.items).toMatchObject([{ allowed: false }]);
    expect(refused.quoteId).toBeUndefined();
  });

  test("wanted by several at once goes to one of them", async () => {
    const at = await openDesk();
    const { id } = await flightFor(at);
    const [seat = ""] = seatsOf(await at.desk.getSeatMap({ id }, at.caller), "plain");
    const seats = [{ passenger: "P1", seat }];
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => booked(at, { seats })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is changed for another, and the first is free again; a flight given up frees it", async () => {
    const at = await openDesk();
    const { pnr } = await booked(at);
    const open = seatsOf(await at.desk.getSeatMap({ pnr }, at.caller), "plain");
    const [first = "", second = ""] = [open[0], open.at(-1)];
    await changed(at, pnr, { seats: [{ passenger: "P1", seat: first }] });
    const { after } = await changed(at, pnr, { seats: [{ passenger: "P1", seat: second }] });
    expect(after.extras).toMatchObject([{ seat: second }]);
    expect(after.owed).toBe(0);
    const map = await at.desk.getSeatMap({ pnr }, at.caller);
    expect(seatsOf(map, "plain")).toContain(first);
    await at.desk.cancelBooking({ pnr }, at.caller);
    const { id } = await flightFor(at);
    expect(seatsOf(await at.desk.getSeatMap({ id }, at.caller), "plain")).toContain(second);
  });

  test("stays behind when its flight is exchanged, and goes along with a passenger who leaves", async () => {
    const at = await openDesk();
    const made = await booked(at, { passengers: [ADA, BABBAGE] });
    const { pnr } = made;
    const [a = "", b = ""] = seatsOf(await at.desk.getSeatMap({ pnr }, at.caller), "plain");
    const seats = [
      { passenger: "P1", seat: a },
      { passenger: "P2", seat: b },
    ];
    await changed(at, pnr, { seats });
    const { after } = await changed(at, pnr, { leave: ["P2"] });
    expect(after.extras).toMatchObject([{ seat: a, passenger: "P1" }]);
    const [other = ""] = after.related ?? [];
    const left = await at.desk.retrieveBooking({ pnr: other }, at.caller);
    expect(left.extras).toMatchObject([{ seat: b, passenger: "P2" }]);
    const later = await flightsFor(at, {
      origin: "LHR",
      destination: "JFK",
      departureDate: "2027-03-08",
    });
    const airline = made.flights[0]?.airlineCode;
    const next = later.find((one) => one.stops === 0 && one.airlineCode === airline)?.id ?? "";
    const moved = await changed(at, other, { replace: [{ part: "F1", id: next }] });
    expect(moved.after.extras).toEqual([]);
    expect(moved.after.owed).toBe(0);
    const map = await at.desk.getSeatMap({ pnr }, at.caller);
    expect(seatsOf(map, "plain")).toContain(b);
  });

  test("at an exit is for adults from 16 without an infant; a lap has none, and no other exists", async () => {
    const at = await openDesk();
    const infant = { type: "infant", firstName: "Annabella", lastName: "King" } as const;
    const { pnr } = await booked(at, { passengers: [ADA, BABBAGE, CHILD, infant] });
    const map = await at.desk.getSeatMap({ pnr }, at.caller);
    const [exit = ""] = seatsOf(map, "exit");
    const [plain = ""] = seatsOf(map, "plain");
    const allowed = async (passenger: string, seat: string) => {
      const asked = { pnr, seats: [{ passenger, seat }] };
      return (await at.desk.quoteChange(asked, at.caller)).items[0]?.allowed;
    };
    expect(await allowed("P3", exit)).toBe(false);
    expect(await allowed("P1", exit)).toBe(false);
    expect(await allowed("P2", exit)).toBe(true);
    expect(await allowed("P3", plain)).toBe(true);
    expect(await allowed("P4", plain)).toBe(false);
    expect(await allowed("P1", "99Z")).toBe(false);
    const twelve = { ...ADA, dateOfBirth: "2013-06-01" };
    const seats = [{ passenger: "P1", seat: exit }];
    expect(await reasonOf(booked(at, { passengers: [twelve], seats }))).toBe("seat_not_available");
    const born = async (dateOfBirth: string, more: object = {}) => {
      const asked = { pnr, passengers: [{ id: "P2", dateOfBirth }], ...more };
      const { items, quoteId } = await at.desk.quoteChange(asked, at.caller);
      return { why: items.at(-1)?.why ?? "", allowed: quoteId !== undefined };
    };
    const young = await born("2013-06-01", { seats: [{ passenger: "P2", seat: exit }] });
    expect(young).toMatchObject({ allowed: false });
    await changed(at, pnr, { seats: [{ passenger: "P2", seat: exit }] });
    expect((await born("2013-06-01")).why).toContain(`Seat ${exit} on`);
    const moved = { seats: [{ passenger: "P2", seat: plain }] };
    expect(await born("2013-06-01", moved)).toMatchObject({ allowed: true });
    // Sixteen on the day of the flight, to the day.
    expect(await born("2011-03-01")).toMatchObject({ allowed: true });
    expect(await born("2011-03-02")).toMatchObject({ allowed: false });
    const wheels = { requests: [{ passenger: "P2", code: "WCHR" }] };
    const both = await at.desk.quoteChange({ pnr, ...moved, ...wheels }, at.caller);
    expect(both.quoteId).toBeDefined();
    const twice = [
      { passenger: "P1", seat: plain },
      { passenger: "P2", seat: plain },
    ];
    const { items } = await at.desk.quoteChange({ pnr, seats: twice }, at.caller);
    expect(items.map((item) => item.allowed)).toEqual([true, false]);
  });
});
