import { TravelError } from "../domain/errors.ts";
import type { RecordChange } from "./records.ts";

const WORD = /^[a-z0-9][a-z0-9_-]{0,62}$/;
const MAX_ID_BYTES = 200;

/** Where the idempotency keys of records stand among those of bookings: apart. */
export function recordScope(scope: string): string {
  return `records ${scope}`;
}

/** What every store does to a change of a record first: refuses nonsense, sets its key apart. */
export function checkRecordChange(change: RecordChange): RecordChange {
  const { kind, id, state, expectedVersion, createdAt, modifiedAt, idempotency } = change;
  if (!WORD.test(kind)) throw badChange("kind", kind);
  if (!WORD.test(state)) throw badChange("state", state);
  if (id === "" || Buffer.byteLength(id) > MAX_ID_BYTES) throw badChange("id", id);
  for (const [name, value] of Object.entries({ expectedVersion, createdAt, modifiedAt })) {
    if (!Number.isSafeInteger(value) || value < 0) throw badChange(name, value);
  }
  if (idempotency === undefined) return change;
  return { ...change, idempotency: { ...idempotency, scope: recordScope(idempotency.scope) } };
}

function badChange(name: string, value: string | number): TravelError {
  return new TravelError("internal", `A change of a record has a bad ${name}.`, {
    reason: "bad_change",
    value,
  });
}
