import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { PNR_PATTERN } from "../../domain/contracts/gds/parameters.ts";
import type {
  CancellationQuestion,
  CancellationQuote,
} from "../../domain/contracts/servicing/cancellation.ts";
import type { ChangeQuote, ChangeRequest } from "../../domain/contracts/servicing/change.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { lazilyPer } from "../../memory/lazily.ts";
import { BOOKING, type RecordStore, type StoredRecord } from "../../stores/records.ts";
import type { Places } from "../../suppliers/types.ts";
import type { GdsDesk } from "../gds/desk.ts";
import { type BookingRecord, readDocument, type TrailEntry } from "../gds/document.ts";
import { contactKeys } from "../requests/contact-keys.ts";
import {
  type BookedPlace,
  type BookingSummary,
  codesOf,
  lastDateOf,
  placesOf,
  summaryOf,
  textsOf,
} from "./booking-view.ts";
import { type OperatorDeps, refuseReadOnly } from "./deps.ts";
import { folded, textMatch } from "./find-text.ts";
import { type Operator, operatorCaller } from "./operator.ts";
import { type Indexed, indexPage, type RecordIndex } from "./record-index.ts";

export interface BookingList {
  readonly bookings: readonly BookingSummary[];
  readonly total: number;
  readonly cursor?: string;
  /** The rest is still being read: what is older comes with a later look. */
  readonly partial?: true;
}

