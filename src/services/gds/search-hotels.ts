import type { Caller } from "../../domain/caller.ts";
import type { FoundHotel, HotelSearch } from "../../domain/contracts/gds/hotels.ts";
import { type DayNumber, instantOf, isoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { distanceKm } from "../../domain/geo.ts";
import { pageOf, readOffset } from "../../domain/paging.ts";
import { MAX_NIGHTS } from "../../domain/rules/limits.ts";
import { BED_AGE } from "../../domain/rules/people.ts";
import { rateCodeOf } from "../../domain/rules/stay-terms.ts";
import { leftOf, type Sold } from "../../domain/stock.ts";
import type { HotelOffer } from "../../suppliers/types.ts";
import { refusePast, requireDay, requirePlace } from "../places.ts";
import { type ShownPrices, shownPrices } from "../shown-prices.ts";
import type { GdsDeps } from "./deps.ts";
import {
  COST_MORE,
  type ComparedHotel,
  hasBoard,
  hotelMisses,
  type Landmark,
  type Miss,
  requireLandmark,
} from "./hotel-wishes.ts";
import { answerSearch, type OffersFound } from "./search-answer.ts";
import { stayNow, termsNow } from "./stay-terms.ts";

/** A page of hotels, and what is said of all of them. */
export interface StaysFound extends OffersFound<FoundHotel> {
  readonly rate: string | undefined;
  readonly notes: string[] | undefined;
  /** What rates say of cancelling, by their codes. */
  readonly terms: Record<string, string>;
}

export async function searchHotels(
  deps: GdsDeps,
  request: HotelSearch,
  caller: Caller,
): Promise<StaysFound> {
  const started = deps.now();
  const city = requirePlace(deps.places, request.cityCode, "cityCode");
  const checkIn = requireDay(deps.places, request.checkInDate, "checkInDate");
  const checkOut = requireDay(deps.places, request.checkOutDate, "checkOutDate");
  const today = deps.places.dateAt(city, instantOf(started));
  refusePast(checkIn, today, "checkInDate", city.cityName);
  refuseBadStay(checkIn, checkOut);
  const prices = shownPrices(deps.rates, request.currency);
  const landmark =
    request.near === undefined ? undefined : await requireLandmark(deps, city, request.near);
  const { offers, groups } = await deps.hotels.search({
    cityCode: city.code,
    checkIn,
    checkOut,
    ...bedsOf(request),
    quoteDay: quoteDayOf(started),
    ...(request.starRating !== undefined && { minStars: request.starRating }),
  });
  const sold = await deps.store.inventory.soldIn(groups);
  const { checkInDate, freeCancellation, board, maxPrice } = request;
  const terms = (rateCode: string) =>
    termsNow(deps, { rateCode, cityCode: city.code, checkInDate }, started);
  const isFree = (rate: string) => terms(rateCodeOf(rate)).startsWith("free");
  const fitting = offers.filter(
    (offer) => hasBoard(offer, board) && (!freeCancellation || isFree(offer.rate)),
  );
  const all = oneEach(fitting, sold, landmark);
  const wishes = hotelMisses(request, { prices, centre: city });
  const hotels = all
    .filter((hotel) => !wishes.some(({ misses }) => misses(hotel)))
    .sort((a, b) => Number(a.isGone) - Number(b.isGone) || (a.km ?? 0) - (b.km ?? 0));
  const most =
    maxPrice === undefined
      ? Number.POSITIVE_INFINITY
      : prices.cents(maxPrice) * (checkOut - checkIn);
  const { items, ...rest } = pageOf(hotels, readOffset(request.cursor).start, request.limit);
  // Rates are free until the evening before: only then can that time be over.
  const isSoon = checkIn <= today + 1;
  const rows = items.map((hotel) => {
    const row = rowOf(hotel, most, prices);
    return isSoon ? stayNow(deps, row, started) : row;
  });
  const found = {
    type: "hotel",
    started,
    page: { items: rows, ...rest },
    source: deps.hotels.source,
  } as const;
  const answer = await answerSearch(deps, caller, request, found);
  const notes =
    hotels.length > 0
      ? undefined
      : [whyNone(offers.length, all, { wishes, prices }, city.cityName)];
  return { ...answer, terms: termsOf(rows, terms), rate: prices.rate, notes };
}

/** Guests with beds, cots, and the rooms that were asked for. */
function bedsOf({ guests, rooms = 1, childAges = [] }: HotelSearch) {
  const beds = guests + childAges.filter((age) => age >= BED_AGE).length;
  const cots = guests + childAges.length - beds;
  if (rooms > beds) {
    throw new TravelError("invalid", `rooms: ${rooms} for ${beds} guest${beds === 1 ? "" : "s"}`, {
      reason: "too_many_rooms",
      field: "rooms",
      value: rooms,
      hint: "Every room needs a guest: raise guests.",
    });
  }
  return { guests: beds, minRooms: rooms, cots };
}

/** A hotel with its cheapest rate that can be had, and the others that can. */
interface HotelRates extends ComparedHotel {
  readonly first: HotelOffer;
  readonly others: readonly HotelOffer[];
  /** Rooms left of the first. */
  readonly left: number;
  readonly isGone: boolean;
}

/** Every hotel once. Nothing is rendered: of some hundred rates a page shows few. */
function oneEach(
  offers: readonly HotelOffer[],
  sold: Sold,
  landmark: Landmark | undefined,
): readonly HotelRates[] {
  const rates = new Map<string, HotelOffer[]>();
  for (const offer of offers) {
    const known = rates.get(offer.hotel.code);
    if (known) known.push(offer);
    else rates.set(offer.hotel.code, [offer]);
  }
  return [...rates.values()].flatMap((all) => {
    const open = all.filter((offer) => leftOf(offer, sold) >= offer.quantity);
    const isGone = open.length === 0;
    const [first, ...others] = isGone ? all.slice(0, 1) : open;
    if (!first) return [];
    const { hotel, pricePerNight } = first;
    const left = leftOf(first, sold);
    const km = landmark && Math.round(distanceKm(hotel, landmark) * 10) / 10;
    return [{ hotel, pricePerNight, km, first, others, left, isGone }];
  });
}

/** What the rates of some hotels say of cancelling, each code once: it is the same for all in a search. */
function termsOf(
  hotels: readonly FoundHotel[],
  termsOfRate: (rateCode: string) => string,
): Record<string, string> {
  const terms: Record<string, string> = {};
  for (const hotel of hotels) {
    for (const { rate } of [hotel, ...(hotel.moreRates ?? [])]) {
      const rateCode = rateCodeOf(rate);
      terms[rateCode] ??= termsOfRate(rateCode);
    }
  }
  return terms;
}

/** As it is shown, without the rates that cost more for the stay than was asked for. */
function rowOf(hotel: HotelRates, most: number, prices: ShownPrices): FoundHotel {
  const { first, others, left, km, pricePerNight } = hotel;
  const isShown = prices.rate !== undefined;
  const moreRates = others
    .filter(({ price }) => price <= most)
    .map(({ rate, roomType, price, board, quantity: rooms }) => ({
      rate,
      roomType,
      price,
      ...(board !== first.board && { board }),
      ...(rooms !== first.quantity && { rooms }),
      ...(isShown && { shown: { price: prices.amount(price) } }),
    }));
  const shown = () => ({
    price: prices.amount(first.price),
    pricePerNight: prices.amount(pricePerNight),
  });
  return {
    ...first.render(left),
    rate: first.rate,
    ...(moreRates.length > 0 && { moreRates }),
    ...(km !== undefined && { km }),
    ...(isShown && { shown: shown() }),
  };
}

/** One sentence: which wish is missed how often, and what to do. */
function whyNone(
  rates: number,
  fitting: readonly ComparedHotel[],
  { wishes, prices }: { readonly wishes: readonly Miss[]; readonly prices: ShownPrices },
  city: string,
): string {
  if (rates === 0) return `${city} has no hotel with so many stars: ask for fewer.`;
  if (fitting.length === 0) {
    return `No hotel of ${city} sells such a rate for these nights: drop board or freeCancellation, whose time ends before the first night and may be over.`;
  }
  const missed = wishes
    .map(({ misses, ...wish }) => ({ ...wish, count: fitting.filter(misses).length }))
    .filter(({ count }) => count > 0);
  const never = missed.filter(({ count }) => count === fitting.length);
  const least = Math.min(...fitting.map(({ pricePerNight }) => pricePerNight));
  const parts = missed.map(({ words, none, count }) =>
    count === fitting.length ? `none ${none}` : `${count} ${words}`,
  );
  // What no hotel meets comes first: without it nothing else matters.
  parts.sort((a, b) => Number(b.startsWith("none ")) - Number(a.startsWith("none ")));
  const cheapest = missed.some(({ words }) => words === COST_MORE)
    ? ` The cheapest is ${prices.text(least)} a night.`
    : "";
  return `None of the ${fitting.length} hotels of ${city} fits: ${parts.join(", ")}.${cheapest} ${advice(missed.length, never.length)}`;
}

function advice(missed: number, never: number): string {
  if (missed === 1) return "Drop that wish.";
  if (never === 0) return "Drop one of these wishes.";
  return never === 1
    ? "Drop the first of these wishes."
    : `Drop the first ${never} of these wishes.`;
}

function refuseBadStay(checkIn: DayNumber, checkOut: DayNumber): void {
  if (checkOut > checkIn && checkOut - checkIn <= MAX_NIGHTS) return;
  const tooLong = checkOut > checkIn;
  throw new TravelError(
    "invalid",
    tooLong
      ? `checkOutDate: ${checkOut - checkIn} nights are more than ${MAX_NIGHTS}`
      : `checkOutDate: ${isoDate(checkOut)} is not after checkInDate ${isoDate(checkIn)}`,
    {
      reason: tooLong ? "stay_too_long" : "dates_out_of_order",
      field: "checkOutDate",
      value: isoDate(checkOut),
      hint: tooLong ? "Split the stay." : "A stay has at least one night.",
    },
  );
}
