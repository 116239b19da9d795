import { TravelError } from "../domain/errors.ts";
import { checkLifetime } from "./lifetime.ts";
import type { BookingChange, Claim, Release } from "./types.ts";

export interface CheckedChange extends BookingChange {
  readonly claims: readonly Claim[];
  readonly releases: readonly Release[];
}

/** What every store does to a change first: refuses nonsense, and names each key once. */
export function checkChange(change: BookingChange): CheckedChange {
  const claims = change.claims ?? [];
  const releases = change.releases ?? [];
  requireInteger("expectedVersion", change.expectedVersion, 0);
  if (change.opensSession) checkLifetime(change.opensSession.ttlMs);
  for (const claim of claims) {
    requireInteger(`claim ${claim.key}: quantity`, claim.quantity, 1);
    requireInteger(`claim ${claim.key}: capacity`, claim.capacity, 0);
  }
  for (const release of releases) {
    requireInteger(`release ${release.key}: quantity`, release.quantity, 1);
  }
  return { ...change, claims: merge(claims, addClaims), releases: merge(releases, addReleases) };
}

function addClaims(a: Claim, b: Claim): Claim {
  return {
    key: a.key,
    quantity: a.quantity + b.quantity,
    capacity: Math.min(a.capacity, b.capacity),
  };
}

function addReleases(a: Release, b: Release): Release {
  return { key: a.key, quantity: a.quantity + b.quantity };
}

function merge<T extends Release>(items: readonly T[], add: (a: T, b: T) => T): readonly T[] {
  if (items.length < 2) return items;
  const byKey = new Map<string, T>();
  for (const item of items) {
    const seen = byKey.get(item.key);
    byKey.set(item.key, seen === undefined ? item : add(seen, item));
  }
  return byKey.size === items.length ? items : [...byKey.values()];
}

function requireInteger(name: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new TravelError("internal", `A booking change has a bad ${name}.`, {
    reason: "bad_change",
    value,
  });
}
