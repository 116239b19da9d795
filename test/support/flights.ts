import { randomUUID } from "node:crypto";
import type { Log } from "../../src/logging/log.ts";
import type { FlightsDeps } from "../../src/services/flights/deps.ts";
import { type FlightsDesk, flightsDesk } from "../../src/services/flights/desk.ts";
import { airlineCodes } from "../../src/suppliers/simulated/airline-codes.ts";
import { simulatedExchangeRates } from "../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedLowFares } from "../../src/suppliers/simulated/low-fares.ts";
import { simulatedOffers } from "../../src/suppliers/simulated/offers.ts";
import type { ToolContext } from "../../src/tools/define.ts";
import type { FlightsServices, GdsServices } from "../../src/tools/services.ts";
import { seedFrom } from "../../src/world/random.ts";
import { openDesk, type TestDesk } from "./desk.ts";

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Keeps what is logged, as it is handed over. */
export function memoryLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: string) => (fields: LogLine["fields"], message: string) => {
    lines.push({ level, message, fields });
  };
  const log = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
  return { log, lines };
}

export interface TestFlights extends Omit<TestDesk, "deps"> {
  readonly flights: FlightsDesk;
  readonly flightsDeps: FlightsDeps;
  readonly lines: LogLine[];
}

/** The flights desk beside the booking desk, on one world, one real store and one clock. */
export async function openFlightsDesk(changes: Partial<FlightsDeps> = {}): Promise<TestFlights> {
  const { deps, ...gds } = await openDesk();
  const { log, lines } = memoryLog();
  const now = () => gds.clock.now;
  const flightsDeps: FlightsDeps = {
    source: simulatedOffers(deps.flights, { now, world: "fixed" }),
    lowFares: simulatedLowFares(seedFrom("fixed")),
    places: deps.places,
    rates: simulatedExchangeRates(),
    airlineCodes,
    store: gds.store,
    log,
    now,
    elapsed: () => performance.now(),
    sleep: async () => {},
    newId: randomUUID,
    ...changes,
  };
  return { ...gds, flights: flightsDesk(flightsDeps), flightsDeps, lines };
}

/** What a tool's `call` needs, with both desks at hand. */
export async function flightsContext(
  opened?: TestFlights,
): Promise<ToolContext<FlightsServices & GdsServices>> {
  const { flights, desk, caller, clock } = opened ?? (await openFlightsDesk());
  return {
    services: { flights, gds: desk },
    caller,
    signal: new AbortController().signal,
    now: clock.now,
    progress: () => {},
  };
}
