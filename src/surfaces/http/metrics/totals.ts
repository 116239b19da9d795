import { Counter, Gauge, type Registry } from "prom-client";

/** What the storage counts, over all processes and restarts. */
export interface Totals {
  readonly bookings: number;
  readonly searches: number;
  readonly sessions: { readonly active: number; readonly total: number };
}

/** A storage that does not answer must not cost the metrics that tell of it. */
const PATIENCE_MS = 1_000;

/** Gives a function that brings the totals up to date, to be awaited before they are printed. */
export function registerTotals(
  registry: Registry,
  read: () => Promise<Totals>,
): () => Promise<void> {
  const registers = [registry];
  const bookings = new Counter({
    name: "wayfare_bookings_total",
    help: "PNRs ever created in this storage.",
    registers,
  });
  const searches = new Counter({
    name: "wayfare_searches_total",
    help: "Searches ever recorded in this storage.",
    registers,
  });
  const sessions = new Gauge({
    name: "wayfare_sessions",
    help: "Booking sessions: active (used lately) and total.",
    labelNames: ["state"],
    registers,
  });
  const up = new Gauge({
    name: "wayfare_storage_up",
    help: "1 when the storage answered this scrape.",
    registers,
  });

  return async () => {
    const totals = await withinPatience(read);
    up.set(totals === undefined ? 0 : 1);
    if (totals === undefined) return;
    bookings.reset();
    bookings.inc(totals.bookings);
    searches.reset();
    searches.inc(totals.searches);
    sessions.set({ state: "active" }, totals.sessions.active);
    sessions.set({ state: "total" }, totals.sessions.total);
  };
}

async function withinPatience(read: () => Promise<Totals>): Promise<Totals | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
