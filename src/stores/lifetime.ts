import { TravelError } from "../domain/errors.ts";

/** What every store asks of a session's life: that there is one. */
export function checkLifetime(ttlMs: number): void {
  if (Number.isSafeInteger(ttlMs) && ttlMs > 0) return;
  throw new TravelError("internal", "A session must expire after it was created.", {
    reason: "bad_session",
    value: ttlMs,
  });
}
