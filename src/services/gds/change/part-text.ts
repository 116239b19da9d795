import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";

/** What a part is in the end: its flights, its stay or its car. */
export function partText({ flights, fares = [], hotels, cars }: Pnr, part: string): string {
  const legs = flights
    .filter((flight) => flight.part === part && flight.bookingStatus !== "cancelled")
    .map(
      ({ flightNumber, originCode, destinationCode, departureTime, arrivalTime }) =>
        `${flightNumber} ${originCode} ${minuteOf(departureTime)} - ${destinationCode} ${minuteOf(arrivalTime)}`,
    );
  const brand = fares.find((one) => one.part === part)?.brand;
  const hotel = hotels.find((one) => one.part === part);
  const car = cars.find((one) => one.part === part);
  const stay = hotel && [
    `${hotel.hotelName} ${hotel.checkInDate} to ${hotel.checkOutDate}`,
    `${hotel.roomType} (${hotel.rateCode})`,
    ...(hotel.cancellation === undefined ? [] : [`cancelling: ${hotel.cancellation}`]),
  ];
  const hire = car && [
    `${car.companyName} ${car.vehicleModel}`,
    `${minuteOf(car.pickupDate)} to ${minuteOf(car.dropoffDate)}`,
    "free to cancel until pick-up",
  ];
  return (stay ?? hire ?? [...legs, ...(brand === undefined ? [] : [brand])]).join(", ");
}

/** `2027-03-13 00:30` */
function minuteOf(time: string): string {
  return time.slice(0, 16).replace("T", " ");
}
