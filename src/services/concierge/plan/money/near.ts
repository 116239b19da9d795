import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import type { HotelFacts } from "../../../../suppliers/types.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isSpaTown, type Theme } from "../route/theme.ts";
import { wordsOf } from "../wish/must-things.ts";
import type { Wish } from "../wish/wish.ts";

/** What a house of a stay is to be near. */
export interface Landmark {
  readonly points: readonly Coordinates[];
  /** As hotels of the world write it: "350 m from the sanctuary". Left out where the house's own words stay. */
  readonly called?: "the sanctuary" | "the synagogue" | "the fairgrounds" | "the caldera rim";
}

/** Fairgrounds of cities that have one for all great fairs, by the code of the city. */
const FAIRS: Readonly<Record<string, Coordinates>> = {
  BCN: { lat: 41.355, lon: 2.129 },
  BER: { lat: 52.502, lon: 13.272 },
  BLQ: { lat: 44.514, lon: 11.368 },
  CAN: { lat: 23.1, lon: 113.357 },
  CGN: { lat: 50.946, lon: 6.983 },
  DUS: { lat: 51.261, lon: 6.739 },
  DXB: { lat: 25.223, lon: 55.287 },
  FRA: { lat: 50.112, lon: 8.648 },
  GVA: { lat: 46.235, lon: 6.117 },
  HAJ: { lat: 52.323, lon: 9.805 },
  LEJ: { lat: 51.397, lon: 12.403 },
  MAD: { lat: 40.467, lon: -3.617 },
  MIL: { lat: 45.521, lon: 9.08 },
  MUC: { lat: 48.135, lon: 11.692 },
  NUE: { lat: 49.417, lon: 11.118 },
};
const FAIR = /messe|\bfair|\bexpo|exhibition|sergi|sərgi|выставк|экспо|ярмарк/iu;
const SYNAGOGUE = /synagogue|ghetto|jewish quarter/i;
const CALDERA = /caldera|кальдер|kaldera/iu;
/** Along the rim one looks down on the water that fills the crater: Fira, Imerovigli, Oia. */
const RIM: readonly Coordinates[] = [
  { lat: 36.417, lon: 25.431 },
  { lat: 36.424, lon: 25.428 },
  { lat: 36.433, lon: 25.423 },
  { lat: 36.461, lon: 25.376 },
];

/** Undefined where any house of the place is as near as another. */
export function landmarkOf(spot: Spot, wish: Wish, theme: Theme | undefined): Landmark | undefined {
  const { destination } = spot;
  const saidOf = (kind: Wish["wishes"][number]["kind"]) =>
    wish.wishes.find((one) => one.kind === kind)?.said;
  if (saidOf("nearSynagogue") !== undefined) {
    const points = destination.places.filter(({ name }) => SYNAGOGUE.test(name.en));
    if (points.length > 0) return { points, called: "the synagogue" };
  }
  const fair = FAIRS[destination.place];
  if (fair && FAIR.test(saidOf("nearVenue") ?? ""))
    return { points: [fair], called: "the fairgrounds" };
  if (theme === "pilgrimage" || saidOf("nearSanctuary") !== undefined) {
    const sanctuary = sanctuaryOf(spot);
    if (sanctuary) return { points: [sanctuary], called: "the sanctuary" };
  }
  if (
    destination.slug === "santorini" &&
    CALDERA.test(`${saidOf("roomView")} ${wish.asks?.join()}`)
  )
    return { points: RIM, called: "the caldera rim" };
  const beaches = beachesNamed(spot, wish);
  return theme === "beach" && beaches.length > 0 ? { points: beaches } : undefined;
}

/** What pilgrims come back to day after day; in a city of pilgrims without such a place its first shrine. */
function sanctuaryOf({ destination }: Spot) {
  const ofPilgrims = destination.places.filter(({ categories }) =>
    categories.includes("pilgrimage"),
  );
  const [first] = destination.categories[0] === "pilgrimage" ? ofPilgrims : [];
  return ofPilgrims.find(({ repeat }) => repeat) ?? first;
}

/** Beaches of a place that were called by name, in what is asked of the hotel by a part of it: "Kata or Karon". */
export function beachesNamed({ destination }: Spot, { things = [], asks = [] }: Wish) {
  const asked = wordsOf(asks.join(" "));
  return destination.places.filter(({ slug, name, repeat, categories }) => {
    if (!repeat || !categories.includes("beach")) return false;
    const own = wordsOf(name.en).filter((word) => word !== "beach");
    return things.includes(slug) || (own.length > 0 && own.every((word) => asked.includes(word)));
  });
}

/** Within so many kilometres a house stands at a beach. */
export const AT_A_BEACH = 1.2;

/** False for a house at a beach that was said not to be wanted. */
export function isWelcomeAt(
  hotel: HotelFacts,
  { destination }: Spot,
  { without = [] }: Wish,
): boolean {
  return !destination.places.some(
    (place) =>
      without.includes(place.slug) &&
      place.categories.includes("beach") &&
      distanceKm(place, hotel) < AT_A_BEACH,
  );
}

export function kmTo({ points }: Landmark, hotel: Coordinates): number {
  return Math.min(...points.map((point) => distanceKm(point, hotel)));
}

const OF_THE_CENTRE = / from the (?:centre|beach)$/;

/** A house that is measured from the middle of town or the beach is measured from what its guests come for. */
export function awayFrom({ called }: Landmark, { distance }: HotelFacts, km: number): string {
  if (!called || (!OF_THE_CENTRE.test(distance) && distance !== "on the beach")) return distance;
  const metres = Math.max(50, Math.round(km * 20) * 50);
  const away = metres < 1000 ? `${metres} m` : `${Math.round(metres / 100) / 10} km`;
  return `${away} from ${called}`;
}

/** Kilometres that a hotel's own words measure: "350 m from the Haram". */
export function kmOf(distance: string): number {
  const [, number, unit] = /^([\d.]+) (m|km) from/.exec(distance) ?? [];
  return number === undefined ? 0 : Number(number) / (unit === "m" ? 1000 : 1);
}

/** Springs and a doctor in the house. */
export const TREATING = "Medical treatments";

/** Who comes to be treated has that in the house. */
export function isCured(spot: Spot, { wishes, interests }: Wish): boolean {
  return (
    isSpaTown(spot) &&
    (interests.includes("wellness") || wishes.some(({ kind }) => CURES.has(kind)))
  );
}

const CURES: ReadonlySet<string> = new Set(["spa", "spaHotel", "dailySpa"]);

/** One night in a house at a spring, not of a name like it in any town. */
export function isForTheSpring({ wishes }: Wish): boolean {
  const has = (wanted: string) => wishes.some(({ kind }) => kind === wanted);
  return has("ryokan") && (has("onsen") || has("privateBath"));
}

/** Hot springs that guests come back to. */
export function hasSprings({ destination }: Spot): boolean {
  return destination.places.some(
    ({ repeat, categories: [first] }) => repeat && first === "wellness",
  );
}
