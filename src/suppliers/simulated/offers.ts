import { brandsOf } from "../../domain/brands.ts";
import { type DayNumber, isoDate, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import { turnToGoOn } from "../../memory/turns.ts";
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
import { WorldOption, WorldWay } from "./offer-option.ts";
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
    const { offers, groups } = await flights.search({
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
      const seen = new WorldWay(offer);
      known.set(offer, seen);
      const miss = missOfWay(seen, search, index);
      if (miss) missed.push(miss);
      return !miss;
    });
    return { fitting, missed, groups };
  }

  /** Trips of one way from each list. */
  function tripsOf(lists: readonly (readonly FlightOffer[])[], most: number): readonly FoundTrip[] {
    const [only = []] = lists;
    return lists.length === 1
      ? only.map((offer) => alone(flights, offer))
      : combineWays(lists, most);
  }

  /**
   * What every cabin has. All ways are moved alike by the days of a search that is flexible: the time
   * at each place stays what was asked for. The cabins of a way are searched one after the other,
   * since they are on the same flights, and each way in a turn that has room: all of them together
   * would keep other callers waiting.
   */
  async function inCabins(search: OfferSearch, cabins: readonly Cabin[], now: number) {
    const { flexDays = 0 } = search;
    const most = MOST_TRIPS / cabins.length / (2 * flexDays + 1);
    const found = cabins.map(
      (cabin): Found => ({ cabin, known: new Map(), trips: [], missed: [] }),
    );
    const groups = new Set<string>();
    for (let later = -flexDays; later <= flexDays; later++) {
      const lists = found.map((): (readonly FlightOffer[])[] => []);
      for (const [index, way] of waysOf(search).entries()) {
        if (groups.size > 0) await turnToGoOn();
        const asked = found.map(({ cabin, known }) =>
          offersFor({ search, cabin, now, known }, way, index, later),
        );
        for (const [at, one] of (await Promise.all(asked)).entries()) {
          lists[at]?.push(one.fitting);
          found[at]?.missed.push(...one.missed);
          for (const group of one.groups) groups.add(group);
        }
      }
      await turnToGoOn();
      for (const [at, one] of found.entries()) one.trips.push(...tripsOf(lists[at] ?? [], most));
    }
    return { found, groups: [...groups] };
  }

  function batch(
    found: readonly Pick<Found, "trips" | "known">[],
    quoteDay: DayNumber,
    rest: Partial<OfferBatch> & { readonly groups: readonly string[] },
  ): OfferBatch {
    // A quote holds through the day after the one it was made on.
    const expires = `${isoDate(quoteDay + 2)}T00:00:00Z`;
    const { groups, ...told } = rest;
    const options: WorldOption[] = [];
    let seats = 0;
    let validUntil = Number.MAX_SAFE_INTEGER;
    for (const { trips, known } of found) {
      for (const trip of trips) {
        if (options.length === 0) validUntil = Date.parse(expires);
        const ways = trip.ways.map((offer) => known.get(offer) ?? new WorldWay(offer));
        for (const { departure, quantity } of trip.ways) {
          seats = quantity;
          validUntil = Math.min(validUntil, departure * MS_PER_MINUTE);
        }
        options.push(new WorldOption(trip, ways, expires));
      }
    }
    const units = () => unitsOf(options);
    const asOf = new Date(now()).toISOString();
    const stock = { seats, groups, units };
    return { asOf, options, validUntil, outside: 0, notes: [], stock, ...told };
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
      const { found, groups } = await inCabins(search, cabins, began);
      const missed = found.flatMap((one) => one.missed);
      return batch(found, quoteDayOf(began), {
        groups,
        outside: missed.length,
        misses: countMisses(missed),
        notes: tooManyChanges(found, search.maxConnections),
      });
    },

    async reread({ id, booking_ids: ids = [] }) {
      // An offer of another source, or none at all.
      if (ids.length === 0) throw offerGone(id);
      const ways = await Promise.all(ids.map((one) => current(flights, one, now())));
      const days = ways.map((way) => flights.read(way.id)?.quoteDay ?? 0);
      const sold = flights.together(ways);
      const trip = { ways, price: sold.price, tickets: sold.tickets.length, sold: () => sold };
      const groups = ways.flatMap((way) => way.units().map(({ group }) => group));
      return batch([{ trips: [trip], known: new Map() }], Math.min(...days), { groups });
    },
  };
}

/**
 * Cabins that fly, but only with more changes of planes than are asked for, where other cabins do
 * with fewer: without a word the others would pass for all there is.
 */
function tooManyChanges(found: readonly Found[], most: number): readonly string[] {
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

/** The offers of one search as ways, each made once. */
type Ways = Map<FlightOffer, WorldWay>;

/** A search in one cabin. */
interface Asked {
  readonly search: OfferSearch;
  readonly cabin: Cabin;
  /** When the search began (Unix milliseconds). */
  readonly now: number;
  readonly known: Ways;
}

/** What a cabin has. */
interface Found {
  readonly cabin: Cabin;
  readonly known: Ways;
  readonly trips: FoundTrip[];
  readonly missed: Wish[];
}

/** One way, sold by itself. */
function alone(flights: FlightSupplier, offer: FlightOffer): FoundTrip {
  const ways = [offer];
  return { ways, price: offer.price, tickets: 1, sold: () => flights.together(ways) };
}

function unitsOf(options: readonly WorldOption[]): ReadonlyMap<string, readonly StockUnit[]> {
  const units = new Map<string, readonly StockUnit[]>();
  for (const { ways } of options) {
    for (const { offer } of ways) if (!units.has(offer.id)) units.set(offer.id, offer.units());
  }
  return units;
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
