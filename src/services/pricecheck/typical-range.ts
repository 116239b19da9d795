import type { TypicalRange } from "../../domain/contracts/pricecheck/check.ts";
import { monthOf } from "../../domain/dates.ts";
import { toDecimal } from "../../domain/money.ts";
import type { FareQuestion, TypicalFare } from "../../suppliers/fare-sources.ts";
import type { ExchangeRates } from "../../suppliers/types.ts";
import { tripName } from "./itinerary.ts";
import { partyName } from "./party.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Minor units of the question's currency. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export function boundsIn(
  currency: string,
  typical: TypicalFare,
  rates: ExchangeRates,
): Bounds | undefined {
  const low = rates.convert(typical.low, "USD", currency);
  const high = rates.convert(typical.high, "USD", currency);
  return low && high ? { low: rounded(low), high: rounded(high) } : undefined;
}

/** To two figures: what is typical is not known to the cent. */
function rounded(minor: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(minor)) - 1);
  return Math.round(minor / step) * step;
}

/** The range and what it is the range of: route, cabin, party and season. */
export function typicalRange(question: FareQuestion, { low, high }: Bounds): TypicalRange {
  const { currency, cabin, party, legs, shape } = question;
  const month = MONTHS[monthOf(legs[0]?.[0]?.day ?? 0) - 1];
  const who = `${cabin.replace("_", " ")}, ${partyName(party)}`;
  return {
    low: toDecimal({ minor: low, currency }),
    high: toDecimal({ minor: high, currency }),
    currency,
    basis: `${tripName(legs, shape)} in ${month}, ${who}`,
  };
}
