import { Counter, Histogram, Registry } from "prom-client";
import type { HttpMetrics } from "../guards.ts";
import { firstFew, known, statusClass } from "./labels.ts";
import { registerProcess } from "./process.ts";
import { registerTotals, type Totals } from "./totals.ts";

const METHODS = ["GET", "POST", "DELETE", "OPTIONS", "HEAD"];
/** Our own words, so there are never many; the bound is for the day one of them is not. */
const MOST_ROUTES = 30;
const MOST_OUTCOMES = 60;

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STORE_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

export interface MetricsOptions {
  /** Names of the tools that are served; a client may ask for any other. */
  readonly tools: readonly string[];
  readonly totals?: () => Promise<Totals>;
}

/** Counts for Prometheus, in a registry of their own. Import it only where HTTP is served. */
export function prometheusMetrics({ tools, totals }: MetricsOptions): HttpMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requestLabels = ["route", "method", "status"] as const;
  const requests = new Counter({
    name: "wayfare_http_requests_total",
    help: "Requests answered.",
    labelNames: requestLabels,
    registers,
  });
  const requestSeconds = new Histogram({
    name: "wayfare_http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: requestLabels,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const toolCalls = new Counter({
    name: "wayfare_tool_calls_total",
    help: "Tool calls by how they ended: ok, or the reason of the error.",
    labelNames: ["tool", "outcome"] as const,
    registers,
  });
  const toolSeconds = new Histogram({
    name: "wayfare_tool_duration_seconds",
    help: "Time a tool took.",
    labelNames: ["tool"] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const storeSeconds = new Histogram({
    name: "wayfare_store_duration_seconds",
    help: "Time the storage took to answer.",
    buckets: STORE_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: "wayfare_http_refusals_total",
    help: "Requests turned away before they reached a tool.",
    labelNames: ["kind"] as const,
    registers,
  });
  registerProcess(registry);
  const refreshTotals = totals && registerTotals(registry, totals);

  const methodLabel = known(METHODS);
  const routeLabel = firstFew(MOST_ROUTES);
  const toolLabel = known(tools);
  const outcomeLabel = firstFew(MOST_OUTCOMES);

  return {
    request({ route, method, status, seconds }) {
      const labels = {
        route: routeLabel(route),
        method: methodLabel(method),
        status: statusClass(status),
      };
      requests.inc(labels);
      requestSeconds.observe(labels, seconds);
    },
    tool({ tool, outcome, seconds }) {
      const name = toolLabel(tool);
      toolCalls.inc({ tool: name, outcome: outcomeLabel(outcome) });
      toolSeconds.observe({ tool: name }, seconds);
    },
    refusal: (kind) => refusals.inc({ kind }),
    store: (seconds) => storeSeconds.observe(seconds),
    async render() {
      await refreshTotals?.();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}
