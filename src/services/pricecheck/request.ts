/** One flight as the caller wrote it down. */
export interface Segment {
  readonly airline: string;
  readonly flightNumber: string;
  readonly departureAirport: string;
  readonly arrivalAirport: string;
  readonly departureDate: string;
  readonly departureTime: string;
  readonly arrivalTime: string;
  readonly plusDays: number;
}

export type TravelClass = "ECONOMY" | "PREMIUM_ECONOMY" | "BUSINESS" | "FIRST";

export interface TripRequest {
  readonly legs: readonly { readonly segments: readonly Segment[] }[];
  readonly travelClass: TravelClass;
  readonly adults: number;
  readonly children: number;
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
}

/** An itinerary, and the price at which somebody saw it. */
export interface PriceCheckRequest {
  readonly trip: TripRequest;
  /** Where it was seen. */
  readonly source: string;
  /** Of the whole party, in units of the currency; zero when no price was seen. */
  readonly price: string;
  readonly currency: string;
  readonly location: string;
  /** How many results to list. */
  readonly limit?: number | undefined;
}
