import { expect, test } from "vitest";
import type { Caller } from "../../../src/domain/caller.ts";
import type { BookingRecord } from "../../../src/services/gds/document.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";

const ALICE: Caller = { transport: "http", principal: "alice" };
const BOB: Caller = { transport: "http", principal: "bob" };
const LEYLA: Caller = { transport: "http", principal: "desk", operator: "Leyla" };

async function bookAs({ desk }: TestDesk, caller: Caller): Promise<string> {
  const { items } = await desk.searchFlights(
    {
      origin: "LHR",
      destination: "JFK",
      departureDate: "2027-03-01",
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 1,
    },
    caller,
  );
  const booking = await desk.bookFlight(
    {
      flightIds: items.map(({ id }) => id),
      passengers: [
        {
          type: "adult",
          firstName: "Ada",
          lastName: "Lovelace",
          dateOfBirth: undefined,
          email: "ada@example.com",
          phone: undefined,
          frequentFlyerNumber: undefined,
        },
      ],
    },
    caller,
  );
  return booking.pnr;
}

async function trailOf({ store }: TestDesk, pnr: string) {
  const stored = await store.records.get("booking", pnr);
  const record: BookingRecord = JSON.parse(stored?.document ?? "{}");
  return record.trail;
}

test("an operator retrieves and cancels anybody's booking; others still do not", async () => {
  const test = await openDesk({ open: false });
  const pnr = await bookAs(test, ALICE);
  await expect(test.desk.retrieveBooking({ pnr }, BOB)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await test.desk.retrieveBooking({ pnr }, LEYLA)).toMatchObject({ pnr });
  await test.desk.cancelBooking({ pnr, reason: "Asked to." }, LEYLA);
  const seen = await test.desk.retrieveBooking({ pnr }, ALICE);
  expect(seen).toMatchObject({ status: "cancelled", cancellationReason: "Asked to." });
  expect((await test.store.records.get("booking", pnr))?.owner).toBe("alice");
});

test("a booking remembers what operators did to it, through later changes, and shows nobody", async () => {
  const test = await openDesk({ open: false });
  const pnr = await bookAs(test, { ...ALICE, operator: "Leyla" });
  const totals = [expect.any(Number)];
  const booked = { at: test.clock.now, by: "Leyla", what: "booked", totals };
  expect(await trailOf(test, pnr)).toEqual([booked]);
  test.clock.now += 1000;
  await test.desk.cancelBooking({ pnr, reason: "Mine." }, ALICE);
  expect(await trailOf(test, pnr)).toEqual([booked]);
  expect(JSON.stringify(await test.desk.retrieveBooking({ pnr }, ALICE))).not.toContain("Leyla");

  const other = await bookAs(test, ALICE);
  expect(await trailOf(test, other)).toBeUndefined();
  await test.desk.cancelBooking({ pnr: other, reason: "Ill." }, LEYLA);
  expect(await trailOf(test, other)).toMatchObject([
    {
      ...{ at: test.clock.now, by: "Leyla", what: "cancelled", text: "Ill." },
      moves: [{ kind: "flight", was: { name: expect.stringMatching(/\S/) } }],
    },
  ]);
});
