/** Money is integer minor units; how many make a unit depends on the currency (JPY 0 digits, KWD 3). */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** Dollars are known beforehand: asking for the first currency loads all tables of the platform. */
const digits = new Map([["USD", 2]]);

/** Decimal places of an ISO 4217 currency. */
export function currencyDigits(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    known =
      new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
        .maximumFractionDigits ?? 2;
    digits.set(currency, known);
  }
  return known;
}

/** `1234.50` of 123450 USD, `1234` of 1234 JPY. */
export function toDecimal({ minor, currency }: Money): string {
  const places = currencyDigits(currency);
  if (places === 0) return String(minor);
  const sign = minor < 0 ? "-" : "";
  const text = String(Math.abs(minor)).padStart(places + 1, "0");
  return `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** `USD 1,234.50`: one form for every locale, so that answers are the same everywhere. */
export function formatMoney(money: Money): string {
  const { minor, currency } = money;
  const places = currencyDigits(currency);
  let text = toDecimal(money);
  const first = minor < 0 ? 1 : 0;
  const point = places === 0 ? text.length : text.length - places - 1;
  for (let at = point - 3; at > first; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return `${currency} ${text}`;
}

/** `EUR 1,234.50` of 1234.5, an amount in the currency's own unit. */
export function formatAmount(amount: number, code: string): string {
  const currency = code.toUpperCase();
  return formatMoney({ minor: Math.round(amount * 10 ** currencyDigits(currency)), currency });
}

export function formatUsd(cents: number): string {
  return `$${formatMoney({ minor: cents, currency: "USD" }).slice(4)}`;
}

/** Whole parts that add up to `total`, in proportion to `weights`; the remainder goes to the largest. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - parts.reduce((a, b) => a + b, 0);
  const largest = weights.indexOf(Math.max(...weights));
  return parts.map((part, index) => (index === largest ? part + rest : part));
}
