import fc from "fast-check";
import type { BookingChange, CommitResult, Store } from "../../src/stores/types.ts";

const PNRS = ["TEST-AAAAAA", "TEST-BBBBBB", "TEST-CCCCCC"];
const UNITS = ["x", "y"];
const CAPACITY = 4;

interface Step {
  readonly pnr: string;
  readonly expectedVersion: number;
  readonly claims: readonly { readonly key: string; readonly quantity: number }[];
  readonly releases: readonly { readonly key: string; readonly quantity: number }[];
  readonly request: { readonly key: string; readonly fingerprint: string } | undefined;
}

const quantity = fc.integer({ min: 1, max: 3 });
const units = fc.array(fc.record({ key: fc.constantFrom(...UNITS), quantity }), { maxLength: 3 });

/** Histories short and narrow enough that conflicts of every kind are common in them. */
export const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    pnr: fc.constantFrom(...PNRS),
    expectedVersion: fc.integer({ min: 0, max: 3 }),
    claims: units,
    releases: units,
    request: fc.option(
      fc.record({ key: fc.constantFrom("k", "l"), fingerprint: fc.constantFrom("f", "g") }),
      { nil: undefined },
    ),
  }),
  { minLength: 1, maxLength: 20 },
);

function toChange(step: Step, index: number): BookingChange {
  return {
    pnr: step.pnr,
    sessionId: "model",
    status: "confirmed",
    expectedVersion: step.expectedVersion,
    document: `${index}`,
    createdAt: index,
    modifiedAt: index,
    claims: step.claims.map((claim) => ({ ...claim, capacity: CAPACITY })),
    releases: step.releases,
    ...(step.request && {
      idempotency: { scope: "model", ...step.request, outcome: `${index}`, ttlMs: 60_000 },
    }),
  };
}

/** What commit means, in the plainest words there are. */
function model() {
  const versions = new Map<string, { version: number; document: string }>();
  const sold = new Map<string, number>();
  const outcomes = new Map<string, { fingerprint: string; outcome: string }>();

  function commit(change: BookingChange): CommitResult {
    const { claims = [], releases = [], idempotency } = change;
    const earlier = idempotency && outcomes.get(idempotency.key);
    if (earlier) {
      return earlier.fingerprint === idempotency.fingerprint
        ? { kind: "replayed", outcome: earlier.outcome }
        : { kind: "key_reused" };
    }
    const version = versions.get(change.pnr)?.version ?? 0;
    if (version !== change.expectedVersion) {
      return change.expectedVersion === 0 ? { kind: "pnr_taken" } : { kind: "stale", version };
    }
    for (const key of new Set(claims.map((claim) => claim.key))) {
      const wanted = claims.filter((claim) => claim.key === key);
      const left = CAPACITY - (sold.get(key) ?? 0);
      if (wanted.reduce((sum, claim) => sum + claim.quantity, 0) > left) {
        return { kind: "sold_out", key, left };
      }
    }
    for (const claim of claims) sold.set(claim.key, (sold.get(claim.key) ?? 0) + claim.quantity);
    for (const release of releases) {
      sold.set(release.key, Math.max(0, (sold.get(release.key) ?? 0) - release.quantity));
    }
    versions.set(change.pnr, { version: version + 1, document: change.document });
    if (idempotency) outcomes.set(idempotency.key, idempotency);
    return { kind: "committed", version: version + 1 };
  }

  return { commit, versions, sold };
}

/** Everything a history left behind, in store and model alike. */
export async function play(store: Store, history: readonly Step[]) {
  const expected = model();
  const results: { readonly store: CommitResult; readonly model: CommitResult }[] = [];
  for (const [index, step] of history.entries()) {
    const change = toChange(step, index);
    results.push({ store: await store.bookings.commit(change), model: expected.commit(change) });
  }
  const bookings = await Promise.all(PNRS.map((pnr) => store.bookings.get(pnr)));
  return {
    store: {
      results: results.map((result) => result.store),
      bookings: bookings.map((booking) => booking && [booking.version, booking.document]),
      sold: await store.inventory.sold(UNITS),
    },
    model: {
      results: results.map((result) => result.model),
      bookings: PNRS.map((pnr) => {
        const booking = expected.versions.get(pnr);
        return booking && [booking.version, booking.document];
      }),
      sold: UNITS.map((key) => expected.sold.get(key) ?? 0),
    },
  };
}
