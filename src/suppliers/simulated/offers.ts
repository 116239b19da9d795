import { setImmediate as nextTurn } from "node:timers/promises";
import { brandsOf } from "../../domain/brands.ts";
import { type DayNumber, isoDate, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import {
  countMisses,
  missOfWay,
  type OfferBatch,
  type OfferSearch,
  type OfferSource,
  type OfferWay,
  type Wish,
  waysOf,
} from "../offers.ts";
import type { FlightOffer, FlightSupplier } from "../types.ts";
import { type Direction, directionOf, optionOf, type Trip } from "./offer-option.ts";
import { combineWays, type FoundTrip } from "./trips.ts";

const MS_PER_MINUTE = 60_000;
/** Trips of several ways to show in all. */
const MOST_TRIPS = 200;

/** Offers of the simulated world: what the booking desk sells, shown as offers to compare. */
export function simulatedOffers(
  flights: FlightSupplier,
  { now, world }: { readonly now: () => number; readonly world: string },
): OfferSource {
  /** The offers of one way, so many days later, that have room for the party and keep to what was asked for. */
  async function offersFor(
    { search, cabin, now, known }: Asked,
    way: OfferWay,
    index: number,
    later: number,
  ) {
    const { bags = 0, brand } = search;
    const { offers } = await flights.search({
      origin: way.origin,
      destination: way.destination,
      day: (parseIsoDate(way.date) ?? 0) + later,
      cabin,
      brand,
      party: search.party,
      quoteDay: quoteDayOf(now),
      notBefore: Math.floor(now / MS_PER_MINUTE),
    });
    const found = offers
      .filter(({ left, quantity }) => left >= quantity)
      .map((offer) => (brand === undefined && bags > 0 ? withBags(offer, cabin, bags) : offer));
    const missed: Wish[] = [];
    const fitting = found.filter((offer) => {
      const direction = directionOf(offer);
      known.set(offer, direction);
      const miss = missOfWay(direction.slice, search, index);
      if (miss) missed.push(miss);
      return !miss;
    });
    return { fitting, missed };
  }

  /** Trips of ways that are all so many days later: the time at each place stays what was asked for. */
  async function shifted(asked: Asked, later: number, most: number) {
    const found = await Promise.all(
      waysOf(asked.search).map((way, index) => offersFor(asked, way, index, later)),
    );
    const lists = found.map(({ fitting }) => fitting);
    const [only = []] = lists;
    const trips =
      lists.length === 1
        ? only.map((offer) => ({ ways: [offer], sold: flights.together([offer]) }))
        : combineWays(lists, most);
    return {
      trips: trips.map((trip) => tripOf(trip, asked.known)),
      missed: found.flatMap(({ missed }) => missed),
    };
  }

  async function inCabin(asked: Asked, most: number) {
    const { cabin, search } = asked;
    const { flexDays = 0 } = search;
    const days = 2 * flexDays + 1;
    const found = await Promise.all(
      Array.from({ length: days }, (_, at) => shifted(asked, at - flexDays, most / days)),
    );
    return {
      cabin,
      trips: found.flatMap(({ trips }) => trips),
      missed: found.flatMap(({ missed }) => missed),
    };
  }

  function batch(
    trips: readonly Trip[],
    quoteDay: DayNumber,
    missed: readonly Wish[] = [],
    notes: readonly string[] = [],
  ): OfferBatch {
    // A quote holds through the day after the one it was made on.
    const expires = `${isoDate(quoteDay + 2)}T00:00:00Z`;
    const units: Record<string, readonly StockUnit[]> = {};
    let seats = 0;
    let validUntil = trips.length === 0 ? Number.MAX_SAFE_INTEGER : Date.parse(expires);
    const options = trips.map((trip) => {
      for (const { offer } of trip.directions) {
        units[offer.id] ??= offer.units();
        seats = offer.quantity;
        validUntil = Math.min(validUntil, offer.departure * MS_PER_MINUTE);
      }
      return optionOf(trip, expires);
    });
    const asOf = new Date(now()).toISOString();
    return {
      asOf,
      options,
      validUntil,
      outside: missed.length,
      misses: countMisses(missed),
      notes,
      stock: { seats, units },
    };
  }

  return {
    source: "simulated",
    tag: world,

    async search(search) {
      const { brand } = search;
      const cabins = search.cabin
        ? [search.cabin]
        : CABINS.filter((cabin) => !brand || brandsOf(cabin).includes(brand));
      const began = now();
      const found: Awaited<ReturnType<typeof inCabin>>[] = [];
      for (const cabin of cabins) {
        // In a turn of its own: all of them together would keep other callers waiting.
        if (found.length > 0) await nextTurn();
        const asked = { search, cabin, now: began, known: new Map() };
        found.push(await inCabin(asked, MOST_TRIPS / cabins.length));
      }
      return batch(
        found.flatMap(({ trips }) => trips),
        quoteDayOf(began),
        found.flatMap(({ missed }) => missed),
        tooManyChanges(found, search.maxConnections),
      );
    },

    async reread({ id, booking_ids: ids = [] }) {
      // An offer of another source, or none at all.
      if (ids.length === 0) throw offerGone(id);
      const ways = await Promise.all(ids.map((one) => current(flights, one, now())));
      const days = ways.map((way) => flights.read(way.id)?.quoteDay ?? 0);
      const trip = tripOf({ ways, sold: flights.together(ways) }, new Map());
      return batch([trip], Math.min(...days));
    },
  };
}

/**
 * Cabins that fly, but only with more changes of planes than are asked for, where other cabins do
 * with fewer: without a word the others would pass for all there is.
 */
function tooManyChanges(
  found: readonly {
    readonly cabin: Cabin;
    readonly trips: readonly Trip[];
    readonly missed: readonly Wish[];
  }[],
  most: number,
): readonly string[] {
  if (found.every(({ trips }) => trips.length === 0)) return [];
  return found
    .filter(({ trips, missed }) => trips.length === 0 && missed.includes("connections"))
    .map(({ cabin }) => {
      const named = cabin.replace("_", " ");
      return most === 0
        ? `No nonstop has ${named}; searchFlights shows it with a change of planes.`
        : `In ${named} every way has more than ${most} changes of planes: searchFlights shows them.`;
    });
}

/** The cheapest brand of the same flights that includes so many bags, if there is one. */
function withBags(offer: FlightOffer, cabin: Cabin, bags: number): FlightOffer {
  for (const brand of brandsOf(cabin)) {
    const branded = brand === offer.brand ? offer : offer.inBrand(brand);
    if (branded && branded.terms().checkedBags >= bags) return branded;
  }
  return offer;
}

/** What the offers of one search say, each worked out once. */
type Directions = Map<FlightOffer, Direction>;

/** A search in one cabin. */
interface Asked {
  readonly search: OfferSearch;
  readonly cabin: Cabin;
  /** When the search began (Unix milliseconds). */
  readonly now: number;
  readonly known: Directions;
}

/** A trip as it is shown: its ways with what each costs in it. */
function tripOf({ ways, sold }: FoundTrip, known: Directions): Trip {
  const offers = sold.offers();
  const directions = ways.map((way, index) => {
    const direction = known.get(way) ?? directionOf(way);
    const offer = offers[index] ?? way;
    return offer === way ? direction : { ...direction, offer, terms: offer.terms() };
  });
  return { directions, tickets: sold.tickets };
}

/** What an id names at its own price while that holds, and at today's after that. */
async function current(flights: FlightSupplier, id: string, now: number): Promise<FlightOffer> {
  const reference = flights.read(id);
  const today = quoteDayOf(now);
  const holds = reference && today - reference.quoteDay <= 1;
  const offer =
    reference && (await flights.quote(holds ? reference : { ...reference, quoteDay: today }));
  if (offer && offer.departure * MS_PER_MINUTE > now) return offer;
  throw offerGone(id);
}

function offerGone(id: unknown): TravelError {
  return new TravelError("rule", "This offer is no longer available", {
    reason: "offer_gone",
    value: String(id).slice(0, 120),
    hint: "Search again.",
  });
}
