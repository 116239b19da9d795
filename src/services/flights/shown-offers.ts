import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import { currencyDigits } from "../../domain/money.ts";
import type { FoundOption } from "../../suppliers/offers.ts";
import type { ExchangeRates } from "../../suppliers/types.ts";
import { shownPrices } from "../shown-prices.ts";

/** Offers in the currency that a traveller reads, and within what they may cost. */
export interface Shown {
  readonly options: readonly FoundOption[];
  /** "1 USD = 0.8614 EUR on 2026-11-13"; absent where nothing is converted. */
  readonly rate?: string;
  readonly notes: readonly string[];
}

interface Purse {
  readonly currency?: string | undefined;
  readonly max_price?: number | undefined;
}

/** What is charged stays in the supplier's currency, beside what is shown. */
export function showOffers(
  options: readonly FoundOption[],
  rates: ExchangeRates,
  { currency, max_price: most }: Purse,
): Shown {
  const shown = currency == null ? undefined : shownPrices(rates, currency);
  const converted = shown
    ? options.map((option) => inCurrency(option, rates, shown.currency))
    : options;
  const within = most == null ? converted : converted.filter(({ total }) => total.amount <= most);
  const notes: string[] = [];
  if (within.length === 0 && converted.length > 0) {
    const least = converted.reduce((a, b) => (b.total.amount < a.total.amount ? b : a)).total;
    notes.push(
      `The cheapest of ${converted.length} offers costs ${least.amount} ${least.currency}: raise max_price, or ask fare_calendar for a cheaper day.`,
    );
  }
  return { options: within, ...(shown?.rate !== undefined && { rate: shown.rate }), notes };
}

function inCurrency(option: FoundOption, rates: ExchangeRates, currency: string): FoundOption {
  if (option.total.currency === currency) return option;
  const money = (from: FlightOption["total"]): FlightOption["total"] => {
    const cents = Math.round(from.amount * 10 ** currencyDigits(from.currency));
    const minor = rates.convert(cents, from.currency, currency);
    return minor === undefined
      ? from
      : { amount: minor / 10 ** currencyDigits(currency), currency };
  };
  const { id, total, tickets, booking_ids, ways } = option;
  const write = () => writtenIn(option.write(), money);
  return { id, total: money(total), tickets, booking_ids, ways, write };
}

function writtenIn(
  option: FlightOption,
  money: (from: FlightOption["total"]) => FlightOption["total"],
): FlightOption {
  const { price, tax, total, conditions } = option;
  const condition = (one: FlightOption["conditions"]["change_before_departure"]) => {
    if (!one || one.penalty_amount === undefined || one.penalty_currency === undefined) return one;
    const { amount, currency: shown } = money({
      amount: one.penalty_amount,
      currency: one.penalty_currency,
    });
    return { ...one, penalty_amount: amount, penalty_currency: shown };
  };
  return {
    ...option,
    price: money(price),
    tax: money(tax),
    total: money(total),
    charged: total,
    conditions: {
      change_before_departure: condition(conditions.change_before_departure),
      refund_before_departure: condition(conditions.refund_before_departure),
    },
  };
}
