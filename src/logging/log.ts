import { createRequire } from "node:module";
import type { Logger } from "pino";
import { redact, redactText } from "./redact.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts of a log line. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Where the server says what it does. Every line is redacted on its way out. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

const STDERR = 2;

/** JSON lines on stderr: stdout belongs to the protocol. */
export function stderrLog(level: LogLevel): Log {
  let logger: Logger | undefined;

  function write(severity: "debug" | "info" | "warn" | "error", fields: LogFields, text: string) {
    if (LOG_LEVELS.indexOf(severity) < LOG_LEVELS.indexOf(level)) return;
    logger ??= openPino(level);
    logger[severity](redact(fields), redactText(text));
  }

  return {
    debug: (fields, message) => write("debug", fields, message),
    info: (fields, message) => write("info", fields, message),
    warn: (fields, message) => write("warn", fields, message),
    error: (fields, message) => write("error", fields, message),
  };
}

/** Loaded with the first line: a client waits for its tool list, and pino takes 20 ms. */
function openPino(level: LogLevel): Logger {
  const pino: typeof import("pino").pino = createRequire(import.meta.url)("pino");
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    // Synchronous, so that the last lines before an exit are not lost.
    pino.destination({ dest: STDERR, sync: true }),
  );
}
