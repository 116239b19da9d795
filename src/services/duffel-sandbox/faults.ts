import { TravelError, type TravelErrorCode } from "../../domain/errors.ts";

/** Refusals in Duffel's own words: the reason is the code that goes out on the wire. */
export type FaultCode =
  | "not_found"
  | "bad_request"
  | "validation_required"
  | "validation_format"
  | "validation_length"
  | "validation_inclusion"
  | "payment_amount_does_not_match_order_amount"
  | "payment_currency_does_not_match_order_currency"
  | "offer_request_already_booked"
  | "invalid_phone_number"
  | "duplicate_passenger_name"
  | "insufficient_balance"
  | "already_cancelled"
  | "already_paid"
  | "past_payment_required_by_date"
  | "schedule_changed"
  | "order_not_changeable"
  | "order_change_already_actioned"
  | "offer_expired"
  | "stale_airline_initiated_change_accept"
  | "stale_airline_initiated_change_update"
  | "invalid_order_create_type"
  | "pay_later_order_no_payment_for_ancillaries"
  | "order_cancellation_expired"
  | "offer_no_longer_available"
  | "price_changed"
  | "unsupported_action"
  | "ancillary_service_not_available"
  | "airline_unknown"
  | "gateway_timeout_error"
  | "unsafe_unique"
  | "webhook_client_error";

const CODES: Partial<Record<FaultCode, TravelErrorCode>> = {
  not_found: "not_found",
  bad_request: "invalid",
  validation_required: "invalid",
  validation_format: "invalid",
  validation_length: "invalid",
  validation_inclusion: "invalid",
};

/** `pointer` is the path within `data`, such as `/passengers/0/born_on`. */
export function fault(code: FaultCode, message: string, pointer?: string): TravelError {
  return new TravelError(CODES[code] ?? "rule", message, {
    reason: code,
    ...(pointer !== undefined && { field: pointer }),
  });
}

export function notFound(what: string): TravelError {
  return fault("not_found", `The resource you are trying to access does not exist: ${what}.`);
}

export function offerGone(): TravelError {
  return fault(
    "offer_no_longer_available",
    "Please select another offer, or create a new offer request to get the latest availability.",
  );
}
