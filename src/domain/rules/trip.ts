import type { CarRental } from "../contracts/gds/cars.ts";
import type { FlightSegment } from "../contracts/gds/flights.ts";
import type { HotelReservation } from "../contracts/gds/hotels.ts";
import { TravelError } from "../errors.ts";
import { localDate, type Stay, staysIn } from "./stays.ts";

export type CityOf = (code: string) => string;

/** Checks a hotel against the flights of its booking; gives warnings, or throws what must not be. */
export function checkHotelAgainstFlights(
  hotel: HotelReservation,
  flights: readonly FlightSegment[],
  cityOf: CityOf,
): string[] {
  if (flights.length === 0) return [];
  const stays = staysIn(flights, cityOf(hotel.cityCode), cityOf);
  if (stays.length === 0) {
    refuseOutsideTrip(hotel.checkInDate, hotel.checkOutDate, flights, {
      reason: "hotel_outside_trip",
      field: "hotelId",
      value: hotel.id,
    });
    return [`No flight of this booking goes to ${hotel.cityName} (${hotel.cityCode}).`];
  }
  const problems = stays.map((stay) => hotelProblem(hotel, stay));
  if (problems.some((problem) => problem === undefined)) return [];
  throw problems[0];
}

/** Refuses what lies wholly before or after the trip; a single flight leaves the end open. */
function refuseOutsideTrip(
  from: string,
  until: string,
  flights: readonly FlightSegment[],
  { reason, field, value }: { reason: string; field: string; value: string },
): void {
  const starts = localDate(flights[0]?.departureTime ?? "");
  const ends = flights.length > 1 ? localDate(flights.at(-1)?.arrivalTime ?? "") : undefined;
  const before = until < starts || (until === starts && from < starts);
  if (!before && (ends === undefined || from <= ends)) return;
  throw new TravelError(
    "rule",
    `${from} to ${until} does not overlap the trip (${starts} to ${ends ?? "open end"})`,
    {
      reason,
      field,
      value,
      hint: "Search for dates within the trip, or book this on a PNR of its own.",
    },
  );
}

function hotelProblem(hotel: HotelReservation, stay: Stay): TravelError | undefined {
  const from = stay.arrival && localDate(stay.arrival.arrivalTime);
  if (stay.arrival && from && hotel.checkInDate < from) {
    return new TravelError(
      "rule",
      `Check-in on ${hotel.checkInDate} is before ${stay.arrival.flightNumber} lands on ${from}`,
      {
        reason: "hotel_before_arrival",
        field: "hotelId",
        value: hotel.id,
        hint: `Search hotels in ${hotel.cityCode} with checkInDate ${from} or later.`,
      },
    );
  }
  const until = stay.departure && localDate(stay.departure.departureTime);
  if (until !== undefined && hotel.checkOutDate > until) {
    return new TravelError(
      "rule",
      `Check-out on ${hotel.checkOutDate} is after ${stay.departure?.flightNumber} leaves on ${until}`,
      {
        reason: "hotel_after_departure",
        field: "hotelId",
        value: hotel.id,
        hint: `Search hotels in ${hotel.cityCode} with checkOutDate ${until} or earlier.`,
      },
    );
  }
  return undefined;
}

/** Checks a car against the flights of its booking; gives warnings, or throws what must not be. */
export function checkCarAgainstFlights(
  car: CarRental,
  flights: readonly FlightSegment[],
  cityOf: CityOf,
): string[] {
  if (flights.length === 0) return [];
  const stays = staysIn(flights, cityOf(car.pickupLocationCode), cityOf);
  if (stays.length === 0) {
    refuseOutsideTrip(localDate(car.pickupDate), localDate(car.dropoffDate), flights, {
      reason: "car_outside_trip",
      field: "carId",
      value: car.id,
    });
    return [
      `No flight of this booking lands at ${car.pickupLocationName} (${car.pickupLocationCode}).`,
    ];
  }
  const outcomes = stays.map((stay) => carOutcome(car, stay));
  const fitting = outcomes.find((outcome) => Array.isArray(outcome));
  if (fitting) return fitting;
  throw outcomes[0];
}

function carOutcome(car: CarRental, { arrival, departure }: Stay): string[] | TravelError {
  const landed = arrival && localDate(arrival.arrivalTime);
  if (arrival && landed && localDate(car.pickupDate) < landed) {
    return new TravelError(
      "rule",
      `Pick-up on ${localDate(car.pickupDate)} is before ${arrival.flightNumber} lands on ${landed}`,
      {
        reason: "car_before_arrival",
        field: "carId",
        value: car.id,
        hint: `Search cars at ${car.pickupLocationCode} from ${arrival.arrivalTime} on.`,
      },
    );
  }
  const leaves = departure && localDate(departure.departureTime);
  if (departure && leaves && localDate(car.dropoffDate) > leaves) {
    return new TravelError(
      "rule",
      `Drop-off on ${localDate(car.dropoffDate)} is after ${departure.flightNumber} leaves on ${leaves}`,
      {
        reason: "car_after_departure",
        field: "carId",
        value: car.id,
        hint: `Search cars with dropoffDate ${departure.departureTime} or earlier.`,
      },
    );
  }
  const warnings: string[] = [];
  if (arrival && Date.parse(car.pickupDate) < Date.parse(arrival.arrivalTime)) {
    warnings.push(
      `Pick-up is before ${arrival.flightNumber} lands at ${minuteOf(arrival.arrivalTime)}.`,
    );
  }
  if (departure && Date.parse(car.dropoffDate) > Date.parse(departure.departureTime)) {
    warnings.push(
      `Drop-off is after ${departure.flightNumber} leaves at ${minuteOf(departure.departureTime)}.`,
    );
  }
  return warnings;
}

/** `2027-03-13 00:30` */
function minuteOf(time: string): string {
  return time.slice(0, 16).replace("T", " ");
}
