import { TravelError } from "../../../domain/errors.ts";

/** A command line that cannot be understood. */
export function usageError(message: string, hint?: string): TravelError {
  return new TravelError("invalid", message, { reason: "usage", ...(hint && { hint }) });
}
