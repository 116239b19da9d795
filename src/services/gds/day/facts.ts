import { MINUTES_PER_DAY, type Minutes } from "../../../domain/dates.ts";
import { distanceKm } from "../../../domain/geo.ts";
import { type DisruptedJourney, PAID_DELAY } from "../../../domain/rules/rights/journey.ts";
import type { Places } from "../../../suppliers/types.ts";
import { type Known, scheduled } from "./known.ts";
import type { Trouble } from "./trouble.ts";

/** The flights with which a journey begins and ends. */
interface Ends {
  readonly first: Known;
  readonly last: Known;
}

/** What passengers' rights go by: the journey as it was booked, and what was done to one flight of it. */
export function factsOf(
  places: Places,
  ends: Ends,
  { kind, at, by = at, shift }: Trouble,
  now: Minutes,
): DisruptedJourney {
  const { first, last } = ends;
  const { flight, report } = by;
  const news = (kind === "retimed" ? report.announced : report.known) ?? now;
  // Against the timetable as announced: a delay of the day is judged apart from the move before it.
  const lateAtEnd = last.report.arrival - scheduled(last.report.status.scheduledArrival);
  const missed = kind === "missed_connection";
  // Without the flight that is missed, the travellers are late by as much as they are not there yet.
  const overdue = now - scheduled(last.flight.arrivalTime);
  return {
    from: first.report.countries.from,
    to: last.report.countries.to,
    km: lengthOf(places, ends),
    hit: {
      from: report.countries.from,
      to: report.countries.to,
      minutes: scheduled(flight.arrivalTime) - scheduled(flight.departureTime),
    },
    airline: report.countries.airline,
    carrier: flight.operatingCarrier ?? flight.airlineName,
    cancelled: kind === "cancelled",
    earlier: kind === "retimed" ? Math.max(0, -shift) : 0,
    late: Math.max(0, missed ? overdue : kind === "retimed" ? shift : lateAtEnd),
    landed: missed
      ? overdue >= PAID_DELAY
      : kind !== "cancelled" && last.report.status.actualArrival !== undefined,
    missed,
    noticeDays: Math.max(0, Math.floor((scheduled(flight.departureTime) - news) / MINUTES_PER_DAY)),
    extraordinary: report.extraordinary,
  };
}

/** Kilometres from where a journey begins to where it ends, which is not its way. */
function lengthOf(places: Places, { first, last }: Ends): number {
  const from = places.find(first.flight.originCode);
  const to = places.find(last.flight.destinationCode);
  return from && to && first !== last ? distanceKm(from, to) : first.report.km;
}
