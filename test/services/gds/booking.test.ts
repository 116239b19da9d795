import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TravelError } from "../../../src/domain/errors.ts";
import { formatUsd } from "../../../src/domain/money.ts";
import { encodeCursor } from "../../../src/domain/paging.ts";
import { pnrCodes } from "../../../src/services/gds/pnr-code.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { NOON, openDesk, type TestDesk } from "../../support/desk.ts";

const DAY = 86_400_000;
const passengers = [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }] as const;
const contact = { contactEmail: "ada@example.com" };

function search(at: TestDesk, change: object = {}) {
  return at.desk.searchFlights(
    {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-03-01",
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 50,
      ...change,
    },
    at.caller,
  );
}

function book(at: TestDesk, flightId: string, change: object = {}) {
  return at.desk.bookFlight(
    { flightIds: [flightId], passengers, ...contact, ...change },
    at.caller,
  );
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "nothing was refused";
  } catch (error) {
    if (error instanceof TravelError) return error.details.reason;
    throw error;
  }
}

describe("seats", () => {
  test("a booking takes one away, and cancelling gives it back, in every later search", async () => {
    const at = await openDesk();
    const [before] = (await search(at)).items;
    if (!before) throw new Error("no flights");
    const seats = async () =>
      (await search(at)).items.find(({ id }) => id === before.id)?.seatsAvailable;
    const { pnr } = await book(at, before.id);
    expect(await seats()).toBe(before.seatsAvailable - 1);
    await at.desk.cancelBooking({ pnr }, at.caller);
    expect(await seats()).toBe(before.seatsAvailable);
  });

  test("a flight that was sold out here is listed last, as sold out", async () => {
    const at = await openDesk();
    const { items } = await search(at);
    const first = items[0];
    if (!first) throw new Error("no flights");
    for (let seat = 0; seat < first.seatsAvailable; seat++) await book(at, first.id);
    const after = (await search(at)).items;
    const index = after.findIndex(({ id }) => id === first.id);
    expect(after[index]).toMatchObject({ status: "sold_out", seatsAvailable: 0 });
    expect(after.slice(index).every(({ status }) => status === "sold_out")).toBe(true);
  });

  test("1,000 buyers at once of the last 5 seats make exactly 5 bookings", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wayfare-oversell-"));
    const store = await sqliteStore({ path: join(folder, "a.db"), now: () => NOON });
    const at = await openDesk({ store });
    const { items } = await search(at);
    const flight = items.find(({ seatsAvailable }) => seatsAvailable > 5);
    if (!flight) throw new Error("no flight with more than 5 seats");
    for (let seat = 5; seat < flight.seatsAvailable; seat++) await book(at, flight.id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 1000 }, () => book(at, flight.id)),
    );
    const booked = outcomes.filter(({ status }) => status === "fulfilled");
    expect(booked).toHaveLength(5);
    const reasons = outcomes.flatMap((one) =>
      one.status === "rejected" ? [one.reason.details.reason] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(["sold_out"]));
    await store.close();
    rmSync(folder, { recursive: true });
  });
});

describe("references", () => {
  test("are unique even when there are hardly any", async () => {
    const at = await openDesk({ newPnr: pnrCodes(randomInt, "AB") });
    const { items } = await search(at);
    const ids = items.filter(({ status }) => status === "available").map(({ id }) => id);
    const pnrs: string[] = [];
    for (let i = 0; i < 30; i++) pnrs.push((await book(at, ids[i % ids.length] ?? "")).pnr);
    expect(new Set(pnrs).size).toBe(30);
    expect(pnrs.every((pnr) => /^TEST-[AB]{6}$/.test(pnr))).toBe(true);
  });

  test("that are all taken make the booking fail, and take no seat", async () => {
    const at = await openDesk({ newPnr: () => "TEST-AAAAAA" });
    const { items } = await search(at);
    const id = items[0]?.id ?? "";
    await book(at, id);
    expect(await reasonOf(book(at, id))).toBe("references_exhausted");
    expect((await search(at)).items[0]?.seatsAvailable).toBe((items[0]?.seatsAvailable ?? 0) - 1);
  });
});

