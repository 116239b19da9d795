import { setTimeout as after } from "node:timers/promises";
import { type FlightsDesk, flightsDesk } from "../services/flights/desk.ts";
import { duffelOffers } from "../suppliers/duffel/offers.ts";
import type { OfferSource } from "../suppliers/offers.ts";
import { airlineCodes } from "../suppliers/simulated/airline-codes.ts";
import { simulatedExchangeRates } from "../suppliers/simulated/exchange-rates.ts";
import { simulatedOffers } from "../suppliers/simulated/offers.ts";
import type { Parts } from "./parts.ts";

const elapsed = () => performance.now();

/** Duffel, where there is a key. */
export function duffelSource({ config, log, places, now }: Parts): OfferSource | undefined {
  const { duffel } = config.supply;
  if (!duffel) return undefined;
  return duffelOffers({ ...duffel, places, log, now, elapsed, sleep, random: Math.random });
}

/** Duffel where there is a key, the simulated world otherwise; never one instead of the other. */
function offerSource(parts: Parts): OfferSource {
  const { flights, now, seedText } = parts;
  return duffelSource(parts) ?? simulatedOffers(flights, { now, world: seedText });
}

export function openFlights(parts: Parts): FlightsDesk {
  const { log, places, store, now, lowFares, chance } = parts;
  const source = offerSource(parts);
  return flightsDesk({
    source,
    ...(source.source === "simulated" && { lowFares }),
    places,
    rates: simulatedExchangeRates(),
    airlineCodes,
    store,
    log,
    now,
    elapsed,
    sleep,
    newId: chance("offer searches").uuid,
  });
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await after(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}
