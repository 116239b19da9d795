import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { openDesk, type TestDesk } from "../../support/desk.ts";
import { bookOne, DAY_MS, reasonOf } from "../../support/trip-desk.ts";

async function found(at: TestDesk, facts: object, caller = at.caller): Promise<string[]> {
  const { bookings } = await at.desk.findBookings({ lastName: "Lovelace", ...facts }, caller);
  return bookings.map(({ pnr }) => pnr);
}

describe("a booking is found", () => {
  test("by a name and one more fact, newest first", async () => {
    const at = await openDesk();
    const first = await bookOne(at);
    at.clock.now += 1000;
    const second = await bookOne(at, {
      contactEmail: "other@example.com",
      contactPhone: "+14155550123",
    });
    await bookOne(at, { passengers: [{ type: "adult", firstName: "Grace", lastName: "Hopper" }] });
    const { flightNumber = "", departureTime = "" } = first.flights[0] ?? {};
    const flightDate = departureTime.slice(0, 10);
    expect(await found(at, { email: "ADA@example.com" })).toEqual([first.pnr]);
    expect(await found(at, { phone: "+1 415 555 0123", lastName: "LOVELACE" })).toEqual([
      second.pnr,
    ]);
    expect(await found(at, { flightNumber, flightDate })).toEqual([second.pnr, first.pnr]);
    expect(await found(at, { bookedOn: "2026-11-15" })).toEqual([second.pnr, first.pnr]);
    expect(await found(at, { bookedOn: "2026-11-15", email: "other@example.com" })).toEqual([
      second.pnr,
    ]);
    expect(await found(at, { bookedOn: "2026-11-12" })).toEqual([]);
    expect(await found(at, { email: "ada@example.com", flightNumber: "XX1", flightDate })).toEqual(
      [],
    );
  });

  test("that was made by a clock that had been set back, from then on", async () => {
    const at = await openDesk();
    const late = await bookOne(at);
    expect(await found(at, { email: "ada@example.com" })).toEqual([late.pnr]);
    at.clock.now -= 20 * DAY_MS;
    const early = await bookOne(at, { contactEmail: "early@example.com" });
    expect(await found(at, { email: "early@example.com" })).toEqual([early.pnr]);
    at.clock.now += 20 * DAY_MS;
    expect(await found(at, { email: "early@example.com" })).toEqual([early.pnr]);
    const next = await bookOne(at, { contactEmail: "next@example.com" });
    expect(await found(at, { email: "next@example.com" })).toEqual([next.pnr]);
  });

  test("by a name as tickets print it, and the other way round", async () => {
    const at = await openDesk();
    const named = async (lastName: string) =>
      (await bookOne(at, { passengers: [{ type: "adult", firstName: "Uwe", lastName }] })).pnr;
    const written = await named("Größe");
    const printed = await named("Groesse");
    const danish = await named("Sørensen");
    const email = "ada@example.com";
    const both = [printed, written].toSorted();
    expect((await found(at, { email, lastName: "GROESSE" })).toSorted()).toEqual(both);
    expect((await found(at, { email, lastName: "größe" })).toSorted()).toEqual(both);
    expect(await found(at, { email, lastName: "Soerensen" })).toEqual([danish]);
    expect(await found(at, { email, lastName: "Grass" })).toEqual([]);
  });

  test("not by a name alone, and not by guessing", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at);
    expect(await reasonOf(found(at, {}))).toBe("too_few_facts");
    expect(await reasonOf(found(at, { flightNumber: "AA1" }))).toBe("too_few_facts");
    for (let guess = 0; guess < 10; guess++) {
      expect(await found(at, { email: `guess${guess}@example.com` })).toEqual([]);
    }
    expect(await reasonOf(found(at, { email: "ada@example.com" }))).toBe("too_many_attempts");
    at.clock.now += 15 * 60_000;
    expect(await found(at, { email: "ada@example.com" })).toEqual([pnr]);
  });

  test("with authentication only by its own principal, and each search is written down", async () => {
    const heard: unknown[] = [];
    const at = await openDesk({ open: false, audit: (event) => heard.push(event) });
    const jane = { transport: "http", principal: "jane" } as const;
    const { id } = (
      await at.deps.flights.search({
        origin: "JFK",
        destination: "LAX",
        day: 20_878,
        cabin: "economy",
        party: { adults: 1, children: 0, infants: 0 },
        quoteDay: Math.floor(at.clock.now / 86_400_000),
        notBefore: 0,
      })
    ).offers[0] ?? { id: "" };
    const made = await at.desk.bookFlight(
      {
        flightIds: [id],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "ada@example.com",
      },
      jane,
    );
    const email = "ada@example.com";
    expect(await found(at, { email }, { transport: "http", principal: "mallory" })).toEqual([]);
    expect(await found(at, { email }, jane)).toEqual([made.pnr]);
    expect(heard).toEqual([
      { what: "bookings looked for", found: 0, by: "mallory" },
      { what: "bookings looked for", found: 1, by: "jane" },
    ]);
  });

  test("by its corrected name, and no longer by the wrong one", async () => {
    const at = await openDesk();
    const { pnr } = await bookOne(at, {
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelase" }],
    });
    const email = "ada@example.com";
    expect(await found(at, { email, lastName: "Lovelase" })).toEqual([pnr]);
    const passengers = [{ id: "P1", lastName: "Lovelace" }];
    const { quoteId = "" } = await at.desk.quoteChange({ pnr, passengers }, at.caller);
    await at.desk.confirmChange({ pnr, quoteId }, at.caller);
    expect(await found(at, { email })).toEqual([pnr]);
    expect(await found(at, { email, lastName: "Lovelase" })).toEqual([]);
  });

  test("in a file that is older than the index, however many there are", async () => {
    const folder = mkdtempSync(join(tmpdir(), "wayfare-find-"));
    const clock = { now: Date.parse("2026-11-15T12:00:00Z") };
    const open = () => sqliteStore({ path: join(folder, "a.db"), now: () => clock.now });
    try {
      const before = await openDesk({ store: await open(), now: () => clock.now });
      const oldest = await bookOne(before, { contactEmail: "oldest@example.com" });
      for (let more = 0; more < 150; more++) {
        clock.now += 60_000;
        await bookOne(before);
      }
      await before.store.close();
      const after = await openDesk({ store: await open(), now: () => clock.now });
      expect(await found(after, { email: "oldest@example.com" })).toEqual([oldest.pnr]);
      clock.now += 60_000;
      const newest = await bookOne(after, { contactEmail: "newest@example.com" });
      expect(await found(after, { email: "newest@example.com" })).toEqual([newest.pnr]);
      await after.store.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
