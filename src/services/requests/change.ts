import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import type { MaybePromise } from "../../memory/maybe-promise.ts";
import type { Idempotency, StoredRecord } from "../../stores/records.ts";
import {
  isRequestId,
  named,
  REQUEST_KIND,
  type RequestDeps,
  type RequestDocument,
  readDocument,
} from "./document.ts";
import { turnOf } from "./thread.ts";

export interface KeptRequest {
  readonly stored: StoredRecord;
  readonly document: RequestDocument;
}

/** A request, and the version of it that an operator looked at before deciding. */
export interface SeenRequest {
  readonly id: string;
  readonly version: number;
}

type Deps = Pick<RequestDeps, "records" | "now" | "news">;

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
  const written = await writeRequest(deps, kept, { next: change(kept.document, at) }, at);
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
    const written = await writeRequest(deps, kept, { next }, at);
    if (written) return written;
    if (attempt >= TRIES) throw stale(kept.stored.version);
  }
}

interface NextRequest {
  readonly next: RequestDocument;
  readonly idempotency?: Idempotency;
}

/**
 * Changes a request for its traveller, on top of whatever came first; gives it unchanged where `change`
 * gives undefined. A caller that may not see the request is answered as if there were none.
 */
export async function changeByTraveller(
  deps: Pick<RequestDeps, "records" | "now" | "open" | "news">,
  id: string,
  caller: Caller,
  change: (document: RequestDocument, at: number) => MaybePromise<NextRequest | undefined>,
): Promise<KeptRequest> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kept = await readRequest(deps, id);
    if (!mayRead(deps, kept.stored, caller)) throw unknownRequest(id);
    const at = deps.now();
    const changed = await change(kept.document, at);
    if (!changed) return kept;
    const written = await writeRequest(deps, kept, changed, at);
    if (written) return written;
  }
  throw new TravelError("unavailable", "This request is being changed at this moment", {
    reason: "request_contended",
    hint: "Ask again in a second.",
  });
}

function mayRead(
  { open }: Pick<RequestDeps, "open">,
  { owner }: StoredRecord,
  caller: Caller,
): boolean {
  if (caller.operator !== undefined) return true;
  if (owner !== undefined || caller.principal !== undefined) return owner === caller.principal;
  return open || caller.transport !== "http";
}

/**
 * Undefined when another change came first, or this very one before. While it is an operator's turn the
 * request is due since the turn began: the store then lists those that wait, the longest first.
 */
async function writeRequest(
  deps: Pick<RequestDeps, "records" | "news">,
  { stored, document: before }: KeptRequest,
  { next: wanted, idempotency }: NextRequest,
  at: number,
): Promise<KeptRequest | undefined> {
  const { dueAt: _, ...rest } = stored;
  const { document: next, sent } = await named(deps, stored.id, wanted, before.history.length);
  const turn = turnOf(next);
  const written = {
    ...rest,
    state: next.status,
    modifiedAt: at,
    ...(turn.of === "operator" && { dueAt: turn.since }),
    document: JSON.stringify(next),
  };
  const result = await deps.records.write({
    ...written,
    expectedVersion: stored.version,
    ...(idempotency && { idempotency }),
  });
  if (result.kind !== "committed") return undefined;
  sent();
  return { stored: { ...written, version: result.version }, document: next };
}

/** Also the answer to a caller that may not see the request. */
function unknownRequest(id: string): TravelError {
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
