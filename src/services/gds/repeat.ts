import { createHash } from "node:crypto";
import type { Caller } from "../../domain/caller.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import type { Pnr } from "../../domain/entities/pnr.ts";
import { TravelError } from "../../domain/errors.ts";
import type { GdsDeps } from "./deps.ts";

/** What makes two requests the same request. */
export interface Repeat {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

const OPEN_SCOPE = "open";
const KEEP_MS = 7 * MS_PER_DAY;

/**
 * Undefined without a key. Keys belong to the principal; without authentication all callers share
 * them, because a client that lost its connection comes back with another session.
 */
export function repeatOf(
  caller: Caller,
  tool: string,
  key: string | undefined,
  input: unknown,
): Repeat | undefined {
  if (key === undefined) return undefined;
  const fingerprint = createHash("sha256")
    .update(`${tool}\n${canonical(input)}`)
    .digest("base64url");
  return { scope: caller.principal ?? OPEN_SCOPE, key, fingerprint };
}

/** The outcome of the same request made before, if there was one. */
export async function earlierOutcome(
  deps: GdsDeps,
  repeat: Repeat | undefined,
): Promise<Pnr | undefined> {
  if (!repeat) return undefined;
  const found = await deps.store.bookings.outcome(repeat.scope, repeat.key, repeat.fingerprint);
  if (found.kind === "new") return undefined;
  if (found.kind === "key_reused") throw keyReused(repeat.key);
  return JSON.parse(found.outcome);
}

export function withOutcome(repeat: Repeat | undefined, outcome: string) {
  return repeat ? { idempotency: { ...repeat, outcome, ttlMs: KEEP_MS } } : {};
}

export function keyReused(key: string): TravelError {
  return new TravelError("conflict", `idempotencyKey: '${key}' was used for another request`, {
    reason: "idempotency_key_reused",
    field: "idempotencyKey",
    value: key,
    hint: "Send the first request unchanged to get its outcome again, or use a new key.",
  });
}

/** JSON with sorted keys, so that the order in which a client writes fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
