import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedHotel, HotelReservation } from "../../domain/contracts/gds/hotels.ts";
import { parseIsoDateTime } from "../../domain/dates.ts";
import { formatUsd } from "../../domain/money.ts";
import type { CancellationFacts, Rest, StayTerms } from "../../domain/rules/endings.ts";
import { partPrice } from "../../domain/rules/ledger.ts";
import { journeyOf, livingFlights } from "../../domain/rules/parts.ts";
import { countParty } from "../../domain/rules/party.ts";
import { withRefund } from "../../domain/rules/passenger-rights.ts";
import {
  LATE_WORDS,
  lateWords,
  rateWords,
  stayTerms as termsOfRate,
} from "../../domain/rules/stay-terms.ts";
import { type Hit, hitsOn, unflownPrice } from "./day/disruption.ts";
import type { GdsDeps } from "./deps.ts";

/** What airlines did to most bookings: nothing. */
const UNDISTURBED = {
  involuntary: new Map<string, string>(),
  waits: new Set<string>(),
  begun: new Set<string>(),
  flying: new Set<string>(),
  rests: new Map<string, Rest>(),
};
const NONE_ALONE: ReadonlyMap<string, number> = new Map();

/** What cancelling goes by, with the journeys that are hit. */
export interface FactsNow extends CancellationFacts {
  readonly hits: readonly Hit[];
}

/** What cancelling goes by at an instant (Unix milliseconds). */
export async function factsAt(deps: GdsDeps, booking: Pnr, now: number): Promise<FactsNow> {
  const hits = hitsOn(deps, booking, now);
  const alone = booking.flights.length < 2 ? NONE_ALONE : await pricesAlone(deps, booking);
  const termsOf = (hotel: BookedHotel) => stayTerms(deps, hotel);
  if (hits.length === 0) {
    return { now, stayTerms: termsOf, alone, ...UNDISTURBED, hits };
  }
  const waiting = hits.filter(({ flown }) => flown.length === 0);
  const refunded = hits.filter(({ refund }) => refund);
  const begun = hits.filter(({ flown }) => flown.length > 0);
  const rests = refunded.filter((hit) => begun.includes(hit));
  return {
    now,
    stayTerms: termsOf,
    alone,
    involuntary: new Map(
      refunded.map((hit) => [hit.part, involuntaryRule(booking, hit, rests.includes(hit))]),
    ),
    waits: new Set(waiting.map(({ part }) => part)),
    begun: new Set(begun.map(({ part }) => part)),
    flying: new Set(begun.flatMap(({ part, flying }) => (flying ? [part] : []))),
    rests: new Map(
      rests.map((hit) => [hit.part, { unflown: hit.unflown, amount: unflownPrice(booking, hit) }]),
    ),
    hits,
  };
}

/** Why a journey comes back, and what of the compensation stays. */
function involuntaryRule(booking: Pnr, hit: Hit, isRest: boolean): string {
  const { what, part } = hit;
  const left = withRefund(hit.facts);
  const flown = formatUsd(partPrice(booking, part) - unflownPrice(booking, hit));
  const whole = isRest ? `Its unflown part in full (${flown} is flown and stays)` : "In full";
  return `${whole}, as the airline changed it: ${what}${left === undefined ? "" : ` With it, by law: ${left}.`}`;
}

/** What each journey would have cost its travellers without the others, as far as their ids can be read. */
async function pricesAlone(
  { flights }: GdsDeps,
  booking: Pnr,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(livingFlights(booking).map(({ part = "", id }) => [part, journeyOf(id)]));
  if (ids.size < 2) return NONE_ALONE;
  const party = countParty(booking.passengers);
  const prices = await Promise.all(
    [...ids].map(async ([part, id]): Promise<[string, number][]> => {
      const reference = flights.read(id);
      const offer = reference && (await flights.quote({ ...reference, party }));
      return offer ? [[part, offer.price]] : [];
    }),
  );
  return new Map(prices.flat());
}

/** A stay as it is sold at an instant (Unix milliseconds): once its free time is over, it does not promise it. */
export function stayNow<T extends HotelReservation>(
  deps: Pick<GdsDeps, "places">,
  stay: T,
  now: number,
): T {
  const { freeUntil, lateFee } = stayTerms(deps, stay);
  if (freeUntil === undefined || now <= freeUntil) return stay;
  return { ...stay, cancellation: lateWords(lateFee) };
}

/** What every stay of a search at this rate says of cancelling. */
export function termsNow(
  deps: Pick<GdsDeps, "places">,
  rate: Pick<Stay, "rateCode" | "cityCode" | "checkInDate">,
  now: number,
): string {
  const stay = { ...rate, price: 0, pricePerNight: 0 };
  const { freeUntil } = stayTerms(deps, stay);
  const isLate = freeUntil !== undefined && now > freeUntil;
  return isLate ? LATE_WORDS : rateWords(termsOfRate(stay));
}

/** What a stay's terms follow from. */
type Stay = Pick<
  HotelReservation,
  "rateCode" | "cityCode" | "checkInDate" | "price" | "pricePerNight"
>;

/** The rate's rule, with its deadline as an instant. */
function stayTerms({ places }: Pick<GdsDeps, "places">, hotel: Stay): StayTerms {
  const { freeUntil, lateFee } = termsOfRate(hotel);
  const local = freeUntil === undefined ? undefined : parseIsoDateTime(freeUntil)?.local;
  if (local === undefined) return { lateFee };
  const place = places.find(hotel.cityCode);
  const instant = place ? places.instantAt(place, local) : local;
  return { freeUntil: instant * 60_000, lateFee };
}
