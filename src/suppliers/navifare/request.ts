import { isoDate } from "../../domain/dates.ts";
import { toDecimal } from "../../domain/money.ts";
import { type FareFlight, type FareQuestion, RELAYED_SOURCE } from "../fare-sources.ts";

const NO_PRICE = "0.00";

/** The question as the contract of flight_pricecheck writes it. */
export function remoteQuestion(question: FareQuestion): Readonly<Record<string, unknown>> {
  const { legs, cabin, party, seen, currency, location } = question;
  return {
    trip: {
      legs: legs.map((flights) => ({ segments: flights.map(segment) })),
      travelClass: cabin.toUpperCase(),
      ...party,
    },
    // Tells another Wayfare not to pass it on; others read it as typed by hand.
    source: RELAYED_SOURCE,
    price: seen ? toDecimal(seen) : NO_PRICE,
    currency,
    location,
  };
}

function segment(flight: FareFlight): Readonly<Record<string, unknown>> {
  return {
    airline: flight.airline,
    flightNumber: String(flight.number),
    departureAirport: flight.from,
    arrivalAirport: flight.to,
    departureDate: isoDate(flight.day),
    departureTime: flight.departureTime,
    arrivalTime: flight.arrivalTime,
    // The contract has none below 0, not even across the date line.
    plusDays: Math.max(0, flight.plusDays),
  };
}
