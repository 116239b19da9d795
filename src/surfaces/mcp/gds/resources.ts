import { MS_PER_DAY } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import type { Services } from "../../../tools/index.ts";
import type { ReadContext } from "../guard.ts";
import { defineResource, type Resource } from "../resources.ts";

const BOOKINGS_SHOWN = 20;
const AIRPORTS_SHOWN = 100;
const AIRLINES_SHOWN = 100;
/** Reference data changes only with a new version. */
const DAY = { ttlMs: MS_PER_DAY, scope: "public" } as const;

type Context = ReadContext<Services>;

export const gdsResources: readonly Resource<Services>[] = [
  defineResource({
    uri: "gds://session/current",
    name: "session",
    title: "Current session",
    description: "The booking session of this connection: when it ends, what it did.",
    read: (_, context: Context) =>
      context.services.gds.session(context.caller, ownSession(context)),
  }),
  defineResource({
    uri: "gds://session/bookings",
    name: "session-bookings",
    title: "Bookings of this session",
    description: `The newest ${BOOKINGS_SHOWN} bookings; listBookings pages through all of them. Subscribe to hear of changes.`,
    read: (_, context: Context) => bookingsOf(context, undefined),
  }),
  defineResource({
    uri: "gds://session/{sessionId}",
    name: "session-by-handle",
    title: "Session by handle",
    description: "A booking session by the sessionId that a tool answered with.",
    read: ({ sessionId = "" }, context: Context) =>
      context.services.gds.session(context.caller, sessionId),
  }),
  defineResource({
    uri: "gds://session/{sessionId}/bookings",
    name: "session-bookings-by-handle",
    title: "Bookings of a session by handle",
    description: "The newest bookings of a session by the sessionId that a tool answered with.",
    read: ({ sessionId = "" }, context: Context) => bookingsOf(context, sessionId),
  }),
  defineResource({
    uri: "gds://booking/{pnr}",
    name: "booking",
    title: "Booking",
    description: "One booking by its PNR, as retrieveBooking gives it.",
    read: ({ pnr = "" }, context: Context) =>
      context.services.gds.retrieveBooking({ pnr }, context.caller),
    complete: {
      async pnr(typed, context: Context) {
        if (context.caller.bookingSessionId === undefined) return [];
        const { bookings } = await bookingsOf(context, undefined);
        return bookings.map(({ pnr }) => pnr).filter((pnr) => pnr.startsWith(typed.toUpperCase()));
      },
    },
  }),
  defineResource({
    uri: "gds://mock-data/airports",
    name: "airports",
    title: "Airports",
    description: `The ${AIRPORTS_SHOWN} biggest airports; gds://mock-data/airports/{code} has every one.`,
    cache: DAY,
    read: (_, context: Context) => context.services.reference.airports(AIRPORTS_SHOWN),
  }),
  defineResource({
    uri: "gds://mock-data/airports/{code}",
    name: "airport",
    title: "Airport",
    description: "One airport by its IATA code.",
    cache: DAY,
    read: ({ code = "" }, context: Context) =>
      context.services.reference.airport(code.toUpperCase()),
    complete: {
      code: (typed, context: Context) => context.services.reference.completeAirports(typed, 20),
    },
  }),
  defineResource({
    uri: "gds://mock-data/airlines",
    name: "airlines",
    title: "Airlines",
    description: `The ${AIRLINES_SHOWN} airlines with most routes; gds://mock-data/airlines/{code} has every one.`,
    cache: DAY,
    read: (_, context: Context) => context.services.reference.airlines(AIRLINES_SHOWN),
  }),
  defineResource({
    uri: "gds://mock-data/airlines/{code}",
    name: "airline",
    title: "Airline",
    description: "One airline by its IATA code: kind, alliance, hubs.",
    cache: DAY,
    read: ({ code = "" }, context: Context) =>
      context.services.reference.airline(code.toUpperCase()),
    complete: {
      code: (typed, context: Context) => context.services.reference.completeAirlines(typed, 20),
    },
  }),
];

function bookingsOf(context: Context, sessionId: string | undefined) {
  return context.services.gds.listBookings(
    { status: "all", limit: BOOKINGS_SHOWN, sessionId },
    context.caller,
  );
}

function ownSession({ caller }: Context): string {
  if (caller.bookingSessionId !== undefined) return caller.bookingSessionId;
  throw new TravelError("invalid", "This connection keeps no session", {
    reason: "session_required",
    field: "uri",
    hint: "Read gds://session/{sessionId} with the sessionId that a tool answered with.",
  });
}
