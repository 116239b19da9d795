import type { FlightJourney } from "../../domain/contracts/gds/flights.ts";
import { type DayNumber, dayOf, MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { repeatsOf } from "../../domain/repeats.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { type Reused, reused } from "../../memory/reused.ts";
import { turnToGoOn } from "../../memory/turns.ts";
import { priceLegs, seatsLeft } from "../../world/fares/fare.ts";
import { type DayFlights, dayFlights, departureBoard } from "../../world/flights/board.ts";
import { takesTicketsOf } from "../../world/flights/partners.ts";
import { journeysInPieces } from "../../world/flights/search.ts";
import { isCancelled } from "../../world/operations/outcome.ts";
import { journeyAsAnnounced } from "../../world/operations/schedule-changes.ts";
import { airportsOf } from "../../world/places/airports.ts";
import type { Seed } from "../../world/random.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";
import { findLeg } from "../../world/timetable/timetable.ts";
import type {
  FlightOffer,
  FlightQuery,
  FlightReference,
  FlightSupplier,
  OfferList,
} from "../types.ts";
import { type FlightId, readFlightId } from "./flight-id.ts";
import { departureOf, flightOffer, legsOf, soldTogether, stockGroup } from "./flight-offer.ts";
import { isOutdatedId, unsealed } from "./id-parts.ts";
import { simulatedOperations } from "./operations.ts";
import { returnOffer } from "./return-offer.ts";
import { combineWays, type FoundTrip } from "./trips.ts";

/** The same search is asked for many times a day; a list takes some forty kilobytes with its pages. */
const LISTS_REMEMBERED = 400;
/**
 * Lists that were asked for once wait here for a second time. They are few: what stays for long
 * and is then forgotten is the dearest garbage.
 */
const LISTS_ON_TRIAL = 2;

const MOST_RETURNS = 100;
/** More than there are, so that a pair of airports and a day after the first make one number. */
const MOST_AIRPORTS = 65_536;
const MOST_DAYS = 64;

/** Days of one way that share their flights: so few that those of all their changes of planes are told apart. */
const MOST_DAYS_APART = 3;

interface FlightList extends OfferList<FlightJourney, FlightOffer> {
  readonly earliest: Minutes;
}

/** Flights of the simulated world. */
export function simulatedFlights(seed: Seed): FlightSupplier {
  const lists = boundedCache<string, Reused<FlightList>>(LISTS_REMEMBERED);
  const onTrial = boundedCache<string, FlightList>(LISTS_ON_TRIAL);

  async function listFor(query: FlightQuery): Promise<FlightList> {
    const { origin, destination, day, cabin, brand = "", party, quoteDay, nonstop } = query;
    const { adults, children, infants } = party;
    const key = `${origin}${destination}${day}${cabin}${brand}${adults}.${children}.${infants}q${quoteDay}${nonstop ? "n" : ""}`;
    const known = lists.get(key);
    if (known) return known;
    const once = onTrial.get(key);
    if (!once) return onTrial.set(key, await listOf(query));
    return lists.set(key, reused({ ...once, groups: reused(once.groups) }));
  }

  /** The flights of the way asked for last: its cabins are asked for one after the other, and the day before it. */
  let lastWay:
    | { readonly way: string; readonly day: DayNumber; readonly flights: DayFlights }
    | undefined;

  async function listOf({
    origin,
    destination,
    day,
    cabin,
    brand,
    party,
    quoteDay,
    nonstop = false,
  }: FlightQuery): Promise<FlightList> {
    const from = airportsOf(origin);
    const to = airportsOf(destination);
    const offers: FlightOffer[] = [];
    const groups = new Map<number, string>();
    let earliest = Number.POSITIVE_INFINITY;
    const wanted = { from, to, day, cabin, brand, party, quoteDay, nonstop };
    const way = `${origin}${destination}`;
    if (lastWay?.way !== way || Math.abs(lastWay.day - day) > MOST_DAYS_APART)
      lastWay = { way, day, flights: dayFlights(seed) };
    const board = departureBoard({ seed, cabin, party, quoteDay }, lastWay.flights);
    const pieces = journeysInPieces(seed, wanted, board);
    let piece = pieces.next();
    for (; !piece.done; piece = pieces.next()) {
      const turn = turnToGoOn();
      if (turn) await turn;
    }
    for (const journey of piece.value) {
      const legs = journeyAsAnnounced(seed, journey.legs, quoteDay * MINUTES_PER_DAY);
      if (!legs) continue;
      const { fare, seats } = journey;
      const announced = legs === journey.legs ? journey : { legs, fare, seats };
      offers.push(flightOffer(seed, announced, { cabin, brand, party, quoteDay }));
      earliest = Math.min(earliest, departureOf(legs));
      for (const leg of legs) {
        const key = (leg.from.index * MOST_AIRPORTS + leg.to.index) * MOST_DAYS + leg.day - day;
        if (!groups.has(key)) groups.set(key, stockGroup(leg));
      }
    }
    return { offers, groups: [...groups.values()], earliest };
  }

  /** An id is read to know what it names, and at once again for its price. */
  let last: { readonly id: string; readonly parsed: FlightId | undefined } | undefined;

  function parse(id: string): FlightId | undefined {
    if (last?.id === id) return last.parsed;
    const text = unsealed(seed, id);
    const parsed = text === undefined ? undefined : readFlightId(text);
    last = { id, parsed };
    return parsed;
  }

  const search: FlightSupplier["search"] = async (query) => {
    const { day, notBefore } = query;
    const list = await listFor(query);
    const soon = day - dayOf(notBefore) <= 1;
    if (list.earliest > notBefore && !soon) return list;
    const open = list.offers.filter(({ closes }) => closes > notBefore);
    return { ...list, offers: soon ? withoutCancelled(seed, open, notBefore) : open };
  };

  return {
    ...simulatedOperations(seed),
    source: "simulated",
    search,

    async searchReturns(query) {
      const { origin, destination, day, returnDay } = query;
      const [out, back] = await Promise.all([
        search({ ...query, day }),
        search({ ...query, origin: destination, destination: origin, day: returnDay }),
      ]);
      const open = ({ left, quantity }: FlightOffer) => left >= quantity;
      const trips = combineWays([out.offers.filter(open), back.offers.filter(open)], MOST_RETURNS);
      const repeats = repeatsOf(trips, ({ ways: [there] }) => there?.id ?? "");
      const times = (trip: FoundTrip) => repeats.get(trip) ?? 0;
      trips.sort((a, b) => a.price - b.price || a.tickets - b.tickets || times(a) - times(b));
      return {
        offers: trips.map(returnOffer),
        groups: [...new Set([...out.groups, ...back.groups])],
      };
    },

    isOutdated: isOutdatedId,

    read(id) {
      const parsed = parse(id);
      return parsed && { id, party: parsed.party, quoteDay: parsed.quoteDay };
    },

    async quote({ id, party, quoteDay }: FlightReference) {
      const parsed = parse(id);
      const timetabled = parsed && findLegs(seed, parsed);
      const legs = timetabled && journeyAsAnnounced(seed, timetabled, quoteDay * MINUTES_PER_DAY);
      if (!legs) return undefined;
      const { cabin, brand } = parsed;
      const query = { cabin, brand, party, quoteDay };
      const fare = priceLegs(seed, legs, query);
      if (!fare) return undefined;
      const seats = Math.min(...legs.map((leg) => seatsLeft(seed, leg, cabin, quoteDay)));
      return flightOffer(seed, { legs, fare, seats }, query);
    },

    together: soldTogether,
    takesTicketsOf,
  };
}

/** The offers without those of which a flight is known to be cancelled. */
function withoutCancelled(
  seed: Seed,
  offers: readonly FlightOffer[],
  now: Minutes,
): readonly FlightOffer[] {
  const flies = new Map<FlightLeg, boolean>();
  const isFlown = (leg: FlightLeg) => {
    const known = flies.get(leg) ?? !isCancelled(seed, leg, now);
    flies.set(leg, known);
    return known;
  };
  return offers.filter((offer) => legsOf(offer).every(isFlown));
}

/** The flights an id names, if they all fly on those days and one can be changed to from another. */
function findLegs(seed: Seed, { day, legs }: FlightId): FlightLeg[] | undefined {
  const found: FlightLeg[] = [];
  for (const { airline, number, daysLater } of legs) {
    const leg = findLeg(seed, airline, number, day + daysLater);
    const previous = found.at(-1);
    if (!leg) return undefined;
    if (previous && (previous.to !== leg.from || previous.arrival >= leg.departure)) {
      return undefined;
    }
    found.push(leg);
  }
  return found;
}
