import { type Bound, bindAll } from "../bind.ts";
import { bookCar } from "./book-car.ts";
import { bookFlight } from "./book-flight.ts";
import { bookHotel } from "./book-hotel.ts";
import { cancelBooking, listBookings, retrieveBooking } from "./bookings.ts";
import type { GdsDeps } from "./deps.ts";
import { searchCars } from "./search-cars.ts";
import { searchFlights } from "./search-flights.ts";
import { searchHotels } from "./search-hotels.ts";
import { describeSession, endSession } from "./sessions.ts";

const USE_CASES = {
  searchFlights,
  searchHotels,
  searchCars,
  bookFlight,
  bookHotel,
  bookCar,
  retrieveBooking,
  cancelBooking,
  listBookings,
  session: describeSession,
  endSession,
};

/** The booking desk. */
export type GdsDesk = Bound<GdsDeps, typeof USE_CASES>;

export function gdsDesk(deps: GdsDeps): GdsDesk {
  return bindAll(deps, USE_CASES);
}
