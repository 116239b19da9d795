import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type {
  Disruption,
  DisruptionAnswer,
} from "../../../domain/contracts/servicing/disruption.ts";
import { instantOf, type Minutes, MS_PER_DAY } from "../../../domain/dates.ts";
import { partPrice } from "../../../domain/rules/ledger.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { refundFrom, rightsOf } from "../../../domain/rules/passenger-rights.ts";
import { type DisruptedJourney, MOST_EARLIER } from "../../../domain/rules/rights/journey.ts";
import { onceIfReused } from "../../../memory/reused.ts";
import { checkInEnd } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import { answerOf, factsAfter } from "./answers.ts";
import { factsOf } from "./facts.ts";
import { type Known, movedFlight, reportOf, scheduled, timesNow } from "./known.ts";
import { worstOf } from "./trouble.ts";

/** A journey of a booking that is hit: what is flown of it, what is not, and how it goes on. */
export interface Hit extends Omit<Disruption, "options" | "unflown" | "withRefund" | "alsoRefund"> {
  readonly flown: readonly BookedFlight[];
  readonly unflown: readonly BookedFlight[];
  /** The airline takes its travellers elsewhere at no cost. */
  readonly rebookable: boolean;
  /** The instant at which the travellers arrive if they take none of the ways out. */
  readonly arrives: Minutes;
  /** The arrival that was booked first, before any other flights were taken. */
  readonly booked: string;
  /** Its first flight is in the air. */
  readonly flying: boolean;
  /** What passengers' rights go by. */
  readonly facts: DisruptedJourney;
  /** Its flights as the airline has them now, where they go later or earlier than booked. */
  readonly moved?: readonly BookedFlight[];
}

/** Airlines announce changes some two months ahead; what is longer over is not rebooked. */
const AHEAD_MS = 70 * MS_PER_DAY;
const BEHIND_MS = 30 * MS_PER_DAY;
/** From here on another flight is offered, and the money for one that is moved. */
const REBOOKED_DELAY = 120;
const REBOOKED_SHIFT = 60;
const REFUNDED_SHIFT = 120;
/** Less is told by getFlightStatus alone. */
const SHOWN_SHIFT = 15;

/** Instants between which a booking's flights may be hit. */
const spanOf = onceIfReused((booking: Pnr): { from: number; until: number } => {
  const times = livingFlights(booking).map(({ departureTime }) => Date.parse(departureTime));
  return { from: Math.min(...times) - AHEAD_MS, until: Math.max(...times) + BEHIND_MS };
});

/** What airlines have done to the flights of a booking, journey by journey, as known now. */
export function hitsOn(deps: GdsDeps, booking: Pnr, now: number): Hit[] {
  if (booking.status === "cancelled" || booking.flights.length === 0) return [];
  const { from, until } = spanOf(booking);
  if (now < from) return [];
  const journeys = new Map<string, BookedFlight[]>();
  for (const flight of livingFlights(booking)) {
    const { part = "" } = flight;
    journeys.set(part, [...(journeys.get(part) ?? []), flight]);
  }
  const hits = [...journeys].flatMap(
    ([part, flights]) =>
      hitOn(
        deps,
        { part, flights, until, answer: answerOf(booking, part, flights) },
        instantOf(now),
      ) ?? [],
  );
  return now > until ? hits.map(longOver) : hits;
}

/** What was flown stays as it was, and what is not flown stays owed; other flights are offered for as long as it is news. */
function longOver({ answerBy: _, ...hit }: Hit): Hit {
  return { ...hit, rebookable: false, refund: hit.refund && isGone(hit) };
}

/** The travellers do not get there as booked, however late. */
export function isGone({ kind }: Pick<Disruption, "kind">): boolean {
  return kind === "cancelled" || kind === "missed_connection";
}

