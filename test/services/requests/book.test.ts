import { describe, expect, test } from "vitest";
import { TravelError } from "../../../src/domain/errors.ts";
import { operatorDesk } from "../../../src/services/operator/desk.ts";
import type { Wanted } from "../../../src/services/requests/book.ts";
import { askFor, LEYLA, openOperators, type TestOperators } from "../operator/support.ts";

const RAUF = { ...LEYLA, name: "Rauf" };
const PARTY = [
  { type: "adult", firstName: "Aysel", lastName: "Aliyeva" },
  { type: "infant", firstName: "Tural", lastName: "Aliyev" },
] as const;

async function flightFor({ gds }: TestOperators) {
  const { items } = await gds.desk.searchFlights(
    {
      origin: "GYD",
      destination: "TBS",
      departureDate: "2027-06-10",
      party: { adults: 1, children: 0, infants: 1 },
      cabin: "economy",
      limit: 1,
    },
    gds.caller,
  );
  return items[0];
}

async function wish(test: TestOperators): Promise<Wanted> {
  const { gds } = test;
  const flight = await flightFor(test);
  const hotels = await gds.desk.searchHotels(
    { cityCode: "TBS", checkInDate: "2027-06-10", checkOutDate: "2027-06-15", guests: 1, limit: 1 },
    gds.caller,
  );
  return {
    flightIds: [flight?.id ?? ""],
    hotelIds: hotels.items.map(({ id }) => id),
    passengers: PARTY.map((person) => ({
      ...person,
      dateOfBirth: undefined,
      email: undefined,
      phone: undefined,
      frequentFlyerNumber: undefined,
    })),
    contactPhone: "+994500000000",
  };
}

const away = () =>
  new TravelError("unavailable", "The storage is away", { reason: "storage_unavailable" });

/** A desk whose nth step does not come back, as when its process dies there. */
function dyingDesk(test: TestOperators, at: number, before: boolean) {
  let steps = 0;
  const { deps } = test;
  const mortal =
    <A extends unknown[], R>(step: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const dies = steps++ >= at;
      if (dies && before) throw away();
      const result = await step(...args);
      if (dies) throw away();
      return result;
    };
  const { gds, records } = deps;
  return operatorDesk({
    ...deps,
    records: { ...records, get: mortal(records.get), write: mortal(records.write) },
    gds: {
      ...gds,
      bookFlight: mortal(gds.bookFlight),
      bookHotel: mortal(gds.bookHotel),
      cancelBooking: mortal(gds.cancelBooking),
    },
  });
}

describe("a booking for a request that is cut off", () => {
  test.each([true, false])(
    "at any step is finished by whoever tries next, once (lost before the step: %s)",
    async (before) => {
      for (let at = 0; at < 12; at++) {
        const test = await openOperators();
        const id = await askFor(test);
        const wanted = await wish(test);
        const outcome = await dyingDesk(test, at, before)
          .book(LEYLA, { id, version: 1 }, wanted)
          .catch(() => undefined);
        const left = await test.operators.request(id);
        await test.operators
          .book(RAUF, { id, version: left.version }, wanted)
          .catch((error: unknown) => expect(error).toBeInstanceOf(TravelError));
        const now = await test.operators.request(id);
        expect(now.pnr).toMatch(/^TEST-/);
        const all = await test.operators.listBookings({ limit: 10 });
        expect(all.bookings.map(({ pnr, status }) => [pnr, status])).toEqual([
          [now.pnr, "confirmed"],
        ]);
        const { booking } = await test.operators.booking(now.pnr ?? "");
        expect([booking.flights.length, booking.hotels.length]).toEqual([1, 1]);
        expect(now.history.filter(({ action }) => action === "booked")).toHaveLength(1);
        if (outcome) expect(outcome.pnr).toBe(now.pnr);
        await test.concierge.store.close();
      }
    },
  );
});

describe("a booking for a request", () => {
  test("has the grown-ups as guests, and belongs to the trail of its operator", async () => {
    const test = await openOperators();
    const id = await askFor(test);
    const { pnr = "" } = await test.operators.book(LEYLA, { id, version: 1 }, await wish(test));
    const { booking, trail } = await test.operators.booking(pnr);
    expect(booking.hotels[0]?.guests).toMatchObject([{ firstName: "Aysel" }]);
    expect(booking.passengers).toHaveLength(2);
    expect(trail).toMatchObject([
      { by: "Leyla", what: "booked" },
      { by: "Leyla", what: "added", moves: [{ kind: "stay" }] },
    ]);
  });

  test("ends the waiting, is its operator's, and leads back to the request", async () => {
    const test = await openOperators();
    const id = await askFor(test);
    const booked = await test.operators.book(LEYLA, { id, version: 1 }, await wish(test));
    expect(booked).toMatchObject({ state: "confirmed", assignee: "Leyla", turn: { of: "none" } });
    expect(booked.thread).toEqual([]);
    expect(await test.operators.booking(booked.pnr ?? "")).toMatchObject({ request: id });
    const { concierge } = test;
    const more = { request_id: id, message: "Can we have a cot?" };
    await concierge.desk.addToTravelRequest(more, concierge.caller);
    const again = await test.operators.request(id);
    expect(again.turn.of).toBe("operator");
    expect(again).not.toHaveProperty("bookingCancelled");
    await test.operators.cancel(LEYLA, booked.pnr ?? "", { reason: "They stay at home" });
    expect(await test.operators.request(id)).toMatchObject({ bookingCancelled: true });
  });

  test("whose stay is gone gives the seats back", async () => {
    const test = await openOperators();
    const id = await askFor(test);
    const wanted = await wish(test);
    const seats = (await flightFor(test))?.seatsAvailable;
    // The second of two: the first is given back with the flights.
    const hotelIds = [...(wanted.hotelIds ?? []), "HT-NOTHING"];
    const refused = test.operators.book(LEYLA, { id, version: 1 }, { ...wanted, hotelIds });
    await expect(refused).rejects.toMatchObject({ code: "not_found" });
    const { bookings } = await test.operators.listBookings({ limit: 5 });
    expect(bookings.map(({ status }) => status)).toEqual(["cancelled"]);
    expect((await flightFor(test))?.seatsAvailable).toBe(seats);
    const now = await test.operators.request(id);
    expect(now).not.toHaveProperty("pnr");
    const done = await test.operators.book(RAUF, { id, version: now.version }, wanted);
    expect(done.pnr).toBeDefined();
    expect((await flightFor(test))?.seatsAvailable).toBeLessThan(seats ?? 0);
  });

  test("is linked also when the request was changed meanwhile", async () => {
    const test = await openOperators();
    const id = await askFor(test);
    const { gds } = test.deps;
    const busy = operatorDesk({
      ...test.deps,
      gds: {
        ...gds,
        async bookFlight(...args) {
          const { version } = await test.operators.request(id);
          await test.operators.decide(RAUF, { id, version }, { note: "Hurry." });
          return gds.bookFlight(...args);
        },
      },
    });
    const { hotelIds: _, ...flights } = await wish(test);
    const booked = await busy.book(LEYLA, { id, version: 1 }, flights);
    expect(booked.history.map(({ action }) => action)).toEqual(["created", "noted", "booked"]);
  });
});
