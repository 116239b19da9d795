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

/** What an agency's desk is judged by; of the last days where it is of days. */
export interface DeskFigures {
  readonly counts: Readonly<Record<string, number | undefined>>;
  readonly waiting: {
    readonly total: number;
    readonly overHour: number;
    readonly overDay: number;
    /** Unix milliseconds. */
    readonly longestSince?: number;
  };
  readonly medianAnswerMs?: number;
  readonly confirmedShare?: number;
  /** Oldest first; the last is today, in UTC. */
  readonly days: readonly {
    readonly requests: number;
    readonly bookings: number;
    /** USD cents. */
    readonly value: number;
  }[];
}

/** The desk's figures as the operators' first page has them; the function it gives reads them anew. */
export function registerDesk(
  registry: Registry,
  read: () => Promise<{ readonly figures: DeskFigures; readonly now: number } | undefined>,
): () => Promise<void> {
  const gauges = new Map<string, Gauge>();
  /** A gauge is made with its first value: one that is not known is not shown as 0. */
  function show(name: string, help: string, value: number, labels: Record<string, string> = {}) {
    const labelNames = Object.keys(labels);
    const full = `wayfare_desk_${name}`;
    const gauge =
      gauges.get(full) ?? new Gauge({ name: full, help, labelNames, registers: [registry] });
    gauges.set(full, gauge);
    gauge.set(labels, value);
  }

  return async () => {
    const desk = await withinPatience(read);
    if (desk === undefined) return;
    const { counts, waiting, medianAnswerMs, confirmedShare, days } = desk.figures;
    for (const [state, count = 0] of Object.entries(counts)) {
      show("requests", "Travel requests by state.", count, { state });
    }
    const waits = { any: waiting.total, hour: waiting.overHour, day: waiting.overDay };
    for (const [time, count] of Object.entries(waits)) {
      show("waiting", "Requests that wait for an operator, by how long.", count, { for: time });
    }
    const since = waiting.longestSince ?? desk.now;
    show("waiting_longest_seconds", "How long one of them has waited.", (desk.now - since) / 1000);
    if (medianAnswerMs !== undefined) {
      show("answer_seconds", "Half of 14 days' first answers came within.", medianAnswerMs / 1000);
    }
    if (confirmedShare !== undefined) {
      show("confirmed_ratio", "Confirmed, of those confirmed or declined.", confirmedShare);
    }
    const { requests = 0, bookings = 0, value = 0 } = days.at(-1) ?? {};
    for (const [what, count] of Object.entries({ requests, bookings })) {
      show("today", "Requests and bookings made today (UTC).", count, { what });
    }
    show("today_booked_usd", "What was booked today (UTC) and not cancelled.", value / 100);
  };
}

async function withinPatience<T>(read: () => Promise<T>): Promise<T | undefined> {
  let totals: T | undefined;
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
    aggregator: "min",
  }).set(Math.round(performance.timeOrigin / 1000));
  new Gauge({
    name: "nodejs_eventloop_lag_seconds",
    help: "How late timers ran since the last scrape.",
    labelNames: ["quantile"],
    registers,
    aggregator: "max",
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
