import type { Caller } from "../../domain/caller.ts";
import {
  type NewRequest,
  PENDING,
  type RequestReceipt,
  type RequestType,
} from "../../domain/contracts/concierge/requests.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Idempotency } from "../../stores/records.ts";
import { disclaimer, languageOf } from "../concierge/words.ts";
import { KEY_LIFE_MS, keyReused, repeatOf } from "../repeat.ts";
import { checkAsked, SAME_REQUEST_MS } from "./asked.ts";
import {
  type Asked,
  lastNews,
  named,
  REQUEST_KIND,
  type RequestDeps,
  type RequestDocument,
} from "./document.ts";
import { spanSaid } from "./travel-span.ts";
import { pastDates, statusText, unsureContact } from "./wording.ts";

const TRIES = 3;

export function createTravelRequest(deps: RequestDeps, input: NewRequest, caller: Caller) {
  return createRequest(deps, "lead", input, caller);
}

export function requestVipManager(deps: RequestDeps, input: NewRequest, caller: Caller) {
  return createRequest(deps, "vip", input, caller);
}

/** Keeps a request for an operator. Nothing is booked, and sending it again changes nothing. */
async function createRequest(
  deps: RequestDeps,
  type: RequestType,
  input: NewRequest,
  caller: Caller,
): Promise<RequestReceipt> {
  const asked = checkAsked(input);
  const now = deps.now();
  const document: RequestDocument = {
    type,
    status: PENDING,
    asked,
    ...(await readWords(deps, asked, now)),
    notes: [],
    history: [{ at: now, what: "created", status: PENDING }],
  };
  const id = await keep(deps, document, caller, input.idempotencyKey);
  const { lang } = asked;
  const { note } = languageOf(input.lang);
  const notes = [
    ...(note === undefined ? [] : [note]),
    ...(arePast(asked.dates, now) ? [pastDates(lang)] : []),
    ...(asked.contact.kind === "other" ? [unsureContact(lang)] : []),
  ];
  return {
    request_id: id,
    status: PENDING,
    message: statusText(type, PENDING, lang),
    ...(notes.length > 0 && { notes }),
    disclaimer: disclaimer(lang),
  };
}

/** Place, by its names in every language, and time out of the words; what cannot be read keeps nothing back. */
async function readWords(
  { goesTo }: RequestDeps,
  { destination, dates, message }: Asked,
  now: number,
): Promise<Pick<RequestDocument, "goesTo" | "travel">> {
  return defined({
    goesTo: await goesTo?.(destination ?? message).catch(() => undefined),
    travel: dates === undefined ? spanSaid(message, now) : undefined,
  });
}

/** Writes the request and gives its id, or that of the same request sent before. */
async function keep(
  deps: RequestDeps,
  document: RequestDocument,
  caller: Caller,
  key: string | undefined,
): Promise<string> {
  const createdAt = lastNews(document);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const id = deps.newRequestId(document.type);
    const { document: next, sent } = await named(deps, id, document, 0);
    const result = await deps.records.write({
      kind: REQUEST_KIND,
      id,
      ...(caller.principal !== undefined && { owner: caller.principal }),
      state: PENDING,
      createdAt,
      modifiedAt: createdAt,
      dueAt: createdAt,
      expectedVersion: 0,
      document: JSON.stringify(next),
      idempotency: idempotencyOf(document, caller, key, id),
    });
    if (result.kind === "committed") {
      sent();
      return id;
    }
    if (result.kind === "replayed") return result.outcome;
    if (result.kind === "key_reused") throw keyReused(key ?? "");
  }
  throw new TravelError("internal", "No id for the request was free.", { reason: "no_free_id" });
}

/**
 * Without a key the request itself is one: a client that never heard the answer sends the same
 * again, and without authentication the repeat may come over another connection.
 */
function idempotencyOf(
  { type, asked }: RequestDocument,
  caller: Caller,
  key: string | undefined,
  outcome: string,
): Idempotency {
  const entries = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1));
  const { scope, fingerprint } = repeatOf(caller, key ?? "", JSON.stringify([type, ...entries]));
  return {
    scope: `request ${scope}`,
    key: key === undefined ? `same ${fingerprint}` : `key ${key}`,
    fingerprint,
    outcome,
    ttlMs: key === undefined ? SAME_REQUEST_MS : KEY_LIFE_MS,
  };
}

/** Dates are free text; what can be said for sure is said of those written out. */
function arePast(dates: string | undefined, now: number): boolean {
  const days = dates?.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
  const last = days.toSorted().at(-1);
  return last !== undefined && last < new Date(now).toISOString().slice(0, 10);
}
