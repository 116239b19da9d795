/** What the server says under /console/api. */

export const STATES = ["draft_pending_operator", "needs_info", "confirmed", "declined"] as const;
export type RequestState = (typeof STATES)[number];
export type Answer = Exclude<RequestState, "draft_pending_operator">;

/** Unix milliseconds, or ISO 8601. */
export type Instant = number | string;

export interface Me {
  readonly operator: string;
  readonly version: string;
  readonly auth: "ticket" | "key";
  readonly desks: readonly string[];
}

export interface RequestSummary {
  readonly id: string;
  readonly kind: "lead" | "vip";
  readonly state: RequestState;
  readonly name?: string;
  readonly destination?: string;
  readonly dates?: string;
  readonly travelers?: number;
  readonly lang: string;
  readonly message: string;
  readonly assignee?: string;
  readonly createdAt: Instant;
  readonly modifiedAt: Instant;
  readonly version: number;
  readonly unread: boolean;
}

export interface RequestPage {
  readonly requests: readonly RequestSummary[];
  readonly total: number;
  readonly cursor?: string;
  readonly counts: Readonly<Record<RequestState, number>>;
  /** How many of the newest a search looked through, where not all. */
  readonly searched?: number;
}

export interface Remark {
  readonly at: Instant;
  readonly by: string;
  readonly text: string;
}

export type HistoryAction =
  | "created"
  | "assigned"
  | "noted"
  | Answer
  | "undone"
  | "read"
  | "booked";

export interface HistoryEntry {
  readonly at: Instant;
  readonly by?: string;
  readonly action: HistoryAction;
  readonly text?: string;
}

export interface RequestDetail extends RequestSummary {
  readonly contact: string;
  readonly budget?: string;
  readonly reply?: string;
  readonly notes: readonly Remark[];
  readonly history: readonly HistoryEntry[];
  readonly readAt?: Instant;
  readonly pnr?: string;
  readonly plan?: Plan;
  readonly canUndo: boolean;
}

export interface PlanDay {
  readonly day: number;
  readonly city: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly tips: string;
}

/** What plan_trip answers. */
export interface Plan {
  readonly summary: string;
  readonly destinations: readonly string[];
  readonly budget: {
    readonly currency: string;
    readonly total: number;
    readonly perPerson: number;
  };
  readonly itinerary: readonly PlanDay[];
  readonly hotels: readonly string[];
  readonly notes?: readonly string[];
  readonly disclaimer: string;
  readonly lang?: string;
  readonly flights?: readonly string[];
}

export const BOOKING_STATES = ["confirmed", "pending", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATES)[number];

export interface BookingSummary {
  readonly pnr: string;
  readonly status: BookingStatus;
  readonly createdAt: Instant;
  readonly passengers: readonly string[];
  readonly route: string;
  /** USD cents. */
  readonly totalPrice: number;
  readonly firstDate?: string;
}

export interface BookingPage {
  readonly bookings: readonly BookingSummary[];
  readonly total: number;
  readonly cursor?: string;
  readonly searched?: number;
}

export interface BookedFlight {
  readonly flightNumber: string;
  readonly airlineName: string;
  readonly originCode: string;
  readonly originName: string;
  readonly destinationCode: string;
  readonly destinationName: string;
  /** Local, with UTC offset. */
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly duration: number;
  readonly aircraftType: string;
  readonly cabin: string;
  readonly price: number;
}

export interface BookedHotel {
  readonly hotelName: string;
  readonly address: string;
  readonly cityName: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  readonly roomType: string;
  readonly starRating: number;
  readonly price: number;
}

export interface BookedCar {
  readonly companyName: string;
  readonly vehicleModel: string;
  readonly vehicleClass: string;
  readonly pickupLocationName: string;
  readonly dropoffLocationName: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly rentalDays: number;
  readonly totalPrice: number;
}

export interface BookedPassenger {
  readonly type: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Booking {
  readonly pnr: string;
  readonly status: BookingStatus;
  readonly createdAt: Instant;
  readonly passengers: readonly BookedPassenger[];
  readonly flights: readonly BookedFlight[];
  readonly hotels: readonly BookedHotel[];
  readonly cars: readonly BookedCar[];
  readonly totalPrice: number;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
  readonly cancellationReason?: string;
}

export interface Place {
  readonly name: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
}

/** What operators did to a booking. */
export interface TrailEntry {
  readonly at: Instant;
  readonly by: string;
  readonly what: "booked" | "changed" | "cancelled";
  readonly text?: string;
}

export interface BookingDetail {
  readonly booking: Booking;
  readonly trail: readonly TrailEntry[];
  readonly places: Readonly<Record<string, Place>>;
}

export interface ToolInfo {
  readonly name: string;
  readonly title: string;
  readonly toolset: string;
  readonly effect: "read" | "create" | "update" | "destroy";
  readonly description: string;
  readonly inputSchema: unknown;
}

export interface ToolAnswer {
  readonly output: unknown;
  readonly text: string;
  readonly notes: readonly string[];
  readonly ms: number;
}

export interface PlaceHit {
  readonly code: string;
  readonly label: string;
}
