import type { Caller } from "../../domain/caller.ts";
import type { RequestLookup, RequestView } from "../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../domain/errors.ts";
import type { StoredRecord } from "../../stores/records.ts";
import { disclaimer } from "../concierge/words.ts";
import { type KeptRequest, readRequest, unknownRequest, writeRequest } from "./change.ts";
import { lastNews, type RequestDeps } from "./document.ts";
import { statusText } from "./wording.ts";

/** Where a request stands, for the traveller; the first showing of a reply is noted. */
export async function getTravelRequest(
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

const TRIES = 10;

/** An answer can be taken back until it was read, so what is shown is what was noted as read. */
async function readAndNote(deps: RequestDeps, id: string, caller: Caller): Promise<KeptRequest> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kept = await readRequest(deps, id);
    if (!mayRead(deps, kept.stored, caller)) throw unknownRequest(id);
    const { document } = kept;
    // An operator's look is not the traveller's.
    const unread = document.reply && document.readAt === undefined;
    if (caller.operator !== undefined || !unread) return kept;
    const at = deps.now();
    const history = [...document.history, { at, what: "read" as const }];
    const noted = await writeRequest(deps, kept, { ...document, readAt: at, history }, at);
    if (noted) return noted;
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

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
