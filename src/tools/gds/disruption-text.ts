import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import type { Disruption } from "../../domain/contracts/servicing/disruption.ts";
import { formatUsd } from "../../domain/money.ts";

/** A flight as it goes, and as it was booked where that is another time. */
export interface TimedFlight {
  readonly flight: BookedFlight;
  readonly was?: BookedFlight;
  /** Why its travellers are not on it. */
  readonly gone?: "CANCELLED BY THE AIRLINE" | "MISSED";
}

/** The flights of a booking at the times that their airlines have for them now. */
export function timedFlights({ flights, disruptions = [] }: Pnr): TimedFlight[] {
  /** Parts of which a flight is missed: those after it are, too. */
  const missed = new Set<string | undefined>();
  return flights.map((flight) => {
    const { part, flightNumber, bookingStatus } = flight;
    const hits =
      bookingStatus === "cancelled" ? [] : disruptions.filter((one) => one.part === part);
    const own = hits.filter((one) => one.flightNumber === flightNumber);
    if (own.some(({ kind }) => kind === "missed_connection")) missed.add(part);
    const gone = own.some(({ kind }) => kind === "cancelled")
      ? { gone: "CANCELLED BY THE AIRLINE" as const }
      : missed.has(part) && bookingStatus !== "cancelled"
        ? { gone: "MISSED" as const }
        : {};
    const times = hits
      .flatMap((one) => one.times ?? [])
      .find((one) => one.flightNumber === flightNumber);
    return times ? { flight: { ...flight, ...times }, was: flight, ...gone } : { flight, ...gone };
  });
}

/** A law that pays for a late arrival, as far as it may still come to that. */
function isOpen({ law, fact }: Disruption["rights"][number]): boolean {
  return law.endsWith("261") && !fact.startsWith("No compensation");
}

/** What an airline did, what the law says, the ways out, and by when. */
export function disruptionLines(disruption: Disruption, booking: Pnr): string[] {
  const { part, what, rights, kind, refund, unflown, options, answerBy } = disruption;
  const back = unflown === undefined ? "in full" : `of the unflown part, ${formatUsd(unflown)}`;
  const withRefund =
    disruption.withRefund === undefined ? "" : `; ${disruption.withRefund} with it`;
  const ways = [
    ...options.map((option) => `${option.what} [${option.id}]`),
    ...(kind === "retimed" && answerBy !== undefined ? ["the new time [keep]"] : []),
    ...(refund
      ? [`refund ${back}, which ends the right to other flights${withRefund} [refund]`]
      : []),
  ];
  const { extras = [] } = booking;
  const others = disruption.alsoRefund ?? [];
  const seats = extras.some((one) => one.type === "seat" && one.part === part && one.price > 0);
  const notes = [
    ...(others.length > 0
      ? [
          `With the refund other parts of the same ticket can come back, ${others.map(mateText).join(", ")}: alsoRefund ${JSON.stringify(others.map((one) => one.part))}.`,
        ]
      : []),
    ...(disruption.laterDay
      ? [
          `Or at no cost on a later day of choice, while there are seats: respondToDisruption with the id of a flight of the same airline, route and cabin from searchFlights.`,
        ]
      : []),
    ...(kind === "retimed" && answerBy !== undefined && !refund
      ? ["A refund only where it leaves more than 1 hour earlier, or 2 hours later or more."]
      : []),
    ...(kind === "delayed" && options.length > 0 && rights.some(isOpen)
      ? ["Another flight that lands less than 3 hours after the time booked ends the compensation."]
      : []),
    ...(seats && options.length > 0
      ? ["With another flight paid seats come back as money and are chosen anew; bags go along."]
      : []),
  ];
  return [
    `DISRUPTION ${part}: ${what}`,
    ...rights.map(({ law, fact }) => `  ${law}: ${fact}`),
    ...(ways.length > 0
      ? [`  At no cost, with respondToDisruption: ${ways.join("; ")}.${until(disruption)}`]
      : []),
    ...notes.map((note) => `  ${note}`),
  ];
}

/** `F2 in full, $512.00`. */
function mateText({ part, amount, begun }: NonNullable<Disruption["alsoRefund"]>[number]): string {
  return `${part} ${begun ? "as far as it is not flown" : "in full"}, ${formatUsd(amount)}`;
}

function until({ kind, answerBy }: Disruption): string {
  if (answerBy === undefined) return "";
  const end = answerBy.slice(0, 16).replace("T", " ");
  if (kind === "retimed") return ` Without an answer by ${end} it goes at the new time.`;
  if (kind === "delayed") return ` Without an answer the booking stays; this one leaves ${end}.`;
  return ` Answer by ${end.slice(0, 10)}; other flights while they have seats.`;
}
