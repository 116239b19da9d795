import type { Offer, OfferList } from "../suppliers/types.ts";
import { hashText } from "../world/random.ts";
import { currentCall } from "./trace.ts";

interface Searching<Q, L> {
  search(query: Q): Promise<L>;
}

/** A supplier that shows half of what it has to a call that a fault makes it do so. */
export function halvedSearch<Q, L extends OfferList<unknown>, S extends Searching<Q, L>>(
  supplier: S & Searching<Q, L>,
): S {
  return {
    ...supplier,
    async search(query: Q) {
      const list = await supplier.search(query);
      if (!currentCall()?.halved) return list;
      return { ...list, offers: list.offers.filter(isShown) };
    },
  };
}

function isShown({ id }: Offer<unknown>): boolean {
  return hashText(id) % 2 === 0;
}
