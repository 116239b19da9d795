import type { Caller } from "../../domain/caller.ts";
import type { Session } from "../../domain/entities/session.ts";
import { bookCar } from "./book-car.ts";
import { bookFlight } from "./book-flight.ts";
import { bookHotel } from "./book-hotel.ts";
import { cancelBooking, listBookings, retrieveBooking } from "./bookings.ts";
import type { GdsDeps } from "./deps.ts";
import { searchCars } from "./search-cars.ts";
import { searchFlights } from "./search-flights.ts";
import { searchHotels } from "./search-hotels.ts";
import { describeSession } from "./sessions.ts";

type UseCase<F> = F extends (deps: GdsDeps, ...rest: infer A) => infer R
  ? (...rest: A) => R
  : never;

/** The booking desk: every use case with its dependencies filled in. */
export interface GdsDesk {
  readonly searchFlights: UseCase<typeof searchFlights>;
  readonly searchHotels: UseCase<typeof searchHotels>;
  readonly searchCars: UseCase<typeof searchCars>;
  readonly bookFlight: UseCase<typeof bookFlight>;
  readonly bookHotel: UseCase<typeof bookHotel>;
  readonly bookCar: UseCase<typeof bookCar>;
  readonly retrieveBooking: UseCase<typeof retrieveBooking>;
  readonly cancelBooking: UseCase<typeof cancelBooking>;
  readonly listBookings: UseCase<typeof listBookings>;
  session(caller: Caller, id: string): Promise<Session>;
  endSession(id: string): Promise<void>;
}

export function gdsDesk(deps: GdsDeps): GdsDesk {
  return {
    searchFlights: (request, caller) => searchFlights(deps, request, caller),
    searchHotels: (request, caller) => searchHotels(deps, request, caller),
    searchCars: (request, caller) => searchCars(deps, request, caller),
    bookFlight: (request, caller) => bookFlight(deps, request, caller),
    bookHotel: (request, caller) => bookHotel(deps, request, caller),
    bookCar: (request, caller) => bookCar(deps, request, caller),
    retrieveBooking: (request, caller) => retrieveBooking(deps, request, caller),
    cancelBooking: (request, caller) => cancelBooking(deps, request, caller),
    listBookings: (request, caller) => listBookings(deps, request, caller),
    session: (caller, id) => describeSession(deps, caller, id),
    async endSession(id) {
      // What is still to be written would open the session again.
      await deps.searches.flush();
      await deps.store.sessions.end(id);
    },
  };
}
