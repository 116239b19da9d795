import { PENDING, type RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import type { StoredRecord } from "../../stores/records.ts";
import type { OperatorDeps } from "../operator/deps.ts";
import { searchNewest, textMatch } from "../operator/scan.ts";
import { REQUEST_KIND, readDocument } from "./document.ts";
import { type RequestSummary, summaryOf, textsOf } from "./view.ts";

export interface RequestListing {
  readonly state?: RequestStatus | undefined;
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
  /** How many of the newest were looked through, where a search could not look at all. */
  readonly searched?: number;
}

/** Requests, newest first. */
export async function listRequests(
  deps: Pick<OperatorDeps, "records">,
  listing: RequestListing,
): Promise<RequestList> {
  const [page, counts] = await Promise.all([pageOf(deps, listing), countAll(deps)]);
  const { items, ...rest } = page;
  return {
    requests: items.map((stored) => summaryOf({ stored, document: readDocument(stored.document) })),
    ...rest,
    counts,
  };
}

async function pageOf(
  { records }: Pick<OperatorDeps, "records">,
  { state, q = "", limit, cursor }: RequestListing,
) {
  const page = async (count: number, from: string | undefined) => {
    const { records: items, ...rest } = await records.list({
      kind: REQUEST_KIND,
      limit: count,
      ...(state !== undefined && { state }),
      ...(from !== undefined && { cursor: from }),
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
  const [pending, confirmed, declined, needsInfo] = await Promise.all([
    count(PENDING),
    count("confirmed"),
    count("declined"),
    count("needs_info"),
  ]);
  return { draft_pending_operator: pending, confirmed, declined, needs_info: needsInfo };
}
