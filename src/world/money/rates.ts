import { currencyDigits } from "../../domain/money.ts";
import data from "../data/rates.json" with { type: "json" };

/** The day the rates are of, YYYY-MM-DD. */
export const ratesDate: string = data.date;

/** Units of a currency that a dollar buys. */
const perUsd = new Map(
  data.perUsd.map((row) => {
    const [code = "", rate = ""] = row.split("|");
    return [code, Number(rate)];
  }),
);

/** Minor units of `to` that an amount of `from` is worth; undefined where a rate is not known. */
export function convert(amountMinor: number, from: string, to: string): number | undefined {
  const sold = perUsd.get(from);
  const bought = perUsd.get(to);
  if (sold === undefined || bought === undefined) return undefined;
  // Nothing is lost or gained by a conversion that is none.
  if (from === to) return amountMinor;
  const units = (amountMinor / 10 ** currencyDigits(from)) * (bought / sold);
  return Math.round(units * 10 ** currencyDigits(to));
}
