import { nearest } from "../../../text/nearest.ts";
import { airlines, findAirline } from "../../../world/airlines/airlines.ts";
import { minimumByCodes } from "../../../world/flights/minimum-connection.ts";
import { findCity } from "../../../world/places/airports.ts";
import type { Seed } from "../../../world/random.ts";
import type { FlightFacts } from "../../fare-sources.ts";
import { doubtOf } from "./doubt.ts";
import { readTrip } from "./trip.ts";
import { typicalTripFare } from "./trip-fare.ts";

const SUGGESTIONS = 3;

/** What the world knows of airlines, airports and prices. */
export function simulatedFlightFacts(seed: Seed): FlightFacts {
  return {
    airlineName: (code) => findAirline(code)?.name,

    suggestAirlines(typed) {
      const start = typed.trim().toLowerCase();
      if (start === "") return [];
      const named = airlines.filter(({ name }) => name.toLowerCase().startsWith(start));
      const meant = nearest(
        typed,
        airlines.map(({ name }) => name),
      );
      const near = airlines.filter(({ name }) => name === meant);
      return [...new Set([...named, ...near])]
        .slice(0, SUGGESTIONS)
        .map(({ code, name }) => `${code} (${name})`);
    },

    airportsOf: (code) => findCity(code)?.airports.map(({ iata }) => iata) ?? [],

    minimumConnection: minimumByCodes,

    doubt: (flight) => doubtOf(seed, flight),

    typicalFare(question) {
      const trip = readTrip(seed, question);
      if (!trip) return { low: 0, high: 0 };
      return typicalTripFare(trip, question, question.party);
    },
  };
}
