import { REQUEST_STATUSES, type RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import type { StoredRecord } from "../../stores/records.ts";
import { folded, textMatch } from "../operator/find-text.ts";
import { type Indexed, indexPage, type RecordIndex } from "../operator/record-index.ts";
import { readDocument } from "./document.ts";
import { type RequestSummary, summaryOf, textsOf } from "./view.ts";

/** What a list of requests is asked for. */
export interface RequestListing {
  readonly status?: RequestStatus | undefined;
  /** Words that must all stand somewhere in a request. */
  readonly q?: string | undefined;
  /** An operator's name, or `none` for those without one. */
  readonly assignee?: string | undefined;
  readonly kind?: "lead" | "vip" | undefined;
  readonly lang?: string | undefined;
  /** Waiting for an operator for at least so many minutes. */
  readonly waiting?: number | undefined;
  /** `waiting`: those that wait for an operator, the longest first, then the others. */
  readonly sort?: "newest" | "waiting" | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface RequestList {
  readonly requests: readonly RequestSummary[];
  readonly total: number;
  readonly cursor?: string;
  /** Of all requests, whatever was asked for. */
  readonly counts: Readonly<Record<RequestStatus, number>>;
  /** Everybody who has a request or did something with one. */
  readonly operators: readonly string[];
}

/** A request as lists need it. */
export interface IndexedRequest {
  readonly summary: RequestSummary;
  /** All that a search looks at, folded. */
  readonly text: string;
  /** Operators who have it or did something with it. */
  readonly by: readonly string[];
  /** How long the first answer took, in milliseconds. */
  readonly answeredAfter?: number;
}

export function indexedRequest(stored: StoredRecord): IndexedRequest {
  const document = readDocument(stored.document);
  const by = document.history.flatMap(({ by: name }) => name ?? []);
  const answer = document.history.find(({ what }) => what === "answered");
  return {
    ...(answer && { answeredAfter: answer.at - stored.createdAt }),
    summary: summaryOf({ stored, document }),
    text: folded(textsOf(stored.id, document)),
    by: [...new Set(document.assignedTo === undefined ? by : [...by, document.assignedTo])],
  };
}

const MINUTE_MS = 60_000;
const NOBODY = "none";

export interface RequestFinder {
  readonly requestIndex: RecordIndex<IndexedRequest>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Requests by what was asked for, out of all there are. */
export async function listRequests(
  { requestIndex, now }: RequestFinder,
  listing: RequestListing,
): Promise<RequestList> {
  const all = await requestIndex.all();
  const ordered = listing.sort === "waiting" ? byWaiting(all) : all;
  const at = { now: now(), words: textMatch(listing.q ?? "") };
  const found = ordered.filter(({ entry }) => fits(entry, listing, at));
  const { items, ...page } = indexPage(found, listing);
  return {
    requests: items.map(({ summary }) => summary),
    ...page,
    ...factsOf(all),
  };
}

type All = readonly Indexed<IndexedRequest>[];

/** Made once of what the index gives, which is the same object until something changes. */
const byWaiting = lazilyPer((all: All): All => all.toSorted((a, b) => rank(a) - rank(b)));
const factsOf = lazilyPer(
  (all: All): Pick<RequestList, "counts" | "operators"> => ({
    counts: countsOf(all),
    operators: [...new Set(all.flatMap(({ entry }) => entry.by))].sort(),
  }),
);

function fits(
  { summary, text }: IndexedRequest,
  { status, assignee, kind, lang, waiting }: RequestListing,
  { now, words }: { readonly now: number; readonly words: (text: string) => boolean },
): boolean {
  const { turn } = summary;
  return (
    (status === undefined || summary.state === status) &&
    (assignee === undefined ||
      (assignee === NOBODY ? summary.assignee === undefined : summary.assignee === assignee)) &&
    (kind === undefined || summary.kind === kind) &&
    (lang === undefined || summary.lang === lang) &&
    (waiting === undefined ||
      (turn.of === "operator" && now - turn.since >= waiting * MINUTE_MS)) &&
    words(text)
  );
}

/** Those that wait come first, by when their turn began; others after them, the newest first. */
function rank({ entry: { summary }, createdAt }: Indexed<IndexedRequest>): number {
  return summary.turn.of === "operator" ? summary.turn.since : Number.MAX_SAFE_INTEGER - createdAt;
}

function countsOf(all: All): Record<RequestStatus, number> {
  const counts = Object.fromEntries(REQUEST_STATUSES.map((status) => [status, 0]));
  for (const { entry } of all) counts[entry.summary.state] = (counts[entry.summary.state] ?? 0) + 1;
  return {
    draft_pending_operator: counts["draft_pending_operator"] ?? 0,
    confirmed: counts["confirmed"] ?? 0,
    declined: counts["declined"] ?? 0,
    needs_info: counts["needs_info"] ?? 0,
    withdrawn: counts["withdrawn"] ?? 0,
  };
}
