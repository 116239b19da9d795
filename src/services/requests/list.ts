import { REQUEST_STATUSES, type RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import { defined } from "../../domain/defined.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";
import { folded, textMatch } from "../operator/find-text.ts";
import { type Indexed, indexPage, type RecordIndex } from "../operator/record-index.ts";
import { contactKeys } from "./contact-keys.ts";
import { REQUEST_KIND, readDocument } from "./document.ts";
import { type TravelSpan, travelSpan } from "./travel-span.ts";
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
  /** Words that must all stand in the destination. */
  readonly destination?: string | undefined;
  /** Travelling on this day (YYYY-MM-DD) or later. */
  readonly from?: string | undefined;
  /** Travelling on this day or before. */
  readonly to?: string | undefined;
  readonly tag?: string | undefined;
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
  /** All tags that requests have. */
  readonly tags: readonly string[];
  /** Everything is still being read: operators and tags come with a later look. */
  readonly partial?: true;
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
  /** The destination, folded. */
  readonly destination: string;
  /** When the journey is, as far as its dates say. */
  readonly travel?: TravelSpan;
  /** What its traveller is known by. */
  readonly contacts: readonly string[];
  readonly budget?: string;
  readonly pnr?: string;
}

export function indexedRequest(stored: StoredRecord): IndexedRequest {
  const document = readDocument(stored.document);
  const by = document.history.flatMap(({ by: name }) => name ?? []);
  const answer = document.history.find(({ what }) => what === "answered");
  const { asked, pnr } = document;
  const travel = travelSpan(asked.dates, stored.createdAt);
  return {
    ...(answer && { answeredAfter: answer.at - stored.createdAt }),
    ...(travel && { travel }),
    ...(asked.budget !== undefined && { budget: asked.budget }),
    ...(pnr !== undefined && { pnr }),
    destination: folded([asked.destination]),
    contacts: contactKeys(asked.contact.value),
    summary: summaryOf({ stored, document }),
    text: folded(textsOf(stored.id, document)),
    by: [...new Set(document.assignedTo === undefined ? by : [...by, document.assignedTo])],
  };
}

const MINUTE_MS = 60_000;
const NOBODY = "none";

export interface RequestFinder {
  readonly records: Pick<RecordStore, "list">;
  readonly requestIndex: RecordIndex<IndexedRequest>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Requests by what was asked for, out of all there are. */
export async function listRequests(
  finder: RequestFinder,
  listing: RequestListing,
): Promise<RequestList> {
  const all = await (isPlain(listing) ? finder.requestIndex.soon() : finder.requestIndex.all());
  if (!all) return await pageOfStore(finder, listing);
  const { items, ...page } = indexPage(fitting(all, listing, finder.now()), listing);
  return {
    requests: items.map(({ summary }) => summary),
    ...page,
    ...factsOf(all),
  };
}

/** A list that the store gives as it is: by state, newest first. */
function isPlain({ status: _, limit: __, cursor: ___, ...more }: RequestListing): boolean {
  return Object.values(more).every((value) => value === undefined || value === "newest");
}

/** A page without what only a look at everything tells. */
async function pageOfStore(
  { records }: Pick<RequestFinder, "records">,
  { status, limit, cursor }: RequestListing,
): Promise<RequestList> {
  const [page, ...totals] = await Promise.all([
    records.list({ kind: REQUEST_KIND, limit, ...defined({ state: status, cursor }) }),
    ...REQUEST_STATUSES.map((state) => records.list({ kind: REQUEST_KIND, state, limit: 1 })),
  ]);
  const { records: found, ...rest } = page;
  const counted = REQUEST_STATUSES.map((state, at) => [state, totals[at]?.total ?? 0] as const);
  return {
    requests: found.map((stored) => indexedRequest(stored).summary),
    ...rest,
    counts: { ...NO_COUNTS, ...Object.fromEntries(counted) },
    operators: [],
    tags: [],
    partial: true,
  };
}

/** All of them, for a file. */
export async function findRequests(
  { requestIndex, now }: Omit<RequestFinder, "records">,
  listing: Omit<RequestListing, "limit" | "cursor">,
): Promise<All> {
  return fitting(await requestIndex.all(), listing, now());
}

function fitting(all: All, listing: Omit<RequestListing, "limit" | "cursor">, now: number): All {
  const ordered = listing.sort === "waiting" ? byWaiting(all) : all;
  const words = textMatch(listing.q ?? "");
  const destination = textMatch(listing.destination ?? "");
  return ordered.filter(({ entry }) => fits(entry, listing, { now, words, destination }));
}

type All = readonly Indexed<IndexedRequest>[];

/** Made once of what the index gives, which is the same object until something changes. */
const byWaiting = lazilyPer((all: All): All => {
  const isWaiting = ({ entry }: All[number]) => entry.summary.turn.of === "operator";
  const since = ({ entry }: All[number]) => entry.summary.turn.since;
  const waiting = all.filter(isWaiting).sort((a, b) => since(a) - since(b));
  return [...waiting, ...all.filter((one) => !isWaiting(one))];
});
const factsOf = lazilyPer(
  (all: All): Pick<RequestList, "counts" | "operators" | "tags"> => ({
    counts: countsOf(all),
    operators: [...new Set(all.flatMap(({ entry }) => entry.by))].sort(),
    tags: [...new Set(all.flatMap(({ entry }) => entry.summary.tags ?? []))].sort(),
  }),
);

interface Sought {
  readonly now: number;
  readonly words: (text: string) => boolean;
  readonly destination: (text: string) => boolean;
}

function fits(
  { summary, text, travel, destination }: IndexedRequest,
  listing: Omit<RequestListing, "limit" | "cursor">,
  sought: Sought,
): boolean {
  const { status, assignee, kind, lang, waiting, from, to, tag } = listing;
  const { turn } = summary;
  return (
    (status === undefined || summary.state === status) &&
    (assignee === undefined ||
      (assignee === NOBODY ? summary.assignee === undefined : summary.assignee === assignee)) &&
    (kind === undefined || summary.kind === kind) &&
    (lang === undefined || summary.lang === lang) &&
    (waiting === undefined ||
      (turn.of === "operator" && sought.now - turn.since >= waiting * MINUTE_MS)) &&
    (from === undefined || (travel !== undefined && travel.to >= from)) &&
    (to === undefined || (travel !== undefined && travel.from <= to)) &&
    (tag === undefined || (summary.tags?.includes(tag) ?? false)) &&
    sought.destination(destination) &&
    sought.words(text)
  );
}

function countsOf(all: All): Record<RequestStatus, number> {
  const counts = { ...NO_COUNTS };
  for (const { entry } of all) counts[entry.summary.state]++;
  return counts;
}

const NO_COUNTS: Record<RequestStatus, number> = {
  draft_pending_operator: 0,
  confirmed: 0,
  declined: 0,
  needs_info: 0,
  withdrawn: 0,
};
