import { vi } from "vitest";

/** As long as a busy machine may need; what never happens is found out all the same. */
const PATIENCE_MS = 60_000;
const waitFor = vi.waitFor;

/** Vitest gives up after a second, or whatever a test guessed: a race that a slow machine loses. */
vi.waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  const timeout = Math.max(PATIENCE_MS, given?.timeout ?? 0);
  return waitFor(callback, { ...given, timeout });
};
