import { type Brand, brandsOf } from "../../domain/brands.ts";
import type { Caller } from "../../domain/caller.ts";
import type { FlightJourney, FlightSearch } from "../../domain/contracts/gds/flights.ts";
import { type DayNumber, instantOf, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkParty } from "../../domain/rules/party.ts";
import type { Cabin, Party } from "../../domain/travel.ts";
import type { FlightQuery, Place } from "../../suppliers/types.ts";
import { isSlow, noWay, type PlacePair, sisterNotes, slowNotes } from "../no-way.ts";
import { refusePast, requireDay, requireFlightPlace } from "../places.ts";
import { type ShownPrices, shownPrices } from "../shown-prices.ts";
import type { GdsDeps } from "./deps.ts";
import { offerPages } from "./offer-pages.ts";
import { answerSearch, type OffersFound } from "./search-answer.ts";

/** A search for a party that is known: without `passengers` it is one adult. */
export type PartySearch = Omit<FlightSearch, "passengers"> & { readonly party: Party };

export interface JourneysFound extends OffersFound<FlightJourney> {
  readonly rate: string | undefined;
  /** Airports that a code leaves out; why nothing was found. */
  readonly notes: string[] | undefined;
}

const pages = offerPages<FlightJourney>();
/** The GDS sells whatever the world connects. */
const ANY_CONNECTIONS = 9;

export async function searchFlights(
  deps: GdsDeps,
  request: PartySearch,
  caller: Caller,
): Promise<JourneysFound> {
  const started = deps.now();
  const origin = requireFlightPlace(deps.places, request.origin, "origin");
  const destination = requireFlightPlace(deps.places, request.destination, "destination");
  refuseSamePlace(origin, destination);
  checkParty(request.party, "passengers");
  const day = requireDay(deps.places, request.departureDate, "departureDate");
  const now = instantOf(started);
  refusePast(day, deps.places.dateAt(origin, now), "departureDate", origin.cityName);
  const { cabin, brand, party } = request;
  if (brand !== undefined && !brandsOf(cabin).includes(brand)) throw brandNotSold(brand, cabin);
  const prices =
    request.currency === undefined ? undefined : shownPrices(deps.rates, request.currency);
  const query: FlightQuery = {
    origin: origin.code,
    destination: destination.code,
    day,
    cabin,
    brand,
    party,
    quoteDay: quoteDayOf(started),
    notBefore: now,
  };
  const list =
    request.returnDate === undefined
      ? await deps.flights.search(query)
      : await deps.flights.searchReturns({ ...query, returnDay: returnDayOf(deps, request, day) });
  const { source } = deps.flights;
  const page = await pages(list, deps.store.inventory, request);
  const found = { type: "flight", started, page, source } as const;
  const { items, total, nextCursor, searchId, sessionId, asOf } = await answerSearch(
    deps,
    caller,
    request,
    found,
  );
  const pair = { origin, destination };
  const quickest = quickestOf(items);
  const isPlain = total > 0 && !hasSisters(pair) && !isSlow(pair, quickest);
  // Not awaited where there is nothing to say, which is nearly always.
  const notes = isPlain ? undefined : await notesOn(deps, pair, { request, day, total, quickest });
  // What is shown in dollars is remembered; in another currency it is made for this caller.
  const shown = prices?.rate === undefined ? items : items.map((item) => shownIn(item, prices));
  const rate = prices?.rate;
  return { items: shown, total, nextCursor, searchId, sessionId, source, asOf, rate, notes };
}

function shownIn(journey: FlightJourney, prices: ShownPrices): FlightJourney {
  const { changeFee, refundFee } = journey.fare;
  const amount = (cents: number | null) => (cents === null ? null : prices.amount(cents));
  return {
    ...journey,
    shown: {
      price: prices.amount(journey.price),
      changeFee: amount(changeFee),
      refundFee: amount(refundFee),
    },
  };
}

function returnDayOf(
  { places }: GdsDeps,
  { departureDate, returnDate = "" }: PartySearch,
  day: DayNumber,
): DayNumber {
  const back = requireDay(places, returnDate, "returnDate");
  if (back >= day) return back;
  throw new TravelError("invalid", `returnDate: ${returnDate} is before ${departureDate}`, {
    reason: "return_before_departure",
    field: "returnDate",
    value: returnDate,
    hint: `Choose ${departureDate} or later.`,
  });
}

function brandNotSold(brand: Brand, cabin: Cabin): TravelError {
  return new TravelError("invalid", `brand: ${cabin} is not sold as ${brand}`, {
    reason: "invalid_params",
    field: "brand",
    value: brand,
    hint: `Use ${brandsOf(cabin).join(" or ")}.`,
  });
}

function hasSisters({ origin, destination }: PlacePair): boolean {
  return origin.sisters.length > 0 || destination.sisters.length > 0;
}

async function notesOn(
  { lowFares, now }: GdsDeps,
  pair: PlacePair,
  { request, day, total, quickest }: Asked,
): Promise<string[] | undefined> {
  const wish = {
    cabin: request.cabin,
    party: request.party,
    quoteDay: quoteDayOf(now()),
    notBefore: instantOf(now()),
    maxConnections: ANY_CONNECTIONS,
  };
  const none = total === 0 && lowFares && (await noWay(lowFares, pair, day, wish));
  const slow =
    total > 0 && lowFares ? await slowNotes(lowFares, pair, { quickest, day, wish }) : [];
  const notes = [...(none ? [none] : []), ...slow, ...sisterNotes(pair, lowFares)];
  return notes.length === 0 && !hasSisters(pair) ? undefined : notes;
}

interface Asked {
  readonly request: PartySearch;
  readonly day: DayNumber;
  /** How many were found, on all pages. */
  readonly total: number;
  /** The shortest of those that are shown, minutes. */
  readonly quickest: number;
}

function quickestOf(journeys: readonly FlightJourney[]): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (const { duration } of journeys) if (duration < quickest) quickest = duration;
  return journeys.length === 0 ? 0 : quickest;
}

function refuseSamePlace(origin: Place, destination: Place): void {
  const same =
    origin.code === destination.code ||
    (origin.cityCode === destination.cityCode &&
      [origin, destination].some(
        ({ kind, code, cityCode }) => kind === "city" || code === cityCode,
      ));
  if (!same) return;
  throw new TravelError("invalid", `destination: ${destination.code} is where the journey starts`, {
    reason: "same_place",
    field: "destination",
    value: destination.code,
    hint: `Choose a destination other than ${origin.cityName}.`,
  });
}
