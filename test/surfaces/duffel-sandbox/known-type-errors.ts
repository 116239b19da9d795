import type {
  AirlineInitiatedChange,
  FlightsCondition,
  Offer,
  OfferRequest,
  OfferRequestPassenger,
  OfferSlice,
  OfferSliceConditions,
  OfferSliceSegment,
  Order,
  OrderCancellation,
  OrderChange,
  OrderChangeOffer,
  OrderChangeRequestResponse,
  OrderPassenger,
  OrderPaymentStatus,
  OrderSegmentPassenger,
  OrderSlice,
  OrderSliceSegment,
  Payment,
  Place,
  WebhooksListDeliveriesResponse,
} from "@duffel/api/types";

/**
 * Types of @duffel/api 4.30.0 that the real API does not keep to, corrected: where the two disagree
 * the sandbox answers as the API does. Everything else of our answers fits the client's own types;
 * types.test.ts holds us to it.
 */

/** An aircraft that is not known is null; a slice's conditions say nothing of refunds. */
type Segment = Omit<OfferSliceSegment, "aircraft"> & {
  aircraft: OfferSliceSegment["aircraft"] | null;
};
type Slice = Omit<OfferSlice, "segments" | "conditions"> & {
  segments: Segment[];
  conditions: Omit<OfferSliceConditions, "refund_before_departure">;
};

/** Services are null where nobody asked for them. */
export type RealOffer = Omit<Offer, "slices" | "available_services"> & {
  slices: Slice[];
  available_services: Offer["available_services"] | null;
};

/** A city has no coordinates; what was not given is null, not left out; no cabin is null. */
type RealPlace = Place | (Omit<Extract<Place, { type: "city" }>, never> & { latitude: null });
export type RealOfferRequest = Omit<
  OfferRequest,
  "offers" | "passengers" | "slices" | "cabin_class"
> & {
  cabin_class: OfferRequest["cabin_class"] | null;
  slices: (Omit<OfferRequest["slices"][number], "origin" | "destination"> & {
    origin: RealPlace;
    destination: RealPlace;
  })[];
  passengers: Nullable<OfferRequestPassenger, "age" | "type" | "family_name" | "given_name">[];
};

/** Terminals and aircraft may be null; a passenger without a seat has null for one. */
type RealOrderSegment = Omit<
  OrderSliceSegment,
  "aircraft" | "origin_terminal" | "destination_terminal" | "passengers"
> & {
  aircraft: OrderSliceSegment["aircraft"] | null;
  origin_terminal: string | null;
  destination_terminal: string | null;
  passengers: Nullable<OrderSegmentPassenger, "seat">[];
};

type RealOrderSlice = Omit<OrderSlice, "segments" | "conditions"> & {
  segments: RealOrderSegment[];
  conditions: { change_before_departure: FlightsCondition | null };
};
export type RealAirlineChange = Omit<AirlineInitiatedChange, "added" | "removed"> & {
  added: RealOrderSlice[];
  removed: RealOrderSlice[];
};

/**
 * Slices of changes are slices of orders. A change that was not chosen has no id, one that gives
 * nothing back no form of doing so; the penalty has two names in the client, and one in the API.
 */
type RealChangeSlices = {
  slices: { add: RealOrderSlice[]; remove: RealOrderSlice[] };
  refund_to: "voucher" | "original_form_of_payment" | null;
};
export type RealChangeOffer = Omit<OrderChangeOffer, "slices" | "refund_to" | "order_change_id"> &
  RealChangeSlices & { order_change_id: string | null };
export type RealOrderChange = Omit<OrderChange, "slices" | "refund_to"> & RealChangeSlices;
export type RealChangeRequest = Omit<
  OrderChangeRequestResponse,
  "order_change_offers" | "slices"
> & {
  order_change_offers: RealChangeOffer[];
  slices: {
    remove: { slice_id: string }[];
    add: (Omit<OrderChangeRequestResponse["slices"]["add"][number], "origin" | "destination"> & {
      origin: RealPlace;
      destination: RealPlace;
    })[];
  };
};

/** Passengers come back without their type; a cancellation is not confirmed before it is. */
export type RealCancellation = Omit<OrderCancellation, "confirmed_at"> & {
  confirmed_at: string | null;
};
export type RealOrder = Omit<
  Order,
  | "slices"
  | "passengers"
  | "payment_status"
  | "cancellation"
  | "available_actions"
  | "airline_initiated_changes"
> & {
  slices: RealOrderSlice[];
  airline_initiated_changes: RealAirlineChange[];
  passengers: (Omit<OrderPassenger, "type" | "title" | "gender"> & {
    title: string;
    gender: string;
  })[];
  payment_status: Nullable<
    OrderPaymentStatus,
    "payment_required_by" | "price_guarantee_expires_at"
  >;
  cancellation?: RealCancellation | null;
  available_actions: readonly Order["available_actions"][number][];
};

/** A payment's type is whatever it was paid with. */
export type RealPayment = Omit<Payment, "type"> & { type: string };

/** A delivery that nobody answered has no status, and one may be other than 200. */
export type RealDelivery = Omit<WebhooksListDeliveriesResponse, "response_status_code"> & {
  response_status_code: number | null;
};

type Nullable<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | null };