/** The cents that come back with what is not flown of a journey, paid seats and bags included. */
export function unflownPrice(
  booking: Pnr,
  { part, unflown }: Pick<Hit, "part" | "unflown">,
): number {
  const flights = booking.flights.map((flight) =>
    unflown.includes(flight) ? { ...flight, bookingStatus: "cancelled" as const } : flight,
  );
  return partPrice(booking, part) - partPrice({ ...booking, flights }, part);
}

/** A journey of a booking, and the instant (Unix milliseconds) until which its trouble is news. */
interface Journey {
  readonly part: string;
  readonly flights: readonly BookedFlight[];
  readonly until: number;
  readonly answer: DisruptionAnswer | undefined;
}

function hitOn(deps: GdsDeps, journey: Journey, now: Minutes): Hit | undefined {
  const { part, flights, until, answer } = journey;
  const { places } = deps;
  const known = flights.flatMap((flight): Known[] => {
    const report = reportOf(deps, flight, now);
    return report ? [{ flight, report }] : [];
  });
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < flights.length) return undefined;
  const trouble = worstOf(known, deps.flights, answer !== undefined);
  if (!trouble) return undefined;
  const hasLeft = ({ report }: Known) => report.status.actualDeparture !== undefined;
  const { kind, at, shift, late, what } = trouble;
  // A flight that is missed leaves without its travellers.
  const isMissed = (one: Known) => kind === "missed_connection" && one === at;
  const start = known.findIndex((one) => !hasLeft(one) || isMissed(one));
  const flown = start < 0 ? flights : flights.slice(0, start);
  const unflown = start < 0 ? [] : flights.slice(start);
  const next = known[start];
  const gone = isGone({ kind });
  const open = unflown.length > 0;
  const facts =
    answer && !gone ? factsAfter(answer, last) : factsOf(places, { first, last }, trouble, now);
  const flies = known.filter((one) => !isMissed(one) && one.report.status.status !== "cancelled");
  const times = flies.flatMap((one) => otherTimes(one, places));
  // What is flown late and caught its next flight is no reason to give the rest back.
  const isLate = kind === "delayed" && unflown.includes(at.flight);
  const lateInAll = late + Math.max(0, shift);
  const refund =
    open &&
    (gone ||
      shift >= REFUNDED_SHIFT ||
      shift < -MOST_EARLIER ||
      (isLate && lateInAll >= refundFrom(facts)));
  const rebookable =
    open && (gone || Math.abs(shift) >= REBOOKED_SHIFT || (isLate && lateInAll >= REBOOKED_DELAY));
  const moved = shift !== 0 && open && { moved: known.map(movedFlight) };
  return {
    part,
    flightNumber: at.flight.flightNumber,
    kind,
    what,
    ...(times.length > 0 && { times }),
    ...((refund || rebookable || moved) &&
      next && {
        answerBy: gone ? new Date(until).toISOString() : timesNow(next).departureTime,
      }),
    rights: rightsOf(facts),
    facts,
    refund,
    rebookable,
    arrives: last.report.arrival,
    booked: answer?.instead?.arrivalTime ?? last.flight.arrivalTime,
    flown,
    unflown,
    flying: hasLeft(first) && first.report.status.actualArrival === undefined,
    ...moved,
  };
}

/** The times of a flight where they are others than booked. A late flight's check-in ends as announced. */
function otherTimes(known: Known, places: GdsDeps["places"]): NonNullable<Disruption["times"]> {
  const { flight } = known;
  const times = timesNow(known);
  const shifts = [
    scheduled(times.departureTime) - scheduled(flight.departureTime),
    scheduled(times.arrivalTime) - scheduled(flight.arrivalTime),
  ];
  if (shifts.every((shift) => Math.abs(shift) < SHOWN_SHIFT)) return [];
  const isMoved =
    scheduled(known.report.status.scheduledDeparture) !== scheduled(flight.departureTime);
  const bagDrop = isMoved && {
    bagDropCloses: checkInEnd(places, movedFlight(known)),
  };
  return [{ flightNumber: flight.flightNumber, ...times, ...bagDrop }];
}
