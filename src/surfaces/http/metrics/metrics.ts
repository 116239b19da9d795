import {
  AggregatorRegistry,
  Counter,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "prom-client";
import type { StoreStats } from "../../../stores/types.ts";
import type { HttpMetrics } from "../admission/guards.ts";
import { registerDesk, registerProcess, registerTotals } from "./gauges.ts";
import { TalliedHistogram, Tally } from "./tally.ts";

const METHODS = ["GET", "POST", "DELETE", "OPTIONS", "HEAD"];
/** Both are words of this code, so there are few; the bound is for the day one of them is not. */
const MOST_ROUTES = 30;
const MOST_OUTCOMES = 60;

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STORE_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/** What one process has counted. */
export type MetricsReport = MetricObjectWithValues<MetricValue<string>>[];

export interface MetricsOptions {
  /** Names of the tools that are served; a client may ask for any other. */
  readonly tools: readonly string[];
  readonly totals?: () => Promise<StoreStats>;
  /** Gives nothing on a server without requests. */
  readonly desk?: Parameters<typeof registerDesk>[1];
  /** What every process of the server has counted, this one included; absent where it is the only one. */
  readonly gather?: () => Promise<readonly MetricsReport[]>;
}

/** Counts for Prometheus, in a registry of their own. Import it only where HTTP is served. */
export function prometheusMetrics({
  tools,
  totals,
  desk,
  gather,
}: MetricsOptions): HttpMetrics & { readonly report: () => Promise<MetricsReport> } {
  const registry = new Registry();
  // The storage counts for all processes alike: whichever is asked shows it.
  const stored = new Registry();
  const registers = [registry];
  const requestLabels = ["route", "method", "status"];
  const requestSeconds = new TalliedHistogram({
    name: "wayfare_http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: requestLabels,
    bounds: REQUEST_SECONDS,
    registry,
  });
  new Counter({
    name: "wayfare_http_requests_total",
    help: "Requests answered.",
    labelNames: requestLabels,
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of requestSeconds.tallies) this.inc(labels, count);
    },
  });
  const toolCalls = new Map<string, Tally>();
  new Counter({
    name: "wayfare_tool_calls_total",
    help: "Tool calls by how they ended: ok, or the reason of the error.",
    labelNames: ["tool", "outcome"],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of toolCalls.values()) this.inc(labels, count);
    },
  });
  const toolSeconds = new TalliedHistogram({
    name: "wayfare_tool_duration_seconds",
    help: "Time a tool took.",
    labelNames: ["tool"],
    bounds: REQUEST_SECONDS,
    registry,
  });
  const storeSeconds = new TalliedHistogram({
    name: "wayfare_store_duration_seconds",
    help: "Time the storage took to answer.",
    labelNames: [],
    bounds: STORE_SECONDS,
    registry,
  });
  const refusals = new Counter({
    name: "wayfare_http_refusals_total",
    help: "Requests turned away before they reached a tool.",
    labelNames: ["kind"] as const,
    registers,
  });
  registerProcess(registry);
  const refreshTotals = totals && registerTotals(stored, totals);
  const refreshDesk = desk && registerDesk(stored, desk);

  const methodLabel = oneOf(METHODS);
  const routeLabel = firstFew(MOST_ROUTES);
  const toolLabel = oneOf(tools);
  const outcomeLabel = firstFew(MOST_OUTCOMES);

  const requestTallies = new Map<string, Tally>();
  const toolTallies = new Map<string, Tally>();
  const storeTally = storeSeconds.tally({});

  return {
    request(facts) {
      const route = routeLabel(facts.route);
      const method = methodLabel(facts.method);
      const status = statusClass(facts.status);
      const key = `${route} ${method} ${status}`;
      const make = () => requestSeconds.tally({ route, method, status });
      known(requestTallies, key, make).add(facts.seconds);
    },
    tool(facts) {
      const tool = toolLabel(facts.tool);
      const outcome = outcomeLabel(facts.outcome);
      const make = () => new Tally({ tool, outcome }, []);
      known(toolCalls, `${tool} ${outcome}`, make).add(facts.seconds);
      known(toolTallies, tool, () => toolSeconds.tally({ tool })).add(facts.seconds);
    },
    refusal: (kind) => refusals.inc({ kind }),
    store: (seconds) => storeTally.add(seconds),
    report: () => registry.getMetricsAsJSON(),
    async render() {
      const [reports] = await Promise.all([gather?.(), refreshTotals?.(), refreshDesk?.()]);
      const counted = reports ? AggregatorRegistry.aggregate([...reports]) : registry;
      const texts = await Promise.all([counted.metrics(), stored.metrics()]);
      return { contentType: registry.contentType, body: texts.join("\n") };
    },
  };
}

function known<V>(values: Map<string, V>, key: string, make: () => V): V {
  const value = values.get(key);
  if (value !== undefined) return value;
  const made = make();
  values.set(key, made);
  return made;
}

const OTHER = "other";

/** Keeps a label to these values: every new one is a time series that is never forgotten. */
function oneOf(values: readonly string[]): (value: string) => string {
  const set = new Set(values);
  return (value) => (set.has(value) ? value : OTHER);
}

/** Keeps a label whose values are not listed anywhere to the first few. */
function firstFew(most: number): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value)) return value;
    if (seen.size >= most) return OTHER;
    seen.add(value);
    return value;
  };
}

const CLASSES = [undefined, "1xx", "2xx", "3xx", "4xx", "5xx"];

/** 2xx, 4xx and so on: which error it was is in the logs. */
function statusClass(status: number): string {
  return CLASSES[Math.floor(status / 100)] ?? OTHER;
}
