import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { type ShownPrices, shownPrices } from "../shown-prices.ts";
import type { GdsDeps } from "./deps.ts";

type Booking<Request> = (deps: GdsDeps, request: Request, caller: Caller) => Promise<Pnr>;

/**
 * A use case that answers with a booking, which then also says what it comes to in the currency that
 * the traveller reads. An unknown currency is refused before anything happens; the currency is no
 * part of the request itself, so a repeated one may ask for another.
 */
export function alsoIn<Request extends { readonly currency?: string | undefined }>(
  useCase: Booking<Request>,
): Booking<Request> {
  return async (deps, request, caller) => {
    if (request.currency === undefined) return useCase(deps, request, caller);
    const prices = shownPrices(deps.rates, request.currency);
    const booking = await useCase(deps, { ...request, currency: undefined }, caller);
    return { ...booking, ...shownTotal(booking, prices) };
  };
}

function shownTotal({ totalPrice, owed = 0 }: Pnr, prices: ShownPrices): Pick<Pnr, "shown"> {
  const { currency, rate } = prices;
  if (rate === undefined) return {};
  return {
    shown: {
      currency,
      totalPrice: prices.amount(totalPrice),
      ...(owed > 0 && { owed: prices.amount(owed) }),
      rate,
    },
  };
}