export interface BookingListing {
  readonly status?: Pnr["status"] | undefined;
  /** Words that must all stand somewhere in a booking. */
  readonly q?: string | undefined;
  /** `departure`: journeys ahead, the next first, then those that have begun. `amount`: the dearest first. */
  readonly sort?: "newest" | "departure" | "amount" | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A booking as lists need it. */
export interface IndexedBooking {
  readonly summary: BookingSummary;
  /** All that a search looks at, folded. */
  readonly text: string;
  /** What the customers on it are known by. */
  readonly contacts: readonly string[];
  /** Those of them that the booking itself was given, not a passenger's own. */
  readonly bookers: readonly string[];
  /** The day on which the journey ends, there. */
  readonly lastDate?: string;
}

export function indexedBooking(stored: StoredRecord, places: Places): IndexedBooking {
  const { booking } = recordOf(stored);
  const cities = [...codesOf(booking)].map((code) => places.find(code)?.cityName);
  const { contactEmail, contactPhone, passengers } = booking;
  const own = passengers.flatMap(({ email, phone }) => [email, phone]);
  return {
    summary: summaryOf(booking),
    text: folded([...textsOf(booking), ...cities]),
    contacts: contactKeys(contactEmail, contactPhone, ...own),
    bookers: contactKeys(contactEmail, contactPhone),
    ...defined({ lastDate: lastDateOf(booking) }),
  };
}

export interface BookingDetail {
  readonly booking: Pnr;
  /** Where its airports and cities are, by code. */
  readonly places: Readonly<Record<string, BookedPlace>>;
  /** What operators did to it. */
  readonly trail: readonly TrailEntry[];
  /** The request that it was booked for. */
  readonly request?: string;
  /** The language of that request, else of another one of the same contact. */
  readonly lang?: string;
}

/** Bookings of all owners, newest first where no other order is asked for. */
export async function listBookings(
  finder: BookingFinder,
  { limit, cursor, ...sought }: BookingListing,
): Promise<BookingList> {
  const { status, q, sort = "newest" } = sought;
  const { entries, complete } = await finder.bookingIndex.soon();
  if (!complete && q === undefined && sort === "newest") {
    const filter = defined({ state: status, cursor });
    const { records, ...page } = await finder.records.list({ kind: BOOKING, limit, ...filter });
    return { bookings: records.map((stored) => summaryOf(recordOf(stored).booking)), ...page };
  }
  const { items, ...rest } = indexPage(fitting(entries, sought, finder.now()), { limit, cursor });
  const bookings = items.map(({ summary }) => summary);
  return { bookings, ...rest, ...(!complete && { partial: true }) };
}

export interface BookingFinder {
  readonly records: Pick<RecordStore, "list">;
  readonly bookingIndex: RecordIndex<IndexedBooking>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** All of them, for a file. */
export async function findBookings(
  { bookingIndex, now }: Pick<BookingFinder, "bookingIndex" | "now">,
  sought: Omit<BookingListing, "limit" | "cursor">,
): Promise<All> {
  return fitting(await bookingIndex.all(), sought, now());
}

type All = readonly Indexed<IndexedBooking>[];

function fitting(
  all: All,
  { status, q = "", sort }: Omit<BookingListing, "limit" | "cursor">,
  now: number,
): All {
  const words = textMatch(q);
  const ordered =
    sort === "departure" ? aheadFirst(all, now) : sort === "amount" ? byAmount(all) : all;
  if (status === undefined && q === "") return ordered;
  return ordered.filter(
    ({ entry }) => (status === undefined || entry.summary.status === status) && words(entry.text),
  );
}

/** Journeys that begin today or later (UTC), the next first; then the others, the last first. */
function aheadFirst(all: All, now: number): All {
  const today = new Date(now).toISOString().slice(0, 10);
  const sorted = byDeparture(all);
  const next = sorted.findIndex(({ entry }) => (entry.summary.firstDate ?? "") >= today);
  if (next < 0) return sorted.toReversed();
  return [...sorted.slice(next), ...sorted.slice(0, next).reverse()];
}

/** Both made once of what the index gives, which is the same object until something changes. */
const byDeparture = lazilyPer((all: All): All => {
  const day = ({ entry }: All[number]) => entry.summary.firstDate ?? "";
  return all.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
});
const byAmount = lazilyPer(
  (all: All): All =>
    all.toSorted((a, b) => b.entry.summary.totalPrice - a.entry.summary.totalPrice),
);

type ShownParts = Pick<OperatorDeps, "records" | "places" | "cityNames" | "gds">;

/** As its owner sees it, with what its airlines did to it, and with who had a hand in it. */
export async function showBooking(
  { records, places, cityNames, gds }: ShownParts,
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
  const booking = await gds.retrieveBooking({ pnr }, { transport: "http", operator: "console" });
  const { trail = [] } = recordOf(stored);
  return { booking, places: placesOf(booking, places, await cityNames()), trail };
}

/** What flights cost together for a party, before they are booked. */
export async function priceFlights(
  { gds }: Pick<OperatorDeps, "gds">,
  operator: Operator,
  asked: Parameters<GdsDesk["priceFlights"]>[0],
): Promise<{ readonly price: number }> {
  return await gds.priceFlights(asked, operatorCaller(operator));
}

const MAX_REASON = 500;

export interface Cancelling {
  readonly reason: string;
  /** What the operator was shown: these parts at these amounts, or nothing. Absent: all of it. */
  readonly quoteId?: string | undefined;
}

/** What cancelling parts of any booking gives back; of all of it where none is named. */
export async function quoteCancellation(
  deps: Pick<OperatorDeps, "gds">,
  operator: Operator,
  asked: CancellationQuestion,
): Promise<CancellationQuote> {
  return await deps.gds.quoteCancellation(asked, operatorCaller(operator));
}

/** What a change of any booking costs or gives back. */
export async function quoteChange(
  deps: Pick<OperatorDeps, "gds">,
  operator: Operator,
  asked: ChangeRequest,
): Promise<ChangeQuote> {
  return await deps.gds.quoteChange(asked, operatorCaller(operator));
}

/** Makes a change at exactly what the operator was shown; repeated, it changes nothing. */
export async function confirmChange(
  deps: ShownParts & Pick<OperatorDeps, "readOnly">,
  operator: Operator,
  pnr: string,
  quoteId: string,
): Promise<BookingDetail> {
  refuseReadOnly(deps);
  await showBooking(deps, pnr);
  const idempotencyKey = `console-${pnr}-${quoteId}`;
  await deps.gds.confirmChange({ pnr, quoteId, idempotencyKey }, operatorCaller(operator));
  return await showBooking(deps, pnr);
}

/** Cancels any booking or parts of it; the operator's name and the reason stay with it. */
export async function cancelBooking(
  deps: ShownParts & Pick<OperatorDeps, "readOnly">,
  operator: Operator,
  pnr: string,
  { reason, quoteId }: Cancelling,
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
  await deps.gds.cancelBooking(
    { pnr, reason: text, ...defined({ quoteId }) },
    operatorCaller(operator),
  );
  return await showBooking(deps, pnr);
}

function recordOf({ document }: StoredRecord): BookingRecord {
  return readDocument(document);
}
