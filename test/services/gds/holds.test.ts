import { describe, expect, test } from "vitest";
import { holdEnd } from "../../../src/domain/rules/holds.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";
import {
  ADA,
  bookOne,
  CONTACT,
  DAY_MS,
  flightsFor,
  holdableFlight,
  reasonOf,
} from "../../support/trip-desk.ts";

const HOUR_MS = 3_600_000;
const PAYS = { card: "4242 4242 4242 4242" };

function held(at: TestDesk, search: object = {}) {
  return bookOne(at, { hold: true }, search);
}

describe("a hold", () => {
  test("lasts the longer, the farther the departure", () => {
    for (const [days, hours] of [
      [30, 72],
      [21, 72],
      [20, 24],
      [5, 12],
      [2, 2],
    ] as const) {
      expect(holdEnd(0, days * DAY_MS)).toBe(hours * HOUR_MS);
    }
    expect(holdEnd(0, DAY_MS - 1)).toBeUndefined();
  });

  test("takes its seats and is pending, unpaid, until it is ticketed", async () => {
    const at = await openDesk();
    const before = await holdableFlight(at);
    const made = await held(at);
    expect(made).toMatchObject({ status: "pending", paid: 0, owed: made.totalPrice });
    expect(made.flights[0]?.bookingStatus).toBe("pending");
    expect(made.ticketingDeadline).toBe(new Date(at.clock.now + 72 * HOUR_MS).toISOString());
    expect((await holdableFlight(at)).seatsAvailable).toBe(before.seatsAvailable - 1);
    const { pnr } = made;
    const done = await at.desk.ticketBooking({ pnr, idempotencyKey: "pay" }, at.caller);
    expect(done).toMatchObject({ status: "confirmed", paid: made.totalPrice, owed: 0 });
    expect(done.ticketingDeadline).toBeUndefined();
    expect(done.flights[0]?.bookingStatus).toBe("confirmed");
    expect(await at.desk.ticketBooking({ pnr, idempotencyKey: "pay" }, at.caller)).toEqual(done);
    expect(await reasonOf(at.desk.ticketBooking({ pnr }, at.caller))).toBe("already_ticketed");
  });

  test("ends by itself at its deadline, and its seats come back", async () => {
    const at = await openDesk();
    const before = await holdableFlight(at);
    const one = await held(at);
    const other = await held(at);
    at.clock.now += 72 * HOUR_MS - 1;
    expect(await at.desk.expireHolds()).toBe(0);
    expect((await at.desk.retrieveBooking({ pnr: one.pnr }, at.caller)).status).toBe("pending");
    at.clock.now += 1;
    const seen = await at.desk.retrieveBooking({ pnr: one.pnr }, at.caller);
    expect(seen).toMatchObject({ status: "cancelled", paid: 0, owed: 0 });
    expect(await at.desk.expireHolds()).toBe(1);
    expect(await at.desk.expireHolds()).toBe(0);
    const { bookings } = await at.desk.listBookings({ status: "all", limit: 10 }, at.caller);
    expect(bookings.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
    const sold = await at.store.inventory.soldIn([...(await groupsOf(at))]);
    expect([...sold.values()]).toEqual([]);
    expect(await reasonOf(at.desk.ticketBooking({ pnr: other.pnr }, at.caller))).toBe(
      "booking_cancelled",
    );
    expect(before.seatsAvailable).toBeGreaterThan(0);
  });

  test("that is over does not keep its seats from the next buyer", async () => {
    const at = await openDesk();
    const soon = await flightsFor(at, { departureDate: "2026-11-17" });
    const [flight] = soon
      .filter(({ airlineCode, segments }) => airlineCode === "AA" && segments.length === 1)
      .toSorted((a, b) => a.seatsAvailable - b.seatsAvailable);
    if (!flight) throw new Error("no flights");
    const buy = (hold: boolean) =>
      at.desk.bookFlight(
        { flightIds: [flight.id], passengers: [ADA], ...CONTACT, hold },
        at.caller,
      );
    for (let seat = 1; seat < flight.seatsAvailable; seat++) await buy(false);
    await buy(true);
    expect(await reasonOf(buy(false))).toBe("sold_out");
    at.clock.now += 2 * HOUR_MS;
    expect(await buy(false)).toMatchObject({ status: "confirmed" });
    expect(await reasonOf(buy(false))).toBe("sold_out");
  });

  test("cannot be made shortly before departure, nor grown before it is paid", async () => {
    const at = await openDesk();
    expect(await reasonOf(held(at, { departureDate: "2026-11-15" }))).toBe("hold_not_possible");
    const { pnr } = await held(at);
    const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
    const { items } = await at.desk.searchHotels(
      {
        cityCode: "LAX",
        checkInDate: "2027-03-02",
        checkOutDate: "2027-03-03",
        guests: 1,
        limit: 1,
      },
      at.caller,
    );
    const stay = { hotelId: items[0]?.id ?? "", existingPnr: pnr, guests };
    expect(await reasonOf(at.desk.bookHotel(stay, at.caller))).toBe("booking_on_hold");
    const done = await at.desk.cancelBooking({ pnr }, at.caller);
    expect(done).toMatchObject({ status: "cancelled", paid: 0, owed: 0 });
  });
});

async function groupsOf(at: TestDesk): Promise<ReadonlySet<string>> {
  const { id } = await holdableFlight(at);
  const reference = at.deps.flights.read(id);
  const offer = reference && (await at.deps.flights.quote(reference));
  return new Set(offer?.units().map(({ group }) => group));
}

describe("a payment", () => {
  test("by a card that is declined changes nothing", async () => {
    const at = await openDesk();
    const { pnr } = await held(at);
    const pay = (card: string, code?: string) =>
      at.desk.ticketBooking({ pnr, payment: { card, code }, idempotencyKey: "k" }, at.caller);
    expect(await reasonOf(pay("4000000000000002"))).toBe("payment_declined");
    expect(await reasonOf(pay("4000000000003220"))).toBe("payment_code_required");
    expect(await reasonOf(pay("4000000000003220", "000000"))).toBe("payment_code_wrong");
    expect((await at.desk.retrieveBooking({ pnr }, at.caller)).owed).toBeGreaterThan(0);
    expect((await pay("4000000000003220", "123456")).owed).toBe(0);
  });

  test("with a card leaves no number anywhere, and a real one is refused", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at, { payment: PAYS, idempotencyKey: "k" });
    const stored = await at.store.records.get("booking", pnr);
    expect(stored?.document).toContain("test card");
    expect(stored?.document).not.toMatch(/4242/);
    const refused = bookOne(at, { payment: { card: "5555444433332222" } });
    await expect(refused).rejects.toMatchObject({ details: { reason: "not_a_test_card" } });
    await expect(refused).rejects.not.toThrow(/5555/);
  });
});
