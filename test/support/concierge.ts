import { randomInt } from "node:crypto";
import type { Caller } from "../../src/domain/caller.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import {
  type ConciergeDeps,
  type ConciergeDesk,
  conciergeDesk,
} from "../../src/services/concierge/desk.ts";
import { requestIds } from "../../src/services/requests/document.ts";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import type { Store } from "../../src/stores/types.ts";
import { loadCatalogue, OWN_CATALOGUE } from "../../src/suppliers/catalogue/load.ts";
import { simulatedExchangeRates } from "../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedFlights } from "../../src/suppliers/simulated/flights.ts";
import { simulatedHotels } from "../../src/suppliers/simulated/hotels.ts";
import { simulatedPlaces } from "../../src/suppliers/simulated/places.ts";
import type { ConciergeContext } from "../../src/tools/services.ts";
import { landmassOf } from "../../src/world/cars/landmasses.ts";
import { seedFrom } from "../../src/world/random.ts";
import { NOON } from "./desk.ts";

export interface TestConcierge {
  readonly desk: ConciergeDesk;
  readonly deps: ConciergeDeps;
  readonly store: Store;
  readonly caller: Caller;
  /** The desk's clock; move it at will. */
  readonly clock: { now: number };
}

let shipped: Promise<Catalogue> | undefined;

/** The catalogue that comes with Wayfare, read once per test file. */
export function ownCatalogue(): Promise<Catalogue> {
  const places = simulatedPlaces();
  shipped ??= loadCatalogue({
    folder: OWN_CATALOGUE,
    hasHotels: (code) => places.find(code) !== undefined,
  });
  return shipped;
}

/** The real desk on the real catalogue and a store in memory, at a fixed time. */
export async function openConcierge(changes: Partial<ConciergeDeps> = {}): Promise<TestConcierge> {
  const clock = { now: NOON };
  const store = await sqliteStore({ path: ":memory:", now: () => clock.now });
  const seed = seedFrom("fixed");
  const deps: ConciergeDeps = {
    catalogue: ownCatalogue,
    records: store.records,
    places: simulatedPlaces(),
    flights: simulatedFlights(seed),
    hotels: simulatedHotels(seed),
    rates: simulatedExchangeRates(),
    landmassOf,
    inventory: store.inventory,
    now: () => clock.now,
    newRequestId: requestIds(randomInt),
    open: true,
    ...changes,
  };
  return { desk: conciergeDesk(deps), deps, store, caller: { transport: "stdio" }, clock };
}

/** What a tool's `call` needs, on a desk of its own. */
export async function conciergeContext(): Promise<ConciergeContext> {
  const { desk, caller, clock } = await openConcierge();
  return {
    services: { concierge: desk },
    caller,
    signal: new AbortController().signal,
    now: clock.now,
    progress: () => {},
  };
}
