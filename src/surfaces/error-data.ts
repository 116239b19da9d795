import type { TravelError } from "../domain/errors.ts";

/** The facts of an error for programs, the same on every surface. */
export function errorData(error: TravelError): Record<string, unknown> {
  const { reason, field, value, hint, extra } = error.details;
  return {
    ...extra,
    kind: error.code,
    reason,
    ...(field !== undefined && { field }),
    ...(value !== undefined && { value }),
    ...(hint !== undefined && { hint }),
    ...(error.retryable && { retryable: true }),
  };
}
