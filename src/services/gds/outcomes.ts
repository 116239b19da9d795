import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { joined } from "../../memory/joined.ts";
import { BOOKING, type LateText } from "../../stores/records.ts";
import { KEY_LIFE_MS, keyReused, type Repeat, repeatOf } from "../repeat.ts";
import type { GdsDeps } from "./deps.ts";

/** A request that may be repeated without effect; undefined without a key. */
export function repeatable(
  caller: Caller,
  tool: string,
  key: string | undefined,
  input: unknown,
): Repeat | undefined {
  return key === undefined ? undefined : repeatOf(caller, key, `${tool}\n${canonical(input)}`);
}

/** The outcome of the same request made before, if there was one. */
export async function earlierOutcome(deps: GdsDeps, repeat: Repeat): Promise<Pnr | undefined> {
  const found = await deps.store.records.outcome(BOOKING, repeat);
  if (found.kind === "new") return undefined;
  if (found.kind === "key_reused") throw keyReused(repeat.key);
  return JSON.parse(found.outcome);
}

/** What a repeat is answered with, for a request that may be repeated. */
export function withOutcome(repeat: Repeat | undefined, outcome: () => LateText) {
  if (!repeat) return {};
  return { idempotency: joined(repeat, { outcome: outcome(), ttlMs: KEY_LIFE_MS }) };
}

/** JSON with sorted keys, so that the order in which a client writes fields does not matter. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
