import type { Pnr } from "../contracts/gds/bookings.ts";
import type { CarRental } from "../contracts/gds/cars.ts";
import type { FlightSegment } from "../contracts/gds/flights.ts";
import type { HotelReservation } from "../contracts/gds/hotels.ts";
import { PNR_PATTERN } from "../contracts/gds/parameters.ts";
import { MS_PER_DAY, parseIsoDate } from "../dates.ts";
import type { RuleId } from "./catalogue.ts";
import { trueSums } from "./ledger.ts";

const MS_PER_MINUTE = 60_000;
const AIRLINE = /^[A-Z0-9]{2}$/;
const AIRPORT = /^[A-Z]{3}$/;

/** Which rules a flight breaks by itself: nothing a supplier says is believed unchecked. */
export function brokenByFlight(flight: FlightSegment): RuleId[] {
  const elapsed =
    (Date.parse(flight.arrivalTime) - Date.parse(flight.departureTime)) / MS_PER_MINUTE;
  return broken({
    "flight.airline": AIRLINE.test(flight.airlineCode),
    "flight.airports": AIRPORT.test(flight.originCode) && AIRPORT.test(flight.destinationCode),
    "flight.distinct": flight.originCode !== flight.destinationCode,
    "flight.order": elapsed > 0,
    "flight.duration": flight.duration === elapsed,
    "flight.seats": flight.seatsAvailable >= 0,
    "flight.price": flight.price > 0,
    "trip.positive": isCents(flight.price),
  });
}

export function brokenByHotel(hotel: HotelReservation): RuleId[] {
  const checkIn = parseIsoDate(hotel.checkInDate) ?? Number.NaN;
  const checkOut = parseIsoDate(hotel.checkOutDate) ?? Number.NaN;
  return broken({
    "hotel.order": checkIn < checkOut,
    "hotel.nights": hotel.nights === checkOut - checkIn,
    "hotel.stars": hotel.starRating >= 1 && hotel.starRating <= 5,
    "hotel.guests": hotel.guestCount >= 1,
    "hotel.price": hotel.price === hotel.pricePerNight * hotel.nights,
    "trip.positive": isCents(hotel.price) && isCents(hotel.pricePerNight),
  });
}

export function brokenByCar(car: CarRental): RuleId[] {
  const elapsed = Date.parse(car.dropoffDate) - Date.parse(car.pickupDate);
  const oneWay = car.pickupLocationCode !== car.dropoffLocationCode;
  return broken({
    "car.order": elapsed > 0,
    "car.days": car.rentalDays === Math.max(1, Math.ceil(elapsed / MS_PER_DAY)),
    "car.price": car.totalPrice === car.dailyRate * car.rentalDays,
    "car.one-way": !oneWay || (car.oneWayFee ?? 0) > 0,
    "trip.positive": isCents(car.totalPrice) && isCents(car.dailyRate),
  });
}

/** Every rule that a whole booking breaks, its parts included. */
export function brokenByBooking(booking: Pnr): RuleId[] {
  const sums = trueSums(booking);
  return [
    ...broken({
      "pnr.format": PNR_PATTERN.test(booking.pnr),
      "pnr.passengers": booking.passengers.length > 0,
      "pnr.services": booking.flights.length + booking.hotels.length + booking.cars.length > 0,
      "pnr.total": sums.total,
      "pnr.ledger": sums.ledger,
      "pnr.contact": Boolean(booking.contactEmail ?? booking.contactPhone),
    }),
    ...booking.flights.flatMap(brokenByFlight),
    ...booking.hotels.flatMap(brokenByHotel),
    ...booking.cars.flatMap(brokenByCar),
  ];
}

function isCents(price: number): boolean {
  return Number.isSafeInteger(price) && price > 0;
}

function broken(checks: Partial<Record<RuleId, boolean>>): RuleId[] {
  const ids: RuleId[] = [];
  let id: keyof typeof checks;
  for (id in checks) if (!checks[id]) ids.push(id);
  return ids;
}
