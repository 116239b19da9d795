import { BOARDS, type Board } from "../../../../domain/travel.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { HotelFacts, HotelOffer } from "../../../../suppliers/types.ts";
import type { HotelWish } from "../wish/hotel-wish.ts";
import { awayFrom, kmOf, kmTo, type Landmark } from "./near.ts";

/** A house of a town with its price for a stay. */
export interface Hotel
  extends Pick<HotelFacts, "name" | "stars" | "distance" | "amenities" | "lat" | "lon"> {
  readonly price: number;
  readonly perNight: number;
  readonly where: HotelFacts["position"];
  readonly board: Board;
  /** True where beds stand in dormitories. */
  readonly hostel: boolean;
  /** Of no chain. */
  readonly own: boolean;
  /** Kilometres to what guests want to be near. */
  readonly km: number;
}

/** Where beds stand in dormitories. */
export const HOSTEL =
  /\b(?:hostel|hostelli|backpackers|vandr[ae]rhe?j?em|retkeilymaja|ostello|albergue|jeunesse)\b/i;

/** The cheapest offer of each hotel, with the meals that are asked for where it has them, the cheapest hotel first. */
export function hotelsOf(
  offers: readonly HotelOffer[],
  { board }: HotelWish,
  landmark: Landmark | undefined,
): readonly Hotel[] {
  const byCode = new Map<string, HotelOffer>();
  for (const offer of offers) {
    const known = byCode.get(offer.hotel.code);
    if (!known || isBetter(offer, known, board)) byCode.set(offer.hotel.code, offer);
  }
  return [...byCode.values()]
    .map(({ hotel, board, price, pricePerNight, quantity }) => {
      const { name, stars, position, amenities, lat, lon } = hotel;
      const away = landmark && kmTo(landmark, hotel);
      const distance =
        landmark && away !== undefined ? awayFrom(landmark, hotel, away) : hotel.distance;
      // A house that tells how far it is to the Haram knows it better than a point on a map.
      const km = away === undefined || distance === hotel.distance ? kmOf(distance) : away;
      const hostel = isHostel(hotel);
      const own = hotel.chainCode === INDEPENDENT;
      const perNight = pricePerNight / quantity;
      return {
        ...{ name, stars, lat, lon, price, perNight, where: position, distance, board },
        ...{ amenities, hostel, own, km: landmark && !landmark.called ? (away ?? km) : km },
      };
    })
    .sort((a, b) => a.price - b.price || (a.name < b.name ? -1 : 1));
}

const INDEPENDENT = "IND";

const isHostel = lazilyPer(({ name }: HotelFacts) => HOSTEL.test(name));

function isBetter(one: HotelOffer, other: HotelOffer, board: Board | undefined): boolean {
  const [has, had] = [hasBoard(one, board), hasBoard(other, board)];
  return has === had ? one.price < other.price : has;
}

/** True where the meals that are asked for are inside, or more. */
export function hasBoard(
  { board = "room_only" }: { readonly board?: Board },
  asked: Board | undefined,
): boolean {
  return asked === undefined || BOARDS.indexOf(board) >= BOARDS.indexOf(asked);
}

/** Those that fit, or all of them where none does. */
export function kept(hotels: readonly Hotel[], fits: (hotel: Hotel) => boolean): readonly Hotel[] {
  // Mostly all of them do: then the list is as good as a copy.
  const out = hotels.findIndex((hotel) => !fits(hotel));
  if (out < 0) return hotels;
  const fitting = hotels.slice(0, out);
  for (let at = out + 1; at < hotels.length; at++) {
    const hotel = hotels[at];
    if (hotel && fits(hotel)) fitting.push(hotel);
  }
  return fitting.length > 0 ? fitting : hotels;
}

/** Who asks for a place near something means so many kilometres, the nearest last. */
const NEARNESS = [1.5, 0.8] as const;
/** Where there is money for any house. */
const NEAREST = 0.4;
/** Where no house is near, one that is not much farther than the nearest will do. */
const NOT_MUCH_FARTHER = 1.2;

/** Those that are not out of reach of what the stay is for. */
export function inReach(hotels: readonly Hotel[]): readonly Hotel[] {
  const least = Math.min(...hotels.map(({ km }) => km));
  return kept(hotels, ({ km }) => km <= Math.max(NEARNESS[0], least * NOT_MUCH_FARTHER));
}

/** Those near what the stay is for. */
export function nearest(
  hotels: readonly Hotel[],
  how: "walking" | "at its door",
): readonly Hotel[] {
  let among = hotels;
  for (const most of how === "walking" ? NEARNESS : [...NEARNESS, NEAREST])
    among = kept(among, ({ km }) => km <= most);
  return among;
}
