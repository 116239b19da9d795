import { TravelError } from "../../domain/errors.ts";
import type { InventoryStore } from "../../stores/types.ts";
import type { Offer, OfferList, StockUnit } from "../../suppliers/types.ts";

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly nextCursor?: string;
}

type Sold = ReadonlyMap<string, number>;

export function stockKey({ group, unit }: StockUnit): string {
  return `${group}#${unit}`;
}

/** One page of offers with what was sold here taken off, sold-out ones last. */
export async function pageOfOffers<T>(
  list: OfferList<T>,
  inventory: InventoryStore,
  { limit, cursor }: PageRequest,
): Promise<Page<T>> {
  const start = cursor === undefined ? 0 : readCursor(cursor);
  const sold = await inventory.soldIn(list.groups);
  const ranked = sold.size === 0 ? list.offers.map(simulated) : rank(list, sold);
  const items = ranked.slice(start, start + limit).map(({ offer, left }) => offer.render(left));
  const end = start + items.length;
  return {
    items,
    total: ranked.length,
    ...(end < ranked.length && { nextCursor: `o${end}` }),
  };
}

/** What is left of an offer once everything sold here is taken off. */
export function leftOf(offer: Offer<unknown>, sold: Sold): number {
  let left = offer.left;
  if (sold.size === 0) return left;
  for (const unit of offer.units()) {
    left = Math.min(left, unit.capacity - (sold.get(stockKey(unit)) ?? 0));
  }
  return Math.max(0, left);
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

function readCursor(cursor: string): number {
  const match = /^o(\d{1,6})$/.exec(cursor);
  if (match) return Number(match[1]);
  throw new TravelError("invalid", `cursor: '${cursor}' was not given out by a search`, {
    reason: "bad_cursor",
    field: "cursor",
    value: cursor,
    hint: "Repeat the search with the nextCursor of the page before, or without cursor.",
  });
}
