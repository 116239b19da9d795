import { addToTravelRequest } from "./concierge/add-to-travel-request.ts";
import { calculateBudget } from "./concierge/calculate-budget.ts";
import { checkAvailability } from "./concierge/check-availability.ts";
import { createTravelRequest } from "./concierge/create-travel-request.ts";
import { getTravelRequest } from "./concierge/get-travel-request.ts";
import { planTrip } from "./concierge/plan-trip.ts";
import { requestVipManager } from "./concierge/request-vip-manager.ts";
import { searchDestinations } from "./concierge/search-destinations.ts";
import { searchExcursions } from "./concierge/search-excursions.ts";
import { searchTours } from "./concierge/search-tours.ts";
import type { DefinedTool } from "./define.ts";
import { exploreFares } from "./flights/explore-fares.ts";
import { fareCalendar } from "./flights/fare-calendar.ts";
import { searchFlightOffers } from "./flights/search-flights.ts";
import { bookCar } from "./gds/book-car.ts";
import { bookFlight } from "./gds/book-flight.ts";
import { bookHotel } from "./gds/book-hotel.ts";
import { cancelBooking } from "./gds/cancel-booking.ts";
import { listBookings } from "./gds/list-bookings.ts";
import { retrieveBooking } from "./gds/retrieve-booking.ts";
import { searchCars } from "./gds/search-cars.ts";
import { searchFlights } from "./gds/search-flights.ts";
import { searchHotels } from "./gds/search-hotels.ts";
import { flightPricecheck } from "./pricecheck/flight-pricecheck.ts";
import { formatFlightPricecheckRequest } from "./pricecheck/format-flight-pricecheck-request.ts";
import type { Services } from "./services.ts";
import { confirmChange } from "./servicing/confirm-change.ts";
import { findBookings } from "./servicing/find-bookings.ts";
import { getFlightStatus } from "./servicing/get-flight-status.ts";
import { getSeatMap } from "./servicing/get-seat-map.ts";
import { quoteCancellation } from "./servicing/quote-cancellation.ts";
import { quoteChange } from "./servicing/quote-change.ts";
import { respondToDisruption } from "./servicing/respond-to-disruption.ts";
import { ticketBooking } from "./servicing/ticket-booking.ts";

/**
 * Every tool, in the order in which clients see them. Servers list those that `npm run gen` has
 * published; docs/adding-a-tool.md has all the places of a new one.
 */
export const tools: readonly DefinedTool<Services>[] = [
  searchFlights,
  bookFlight,
  searchHotels,
  bookHotel,
  searchCars,
  bookCar,
  retrieveBooking,
  cancelBooking,
  listBookings,
  ticketBooking,
  quoteChange,
  confirmChange,
  quoteCancellation,
  findBookings,
  getFlightStatus,
  getSeatMap,
  respondToDisruption,
  searchFlightOffers,
  fareCalendar,
  exploreFares,
  flightPricecheck,
  formatFlightPricecheckRequest,
  searchDestinations,
  searchTours,
  searchExcursions,
  planTrip,
  calculateBudget,
  createTravelRequest,
  checkAvailability,
  requestVipManager,
  getTravelRequest,
  addToTravelRequest,
];
