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

/** What a rate says that is sold once its free time is over. */
export function lateWords(lateFee: number): string {
  return `no free cancellation any more: one night (${formatUsd(lateFee)})`;
}

/** "free until 2027-02-28 18:00, then $99.14". */
export function cancellationWords({ freeUntil, lateFee }: StayTerms): string {
  if (freeUntil === undefined) return "prepaid, no refund";
  return `free until ${freeUntil.replace("T", " ")} local time, then ${formatUsd(lateFee)}`;
}
