import { clockTime, dayOf, formatDuration, isoDate, isoDateTime } from "../../../domain/dates.ts";
import { formatUsd } from "../../../domain/money.ts";
import { CABINS, ONE_ADULT } from "../../../domain/travel.ts";
import { type Journey, searchJourneys } from "../../../world/flights/search.ts";
import type { FlightLeg } from "../../../world/timetable/leg.ts";
import { usageError } from "../command.ts";
import type { View, ViewRequest } from "./view.ts";
import { requireAirports, requireDate, requireWord, threeMonthsAhead } from "./words.ts";

const USAGE = "wayfare world flights <from> <to> [date] [--cabin <cabin>]";

export function flightsView({ seed, today, words, options }: ViewRequest): View {
  const from = requireWord(words, 0, "the origin", USAGE).toUpperCase();
  const to = requireWord(words, 1, "the destination", USAGE).toUpperCase();
  const date = words[2] ?? threeMonthsAhead(today);
  const cabin = CABINS.find((known) => known === (options["cabin"] ?? "economy"));
  if (!cabin) throw usageError(`There is no cabin ${options["cabin"]}`, CABINS.join(", "));
  const journeys = searchJourneys(seed, {
    from: requireAirports(from),
    to: requireAirports(to),
    day: requireDate(date),
    cabin,
    party: ONE_ADULT,
    quoteDay: today,
  });
  return {
    title: `${from}–${to} on ${date}, ${cabin}, one adult: ${journeys.length} journeys`,
    tables: [
      {
        headings: [
          "Flights",
          "Leaves",
          "Arrives",
          "Time",
          "Via",
          "Fare",
          "Class",
          "Seats",
          "Aircraft",
        ],
        rows: journeys.map(journeyRow),
      },
    ],
    data: journeys.map(journeyData),
  };
}

function journeyRow({ legs, fare, seats }: Journey): string[] {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) return [];
  return [
    legs.map(number).join(" "),
    `${first.from.iata} ${clockTime(first.departure + first.departureOffset)}`,
    `${last.to.iata} ${arrivalClock(first, last)}`,
    formatDuration(last.arrival - first.departure),
    legs
      .slice(1)
      .map((leg, index) => via(legs[index], leg))
      .join(", "),
    formatUsd(fare.total),
    fare.bookingClass,
    seats === 0 ? "full" : String(seats),
    [...new Set(legs.map(({ aircraft }) => aircraft.name))].join(", "),
  ];
}

function arrivalClock(first: FlightLeg, last: FlightLeg): string {
  const local = last.arrival + last.arrivalOffset;
  const days = dayOf(local) - first.day;
  return `${clockTime(local)}${days === 0 ? "" : days > 0 ? `+${days}` : String(days)}`;
}

function via(before: FlightLeg | undefined, after: FlightLeg): string {
  const wait = before ? ` ${formatDuration(after.departure - before.arrival)}` : "";
  return `${after.from.iata}${wait}`;
}

function number({ airline, number }: FlightLeg): string {
  return `${airline.code}${number}`;
}

function journeyData({ legs, fare, seats }: Journey) {
  return {
    price: fare.total,
    bookingClass: fare.bookingClass,
    seats,
    legs: legs.map((leg) => ({
      flight: number(leg),
      date: isoDate(leg.day),
      from: leg.from.iata,
      to: leg.to.iata,
      departure: isoDateTime(leg.departure, leg.departureOffset),
      arrival: isoDateTime(leg.arrival, leg.arrivalOffset),
      duration: leg.duration,
      aircraft: leg.aircraft.name,
    })),
  };
}
