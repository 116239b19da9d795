import type { Cabin } from "../../../domain/travel.ts";
import type { Extra } from "../../../services/duffel-sandbox/extras.ts";
import {
  CURRENCY,
  type Offer,
  type OfferRequest,
  type Segment,
  type Slice,
  type Traveller,
} from "../../../services/duffel-sandbox/model.ts";
import type { SeatElement, SeatMap } from "../../../services/duffel-sandbox/seat-map.ts";
import {
  CABIN_NAMES,
  wireBaggage,
  wireBaggages,
  wireLoyaltyAccount,
  wireSegmentFacts,
  wireSliceConditions,
  wireSliceFacts,
  wireTraveller,
} from "./parts.ts";
import { amount, isoTime, isoTimeOrNull, wireCondition } from "./text.ts";
import type { Writer } from "./writer.ts";

/** `services`: what can be added; in lists it is null, since they are not asked for. */
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

/** A search without its offers. */
export function wireOfferRequest(write: Writer, request: OfferRequest) {
  return {
    id: request.id,
    live_mode: false,
    created_at: isoTime(request.createdAt),
    cabin_class: request.cabin ?? null,
    client_key: request.core,
    slices: request.slices.map(({ origin, destination, date }) => {
      const from = write.place(origin);
      const to = write.place(destination);
      return {
        origin: from,
        destination: to,
        origin_type: from.type,
        destination_type: to.type,
        departure_date: date,
      };
    }),
    passengers: request.travellers.map((traveller) => {
      const { asked, age, fareType, givenName, familyName, loyalty } = traveller;
      return {
        id: traveller.id,
        // A traveller searched for by age has no type before an airline has said so.
        type: asked === "type" ? wireTraveller(traveller).type : null,
        age: age ?? null,
        fare_type: fareType ?? null,
        given_name: givenName ?? null,
        family_name: familyName ?? null,
        loyalty_programme_accounts: loyalty.map(wireLoyaltyAccount),
      };
    }),
  };
}

/** The same offers by the flights of each slice, then by what they are sold as. */
export function wireItineraries(write: Writer, request: OfferRequest, offers: readonly Offer[]) {
  return request.slices.map(({ origin, destination }, at) => {
    const byFlights = new Map<string, Offer[]>();
    for (const offer of offers) {
      const slice = offer.slices[at];
      if (!slice) continue;
      const flights = flightsOf(slice);
      byFlights.set(flights, [...(byFlights.get(flights) ?? []), offer]);
    }
    return {
      origin: write.place(origin),
      destination: write.place(destination),
      itineraries: [...byFlights.values()].map((same) => itinerary(write, same, at)),
    };
  });
}

function itinerary(write: Writer, offers: readonly Offer[], at: number) {
  const byBrand = new Map<string, Offer[]>();
  for (const offer of offers) {
    const brand = offer.slices[at]?.brand ?? "";
    byBrand.set(brand, [...(byBrand.get(brand) ?? []), offer]);
  }
  const [first] = offers;
  return {
    segments: first ? (wireOffer(write, first).slices[at]?.segments ?? []) : [],
    brands: [...byBrand].map(([brand, of]) => ({
      fare_brand_name: brand,
      offers: of.map((offer) => ({ ...wireOffer(write, offer), type: "single_ticket" as const })),
    })),
  };
}

function flightsOf({ segments }: Slice): string {
  return segments.map((one) => `${one.carrier}${one.number} ${one.departingAt}`).join();
}

export function wireSeatMap(map: SeatMap) {
  return {
    id: map.id,
    slice_id: map.sliceId,
    segment_id: map.segmentId,
    cabins: [
      {
        deck: 0,
        cabin_class: map.cabin,
        aisles: map.aisles,
        wings: { first_row_index: map.wings.first, last_row_index: map.wings.last },
        rows: map.rows.map((sections) => ({
          sections: sections.map((elements) => ({ elements: elements.map(wireElement) })),
        })),
      },
    ],
  };
}

function wireElement(element: SeatElement) {
  if (element.kind !== "seat") return { type: element.kind };
  return {
    type: "seat" as const,
    designator: element.designator,
    name: element.name ?? "",
    disclosures: [...element.disclosures],
    available_services: element.extras.map(({ id, travellerId, price }) => ({
      id,
      passenger_id: travellerId,
      total_amount: amount(price),
      total_currency: CURRENCY,
    })),
  };
}
