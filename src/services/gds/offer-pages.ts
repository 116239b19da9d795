import { type Page, type PageRequest, pageOf, readOffset } from "../../domain/paging.ts";
import { leftOf, type Sold } from "../../domain/stock.ts";
import { type BoundedCache, boundedCache } from "../../memory/bounded-cache.ts";
import { isReused, type Reused, reused } from "../../memory/reused.ts";
import type { InventoryStore } from "../../stores/types.ts";
import type { Offer, OfferList } from "../../suppliers/types.ts";

/**
 * One page of offers with what was sold here taken off, sold-out ones last. The items of a reused
 * list's page are a reused list themselves.
 */
export type OfferPages<T> = (
  list: OfferList<T> | Reused<OfferList<T>>,
  inventory: InventoryStore,
  request: PageRequest,
) => Promise<Page<T>>;

/** The first, and the one turned to last; each may have its text and its JSON with it, some 15 KB. */
const PAGES_REMEMBERED = 2;
/** Longer pages are for programs that read everything once. */
const LONGEST_REMEMBERED = 10;
/** More than any limit, so that start and limit make one number. */
const BEYOND_LIMIT = 1000;

/**
 * The pages of one kind of offer. Those of a reused list stay the same until something else is sold,
 * and are made once.
 */
export function offerPages<T>(): OfferPages<T> {
  const known = new WeakMap<OfferList<T>, { sold: Sold; pages: BoundedCache<number, Page<T>> }>();

  function remembered(list: OfferList<T>, sold: Sold): BoundedCache<number, Page<T>> {
    const last = known.get(list);
    if (last?.sold === sold) return last.pages;
    const pages = boundedCache<number, Page<T>>(PAGES_REMEMBERED);
    known.set(list, { sold, pages });
    return pages;
  }

  return async (list, inventory, { limit, cursor }) => {
    const { start } = readOffset(cursor);
    const sold = await inventory.soldIn(list.groups);
    if (limit > LONGEST_REMEMBERED || !isReused(list)) {
      return rendered(list, sold, start, limit);
    }
    const pages = remembered(list, sold);
    const key = start * BEYOND_LIMIT + limit;
    const known = pages.get(key);
    if (known) return known;
    const { items, total, nextCursor } = rendered(list, sold, start, limit);
    return pages.set(key, { items: reused(items), total, nextCursor });
  };
}

/** Only the offers of the page are rendered. */
function rendered<T>(list: OfferList<T>, sold: Sold, start: number, limit: number): Page<T> {
  const ranked = sold.size === 0 ? list.offers.map(simulated) : rank(list, sold);
  const { items, total, nextCursor } = pageOf(ranked, start, limit);
  return { items: items.map(({ offer, left }) => offer.render(left)), total, nextCursor };
}

interface Ranked<T> {
  readonly offer: Offer<T>;
  readonly left: number;
}

function simulated<T>(offer: Offer<T>): Ranked<T> {
  return { offer, left: offer.left };
}

/** What can be had first; what cannot last, or not at all. */
function rank<T>({ offers, hideSoldOut }: OfferList<T>, sold: Sold): Ranked<T>[] {
  const available: Ranked<T>[] = [];
  const gone: Ranked<T>[] = [];
  for (const offer of offers) {
    const left = leftOf(offer, sold);
    (left >= offer.quantity ? available : gone).push({ offer, left });
  }
  return hideSoldOut ? available : available.concat(gone);
}
