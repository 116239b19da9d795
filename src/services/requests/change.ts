import { TravelError } from "../../domain/errors.ts";
import type { StoredRecord } from "../../stores/records.ts";
import type { RequestDeps } from "./deps.ts";
import { REQUEST_KIND, type RequestDocument, readDocument } from "./document.ts";
import { isRequestId } from "./ids.ts";
import { unknownRequest } from "./read.ts";

export interface KeptRequest {
  readonly stored: StoredRecord;
  readonly document: RequestDocument;
}

/** Reads a request for an operator. */
export async function readRequest(
  { records }: Pick<RequestDeps, "records">,
  id: string,
): Promise<KeptRequest> {
  const stored = isRequestId(id) ? await records.get(REQUEST_KIND, id) : undefined;
  if (!stored) throw unknownRequest(id);
  return { stored, document: readDocument(stored.document) };
}

/** Which version of a request somebody looked at before deciding. */
export interface Seen {
  readonly requestId: string;
  readonly expectedVersion: number;
}

/** Changes a request; refused when somebody has changed it since it was looked at. */
export async function changeRequest(
  deps: Pick<RequestDeps, "records" | "now">,
  { requestId, expectedVersion }: Seen,
  change: (document: RequestDocument, at: number) => RequestDocument,
): Promise<KeptRequest> {
  const { stored, document } = await readRequest(deps, requestId);
  if (stored.version !== expectedVersion) throw changedMeanwhile(stored.version, expectedVersion);
  const at = deps.now();
  const next = change(document, at);
  const written = {
    ...stored,
    state: next.status,
    modifiedAt: at,
    document: JSON.stringify(next),
  };
  const result = await deps.records.write({ ...written, expectedVersion });
  if (result.kind !== "committed") {
    throw changedMeanwhile(result.kind === "stale" ? result.version : 0, expectedVersion);
  }
  return { stored: { ...written, version: result.version }, document: next };
}

const TRIES = 10;

/** Makes a change that holds whatever else happens to the request: a fact, not a decision. */
export async function settleRequest(
  deps: Pick<RequestDeps, "records" | "now">,
  requestId: string,
  change: (document: RequestDocument, at: number) => RequestDocument | undefined,
): Promise<KeptRequest> {
  for (let attempt = 1; ; attempt++) {
    const kept = await readRequest(deps, requestId);
    if (change(kept.document, deps.now()) === undefined) return kept;
    try {
      const seen = { requestId, expectedVersion: kept.stored.version };
      return await changeRequest(deps, seen, (document, at) => change(document, at) ?? document);
    } catch (error) {
      if (attempt >= TRIES || !isChangedMeanwhile(error)) throw error;
    }
  }
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof TravelError && error.details.reason === CHANGED;
}

const CHANGED = "request_changed";

function changedMeanwhile(version: number, expected: number): TravelError {
  return new TravelError("conflict", "Somebody changed this request meanwhile", {
    reason: CHANGED,
    field: "expectedVersion",
    value: expected,
    hint: "Look at the request again, then decide.",
    extra: { version },
  });
}
