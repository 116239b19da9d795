import { createRequire } from "node:module";
import type { Logger } from "pino";
import { remembered } from "../memory/bounded-cache.ts";
import { isHarmless, redact, redactText } from "./redact.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts of a log line. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Where the server says what it does. Every line is redacted on its way out. */
export interface Log {
  /** False where debug lines are not written, so that none need be put together. */
  readonly debugging?: boolean;
  /** Loads what writes the lines, which the first of them does otherwise. */
  prepare?(): void;
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

const STDERR = 2;
const BATCH_BYTES = 8192;
const FLUSH_EVERY_MS = 50;

/** JSON lines on stderr: stdout belongs to the protocol. `base` stands in every line. */
export function stderrLog(level: LogLevel, base: LogFields | null = null): Log {
  const least = LOG_LEVELS.indexOf(level);
  const severities = { debug: 1, info: 2, warn: 3, error: 4 } as const;
  let opened: Opened | undefined;

  function write(severity: keyof typeof severities, fields: LogFields, text: string) {
    if (severities[severity] < least) return;
    opened ??= openPino(level, base);
    opened.logger[severity](isHarmless(fields) ? fields : redact(fields), message(text));
    // Warnings are written at once: the process may be about to end.
    if (severities[severity] >= severities.warn) opened.flush();
  }

  return {
    debugging: severities.debug >= least,
    prepare() {
      if (level !== "silent") opened ??= openPino(level, base);
    },
    debug: (fields, message) => write("debug", fields, message),
    info: (fields, message) => write("info", fields, message),
    warn: (fields, message) => write("warn", fields, message),
    error: (fields, message) => write("error", fields, message),
  };
}

interface Opened {
  readonly logger: Logger;
  readonly flush: () => void;
}

/** Loaded with the first line: a client waits for its tool list, and pino takes 20 ms. */
function openPino(level: LogLevel, base: LogFields | null): Opened {
  const pino: typeof import("pino").pino = createRequire(import.meta.url)("pino");
  // Lines are written some at a time, since each write costs as much as the rest of the line; but
  // none stays behind for long, and none is lost when the process ends by itself.
  const destination = pino.destination({ dest: STDERR, sync: true, minLength: BATCH_BYTES });
  const flush = () => destination.flushSync();
  setInterval(flush, FLUSH_EVERY_MS).unref();
  process.once("exit", flush);
  return { logger: pino({ level, base, timestamp }, destination), flush };
}

const MESSAGES_REMEMBERED = 200;

/** Messages are sentences of the code's own, a few dozen in all: each is redacted once. */
const message = remembered(MESSAGES_REMEMBERED, redactText);

let second = { at: Number.NaN, text: "" };

/** As pino's `isoTime`, which writes out the date anew with every line. */
function timestamp(): string {
  const now = Date.now();
  const at = Math.floor(now / 1000);
  if (at !== second.at) second = { at, text: new Date(at * 1000).toISOString().slice(0, 20) };
  return `,"time":"${second.text}${String(now - at * 1000).padStart(3, "0")}Z"`;
}