describe("repeating a request", () => {
  test("with the same key and body gives the first outcome and books once", async () => {
    const at = await openDesk();
    const { items } = await search(at);
    const id = items[0]?.id ?? "";
    const [first, second, third] = await Promise.all([
      book(at, id, { idempotencyKey: "k" }),
      book(at, id, { idempotencyKey: "k" }),
      book(at, id, { idempotencyKey: "k" }),
    ]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect((await at.desk.listBookings({ status: "all", limit: 10 }, at.caller)).total).toBe(1);
  });

  test("with the same key and another body is a conflict", async () => {
    const at = await openDesk();
    const { items } = await search(at);
    const id = items[0]?.id ?? "";
    await book(at, id, { idempotencyKey: "k" });
    const other = book(at, id, { idempotencyKey: "k", contactEmail: "grace@example.com" });
    expect(await reasonOf(other)).toBe("idempotency_key_reused");
  });

  test("of a cancellation gives the cancelled booking again", async () => {
    const at = await openDesk();
    const { items } = await search(at);
    const { pnr } = await book(at, items[0]?.id ?? "");
    const first = await at.desk.cancelBooking({ pnr, idempotencyKey: "c" }, at.caller);
    expect(first.flights).not.toEqual([]);
    for (const flight of first.flights) {
      expect(flight).toMatchObject({ status: "cancelled", bookingStatus: "cancelled" });
    }
    expect(await at.desk.cancelBooking({ pnr, idempotencyKey: "c" }, at.caller)).toEqual(first);
  });
});

describe("prices", () => {
  test("are the whole party's, and the booking's total is their sum", async () => {
    const at = await openDesk();
    const party = { adults: 2, children: 1, infants: 1 };
    const { items } = await search(at, { party });
    const flight = items[0];
    if (!flight) throw new Error("no flights");
    const shares = flight.priceBreakdown ?? [];
    expect(shares.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(flight.price);
    const family = [
      { type: "adult", firstName: "Ada", lastName: "Lovelace" },
      { type: "adult", firstName: "William", lastName: "King" },
      { type: "child", firstName: "Byron", lastName: "King" },
      { type: "infant", firstName: "Anne", lastName: "King", dateOfBirth: "2026-06-01" },
    ] as const;
    const booked = await book(at, flight.id, { passengers: family });
    expect(booked.totalPrice).toBe(flight.price);
    expect(booked.warnings).toBeUndefined();
  });

  test("of another party than was searched are charged, and said so", async () => {
    const at = await openDesk();
    const flight = (await search(at)).items[0];
    if (!flight) throw new Error("no flights");
    const two = [...passengers, { type: "adult", firstName: "Grace", lastName: "Hopper" }];
    const booked = await book(at, flight.id, { passengers: two });
    expect(booked.totalPrice).toBe(2 * flight.price);
    const note = `Searched for 1 adult and booked for 2 adults: ${formatUsd(2 * flight.price)} in all.`;
    expect(booked.warnings).toEqual([note]);
    // Of one of them alone it is not true.
    const { pnr } = booked;
    const { quoteId } = await at.desk.quoteChange({ pnr, leave: ["P2"] }, at.caller);
    const stays = await at.desk.confirmChange({ pnr, quoteId: quoteId ?? "" }, at.caller);
    const [other = ""] = stays.related ?? [];
    const leaves = await at.desk.retrieveBooking({ pnr: other }, at.caller);
    expect([...(stays.warnings ?? []), ...(leaves.warnings ?? [])]).toEqual([]);
  });

  test("hold for 24 hours, then a changed one is refused with the new price and a fresh id", async () => {
    const at = await openDesk();
    const { items } = await search(at);
    const flight = items[0];
    if (!flight) throw new Error("no flights");
    at.clock.now = NOON + DAY;
    expect((await book(at, flight.id)).totalPrice).toBe(flight.price);

    for (let days = 2; days < 60; days++) {
      at.clock.now = NOON + days * DAY;
      const error = await book(at, flight.id).catch((refusal: unknown) => refusal);
      if (!(error instanceof TravelError) || error.details.reason !== "price_changed") continue;
      const extra = error.details.extra ?? {};
      expect(extra["oldPrice"]).toBe(flight.price);
      const fresh = await book(at, String(extra["newId"]));
      expect(fresh.totalPrice).toBe(extra["newPrice"]);
      return;
    }
    throw new Error("the price never changed in two months");
  });

  test("of a flight that has left are none, however its price has changed since", async () => {
    const at = await openDesk();
    const ids = (await search(at)).items.map(({ id }) => id);
    at.clock.now = NOON + 200 * DAY;
    for (const id of ids) expect(await reasonOf(book(at, id))).toBe("date_in_past");
  });

  test.each(["Q261117", "Q261114"])("cannot be had from an id with %s written in", async (day) => {
    const at = await openDesk();
    const flight = (await search(at)).items[0];
    const forged = (flight?.id ?? "").replace("Q261115", day);
    expect(forged).not.toBe(flight?.id);
    expect(await reasonOf(book(at, forged))).toBe("unknown_offer");
  });
});

describe("a through fare", () => {
  test("is spread over its flights in whole cents", async () => {
    const at = await openDesk();
    const { items } = await search(at, { origin: "MXP", destination: "SYD" });
    const journey = items.find(({ stops }) => stops > 0);
    if (!journey) throw new Error("no connection MXP–SYD");
    expect(journey.segments).toHaveLength(journey.stops + 1);
    const sum = journey.segments.reduce((total, { price }) => total + price, 0);
    expect(sum).toBe(journey.price);
    const booked = await book(at, journey.id);
    expect(booked.flights).toHaveLength(journey.segments.length);
    expect(booked.totalPrice).toBe(journey.price);
  });
});

describe("access", () => {
  test("to a stranger's booking is refused exactly as to an unknown one", async () => {
    const at = await openDesk({ open: false });
    const alice = { transport: "http", principal: "alice" } as const;
    const mallory = { transport: "http", principal: "mallory" } as const;
    const { items } = await search(at);
    const made = await at.desk.bookFlight(
      { flightIds: [items[0]?.id ?? ""], passengers, ...contact },
      alice,
    );
    expect(await at.desk.retrieveBooking({ pnr: made.pnr }, alice)).toEqual(made);
    const refusal = async (pnr: string) => {
      const error = await at.desk.retrieveBooking({ pnr }, mallory).catch((e: unknown) => e);
      if (!(error instanceof TravelError)) throw new Error("not refused");
      return JSON.stringify([error.code, error.message, error.details]).replaceAll(pnr, "PNR");
    };
    expect(await refusal(made.pnr)).toBe(await refusal("TEST-ZZZZZZ"));
  });

  test("is the session's where there is no principal and the server is not open", async () => {
    const at = await openDesk({ open: false });
    const { items } = await search(at);
    const { pnr, sessionId } = await book(at, items[0]?.id ?? "");
    const elsewhere = { transport: "http" } as const;
    expect(await reasonOf(at.desk.retrieveBooking({ pnr }, elsewhere))).toBe("unknown_pnr");
    const named = await at.desk.retrieveBooking({ pnr, sessionId }, elsewhere);
    expect(named.pnr).toBe(pnr);
  });

  test("to the list of bookings is the session's own", async () => {
    const at = await openDesk();
    const { items } = await search(at);
    await book(at, items[0]?.id ?? "");
    const other = { transport: "stdio", bookingSessionId: randomUUID() } as const;
    expect((await at.desk.listBookings({ status: "all", limit: 10 }, other)).bookings).toEqual([]);
  });

  test("to their number is too, also past the end of the list", async () => {
    const at = await openDesk({ open: false });
    const { items } = await search(at);
    const caller = { transport: "http", principal: "ada" } as const;
    const { sessionId } = await at.desk.bookFlight(
      { flightIds: [items[0]?.id ?? ""], passengers, contactEmail: "ada@example.com" },
      caller,
    );
    const past = encodeCursor({ createdAt: NOON + 1000 * DAY, id: "~" });
    const first = encodeCursor({ createdAt: 0, id: "0" });
    for (const cursor of [past, first]) {
      const query = { status: "all", limit: 10, sessionId, cursor } as const;
      const stranger = { transport: "http", principal: "eve" } as const;
      const none = { bookings: [], total: 0, asOf: new Date(at.clock.now).toISOString() };
      expect(await at.desk.listBookings(query, stranger)).toEqual(none);
      expect((await at.desk.listBookings(query, caller)).total).toBe(1);
    }
  });
});

describe("parts of a trip", () => {
  const stay = (at: TestDesk, cityCode: string, checkInDate: string, checkOutDate: string) =>
    at.desk.searchHotels({ cityCode, checkInDate, checkOutDate, guests: 1, limit: 1 }, at.caller);

  test("may begin with a night at home before the first flight, and not with one in mid-trip", async () => {
    const at = await openDesk();
    const out = (await search(at)).items[0];
    const back = (
      await search(at, { origin: "LAX", destination: "JFK", departureDate: "2027-03-06" })
    ).items[0];
    const { pnr } = await at.desk.bookFlight(
      { flightIds: [out?.id ?? "", back?.id ?? ""], passengers, ...contact },
      at.caller,
    );
    const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
    const before = (await stay(at, "NYC", "2027-02-28", "2027-03-01")).items[0];
    const booked = await at.desk.bookHotel(
      { hotelId: before?.id ?? "", existingPnr: pnr, guests },
      at.caller,
    );
    expect(booked.hotels).toHaveLength(1);
    const during = (await stay(at, "NYC", "2027-03-03", "2027-03-04")).items[0];
    const refused = at.desk.bookHotel(
      { hotelId: during?.id ?? "", existingPnr: pnr, guests },
      at.caller,
    );
    expect(await reasonOf(refused)).toBe("hotel_before_arrival");
  });

  test("added to a booking that began with a stay say whom they add to it", async () => {
    const at = await openDesk();
    const [room] = (await stay(at, "LAX", "2027-03-02", "2027-03-04")).items;
    const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };
    const begun = await at.desk.bookHotel({ hotelId: room?.id ?? "", guests: [ada] }, at.caller);
    expect(begun.warnings ?? []).toEqual([]);
    const grace = { firstName: "Grace", lastName: "Hopper" };
    const later = await at.desk.bookHotel(
      { hotelId: room?.id ?? "", existingPnr: begun.pnr, guests: [ada, grace] },
      at.caller,
    );
    expect(later.passengers).toHaveLength(2);
    expect(later.warnings).toContain(
      "Grace Hopper was not on this booking and was added to its passengers.",
    );
  });

  test("a car for an older driver than the booking knows is refused", async () => {
    const at = await openDesk();
    const flight = (await search(at)).items[0]?.id ?? "";
    const ada = { ...passengers[0], dateOfBirth: "2004-01-01" };
    const { pnr } = await book(at, flight, { passengers: [ada] });
    const cars = (driverAge: number) =>
      at.desk.searchCars(
        {
          pickupLocationCode: "LAX",
          pickupDate: "2027-03-02T10:00:00",
          dropoffDate: "2027-03-04T10:00:00",
          driverAge,
          limit: 1,
        },
        at.caller,
      );
    const add = async (driverAge: number) =>
      at.desk.bookCar(
        {
          carId: (await cars(driverAge)).items[0]?.id ?? "",
          existingPnr: pnr,
          driver: { firstName: "Ada", lastName: "Lovelace" },
        },
        at.caller,
      );
    expect(await reasonOf(add(30))).toBe("driver_age_differs");
    expect((await add(23)).cars).toHaveLength(1);
  });

  test("bring contacts that are checked, and fill only what the booking lacks", async () => {
    const at = await openDesk();
    const { pnr } = await book(at, (await search(at)).items[0]?.id ?? "");
    const room = (await stay(at, "LAX", "2027-03-02", "2027-03-04")).items[0];
    const add = (contacts: object) =>
      at.desk.bookHotel(
        {
          hotelId: room?.id ?? "",
          existingPnr: pnr,
          guests: [{ firstName: "Ada", lastName: "Lovelace" }],
          ...contacts,
        },
        at.caller,
      );
    expect(await reasonOf(add({ contactPhone: "nonsense" }))).toBe("invalid_phone");
    const booked = await add({ contactPhone: "+14155550123", contactEmail: "x@example.com" });
    expect(booked).toMatchObject({ contactEmail: "ada@example.com", contactPhone: "+14155550123" });
    expect(booked.warnings).toContain("The booking keeps the contact it was made with.");
  });

  test("that are sold out name what is gone", async () => {
    const at = await openDesk();
    const flight = (await search(at)).items[0];
    if (!flight) throw new Error("no flights");
    for (let seat = 0; seat < flight.seatsAvailable; seat++) await book(at, flight.id);
    const error = await book(at, flight.id).catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ details: { field: "flightIds[0]", value: flight.id } });
  });

  test("show no car that is gone", async () => {
    const at = await openDesk();
    const cars = () =>
      at.desk.searchCars(
        {
          pickupLocationCode: "LAX",
          pickupDate: "2027-03-01T12:00:00",
          dropoffDate: "2027-03-03T12:00:00",
          driverAge: 30,
          limit: 50,
        },
        at.caller,
      );
    const before = (await cars()).items;
    const id = before[0]?.id ?? "";
    const driver = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };
    while ((await reasonOf(at.desk.bookCar({ carId: id, driver }, at.caller))) !== "sold_out");
    const after = (await cars()).items;
    expect(after).toHaveLength(before.length - 1);
    expect(after.map((car) => car.id)).not.toContain(id);
  });
});

test("a booking takes fifty parts, and then another one must be begun", async () => {
  const at = await openDesk();
  const { items } = await at.desk.searchHotels(
    {
      cityCode: "LAX",
      checkInDate: "2027-03-01",
      checkOutDate: "2027-03-02",
      guests: 1,
      limit: 51,
    },
    at.caller,
  );
  expect(items).toHaveLength(51);
  const guests = [{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" }];
  let existingPnr: string | undefined;
  for (const { id } of items.slice(0, 50)) {
    const { pnr } = await at.desk.bookHotel({ hotelId: id, guests, existingPnr }, at.caller);
    existingPnr = pnr;
  }
  const last = at.desk.bookHotel({ hotelId: items[50]?.id ?? "", guests, existingPnr }, at.caller);
  expect(await reasonOf(last)).toBe("booking_full");
});
