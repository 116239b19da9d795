import { lazily } from "../memory/lazily.ts";
import { bindLater } from "../services/bind.ts";
import type { ConciergeDesk } from "../services/concierge/desk.ts";
import type { FlightsDesk } from "../services/flights/desk.ts";
import type { PriceCheckDesk } from "../services/pricecheck/desk.ts";
import type { Parts } from "./parts.ts";

/**
 * Desks that are loaded and opened by their first call: a server that only books spends neither
 * time nor memory on planner, sellers and catalogue.
 */
export function lazyFlights(parts: Parts): FlightsDesk {
  return bindLater(lazily(async () => (await import("./flights.ts")).openFlights(parts)));
}

export function lazyPriceCheck(parts: Parts): PriceCheckDesk {
  return bindLater(lazily(async () => (await import("./pricecheck.ts")).openPriceCheck(parts)));
}

export function lazyConcierge(parts: Parts): ConciergeDesk {
  const open = lazily(async () => (await import("./concierge.ts")).openConcierge(parts));
  // A catalogue of the agency's own is read at once, so that its faults are in the log at the start.
  if (parts.config.concierge.catalogue !== undefined) {
    open().catch((err: unknown) => parts.log.error({ err }, "the concierge cannot be opened"));
  }
  return bindLater(open);
}
