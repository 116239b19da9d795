import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import { TravelError } from "../../../src/domain/errors.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { NOON, openDesk, type TestDesk } from "../../support/desk.ts";
import { startServer, type TestServer } from "../../support/valkey.ts";

// What version 0.1 wrote: a trip with two connections, a stay and a car, none of which the world has any more.
interface FirstWorld {
  readonly offers: { readonly flight: string; readonly hotel: string; readonly car: string };
  readonly booking: Pnr;
  readonly holds: readonly { readonly key: string; readonly quantity: number }[];
}
const first: FirstWorld = JSON.parse(
  await readFile(new URL("../../fixtures/stores/first-world.json", import.meta.url), "utf8"),
);
const { booking, holds, offers } = first;
const { pnr } = booking;
const caller = { transport: "stdio", bookingSessionId: booking.sessionId } as const;
const adult = { firstName: "Ada", lastName: "Lovelace" };

async function refusal(work: Promise<unknown>): Promise<TravelError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TravelError) return error;
  throw new Error("expected a refusal", { cause: error });
}

function keepsItsPromises(opened: () => Store): void {
  let at: TestDesk;

  beforeEach(async () => {
    at = await openDesk({ store: opened() });
    await opened().sessions.create({ id: booking.sessionId, ttlMs: 3_600_000 });
    const written = await opened().records.write({
      kind: "booking",
      id: pnr,
      sessionId: booking.sessionId,
      state: booking.status,
      expectedVersion: 0,
      document: JSON.stringify({ booking, holds }),
      createdAt: booking.createdAt,
      modifiedAt: booking.lastModified,
      claims: holds.map((hold) => ({ ...hold, capacity: 9 })),
    });
    expect(written).toEqual({ kind: "committed", version: 1 });
  });

  const sold = () => opened().inventory.sold(holds.map(({ key }) => key));

  test("it is read and listed as it was written, and fits the contract", async () => {
    expect(await at.desk.retrieveBooking({ pnr }, caller)).toMatchObject(booking);
    const { bookings } = await at.desk.listBookings({ status: "all", limit: 10 }, caller);
    expect(bookings).toMatchObject([booking]);
    expect(Pnr.parse(booking)).toEqual(booking);
    expect(booking.flights).toHaveLength(4);
  });

  test("it is cancelled, every part of it, and gives back what it held", async () => {
    expect(await sold()).toEqual(holds.map(({ quantity }) => quantity));
    const cancelled = await at.desk.cancelBooking({ pnr }, caller);
    expect(cancelled.status).toBe("cancelled");
    for (const part of [...cancelled.flights, ...cancelled.hotels, ...cancelled.cars]) {
      expect(part.status).toBe("cancelled");
    }
    expect(await sold()).toEqual(holds.map(() => 0));
  });

  test("a stay of today's world is added to it", async () => {
    const { items } = await at.desk.searchHotels(
      {
        cityCode: "NYC",
        checkInDate: "2027-03-06",
        checkOutDate: "2027-03-10",
        guests: 1,
        limit: 1,
      },
      caller,
    );
    const hotelId = items[0]?.id ?? "";
    const changed = await at.desk.bookHotel({ hotelId, existingPnr: pnr, guests: [adult] }, caller);
    expect(changed.hotels.map(({ id }) => id)).toEqual([booking.hotels[0]?.id, hotelId]);
    expect(changed.totalPrice).toBe(booking.totalPrice + (items[0]?.price ?? 0));
    expect(changed.flights).toMatchObject(booking.flights);
  });

  test("what was on offer then is refused with the way to what is on offer now", async () => {
    const passengers = [{ type: "adult" as const, ...adult }];
    const contact = { contactEmail: "ada@example.com" };
    const tried = [
      ["flightIds[0]", offers.flight, "searchFlights"],
      ["hotelId", offers.hotel, "searchHotels"],
      ["carId", offers.car, "searchCars"],
    ] as const;
    const work = [
      () => at.desk.bookFlight({ flightIds: [offers.flight], passengers, ...contact }, caller),
      () => at.desk.bookHotel({ hotelId: offers.hotel, guests: [adult], ...contact }, caller),
      () => at.desk.bookCar({ carId: offers.car, driver: adult, ...contact }, caller),
    ];
    for (const [index, [field, value, tool]] of tried.entries()) {
      const { message, details } = await refusal(work[index]?.() ?? Promise.resolve());
      expect(details).toMatchObject({ reason: "offer_expired", field, value });
      expect(message).toContain("earlier version of the simulated world");
      expect(details.hint).toContain(`call ${tool}`);
    }
    const { total } = await at.desk.listBookings({ status: "all", limit: 10 }, caller);
    expect(total).toBe(1);
  });
}

describe("a booking of the first world, on SQLite", () => {
  let store: Store;

  beforeEach(async () => {
    store = await sqliteStore({ path: ":memory:", now: () => NOON });
  });

  afterEach(async () => {
    await store.close();
  });

  keepsItsPromises(() => store);
});

describe("a booking of the first world, on Valkey", () => {
  let server: TestServer;
  let store: Store;

  beforeEach(async () => {
    server = await startServer();
    store = await valkeyStore({ nodes: [server], now: () => NOON });
  });

  afterEach(async () => {
    await store.close();
    await server.stop();
  });

  keepsItsPromises(() => store);
});
