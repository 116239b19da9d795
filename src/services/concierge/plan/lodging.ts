import type { HotelReservation } from "../../../domain/contracts/gds/hotels.ts";
import type { DayNumber } from "../../../domain/dates.ts";
import { leftOf } from "../../../domain/stock.ts";
import type { Offer } from "../../../suppliers/types.ts";
import { COMFORT, type Level } from "./level.ts";
import type { Planning } from "./planning.ts";
import type { Stay } from "./route.ts";

/** The hotel that a plan counts on for a stay. */
export interface Lodging {
  readonly stay: Stay;
  /** Undefined where the world has no hotel: then the price is a guess. */
  readonly name?: string;
  readonly stars?: number;
  /** US cents for all rooms and nights. */
  readonly price: number;
  /** False where every room is taken. */
  readonly free: boolean;
}

interface Hotel {
  readonly name: string;
  readonly stars: number;
  readonly price: number;
}

/** What a town offers for a stay, cheapest first, one offer a hotel. */
export interface Rooms {
  readonly stay: Stay;
  readonly hotels: readonly Hotel[];
  readonly free: boolean;
  readonly guests: number;
}

/** A room for two where the world has no hotel, US cents a night. */
const GUESSED_NIGHT = 5000;

export async function findRooms(
  { deps, clock, wish: { party } }: Planning,
  stay: Stay,
  checkIn: DayNumber,
): Promise<Rooms> {
  const guests = party.adults + party.children;
  if (stay.nights === 0) return { stay, hotels: [], free: true, guests };
  const { offers, groups } = await deps.hotels.search({
    cityCode: stay.spot.destination.place,
    checkIn,
    checkOut: checkIn + stay.nights,
    guests,
    quoteDay: clock.quoteDay,
  });
  const sold = await deps.inventory.soldIn(groups);
  const open = offers.filter((offer) => leftOf(offer, sold) >= offer.quantity);
  const free = open.length > 0;
  return { stay, hotels: hotelsOf(free ? open : offers), free, guests };
}

function hotelsOf(offers: readonly Offer<HotelReservation>[]): readonly Hotel[] {
  const byCode = new Map<string, Hotel>();
  for (const offer of offers) {
    const { hotelCode, hotelName, starRating } = offer.render(offer.left);
    const known = byCode.get(hotelCode);
    if (known && known.price <= offer.price) continue;
    byCode.set(hotelCode, { name: hotelName, stars: starRating, price: offer.price });
  }
  return [...byCode.values()].sort((a, b) => a.price - b.price || (a.name < b.name ? -1 : 1));
}

/** The hotel of a level of comfort; of any number of stars where none has enough. */
export function pickLodging({ stay, hotels, free, guests }: Rooms, level: Level): Lodging {
  if (stay.nights === 0) return { stay, price: 0, free: true };
  const { stars, hotelShare } = COMFORT[level];
  const starred = hotels.filter((hotel) => hotel.stars >= stars);
  const among = starred.length > 0 ? starred : hotels;
  const chosen = among[Math.min(among.length - 1, Math.floor(among.length * hotelShare))];
  if (!chosen) return { stay, price: GUESSED_NIGHT * stay.nights * Math.ceil(guests / 2), free };
  return { stay, name: chosen.name, stars: chosen.stars, price: chosen.price, free };
}
