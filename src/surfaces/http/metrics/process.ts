import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";

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
