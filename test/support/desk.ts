import { randomInt, randomUUID } from "node:crypto";
import type { Caller } from "../../src/domain/caller.ts";
import { sessionHandle } from "../../src/domain/session-id.ts";
import type { GdsDeps } from "../../src/services/gds/deps.ts";
import { type GdsDesk, gdsDesk } from "../../src/services/gds/desk.ts";
import { pnrCodes } from "../../src/services/gds/pnr-code.ts";
import { searchHistory } from "../../src/services/gds/search-history.ts";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import type { Store } from "../../src/stores/types.ts";
import { OWN_CATALOGUE } from "../../src/suppliers/catalogue/load.ts";
import { catalogueSights } from "../../src/suppliers/catalogue/sights.ts";
import { simulatedCars } from "../../src/suppliers/simulated/cars.ts";
import { simulatedExchangeRates } from "../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedFlights } from "../../src/suppliers/simulated/flights.ts";
import { simulatedHotels } from "../../src/suppliers/simulated/hotels.ts";
import { simulatedLowFares } from "../../src/suppliers/simulated/low-fares.ts";
import { simulatedPlaces } from "../../src/suppliers/simulated/places.ts";
import type { ToolContext } from "../../src/tools/define.ts";
import type { GdsServices } from "../../src/tools/services.ts";
import { seedFrom } from "../../src/world/random.ts";

export const NOON = Date.parse("2026-11-15T12:00:00Z");

export interface TestDesk {
  readonly desk: GdsDesk;
  readonly store: Store;
  readonly deps: GdsDeps;
  readonly caller: Caller;
  /** The desk's clock; move it at will. */
  readonly clock: { now: number };
}

/** The real desk on the simulated world and a real store in memory, at a fixed time. */
export async function openDesk(changes: Partial<GdsDeps> = {}): Promise<TestDesk> {
  const clock = { now: NOON };
  const store = changes.store ?? (await sqliteStore({ path: ":memory:", now: () => clock.now }));
  const seed = seedFrom("fixed");
  const deps: GdsDeps = {
    flights: simulatedFlights(seed),
    lowFares: simulatedLowFares(seed),
    hotels: simulatedHotels(seed),
    cars: simulatedCars(seed),
    places: simulatedPlaces(),
    rates: simulatedExchangeRates(),
    sights: catalogueSights({ folder: OWN_CATALOGUE, places: simulatedPlaces() }),
    store,
    searches: searchHistory(store, 3_600_000),
    now: () => clock.now,
    newId: randomUUID,
    newSessionId: () => sessionHandle(randomUUID(), clock.now),
    newPnr: pnrCodes(randomInt),
    sessionTtlMs: 3_600_000,
    open: true,
    ...changes,
  };
  const caller: Caller = { transport: "stdio", bookingSessionId: randomUUID() };
  return { desk: gdsDesk(deps), store, deps, caller, clock };
}

/** What a tool's `call` needs, on a desk of its own. */
export async function toolContext(): Promise<ToolContext<GdsServices>> {
  return contextOf(await openDesk());
}

/** What a tool is called with at a desk. */
export function contextOf({ desk, caller, clock }: TestDesk): ToolContext<GdsServices> {
  return {
    services: { gds: desk },
    caller,
    signal: new AbortController().signal,
    now: clock.now,
    progress: () => {},
  };
}
