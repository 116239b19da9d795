import {
  type FlightStatus,
  FlightStatuses,
  FlightStatusQuestion,
} from "../../domain/contracts/servicing/flight-status.ts";
import { formatDuration } from "../../domain/dates.ts";
import { defineTool } from "../define.ts";
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
    return `${lines.join("\n")}\nLocal times, as of ${asOf}.${next}`;
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
    ...(flight.earlierDeparture === undefined
      ? []
      : [`the airline moved it from ${clock(flight.earlierDeparture)}`]),
    ...(flight.cause === undefined || flight.cause === RETIMED ? [] : [`cause: ${flight.cause}`]),
    ...(flight.inboundFlight === undefined
      ? []
      : [`its aircraft comes late as ${flight.inboundFlight}`]),
  ];
  return `${facts.join("; ")}.`;
}

/** Told with the time that it was moved from. */
const RETIMED = "schedule change";
const DAY_MS = 86_400_000;
/** Less is on time. */
const EARLY_MINUTES = 5;

function stateOf(flight: FlightStatus, asOf: string): string {
  const { status, delayMinutes = 0, scheduledDeparture } = flight;
  if (status === "cancelled") return `CANCELLED (was to leave at ${clock(scheduledDeparture)})`;
  if (status === "scheduled") {
    const ahead = Date.parse(scheduledDeparture) - Date.parse(asOf);
    return ahead > DAY_MS ? "scheduled, nothing else is known yet" : "on time";
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
    `${left === undefined ? "leaves" : "left"} ${timed(leaves, flight.scheduledDeparture)}${from}${at}`,
    `${landed === undefined ? "lands" : "landed"} ${timed(arrives, flight.scheduledArrival)}${to}`,
  ];
}

/** `09:20 (scheduled 08:35)`, with the day where it is another. */
function timed(time: string, scheduled: string): string {
  if (time === scheduled) return clock(time);
  const day = time.slice(0, 10) === scheduled.slice(0, 10) ? "" : `${time.slice(0, 10)} `;
  return `${day}${clock(time)} (scheduled ${clock(scheduled)})`;
}

function clock(time: string): string {
  return time.slice(11, 16);
}
