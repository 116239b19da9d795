import { isoDate } from "../../domain/dates.ts";
import { toDecimal } from "../../domain/money.ts";
import type { FareFlight, FareQuestion, FareSource } from "../fare-sources.ts";
import { readAnswer } from "./answer.ts";
import { callRemote } from "./call.ts";

const NO_PRICE = "0.00";

/** A remote price check that speaks MCP: its results count as quotes of the websites it names. */
export function navifareSource(url: string): FareSource {
  return {
    id: "navifare",
    name: nameOf(url),
    kind: "remote",
    supply: "navifare",

    async ask(question, options) {
      if (question.relayed) {
        return { quotes: [], why: "is not asked on behalf of another price check" };
      }
      const remote = await callRemote(url, remoteQuestion(question), options);
      return readAnswer(remote, question.askedAt);
    },
  };
}

/** Where it is reached is the operator's business, not the caller's. */
function nameOf(url: string): string {
  return /(^|\.)navifare\.com$/.test(new URL(url).hostname) ? "Navifare" : "Remote price check";
}

/** The question as the contract of flight_pricecheck writes it. */
function remoteQuestion(question: FareQuestion): Readonly<Record<string, unknown>> {
  const { legs, cabin, party, seen, seenAt, currency, location } = question;
  return {
    trip: {
      legs: legs.map((flights) => ({ segments: flights.map(segment) })),
      travelClass: cabin.toUpperCase(),
      ...party,
    },
    source: seenAt,
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
