import type { AirlineCredit } from "../../../services/duffel-sandbox/credit.ts";
import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";
import { amount, isoTime } from "./text.ts";
import type { Writer } from "./writer.ts";

/** A cancellation shows a credit by the names that begin with `credit_`. */
export function wireCredit(write: Writer, credit: AirlineCredit) {
  return {
    id: credit.id,
    live_mode: false,
    created_at: isoTime(credit.createdAt),
    airline_iata_code: credit.airline,
    amount: amount(credit.amount),
    amount_currency: CURRENCY,
    code: credit.code,
    type: credit.type,
    issued_on: credit.issuedOn,
    expires_at: credit.expiresAt,
    given_name: credit.givenName ?? null,
    family_name: credit.familyName ?? null,
    credit_name: `${write.airline(credit.airline).name} credit`,
    credit_code: credit.code,
    credit_amount: amount(credit.amount),
    credit_currency: CURRENCY,
    penalty_amount: null,
    penalty_currency: null,
    order_id: credit.orderId ?? null,
    passenger_id: credit.passengerId ?? null,
    user_id: credit.userId ?? null,
    spent_at: null,
    invalidated_at: null,
  };
}
