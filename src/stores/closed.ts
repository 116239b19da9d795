import { TravelError } from "../domain/errors.ts";

/** What every call to a closed store rejects with. */
export function storeClosed(): TravelError {
  return new TravelError("unavailable", "The store is closed.", {
    reason: "store_closed",
    hint: "The server is shutting down; connect again.",
  });
}
