import type { CheapFare } from "../../domain/contracts/flights/fares.ts";
import { type DayNumber, isoDate } from "../../domain/dates.ts";
import { joinOfferIds } from "../../domain/offer-id.ts";
import { stockKey } from "../../domain/stock.ts";
import type { InventoryStore } from "../../stores/types.ts";
import type { LowFare } from "../../suppliers/low-fares.ts";
import type { FlightOffer } from "../../suppliers/types.ts";
import type { ShownPrices } from "../shown-prices.ts";

/** A fare that can still be had. */
export interface FreeFare {
  readonly price: number;
  readonly tickets: number;
  readonly offers: readonly FlightOffer[];
}

/**
 * Of each list the cheapest fare that was not sold out here. Only the winners are looked up, and
 * the next of a list when its first is gone: what was sold is little beside what is asked about.
 */
export async function cheapestFree(
  lists: readonly (readonly LowFare[])[],
  inventory: InventoryStore,
): Promise<readonly (FreeFare | undefined)[]> {
  const chosen: (FreeFare | undefined)[] = lists.map(([first]) => first && made(first));
  const next = lists.map(() => 1);
  let open = lists.map((_, index) => index);
  while (open.length > 0) {
    const units = open.flatMap((at) => unitsOf(chosen[at]));
    const sold = await inventory.soldIn([...new Set(units.map(({ group }) => group))]);
    if (sold.size === 0) return chosen;
    open = open.filter((at) => {
      const fare = chosen[at];
      const full = unitsOf(fare).some(
        (unit) => unit.capacity - (sold.get(stockKey(unit)) ?? 0) < unit.quantity,
      );
      if (!full) return false;
      const other = lists[at]?.[next[at] ?? 0];
      next[at] = (next[at] ?? 0) + 1;
      chosen[at] = other && made(other);
      return other !== undefined;
    });
  }
  return chosen;
}

function made(fare: LowFare): FreeFare {
  return { price: fare.price, tickets: fare.tickets, offers: fare.offers() };
}

function unitsOf(fare: FreeFare | undefined) {
  return (fare?.offers ?? []).flatMap((offer) =>
    offer.units().map((unit) => ({ ...unit, quantity: offer.quantity })),
  );
}

/** A fare as answers show it. */
export function shownFare(
  day: DayNumber,
  nights: number | undefined,
  { price, tickets, offers }: FreeFare,
  prices: ShownPrices,
): CheapFare {
  const journeys = offers.map((offer) => offer.render(offer.left));
  return {
    date: isoDate(day),
    ...(nights !== undefined && { return_date: isoDate(day + nights) }),
    price: prices.amount(price),
    flights: journeys.map(({ flightNumber }) => flightNumber).join(" | "),
    stops: journeys.reduce((sum, { stops }) => sum + stops, 0),
    ...(tickets > 1 && { tickets }),
    id: joinOfferIds(offers.map(({ id }) => id)),
  };
}
