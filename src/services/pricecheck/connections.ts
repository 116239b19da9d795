import { formatDuration, isoDate, type Minutes } from "../../domain/dates.ts";
import type { FareFlight } from "../../suppliers/fare-sources.ts";
import type { PriceCheckDeps } from "./deps.ts";
import { type Complaint, refusal, type Spot } from "./refusal.ts";

/** Between two airports of one city. */
const CHANGE_OF_AIRPORT = 180;
/** Airlines sell changes shorter than is usual, but not shorter than this share of it. */
const POSSIBLE_SHARE = 0.5;
const LONGEST_STOP = 24 * 60;

/** Two flights of a leg, one after the other; the spot is the second's in the request. */
interface Connection {
  readonly before: FareFlight;
  readonly after: FareFlight;
  readonly spot: Spot;
}

/** Refuses a change of planes that is impossible; notes one that is only tight. */
export function checkConnection(
  { places, facts }: Pick<PriceCheckDeps, "places" | "facts">,
  { before, after, spot }: Connection,
  note: (text: string) => void,
): void {
  const cityOf = (code: string) => places.find(code)?.cityCode ?? code;
  if (cityOf(before.to) !== cityOf(after.from)) {
    throw refusal(spot, {
      field: "departureAirport",
      value: after.from,
      problem: `is not where the flight before it lands (${before.to})`,
      reason: "gap_in_leg",
      hint: "Give the missing flight, or put what comes after the gap into a leg of its own.",
    });
  }
  const wait = after.departure - before.arrival;
  const changesAirport = before.to !== after.from;
  const usual = changesAirport
    ? CHANGE_OF_AIRPORT
    : facts.minimumConnection(after.from, before.from, after.to);
  if (wait < usual * POSSIBLE_SHARE) throw refusal(spot, tooShort(before, after, wait, usual));
  if (wait > LONGEST_STOP) {
    throw refusal(spot, {
      field: "departureDate",
      value: isoDate(after.day),
      problem: `is ${formatDuration(wait)} after the flight before it has landed, which is a stay and not a connection`,
      reason: "stopover_in_leg",
      hint: `Put the flights from ${after.from} on into a leg of their own, or correct the date.`,
    });
  }
  if (wait < usual) {
    note(
      `${formatDuration(wait)} to change at ${after.from} is less than the ${formatDuration(usual)} that are usual there.`,
    );
  }
  if (changesAirport) note(`The connection changes airports: ${before.to} to ${after.from}.`);
}

function tooShort(before: FareFlight, after: FareFlight, wait: Minutes, usual: Minutes): Complaint {
  const flight = `${before.airline}${before.number}`;
  return {
    field: "departureTime",
    value: after.departureTime,
    problem:
      wait < 0
        ? `is ${formatDuration(-wait)} before ${flight} has landed at ${before.to}`
        : `leaves ${formatDuration(wait)} to change at ${after.from} after ${flight}; ${formatDuration(usual)} are usual`,
    reason: wait < 0 ? "connection_before_landing" : "connection_too_short",
    hint: "Check the times, departureDate and plusDays of both flights.",
  };
}
