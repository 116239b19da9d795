import type { BookedHotel } from "../../domain/contracts/gds/hotels.ts";
import { parseIsoDateTime } from "../../domain/dates.ts";
import type { CancellationFacts, StayTerms } from "../../domain/rules/cancellation.ts";
import { stayTerms as termsOfRate } from "../../domain/rules/stay-terms.ts";
import type { GdsDeps } from "./deps.ts";

/** What cancelling goes by at an instant (Unix milliseconds). */
export function factsAt(deps: GdsDeps, now: number): CancellationFacts {
  return { now, stayTerms: (hotel) => stayTerms(deps, hotel) };
}

/** The rate's rule, with its deadline as an instant. */
function stayTerms({ places }: GdsDeps, hotel: BookedHotel): StayTerms {
  const { freeUntil, lateFee } = termsOfRate(hotel);
  const local = freeUntil === undefined ? undefined : parseIsoDateTime(freeUntil)?.local;
  if (local === undefined) return { lateFee };
  const place = places.find(hotel.cityCode);
  const instant = place ? places.instantAt(place, local) : local;
  return { freeUntil: instant * 60_000, lateFee };
}
