import type { Cabin } from "../../../domain/travel.ts";
import type { Segment, Slice, Stop } from "../../../services/duffel-sandbox/model.ts";
import { wireCondition } from "./conditions.ts";
import { isoDuration } from "./text.ts";
import type { Writer } from "./writer.ts";

export const CABIN_NAMES: Readonly<Record<Cabin, string>> = {
  economy: "Economy",
  premium_economy: "Premium Economy",
  business: "Business",
  first: "First",
};

/** What a slice says of itself, in offers and in orders. */
export function wireSliceFacts(write: Writer, slice: Slice) {
  return {
    id: slice.id,
    origin: write.airport(slice.origin),
    destination: write.airport(slice.destination),
    origin_type: "airport" as const,
    destination_type: "airport" as const,
    duration: isoDuration(slice.minutes),
    fare_brand_name: slice.brand,
  };
}

/** The conditions of a slice; Duffel leaves refunds to the whole offer. */
export function wireSliceConditions({ change, segments }: Slice) {
  const front = segments[0]?.cabin !== "economy";
  return {
    change_before_departure: wireCondition(change),
    advance_seat_selection: front || change.allowed,
    priority_boarding: front,
    priority_check_in: front,
  };
}

export function wireSegmentFacts(write: Writer, segment: Segment) {
  const carrier = write.airline(segment.carrier);
  return {
    id: segment.id,
    origin: write.airport(segment.origin),
    destination: write.airport(segment.destination),
    origin_terminal: null,
    destination_terminal: null,
    departing_at: segment.departingAt,
    arriving_at: segment.arrivingAt,
    duration: isoDuration(segment.minutes),
    distance: segment.km.toFixed(3),
    aircraft: write.aircraft(segment.aircraft),
    marketing_carrier: carrier,
    marketing_carrier_flight_number: segment.number,
    operating_carrier: carrier,
    operating_carrier_flight_number: segment.number,
    stops: segment.stops.map((stop) => wireStop(write, stop)),
  };
}

function wireStop(write: Writer, { id, airport, arrivingAt, departingAt, minutes }: Stop) {
  return {
    id,
    airport: write.airport(airport),
    arriving_at: arrivingAt,
    departing_at: departingAt,
    duration: isoDuration(minutes),
  };
}

/** Of everybody who sits; an infant brings nothing of its own. */
export function wireBaggages({ bags }: Segment, infant: boolean) {
  if (!bags || infant) return [];
  return [
    { type: "checked" as const, quantity: bags.checked },
    { type: "carry_on" as const, quantity: bags.carryOn },
  ];
}
