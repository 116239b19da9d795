import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { brokenByBooking } from "../../domain/rules/invariants.ts";
import type { WriteResult } from "../../stores/records.ts";
import { keyReused, type Repeat } from "../repeat.ts";
import type { BookedClaim } from "./write.ts";

/** Ends an attempt that was not committed: the outcome of the same request before, or an error. */
export function outcomeOf(
  result: WriteResult,
  repeat: Repeat | undefined,
  claims: readonly BookedClaim[],
): Pnr {
  if (result.kind === "replayed") return JSON.parse(result.outcome);
  if (result.kind === "key_reused") throw keyReused(repeat?.key ?? "");
  if (result.kind === "sold_out") {
    const claim = claims.find(({ key }) => key === result.key);
    throw soldOut(claim?.item ?? { field: "id", id: result.key }, result.left);
  }
  throw new TravelError("internal", `Unexpected outcome ${result.kind}`, { reason: "internal" });
}

export function soldOut(item: { field: string; id: string }, left: number): TravelError {
  return new TravelError(
    "rule",
    left > 0
      ? `${item.field}: only ${left} left of ${item.id}, which is not enough for this booking`
      : `${item.field}: ${item.id} is sold out`,
    {
      reason: "sold_out",
      field: item.field,
      value: item.id,
      hint: "Search again and choose another option, or book fewer.",
      extra: { left },
    },
  );
}

/** A booking that breaks its own rules is our fault or a supplier's, never the caller's. */
export function refuseBroken(booking: Pnr): void {
  const broken = brokenByBooking(booking);
  if (broken.length === 0) return;
  throw new TravelError("internal", `The booking would break ${broken.join(", ")}`, {
    reason: "inconsistent_booking",
    extra: { rules: broken },
  });
}
