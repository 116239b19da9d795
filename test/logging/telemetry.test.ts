import { expect, test } from "vitest";
import { wantsTelemetry } from "../../src/logging/telemetry.ts";

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, false],
  [{ OTEL_SERVICE_NAME: "travel" }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:4318/v1/traces" }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318", OTEL_SDK_DISABLED: "true" }, false],
])("with %j telemetry is wanted: %s", (env, wanted) => {
  expect(wantsTelemetry(env)).toBe(wanted);
});
