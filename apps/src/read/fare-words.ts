import { type JsonObject, textOf } from "../../../console/src/answers/read-json.ts";
import type { Desk } from "../desk.tsx";
import type { Fee, Option } from "./options.ts";

export type FareTerms = Pick<Option, "bags" | "changeFee" | "refundFee" | "currency"> & {
  /** What comes back is credit with the airline. */
  readonly credit?: boolean;
};

/** `no bag`, `no change`, `refund for $75`: what a fare allows, as far as it is known. */
export function fareWords({ t, format }: Pick<Desk, "t" | "format">, fare: FareTerms): string[] {
  function fee(what: "change" | "refund", cost: Fee): string {
    if (cost === undefined) return "";
    if (cost === null) return t(`${what}.no`);
    if (cost === 0) return t(`${what}.free`);
    return t(`${what}.fee`, { amount: format.money(cost, fare.currency) });
  }
  const { bags } = fare;
  return [
    bags === undefined ? "" : bags === 0 ? t("bag.no") : t("bag.each", { n: bags }),
    fee("change", fare.changeFee),
    fee("refund", fare.refundFee) + (fare.credit ? ` (${t("asCredit")})` : ""),
  ].filter(Boolean);
}

const TERMS =
  /^change (no|free|[\d.]+)(?: [A-Z]{3})?, refund (no|free|[\d.]+)(?: [A-Z]{3})?( as credit)?$/;

/** The terms of a price check's result, which are a seller's words: `change 75.00 USD, refund no`. */
export function termsIn(result: JsonObject): FareTerms {
  const [, change, refund, credit] = TERMS.exec(textOf(result["terms"])) ?? [];
  const bags = /^(no|\d+) checked bag/.exec(textOf(result["baggage"]))?.[1];
  return {
    bags: bags === undefined ? undefined : Number(bags.replace("no", "0")),
    changeFee: feeIn(change),
    refundFee: feeIn(refund),
    currency: textOf(result["currency"]),
    credit: credit !== undefined,
  };
}

function feeIn(word: string | undefined): Fee {
  if (word === undefined) return undefined;
  if (word === "no") return null;
  return word === "free" ? 0 : Number(word);
}
