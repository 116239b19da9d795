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
    : [`${bought.brand} has other terms: ${differing.join("; ")}.`];
}

const TERMS: readonly (readonly [string, (fare: BookedFare) => string])[] = [
  ["checked bags", ({ checkedBags }) => String(checkedBags)],
  ["change", changeText],
  ["refund", refundText],
];

function changeText({ changeFee }: BookedFare): string {
  if (changeFee === undefined) return "not possible";
  return changeFee === 0 ? "free" : `for a fee of ${formatUsd(changeFee)}`;
}

function refundText({ refundFee, refundAs, taxBack }: BookedFare): string {
  if (refundFee === undefined) return taxBack === undefined ? "not possible" : "of taxes alone";
  const much = refundFee === 0 ? "in full" : `less a fee of ${formatUsd(refundFee)}`;
  return `${much}${refundAs === "credit" ? ", as credit" : ""}`;
}
