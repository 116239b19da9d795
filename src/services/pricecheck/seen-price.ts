import { TravelError } from "../../domain/errors.ts";
import { currencyDigits, type Money } from "../../domain/money.ts";
import type { ExchangeRates } from "../../suppliers/types.ts";
import { plainLine } from "../../text/plain.ts";

const DECIMAL = /^\d{1,12}(?:\.\d{1,6})?$/;
const LONGEST_VALUE = 40;

/** What was seen; undefined for "0" and "0.00", which say that no price was. */
export function readSeenPrice(
  price: string,
  currency: string,
  rates: ExchangeRates,
): Money | undefined {
  if (rates.convert(0, currency, "USD") === undefined) {
    throw new TravelError("invalid", `currency '${currency}' is not one whose rate is known here`, {
      reason: "unknown_currency",
      field: "currency",
      value: currency,
      hint: "Use the ISO 4217 code of a currency in use, e.g. USD, EUR or AZN.",
    });
  }
  if (!DECIMAL.test(price)) {
    const value = plainLine(price, LONGEST_VALUE);
    throw new TravelError("invalid", `price '${value}' is not an amount`, {
      reason: "invalid_price",
      field: "price",
      value,
      hint: 'Give the total for the whole party as digits, e.g. "84.00"; "0" when no price was seen.',
    });
  }
  const minor = Math.round(Number(price) * 10 ** currencyDigits(currency));
  return minor === 0 ? undefined : { minor, currency };
}
