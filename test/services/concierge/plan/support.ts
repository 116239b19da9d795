import { readFileSync } from "node:fs";
import type {
  Catalogue,
  CatalogueExcursion,
  CataloguePlace,
  Language,
} from "../../../../src/domain/catalogue.ts";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { bindAll } from "../../../../src/services/bind.ts";
import { type Atlas, atlasOf } from "../../../../src/services/concierge/plan/atlas/atlas.ts";
import type { PlannerDeps } from "../../../../src/services/concierge/plan/planning.ts";
import {
  calculateBudget,
  checkAvailability,
  planTrip,
} from "../../../../src/services/concierge/plan/use-cases.ts";
import { ledByName } from "../../../../src/services/concierge/plan/wording/cases-ru.ts";
import type { ChatModel } from "../../../../src/suppliers/chat-model.ts";
import { simulatedExchangeRates } from "../../../../src/suppliers/simulated/exchange-rates.ts";
import { simulatedFlights } from "../../../../src/suppliers/simulated/flights.ts";
import { simulatedHotels } from "../../../../src/suppliers/simulated/hotels.ts";
import { simulatedPlaces } from "../../../../src/suppliers/simulated/places.ts";
import { landmassOf } from "../../../../src/world/cars/landmasses.ts";
import { seedFrom } from "../../../../src/world/random.ts";
import { ownCatalogue } from "../../../support/concierge.ts";
import { NOON } from "../../../support/desk.ts";

export interface TestPlanner {
  readonly deps: PlannerDeps;
  readonly desk: ReturnType<typeof planningDesk>;
  readonly catalogue: Catalogue;
  readonly atlas: Atlas;
}

/** The real planner on the real catalogue and the simulated world, at a fixed time. */
export async function openPlanner(): Promise<TestPlanner> {
  const seed = seedFrom("fixed");
  const catalogue = await ownCatalogue();
  const places = simulatedPlaces();
  const parts = {
    places,
    flights: simulatedFlights(seed),
    hotels: simulatedHotels(seed),
    rates: simulatedExchangeRates(),
    landmassOf,
    inventory: { soldIn: async () => new Map<string, number>() },
    now: () => NOON,
  };
  const atlas = atlasOf(catalogue, places, landmassOf);
  const deps = { ...parts, atlas };
  return { deps, desk: planningDesk(deps), catalogue, atlas };
}

/** The planning half of the concierge. */
export function planningDesk(deps: PlannerDeps, model?: ChatModel) {
  return bindAll(
    { planner: async () => deps, ...(model && { model }) },
    { planTrip, calculateBudget, checkAvailability },
  );
}

/** A query of the corpus, with what must be understood of it. */
export interface Case extends PlanRequest {
  readonly expect: {
    readonly days?: number;
    readonly travellers?: number;
    readonly cities?: readonly string[];
    readonly countries?: readonly string[];
    readonly origin?: string;
    readonly currency?: string;
    readonly fits?: boolean;
    readonly offSeason?: boolean;
    readonly refused?: boolean;
  };
}

export const CORPUS_LANGUAGES = ["en", "az", "ru"] as const;

export function corpus(lang: (typeof CORPUS_LANGUAGES)[number]): readonly Case[] {
  const url = new URL(`../../../corpus/planner/${lang}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}

export function requestOf({ expect: _, ...request }: Case): PlanRequest {
  return request;
}

/** What a plan says of a thing. */
export function toldOf(thing: CataloguePlace | CatalogueExcursion, lang: Language): string {
  const name = "parts" in thing ? thing.name : thing.title;
  return lang === "ru" ? ledByName(thing.text.ru, name.ru) : thing.text[lang];
}

export const NO_SIGNAL = { signal: new AbortController().signal };
