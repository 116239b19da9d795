import { TravelError } from "../../domain/errors.ts";
import type { SeenRequest } from "../requests/change.ts";
import type { Decision } from "../requests/decide.ts";
import type { RequestSummary } from "../requests/view.ts";

/** A decision on one of several requests. */
export interface SeveralItem extends SeenRequest {
  readonly decision: Decision;
}

export interface SeveralResult {
  /** As they are now. */
  readonly done: readonly Pick<RequestSummary, "id" | "version" | "state" | "assignee" | "tags">[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

const AT_ONCE = 8;

/** Decides on each by itself: a request that changed meanwhile keeps none of the others from being decided. */
export async function decideSeveral(
  items: readonly SeveralItem[],
  decide: (item: SeveralItem) => Promise<SeveralResult["done"][number]>,
): Promise<SeveralResult> {
  const done: SeveralResult["done"][number][] = [];
  const refused: SeveralResult["refused"][number][] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const some = items.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map(async (item) => {
        try {
          const { id, version, state, assignee, tags } = await decide(item);
          done.push({
            ...{ id, version, state },
            ...(assignee !== undefined && { assignee }),
            ...(tags && { tags }),
          });
        } catch (error) {
          if (!(error instanceof TravelError) || error.retryable) throw error;
          refused.push({ id: item.id, reason: error.details.reason });
        }
      }),
    );
  }
  return { done, refused };
}
