import {
  type FlightStatus,
  FlightStatuses,
  FlightStatusQuestion,
} from "../../domain/contracts/servicing/flight-status.ts";
import { formatDuration } from "../../domain/dates.ts";
import { defineTool } from "../define.ts";
import { instantText } from "../gds/text.ts";
import type { GdsContext } from "../services.ts";

export const getFlightStatus = defineTool({
  name: "getFlightStatus",
  title: "Is a flight on time",
  toolset: "servicing",
  effect: "read",
  quick: true,
  description:
    "Whether a flight is on time: scheduled, estimated and actual times, terminal, gate, delay with its cause, cancellation. By flight number (a codeshare's too) and date, or for all flights of a booking. What has not happened is not known yet. A booking that is hit: retrieveBooking shows the ways out.",
  input: FlightStatusQuestion,
  output: FlightStatuses,

  run: (input, { services, caller }: GdsContext) => services.gds.getFlightStatus(input, caller),

  summarize({ flights, asOf }, { pnr }) {
    const lines = flights.map((flight) => statusLine(flight, asOf));
    const next =
      pnr !== undefined && flights.some(isHit)
        ? ` Rights and ways out: retrieveBooking with pnr ${pnr}.`
        : "";
    return `${lines.join("\n")}\nLocal times, as of ${instantText(asOf)}.${next}`;
  },
});

/** So late, or not at all, that the booking has more to say. */
function isHit({ status, delayMinutes = 0 }: FlightStatus): boolean {
  return status === "cancelled" || delayMinutes >= HIT_MINUTES;
}

const HIT_MINUTES = 60;

function statusLine(flight: FlightStatus, asOf: string): string {
  const { flightNumber, originCode, destinationCode, date, status } = flight;
  const { operatingCarrier, operatedAs } = flight;
  const as = operatedAs === undefined ? "" : ` as ${operatedAs}`;
  const by = operatingCarrier === undefined ? "" : `, operated by ${operatingCarrier}${as}`;
  const facts = [
    `${flightNumber} ${originCode}-${destinationCode} ${date}${by}: ${stateOf(flight, asOf)}`,
    ...(status === "cancelled" ? [] : timesOf(flight)),
    ...movedFrom(flight),
    ...(flight.cause === undefined || flight.cause === RETIMED ? [] : [`cause: ${flight.cause}`]),
    ...(flight.inboundFlight === undefined
      ? []
      : [`its aircraft comes late as ${flight.inboundFlight}`]),
  ];
  return `${facts.join("; ")}.`;
}

/** `the airline moved it 2h30 later, from 10:30`. */
function movedFrom({ earlierDeparture, scheduledDeparture }: FlightStatus): string[] {
  if (earlierDeparture === undefined) return [];
  const by = (Date.parse(scheduledDeparture) - Date.parse(earlierDeparture)) / 60_000;
  const from = onDay(earlierDeparture, scheduledDeparture.slice(0, 10));
  return [
    `the airline moved it ${formatDuration(Math.abs(by))} ${by < 0 ? "earlier" : "later"}, from ${from}`,
  ];
}

/** Told with the time that it was moved from. */
const RETIMED = "schedule change";
const DAY_MS = 86_400_000;
/** Less is on time. */
const EARLY_MINUTES = 5;

function stateOf(flight: FlightStatus, asOf: string): string {
  const { status, delayMinutes = 0, scheduledDeparture, earlierDeparture } = flight;
  if (status === "cancelled") return `CANCELLED (was to leave at ${clock(scheduledDeparture)})`;
  if (status === "scheduled") {
    const ahead = Date.parse(scheduledDeparture) - Date.parse(asOf);
    if (ahead <= DAY_MS) return "on time";
    return earlierDeparture === undefined ? "scheduled, nothing else is known yet" : "scheduled";
  }
  if (status === "delayed") return `delayed by about ${formatDuration(delayMinutes)}`;
  const late =
    delayMinutes >= 15
      ? `, ${formatDuration(delayMinutes)} late`
      : delayMinutes <= -EARLY_MINUTES
        ? `, ${formatDuration(-delayMinutes)} early`
        : ", on time";
  return `${status}${late}`;
}

function timesOf(flight: FlightStatus): string[] {
  const { departureTerminal, arrivalTerminal, gate } = flight;
  const from = departureTerminal === undefined ? "" : ` from terminal ${departureTerminal}`;
  const at = gate === undefined ? "" : `${from === "" ? " from" : ","} gate ${gate}`;
  const to = arrivalTerminal === undefined ? "" : ` at terminal ${arrivalTerminal}`;
  const left = flight.actualDeparture;
  const landed = flight.actualArrival;
  const leaves = left ?? flight.estimatedDeparture ?? flight.scheduledDeparture;
  const arrives = landed ?? flight.estimatedArrival ?? flight.scheduledArrival;
  return [
    `${left === undefined ? "leaves" : "left"} ${timed(leaves, flight.scheduledDeparture, flight.date)}${from}${at}`,
    `${landed === undefined ? "lands" : "landed"} ${timed(arrives, flight.scheduledArrival, flight.date)}${to}`,
  ];
}

/** `09:20 (scheduled 08:35)`, with the day where it is another than the one that is read before. */
function timed(time: string, scheduled: string, date: string): string {
  if (time === scheduled) return onDay(time, date);
  return `${onDay(time, date)} (scheduled ${onDay(scheduled, time.slice(0, 10))})`;
}

function onDay(time: string, date: string): string {
  const day = time.slice(0, 10);
  return day === date ? clock(time) : `${day} ${clock(time)}`;
}

function clock(time: string): string {
  return time.slice(11, 16);
}
