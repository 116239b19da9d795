import { type Bound, bindAll } from "../bind.ts";
import { bookCar } from "./book-car.ts";
import { bookFlight, priceFlights } from "./book-flight.ts";
import { bookHotel } from "./book-hotel.ts";
import { alsoWatched, listBookings, retrieveBooking } from "./bookings.ts";
import { cancelBooking, quoteCancellation } from "./cancel.ts";
import { confirmChange, quoteChange } from "./change/change.ts";
import { getFlightStatus } from "./day/flight-status.ts";
import { respondToDisruption } from "./day/respond.ts";
import { disruptedSince } from "./day/watch.ts";
import type { GdsDeps } from "./deps.ts";
import { findBookings } from "./find/find-bookings.ts";
import { expireHolds } from "./holds.ts";
import { searchCars } from "./search-cars.ts";
import { searchFlights } from "./search-flights.ts";
import { searchHotels } from "./search-hotels.ts";
import { getSeatMap } from "./seats/seat-map.ts";
import { describeSession, endSession, useSession } from "./sessions.ts";
import { allAlsoIn, alsoAsItIs, alsoIn, sumsAlsoIn } from "./shown-booking.ts";
import { ticketBooking } from "./ticket.ts";

const USE_CASES = {
  searchFlights,
  searchHotels,
  searchCars,
  bookFlight: alsoIn(bookFlight),
  priceFlights,
  bookHotel: alsoIn(bookHotel),
  bookCar: alsoIn(bookCar),
  retrieveBooking: alsoWatched(alsoIn(retrieveBooking)),
  ticketBooking: alsoIn(ticketBooking),
  quoteChange: sumsAlsoIn(quoteChange),
  confirmChange: alsoAsItIs(confirmChange),
  quoteCancellation: sumsAlsoIn(quoteCancellation),
  cancelBooking: alsoIn(cancelBooking),
  listBookings: allAlsoIn(listBookings),
  findBookings,
  getFlightStatus,
  getSeatMap,
  respondToDisruption: alsoAsItIs(respondToDisruption),
  disruptedSince,
  session: describeSession,
  endSession,
  expireHolds,
  useSession,
};

/** The booking desk. */
export type GdsDesk = Bound<GdsDeps, typeof USE_CASES>;

export function gdsDesk(deps: GdsDeps): GdsDesk {
  return bindAll(deps, USE_CASES);
}
