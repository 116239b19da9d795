import { TravelError } from "../../domain/errors.ts";
import type { StoredRecord } from "../../stores/records.ts";
import {
  isRequestId,
  REQUEST_KIND,
  type RequestDeps,
  type RequestDocument,
  readDocument,
} from "./document.ts";

export interface KeptRequest {
  readonly stored: StoredRecord;
  readonly document: RequestDocument;
}

/** A request, and the version of it that an operator looked at before deciding. */
export interface SeenRequest {
  readonly id: string;
  readonly version: number;
}

type Deps = Pick<RequestDeps, "records" | "now">;

/** The request as it is kept, without a check of the caller. */
export async function readRequest(
  { records }: Pick<RequestDeps, "records">,
  id: string,
): Promise<KeptRequest> {
  const stored = isRequestId(id) ? await records.get(REQUEST_KIND, id) : undefined;
  if (!stored) throw unknownRequest(id);
  return { stored, document: readDocument(stored.document) };
}

/** Changes a request; refused as `stale` when it has changed since it was looked at. */
export async function changeRequest(
  deps: Deps,
  { id, version }: SeenRequest,
  change: (document: RequestDocument, at: number) => RequestDocument,
): Promise<KeptRequest> {
  const kept = await readRequest(deps, id);
  if (kept.stored.version !== version) throw stale(version);
  const at = deps.now();
  const written = await writeRequest(deps, kept, change(kept.document, at), at);
  if (!written) throw stale(version);
  return written;
}

const TRIES = 10;

/**
 * Writes down a fact, which holds whatever else happens to the request: where another change comes
 * first, the fact is added to that. `change` gives undefined where there is nothing to add.
 */
export async function recordFact(
  deps: Deps,
  id: string,
  change: (document: RequestDocument, at: number) => RequestDocument | undefined,
): Promise<KeptRequest> {
  for (let attempt = 1; ; attempt++) {
    const kept = await readRequest(deps, id);
    const at = deps.now();
    const next = change(kept.document, at);
    if (next === undefined) return kept;
    const written = await writeRequest(deps, kept, next, at);
    if (written) return written;
    if (attempt >= TRIES) throw stale(kept.stored.version);
  }
}

/** Undefined when another change came first. */
export async function writeRequest(
  { records }: Pick<RequestDeps, "records">,
  { stored }: KeptRequest,
  next: RequestDocument,
  at: number,
): Promise<KeptRequest | undefined> {
  const written = {
    ...stored,
    state: next.status,
    modifiedAt: at,
    document: JSON.stringify(next),
  };
  const result = await records.write({ ...written, expectedVersion: stored.version });
  if (result.kind !== "committed") return undefined;
  return { stored: { ...written, version: result.version }, document: next };
}

/** Also the answer to a caller that may not see the request. */
export function unknownRequest(id: string): TravelError {
  return new TravelError("not_found", "request_id: there is no such request", {
    reason: "unknown_request",
    field: "request_id",
    value: id.slice(0, 60),
    hint: "Use the request_id that create_travel_request or request_vip_manager answered with.",
  });
}

const STALE = "stale";

export function isStale(error: unknown): boolean {
  return error instanceof TravelError && error.details.reason === STALE;
}

/** The refusal of a decision on a version that is no longer the last; `extra` shows what is. */
export function stale(version: number, extra: Readonly<Record<string, unknown>> = {}): TravelError {
  return new TravelError("conflict", "Somebody changed this request meanwhile", {
    reason: STALE,
    field: "version",
    value: version,
    hint: "Look at the request as it is now, then decide.",
    extra,
  });
}
