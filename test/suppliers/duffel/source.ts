import { expect } from "vitest";
import type { TravelError } from "../../../src/domain/errors.ts";
import { duffelOffers } from "../../../src/suppliers/duffel/offers.ts";
import type { OfferCall, OfferSearch, OfferSource } from "../../../src/suppliers/offers.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";
import { NOON } from "../../support/desk.ts";
import { type LogLine, memoryLog } from "../../support/flights.ts";
import { answers } from "./duffel-double.ts";
import { wireAnswer, wireOffer } from "./wire-offers.ts";

export const KEY = "duffel_test_s3cr3tT0k3n_do_not_show";

export interface TestSource {
  readonly source: OfferSource;
  readonly lines: LogLine[];
  /** Milliseconds that were slept, one by one. */
  readonly slept: number[];
  /** The clock that never jumps; sleeping moves it. */
  readonly time: { elapsed: number };
}

/** The real Duffel supplier at a fixed time; nobody really waits. */
export function openSource(baseUrl: string, settings: { mostBytes?: number } = {}): TestSource {
  const { log, lines } = memoryLog();
  const slept: number[] = [];
  const time = { elapsed: 0 };
  const source = duffelOffers({
    key: KEY,
    baseUrl,
    log,
    places: simulatedPlaces(),
    now: () => NOON,
    elapsed: () => time.elapsed,
    async sleep(ms) {
      slept.push(ms);
      time.elapsed += ms;
    },
    random: () => 0.5,
    ...settings,
  });
  return { source, lines, slept, time };
}

export const search: OfferSearch = {
  origin: "SFO",
  destination: "CDG",
  departureDate: "2027-05-10",
  party: { adults: 1, children: 0, infants: 0 },
  maxConnections: 2,
};

export function call(changes: Partial<OfferCall> = {}): OfferCall {
  return {
    operationId: "op-1",
    timeoutMs: 10_000,
    retries: 3,
    signal: new AbortController().signal,
    ...changes,
  };
}

/** An answer with one offer. */
export const good = answers(201, wireAnswer([wireOffer()]));

/** What a refusal for a reason looks like. */
export const refusal = (reason: string, more: object = {}) =>
  expect.objectContaining({ details: expect.objectContaining({ reason }), ...more });

export async function failure(work: Promise<unknown>): Promise<TravelError> {
  return await work.then(
    () => {
      throw new Error("it did not fail");
    },
    (error: unknown) => Object(error),
  );
}
