import type { Caller } from "../../domain/caller.ts";
import type { SearchEnvelope } from "../../domain/contracts/gds/parameters.ts";
import { isoDate, quoteDayOf } from "../../domain/dates.ts";
import type { Page, PageRequest } from "../../domain/paging.ts";
import type { GdsDeps } from "./deps.ts";
import { namedSession } from "./sessions.ts";

/** A page of offers; the tool names them after what they are. */
export type OffersFound<T> = Omit<SearchEnvelope, "resultCount"> & Page<T>;

/** The page of what a supplier has that was asked for. */
export interface Found<T> {
  readonly type: "flight" | "hotel" | "car";
  /** When the search began (Unix milliseconds): the one instant that it goes by. */
  readonly started: number;
  readonly page: Page<T>;
  readonly source: string;
}

/** Records the search, without waiting for the record to be written. */
export async function answerSearch<T>(
  deps: GdsDeps,
  caller: Caller,
  request: PageRequest & { readonly sessionId?: string | undefined },
  { type, started, page, source }: Found<T>,
): Promise<OffersFound<T>> {
  const named = namedSession(caller, request.sessionId);
  const handle = named ?? deps.newSessionId();
  const sessionId = typeof handle === "string" ? handle : await handle;
  const searchId = deps.newId();
  // Of a handle made up for this search nothing is kept until it is used: it says when it was made.
  if (named !== undefined) {
    const document = JSON.stringify({
      type,
      parameters: { ...request, sessionId: undefined, limit: undefined, cursor: undefined },
      resultCount: page.items.length,
      responseTime: deps.now() - started,
    });
    deps.searches.record({ id: searchId, sessionId, timestamp: started, document }, caller);
  }
  const { items, total, nextCursor } = page;
  const asOf = isoDate(quoteDayOf(started));
  // Written out, not spread: it is made with every search.
  return { items, total, nextCursor, searchId, sessionId, source, asOf };
}
