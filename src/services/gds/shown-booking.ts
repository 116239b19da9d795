import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { ChangeQuote } from "../../domain/contracts/servicing/change.ts";
import { andThen, type MaybePromise } from "../../memory/maybe-promise.ts";
import { type ShownPrices, shownPrices } from "../shown-prices.ts";
import { withCredit } from "./credits.ts";
import { withProgress } from "./day/progress.ts";
import { withDisruptions } from "./day/reprotection.ts";
import type { GdsDeps } from "./deps.ts";
import { hasPassingNotes, withNotesNow } from "./notes-now.ts";
import { withVoidEnds } from "./void-ends.ts";

type UseCase<Request, Answer> = (
  deps: GdsDeps,
  request: Request,
  caller: Caller,
) => Promise<Answer>;

interface InCurrency {
  readonly currency?: string | undefined;
}

/**
 * A use case that answers with a booking, which then also has what airlines did to its flights, what is
 * left of its credit and how long its tickets can be voided: a booking is the same in every answer.
 */
export function alsoAsItIs<Request>(useCase: UseCase<Request, Pnr>): UseCase<Request, Pnr> {
  return async (deps, request, caller) => {
    const booking = await useCase(deps, request, caller);
    const shown = andThen(withDisruptions(deps, booking), (hit) => withCredit(deps, hit));
    // Not awaited where it is there: nearly every booking is as it was made.
    return asOfNow(deps, shown instanceof Promise ? await shown : shown);
  };
}

/** With the ends of its free days, which of its flights have left, and the notes that are still true. */
function asOfNow(deps: GdsDeps, booking: Pnr): MaybePromise<Pnr> {
  const shown = withProgress(deps, withVoidEnds(booking, deps.now()));
  return hasPassingNotes(shown) ? withNotesNow(deps, shown) : shown;
}

/** The same, with what the booking comes to in the currency that the traveller reads. */
export function alsoIn<Request extends InCurrency>(
  useCase: UseCase<Request, Pnr>,
): UseCase<Request, Pnr> {
  return converted(alsoAsItIs(useCase), shownTotal);
}

/** The same as of now, and the currency, for a page of bookings. */
export function allAlsoIn<Request extends InCurrency, Page extends { readonly bookings: Pnr[] }>(
  useCase: UseCase<Request, Page>,
): UseCase<Request, Page> {
  const voidable: typeof useCase = async (deps, request, caller) => {
    const page = await useCase(deps, request, caller);
    const bookings = await Promise.all(page.bookings.map((booking) => asOfNow(deps, booking)));
    return { ...page, bookings };
  };
  return converted(voidable, (page, prices) => ({
    ...page,
    bookings: page.bookings.map((booking) => shownTotal(booking, prices)),
  }));
}

type Sums = Pick<ChangeQuote, "refund" | "credit" | "shown"> & { readonly toPay?: number };

/** The same for what a quote charges and gives back. */
export function sumsAlsoIn<Request extends InCurrency, Quote extends Sums>(
  useCase: UseCase<Request, Quote>,
): UseCase<Request, Quote> {
  return converted(useCase, shownSums);
}

/**
 * An unknown currency is refused before anything happens; the currency is no part of the request
 * itself, so a repeated one may ask for another.
 */
function converted<Request extends InCurrency, Answer>(
  useCase: UseCase<Request, Answer>,
  show: (answer: Answer, prices: ShownPrices) => Answer,
): UseCase<Request, Answer> {
  return async (deps, request, caller) => {
    if (request.currency === undefined) return useCase(deps, request, caller);
    const prices = shownPrices(deps.rates, request.currency);
    return show(await useCase(deps, { ...request, currency: undefined }, caller), prices);
  };
}

function shownTotal(booking: Pnr, prices: ShownPrices): Pnr {
  const { currency, rate } = prices;
  const { totalPrice, owed = 0 } = booking;
  if (rate === undefined) return booking;
  return {
    ...booking,
    shown: {
      currency,
      totalPrice: prices.amount(totalPrice),
      ...(owed > 0 && { owed: prices.amount(owed) }),
      rate,
    },
  };
}

function shownSums<Quote extends Sums>(quote: Quote, prices: ShownPrices): Quote {
  const { currency, rate } = prices;
  const { toPay, refund, credit } = quote;
  if (rate === undefined) return quote;
  const shown = {
    currency,
    rate,
    ...(toPay !== undefined && { toPay: prices.amount(toPay) }),
    refund: prices.amount(refund),
    credit: prices.amount(credit),
  };
  return { ...quote, shown };
}
