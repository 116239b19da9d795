import { readFileSync } from "node:fs";
import type { PriceCheckRequest, Segment } from "../../src/domain/contracts/pricecheck/check.ts";
import type { CheckOptions } from "../../src/services/pricecheck/check.ts";
import type { PriceCheckDeps } from "../../src/services/pricecheck/deps.ts";
import { type PriceCheckDesk, priceCheckDesk } from "../../src/services/pricecheck/desk.ts";
import type { FareSource } from "../../src/suppliers/fare-sources.ts";
import { simulatedExchangeRates } from "../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedGazetteer } from "../../src/suppliers/simulated/gazetteer.ts";
import { simulatedPlaces } from "../../src/suppliers/simulated/places.ts";
import { simulatedFlightFacts } from "../../src/suppliers/simulated/sellers/facts.ts";
import { simulatedSellers } from "../../src/suppliers/simulated/sellers/sellers.ts";
import { seedFrom } from "../../src/world/random.ts";

/** A month before the flights of the example. */
export const JANUARY = Date.parse("2026-01-15T12:00:00Z");

export const SEED = seedFrom("fixed");

/** The question that the project ships as its example. */
export const MILAN_SYDNEY: PriceCheckRequest = JSON.parse(
  readFileSync(new URL("../../examples/milan-sydney-example.json", import.meta.url), "utf8"),
);

/** Sellers who answer at once. */
export function sellers(): readonly FareSource[] {
  return simulatedSellers(SEED, async () => {});
}

export function openPriceCheck(changes: Partial<PriceCheckDeps> = {}): PriceCheckDesk {
  return priceCheckDesk({
    sources: sellers(),
    facts: simulatedFlightFacts(SEED),
    gazetteer: simulatedGazetteer(SEED),
    places: simulatedPlaces(),
    rates: simulatedExchangeRates(),
    withinMs: 25_000,
    newId: () => "7d8f2f3e-1a3c-4d4e-9f43-0d8a2f1f9b11",
    ...changes,
  });
}

export function checkOptions(changes: Partial<CheckOptions> = {}): CheckOptions {
  return {
    signal: new AbortController().signal,
    now: JANUARY,
    progress: () => {},
    ...changes,
  };
}

export function flight(
  number: string,
  route: string,
  date: string,
  times: string,
  plusDays = 0,
): Segment {
  const [departureAirport = "", arrivalAirport = ""] = route.split("-");
  const [departureTime = "", arrivalTime = ""] = times.split("-");
  return {
    airline: number.slice(0, 2),
    flightNumber: number.slice(2),
    departureAirport,
    arrivalAirport,
    departureDate: date,
    departureTime,
    arrivalTime,
    plusDays,
  };
}

/** A question about these flights, one leg per list. */
export function about(
  legs: readonly (readonly Segment[])[],
  trip: Partial<PriceCheckRequest["trip"]> = {},
  rest: Partial<PriceCheckRequest> = {},
): PriceCheckRequest {
  return {
    ...MILAN_SYDNEY,
    trip: { ...MILAN_SYDNEY.trip, ...trip, legs: legs.map((segments) => ({ segments })) },
    location: "ZZ",
    ...rest,
  };
}
