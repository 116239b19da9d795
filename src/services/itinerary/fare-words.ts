import type { BookedFare } from "../../domain/contracts/gds/bookings.ts";
import type { Rule } from "./rule.ts";
import type { ItineraryWords } from "./words.ts";

interface FareWish {
  readonly bags: number;
  /** Another flight is on the same ticket, whose fees are asked once. */
  readonly isShared: boolean;
  /** Writes USD cents; absent where no amount is shown. */
  readonly money?: ((cents: number) => string) | undefined;
}

/** Bags, then what a change and a refund cost. */
export function fareWords(
  words: ItineraryWords,
  fare: BookedFare,
  { bags, money, isShared }: FareWish,
): string[] {
  const ruleOf = (fee: number | undefined): Rule => {
    if (fee === undefined) return "no";
    if (fee === 0) return "free";
    return money ? { amount: money(fee) } : "fee";
  };
  const once = (fee: number | undefined) => (isShared && fee ? `, ${words.once}` : "");
  const isCredit = fare.refundAs === "credit" && fare.refundFee !== undefined;
  return [
    [
      words.bags(fare.checkedBags, fare.checkedKg, fare.carryOnBags),
      ...(bags > 0 ? [words.moreBags(bags)] : []),
    ].join(" · "),
    [
      `${words.change(ruleOf(fare.changeFee))}${once(fare.changeFee)}`,
      `${words.refund(ruleOf(fare.refundFee))}${once(fare.refundFee)}${isCredit ? `, ${words.credit}` : ""}`,
    ].join(" · "),
  ];
}
