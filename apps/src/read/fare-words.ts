import { type JsonObject, numberOf, textOf } from "../../../console/src/answers/read-json.ts";
import type { Desk } from "../desk.tsx";
import type { Fee, Option } from "./options.ts";

export type FareTerms = Pick<Option, "bags" | "bagKg" | "changeFee" | "refundFee" | "currency"> & {
  /** What comes back is credit with the airline. */
  readonly credit?: boolean;
};

/** `no bag`, `no change`, `refund less $75`, `fees for 2 travellers`: what a fare allows, as far as it is known. */
export function fareWords(
  { t, format }: Pick<Desk, "t" | "format">,
  fare: FareTerms,
  /** How many the fees are for. */
  travellers = 1,
): string[] {
  const priced = travellers > 1 && Boolean(fare.changeFee || fare.refundFee);
  function fee(what: "change" | "refund", cost: Fee): string {
    if (cost === undefined) return "";
    if (cost === null) return t(`${what}.no`);
    if (cost === 0) return t(`${what}.free`);
    return t(`${what}.fee`, { amount: format.money(cost, fare.currency) });
  }
  return [
    bagWords({ t }, fare),
    fee("change", fare.changeFee),
    fee("refund", fare.refundFee) + (fare.credit ? ` (${t("asCredit")})` : ""),
    priced ? `${t("fees")} ${t("forParty", { n: travellers })}` : "",
  ].filter(Boolean);
}

/** `1 bag of 23 kg each`. */
export function bagWords({ t }: Pick<Desk, "t">, { bags, bagKg }: FareTerms): string {
  if (bags === undefined) return "";
  if (bags === 0) return t("bag.no");
  return bagKg === undefined ? t("bag.each", { n: bags }) : t("bag.kg", { n: bags, kg: bagKg });
}

/** What a fare of a booking allows; a fee that it lacks means that the thing is not allowed. */
export function bookedTerms(fare: JsonObject): FareTerms {
  const units = (cents: unknown): Fee => (typeof cents === "number" ? cents / 100 : null);
  return {
    bags: numberOf(fare["checkedBags"]),
    bagKg: numberOf(fare["checkedKg"]) || undefined,
    changeFee: units(fare["changeFee"]),
    refundFee: units(fare["refundFee"]),
    currency: "USD",
    credit: fare["refundAs"] === "credit",
  };
}

const TERMS =
  /^change (no|free|[\d.]+)(?: [A-Z]{3})?, refund (no|free|[\d.]+)(?: [A-Z]{3})?( as credit)?$/;

/** The terms of a price check's result, which are a seller's words: `change 75.00 USD, refund no`. */
export function termsIn(result: JsonObject): FareTerms {
  const [, change, refund, credit] = TERMS.exec(textOf(result["terms"])) ?? [];
  const [, bags, kg] =
    /^(no|\d+) checked bags?(?: each)?(?: of (\d+) kg)?/.exec(textOf(result["baggage"])) ?? [];
  return {
    bags: bags === undefined ? undefined : Number(bags.replace("no", "0")),
    bagKg: kg === undefined ? undefined : Number(kg),
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
