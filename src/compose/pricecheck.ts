import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type PriceCheckDesk, priceCheckDesk } from "../services/pricecheck/desk.ts";
import type { FareSource } from "../suppliers/fare-sources.ts";
import { offerFares } from "../suppliers/offer-fares.ts";
import { simulatedExchangeRates } from "../suppliers/simulated/exchange-rates.ts";
import { simulatedGazetteer } from "../suppliers/simulated/gazetteer.ts";
import { simulatedFlightFacts } from "../suppliers/simulated/sellers/facts.ts";
import { simulatedSellers } from "../suppliers/simulated/sellers/sellers.ts";
import { duffelSource } from "./flights.ts";
import type { Parts } from "./parts.ts";

/** The simulated world's sellers, and the live services that are configured. */
async function fareSources(parts: Parts): Promise<readonly FareSource[]> {
  const { navifareUrl } = parts.config.supply;
  const duffel = duffelSource(parts);
  const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });
  const sources = [...simulatedSellers(parts.seed, wait)];
  if (duffel) sources.push(offerFares(duffel, "Duffel", randomUUID));
  if (navifareUrl !== undefined) {
    const { navifareSource } = await import("../suppliers/navifare/source.ts");
    sources.push(navifareSource(navifareUrl));
  }
  return sources;
}

export async function openPriceCheck(parts: Parts): Promise<PriceCheckDesk> {
  const { config, log, seed, places, chance } = parts;
  return priceCheckDesk({
    sources: await fareSources(parts),
    facts: simulatedFlightFacts(seed),
    gazetteer: simulatedGazetteer(seed),
    places,
    rates: simulatedExchangeRates(),
    withinMs: config.supply.priceCheckMs,
    newId: chance("price checks").uuid,
    onFailure({ name, supply }, err) {
      // A simulated seller that is down today is part of the world.
      if (supply !== "simulated") log.warn({ source: name, err }, "a fare source failed");
    },
  });
}
