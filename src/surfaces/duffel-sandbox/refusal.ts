import { TravelError } from "../../domain/errors.ts";

/** Ends a request with one of Duffel's codes. */
export function refusal(code: string, message: string): TravelError {
  return new TravelError("invalid", message, { reason: code });
}
