import type { BookedFare } from "../../../domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../../domain/money.ts";

/** What the new fare allows that the old one did not, or the other way round; nothing where they agree. */
export function otherTerms(old: BookedFare, bought: BookedFare): string[] {
  const differing = TERMS.flatMap(([name, term]) => {
    const [before, after] = [term(old), term(bought)];
    return before === after ? [] : [`${name} ${after} (was ${before})`];
  });
  return differing.length === 0
    ? []
    : [`${bought.brand} has other terms: ${differing.join(", ")}.`];
}

const TERMS: readonly (readonly [string, (fare: BookedFare) => string])[] = [
  ["checked bags", ({ checkedBags }) => String(checkedBags)],
  ["change", ({ changeFee }) => feeText(changeFee)],
  ["refund", refundText],
];

function refundText({ refundFee, refundAs, taxBack }: BookedFare): string {
  if (refundFee === undefined) return taxBack === undefined ? "no" : "taxes alone";
  return `${feeText(refundFee)}${refundAs === "credit" ? " as credit" : ""}`;
}

function feeText(fee: number | undefined): string {
  if (fee === undefined) return "no";
  return fee === 0 ? "free" : `for ${formatUsd(fee)}`;
}
