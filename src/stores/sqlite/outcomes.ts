import type { Idempotency, OutcomeLookup, Request } from "../records.ts";
import type { Engine } from "./engine.ts";

interface OutcomeRow {
  readonly fingerprint: string;
  readonly outcome: string;
}

/** The idempotency records, for use inside a read or a write. */
export interface Outcomes {
  find(request: Request): OutcomeLookup;
  save(idempotency: Idempotency): void;
}

export function sqliteOutcomes({ prepare, now }: Engine): Outcomes {
  const select = prepare(
    "SELECT fingerprint, outcome FROM outcomes WHERE scope = ? AND key = ? AND expires_at > ?",
  );
  // Replaces an expired record only: a live one has been answered by `find` before.
  const upsert = prepare(`
    INSERT INTO outcomes (scope, key, fingerprint, expires_at, outcome) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (scope, key) DO UPDATE SET
      fingerprint = excluded.fingerprint, expires_at = excluded.expires_at,
      outcome = excluded.outcome`);

  return {
    find({ scope, key, fingerprint }) {
      const row: OutcomeRow | undefined = select.get(scope, key, now());
      if (row === undefined) return { kind: "new" };
      if (row.fingerprint !== fingerprint) return { kind: "key_reused" };
      return { kind: "replayed", outcome: row.outcome };
    },
    save({ scope, key, fingerprint, ttlMs, outcome }) {
      upsert.run(scope, key, fingerprint, now() + ttlMs, outcome);
    },
  };
}
