import type { Caller } from "../../domain/caller.ts";
import type { RequestLookup, RequestView } from "../../domain/contracts/concierge/requests.ts";
import { redactText } from "../../logging/redact.ts";
import { disclaimer } from "../concierge/words.ts";
import { changeByTraveller, type KeptRequest } from "./change.ts";
import { lastNews, type RequestDeps, type RequestDocument } from "./document.ts";
import { threadOf, turnOf } from "./thread.ts";
import { statusText } from "./wording.ts";

/** Where a request stands, for the traveller; the first showing of a reply is noted. */
export async function getTravelRequest(
  deps: RequestDeps,
  { request_id: id }: RequestLookup,
  caller: Caller,
): Promise<RequestView> {
  const { stored, document } = await readAndNote(deps, id, caller);
  const { type, status, asked, reply, pnr } = document;
  // An id may be passed on; its owner is who signed in.
  const isOwn = caller.principal !== undefined && caller.principal === stored.owner;
  const turn = turnOf(document);
  const thread = shownThread(document);
  return {
    request_id: id,
    type,
    status,
    message: statusText(type, status, asked.lang),
    ...(isOwn && { asked: redactText(asked.message) }),
    ...(reply && { reply: { text: reply.text, at: isoTime(reply.at) } }),
    ...(pnr !== undefined && { pnr }),
    turn: turn.of,
    turn_since: isoTime(turn.since),
    ...(thread && thread.length > 0 && { thread }),
    created_at: isoTime(stored.createdAt),
    updated_at: isoTime(lastNews(document)),
    disclaimer: disclaimer(asked.lang),
  };
}

/** An answer can be taken back until it was read, so what is shown is what was noted as read. */
function readAndNote(deps: RequestDeps, id: string, caller: Caller): Promise<KeptRequest> {
  return changeByTraveller(deps, id, caller, (document, at) => {
    // An operator's look is not the traveller's.
    const unread = document.reply && document.readAt === undefined;
    if (caller.operator !== undefined || !unread) return undefined;
    const history = [...document.history, { at, what: "read" as const }];
    return { next: { ...document, readAt: at, history } };
  });
}

/** As many as a model's context bears. */
const SHOWN_MESSAGES = 20;

/** The thread as agents see it: what a traveller wrote there may hold a contact, which is left out. */
function shownThread(document: RequestDocument): RequestView["thread"] {
  return threadOf(document)
    .slice(-SHOWN_MESSAGES)
    .map(({ from, text, at }) => ({
      from,
      text: from === "traveller" ? redactText(text) : text,
      at: isoTime(at),
    }));
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
