import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { flightsDesk } from "../../../src/services/flights/desk.ts";
import {
  TravelWorkflow,
  type WorkflowDeps,
} from "../../../src/services/flights/travel-workflow.ts";
import type { TravelEvent } from "../../../src/services/flights/workflow-record.ts";
import { gdsDesk } from "../../../src/services/gds/desk.ts";
import { pnrCodes } from "../../../src/services/gds/pnr-code.ts";
import { searchHistory } from "../../../src/services/gds/search-history.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { airlineCodes } from "../../../src/suppliers/simulated/airline-codes.ts";
import { simulatedCars } from "../../../src/suppliers/simulated/cars.ts";
import { simulatedExchangeRates } from "../../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedFlights } from "../../../src/suppliers/simulated/flights.ts";
import { simulatedHotels } from "../../../src/suppliers/simulated/hotels.ts";
import { simulatedOffers } from "../../../src/suppliers/simulated/offers.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { NOON } from "../../support/desk.ts";
import { memoryLog } from "../../support/flights.ts";

const folder = mkdtempSync(join(tmpdir(), "wayfare-workflow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Process {
  readonly deps: WorkflowDeps;
  readonly store: Store;
  /** How often the world was searched, and what was found in the cache. */
  readonly logged: (message: string) => number;
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>;
}

/** Everything that a process has in memory; the file is all that the next one gets. */
async function start(file: string, clock = { now: NOON }): Promise<Process> {
  const now = () => clock.now;
  const store = await sqliteStore({ path: join(folder, file), now });
  const seed = seedFrom("fixed");
  const flights = simulatedFlights(seed);
  const places = simulatedPlaces();
  const { log, lines } = memoryLog();
  const gds = gdsDesk({
    flights,
    hotels: simulatedHotels(seed),
    cars: simulatedCars(seed),
    places,
    rates: simulatedExchangeRates(),
    store,
    searches: searchHistory(store, 3_600_000),
    now,
    newId: randomUUID,
    newSessionId: randomUUID,
    newPnr: pnrCodes(randomInt),
    sessionTtlMs: 3_600_000,
    open: true,
  });
  const desk = flightsDesk({
    source: simulatedOffers(flights, { now, world: "fixed" }),
    places,
    rates: simulatedExchangeRates(),
    airlineCodes,
    store,
    log,
    now,
    elapsed: () => performance.now(),
    sleep: async () => {},
    newId: randomUUID,
  });
  return {
    deps: { flights: desk, gds, records: store.records, now, newId: randomUUID },
    store,
    logged: (message) => lines.filter((line) => line.message === message).length,
    kill: () => store.close(),
  };
}

const event: TravelEvent = {
  origin: "LHR",
  destination: "JFK",
  departure_date: "2027-03-01",
  return_date: "2027-03-08",
  party: { adults: 1, children: 1 },
  preferences: { cabin_class: "economy", max_connections: 0, sort: "cheapest" },
};
const family = {
  passengers: [
    { type: "adult", firstName: "Ada", lastName: "Lovelace" },
    { type: "child", firstName: "Byron", lastName: "Lovelace" },
  ],
  contactEmail: "ada@example.com",
} as const;

let files = 0;
const newFile = () => `trip-${++files}.db`;

describe("a travel workflow", () => {
  test("goes from search to booking", async () => {
    const { deps, kill } = await start(newFile());
    const trip = await TravelWorkflow.start(deps, event);
    expect(trip.state).toBe("searching");
    const options = await trip.search();
    expect(trip.state).toBe("options");
    expect(options).toHaveLength(10);
    const [choice] = options;
    const booking = await trip.accept(choice?.id ?? "", family);
    expect(trip.state).toBe("accepted");
    expect(trip.pnr).toBe(booking.pnr);
    expect(booking.flights).toHaveLength(2);
    expect(booking.totalPrice).toBe(Math.round((choice?.total.amount ?? 0) * 100));
    await kill();
  });

  test("goes on in another process wherever it was", async () => {
    const file = newFile();
    const first = await start(file);
    const { id } = await TravelWorkflow.start(first.deps, event);
    await first.kill();

    const second = await start(file);
    const searching = await TravelWorkflow.resume(second.deps, id);
    expect(searching.state).toBe("searching");
    const options = await searching.search();
    await second.kill();

    const third = await start(file);
    const choosing = await TravelWorkflow.resume(third.deps, id);
    expect(choosing.options).toEqual(options);
    expect(choosing.event).toEqual(event);
    const booking = await choosing.accept(options[2]?.id ?? "", family);
    await third.kill();

    const fourth = await start(file);
    const booked = await TravelWorkflow.resume(fourth.deps, id);
    expect([booked.state, booked.pnr]).toEqual(["accepted", booking.pnr]);
    expect(await booked.accept(options[2]?.id ?? "", family)).toEqual(booking);
    const listed = await TravelWorkflow.list(fourth.deps);
    expect(listed.map((one) => one.id)).toEqual([id]);
    await fourth.kill();
  });

  test("books once when it dies between booking and saying so", async () => {
    const file = newFile();
    const first = await start(file);
    const trip = await TravelWorkflow.start(first.deps, event);
    const [choice] = await trip.search();
    const dying: WorkflowDeps = {
      ...first.deps,
      records: {
        ...first.deps.records,
        async write(change) {
          if (change.state === "accepted") throw new Error("power cut");
          return await first.deps.records.write(change);
        },
      },
    };
    const doomed = await TravelWorkflow.resume(dying, trip.id);
    await expect(doomed.accept(choice?.id ?? "", family)).rejects.toThrow("power cut");
    await first.kill();

    const second = await start(file);
    const again = await TravelWorkflow.resume(second.deps, trip.id);
    expect(again.state).toBe("accepting");
    await expect(again.search()).rejects.toMatchObject({ details: { reason: "workflow_state" } });
    await expect(again.accept("another", family)).rejects.toMatchObject({ code: "conflict" });
    const booking = await again.accept(choice?.id ?? "", family);
    expect(again.pnr).toBe(booking.pnr);
    expect((await second.store.stats(1)).bookings).toBe(1);
    await second.kill();
  });

  test("books once however late it is repeated, and then gives the booking as it is", async () => {
    const clock = { now: NOON };
    const { deps, store, kill } = await start(newFile(), clock);
    const trip = await TravelWorkflow.start(deps, event);
    const [choice] = await trip.search();
    const dying: WorkflowDeps = {
      ...deps,
      records: {
        ...deps.records,
        async write(change) {
          if (change.state === "accepted") throw new Error("power cut");
          return await deps.records.write(change);
        },
      },
    };
    const doomed = await TravelWorkflow.resume(dying, trip.id);
    await expect(doomed.accept(choice?.id ?? "", family)).rejects.toThrow("power cut");
    clock.now += 30 * 86_400_000;
    const late = await TravelWorkflow.resume(deps, trip.id);
    const { pnr } = await late.accept(choice?.id ?? "", family);
    expect(late.state).toBe("accepted");
    await deps.gds.cancelBooking({ pnr }, { transport: "cli" });
    expect(await late.accept(choice?.id ?? "", family)).toMatchObject({ pnr, status: "cancelled" });
    expect((await store.stats(1)).bookings).toBe(1);
    await kill();
  });

  test("rejected, forgets the kept answer, searches again and shows others", async () => {
    const { deps, logged, kill } = await start(newFile());
    const trip = await TravelWorkflow.start(deps, event);
    const first = await trip.search();
    const second = await trip.reject();
    expect(logged("Tool invocation success")).toBe(2);
    expect(logged("Tool cache hit")).toBe(0);
    expect(trip.round).toBe(2);
    const seen = new Set(first.map(({ id }) => id));
    expect(second.filter(({ id }) => seen.has(id))).toEqual([]);
    expect(second).toHaveLength(10);
    await kill();
  });

  test("rejected with other wishes, keeps the rest of them", async () => {
    const { deps, kill } = await start(newFile());
    const trip = await TravelWorkflow.start(deps, event);
    const [cheapest] = await trip.search();
    const most = (cheapest?.total.amount ?? 0) * 1.5;
    const options = await trip.reject({ sort: "fastest", max_price: most });
    expect(trip.event.preferences).toMatchObject({ max_connections: 0, sort: "fastest" });
    for (const { total } of options) expect(total.amount).toBeLessThanOrEqual(most);
    await kill();
  });

  test("a refused booking leaves the options on the table", async () => {
    const { deps, kill } = await start(newFile());
    const trip = await TravelWorkflow.start(deps, event);
    const [choice] = await trip.search();
    const nobody = { ...family, passengers: [{ ...family.passengers[0], firstName: "R2D2!" }] };
    await expect(trip.accept(choice?.id ?? "", nobody)).rejects.toMatchObject({ code: "invalid" });
    expect(trip.state).toBe("options");
    expect((await trip.accept(choice?.id ?? "", family)).status).toBe("confirmed");
    await kill();
  });

  test("tells of a price that changed before it books", async () => {
    const clock = { now: NOON };
    const { deps, store, kill } = await start(newFile(), clock);
    const trip = await TravelWorkflow.start(deps, event);
    const [choice] = await trip.search();
    clock.now += 60 * 86_400_000;
    await expect(trip.accept(choice?.id ?? "", family)).rejects.toMatchObject({
      details: { reason: "price_changed" },
    });
    expect(trip.state).toBe("options");
    expect((await store.stats(1)).bookings).toBe(0);
    await kill();
  });

  test("is not changed by two at once", async () => {
    const { deps, kill } = await start(newFile());
    const trip = await TravelWorkflow.start(deps, event);
    const other = await TravelWorkflow.resume(deps, trip.id);
    await trip.search();
    await expect(other.search()).rejects.toMatchObject({
      code: "conflict",
      details: { reason: "workflow_changed" },
    });
    await kill();
  });

  test("refuses what its state does not allow, and offers nobody showed", async () => {
    const { deps, kill } = await start(newFile());
    const trip = await TravelWorkflow.start(deps, event);
    await expect(trip.accept("x", family)).rejects.toMatchObject({
      details: { reason: "workflow_state", hint: "Search first." },
    });
    await trip.search();
    await expect(trip.accept("x", family)).rejects.toMatchObject({ code: "not_found" });
    await expect(TravelWorkflow.resume(deps, "nothing")).rejects.toMatchObject({
      details: { reason: "unknown_workflow" },
    });
    await kill();
  });
});
