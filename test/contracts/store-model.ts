import type { Sold } from "../../src/domain/stock.ts";
import type { LateText, RecordChange, WriteResult } from "../../src/stores/records.ts";
import type { Store } from "../../src/stores/types.ts";
import { fc } from "../support/properties.ts";

const IDS = ["TEST-AAAAAA", "TEST-BBBBBB", "TEST-CCCCCC"];
const UNITS = ["x", "y"];
const CAPACITY = 4;

interface Step {
  readonly id: string;
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
    id: fc.constantFrom(...IDS),
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

function toParts(step: Step, index: number): Partial<RecordChange> {
  return {
    id: step.id,
    expectedVersion: step.expectedVersion,
    document: lateText(index),
    createdAt: index,
    modifiedAt: index,
    claims: step.claims.map((claim) => ({ ...claim, capacity: CAPACITY })),
    releases: step.releases,
    ...(step.request && {
      idempotency: { scope: "model", ...step.request, outcome: lateText(index), ttlMs: 60_000 },
    }),
  };
}

/** Every other text says what was sold of the claimed units before. */
function lateText(index: number): LateText {
  if (index % 2 === 0) return `${index}`;
  return (sold) => `${index}: ${JSON.stringify([...sold].sort())}`;
}

/** What writing means, in the plainest words there are. */
function model() {
  const versions = new Map<string, { version: number; document: string }>();
  const sold = new Map<string, number>();
  const outcomes = new Map<string, { fingerprint: string; outcome: string }>();

  function write(change: RecordChange): WriteResult {
    const { claims = [], releases = [], idempotency } = change;
    const earlier = idempotency && outcomes.get(idempotency.key);
    if (earlier) {
      return earlier.fingerprint === idempotency.fingerprint
        ? { kind: "replayed", outcome: earlier.outcome }
        : { kind: "key_reused" };
    }
    const version = versions.get(change.id)?.version ?? 0;
    if (version !== change.expectedVersion) {
      return change.expectedVersion === 0 ? { kind: "taken" } : { kind: "stale", version };
    }
    for (const key of new Set(claims.map((claim) => claim.key))) {
      const wanted = claims.filter((claim) => claim.key === key);
      const left = CAPACITY - (sold.get(key) ?? 0);
      if (wanted.reduce((sum, claim) => sum + claim.quantity, 0) > left) {
        return { kind: "sold_out", key, left };
      }
    }
    const before = new Map(claims.map(({ key }) => [key, sold.get(key) ?? 0]));
    for (const claim of claims) sold.set(claim.key, (sold.get(claim.key) ?? 0) + claim.quantity);
    for (const release of releases) {
      sold.set(release.key, Math.max(0, (sold.get(release.key) ?? 0) - release.quantity));
    }
    versions.set(change.id, { version: version + 1, document: written(change.document, before) });
    if (idempotency) {
      const { fingerprint, outcome } = idempotency;
      outcomes.set(idempotency.key, { fingerprint, outcome: written(outcome, before) });
    }
    return { kind: "committed", version: version + 1 };
  }

  return { write, versions, sold };
}

function written(text: LateText, sold: Sold): string {
  return typeof text === "string" ? text : text(sold);
}

/** Everything a history left behind, in store and model alike. */
export async function play(
  store: Store,
  make: (parts: Partial<RecordChange>) => RecordChange,
  history: readonly Step[],
) {
  const expected = model();
  const results: { readonly store: WriteResult; readonly model: WriteResult }[] = [];
  for (const [index, step] of history.entries()) {
    const change = make(toParts(step, index));
    results.push({ store: await store.records.write(change), model: expected.write(change) });
  }
  const { kind } = make({});
  const records = await Promise.all(IDS.map((id) => store.records.get(kind, id)));
  return {
    store: {
      results: results.map((result) => result.store),
      records: records.map((record) => record && [record.version, record.document]),
      sold: await store.inventory.sold(UNITS),
    },
    model: {
      results: results.map((result) => result.model),
      records: IDS.map((id) => {
        const record = expected.versions.get(id);
        return record && [record.version, record.document];
      }),
      sold: UNITS.map((key) => expected.sold.get(key) ?? 0),
    },
  };
}
