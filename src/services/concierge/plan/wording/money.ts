import { currencyDigits } from "../../../../domain/money.ts";
import type { Amount } from "../budget.ts";

/** `1450 USD`; parts of a unit only where there are any. */
export function moneyWords({ minor, currency }: Amount): string {
  const digits = currencyDigits(currency);
  const units = minor / 10 ** digits;
  return `${Number.isInteger(units) ? units : units.toFixed(digits)} ${currency}`;
}
