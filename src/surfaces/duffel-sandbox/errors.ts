import { TravelError } from "../../domain/errors.ts";

export type ErrorType =
  | "authentication_error"
  | "invalid_request_error"
  | "validation_error"
  | "invalid_state_error"
  | "airline_error"
  | "rate_limit_error"
  | "api_error";

export interface Kind {
  readonly status: number;
  readonly type: ErrorType;
}

/** Every code that goes out, with its status and type. */
const KINDS: Readonly<Record<string, Kind>> = {
  missing_authorization_header: { status: 401, type: "authentication_error" },
  invalid_authorization_header: { status: 401, type: "authentication_error" },
  access_token_not_found: { status: 401, type: "authentication_error" },
  insufficient_permissions: { status: 403, type: "authentication_error" },
  unavailable_feature: { status: 403, type: "authentication_error" },
  missing_version_header: { status: 400, type: "invalid_request_error" },
  invalid_version_header: { status: 400, type: "invalid_request_error" },
  unsupported_version: { status: 400, type: "invalid_request_error" },
  missing_content_type_header: { status: 400, type: "invalid_request_error" },
  invalid_content_type_header: { status: 400, type: "invalid_request_error" },
  missing_data_param: { status: 400, type: "invalid_request_error" },
  invalid_data_param: { status: 400, type: "invalid_request_error" },
  malformed_data_param: { status: 400, type: "invalid_request_error" },
  bad_request: { status: 400, type: "invalid_request_error" },
  not_found: { status: 404, type: "invalid_request_error" },
  unsupported_format: { status: 406, type: "invalid_request_error" },
  request_too_large: { status: 413, type: "invalid_request_error" },
  validation_required: { status: 422, type: "validation_error" },
  validation_format: { status: 422, type: "validation_error" },
  validation_length: { status: 422, type: "validation_error" },
  validation_inclusion: { status: 422, type: "validation_error" },
  payment_amount_does_not_match_order_amount: { status: 422, type: "validation_error" },
  payment_currency_does_not_match_order_currency: { status: 422, type: "validation_error" },
  offer_request_already_booked: { status: 422, type: "validation_error" },
  invalid_phone_number: { status: 422, type: "validation_error" },
  duplicate_passenger_name: { status: 422, type: "validation_error" },
  unsafe_unique: { status: 422, type: "validation_error" },
  insufficient_balance: { status: 422, type: "invalid_state_error" },
  already_cancelled: { status: 422, type: "invalid_state_error" },
  already_paid: { status: 422, type: "invalid_state_error" },
  past_payment_required_by_date: { status: 422, type: "invalid_state_error" },
  schedule_changed: { status: 422, type: "invalid_state_error" },
  order_not_changeable: { status: 422, type: "invalid_state_error" },
  order_change_already_actioned: { status: 422, type: "invalid_state_error" },
  offer_expired: { status: 422, type: "invalid_state_error" },
  stale_airline_initiated_change_accept: { status: 422, type: "invalid_state_error" },
  stale_airline_initiated_change_update: { status: 422, type: "invalid_state_error" },
  order_cancellation_expired: { status: 422, type: "invalid_state_error" },
  invalid_order_create_type: { status: 422, type: "invalid_state_error" },
  pay_later_order_no_payment_for_ancillaries: { status: 422, type: "invalid_state_error" },
  webhook_client_error: { status: 422, type: "invalid_state_error" },
  offer_no_longer_available: { status: 422, type: "airline_error" },
  price_changed: { status: 422, type: "airline_error" },
  unsupported_action: { status: 422, type: "airline_error" },
  ancillary_service_not_available: { status: 422, type: "airline_error" },
  airline_unknown: { status: 502, type: "airline_error" },
  rate_limit_exceeded: { status: 429, type: "rate_limit_error" },
  internal_server_error: { status: 500, type: "api_error" },
  service_unavailable: { status: 503, type: "api_error" },
  gateway_timeout_error: { status: 504, type: "api_error" },
};
const DOCUMENTATION = "https://duffel.com/docs/api/overview/response-handling";

function kindOf(code: string): Kind | undefined {
  return KINDS[code];
}

export interface WireError {
  readonly type: ErrorType;
  readonly title: string;
  readonly message: string;
  readonly code: string;
  readonly documentation_url: string;
  readonly source?: { readonly field: string; readonly pointer: string } | string;
}

/** `pointer` is a path into `data`, such as `/slices/0/origin`. */
export function wireError(code: string, message: string, pointer?: string): WireError {
  const { type } = kindOf(code) ?? { type: "api_error" as const };
  return {
    type,
    title: titleOf(code),
    // What is no sentence of its own goes on from the field's name.
    message:
      pointer === undefined || /^[A-Z]/.test(message)
        ? message
        : `Field '${fieldOf(pointer)}' ${message}`,
    code,
    documentation_url: DOCUMENTATION,
    // An airline's errors name the airline, which here is the only one that fails on purpose.
    ...(type === "airline_error" && { source: "duffel_airways" }),
    ...(pointer !== undefined && { source: { field: fieldOf(pointer), pointer } }),
  };
}

/** What was thrown on purpose, as clients read it; undefined when it was not meant for them. */
export function wireErrors(
  error: TravelError,
): { readonly status: number; readonly errors: readonly WireError[] } | undefined {
  const { reason, field, extra } = error.details;
  if (reason === "bad_cursor") {
    const errors = [wireError("validation_format", "is not a cursor that was given out", "/after")];
    return { status: 422, errors };
  }
  const kind = kindOf(reason);
  if (!kind) return undefined;
  const several = extra?.["faults"];
  const errors = Array.isArray(several) ? several.filter(isFault) : [];
  return {
    status: kind.status,
    errors:
      errors.length > 0
        ? errors.map(({ code, message, pointer }) => wireError(code, message, pointer))
        : [wireError(reason, error.message, field)],
  };
}

/** One of several things that are wrong with a body. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
}

function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "code" in value && "pointer" in value;
}

function fieldOf(pointer: string): string {
  const names = pointer.split("/").filter((part) => part !== "" && !/^\d+$/.test(part));
  return names.at(-1) ?? "data";
}

function titleOf(code: string): string {
  const words = code.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Ends a request with one of Duffel's codes. */
export function refusal(code: string, message: string): TravelError {
  return new TravelError("invalid", message, { reason: code });
}
