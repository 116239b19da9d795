import { PENDING, type RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import { defined } from "../../domain/defined.ts";
import type { StoredRecord } from "../../stores/records.ts";
import type { OperatorDeps } from "../operator/deps.ts";
import { searchNewest, textMatch } from "../operator/search-newest.ts";
import { REQUEST_KIND, readDocument } from "./document.ts";
import { type RequestSummary, summaryOf, textsOf } from "./view.ts";

export interface RequestListing {
  readonly status?: RequestStatus | undefined;
  /** Words that must all stand somewhere in a request. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface RequestList {
  readonly requests: readonly RequestSummary[];
  readonly total: number;
  readonly cursor?: string;
  readonly counts: Readonly<Record<RequestStatus, number>>;
  /** How many of the newest a search has looked through, where there are more. */
  readonly searched?: number;
}

/** Requests, newest first. */
export async function listRequests(
  deps: Pick<OperatorDeps, "records">,
  listing: RequestListing,
): Promise<RequestList> {
  const [page, counts] = await Promise.all([requestPage(deps, listing), countAll(deps)]);
  const { items, ...rest } = page;
  return {
    requests: items.map((stored) => summaryOf({ stored, document: readDocument(stored.document) })),
    ...rest,
    counts,
  };
}

async function requestPage(
  { records }: Pick<OperatorDeps, "records">,
  { status, q = "", limit, cursor }: RequestListing,
) {
  const page = async (count: number, from: string | undefined) => {
    const { records: items, ...rest } = await records.list({
      kind: REQUEST_KIND,
      limit: count,
      ...defined({ state: status, cursor: from }),
    });
    return { items, ...rest };
  };
  if (q.trim() === "") return await page(limit, cursor);
  const matches = textMatch(q);
  return await searchNewest<StoredRecord>({
    page,
    idOf: ({ id }) => id,
    matches: ({ id, document }) => matches(textsOf(id, readDocument(document))),
    limit,
    cursor,
  });
}

async function countAll({
  records,
}: Pick<OperatorDeps, "records">): Promise<Record<RequestStatus, number>> {
  const count = async (state: RequestStatus) =>
    (await records.list({ kind: REQUEST_KIND, state, limit: 1 })).total;
  const [pending, confirmed, declined, needs_info] = await Promise.all([
    count(PENDING),
    count("confirmed"),
    count("declined"),
    count("needs_info"),
  ]);
  return { [PENDING]: pending, confirmed, declined, needs_info };
}
