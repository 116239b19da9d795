import {
  type Attributes,
  type Context,
  type Meter,
  metrics,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { Log } from "../logging/log.ts";
import type { MeasuredOperation, Telemetry, TracePlace } from "../logging/telemetry.ts";
import { parseTraceparent } from "../surfaces/mcp/trace.ts";

const NAME = "wayfare";
/** Boundaries of the histograms, in seconds, as the conventions advise. */
const MCP_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
const HTTP_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const LEAST_FAILURE = 500;

/** What spans and measurements are handed to. */
interface Sink {
  readonly tracer: Tracer;
  readonly meter: Meter;
  readonly close: () => Promise<void>;
}

/** Opens what the environment asks for; undefined, with a warning, where its packages are missing. */
export async function openTelemetry(version: string, log: Log): Promise<Telemetry | undefined> {
  const registered = trace.getTracerProvider();
  if (trace.getTracer(NAME).startSpan("probe").isRecording()) {
    return telemetryOn({
      tracer: registered.getTracer(NAME, version),
      meter: metrics.getMeter(NAME, version),
      close: async () => {},
    });
  }
  try {
    return telemetryOn(await exporting(version));
  } catch (err) {
    log.warn({ err }, "no telemetry: its optional packages are not installed");
    return undefined;
  }
}

/** An SDK of our own, which sends by OTLP over HTTP; its packages are optional dependencies. */
async function exporting(version: string): Promise<Sink> {
  const [sdkTrace, sdkMetrics, resources, traceExporter, metricExporter] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/sdk-metrics"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/exporter-metrics-otlp-http"),
  ]);
  const { resourceFromAttributes, detectResources, envDetector } = resources;
  const resource = resourceFromAttributes({
    "service.name": NAME,
    "service.version": version,
  }).merge(detectResources({ detectors: [envDetector] }));
  const spans = new sdkTrace.TracerProvider({
    resource,
    spanProcessors: [
      new sdkTrace.BatchSpanProcessor({ exporter: new traceExporter.OTLPTraceExporter() }),
    ],
  });
  const measurements = new sdkMetrics.MeterProvider({
    resource,
    readers: [
      new sdkMetrics.PeriodicExportingMetricReader({
        exporter: new metricExporter.OTLPMetricExporter(),
      }),
    ],
  });
  return {
    tracer: spans.getTracer(NAME, version),
    meter: measurements.getMeter(NAME, version),
    async close() {
      await Promise.all([spans.shutdown(), measurements.shutdown()]);
    },
  };
}

function telemetryOn({ tracer, meter, close }: Sink): Telemetry {
  const requests = meter.createHistogram("http.server.request.duration", {
    unit: "s",
    description: "Duration of HTTP server requests.",
    advice: { explicitBucketBoundaries: HTTP_BUCKETS },
  });
  const operations = meter.createHistogram("mcp.server.operation.duration", {
    unit: "s",
    description: "Duration of MCP requests, from when they were received until they were answered.",
    advice: { explicitBucketBoundaries: MCP_BUCKETS },
  });
  return {
    request(headers) {
      const start = performance.now();
      const parent = contextOf(parseTraceparent(headers["traceparent"]));
      const span = tracer.startSpan("HTTP", { kind: SpanKind.SERVER }, parent);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
        end({ method, route, status }) {
          const failed = status >= LEAST_FAILURE;
          const attributes: Attributes = {
            "http.request.method": method,
            "http.route": route,
            "http.response.status_code": status,
            "url.scheme": "http",
            ...(failed && { "error.type": String(status) }),
          };
          requests.record((performance.now() - start) / 1000, attributes);
          span.updateName(`${method} ${route}`);
          span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    operation(facts) {
      const attributes = operationAttributes(facts);
      const { method, tool, prompt, resource, requestId, start, failure } = facts;
      const ms = performance.now() - start;
      operations.record(ms / 1000, attributes);
      // Made when the request was answered: one that is not traced costs nothing while it runs.
      const ended = Date.now();
      const target = tool ?? prompt;
      const span = tracer.startSpan(
        target === undefined ? method : `${method} ${target}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            ...attributes,
            ...(resource !== undefined && { "mcp.resource.uri": resource }),
            ...(requestId !== undefined && { "jsonrpc.request.id": String(requestId) }),
            ...(failure?.reason !== undefined && { "wayfare.error.reason": failure.reason }),
          },
          startTime: ended - ms,
        },
        contextOf(facts.trace),
      );
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },

    close,
  };
}

/** What spans and measurements share: values of which there are few. */
function operationAttributes(facts: MeasuredOperation): Attributes {
  const { method, tool, prompt, transport, failure } = facts;
  const code = failure?.code === undefined ? undefined : String(failure.code);
  return {
    "mcp.method.name": method,
    ...(tool !== undefined && {
      "gen_ai.tool.name": tool,
      "gen_ai.operation.name": "execute_tool",
    }),
    ...(prompt !== undefined && { "gen_ai.prompt.name": prompt }),
    ...(transport === "stdio"
      ? { "network.transport": "pipe" }
      : { "network.transport": "tcp", "network.protocol.name": "http" }),
    ...(failure && { "error.type": code ?? "tool_error" }),
    ...(code !== undefined && { "rpc.response.status_code": code }),
  };
}

function contextOf(place: TracePlace | undefined): Context {
  if (!place) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = place;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
