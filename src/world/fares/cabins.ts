import type { Cabin } from "../../domain/travel.ts";
import type { Aircraft } from "../airlines/aircraft.ts";
import type { Airline } from "../airlines/airlines.ts";
import { totalSeats } from "../timetable/equipment.ts";

/** Seats with more legroom that airlines of the United States sell as a cabin of their own. */
const EXTRA_LEGROOM = 24;
/** The one low-cost airline here with beds on its long single-aisle flights. */
const LOW_COST_BUSINESS = { airline: "B6", types: ["321", "32Q"] } as const;

/** Seats of a cabin as this airline fits the type out; 0 when it has none. */
export function cabinSeats(airline: Airline, aircraft: Aircraft, cabin: Cabin): number {
  if (airline.kind === "low_cost") return lowCostSeats(airline, aircraft, cabin);
  if (airline.country === "US" && aircraft.body === "narrow") return americanSeats(aircraft, cabin);
  return aircraft.seats[cabin];
}

/** Economy throughout, but for the wide bodies of the long hauls and one business cabin. */
function lowCostSeats(airline: Airline, aircraft: Aircraft, cabin: Cabin): number {
  const { seats, body } = aircraft;
  const premium = body === "wide" ? seats.premium_economy : 0;
  const business =
    airline.code === LOW_COST_BUSINESS.airline &&
    LOW_COST_BUSINESS.types.some((type) => type === aircraft.code)
      ? seats.business
      : 0;
  if (cabin === "economy") return totalSeats(aircraft) - premium - business;
  if (cabin === "premium_economy") return premium;
  return cabin === "business" ? business : 0;
}

/** Airlines of the United States sell all four cabins at home, on single aisles too. */
function americanSeats({ seats }: Aircraft, cabin: Cabin): number {
  const first = Math.floor(seats.business / 4) * 2;
  switch (cabin) {
    case "economy":
      return seats.economy - EXTRA_LEGROOM;
    case "premium_economy":
      return EXTRA_LEGROOM;
    case "business":
      return seats.business - first;
    case "first":
      return first;
  }
}
