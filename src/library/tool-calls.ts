import type { z } from "zod";
import type {
  AvailabilityAnswer,
  AvailabilityRequest,
  BudgetAnswer,
  PlanAnswer,
  PlanRequest,
} from "../domain/contracts/concierge/plan.ts";
import type {
  NewRequest,
  RequestAddition,
  RequestLookup,
  RequestReceipt,
  RequestView,
} from "../domain/contracts/concierge/requests.ts";
import type {
  DestinationAnswer,
  DestinationRequest,
  ExcursionAnswer,
  ExcursionRequest,
  TourAnswer,
  TourRequest,
} from "../domain/contracts/concierge/search.ts";
import type {
  CalendarRequest,
  ExploreRequest,
  FareCalendar,
  PlacesExplored,
} from "../domain/contracts/flights/fares.ts";
import type { OfferRequest, OffersFound } from "../domain/contracts/flights/search.ts";
import type {
  BookingList,
  BookingListing,
  BookingReference,
  Cancellation,
  CarBooking,
  FlightBooking,
  HotelBooking,
  Pnr,
  Ticketing,
} from "../domain/contracts/gds/bookings.ts";
import type { CarSearch, CarsFound } from "../domain/contracts/gds/cars.ts";
import type { FlightSearch, FlightsFound } from "../domain/contracts/gds/flights.ts";
import type { HotelSearch, HotelsFound } from "../domain/contracts/gds/hotels.ts";
import type { PriceCheckAnswer, PriceCheckRequest } from "../domain/contracts/pricecheck/check.ts";
import type { FormatAnswer, FormatRequest } from "../domain/contracts/pricecheck/format.ts";
import type {
  CancellationQuestion,
  CancellationQuote,
} from "../domain/contracts/servicing/cancellation.ts";
import type {
  ChangeConfirmation,
  ChangeQuote,
  ChangeRequest,
} from "../domain/contracts/servicing/change.ts";
import type { DisruptionResponse } from "../domain/contracts/servicing/disruption.ts";
import type { BookingSearch, BookingsFound } from "../domain/contracts/servicing/find.ts";
import type {
  FlightStatuses,
  FlightStatusQuestion,
} from "../domain/contracts/servicing/flight-status.ts";
import type { SeatMap, SeatMapQuestion } from "../domain/contracts/servicing/seats.ts";

/** What a tool takes and answers. */
interface Of<I extends z.ZodType, O extends z.ZodType> {
  readonly input: z.input<I>;
  readonly output: z.output<O>;
}

/** Every tool by its name, with the types of its contract. */
export interface ToolCalls {
  searchFlights: Of<typeof FlightSearch, typeof FlightsFound>;
  bookFlight: Of<typeof FlightBooking, typeof Pnr>;
  searchHotels: Of<typeof HotelSearch, typeof HotelsFound>;
  bookHotel: Of<typeof HotelBooking, typeof Pnr>;
  searchCars: Of<typeof CarSearch, typeof CarsFound>;
  bookCar: Of<typeof CarBooking, typeof Pnr>;
  retrieveBooking: Of<typeof BookingReference, typeof Pnr>;
  cancelBooking: Of<typeof Cancellation, typeof Pnr>;
  listBookings: Of<typeof BookingListing, typeof BookingList>;
  ticketBooking: Of<typeof Ticketing, typeof Pnr>;
  quoteChange: Of<typeof ChangeRequest, typeof ChangeQuote>;
  confirmChange: Of<typeof ChangeConfirmation, typeof Pnr>;
  quoteCancellation: Of<typeof CancellationQuestion, typeof CancellationQuote>;
  findBookings: Of<typeof BookingSearch, typeof BookingsFound>;
  getFlightStatus: Of<typeof FlightStatusQuestion, typeof FlightStatuses>;
  respondToDisruption: Of<typeof DisruptionResponse, typeof Pnr>;
  getSeatMap: Of<typeof SeatMapQuestion, typeof SeatMap>;
  search_flights: Of<typeof OfferRequest, typeof OffersFound>;
  fare_calendar: Of<typeof CalendarRequest, typeof FareCalendar>;
  explore_fares: Of<typeof ExploreRequest, typeof PlacesExplored>;
  flight_pricecheck: Of<typeof PriceCheckRequest, typeof PriceCheckAnswer>;
  format_flight_pricecheck_request: Of<typeof FormatRequest, typeof FormatAnswer>;
  search_destinations: Of<typeof DestinationRequest, typeof DestinationAnswer>;
  search_tours: Of<typeof TourRequest, typeof TourAnswer>;
  search_excursions: Of<typeof ExcursionRequest, typeof ExcursionAnswer>;
  plan_trip: Of<typeof PlanRequest, typeof PlanAnswer>;
  calculate_budget: Of<typeof PlanRequest, typeof BudgetAnswer>;
  create_travel_request: Of<typeof NewRequest, typeof RequestReceipt>;
  check_availability: Of<typeof AvailabilityRequest, typeof AvailabilityAnswer>;
  request_vip_manager: Of<typeof NewRequest, typeof RequestReceipt>;
  get_travel_request: Of<typeof RequestLookup, typeof RequestView>;
  add_to_travel_request: Of<typeof RequestAddition, typeof RequestView>;
}

export type ToolName = keyof ToolCalls;
