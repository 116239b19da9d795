import type { Cabin } from "../../../domain/travel.ts";
import type { Extra } from "../../../services/duffel-sandbox/extras.ts";
import {
  CURRENCY,
  type Offer,
  type Segment,
  type Slice,
  type Traveller,
} from "../../../services/duffel-sandbox/model.ts";
import { wireCondition } from "./conditions.ts";
import { wireBaggage } from "./services.ts";
import {
  CABIN_NAMES,
  wireBaggages,
  wireSegmentFacts,
  wireSliceConditions,
  wireSliceFacts,
} from "./slices.ts";
import { amount, isoTime, isoTimeOrNull } from "./text.ts";
import { wireTraveller } from "./travellers.ts";
import type { Writer } from "./writer.ts";

/** `services`: what can be added; in lists it is null, since nobody asked for it. */
export function wireOffer(write: Writer, offer: Offer, services?: readonly Extra[]) {
  return {
    id: offer.id,
    live_mode: false,
    partial: false,
    created_at: isoTime(offer.createdAt),
    updated_at: isoTime(offer.updatedAt),
    expires_at: isoTime(offer.expiresAt),
    owner: write.airline(offer.airline),
    base_amount: amount(offer.base),
    base_currency: CURRENCY,
    tax_amount: amount(offer.tax),
    tax_currency: CURRENCY,
    total_amount: amount(offer.total),
    total_currency: CURRENCY,
    total_emissions_kg: String(offer.emissionsKg),
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: [],
    supported_loyalty_programmes: [offer.airline],
    private_fares: [],
    payment_requirements: {
      requires_instant_payment: offer.hold === undefined,
      payment_required_by: isoTimeOrNull(offer.hold?.payBy),
      price_guarantee_expires_at: isoTimeOrNull(offer.hold?.priceUntil),
    },
    conditions: {
      change_before_departure: wireCondition(offer.change),
      refund_before_departure: wireCondition(offer.refund),
    },
    intended_payment_methods: [],
    passengers: offer.travellers.map(wireTraveller),
    slices: offer.slices.map((slice) => wireSlice(write, slice, offer.travellers)),
    available_services: services ? services.map(wireBaggage) : null,
  };
}

function wireSlice(write: Writer, slice: Slice, travellers: readonly Traveller[]) {
  return {
    ...wireSliceFacts(write, slice),
    ngs_shelf: shelf(slice),
    comparison_key: slice.segments.map(({ carrier, number }) => carrier + number).join(""),
    conditions: wireSliceConditions(slice),
    segments: slice.segments.map((segment) => ({
      ...wireSegmentFacts(write, segment),
      passengers: travellers.map((one) => wireSeatOf(segment, one)),
    })),
  };
}

/** How much comfort a slice offers, from 1 to 5. */
function shelf({ segments, change }: Slice): number {
  const cabin = segments[0]?.cabin ?? "economy";
  if (cabin === "economy") return change.allowed ? 2 : 1;
  return cabin === "premium_economy" ? 3 : cabin === "business" ? 4 : 5;
}

/** What every seat of a cabin has. */
const CABIN_FACTS = {
  economy: cabinFacts("economy", "standard"),
  premium_economy: cabinFacts("premium_economy", "recliner"),
  business: cabinFacts("business", "full_flat"),
  first: cabinFacts("first", "private_suite"),
} as const;

function cabinFacts<T extends string>(cabin: Cabin, seat: T) {
  const economy = cabin === "economy";
  return {
    name: cabin,
    marketing_name: CABIN_NAMES[cabin],
    amenities: {
      wifi: { available: true, cost: economy ? ("paid" as const) : ("free" as const) },
      seat: { pitch: economy ? ("standard" as const) : ("more" as const), type: seat },
      power: { available: true },
    },
  };
}

function wireSeatOf(segment: Segment, { id, type }: Traveller) {
  const { cabin } = segment;
  return {
    passenger_id: id,
    cabin_class: cabin,
    cabin_class_marketing_name: CABIN_NAMES[cabin],
    fare_basis_code: segment.fareBasis,
    cabin: CABIN_FACTS[cabin],
    baggages: wireBaggages(segment, type === "infant"),
  };
}
