import type {
  CheapFare,
  ExploredPlace,
  ExploreRequest,
  PlacesExplored,
} from "../../domain/contracts/flights/fares.ts";
import { TravelError } from "../../domain/errors.ts";
import { readOffset } from "../../domain/paging.ts";
import type { Destination, Entry, LowFares } from "../../suppliers/low-fares.ts";
import { sisterNotes } from "../no-way.ts";
import { requireServedPlace } from "../places.ts";
import { shownPrices } from "../shown-prices.ts";
import { fareWish, requireDays, requireLowFares } from "./fare-request.ts";
import type { FlightsParts } from "./find-offers.ts";
import { cheapestFree, shownFare } from "./free-fares.ts";

/** Places whose flights are looked up for one answer. */
const MOST_TRIED = 30;
const WARM = 24;
const COLD = 8;
/** Colder than this, a beach is for walking. */
const BATHING = 23;
/** Ways of entering that ask for nothing before the journey but a form. */
const VISA_FREE: ReadonlySet<Entry["way"]> = new Set(["home", "free", "authorisation"]);

/** Where one can fly for an amount, with what the traveller wishes of the place. */
export async function exploreFares(
  { deps }: FlightsParts,
  request: ExploreRequest,
): Promise<PlacesExplored> {
  const { places, rates } = deps;
  const low = requireLowFares(deps, "explore_fares");
  const now = deps.now();
  const origin = requireServedPlace(places, request.origin, "origin");
  const prices = shownPrices(rates, request.currency);
  const { departure_date: date, month, nights, max_price: most } = request;
  const span = requireDays(
    { places, now },
    origin,
    date === undefined ? { month } : { from: date, to: date },
  );
  const found = low.destinations({
    ...fareWish(now, request),
    ...span,
    ...(nights !== undefined && { nights }),
    origin: origin.code,
    ...(most !== undefined && { mostPrice: prices.cents(most) }),
    ...(request.region !== undefined && { region: request.region }),
    wanted: wish(low, request),
  });
  const { start } = readOffset(request.cursor);
  const rows: ExploredPlace[] = [];
  const mostCents = most === undefined ? Number.POSITIVE_INFINITY : prices.cents(most);
  let next = start;
  // The order is that of the markets; what a place really costs may still be too much.
  for (; next < found.length && rows.length < request.limit && next < start + MOST_TRIED; next++) {
    const one = found[next];
    const cheapest = one?.cheapest();
    if (!one || !cheapest) continue;
    const [fare] = await cheapestFree([cheapest.fares], deps.store.inventory);
    if (!fare || fare.price > mostCents) continue;
    rows.push(rowOf(low, one.destination, shownFare(cheapest.day, nights, fare, prices), request));
  }
  const nextCursor = next < found.length ? `o${next}` : undefined;
  const warnings = [...sisterNotes([origin]), ...emptyWords(rows.length, origin.cityName, request)];
  return {
    source: "simulated",
    asOf: new Date(now).toISOString(),
    origin: origin.code,
    currency: prices.currency,
    ...(prices.rate !== undefined && { rate: prices.rate }),
    total: found.length,
    resultCount: rows.length,
    places: rows.sort((a, b) => a.price - b.price),
    ...(nextCursor !== undefined && { nextCursor }),
    ...(warnings.length > 0 && { warnings }),
  };
}

function rowOf(
  low: LowFares,
  destination: Destination,
  fare: CheapFare,
  request: ExploreRequest,
): ExploredPlace {
  const notes = notesOn(low, destination, request);
  const { code, name, countryName, km, high } = destination;
  return {
    code,
    city: name,
    country: countryName,
    ...fare,
    km,
    high,
    ...(notes.length > 0 && { notes }),
  };
}

/** Whether a place is one of those that were asked for; the cheapest questions come first. */
function wish(low: LowFares, request: ExploreRequest): (place: Destination) => boolean {
  const { region, min_km: least = 0, max_km: most, climate, purpose, passport } = request;
  if (region !== undefined && !low.knowsRegion(region)) throw unknownRegion(region);
  if (passport !== undefined && !low.knowsPassport(passport)) throw unknownPassport(passport);
  return (place) =>
    place.km >= least &&
    (most === undefined || place.km <= most) &&
    (climate !== "warm" || place.high >= WARM) &&
    (climate !== "cold" || place.high <= COLD) &&
    (purpose !== "beach" || (place.beach && place.high >= BATHING)) &&
    (purpose !== "ski" || place.slopes.length > 0) &&
    (passport === undefined || VISA_FREE.has(low.entry(place.country, passport)?.way ?? "visa"));
}

function notesOn(low: LowFares, place: Destination, { passport }: ExploreRequest): string[] {
  const entry = passport === undefined ? undefined : low.entry(place.country, passport);
  return [
    ...(place.beach && place.high >= BATHING ? ["beach"] : []),
    ...(place.slopes.length > 0 ? [`ski: ${place.slopes.slice(0, 3).join(", ")}`] : []),
    ...(entry ? [entryWords(entry)] : []),
  ];
}

function entryWords({ way, days, doubtful }: Entry): string {
  const check = doubtful ? "; sources differ, check" : ", check";
  if (way === "home") return "no border";
  if (way === "authorisation") return `usually an online authorisation${check}`;
  return `usually no visa${days === undefined ? "" : ` for ${days} days`}${check}`;
}

function emptyWords(count: number, from: string, { max_price, cursor }: ExploreRequest): string[] {
  if (count > 0 || cursor !== undefined) return [];
  return [
    max_price === undefined
      ? `Nothing from ${from} fits all of these wishes: drop one, or ask about another month.`
      : `Nothing from ${from} fits for that amount: raise max_price, drop a wish, or ask about another month.`,
  ];
}

function unknownRegion(region: string): TravelError {
  return new TravelError("invalid", `region: ${region.slice(0, 60)} is no region known here`, {
    reason: "unknown_region",
    field: "region",
    value: region.slice(0, 60),
    hint: "Name a continent, a country, or a part such as Caribbean, Balkans, Gulf, Southeast Asia.",
  });
}

function unknownPassport(passport: string): TravelError {
  return new TravelError(
    "invalid",
    `passport: nothing is known of entry with ${passport.slice(0, 20)}`,
    {
      reason: "unknown_passport",
      field: "passport",
      value: passport.slice(0, 20),
      hint: "Known are AZ, CN, GB, GE, IN, KZ, RU, TR, US and the countries of the European Union, as two letters. Leave it out to see every place.",
    },
  );
}
