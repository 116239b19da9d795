import type { Pnr } from "../contracts/gds/bookings.ts";
import { isoDate, MS_PER_DAY, parseIsoDate, quoteDayOf } from "../dates.ts";
import { CREDIT_OF } from "./ledger.ts";
import { ticketOf } from "./parts.ts";

const VOID_MS = MS_PER_DAY;
/** Bought so long before departure, a ticket can be given back for a day; else on its first day only. */
const VOID_AHEAD_MS = 7 * MS_PER_DAY;

/**
 * The last instant (Unix milliseconds) at which a part of a booking can be voided: for a day when its
 * ticket was bought a week ahead, else on the (UTC) day of issue, and never after its first flight was
 * to leave. A ticket is voided whole: a way given up before does not open it again.
 */
export function voidEnd(booking: Pnr, part: string): number {
  const bought = boughtAt(booking, part);
  const departure = firstDeparture(booking, ticketOf(booking, part));
  if (departure - bought >= VOID_AHEAD_MS) return bought + VOID_MS;
  return Math.min((quoteDayOf(bought) + 1) * MS_PER_DAY - 1, departure);
}

function firstDeparture({ flights }: Pnr, ticket: number): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { ticket: of = 1, departureTime } of flights) {
    if (of === ticket) first = Math.min(first, Date.parse(departureTime));
  }
  return first;
}

/** When a part was paid; the ledger of an earlier version names no parts. */
function boughtAt({ ledger = [], createdAt }: Pnr, part: string | undefined): number {
  const charge = ledger.find((entry) => entry.type === "charge" && entry.part === part);
  const payment = ledger.find((entry) => entry.type === "payment");
  return Math.max(charge?.at ?? createdAt, payment?.at ?? createdAt);
}

/** A credit pays for bookings made so long after the issue of the ticket it comes from, whenever they fly. */
const CREDIT_MS = 365 * MS_PER_DAY;

/**
 * The last instant (Unix milliseconds) of a credit for a part of a booking, or for the whole of it.
 * What an earlier credit paid for is good for no longer than that one was.
 */
export function creditEnd(booking: Pnr, part: string | undefined): number {
  let end = boughtAt(booking, part) + CREDIT_MS;
  for (const { type, note } of booking.ledger ?? []) {
    if (type === "payment" && note?.startsWith(CREDIT_OF)) end = Math.min(end, spentUntil(note));
  }
  return end;
}

/** How a payment with a credit is noted, with the last day of that credit. */
export function creditNote(pnr: string, end: number): string {
  return `${CREDIT_OF}${pnr} until ${isoDate(quoteDayOf(end))}`;
}

function spentUntil(note: string): number {
  const day = parseIsoDate(note.slice(-"2027-11-16".length));
  return day === undefined ? Number.POSITIVE_INFINITY : (day + 1) * MS_PER_DAY - 1;
}

/** The last (UTC) day on which the credit can be booked with. */
export function creditDay(booking: Pnr, part: string | undefined): string {
  return isoDate(quoteDayOf(creditEnd(booking, part)));
}
