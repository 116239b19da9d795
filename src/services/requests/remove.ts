import { setImmediate as breathe } from "node:timers/promises";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { encodeCursor } from "../../domain/paging.ts";
import type { RecordStore } from "../../stores/records.ts";
import { REQUEST_KIND } from "./document.ts";

const TRIES = 10;

/** Ends a request with all that was said, whatever happens to it meanwhile. */
export async function removeRequest(
  { records }: { readonly records: Pick<RecordStore, "get" | "remove"> },
  id: string,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await records.get(REQUEST_KIND, id);
    if (!stored || (await records.remove(REQUEST_KIND, id, stored.version))) return;
  }
  throw new TravelError("unavailable", "This request is being changed at this moment", {
    reason: "request_contended",
    value: id,
    hint: "Erase it again in a moment.",
  });
}

export interface RetentionParts {
  readonly records: Pick<RecordStore, "list" | "remove">;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** How long a request is kept after its last change. */
  readonly keepDays: number;
}

const PAGE = 200;
const HOUR_MS = 3_600_000;

/** A sweep that may be asked for at any time, and looks once an hour. */
export function requestRetention(
  parts: RetentionParts,
  clock: () => number = Date.now,
): () => Promise<number> {
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock() < next) return 0;
    next = clock() + HOUR_MS;
    return await removeOldRequests(parts);
  };
}

/**
 * Removes requests that nothing has happened to for so long; says how many. Lists go by when a request
 * was made, so that the look begins with those that are old enough. Safe to run on every node.
 */
async function removeOldRequests({ records, now, keepDays }: RetentionParts): Promise<number> {
  const until = now() - keepDays * MS_PER_DAY;
  let removed = 0;
  let cursor: string | undefined = encodeCursor({ createdAt: Math.max(0, until), id: "~" });
  while (cursor !== undefined) {
    const page = await records.list({ kind: REQUEST_KIND, limit: PAGE, cursor });
    for (const { id, version, modifiedAt } of page.records) {
      if (modifiedAt > until) continue;
      if (await records.remove(REQUEST_KIND, id, version)) removed++;
    }
    cursor = page.cursor;
    await breathe();
  }
  return removed;
}
