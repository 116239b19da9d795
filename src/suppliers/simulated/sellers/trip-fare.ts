import type { Brand } from "../../../domain/brands.ts";
import type { DayNumber } from "../../../domain/dates.ts";
import { type FareTerms, onOneTicket } from "../../../domain/fare-terms.ts";
import type { Cabin } from "../../../domain/travel.ts";
import { type AdultPrice, adultPrice, typicalPrice } from "../../../world/fares/adult-price.ts";
import { childPrice, isLowCost, lapPrice, priceTrip } from "../../../world/fares/fare.ts";
import { wayPrice } from "../../../world/fares/return-fare.ts";
import { fareTerms } from "../../../world/fares/terms.ts";
import { ticketsOf, wayToSell } from "../../../world/fares/tickets.ts";
import type { Seed } from "../../../world/random.ts";
import type { FareParty, FareQuestion, TypicalFare } from "../../fare-sources.ts";
import type { Trip } from "./trip.ts";

/** What is asked of every way. */
export interface Asked {
  readonly cabin: Cabin;
  readonly brand: Brand;
  readonly quoteDay: DayNumber;
}

/** A trip as the airlines themselves sell it, in USD cents. */
export interface PublishedFare {
  /** What one adult pays. */
  readonly adult: number;
  /** What the party pays. */
  readonly total: number;
  /** Of the way that allows least. */
  readonly terms: Pick<FareTerms, "name" | "checkedBags" | "checkedKg" | "change" | "refund"> & {
    readonly credit: boolean;
  };
}

/** The fare of a trip, which every window on the world shows. */
export function publishedFare(
  seed: Seed,
  { legs }: Pick<Trip, "legs">,
  { party }: Pick<FareQuestion, "party">,
  asked: Asked,
): PublishedFare {
  const adult = tripPrice(legs, (way) => adultPrice(seed, way, asked));
  const people = {
    adults: party.adults,
    children: party.children + party.infantsInSeat,
    infants: party.infantsOnLap,
  };
  const sold = priceTrip(seed, legs, { ...asked, party: people });
  const total = sold?.total ?? partyFare(adult, legs, party);
  const terms = legs.map((way, index) =>
    fareTerms(way, asked.cabin, people, sold?.fares[index] ?? { total: adult, brand: asked.brand }),
  );
  const [first] = terms;
  return {
    adult,
    total,
    terms: {
      name: first?.name ?? asked.brand,
      checkedBags: Math.min(...terms.map(({ checkedBags }) => checkedBags)),
      checkedKg: Math.min(...terms.map(({ checkedKg }) => checkedKg)),
      change: onOneTicket(terms.map(({ change }) => change)),
      refund: onOneTicket(terms.map(({ refund }) => refund)),
      credit: terms.some(({ refund }) => refund.credit),
    },
  };
}

/** What the trip costs the party in that season, bought neither very early nor very late. */
export function typicalTripFare(
  { legs }: Pick<Trip, "legs">,
  asked: { readonly cabin: Cabin; readonly brand?: Brand | undefined },
  party: FareParty,
): TypicalFare {
  const low = tripPrice(legs, (way) => typicalPrice(way, asked)?.[0]);
  const high = tripPrice(legs, (way) => typicalPrice(way, asked)?.[1]);
  return { low: partyFare(low, legs, party), high: partyFare(high, legs, party) };
}

/** The ways' prices, less what their tickets save. */
function tripPrice(
  legs: Trip["legs"],
  priceOf: (way: Trip["legs"][number]) => AdultPrice | undefined,
): number {
  const ways = legs.flatMap((way) => {
    const price = priceOf(way);
    if (!price) return [];
    const saved = price.cents + price.step - wayPrice(way, price, 1);
    return { legs: way, price, forSale: wayToSell(way, saved) };
  });
  let cents = 0;
  for (const { ways: places, saving } of ticketsOf(ways.map((way) => way.forSale))) {
    for (const place of places) {
      const way = ways[place];
      if (way) cents += wayPrice(way.legs, way.price, saving);
    }
  }
  return cents;
}

/** What the party pays when one adult pays so much for the whole trip; agencies sell a child's seat for their own share. */
export function partyFare(
  adult: number,
  legs: Trip["legs"],
  { adults, children, infantsInSeat, infantsOnLap }: FareParty,
  childShare?: number,
): number {
  const lowCost = legs.every(isLowCost);
  const child =
    lowCost || childShare === undefined ? childPrice(adult, lowCost) : adult * childShare;
  const lap = lowCost ? lapPrice(adult, true) * legs.length : lapPrice(adult, false);
  return Math.round(adults * adult + (children + infantsInSeat) * child + infantsOnLap * lap);
}

export function seatsOf({ adults, children, infantsInSeat }: FareParty): number {
  return adults + children + infantsInSeat;
}
