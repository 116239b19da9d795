import type { Caller } from "../../domain/caller.ts";
import type {
  BookingList,
  BookingListing,
  BookingReference,
  Pnr,
} from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING, type RecordPage, type RecordQuery } from "../../stores/records.ts";
import { withDisruptions } from "./day/reprotection.ts";
import { watch } from "./day/watch.ts";
import type { GdsDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { expireIfDue } from "./holds.ts";
import { readRecord } from "./record.ts";
import { namedSession } from "./sessions.ts";

export async function retrieveBooking(
  deps: GdsDeps,
  { pnr, sessionId }: BookingReference,
  caller: Caller,
): Promise<Pnr> {
  const { booking } = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
  return booking;
}

/** A use case whose booking is watched from then on: subscribers are told what becomes of its flights. */
export function alsoWatched<Request>(
  useCase: (deps: GdsDeps, request: Request, caller: Caller) => Promise<Pnr>,
): typeof useCase {
  return async (deps, request, caller) => {
    const booking = await useCase(deps, request, caller);
    watch(deps, booking);
    return booking;
  };
}

/** The bookings of a session, or of a principal where the call has no session. */
export async function listBookings(
  deps: GdsDeps,
  request: BookingListing,
  caller: Caller,
): Promise<Omit<BookingList, "resultCount">> {
  const owner = ownerOf(request, caller);
  const asOf = new Date(deps.now()).toISOString();
  const page = await listCurrent(deps, {
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
    return { bookings: [], asOf, total: 0 };
  }
  const bookings = page.records.map(({ document }) => readDocument(document).booking);
  return {
    bookings: await Promise.all(bookings.map((booking) => withDisruptions(deps, booking, false))),
    asOf,
    total: page.total,
    ...(page.cursor !== undefined && { nextCursor: page.cursor }),
  };
}

/** A page on which no hold stands that is over. */
async function listCurrent(deps: GdsDeps, query: RecordQuery): Promise<RecordPage> {
  const page = await deps.store.records.list(query);
  const current = await Promise.all(page.records.map((stored) => expireIfDue(deps, stored)));
  const isSame = current.every((stored, index) => stored === page.records[index]);
  return isSame ? page : await deps.store.records.list(query);
}

function ownerOf(request: BookingListing, caller: Caller): NonNullable<RecordQuery["owner"]> {
  const sessionId = namedSession(caller, request.sessionId);
  if (sessionId !== undefined) return { sessionId };
  if (caller.principal !== undefined) return caller.principal;
  throw new TravelError("invalid", "sessionId is missing: this connection has no session", {
    reason: "session_required",
    field: "sessionId",
    hint: "Pass the sessionId that a search or a booking answered with.",
  });
}
