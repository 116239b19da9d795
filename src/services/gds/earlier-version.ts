import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { owedBy, paidBy, totalPrice } from "../../domain/rules/ledger.ts";
import { namedParts } from "../../domain/rules/parts.ts";
import type { BookingRecord, Hold } from "./document.ts";

/** A record of a version without ledger and named parts, with both: one charge, and paid. */
export function broughtUpToDate(record: BookingRecord): BookingRecord {
  if (record.booking.ledger) return record;
  const named = namedParts(record.booking);
  const amount = totalPrice(named);
  const ledger = [
    { at: named.createdAt, type: "charge" as const, amount },
    { at: named.createdAt, type: "payment" as const, amount: -amount },
  ];
  const booking = { ...named, paid: paidBy(ledger), owed: owedBy(ledger), ledger };
  return { ...record, booking, holds: record.holds.map((hold) => withPart(hold, booking)) };
}

const FLIGHT_KEY = /^flight:([A-Z]{3})([A-Z]{3}):([\d-]{10})#([^:]+):/;
const HOTEL_KEY = /^hotel:[^:]*:([\d-]{10})#([^:]+):/;
const CAR_KEY = /^car:([^:]*):[\d-]{10}#([^:]+):(.*)$/;

/** A unit of stock says what it is of, though not on which booking: the key tells the part. */
function withPart(hold: Hold, { flights, hotels, cars }: Pnr): Hold {
  const part =
    flights.find((flight) => {
      const [, from, to, date, number] = FLIGHT_KEY.exec(hold.key) ?? [];
      return (
        flight.originCode === from &&
        flight.destinationCode === to &&
        flight.flightNumber === number &&
        flight.departureTime.startsWith(date ?? "-")
      );
    })?.part ??
    hotels.find((hotel) => {
      const [, night = "", code] = HOTEL_KEY.exec(hold.key) ?? [];
      return hotel.hotelCode === code && hotel.checkInDate <= night && night < hotel.checkOutDate;
    })?.part ??
    cars.find((car) => {
      const [, place, company, vehicleClass] = CAR_KEY.exec(hold.key) ?? [];
      return (
        car.pickupLocationCode === place &&
        car.companyCode === company &&
        car.vehicleClass === vehicleClass
      );
    })?.part;
  return part === undefined ? hold : { ...hold, part };
}
