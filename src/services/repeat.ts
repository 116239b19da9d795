import { createHash } from "node:crypto";
import type { Caller } from "../domain/caller.ts";
import { MS_PER_DAY } from "../domain/dates.ts";
import { TravelError } from "../domain/errors.ts";

/** What makes two requests the same request. */
export interface Repeat {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** How long the outcome of a request is kept for its key. */
export const KEY_LIFE_MS = 7 * MS_PER_DAY;

/**
 * A key with what it is for. Keys belong to the principal; without authentication all callers share
 * them, because a client that lost its connection comes back with another session.
 */
export function repeatOf({ principal }: Caller, key: string, request: string): Repeat {
  const fingerprint = createHash("sha256").update(request).digest("base64url");
  return { scope: principal ?? "open", key, fingerprint };
}

export function keyReused(key: string): TravelError {
  return new TravelError("conflict", `idempotencyKey: '${key}' was used for another request`, {
    reason: "idempotency_key_reused",
    field: "idempotencyKey",
    value: key,
    hint: "Send the first request unchanged to get its outcome again, or use a new key.",
  });
}
