import type { Caller } from "../../domain/caller.ts";
import type { RequestLookup, RequestView } from "../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../domain/errors.ts";
import type { StoredRecord } from "../../stores/records.ts";
import { disclaimer } from "../concierge/words.ts";
import type { RequestDeps } from "./deps.ts";
import { lastNews, REQUEST_KIND, type RequestDocument, readDocument } from "./document.ts";
import { isRequestId } from "./ids.ts";
import { statusText } from "./wording.ts";

/** Where a request stands, for whoever made it; showing a reply for the first time is noted. */
export async function getRequest(
  deps: RequestDeps,
  { request_id: id }: RequestLookup,
  caller: Caller,
): Promise<RequestView> {
  const { stored, document } = await readAndNote(deps, id, caller);
  const { type, status, asked, reply, pnr } = document;
  return {
    request_id: id,
    type,
    status,
    message: statusText(type, status, asked.lang),
    ...(reply && { reply: { text: reply.text, at: isoTime(reply.at) } }),
    ...(pnr !== undefined && { pnr }),
    created_at: isoTime(stored.createdAt),
    updated_at: isoTime(lastNews(document)),
    disclaimer: disclaimer(asked.lang),
  };
}

/** A stranger's request answers exactly as one that does not exist. */
export function unknownRequest(id: string): TravelError {
  return new TravelError("not_found", "request_id: there is no such request", {
    reason: "unknown_request",
    field: "request_id",
    value: id.slice(0, 60),
    hint: "Use the request_id that create_travel_request or request_vip_manager answered with.",
  });
}

const TRIES = 10;

/** An answer can be taken back until it was read, so what is shown is what was noted as read. */
async function readAndNote(deps: RequestDeps, id: string, caller: Caller) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = isRequestId(id) ? await deps.records.get(REQUEST_KIND, id) : undefined;
    if (!stored || !mayRead(deps, stored, caller)) throw unknownRequest(id);
    const document = readDocument(stored.document);
    // An operator who looks is not the one who asked.
    if (caller.operator !== undefined) return { stored, document };
    if (await noteReading(deps, stored, document)) return { stored, document };
  }
  throw new TravelError("unavailable", "This request is being changed at this moment", {
    reason: "request_contended",
    hint: "Ask again in a second.",
  });
}

function mayRead({ open }: RequestDeps, { owner }: StoredRecord, caller: Caller): boolean {
  if (caller.operator !== undefined) return true;
  if (owner !== undefined || caller.principal !== undefined) return owner === caller.principal;
  return open || caller.transport !== "http";
}

/** False when somebody changed it at this very moment. */
async function noteReading(
  { records, now }: RequestDeps,
  stored: StoredRecord,
  document: RequestDocument,
): Promise<boolean> {
  if (!document.reply || document.readAt !== undefined) return true;
  const at = now();
  const read: RequestDocument = {
    ...document,
    readAt: at,
    history: [...document.history, { at, what: "read" }],
  };
  const result = await records.write({
    kind: REQUEST_KIND,
    id: stored.id,
    state: stored.state,
    createdAt: stored.createdAt,
    modifiedAt: at,
    expectedVersion: stored.version,
    document: JSON.stringify(read),
  });
  return result.kind === "committed";
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
