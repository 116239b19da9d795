import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { Disruption } from "../../../domain/contracts/servicing/disruption.ts";
import { formatDuration, instantOf, type Minutes, quoteDayOf } from "../../../domain/dates.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { countParty } from "../../../domain/rules/party.ts";
import {
  dueText,
  dueWith,
  givesLaterDay,
  withRefund,
} from "../../../domain/rules/passenger-rights.ts";
import { leftOf } from "../../../domain/stock.ts";
import type { MaybePromise } from "../../../memory/maybe-promise.ts";
import type { FlightOffer } from "../../../suppliers/types.ts";
import { checkInEnd } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import { type Hit, hitsOn, isGone, unflownPrice } from "./disruption.ts";
import { flightName } from "./flight-name.ts";
import { reportOf } from "./known.ts";
import { matesOf } from "./mates.ts";

const MOST_OPTIONS = 3;
/** Days after the booked one that are looked at, too. */
const DAYS_ON = 1;
/** Time to get to another gate, and how much earlier than booked a traveller can be asked to leave. */
const SOONEST = 60;
const EARLIER = 240;
/** Another airline's flight counts as so much later. */
const OTHER_AIRLINE = 180;

/** The booking with what airlines did to it and the ways out; the same where they did nothing. */
export function withDisruptions(deps: GdsDeps, booking: Pnr, options = true): MaybePromise<Pnr> {
  const now = deps.now();
  const hits = hitsOn(deps, booking, now);
  return hits.length === 0 ? booking : disrupted(deps, booking, { now, hits, options });
}

interface Disrupted {
  readonly now: number;
  readonly hits: readonly Hit[];
  readonly options: boolean;
}

async function disrupted(
  deps: GdsDeps,
  booking: Pnr,
  { now, hits, options }: Disrupted,
): Promise<Pnr> {
  const disruptions = await Promise.all(
    hits.map(async (hit) => {
      const { part, flightNumber, kind, what, times, answerBy, rights, refund } = hit;
      const begun = refund && hit.flown.length > 0;
      const ways = options ? await optionsFor(deps, booking, hit) : [];
      return {
        part,
        flightNumber,
        kind,
        what,
        ...(times && { times }),
        ...(answerBy !== undefined && { answerBy }),
        rights,
        refund,
        ...(begun && { unflown: unflownPrice(booking, hit) }),
        ...(refund && refundTerms(booking, hit, hits, now)),
        ...(mayChooseDay(hit) && { laterDay: true as const }),
        options: ways,
      };
    }),
  );
  return { ...booking, disruptions };
}

/** What goes with the money back: compensation, and the other parts of the ticket. */
function refundTerms(booking: Pnr, hit: Hit, hits: readonly Hit[], now: number) {
  const left = withRefund(hit.facts);
  const mates = matesOf(booking, hit, hits, now);
  return {
    ...(left !== undefined && { withRefund: left }),
    ...(mates.length > 0 && {
      alsoRefund: mates.map(({ part, amount, begun }) => ({ part, amount, begun })),
    }),
  };
}

/** The ways out of a disruption by other flights, in words. */
export async function optionsFor(
  deps: GdsDeps,
  booking: Pnr,
  hit: Hit,
): Promise<Disruption["options"]> {
  const offers = hit.rebookable ? await offersFor(deps, booking, hit) : [];
  return offers.map((offer) => ({
    id: offer.id,
    what: `${described(offer)} (${[
      compared(offer, hit),
      ...compensationWith(offer, hit).map((left) => `${left} with it`),
      `take it by ${takenBy(deps, offer)}`,
    ].join("; ")})`,
  }));
}

/** Other flights to where a journey goes, from where its travellers are: the nearest in time first. */
export async function offersFor(
  deps: GdsDeps,
  booking: Pnr,
  hit: Hit,
): Promise<readonly FlightOffer[]> {
  const first = hit.unflown[0];
  const last = hit.unflown.at(-1);
  if (!first || !last) return [];
  const now = instantOf(deps.now());
  const notBefore = Math.max(now + SOONEST, changedBy(deps, hit, now));
  const place = deps.places.find(first.originCode);
  const day = Math.max(flightName(first).day, place ? deps.places.dateAt(place, notBefore) : 0);
  const wanted = {
    origin: first.originCode,
    destination: last.destinationCode,
    cabin: first.cabin,
    party: countParty(booking.passengers),
    quoteDay: quoteDayOf(deps.now()),
    notBefore: now,
  };
  const lists = await Promise.all(
    Array.from({ length: DAYS_ON + 1 }, (_, on) =>
      deps.flights.search({ ...wanted, day: day + on }),
    ),
  );
  const sold = await deps.store.inventory.soldIn([
    ...new Set(lists.flatMap(({ groups }) => groups)),
  ]);
  const leaves = instantOf(Date.parse(first.departureTime));
  const arrives = instantOf(Date.parse(last.arrivalTime));
  const next = nextDeparture(booking, last.arrivalTime);
  // Later than the late flight itself is no way out of a delay.
  const latest = hit.kind === "delayed" ? Math.min(next, hit.arrives) : next;
  const isOwn = ({ airline }: FlightOffer) => airline === first.airlineCode;
  const score = (offer: FlightOffer) =>
    Math.abs(offer.arrival - arrives) + (isOwn(offer) ? 0 : OTHER_AIRLINE);
  const offers = lists.flatMap((list) => list.offers);
  // For a flight that goes after all, no low-cost airline pays another one, and none pays it.
  const gone = isGone(hit);
  const keepsToOwn = offers.some((offer) => isOwn(offer) && offer.instant);
  // A flight that is missed goes again on the next day; one that is cancelled or late is no way out.
  const hitNumbers = new Set(
    hit.kind === "missed_connection" ? [] : hit.unflown.map(({ flightNumber }) => flightNumber),
  );
  return offers
    .filter(
      ({ departure, arrival }) =>
        departure >= Math.max(notBefore, leaves - EARLIER) && arrival < latest,
    )
    .filter((offer) => leftOf(offer, sold) >= offer.quantity)
    .filter((offer) => gone || isOwn(offer) || !(offer.instant || keepsToOwn))
    .toSorted((a, b) => score(a) - score(b) || (a.id < b.id ? -1 : 1))
    .filter((offer) => flies(deps, offer, hitNumbers, now))
    .slice(0, MOST_OPTIONS);
}

