import { describe, expect, test } from "vitest";
import type { Caller } from "../../../src/domain/caller.ts";
import { readSessionId } from "../../../src/domain/session-id.ts";
import { processOrdinal, randomChance, repeatableChance } from "../../../src/services/chance.ts";
import {
  drawnIdentifiers,
  type Identifiers,
  repeatableIdentifiers,
} from "../../../src/services/gds/identifiers.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { NOON, openDesk } from "../../support/desk.ts";

const now = () => NOON;
const openStore = () => sqliteStore({ path: ":memory:", now });
const repeatable = async ({ sessions, cache }: Store) =>
  repeatableIdentifiers(sessions, repeatableChance(await processOrdinal(cache)), now);
const SEARCH = {
  origin: "JFK",
  destination: "LAX",
  departureDate: "2027-03-01",
  party: { adults: 1, children: 0, infants: 0 },
  cabin: "economy",
} as const;
const ADA = {
  passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
  contactEmail: "ada@example.com",
} as const;
const STATELESS: Caller = { transport: "http" };

/** Some calls in some order, as clients with and without a session make them. */
async function calls(store: Store, names: Identifiers): Promise<string> {
  const { desk } = await openDesk({ store, ...names });
  const said: unknown[] = [];
  const mine: Caller = { transport: "stdio", bookingSessionId: await names.newSessionId() };
  for (const caller of [mine, STATELESS, mine]) {
    const found = await desk.searchFlights({ ...SEARCH, limit: 1 }, caller);
    const flightIds = [found.items[0]?.id ?? ""];
    const booked = await desk.bookFlight({ flightIds, ...ADA }, caller);
    said.push(found, booked, await desk.session(caller, booked.sessionId));
  }
  return JSON.stringify(said);
}

describe("names under a clock that stands still", () => {
  test("are the same for the same calls in the same order, bookings included", async () => {
    const [first, second] = [await openStore(), await openStore()];
    const said = await calls(first, await repeatable(first));
    expect(await calls(second, await repeatable(second))).toBe(said);
    expect(new Set(said.match(/TEST-[A-Z2-7]{6}/g)).size).toBe(3);
  });

  test("of sessions follow one another, so that bookings stand next to each other in a file", async () => {
    const { newSessionId } = await repeatable(await openStore());
    const ids = Array.from({ length: 5_000 }, newSessionId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map(readSessionId)).toEqual(ids);
  });

  test("are enough for forty bookings that one session makes at once", async () => {
    const store = await openStore();
    const names = await repeatable(store);
    const { desk } = await openDesk({ store, ...names });
    const mine: Caller = { transport: "stdio", bookingSessionId: names.newSessionId() };
    const { items } = await desk.searchFlights({ ...SEARCH, limit: 20 }, mine);
    const ids = items.filter(({ seatsAvailable }) => seatsAvailable > 3).map(({ id }) => id);
    const booked = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        desk.bookFlight({ flightIds: [ids[i % ids.length] ?? ""], ...ADA }, mine),
      ),
    );
    expect(new Set(booked.map(({ pnr }) => pnr)).size).toBe(40);
  });

  test("are found by a process that knows nothing of the numbers that were skipped", async () => {
    const store = await openStore();
    const names = await repeatable(store);
    const mine: Caller = { transport: "stdio", bookingSessionId: names.newSessionId() };
    for (let skipped = 0; skipped < 30; skipped++) {
      await names.newPnr(mine.bookingSessionId ?? "", { isNew: true, attempt: 0 });
    }
    const { desk } = await openDesk({ store, ...names });
    const { items } = await desk.searchFlights({ ...SEARCH, limit: 20 }, mine);
    const ids = items.filter(({ seatsAvailable }) => seatsAvailable > 3).map(({ id }) => id);
    const book = async (at: typeof desk, number: number) =>
      await at.bookFlight({ flightIds: [ids[number % ids.length] ?? ""], ...ADA }, mine);
    const pnrs = new Set<string>();
    for (let number = 0; number < 60; number++) pnrs.add((await book(desk, number)).pnr);
    const { desk: started } = await openDesk({ store, ...(await repeatable(store)) });
    expect(pnrs.add((await book(started, 60)).pnr).size).toBe(61);
  });

  test("of two processes on one store are different", async () => {
    const store = await openStore();
    const one = await repeatable(store);
    const other = await repeatable(store);
    const ids = [one, one, other, other].map((names) => names.newSessionId());
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(readSessionId(id)).toBe(id);
    const said = `${await calls(store, one)} ${await calls(store, other)}`;
    expect(new Set(said.match(/TEST-[A-Z2-7]{6}/g)).size).toBe(6);
  });
});

test("names under a clock that runs are different for the same calls", async () => {
  const random = () => drawnIdentifiers(randomChance, now);
  const [first, second] = [await openStore(), await openStore()];
  expect(await calls(first, random())).not.toBe(await calls(second, random()));
});
