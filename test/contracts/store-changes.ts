import type { Idempotency, RecordChange } from "../../src/stores/records.ts";

export const START = Date.UTC(2026, 3, 7);
export const MINUTE = 60_000;
export const HOUR = 3_600_000;

let serial = 0;

/** A complete new booking with a PNR of its own; tests say only what matters to them. */
export function bookingChange(parts: Partial<RecordChange> = {}): RecordChange {
  serial += 1;
  return {
    kind: "booking",
    id: `TEST-${serial.toString(36).toUpperCase().padStart(6, "0")}`,
    sessionId: "session-a",
    state: "confirmed",
    expectedVersion: 0,
    document: `{"serial":${serial}}`,
    createdAt: START,
    modifiedAt: START,
    ...parts,
  };
}

/** The same of a record of another kind. */
export function recordChange(parts: Partial<RecordChange> = {}): RecordChange {
  serial += 1;
  return {
    kind: "request",
    id: `req_${serial.toString(36).padStart(6, "0")}`,
    state: "open",
    expectedVersion: 0,
    document: `{"serial":${serial}}`,
    createdAt: START,
    modifiedAt: START,
    ...parts,
  };
}

export function repeatable(parts: Partial<Idempotency> = {}): Idempotency {
  return {
    scope: "alice",
    key: "key-1",
    fingerprint: "body-1",
    outcome: '{"first":true}',
    ttlMs: HOUR,
    ...parts,
  };
}
