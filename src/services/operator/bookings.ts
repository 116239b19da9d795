import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { PNR_PATTERN } from "../../domain/contracts/gds/parameters.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING, type StoredRecord } from "../../stores/records.ts";
import { type BookingRecord, readDocument, type TrailEntry } from "../gds/document.ts";
import { withVoidEnds } from "../gds/void-ends.ts";
import {
  type BookedPlace,
  type BookingSummary,
  codesOf,
  placesOf,
  summaryOf,
  textsOf,
} from "./booking-view.ts";
import { type OperatorDeps, refuseReadOnly } from "./deps.ts";
import { type ItineraryStop, itineraryOf } from "./itinerary.ts";
import { type Listing, type ListPage, listNewest } from "./list-newest.ts";
import { type Operator, operatorCaller } from "./operator.ts";

export interface BookingList extends ListPage {
  readonly bookings: readonly BookingSummary[];
}

export interface BookingDetail {
  readonly booking: Pnr;
  /** Where its airports and cities are, by code. */
  readonly places: Readonly<Record<string, BookedPlace>>;
  readonly itinerary: readonly ItineraryStop[];
  /** What operators did to it. */
  readonly trail: readonly TrailEntry[];
}

/** Bookings of all owners, newest first. A PNR is found however old the booking is. */
export async function listBookings(
  { records, places }: Pick<OperatorDeps, "records" | "places">,
  listing: Listing<Pnr["status"]>,
): Promise<BookingList> {
  const { status, q = "" } = listing;
  const pnr = q.trim().toUpperCase();
  const named = PNR_PATTERN.test(pnr) ? await records.get(BOOKING, pnr) : undefined;
  if (named && (status === undefined || named.state === status)) {
    return { bookings: [summaryOf(recordOf(named).booking)], total: 1 };
  }
  const { items, ...rest } = await listNewest(records, BOOKING, listing, (stored) => {
    const { booking } = recordOf(stored);
    const cities = [...codesOf(booking)].map((code) => places.find(code)?.cityName);
    return [...textsOf(booking), ...cities];
  });
  return { bookings: items.map((stored) => summaryOf(recordOf(stored).booking)), ...rest };
}

export async function showBooking(
  { records, places, now }: Pick<OperatorDeps, "records" | "places" | "now">,
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
  return {
    booking: withVoidEnds(booking, now()),
    places: placesOf(booking, places),
    itinerary: itineraryOf(booking, places),
    trail,
  };
}

const MAX_REASON = 500;

/** Cancels any booking; the operator's name and the reason stay with it. */
export async function cancelBooking(
  deps: Pick<OperatorDeps, "records" | "places" | "gds" | "readOnly" | "now">,
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
  return readDocument(document);
}
