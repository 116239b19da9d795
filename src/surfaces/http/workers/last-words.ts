import type { Reported } from "./messages.ts";

/** One metric, in prom-client's words. */
interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly aggregator: string;
  readonly values: readonly {
    readonly metricName?: string;
    readonly labels: Readonly<Record<string, string | number>>;
    readonly value: number;
  }[];
}

/**
 * What workers last said about themselves. What one that is gone had counted stays counted, so that
 * no total ever falls.
 */
export function lastWords() {
  const said = new Map<number, unknown>();
  let departed: readonly Metric[] = [];

  return {
    /** What stands for a worker: what it says now, or else said last. */
    heard(worker: number, what: Reported, report: unknown): unknown {
      if (what !== "metrics") return report;
      if (report !== undefined) said.set(worker, report);
      return said.get(worker);
    },
    gone(worker: number): void {
      const words: readonly Metric[] = Object(said.get(worker) ?? []);
      said.delete(worker);
      const counted = words.filter(({ type }) => type === "counter" || type === "histogram");
      departed = added(departed, counted);
    },
    /** Of this process itself, and of workers that are gone. */
    ofOthers(what: Reported): readonly unknown[] {
      const { rss, heapUsed } = process.memoryUsage();
      if (what === "health") return [{ connections: 0, usedBytes: rss, uptime: process.uptime() }];
      const { user, system } = process.cpuUsage();
      return [
        [
          metric("process_resident_memory_bytes", "gauge", rss),
          metric("nodejs_heap_used_bytes", "gauge", heapUsed),
          metric("process_cpu_seconds_total", "counter", (user + system) / 1e6),
          metric("process_start_time_seconds", "gauge", Math.round(performance.timeOrigin / 1000)),
        ],
        departed,
      ];
    },
  };
}

/** The workers' own of that name has the words for people. */
function metric(name: string, type: string, value: number): Metric {
  return { name, help: "", type, aggregator: "sum", values: [{ labels: {}, value }] };
}

function added(before: readonly Metric[], more: readonly Metric[]): readonly Metric[] {
  const sums = new Map(before.map((metric) => [metric.name, metric]));
  for (const metric of more) {
    const known = sums.get(metric.name);
    const values = new Map(known?.values.map((one) => [keyOf(one), one]));
    for (const one of metric.values) {
      const value = (values.get(keyOf(one))?.value ?? 0) + one.value;
      values.set(keyOf(one), { ...one, value });
    }
    sums.set(metric.name, { ...metric, values: [...values.values()] });
  }
  return [...sums.values()];
}

function keyOf({ metricName = "", labels }: Metric["values"][number]): string {
  return `${metricName} ${JSON.stringify(labels)}`;
}
