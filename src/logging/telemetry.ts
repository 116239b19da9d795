/** As Node has them; its own name for the type would ask programs that use the library for Node's types. */
export type SentHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A request over MCP that was answered. */
export interface MeasuredOperation {
  /** As the protocol calls it: `tools/call`. */
  readonly method: string;
  /** What it was about, where that is one of a few. */
  readonly tool?: string | undefined;
  readonly prompt?: string | undefined;
  /** A resource by its template: an address may hold the id of a session. */
  readonly resource?: string | undefined;
  readonly requestId: string | number | undefined;
  readonly transport: string;
  /** The caller's place in a trace. */
  readonly trace: TracePlace | undefined;
  /** `performance.now()` when it began. */
  readonly start: number;
  readonly failure?: OperationFailure | undefined;
}

export interface OperationFailure {
  /** The code of a JSON-RPC error; absent where the result of a tool says that it failed. */
  readonly code?: number | undefined;
  readonly reason?: string | undefined;
}

/** A place in a distributed trace (W3C Trace Context). */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** By what a log line is found from its trace. */
export function traceFields(
  place: TracePlace | undefined,
): Pick<TracePlace, "traceId" | "spanId"> | undefined {
  return place && { traceId: place.traceId, spanId: place.spanId };
}

/** A request over HTTP that is being answered. */
export interface MeasuredRequest {
  /** What the request's own work belongs to, as a `traceparent` header. */
  readonly traceparent: string;
  end(facts: { readonly route: string; readonly method: string; readonly status: number }): void;
}

/** Traces and metrics by OpenTelemetry's conventions. Absent where none were asked for. */
export interface Telemetry {
  request(headers: SentHeaders): MeasuredRequest;
  operation(facts: MeasuredOperation): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const ENDPOINTS = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
];
/** Where the API of OpenTelemetry keeps what a program has registered with it. */
const REGISTERED = Symbol.for("opentelemetry.js.api.1");

/** Whether somewhere is to be sent to, or the program that we run in has an SDK of its own. */
export function wantsTelemetry(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env["OTEL_SDK_DISABLED"] === "true") return false;
  return REGISTERED in globalThis || ENDPOINTS.some((name) => (env[name] ?? "") !== "");
}
