import type { FareCondition } from "../../domain/fare-terms.ts";
import type { Cabin, PassengerType } from "../../domain/travel.ts";
import type { MagicRoute } from "./magic.ts";

/** Money is USD cents; an organisation at Duffel has one currency, and this is ours. */
export const CURRENCY = "USD";

export interface TimeRange {
  /** `HH:MM`, both included. */
  readonly from: string;
  readonly to: string;
}

export interface SliceQuery {
  readonly origin: string;
  readonly destination: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly departure?: TimeRange;
  readonly arrival?: TimeRange;
}

export interface LoyaltyAccount {
  readonly airline: string;
  readonly number: string;
}

/** Fares for certain passengers only. */
export const FARE_TYPES = [
  "accompanying_adult",
  "contract_bulk",
  "contract_bulk_child",
  "contract_bulk_infant_with_seat",
  "contract_bulk_infant_without_seat",
  "frequent_flyer",
  "group_inclusive_tour",
  "group_inclusive_tour_child",
  "humanitarian",
  "individual_inclusive_tour_child",
  "marine",
  "seat_only",
  "student",
  "teacher",
  "tour_operator_inclusive",
  "tour_operator_inclusive_infant",
  "unaccompanied_child",
  "visiting_friends_and_family",
] as const;
export type FareType = (typeof FARE_TYPES)[number];

/** A traveller, as far as a search needs to know. */
export interface Traveller {
  readonly id: string;
  /** What they pay and whether they sit. */
  readonly type: PassengerType;
  /** What was asked for: a type, an age or a fare type. */
  readonly asked: "type" | "age" | "fare_type";
  readonly age?: number;
  readonly fareType?: FareType;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly loyalty: readonly LoyaltyAccount[];
}

/** A search: all that is kept of it. Its offers are made again from this whenever they are asked for. */
export interface OfferRequest {
  readonly id: string;
  readonly core: string;
  readonly owner: string;
  readonly createdAt: number;
  readonly slices: readonly SliceQuery[];
  readonly travellers: readonly Traveller[];
  /** Absent: nothing was said, which means economy. */
  readonly cabin?: Cabin;
  readonly maxConnections: number;
}

export interface Stop {
  readonly id: string;
  readonly airport: string;
  readonly arrivingAt: string;
  readonly departingAt: string;
  readonly minutes: number;
}

export interface Segment {
  readonly id: string;
  readonly origin: string;
  readonly destination: string;
  /** Absent where an airport has one, or none is known. */
  readonly originTerminal?: string;
  readonly destinationTerminal?: string;
  /** Local, without offset. */
  readonly departingAt: string;
  readonly arrivingAt: string;
  readonly minutes: number;
  readonly km: number;
  /** A type's name. */
  readonly aircraft: string;
  readonly carrier: string;
  readonly number: string;
  readonly cabin: Cabin;
  readonly fareBasis: string;
  /** Absent where baggage is not known at all. */
  readonly bags?: { readonly checked: number; readonly carryOn: number };
  readonly stops: readonly Stop[];
}

export interface Slice {
  readonly id: string;
  readonly origin: string;
  readonly destination: string;
  readonly minutes: number;
  readonly brand: string;
  readonly change: FareCondition;
  /** For one more bag; absent for the test airline, whose bags have a price of their own. */
  readonly bagFee?: number;
  readonly segments: readonly Segment[];
  /** What of its price is tax. */
  readonly tax?: number;
  /** What the booking desk books; absent for the test airline. */
  readonly journey?: string;
  /** The part of the booking that it is; only in orders. */
  readonly part?: string;
}

export interface Price {
  readonly base: number;
  readonly tax: number;
  readonly total: number;
}

export interface Hold {
  /** Unix milliseconds. */
  readonly payBy: number;
  readonly priceUntil: number;
}

export interface Offer extends Price {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number;
  /** The airline that sells it. */
  readonly airline: string;
  readonly emissionsKg: number;
  readonly travellers: readonly Traveller[];
  readonly slices: readonly Slice[];
  readonly change: FareCondition;
  readonly refund: FareCondition;
  /** Absent where it must be paid at once. */
  readonly hold?: Hold;
  /** What the booking desk books; absent for the test airline, which has no seats to run out of. */
  readonly flightIds?: readonly string[];
  readonly magic?: MagicRoute;
}

export const OFFER_LIFE_MS = 30 * 60_000;
