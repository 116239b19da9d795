import type { FareCondition } from "../../../domain/fare-terms.ts";
import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";
import { amount } from "./text.ts";

export type WireCondition =
  | { readonly allowed: true; readonly penalty_amount: string; readonly penalty_currency: string }
  | { readonly allowed: false; readonly penalty_amount: null; readonly penalty_currency: null };

export function wireCondition({ allowed, penalty = 0 }: FareCondition): WireCondition {
  return allowed
    ? { allowed, penalty_amount: amount(penalty), penalty_currency: CURRENCY }
    : { allowed, penalty_amount: null, penalty_currency: null };
}
