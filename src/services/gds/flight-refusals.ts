import { instantOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import type { FlightOffer } from "../../suppliers/types.ts";
import { flightName } from "./day/flight-name.ts";
import type { GdsDeps } from "./deps.ts";

/** A flight is sold until its check-in closes. */
export function refuseClosed(
  { departure, closes }: FlightOffer,
  { id, field, now }: { readonly id: string; readonly field: string; readonly now: number },
): void {
  const at = instantOf(now);
  if (closes > at) return;
  const hint = "Call searchFlights for a later departure.";
  if (departure <= at) {
    const message = `${field}: this flight has left already`;
    throw new TravelError("rule", message, { reason: "date_in_past", field, value: id, hint });
  }
  const message = `${field}: check-in for this flight closed ${departure - closes} minutes before it leaves, ${at - closes} minutes ago`;
  throw new TravelError("rule", message, { reason: "check_in_closed", field, value: id, hint });
}

/** Low-cost airlines give a seat against payment alone. */
export function refuseInstant(offers: readonly FlightOffer[]): void {
  const instant = offers.find((offer) => offer.instant);
  if (!instant) return;
  throw new TravelError("rule", `hold: ${instant.airline} sells against payment alone`, {
    reason: "hold_not_possible",
    field: "hold",
    value: true,
    hint: "Leave hold out to book and pay now, or choose another airline's flight.",
  });
}

/** What its airline has cancelled for today is in no search and cannot be booked. */
export function refuseCancelledFlight(
  { flights }: GdsDeps,
  offer: FlightOffer,
  { id, field, now }: { readonly id: string; readonly field: string; readonly now: number },
): void {
  if (offer.departure - instantOf(now) > NEWS_MINUTES) return;
  const gone = offer
    .segments(offer.left)
    .find((one) => flights.report(flightName(one), instantOf(now))?.status.status === "cancelled");
  if (!gone) return;
  throw new TravelError("rule", `${field}: ${gone.flightNumber} is cancelled`, {
    reason: "flight_cancelled",
    field,
    value: id,
    hint: "Call searchFlights for another flight.",
  });
}

/** Flights are cancelled on their day or the day before. */
const NEWS_MINUTES = 2880;

export function retimed({ id: newId }: FlightOffer, id: string, field: string): TravelError {
  return new TravelError("rule", `${field}: the airline has moved this flight since ${id}`, {
    reason: "schedule_changed",
    field,
    value: id,
    hint: `Call searchFlights for its new time, then book ${newId}.`,
    extra: { newId },
  });
}
