import { isoDate, parseIsoDate } from "../dates.ts";
import { formatUsd } from "../money.ts";

/** What a rate lets a guest do. */
export interface StayTerms {
  /** Local date and time at the hotel until which cancelling costs nothing; absent: never. */
  readonly freeUntil?: string;
  /** USD cents that cancelling costs after that. */
  readonly lateFee: number;
}

/** The rate that is prepaid; the others are free until the evening before. */
const PREPAID_RATE = "ADV";
const FREE_UNTIL = "18:00";

export function stayTerms(stay: {
  readonly rateCode: string;
  readonly checkInDate: string;
  readonly price: number;
  readonly pricePerNight: number;
}): StayTerms {
  const { rateCode, checkInDate, price, pricePerNight } = stay;
  if (rateCode === PREPAID_RATE) return { lateFee: price };
  const dayBefore = isoDate((parseIsoDate(checkInDate) ?? 0) - 1);
  return { freeUntil: `${dayBefore}T${FREE_UNTIL}`, lateFee: pricePerNight };
}

/** `BAR` of `KNG-BAR`. */
export function rateCodeOf(rate: string): string {
  return rate.slice(rate.indexOf("-") + 1);
}

/** What a rate says that is sold once its free time is over, of all its stays. */
export const LATE_WORDS = "no free cancellation any more: one night";

/** The same, of one stay. */
export function lateWords(lateFee: number): string {
  return `${LATE_WORDS} (${formatUsd(lateFee)})`;
}

/** "free until 2027-02-28 18:00 local time, then $99.14". */
export function cancellationWords({ freeUntil, lateFee }: StayTerms): string {
  return termsWords(freeUntil, formatUsd(lateFee));
}

/** "free until 2027-02-28 18:00 local time, then one night": what all stays at a rate have in common. */
export function rateWords({ freeUntil }: StayTerms): string {
  return termsWords(freeUntil, "one night");
}

function termsWords(freeUntil: string | undefined, late: string): string {
  if (freeUntil === undefined) return "prepaid, no refund";
  return `free until ${freeUntil.replace("T", " ")} local time, then ${late}`;
}
