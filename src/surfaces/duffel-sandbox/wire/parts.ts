import type { Cabin, PassengerType } from "../../../domain/travel.ts";
import type { Extra } from "../../../services/duffel-sandbox/extras.ts";
import {
  CURRENCY,
  type LoyaltyAccount,
  type Segment,
  type Slice,
  type Stop,
  type Traveller,
} from "../../../services/duffel-sandbox/model.ts";
import type { BookedExtra } from "../../../services/duffel-sandbox/order.ts";
import { amount, isoDuration, wireCondition } from "./text.ts";
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
    origin_terminal: segment.originTerminal ?? null,
    destination_terminal: segment.destinationTerminal ?? null,
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

/** Of every traveller with a seat; an infant brings nothing of its own. */
export function wireBaggages({ bags }: Segment, infant: boolean) {
  if (!bags || infant) return [];
  return [
    { type: "checked" as const, quantity: bags.checked },
    { type: "carry_on" as const, quantity: bags.carryOn },
  ];
}

/** A bag that can be added. */
export function wireBaggage(extra: Extra) {
  return {
    id: extra.id,
    type: "baggage" as const,
    maximum_quantity: extra.most,
    passenger_ids: [extra.travellerId],
    segment_ids: [...extra.segmentIds],
    total_amount: amount(extra.price),
    total_currency: CURRENCY,
    metadata: bagMetadata(extra),
  };
}

function bagMetadata({ weight }: Pick<Extra, "weight">) {
  return {
    type: "checked" as const,
    maximum_weight_kg: weight ?? null,
    maximum_height_cm: null,
    maximum_length_cm: null,
    maximum_depth_cm: null,
  };
}

/** A service that was bought. */
export function wireBookedService(extra: BookedExtra) {
  return {
    id: extra.id,
    type: extra.kind === "seat" ? ("seat" as const) : ("baggage" as const),
    quantity: extra.quantity,
    passenger_ids: [extra.travellerId],
    segment_ids: [...extra.segmentIds],
    total_amount: amount(extra.price),
    total_currency: CURRENCY,
    metadata: extra.seat === undefined ? bagMetadata(extra) : wireSeat(extra.seat),
  };
}

export function wireSeat(designator: string) {
  return { designator, name: null, disclosures: [] };
}

const TYPES = {
  adult: "adult",
  child: "child",
  infant: "infant_without_seat",
} as const satisfies Readonly<Record<PassengerType, string>>;

/** A passenger of an offer. */
export function wireTraveller({ id, type, age, fareType, loyalty, ...name }: Traveller) {
  return {
    id,
    type: TYPES[type],
    age: age ?? null,
    fare_type: fareType ?? null,
    ...(name.givenName !== undefined && { given_name: name.givenName }),
    ...(name.familyName !== undefined && { family_name: name.familyName }),
    loyalty_programme_accounts: loyalty.map(wireLoyaltyAccount),
  };
}

export function wireLoyaltyAccount({ airline, number }: LoyaltyAccount) {
  return { airline_iata_code: airline, account_number: number };
}
