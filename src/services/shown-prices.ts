import { TravelError } from "../domain/errors.ts";
import { currencyDigits, formatMoney } from "../domain/money.ts";
import type { ExchangeRates } from "../suppliers/types.ts";

/** US cents in the currency that a traveller reads. What is booked is still charged in dollars. */
export interface ShownPrices {
  readonly currency: string;
  /** "1 USD = 0.8614 EUR on 2026-11-13"; absent where nothing is converted. */
  readonly rate?: string;
  /** In the currency's own unit. */
  amount(cents: number): number;
  /** US cents that an amount in the currency's unit is worth. */
  cents(amount: number): number;
  /** `EUR 1,234.50`. */
  text(cents: number): string;
}

const HOME = "USD";
/** As many as the rates have: an amount times the rate is then what is shown, to the last cent. */
const RATE_DIGITS = 8;
/** A rate is read off an amount so large that rounding does not show. */
const MANY_CENTS = 1_000_000_000_000;

/** Refuses a currency that has no rate. */
export function shownPrices(rates: ExchangeRates, wanted: string | undefined): ShownPrices {
  const currency = (wanted ?? HOME).trim().toUpperCase();
  const digits = /^[A-Z]{3}$/.test(currency) ? currencyDigits(currency) : 0;
  const unit = 10 ** digits;
  const many = rates.convert(MANY_CENTS, HOME, currency);
  if (many === undefined) throw unknownCurrency(wanted ?? HOME);
  const minor = (cents: number) => rates.convert(cents, HOME, currency) ?? cents;
  const perDollar = ((many / unit) * 100) / MANY_CENTS;
  return {
    currency,
    ...(currency !== HOME && {
      rate: `1 USD = ${Number(perDollar.toPrecision(RATE_DIGITS))} ${currency} on ${rates.date}`,
    }),
    amount: (cents) => minor(cents) / unit,
    cents: (amount) => rates.convert(Math.round(amount * unit), currency, HOME) ?? 0,
    text: (cents) => formatMoney({ minor: minor(cents), currency }),
  };
}

function unknownCurrency(value: string): TravelError {
  return new TravelError("invalid", `currency: no rate is known for ${value.slice(0, 20)}`, {
    reason: "unknown_currency",
    field: "currency",
    value: value.slice(0, 20),
    hint: "Use an ISO 4217 code such as EUR, GBP or JPY, or leave it out for USD.",
  });
}