/** The instant at which travellers who are on their way can take another flight where they change planes. */
function changedBy({ flights }: GdsDeps, { flown, unflown }: Hit, now: Minutes): Minutes {
  const before = flown.at(-1);
  const last = unflown.at(-1);
  const report = before && reportOf({ flights }, before, now);
  if (!report || !last) return now;
  const { destinationCode: via, originCode } = before;
  return report.arrival + flights.minimumConnection(via, originCode, last.destinationCode);
}

/** When the bag drop of its first flight closes: later the flight is of no use. */
function takenBy({ places }: GdsDeps, offer: FlightOffer): string {
  const [first] = offer.segments(offer.left);
  return first ? checkInEnd(places, first).slice(0, 16).replace("T", " ") : "";
}

/** What taking other flights leaves of the compensation, where there is one. */
export function compensationWith(offer: FlightOffer, hit: Hit, chosen?: true): string[] {
  const later = offer.arrival - instantOf(Date.parse(hit.booked));
  const dues = dueWith(hit.facts, { earlier: leavesEarlier(offer, hit), later, chosen });
  if (dues.length === 0) return [];
  const left = dueText(dues);
  return [left === undefined ? "no compensation" : `compensation ${left}`];
}

/** Minutes by which other flights leave before those that are not flown. */
export function leavesEarlier({ departure }: FlightOffer, { unflown: [first] }: Hit): Minutes {
  return first ? instantOf(Date.parse(first.departureTime)) - departure : 0;
}

/** Whether the travellers may also go on a later day of their choice. */
export function mayChooseDay({ rebookable, facts }: Hit): boolean {
  return rebookable && givesLaterDay(facts);
}

/** The instant by which travellers must be there, for the next journey of the booking. */
export function nextDeparture(booking: Pnr, arrivalTime: string): Minutes {
  const landed = Date.parse(arrivalTime);
  const later = livingFlights(booking)
    .map(({ departureTime }) => Date.parse(departureTime))
    .filter((departure) => departure >= landed);
  return instantOf(Math.min(...later, Number.MAX_SAFE_INTEGER));
}

/** None of its flights is hit itself. */
export function flies(
  { flights }: GdsDeps,
  offer: FlightOffer,
  hit: ReadonlySet<string>,
  now: Minutes,
): boolean {
  return offer.segments(offer.left).every((flight) => {
    if (hit.has(flight.flightNumber)) return false;
    const { status } = flights.report(flightName(flight), now) ?? {};
    return status?.status === "scheduled";
  });
}

function described(offer: FlightOffer): string {
  const flights = offer.segments(offer.left);
  return flights
    .map(
      ({ flightNumber, originCode, destinationCode, departureTime, arrivalTime }) =>
        `${flightNumber} ${originCode} ${departureTime.slice(0, 10)} ${departureTime.slice(11, 16)} - ${destinationCode} ${dayAndClock(arrivalTime, departureTime)}`,
    )
    .join(", then ");
}

/** `18:50`, with its date where it lands on another day than it leaves. */
function dayAndClock(arrivalTime: string, departureTime: string): string {
  const date = arrivalTime.slice(0, 10);
  const clock = arrivalTime.slice(11, 16);
  return date === departureTime.slice(0, 10) ? clock : `${date} ${clock}`;
}

/** Its arrival against the time booked, and against the late flight that it is taken instead of. */
function compared({ arrival }: FlightOffer, { kind, arrives, flightNumber, unflown }: Hit) {
  const late = arrival - instantOf(Date.parse(unflown.at(-1)?.arrivalTime ?? ""));
  const against =
    late === 0
      ? "lands at the time booked"
      : `lands ${formatDuration(Math.abs(late))} ${late > 0 ? "after" : "before"} the time booked`;
  return kind === "delayed"
    ? `${against}, ${formatDuration(arrives - arrival)} before ${flightNumber}`
    : against;
}
