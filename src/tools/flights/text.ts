import { formatDuration, parseIsoDate } from "../../domain/dates.ts";
import type { ShownOffer } from "./shown-offer.ts";

/** One offer on a line. Codes and figures only: names that a supplier wrote stay in the data. */
export function offerLine(offer: ShownOffer): string {
  const { total, conditions, reason, id } = offer;
  const slices = offer.slices ?? [singleFlight(offer)];
  const cabin = offer.cabin_class ? ` ${offer.cabin_class}` : "";
  const bags = offer.baggage.checked.included ? "bag included" : "no checked bag";
  const refund = conditions.refund_before_departure?.allowed ? ", refundable" : "";
  return `${money(total)}${cabin}, ${slices.map(sliceText).join(" | ")}, ${bags}${refund} (${reason}) [${id}]`;
}

type Slice = Pick<
  NonNullable<ShownOffer["slices"]>[number],
  "flights" | "origin" | "destination" | "departing_at" | "arriving_at" | "duration_minutes" | "via"
>;

function singleFlight(offer: ShownOffer): Slice {
  return {
    flights: [`${offer.airline}${offer.flight_number}`],
    origin: offer.origin.code,
    destination: offer.destination.code,
    departing_at: offer.departure.datetime,
    arriving_at: offer.arrival.datetime,
    duration_minutes: offer.duration_minutes,
    via: [],
  };
}

function sliceText(slice: Slice): string {
  const { departing_at: leaves, arriving_at: lands, via } = slice;
  const stops = via.length === 0 ? "nonstop" : `via ${via.join(", ")}`;
  return `${slice.flights.join("/")} ${slice.origin} ${leaves.slice(5, 16).replace("T", " ")} → ${slice.destination} ${lands.slice(11, 16)}${daysLater(leaves, lands)} ${formatDuration(slice.duration_minutes)} ${stops}`;
}

/** `+1` when it lands on the day after. */
function daysLater(leaves: string, lands: string): string {
  const days = (parseIsoDate(lands.slice(0, 10)) ?? 0) - (parseIsoDate(leaves.slice(0, 10)) ?? 0);
  return days === 0 ? "" : days > 0 ? `+${days}` : String(days);
}

function money({ amount, currency }: ShownOffer["total"]): string {
  return `${currency} ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
