import type { BookedFare } from "../../domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../domain/money.ts";
import type { Rule } from "./rule.ts";
import type { ItineraryWords } from "./words.ts";

interface FareWish {
  readonly bags: number;
  readonly prices: boolean;
}

/** Bags, then what a change and a refund cost. */
export function fareWords(
  words: ItineraryWords,
  fare: BookedFare,
  { bags, prices }: FareWish,
): string[] {
  const ruleOf = (fee: number | undefined): Rule => {
    if (fee === undefined) return "no";
    if (fee === 0) return "free";
    return prices ? { amount: formatUsd(fee) } : "fee";
  };
  const isCredit = fare.refundAs === "credit" && fare.refundFee !== undefined;
  return [
    [
      words.bags(fare.checkedBags, fare.checkedKg, fare.carryOnBags),
      ...(bags > 0 ? [words.moreBags(bags)] : []),
    ].join(" · "),
    [
      words.change(ruleOf(fare.changeFee)),
      `${words.refund(ruleOf(fare.refundFee))}${isCredit ? `, ${words.credit}` : ""}`,
    ].join(" · "),
  ];
}
