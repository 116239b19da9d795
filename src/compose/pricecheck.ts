import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type PriceCheckDesk, priceCheckDesk } from "../services/pricecheck/desk.ts";
import type { FareSource } from "../suppliers/fare-sources.ts";
import { simulatedExchangeRates } from "../suppliers/simulated/exchange-rates.ts";
import { simulatedFlightFacts } from "../suppliers/simulated/sellers/facts.ts";
import { simulatedSellers } from "../suppliers/simulated/sellers/sellers.ts";
import type { Parts } from "./parts.ts";

/** The simulated world's sellers, and the live services that are configured. */
function fareSources({ seed }: Parts): readonly FareSource[] {
  const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });
  return simulatedSellers(seed, wait);
}

export function openPriceCheck(parts: Parts): PriceCheckDesk {
  const { config, log, seed, places } = parts;
  return priceCheckDesk({
    sources: fareSources(parts),
    facts: simulatedFlightFacts(seed),
    places,
    rates: simulatedExchangeRates(),
    withinMs: config.supply.priceCheckMs,
    newId: randomUUID,
    onFailure: (source, err) => log.warn({ source, err }, "a fare source failed"),
  });
}
