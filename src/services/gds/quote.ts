import { type DayNumber, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { formatUsd } from "../../domain/money.ts";
import type { Offer } from "../../suppliers/types.ts";
import { shorten } from "../../text/shorten.ts";

interface Reference {
  readonly id: string;
  readonly quoteDay: number;
}

interface Quoting<R extends Reference, O> {
  read(id: string): R | undefined;
  isOutdated?(id: string): boolean;
  quote(reference: R): Promise<O | undefined>;
}

/** An id to book, the parameter it came in, and the tool that gives such ids out. */
interface Wanted<O = never> {
  readonly id: string;
  readonly field: string;
  readonly searchTool: string;
  /** Throws when the offer cannot be booked at any price. */
  readonly check?: (offer: O) => void;
}

/** An offer as it was quoted, for its price, next to the same one today, for its stock. */
export interface Quoted<R, O> {
  readonly reference: R;
  readonly offer: O;
  readonly today: O;
}

/**
 * Rebuilds what an id names. `change` adapts the reference to what is really booked (another party
 * than was searched). Refuses ids of nothing, and quotes that have run out and would cost another price.
 */
export async function requireQuote<R extends Reference, O extends Offer<unknown>>(
  now: number,
  supplier: Quoting<R, O>,
  { id, field, searchTool, check }: Wanted<O>,
  change: (reference: R) => R = (reference) => reference,
): Promise<Quoted<R, O>> {
  const named = supplier.read(id);
  const today = quoteDayOf(now);
  if (!named && supplier.isOutdated?.(id)) throw outdatedOffer({ id, field, searchTool });
  if (!named || named.quoteDay > today) throw unknownOffer({ id, field, searchTool });
  const reference = change(named);
  const offer = await supplier.quote(reference);
  const fresh =
    reference.quoteDay === today ? offer : await supplier.quote({ ...reference, quoteDay: today });
  if (!offer || !fresh) throw unknownOffer({ id, field, searchTool });
  check?.(offer);
  if (!quoteHolds(reference.quoteDay, today) && offer.price !== fresh.price) {
    throw priceChanged(id, field, offer, fresh);
  }
  return { reference: named, offer, today: fresh };
}

/** A quote holds through the day after it was made: at least 24 hours, whatever the hour. */
function quoteHolds(quoteDay: DayNumber, today: DayNumber): boolean {
  return today - quoteDay <= 1;
}

function unknownOffer({ id, field, searchTool }: Wanted): TravelError {
  return new TravelError("not_found", `${field}: '${shorten(id)}' names nothing that is on offer`, {
    reason: "unknown_offer",
    field,
    value: id,
    hint: `Call ${searchTool} and use the id of a result, unchanged.`,
  });
}

function outdatedOffer({ id, field, searchTool }: Wanted): TravelError {
  return new TravelError(
    "not_found",
    `${field}: '${shorten(id)}' is from an earlier version of the simulated world`,
    {
      reason: "offer_expired",
      field,
      value: id,
      hint: `Search again: call ${searchTool} and use the id of a result, unchanged.`,
    },
  );
}

function priceChanged(
  id: string,
  field: string,
  old: Offer<unknown>,
  fresh: Offer<unknown>,
): TravelError {
  return new TravelError(
    "rule",
    `${field}: the price of ${id} was ${formatUsd(old.price)} and is now ${formatUsd(fresh.price)}`,
    {
      reason: "price_changed",
      field,
      value: id,
      hint: `Ask whether the new price is fine, then book ${fresh.id}.`,
      extra: { oldPrice: old.price, newPrice: fresh.price, newId: fresh.id },
    },
  );
}
