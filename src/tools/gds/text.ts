import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import type { ChangeQuote } from "../../domain/contracts/servicing/change.ts";
import { parseIsoDate } from "../../domain/dates.ts";
import { formatAmount, formatUsd } from "../../domain/money.ts";

/** `18:50+1`: the arrival's clock, with the days after the departure's date. */
export function arrivalClock(flight: Pick<FlightSegment, "departureTime" | "arrivalTime">): string {
  const days =
    (parseIsoDate(flight.arrivalTime.slice(0, 10)) ?? 0) -
    (parseIsoDate(flight.departureTime.slice(0, 10)) ?? 0);
  const mark = days === 0 ? "" : days > 0 ? `+${days}` : String(days);
  return `${clock(flight.arrivalTime)}${mark}`;
}

export function clock(time: string): string {
  return time.slice(11, 16);
}

export function route(flight: FlightSegment): string {
  return `${flight.flightNumber} ${flight.originCode} ${clock(flight.departureTime)} - ${flight.destinationCode} ${arrivalClock(flight)}`;
}

/** `2027-03-02T09:00Z`: an instant to the minute. */
export function instantText(iso: string): string {
  return `${iso.slice(0, 16)}Z`;
}

/** `$462.28`, or `GBP 349.20 ($462.28)` where the traveller reads another currency. */
export function priceText(cents: number, shown?: number, currency?: string): string {
  if (shown === undefined || currency === undefined) return formatUsd(cents);
  return `${formatAmount(shown, currency)} (${formatUsd(cents)})`;
}

/** `$381.00 as refund`, or `$377.00 as credit and $4.00 as refund` where a credit paid a part of it. */
export function backText({ back, form, asCredit = 0 }: Returned): string {
  if (form === "none") return "nothing";
  const credit = asCredit > 0 ? `${formatUsd(asCredit)} as credit and ` : "";
  return `${credit}${formatUsd(back - asCredit)} as ${form}`;
}

type Returned = Pick<ChangeQuote["items"][number], "back" | "form" | "asCredit">;

/** What a quote comes to in the traveller's currency. */
export function shownSumsText(shown: ShownSums | undefined): string[] {
  if (!shown) return [];
  const { currency, rate, toPay = 0, refund, credit } = shown;
  const sums = [
    ...(toPay > 0 ? [`to pay ${formatAmount(toPay, currency)}`] : []),
    ...(refund > 0 ? [`refund ${formatAmount(refund, currency)}`] : []),
    ...(credit > 0 ? [`credit ${formatAmount(credit, currency)}`] : []),
  ];
  return sums.length === 0 ? [] : [`That is ${sums.join(", ")} at ${rate}; settled in USD.`];
}

type ShownSums = NonNullable<ChangeQuote["shown"]>;

/** The rate of amounts that are shown in another currency, and what a booking is charged in. */
export function chargedIn(rate: string | undefined): string {
  return rate === undefined ? "" : `Rate: ${rate}; bookings are charged in USD.\n`;
}

/** What a fare includes and allows; fees are USD cents, or amounts of a currency that is named beside them, and null where a thing is not allowed. */
interface Terms {
  readonly checkedBags: number;
  /** What each of them may weigh, where it is known. */
  readonly checkedKg?: number | undefined;
  readonly changeFee: number | null;
  readonly refundFee: number | null;
  readonly credit: boolean;
  /** USD cents that come back where the rest does not. */
  readonly taxBack?: number | undefined;
}

export function termsText(
  { checkedBags, checkedKg, changeFee, refundFee, credit, taxBack }: Terms,
  currency?: string,
): string {
  const kg = checkedKg === undefined ? "" : ` ${checkedKg} kg`;
  const pieces = checkedBags === 1 ? "1 bag" : `${checkedBags} bags`;
  const bags = checkedBags === 0 ? "no bag" : `${pieces}${kg}`;
  const change = feeText(changeFee, currency);
  const refund =
    refundFee === null && taxBack !== undefined
      ? `taxes alone (${formatUsd(taxBack)})`
      : `${lessFee(refundFee, currency)}${credit ? " as credit" : ""}`;
  const both = change === refund;
  return both ? `${bags}, change/refund ${change}` : `${bags}, change ${change}, refund ${refund}`;
}

/** Of a refund: the fee is what is kept, not what comes back. */
function lessFee(fee: number | null, currency?: string): string {
  return `${fee ? "less " : ""}${feeText(fee, currency)}`;
}

function feeText(fee: number | null, currency?: string): string {
  if (fee === null) return "no";
  if (fee === 0) return "free";
  return currency === undefined ? formatUsd(fee) : formatAmount(fee, currency);
}

/** Lines with their numbers. */
export interface Numbered {
  readonly count: number;
  readonly text: string;
}

export function numbered(lines: readonly string[]): Numbered {
  const text = lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
  return { count: lines.length, text };
}

/** A numbered list with where to go on. */
export function resultList(
  heading: string,
  { count, text }: Numbered,
  page: { readonly total: number; readonly nextCursor?: string | undefined },
  next: string,
): string {
  const more = page.nextCursor ? `More: repeat with cursor "${page.nextCursor}".\n` : "";
  return `${heading}, ${count} of ${page.total}:\n${text}\n${more}${next}`;
}
