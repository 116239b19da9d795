import { currencyDigits } from "../../../domain/money.ts";
import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import type { ExchangeRates } from "../../../suppliers/types.ts";
import { answersOf } from "./answers.ts";
import { type Amount, costOf } from "./budget.ts";
import { extrasOf, isSkied, skiHire } from "./extras.ts";
import { isHeld, isRefusal } from "./held.ts";
import { hotelWishOf } from "./hotel-wish.ts";
import type { Remark } from "./remarks.ts";
import { hasChildren } from "./theme.ts";
import type { Trip } from "./trip.ts";
import { isDenial } from "./unwanted.ts";

/** What was asked for and is not in the plan: nothing that was heard is dropped without a word. */
export function answerRemarks(trip: Trip): Remark[] {
  const { unmet, onRequest } = answersOf(trip);
  const left = (trip.wish.unplanned ?? []).filter((text) => !isHeld(text, trip));
  const unplanned = left.filter((text) => !isRefusal(text));
  const keptOut = {
    kind: "kept-out",
    wishes: trip.wish.wishes
      .map(({ kind }) => kind)
      .filter((kind) => isDenial(kind) && !onRequest.includes(kind)),
    texts: left.filter(isRefusal),
  } as const;
  const isAtOwnPlace = hotelWishOf(trip.wish).none && trip.days.length > 1;
  return [
    ...(isAtOwnPlace ? [{ kind: "own-place" } as const] : []),
    ...(unmet.length > 0 ? [{ kind: "unmet", unmet } as const] : []),
    ...(unplanned.length > 0 ? [{ kind: "unplanned", texts: unplanned } as const] : []),
    ...(keptOut.wishes.length + keptOut.texts.length > 0 ? [keptOut] : []),
    ...(onRequest.length > 0 ? [{ kind: "on-request", wishes: onRequest } as const] : []),
  ];
}

/** What things beside tickets and beds cost that were asked for, and what skiers have to see to. */
export function priceRemarks(trip: Trip, rates: ExchangeRates): Remark[] {
  const { wish, days, costs, lodgings, frame } = trip;
  const unit = 10 ** currencyDigits(costs.currency);
  const rounded = (cents: number): Amount => {
    const { minor, currency } = costOf(cents, costs.currency, rates);
    return { minor: Math.round(minor / unit) * unit, currency };
  };
  const meals = lodgings.flatMap(({ supplement }) => supplement ?? []);
  const board = meals.slice(0, 1).map(({ kind }) => ({
    kind,
    price: meals.reduce((sum, { price }) => sum + price, 0),
  }));
  const villas = lodgings.flatMap(({ villa }) => villa ?? []);
  const inVillas = villas.slice(0, 1).map(({ kind }) => ({
    kind,
    price: villas.reduce((sum, { price }) => sum + price, 0),
  }));
  const extras = [...extrasOf(wish, days, frame), ...board, ...inVillas].map(({ kind, price }) => ({
    wish: kind,
    price: rounded(price),
  }));
  const has = (kind: WishKind) => extras.some((one) => one.wish === kind);
  const ski: Remark = {
    kind: "ski",
    school: hasChildren(wish) && !has("skiSchool"),
    ...(!has("skiHire") && { hire: rounded(skiHire(wish.party, days)) }),
  };
  return [
    ...(extras.length > 0 ? [{ kind: "priced", extras } as const] : []),
    ...(days.some(isSkied) ? [ski] : []),
  ];
}
