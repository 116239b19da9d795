import type { RequestDetail } from "../../api/types.ts";

/** Whether a request has a booking that stands: a cancelled one leaves it to be booked again. */
export function isBooked({
  pnr,
  bookingCancelled,
}: Pick<RequestDetail, "pnr" | "bookingCancelled">): boolean {
  return pnr !== undefined && bookingCancelled !== true;
}
