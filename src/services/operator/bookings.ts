import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { PNR_PATTERN } from "../../domain/contracts/gds/parameters.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING, type StoredRecord } from "../../stores/records.ts";
import type { BookingRecord, TrailEntry } from "../gds/record.ts";
import {
  type BookedPlace,
  type BookingSummary,
  codesOf,
  placesOf,
  summaryOf,
  textsOf,
} from "./booking-view.ts";
import { type OperatorDeps, refuseReadOnly } from "./deps.ts";
import { type Operator, operatorCaller } from "./operator.ts";
import { searchNewest, textMatch } from "./search-newest.ts";

export interface BookingListing {
  readonly status?: Pnr["status"] | undefined;
  /** A PNR, or words that must all stand somewhere in a booking. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface BookingList {
  readonly bookings: readonly BookingSummary[];
  readonly total: number;
  readonly cursor?: string;
  /** How many of the newest a search has looked through, where there are more. */
  readonly searched?: number;
}

export interface BookingDetail {
  readonly booking: Pnr;
  /** Where its airports and cities are, by code. */
  readonly places: Readonly<Record<string, BookedPlace>>;
  /** What operators did to it. */
  readonly trail: readonly TrailEntry[];
}

/** Bookings of all owners, newest first. */
export async function listBookings(
  deps: Pick<OperatorDeps, "records" | "places">,
  listing: BookingListing,
): Promise<BookingList> {
  const { items, ...rest } = await bookingPage(deps, listing);
  return { bookings: items.map((stored) => summaryOf(recordOf(stored).booking)), ...rest };
}

async function bookingPage(
  { records, places }: Pick<OperatorDeps, "records" | "places">,
  { status, q = "", limit, cursor }: BookingListing,
) {
  const page = async (count: number, from: string | undefined) => {
    const { records: items, ...rest } = await records.list({
      kind: BOOKING,
      limit: count,
      ...defined({ state: status, cursor: from }),
    });
    return { items, ...rest };
  };
  const asked = q.trim();
  if (asked === "") return await page(limit, cursor);
  const named = PNR_PATTERN.test(asked.toUpperCase())
    ? await records.get(BOOKING, asked.toUpperCase())
    : undefined;
  // A reference is found however old it is.
  if (named && (status === undefined || named.state === status)) {
    return { items: [named], total: 1 };
  }
  const matches = textMatch(asked);
  return await searchNewest<StoredRecord>({
    page,
    idOf: ({ id }) => id,
    matches(stored) {
      const { booking } = recordOf(stored);
      const cities = [...codesOf(booking)].map((code) => places.find(code)?.cityName);
      return matches([...textsOf(booking), ...cities]);
    },
    limit,
    cursor,
  });
}

export async function showBooking(
  { records, places }: Pick<OperatorDeps, "records" | "places">,
  pnr: string,
): Promise<BookingDetail> {
  const stored = PNR_PATTERN.test(pnr) ? await records.get(BOOKING, pnr) : undefined;
  if (!stored) {
    throw new TravelError("not_found", "There is no booking with this reference", {
      reason: "unknown_pnr",
      field: "pnr",
      value: pnr.slice(0, 60),
      hint: "Search for the passenger's name instead.",
    });
  }
  const { booking, trail = [] } = recordOf(stored);
  return { booking, places: placesOf(booking, places), trail };
}

const MAX_REASON = 500;

/** Cancels any booking; the operator's name and the reason stay with it. */
export async function cancelBooking(
  deps: Pick<OperatorDeps, "records" | "places" | "gds" | "readOnly">,
  operator: Operator,
  pnr: string,
  reason: string,
): Promise<BookingDetail> {
  refuseReadOnly(deps);
  const text = reason.replace(/\p{Cc}/gu, " ").trim();
  if (text === "" || text.length > MAX_REASON) {
    throw new TravelError("invalid", `reason must have 1 to ${MAX_REASON} characters`, {
      reason: "invalid_text",
      field: "reason",
      hint: "Say in a sentence why it is cancelled; it stays with the booking.",
    });
  }
  await showBooking(deps, pnr);
  await deps.gds.cancelBooking({ pnr, reason: text }, operatorCaller(operator));
  return await showBooking(deps, pnr);
}

function recordOf({ document }: StoredRecord): BookingRecord {
  return JSON.parse(document);
}
