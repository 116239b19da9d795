import type { Caller } from "../../domain/caller.ts";
import { isoDate, quoteDayOf } from "../../domain/dates.ts";
import type { OfferList } from "../../suppliers/types.ts";
import type { GdsDeps } from "./deps.ts";
import type { OfferPages, Page, PageRequest } from "./offer-pages.ts";
import { sessionIdFor } from "./sessions.ts";

export interface SearchEnvelope<T> extends Page<T> {
  readonly searchId: string;
  readonly sessionId: string;
  readonly source: string;
  /** The day the prices are of. */
  readonly asOf: string;
}

/** What every search may say besides what it looks for. */
export interface SearchRequest extends PageRequest {
  readonly sessionId?: string | undefined;
}

/** What a supplier has, and how it is paged. */
export interface Found<T> {
  readonly list: OfferList<T>;
  readonly pages: OfferPages<T>;
  readonly source: string;
}

/** Pages the offers and notes the search, without waiting for the note to be written. */
export async function answerSearch<T>(
  deps: GdsDeps,
  caller: Caller,
  type: "flight" | "hotel" | "car",
  request: SearchRequest,
  { list, pages, source }: Found<T>,
  started: number,
): Promise<SearchEnvelope<T>> {
  const sessionId = sessionIdFor(deps, caller, request.sessionId);
  const page = await pages(list, deps.store.inventory, request);
  const searchId = deps.newId();
  // A handle that was only just made up is no session yet.
  if (request.sessionId !== undefined || caller.bookingSessionId !== undefined) {
    const { sessionId: _, limit: __, cursor: ___, ...parameters } = request;
    const document = JSON.stringify({
      type,
      parameters,
      resultCount: page.items.length,
      responseTime: deps.now() - started,
    });
    deps.searches.note({ id: searchId, sessionId, timestamp: started, document }, caller);
  }
  const { items, total, nextCursor } = page;
  const asOf = isoDate(quoteDayOf(started));
  // Written out, not spread: it is made with every search.
  return { items, total, nextCursor, searchId, sessionId, source, asOf };
}
