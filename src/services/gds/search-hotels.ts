import type { Caller } from "../../domain/caller.ts";
import type {
  FoundHotel,
  HotelReservation,
  HotelSearch,
} from "../../domain/contracts/gds/hotels.ts";
import { type DayNumber, instantOf, isoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { distanceKm } from "../../domain/geo.ts";
import { MAX_NIGHTS } from "../../domain/rules/limits.ts";
import { leftOf } from "../../domain/stock.ts";
import type { Offer } from "../../suppliers/types.ts";
import { refusePast, requireDay, requirePlace } from "../places.ts";
import { type ShownPrices, shownPrices } from "../shown-prices.ts";
import type { GdsDeps } from "./deps.ts";
import {
  COST_MORE,
  hotelMisses,
  type Landmark,
  type Miss,
  rateFits,
  requireLandmark,
} from "./hotel-wishes.ts";
import { offerPages } from "./offer-pages.ts";
import { answerSearch, type OffersFound } from "./search-answer.ts";
import { stayNow } from "./stay-terms.ts";

const pages = offerPages<FoundHotel>();
/** Younger children sleep in a cot, which takes no bed. */
const BED_AGE = 3;

/** A page of hotels, and what is said of all of them. */
export interface StaysFound extends OffersFound<FoundHotel> {
  readonly rate: string | undefined;
  readonly notes: string[] | undefined;
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
  // Rates are free until the evening before: only then can that time be over.
  const isSoon = checkIn <= today + 1;
  const stays = offers.map((offer) => {
    const stay = offer.render(leftOf(offer, sold));
    return isSoon ? stayNow(deps, stay, started) : stay;
  });
  const all = oneRowEach(stays.filter((rate) => rateFits(rate, request))).map((hotel) =>
    measured(hotel, landmark),
  );
  const wishes = hotelMisses(request, { prices, centre: city });
  const hotels = all
    .filter((hotel) => !wishes.some(({ misses }) => misses(hotel)))
    .sort((a, b) => Number(isGone(a)) - Number(isGone(b)) || (a.km ?? 0) - (b.km ?? 0));
  const { maxPrice } = request;
  const most =
    maxPrice === undefined
      ? Number.POSITIVE_INFINITY
      : prices.cents(maxPrice) * (checkOut - checkIn);
  const rows = hotels.map((hotel) => rowOf(priced(withinReach(hotel, most), prices)));
  const list = { offers: rows, groups: [] };
  const found = { type: "hotel", started, list, pages, source: deps.hotels.source } as const;
  const answer = await answerSearch(deps, caller, request, found);
  const notes =
    hotels.length > 0 ? undefined : [whyNone(stays, all, { wishes, prices }, city.cityName)];
  return { ...answer, rate: prices.rate, notes };
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

/** Every hotel once: its cheapest rate that can be had, and the others inside. */
function oneRowEach(rates: readonly HotelReservation[]): readonly FoundHotel[] {
  const hotels = new Map<string, HotelReservation[]>();
  for (const rate of rates) {
    const known = hotels.get(rate.hotelCode);
    if (known) known.push(rate);
    else hotels.set(rate.hotelCode, [rate]);
  }
  return [...hotels.values()].flatMap((all) => {
    const open = all.filter((rate) => !isGone(rate));
    const [first, ...others] = open.length > 0 ? open : all.slice(0, 1);
    if (!first) return [];
    if (others.length === 0) return [first];
    const moreRates = others.map(
      ({ id, roomType, rateCode, board, cancellation, price, rooms }) => ({
        id,
        roomType,
        rateCode,
        board,
        cancellation,
        price,
        rooms,
      }),
    );
    return [{ ...first, moreRates }];
  });
}

function isGone({ status }: HotelReservation): boolean {
  return status === "sold_out";
}

function measured(hotel: FoundHotel, landmark: Landmark | undefined): FoundHotel {
  if (!landmark || !hotel.location) return hotel;
  return { ...hotel, km: Math.round(distanceKm(hotel.location, landmark) * 10) / 10 };
}

/** Without the rates that cost more for the stay than was asked for. */
function withinReach(hotel: FoundHotel, most: number): FoundHotel {
  const { moreRates = [], ...row } = hotel;
  const others = moreRates.filter(({ price }) => price <= most);
  if (others.length === moreRates.length) return hotel;
  return others.length === 0 ? row : { ...row, moreRates: others };
}

function priced(hotel: FoundHotel, prices: ShownPrices): FoundHotel {
  if (prices.rate === undefined) return hotel;
  const { price, pricePerNight, moreRates } = hotel;
  return {
    ...hotel,
    shown: { price: prices.amount(price), pricePerNight: prices.amount(pricePerNight) },
    ...(moreRates && {
      moreRates: moreRates.map((rate) => ({
        ...rate,
        shown: { price: prices.amount(rate.price) },
      })),
    }),
  };
}

/** What was sold is taken off already. */
function rowOf(hotel: FoundHotel): Offer<FoundHotel> {
  const { id, price } = hotel;
  return { id, price, left: 1, quantity: 1, units: () => [], render: () => hotel };
}

/** One sentence: which wish is missed how often, and what to do. */
function whyNone(
  stays: readonly HotelReservation[],
  fitting: readonly FoundHotel[],
  { wishes, prices }: { readonly wishes: readonly Miss[]; readonly prices: ShownPrices },
  city: string,
): string {
  if (stays.length === 0) return `${city} has no hotel with so many stars: ask for fewer.`;
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
