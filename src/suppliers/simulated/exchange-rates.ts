import { convert, ratesDate } from "../../world/money/rates.ts";
import { findCountry } from "../../world/places/countries.ts";
import type { ExchangeRates } from "../types.ts";

/** The rates of one day, which the world keeps for ever. */
export function simulatedExchangeRates(): ExchangeRates {
  return { date: ratesDate, convert, currencyOf: (country) => findCountry(country)?.currency };
}
