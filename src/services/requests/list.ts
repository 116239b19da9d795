import { REQUEST_STATUSES, type RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import { defined } from "../../domain/defined.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";
import { folded, textMatch } from "../operator/find-text.ts";
import {
  type Indexed,
  type IndexPage,
  indexPage,
  type RecordIndex,
} from "../operator/record-index.ts";
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
  /** `vip`: those that asked for a VIP manager, and those with the tag VIP. */
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
  /** By state, of all that fit whatever else was asked for. */
  readonly counts: Readonly<Record<RequestStatus, number>>;
  /** Everybody who has a request or did something with one. */
  readonly operators: readonly string[];
  /** All tags that requests have. */
  readonly tags: readonly string[];
  /** The rest is still being read: what is older, operators and tags come with a later look. */
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
  const { asked, pnr, goesTo } = document;
  const travel = document.travel ?? travelSpan(asked.dates, stored.createdAt);
  return {
    ...(answer && { answeredAfter: answer.at - stored.createdAt }),
    ...(travel && { travel }),
    ...(asked.budget !== undefined && { budget: asked.budget }),
    ...(pnr !== undefined && { pnr }),
    destination: folded([asked.destination, ...(goesTo ? Object.values(goesTo) : [])]),
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
  const { entries, complete } = await finder.requestIndex.soon();
  if (!complete) return await listSoFar(finder, listing, entries);
  const { counts, found } = fittingByState(entries, listing, finder.now());
  const { items, ...page } = indexPage(found, listing);
  const { operators, tags } = factsOf(entries);
  return { requests: items.map(({ summary }) => summary), ...page, counts, operators, tags };
}

/** What fits but for its state, counted by that, and of these the ones in the state that was asked for. */
function fittingByState(all: All, { status, ...listing }: RequestListing, now: number) {
  const some = fitting(all, listing, now);
  const { counts } = some.length === all.length ? factsOf(all) : countsOf(some);
  const found =
    status === undefined ? some : some.filter(({ entry }) => entry.summary.state === status);
  return { counts, found };
}

/**
 * While everything is being read: a page and the counts of the store's own where the store can answer,
 * otherwise what fits among the newest.
 */
async function listSoFar(
  { records, now }: Pick<RequestFinder, "records" | "now">,
  listing: RequestListing,
  newest: All,
): Promise<RequestList> {
  const { counts, found } = isPlain(listing)
    ? { counts: await countsInStore(records), found: undefined }
    : fittingByState(newest, listing, now());
  const { items, ...page } = found
    ? indexPage(found, listing)
    : await pageOfStore(records, listing);
  const requests = items.map(({ summary }) => summary);
  return { requests, ...page, counts, operators: [], tags: [], partial: true };
}

/** A list that the store gives as it is: by state, newest first. */
function isPlain({ status: _, limit: __, cursor: ___, ...more }: RequestListing): boolean {
  return Object.values(more).every((value) => value === undefined || value === "newest");
}

async function pageOfStore(
  records: RequestFinder["records"],
  { status, limit, cursor }: RequestListing,
): Promise<IndexPage<IndexedRequest>> {
  const filter = defined({ state: status, cursor });
  const page = await records.list({ kind: REQUEST_KIND, limit, ...filter });
  const { records: found, ...rest } = page;
  return { items: found.map(indexedRequest), ...rest };
}

async function countsInStore(records: RequestFinder["records"]): Promise<RequestList["counts"]> {
  const counts = { ...NO_COUNTS };
  await Promise.all(
    REQUEST_STATUSES.map(async (state) => {
      counts[state] = (await records.list({ kind: REQUEST_KIND, state, limit: 1 })).total;
    }),
  );
  return counts;
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
  const tests = testsOf(listing, now);
  if (tests.length === 0) return ordered;
  return ordered.filter(({ entry }) => tests.every((passes) => passes(entry)));
}

type All = readonly Indexed<IndexedRequest>[];

/** Made once of what the index gives, which is the same object until something changes. */
const byWaiting = lazilyPer((all: All): All => {
  const isWaiting = ({ entry }: All[number]) => entry.summary.turn.of === "operator";
  const since = ({ entry }: All[number]) => entry.summary.turn.since;
  // Oldest first is nearly that order already, so that sorting is quick.
  const waiting = all
    .filter(isWaiting)
    .reverse()
    .sort((a, b) => since(a) - since(b));
  return [...waiting, ...all.filter((one) => !isWaiting(one))];
});
const factsOf = lazilyPer((all: All): Pick<RequestList, "counts" | "operators" | "tags"> => {
  const operators = new Set<string>();
  const tags = new Set<string>();
  for (const { entry } of all) {
    for (const name of entry.by) operators.add(name);
    for (const tag of entry.summary.tags ?? []) tags.add(tag);
  }
  return { ...countsOf(all), operators: [...operators].sort(), tags: [...tags].sort() };
});

function countsOf(all: All): Pick<RequestList, "counts"> {
  const counts = { ...NO_COUNTS };
  for (const { entry } of all) counts[entry.summary.state]++;
  return { counts };
}

/** Asked for a VIP manager, or called one by an operator's tag: to a list both are the same. */
function isVip({ kind, tags = [] }: RequestSummary): boolean {
  return kind === "vip" || tags.some(isVipTag);
}

const isVipTag = (tag: string) => tag.toLowerCase() === "vip";

type Test = (request: IndexedRequest) => boolean;

/** What a request has to pass, of all that was asked for; the quickest first. */
function testsOf(listing: Omit<RequestListing, "limit" | "cursor">, now: number): readonly Test[] {
  const {
    status,
    assignee,
    kind,
    lang,
    waiting,
    from,
    to,
    tag,
    destination = "",
    q = "",
  } = listing;
  const tests: Test[] = [];
  const add = (isAsked: boolean, test: Test) => isAsked && tests.push(test);
  add(status !== undefined, ({ summary }) => summary.state === status);
  const wanted = assignee === NOBODY ? undefined : assignee;
  add(assignee !== undefined, ({ summary }) => summary.assignee === wanted);
  add(kind !== undefined, ({ summary }) => isVip(summary) === (kind === "vip"));
  add(lang !== undefined, ({ summary }) => summary.lang === lang);
  if (waiting !== undefined) {
    const before = now - waiting * MINUTE_MS;
    tests.push(({ summary: { turn } }) => turn.of === "operator" && turn.since <= before);
  }
  if (from !== undefined) tests.push(({ travel }) => travel !== undefined && travel.to >= from);
  if (to !== undefined) tests.push(({ travel }) => travel !== undefined && travel.from <= to);
  if (tag !== undefined) {
    const hasTag: Test = ({ summary }) => summary.tags?.includes(tag) ?? false;
    tests.push(isVipTag(tag) ? ({ summary }) => isVip(summary) : hasTag);
  }
  const [goesTo, words] = [textMatch(destination), textMatch(q)];
  add(destination !== "", (request) => goesTo(request.destination));
  add(q !== "", ({ text }) => words(text));
  return tests;
}

const NO_COUNTS: Record<RequestStatus, number> = {
  draft_pending_operator: 0,
  confirmed: 0,
  declined: 0,
  needs_info: 0,
  withdrawn: 0,
};
