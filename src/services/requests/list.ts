import { PENDING, type RequestStatus } from "../../domain/contracts/concierge/requests.ts";
import type { RecordStore } from "../../stores/records.ts";
import type { OperatorDeps } from "../operator/deps.ts";
import { type Listing, type ListPage, listNewest } from "../operator/list-newest.ts";
import { REQUEST_KIND, readDocument } from "./document.ts";
import { type RequestSummary, summaryOf, textsOf } from "./view.ts";

export interface RequestList extends ListPage {
  readonly requests: readonly RequestSummary[];
  readonly counts: Readonly<Record<RequestStatus, number>>;
}

/** Requests, newest first. */
export async function listRequests(
  { records }: Pick<OperatorDeps, "records">,
  listing: Listing<RequestStatus>,
): Promise<RequestList> {
  const [{ items, ...rest }, counts] = await Promise.all([
    listNewest(records, REQUEST_KIND, listing, ({ id, document }) =>
      textsOf(id, readDocument(document)),
    ),
    countAll(records),
  ]);
  return {
    requests: items.map((stored) => summaryOf({ stored, document: readDocument(stored.document) })),
    ...rest,
    counts,
  };
}

async function countAll(records: RecordStore): Promise<Record<RequestStatus, number>> {
  const count = async (state: RequestStatus) =>
    (await records.list({ kind: REQUEST_KIND, state, limit: 1 })).total;
  const [pending, confirmed, declined, needs_info, withdrawn] = await Promise.all([
    count(PENDING),
    count("confirmed"),
    count("declined"),
    count("needs_info"),
    count("withdrawn"),
  ]);
  return { [PENDING]: pending, confirmed, declined, needs_info, withdrawn };
}
