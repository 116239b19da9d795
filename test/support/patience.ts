import { vi } from "vitest";
import { PATIENCE_MS } from "./waiting.ts";

const { waitFor } = vi;

/** Vitest gives up after a second, or whatever a test guessed: a race that a slow machine loses. */
const patientWaitFor: typeof waitFor = (callback, options) => {
  const given = typeof options === "number" ? { timeout: options } : options;
  const timeout = Math.max(PATIENCE_MS, given?.timeout ?? 0);
  return waitFor(callback, { ...given, timeout });
};

// Read again for every file of a process, whose `vi` is one.
if (waitFor.name !== patientWaitFor.name) vi.waitFor = patientWaitFor;
