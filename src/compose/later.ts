import { lazily } from "../memory/lazily.ts";
import type { ConciergeDesk } from "../services/concierge/desk.ts";
import type { FlightsDesk } from "../services/flights/desk.ts";
import type { PriceCheckDesk } from "../services/pricecheck/desk.ts";
import type { Parts } from "./parts.ts";

/**
 * Desks that are loaded and opened when they are first asked something: whoever only books pays
 * nothing for planner, sellers and catalogue, neither in time nor in memory.
 */
export function flightsLater(parts: Parts): FlightsDesk {
  const desk = lazily(async () => (await import("./flights.ts")).openFlights(parts));
  return {
    source: parts.config.supply.duffel ? "duffel" : "simulated",
    find: async (...asked) => (await desk()).find(...asked),
    search: async (...asked) => (await desk()).search(...asked),
    invalidate: async (...asked) => (await desk()).invalidate(...asked),
    check: async (...asked) => (await desk()).check(...asked),
  };
}

export function priceCheckLater(parts: Parts): PriceCheckDesk {
  const desk = lazily(async () => (await import("./pricecheck.ts")).openPriceCheck(parts));
  return {
    check: async (...asked) => (await desk()).check(...asked),
    understand: async (...asked) => (await desk()).understand(...asked),
  };
}

export function conciergeLater(parts: Parts): ConciergeDesk {
  const desk = lazily(async () => (await import("./concierge.ts")).openConcierge(parts));
  // Whoever brings a catalogue should hear at once what is wrong with it, not from a guest.
  if (parts.config.concierge.catalogue !== undefined) {
    desk().catch((err: unknown) => parts.log.error({ err }, "the concierge cannot be opened"));
  }
  return {
    searchDestinations: async (...asked) => (await desk()).searchDestinations(...asked),
    searchTours: async (...asked) => (await desk()).searchTours(...asked),
    searchExcursions: async (...asked) => (await desk()).searchExcursions(...asked),
    planTrip: async (...asked) => (await desk()).planTrip(...asked),
    calculateBudget: async (...asked) => (await desk()).calculateBudget(...asked),
    checkAvailability: async (...asked) => (await desk()).checkAvailability(...asked),
    createTravelRequest: async (...asked) => (await desk()).createTravelRequest(...asked),
    requestVipManager: async (...asked) => (await desk()).requestVipManager(...asked),
    getTravelRequest: async (...asked) => (await desk()).getTravelRequest(...asked),
  };
}
