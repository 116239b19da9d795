import type { Caller } from "../../domain/caller.ts";
import type {
  BookingList,
  BookingListing,
  BookingReference,
  Cancellation,
  Pnr,
} from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING, type RecordQuery } from "../../stores/records.ts";
import { refuseCancelled } from "./add-part.ts";
import type { GdsDeps } from "./deps.ts";
import { earlierOutcome, repeatable } from "./outcomes.ts";
import { type BookingRecord, readRecord } from "./record.ts";
import { sessionIdFor } from "./sessions.ts";
import { changeBooking } from "./write.ts";

export async function retrieveBooking(
  deps: GdsDeps,
  { pnr, sessionId }: BookingReference,
  caller: Caller,
): Promise<Pnr> {
  const { booking } = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
  return booking;
}

/** Cancels every part of a booking and gives its stock back. */
export async function cancelBooking(
  deps: GdsDeps,
  request: Cancellation,
  caller: Caller,
): Promise<Pnr> {
  const { idempotencyKey, sessionId, ...body } = request;
  const repeat = repeatable(caller, "cancelBooking", idempotencyKey, body);
  const earlier = await earlierOutcome(deps, repeat);
  if (earlier) return earlier;
  const target = { pnr: request.pnr, field: "pnr", sessionId, repeat };
  return changeBooking({ deps, caller, now: deps.now() }, target, ({ booking, holds }) => {
    refuseCancelled(booking, "pnr");
    return { booking: cancelled(booking, request.reason), releases: holds };
  });
}

function cancelled(booking: Pnr, reason: string | undefined): Pnr {
  return {
    ...booking,
    status: "cancelled",
    flights: booking.flights.map((flight) => ({
      ...flight,
      status: "cancelled",
      bookingStatus: "cancelled",
    })),
    hotels: booking.hotels.map((hotel) => ({ ...hotel, status: "cancelled" })),
    cars: booking.cars.map((car) => ({ ...car, status: "cancelled" })),
    ...(reason !== undefined && { cancellationReason: reason }),
  };
}

/** The bookings of a session, or of a principal where the call has no session. */
export async function listBookings(
  deps: GdsDeps,
  request: BookingListing,
  caller: Caller,
): Promise<Omit<BookingList, "resultCount">> {
  const owner = ownerOf(deps, request, caller);
  const page = await deps.store.records.list({
    kind: BOOKING,
    owner,
    limit: request.limit,
    ...(request.status !== "all" && { state: request.status }),
    ...(request.cursor !== undefined && { cursor: request.cursor }),
  });
  // A session has one owner: another principal's is as empty as one that does not exist.
  // A page past the end has no booking to tell by, so the first one of all is asked.
  const { records } =
    page.records.length > 0 || page.total === 0
      ? page
      : await deps.store.records.list({ kind: BOOKING, owner, limit: 1 });
  if (records.some((stored) => stored.owner !== caller.principal)) {
    return { bookings: [], total: 0 };
  }
  return {
    bookings: page.records.map(({ document }) => {
      const record: BookingRecord = JSON.parse(document);
      return record.booking;
    }),
    total: page.total,
    ...(page.cursor !== undefined && { nextCursor: page.cursor }),
  };
}

function ownerOf(
  deps: GdsDeps,
  request: BookingListing,
  caller: Caller,
): NonNullable<RecordQuery["owner"]> {
  if (request.sessionId !== undefined || caller.bookingSessionId !== undefined) {
    return { sessionId: sessionIdFor(deps, caller, request.sessionId) };
  }
  if (caller.principal !== undefined) return caller.principal;
  throw new TravelError("invalid", "sessionId is missing: this connection has no session", {
    reason: "session_required",
    field: "sessionId",
    hint: "Pass the sessionId that a search or a booking answered with.",
  });
}
