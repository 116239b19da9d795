import { isoDate, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import { fitsSearch, type OfferBatch, type OfferSearch, type OfferSource } from "../offers.ts";
import type { FlightOffer, FlightSupplier } from "../types.ts";
import { type Direction, directionOf, optionOf } from "./offer-option.ts";
import { roundTrips } from "./round-trips.ts";

const MS_PER_MINUTE = 60_000;
/** Round trips to show in all; there are as many as ways there times ways back. */
const MOST_PAIRS = 200;

/** Offers of the simulated world: what the booking desk sells, shown as offers to compare. */
export function simulatedOffers(
  flights: FlightSupplier,
  { now, world }: { readonly now: () => number; readonly world: string },
): OfferSource {
  /** The ways to fly in one direction that have room for the party. */
  async function directions(
    search: OfferSearch,
    cabin: Cabin,
    back: boolean,
  ): Promise<{ fitting: Direction[]; outside: number }> {
    const date = (back ? search.returnDate : search.departureDate) ?? "";
    const { offers } = await flights.search({
      origin: back ? search.destination : search.origin,
      destination: back ? search.origin : search.destination,
      day: parseIsoDate(date) ?? 0,
      cabin,
      party: search.party,
      quoteDay: quoteDayOf(now()),
      notBefore: Math.floor(now() / MS_PER_MINUTE),
    });
    const found = offers.filter(({ left, quantity }) => left >= quantity).map(directionOf);
    // Windows are about the way there.
    const { departureTime, arrivalTime, ...connections } = search;
    const wishes = back ? connections : search;
    const fitting = found.filter(({ slice }) => fitsSearch([slice], wishes));
    return { fitting, outside: found.length - fitting.length };
  }

  async function inCabin(search: OfferSearch, cabin: Cabin, most: number) {
    const out = await directions(search, cabin, false);
    if (search.returnDate === undefined) {
      return { journeys: out.fitting.map((one) => [one]), outside: out.outside };
    }
    const back = await directions(search, cabin, true);
    return {
      journeys: roundTrips(out.fitting, back.fitting, most),
      outside: out.outside + back.outside,
    };
  }

  function batch(journeys: readonly (readonly Direction[])[], outside: number): OfferBatch {
    const units: Record<string, readonly StockUnit[]> = {};
    let seats = 0;
    let validUntil = Number.MAX_SAFE_INTEGER;
    const options = journeys.map((journey) => {
      for (const { offer } of journey) {
        units[offer.id] ??= offer.units();
        seats = offer.quantity;
        validUntil = Math.min(validUntil, offer.departure * MS_PER_MINUTE);
      }
      const option = optionOf(journey, holdsUntil(journey));
      validUntil = Math.min(validUntil, Date.parse(option.expires_at));
      return option;
    });
    const asOf = new Date(now()).toISOString();
    return { asOf, options, validUntil, outside, notes: [], stock: { seats, units } };
  }

  /** A quote holds through the day after the one it was made on. */
  function holdsUntil(journey: readonly Direction[]): string {
    const days = journey.map(({ offer }) => flights.read(offer.id)?.quoteDay ?? 0);
    return `${isoDate(Math.min(...days) + 2)}T00:00:00Z`;
  }

  return {
    source: "simulated",
    tag: world,

    async search(search) {
      const cabins = search.cabin ? [search.cabin] : CABINS;
      const found = await Promise.all(
        cabins.map((cabin) => inCabin(search, cabin, MOST_PAIRS / cabins.length)),
      );
      return batch(
        found.flatMap(({ journeys }) => journeys),
        found.reduce((sum, { outside }) => sum + outside, 0),
      );
    },

    async reread({ id, booking_ids: ids = [] }) {
      // An offer of another source, or none at all.
      if (ids.length === 0) throw offerGone(id);
      const offers = await Promise.all(ids.map((one) => current(flights, one, now())));
      return batch([offers.map(directionOf)], 0);
    },
  };
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
