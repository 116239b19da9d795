import { vi } from "vitest";
import { PATIENCE_MS } from "./waiting.ts";

const waitFor = vi.waitFor;

/** Vitest gives up after a second, or whatever a test guessed: a race that a slow machine loses. */
vi.waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  const timeout = Math.max(PATIENCE_MS, given?.timeout ?? 0);
  return waitFor(callback, { ...given, timeout });
};
