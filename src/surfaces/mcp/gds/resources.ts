import type { Caller } from "../../../domain/caller.ts";
import { MS_PER_DAY } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import type { MaybePromise } from "../../../memory/maybe-promise.ts";
import type { Services } from "../../../tools/services.ts";
import type { ResourceChange } from "../changes.ts";
import type { Resource } from "../resources.ts";

const BOOKINGS_SHOWN = 100;
/** Completion is for a person who types: older bookings than these are not looked through. */
const BOOKINGS_COMPLETED = 500;
const AIRPORTS_SHOWN = 100;
const AIRLINES_SHOWN = 100;
/** Reference data changes only with a new version. */
const DAY = { ttlMs: MS_PER_DAY, scope: "public" } as const;

/** Everything of the GDS desk that can be read. */
export function gdsResources(services: () => MaybePromise<Services>): readonly Resource[] {
  async function bookingsOf(caller: Caller, which: BookingsAsked = {}) {
    const { gds } = await services();
    return gds.listBookings({ status: "all", limit: BOOKINGS_SHOWN, ...which }, caller);
  }

  return [
    {
      uri: "gds://session/current",
      name: "session",
      title: "Current session",
      description: "The booking session of this connection: when it ends, what it did.",
      listed: ({ bookingSessionId }) => bookingSessionId !== undefined,
      read: async (_, { caller }) => (await services()).gds.session(caller, ownSession(caller)),
    },
    {
      uri: "gds://session/bookings",
      name: "session-bookings",
      title: "Bookings of this session",
      description: `All bookings, newest first; of more than ${BOOKINGS_SHOWN} the answer has a nextCursor for gds://session/bookings{?cursor}. Subscribe to hear of changes.`,
      listed: ({ bookingSessionId, principal }) => (bookingSessionId ?? principal) !== undefined,
      read: (_, { caller }) => bookingsOf(caller),
    },
    {
      uri: "gds://session/bookings{?cursor}",
      name: "session-bookings-page",
      title: "More bookings of this session",
      description: "The page of gds://session/bookings that a nextCursor names.",
      read: ({ cursor }, { caller }) => bookingsOf(caller, { cursor }),
    },
    {
      uri: "gds://session/{sessionId}",
      name: "session-by-handle",
      title: "Session by handle",
      description: "A booking session by the sessionId that a tool answered with.",
      read: async ({ sessionId = "" }, { caller }) =>
        (await services()).gds.session(caller, sessionId),
    },
    {
      uri: "gds://session/{sessionId}/bookings",
      name: "session-bookings-by-handle",
      title: "Bookings of a session by handle",
      description: `The bookings of a session by the sessionId that a tool answered with, ${BOOKINGS_SHOWN} at a time.`,
      read: ({ sessionId = "" }, { caller }) => bookingsOf(caller, { sessionId }),
    },
    {
      uri: "gds://session/{sessionId}/bookings{?cursor}",
      name: "session-bookings-page-by-handle",
      title: "More bookings of a session by handle",
      description: "The page of gds://session/{sessionId}/bookings that a nextCursor names.",
      read: ({ sessionId = "", cursor }, { caller }) => bookingsOf(caller, { sessionId, cursor }),
    },
    {
      uri: "gds://booking/{pnr}",
      name: "booking",
      title: "Booking",
      description: "One booking by its PNR, as retrieveBooking gives it.",
      read: async ({ pnr = "" }, { caller }) =>
        (await services()).gds.retrieveBooking({ pnr }, caller),
      complete: {
        async pnr(typed, { caller }) {
          if (caller.bookingSessionId === undefined) return [];
          const begun: string[] = [];
          let cursor: string | undefined;
          let looked = 0;
          do {
            const { bookings, nextCursor } = await bookingsOf(caller, { cursor });
            for (const { pnr } of bookings) {
              if (pnr.startsWith(typed.toUpperCase())) begun.push(pnr);
            }
            looked += bookings.length;
            cursor = nextCursor;
          } while (cursor !== undefined && looked < BOOKINGS_COMPLETED);
          return begun;
        },
      },
    },
    {
      uri: "gds://mock-data/airports",
      name: "airports",
      title: "Airports",
      description: `The ${AIRPORTS_SHOWN / 2} busiest airports of the United States and the ${AIRPORTS_SHOWN / 2} busiest elsewhere; gds://mock-data/airports/{code} has every one.`,
      cache: DAY,
      read: async () => (await services()).reference.airports(AIRPORTS_SHOWN),
    },
    {
      uri: "gds://mock-data/airports/{code}",
      name: "airport",
      title: "Airport",
      description: "One airport by its IATA code.",
      cache: DAY,
      read: async ({ code = "" }) => (await services()).reference.airport(code.toUpperCase()),
      complete: {
        code: async (typed) => (await services()).reference.completeAirports(typed, 20),
      },
    },
    {
      uri: "gds://mock-data/airlines",
      name: "airlines",
      title: "Airlines",
      description: `The ${AIRLINES_SHOWN} airlines with most routes; gds://mock-data/airlines/{code} has every one.`,
      cache: DAY,
      read: async () => (await services()).reference.airlines(AIRLINES_SHOWN),
    },
    {
      uri: "gds://mock-data/airlines/{code}",
      name: "airline",
      title: "Airline",
      description: "One airline by its IATA code: kind, alliance, hubs.",
      cache: DAY,
      read: async ({ code = "" }) => (await services()).reference.airline(code.toUpperCase()),
      complete: {
        code: async (typed) => (await services()).reference.completeAirlines(typed, 20),
      },
    },
    {
      uri: "gds://mock-data/hotels",
      name: "hotels",
      title: "Hotel chains",
      description: "The hotel chains and their classes; searchHotels finds their hotels in a city.",
      cache: DAY,
      read: async () => (await services()).reference.hotels(),
    },
    {
      uri: "gds://mock-data/car-companies",
      name: "car-companies",
      title: "Car rental companies",
      description: "The rental companies, and what they ask of young drivers.",
      cache: DAY,
      read: async () => (await services()).reference.carCompanies(),
    },
  ];
}

interface BookingsAsked {
  readonly sessionId?: string | undefined;
  readonly cursor?: string | undefined;
}

function ownSession(caller: Caller): string {
  if (caller.bookingSessionId !== undefined) return caller.bookingSessionId;
  throw new TravelError("invalid", "This connection keeps no session", {
    reason: "session_required",
    field: "uri",
    hint: "Read gds://session/{sessionId} with the sessionId that a tool answered with.",
  });
}

/** What a change of a booking tells its subscribers. */
interface ChangedBooking {
  readonly pnr: string;
  readonly sessionId: string;
  readonly principal?: string;
}

/**
 * The resources that a changed booking changes. `open`: callers are not authenticated, so that a PNR
 * or a session's id is enough to read the booking, and to hear of it.
 */
export function bookingChanges(
  { pnr, sessionId, principal }: ChangedBooking,
  open: boolean,
): readonly ResourceChange[] {
  const owner = { bookingSessionId: sessionId, ...(principal !== undefined && { principal }) };
  const audience = open ? "known" : "named";
  return [
    { kind: "resource", uri: `gds://booking/${pnr}`, owner, audience },
    { kind: "resource", uri: `gds://session/${sessionId}/bookings`, owner, audience },
    { kind: "resource", uri: "gds://session/bookings", owner, audience: "mine" },
  ];
}
