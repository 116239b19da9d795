import type {
  CheapFare,
  ExploredPlace,
  ExploreRequest,
  PlacesExplored,
} from "../../domain/contracts/flights/fares.ts";
import type { DayNumber } from "../../domain/dates.ts";
import type { Entry } from "../../domain/entry.ts";
import { TravelError } from "../../domain/errors.ts";
import { readOffset } from "../../domain/paging.ts";
import { travellersOf } from "../../domain/travel.ts";
import { turnToGoOn } from "../../memory/turns.ts";
import type {
  Destination,
  DestinationQuery,
  FareDestination,
  LowFares,
} from "../../suppliers/low-fares.ts";
import type { Places } from "../../suppliers/types.ts";
import { sisterNote } from "../no-way.ts";
import { requireFlightPlace } from "../places.ts";
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
  const origin = requireFlightPlace(places, request.origin, "origin");
  const prices = shownPrices(rates, request.currency);
  const { departure_date: date, month, nights, max_price: most } = request;
  const span = requireDays(
    { places, now },
    origin,
    date === undefined ? { month } : { from: date, to: date },
  );
  const query: DestinationQuery = {
    ...fareWish(now, request),
    ...span,
    ...(nights !== undefined && { nights }),
    origin: origin.code,
    ...(request.region !== undefined && { region: request.region }),
    wanted: wish(deps.places, low, request),
  };
  const behind = (place: Destination) => behindOthers(deps.places, place, request);
  const found = inOrder(
    onceEach(
      low.destinations(most === undefined ? query : { ...query, mostPrice: prices.cents(most) }),
    ),
    behind,
  );
  const { start } = readOffset(request.cursor);
  const rows: { readonly row: ExploredPlace; readonly behind: number }[] = [];
  const mostCents = most === undefined ? Number.POSITIVE_INFINITY : prices.cents(most);
  let next = start;
  // The order is that of the markets; what a place really costs may still be too much.
  for (; next < found.length && rows.length < request.limit && next < start + MOST_TRIED; next++) {
    if (next > start) await turnToGoOn();
    const one = found[next];
    const cheapest = one?.cheapest();
    // A month's cheapest day may lie in another, with weather of its own.
    if (!one || !cheapest || !query.wanted(one.destination, cheapest.day)) continue;
    const [fare] = await cheapestFree([cheapest.fares], deps.store.inventory);
    if (!fare || fare.price > mostCents) continue;
    rows.push({
      row: {
        ...placeOf(deps.places, one.destination, cheapest.day, request),
        ...shownFare(cheapest.day, nights, fare, prices),
      },
      behind: behind(one.destination),
    });
  }
  const nextCursor = next < found.length ? `o${next}` : undefined;
  const empty = rows.length === 0 && request.cursor === undefined;
  const least = empty && most !== undefined ? await leastOf({ deps, low, query }) : undefined;
  const warnings = [
    ...sisterNote(origin),
    ...(empty
      ? [emptyWords(origin.cityName, request, least === undefined ? undefined : prices.text(least))]
      : []),
  ];
  return {
    source: "simulated",
    asOf: new Date(now).toISOString(),
    origin: origin.code,
    currency: prices.currency,
    ...(prices.rate !== undefined && { rate: prices.rate }),
    travelers: travellersOf(request),
    total: found.length,
    resultCount: rows.length,
    places: rows
      .sort((a, b) => a.behind - b.behind || a.row.price - b.row.price)
      .map(({ row }) => row),
    ...(nextCursor !== undefined && { nextCursor }),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** A city with airports that go by codes of their own is one place: the airport that is cheaper to reach. */
function onceEach(found: readonly FareDestination[]): readonly FareDestination[] {
  const names = new Set<string>();
  return found.filter(({ destination: { name, country } }) => {
    const key = `${country} ${name}`;
    return !names.has(key) && names.add(key);
  });
}

/** As far as this by road one flies in for a week of skiing; from farther off come those who live there. */
const SKI_HOURS = 2.5;

/** 0 for most places: a question about entry is one about other countries, one about skiing asks for a slope nearby. */
function behindOthers(
  places: Places,
  { country, slopes: [nearest] }: Destination,
  { passport, purpose }: ExploreRequest,
): number {
  const home = passport !== undefined && places.entry(country, passport)?.way === "home";
  const far = purpose === "ski" && (nearest?.hours ?? 0) > SKI_HOURS;
  return (home ? 2 : 0) + (far ? 1 : 0);
}

/** The order stays among those that are equally far behind. */
function inOrder(
  found: readonly FareDestination[],
  behind: (place: Destination) => number,
): readonly FareDestination[] {
  return found
    .map((one) => ({ one, rank: behind(one.destination) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** Places of which the cheapest tells what to expect. */
const LEAST_OF = 5;

/** USD cents of the cheapest that there is at any price; undefined where there is nothing. */
async function leastOf({
  deps,
  low,
  query,
}: {
  readonly deps: FlightsParts["deps"];
  readonly low: LowFares;
  readonly query: DestinationQuery;
}): Promise<number | undefined> {
  const days = low
    .destinations(query)
    .slice(0, LEAST_OF)
    .flatMap((one) => one.cheapest() ?? []);
  const free = await cheapestFree(
    days.map(({ fares }) => fares),
    deps.store.inventory,
  );
  const prices = free.flatMap((fare) => fare?.price ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

function placeOf(
  places: Places,
  destination: Destination,
  day: DayNumber,
  request: ExploreRequest,
): Omit<ExploredPlace, keyof CheapFare> {
  const high = destination.high(day);
  const notes = notesOn(places, destination, high, request);
  const { code, name, countryName, km } = destination;
  return {
    code,
    city: name,
    country: countryName,
    km,
    high,
    ...(notes.length > 0 && { notes }),
  };
}

/** Whether a place is one of those that were asked for; the cheapest questions come first. */
function wish(places: Places, low: LowFares, request: ExploreRequest): DestinationQuery["wanted"] {
  const { region, min_km: least = 0, max_km: most, climate, purpose, passport } = request;
  if (region !== undefined && !low.knowsRegion(region)) throw unknownRegion(region);
  if (passport !== undefined && !places.knowsPassport(passport)) throw unknownPassport(passport);
  return (place, day) =>
    place.km >= least &&
    (most === undefined || place.km <= most) &&
    (climate !== "warm" || place.high(day) >= WARM) &&
    (climate !== "cold" || place.high(day) <= COLD) &&
    (purpose !== "beach" || (place.beach && place.high(day) >= BATHING)) &&
    (purpose !== "ski" || place.slopes.length > 0) &&
    (passport === undefined || VISA_FREE.has(places.entry(place.country, passport)?.way ?? "visa"));
}

function notesOn(
  places: Places,
  place: Destination,
  high: number,
  { passport }: ExploreRequest,
): string[] {
  const entry = passport === undefined ? undefined : places.entry(place.country, passport);
  return [
    ...(place.beach && high >= BATHING ? ["beach"] : []),
    ...(place.slopes.length > 0
      ? [`ski: ${place.slopes.slice(0, 3).map(slopeWords).join(", ")}`]
      : []),
    ...(entry ? [entryWords(entry)] : []),
  ];
}

function slopeWords({ resort, hours }: Destination["slopes"][number]): string {
  return `${resort} (${hours} h)`;
}

function entryWords({ way, days, doubtful }: Entry): string {
  const check = doubtful ? "; sources differ, check" : ", check";
  if (way === "home") return "no border";
  if (way === "authorisation") return `usually an online authorisation${check}`;
  return `usually no visa${days === undefined ? "" : ` for ${days} days`}${check}`;
}

function emptyWords(
  from: string,
  { max_price }: ExploreRequest,
  least: string | undefined,
): string {
  if (max_price === undefined || least === undefined) {
    return `Nothing from ${from} fits all of these wishes: drop one, or ask about another month.`;
  }
  return `Nothing from ${from} fits for that amount: the cheapest is about ${least}. Raise max_price, drop a wish, or ask about another month.`;
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
