import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { keptJson } from "../../memory/written-json.ts";
import type { Release } from "../../stores/records.ts";
import { broughtUpToDate } from "./earlier-version.ts";
import type { Move } from "./moves.ts";

/** What an operator did to a booking (Unix milliseconds). */
export interface TrailEntry {
  readonly at: number;
  readonly by: string;
  readonly what: "booked" | "added" | "changed" | "divided" | "cancelled" | "erased";
  /** Why; of a division, the reference of the other booking. */
  readonly text?: string;
  readonly moves?: readonly Move[];
  /** USD cents: what the booking costs, or what it cost before and after. */
  readonly totals?: readonly number[];
  /** USD cents that came back. */
  readonly back?: number;
  /** USD cents that were kept: fees, and parts that were given up without a refund. */
  readonly kept?: number;
}

/** Stock that a booking holds, and for which of its parts. */
export interface Hold extends Release {
  readonly part?: string;
}

/** A booking with the stock it holds, as it is kept. */
export interface BookingRecord {
  readonly booking: Pnr;
  readonly holds: readonly Hold[];
  /** Passengers who left with a booking of their own, until that is written. */
  readonly leaves?: BookingRecord | undefined;
  /** For operators alone; absent where none had a hand in it. */
  readonly trail?: readonly TrailEntry[] | undefined;
}

/** The booking's own JSON is kept: it is the answer of most calls that write one. */
export function writeRecord({ booking, holds, leaves, trail }: BookingRecord): string {
  let text = `{"booking":${keptJson(booking)},"holds":${JSON.stringify(holds)}`;
  if (leaves) text += `,"leaves":${writeRecord(leaves)}`;
  if (trail) text += `,"trail":${JSON.stringify(trail)}`;
  return `${text}}`;
}

/** What a document says, also one of an earlier version. */
export function readDocument(document: string): BookingRecord {
  return broughtUpToDate(JSON.parse(document));
}
