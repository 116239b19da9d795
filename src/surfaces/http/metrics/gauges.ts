import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";
import type { StoreStats } from "../../../stores/types.ts";
import { before } from "../../mcp/in-flight.ts";

/** A storage that does not answer must not cost the metrics that tell of it. */
const PATIENCE_MS = 1_000;

/** What the store counts over all processes and restarts; the function it gives reads it anew. */
export function registerTotals(
  registry: Registry,
  read: () => Promise<StoreStats>,
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

async function withinPatience(read: () => Promise<StoreStats>): Promise<StoreStats | undefined> {
  let totals: StoreStats | undefined;
  const reading = read().then(
    (stats) => {
      totals = stats;
    },
    () => {},
  );
  await before(PATIENCE_MS, reading);
  return totals;
}

/** Fine enough to see a stall that a person would, coarse enough to cost nothing. */
const LAG_RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** What the process itself uses, read when it is asked for. */
export function registerProcess(registry: Registry): void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  delay.enable();

  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory that the process holds.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "nodejs_heap_used_bytes",
    help: "JavaScript heap in use.",
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time, user and system.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, in Unix seconds.",
    registers,
  }).set(Math.round(performance.timeOrigin / 1000));
  new Gauge({
    name: "nodejs_eventloop_lag_seconds",
    help: "How late timers ran since the last scrape.",
    labelNames: ["quantile"],
    registers,
    collect() {
      // The monitor counts its own interval; what is above it is lag.
      const lag = (nanoseconds: number) =>
        Math.max(0, nanoseconds / NANOSECONDS - LAG_RESOLUTION_MS / 1000);
      this.set({ quantile: "0.5" }, lag(delay.percentile(50)));
      this.set({ quantile: "0.99" }, lag(delay.percentile(99)));
      this.set({ quantile: "1" }, lag(delay.max));
      delay.reset();
    },
  });
}
