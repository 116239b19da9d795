import type { BookedCar, BookedFlight, BookedHotel, Pnr } from "../../api/types.ts";

/** Something that happens on a trip, at a local time. */
export type Stop =
  | { readonly kind: "flight"; readonly at: string; readonly flight: BookedFlight }
  | { readonly kind: "checkIn"; readonly at: string; readonly hotel: BookedHotel }
  | { readonly kind: "checkOut"; readonly at: string; readonly hotel: BookedHotel }
  | { readonly kind: "pickUp"; readonly at: string; readonly car: BookedCar }
  | { readonly kind: "dropOff"; readonly at: string; readonly car: BookedCar };

/** Hotels name days, not hours: one leaves before the day's flights and arrives after them. */
const CHECK_IN = "T23:59:59";
const CHECK_OUT = "T00:00:00";

/** Everything on a booking in the order of local clocks, by days. */
export function stopsByDay(booking: Pick<Pnr, "flights" | "hotels" | "cars">): [string, Stop[]][] {
  const stops: Stop[] = [
    ...booking.flights.map((flight) => ({
      kind: "flight" as const,
      at: flight.departureTime,
      flight,
    })),
    ...booking.hotels.flatMap((hotel) => [
      { kind: "checkIn" as const, at: hotel.checkInDate + CHECK_IN, hotel },
      { kind: "checkOut" as const, at: hotel.checkOutDate + CHECK_OUT, hotel },
    ]),
    ...booking.cars.flatMap((car) => [
      { kind: "pickUp" as const, at: car.pickupDate, car },
      { kind: "dropOff" as const, at: car.dropoffDate, car },
    ]),
  ];
  const days = new Map<string, Stop[]>();
  const clock = ({ at }: Stop) => at.slice(0, 19);
  for (const stop of stops.sort((a, b) => (clock(a) < clock(b) ? -1 : 1))) {
    const day = stop.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), stop]);
  }
  return [...days];
}
