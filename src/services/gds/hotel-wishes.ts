import type { HotelSearch } from "../../domain/contracts/gds/hotels.ts";
import { TravelError } from "../../domain/errors.ts";
import { type Coordinates, distanceKm } from "../../domain/geo.ts";
import { BOARDS, type Board } from "../../domain/travel.ts";
import type { HotelFacts, HotelOffer, Place } from "../../suppliers/types.ts";
import type { ShownPrices } from "../shown-prices.ts";
import type { GdsDeps } from "./deps.ts";

/** What a hotel's distance is measured from. */
export interface Landmark extends Coordinates {
  readonly name: string;
}

/** Words of the world's amenities for each wish; any of them will do. */
const WORDS: Readonly<Record<Exclude<Wish, "beach">, readonly string[]>> = {
  pool: ["Pool"],
  lift: ["Lift"],
  step_free: ["Step-free rooms"],
  parking: ["Parking", "Valet parking"],
  restaurant: ["Restaurant"],
  spa: ["Spa"],
  gym: ["Fitness centre"],
  family_rooms: ["Family rooms"],
  pets: ["Pets welcome"],
  airport_shuttle: ["Airport shuttle", "Airport transfer"],
};
type Wish = NonNullable<HotelSearch["amenities"]>[number];

/** Whether a rate has the meals that were asked for, or more. */
export function hasBoard(rate: HotelOffer, asked: Board | undefined): boolean {
  return asked === undefined || BOARDS.indexOf(rate.board) >= BOARDS.indexOf(asked);
}

/** Wishes that are said otherwise than they are written. */
const NONE: Readonly<Partial<Record<Wish, string>>> = {
  beach: "a beach",
  pool: "a pool",
  lift: "a lift",
  step_free: "step-free rooms",
  restaurant: "a restaurant",
  spa: "a spa",
  gym: "a gym",
  airport_shuttle: "an airport shuttle",
};
/** What is said of hotels above `maxPrice`. */
export const COST_MORE = "cost more";

/** A hotel as it is compared: by what it is, its cheapest rate, and where it stands. */
export interface ComparedHotel {
  readonly hotel: HotelFacts;
  readonly pricePerNight: number;
  /** To what was named to be near, where something was. */
  readonly km: number | undefined;
}

/** A hotel, shown with its cheapest rate, misses a wish: the words say how. */
export interface Miss {
  readonly words: string;
  /** The same of all hotels, after "none". */
  readonly none: string;
  readonly misses: (compared: ComparedHotel) => boolean;
}

/** What else was asked for, wish by wish. */
export function hotelMisses(
  request: HotelSearch,
  { prices, centre }: { readonly prices: ShownPrices; readonly centre: Coordinates },
): readonly Miss[] {
  const { amenities = [], hotelName, minPrice, maxPrice, maxKm } = request;
  const found: Miss[] = amenities.map((wish) => ({
    words: `lack ${wish.replace("_", " ")}`,
    none: `has ${NONE[wish] ?? wish.replace("_", " ")}`,
    misses: ({ hotel }) => !offers(hotel, wish),
  }));
  const wished = (
    given: unknown,
    [words, none]: readonly [string, string],
    misses: Miss["misses"],
  ) => {
    if (given !== undefined) found.push({ words, none, misses });
  };
  wished(
    hotelName,
    ["have another name", "has such a name"],
    ({ hotel }) => !folded(hotel.name).includes(folded(hotelName ?? "")),
  );
  wished(
    minPrice,
    ["cost less", "costs so much"],
    ({ pricePerNight }) => pricePerNight < prices.cents(minPrice ?? 0),
  );
  wished(
    maxPrice,
    [COST_MORE, "costs so little"],
    ({ pricePerNight }) => pricePerNight > prices.cents(maxPrice ?? 0),
  );
  wished(
    maxKm,
    ["are farther off", "is so near"],
    ({ hotel, km }) => (km ?? distanceKm(hotel, centre)) > (maxKm ?? 0),
  );
  return found;
}

function offers({ amenities, position }: HotelFacts, wish: Wish): boolean {
  if (wish === "beach") return position === "beach";
  return WORDS[wish].some((word) => amenities.includes(word));
}

/** Without accents and case, so that "hotel etoile" finds the Hôtel Étoile. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** The sight, airport or place that a text names. */
export async function requireLandmark(
  { places, sights }: GdsDeps,
  city: Place,
  near: string,
): Promise<Landmark> {
  const sight = await sights?.find(city.cityCode, near);
  if (sight && "lat" in sight) return sight;
  const place = places.read(near);
  if (place) return place;
  const known = sight ? sight.join(", ") : "";
  throw new TravelError("invalid", `near: ${near.slice(0, 60)} is not known in ${city.cityName}`, {
    reason: "unknown_landmark",
    field: "near",
    value: near.slice(0, 60),
    hint: known
      ? `Name a sight such as ${known}, or an airport's code.`
      : "Name an airport by its code, or leave it out.",
  });
}
