import type { DayNumber } from "../../../domain/dates.ts";
import { saying } from "../../../reading/phrases.ts";
import { startReading } from "../../../reading/reading.ts";
import type { Places } from "../../../suppliers/types.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { originAmong } from "./origin.ts";
import { type Found, findPlaces } from "./understand/places.ts";
import type { Wish } from "./wish.ts";

const findHome = saying(({ trip }) => trip?.home ?? "");
/** Words before a name that may say so. */
const LONGEST_SAYING = 4;

/** The wish with the place where one lives as its start, and as none of its stops. */
export function withHome(
  wish: Wish,
  query: string,
  atlas: Atlas,
  { places, today }: { readonly places: Places; readonly today: DayNumber },
): Wish {
  const reading = startReading(query, today);
  if (!reading.tokens.some((_, index) => findHome(reading, index, "own"))) return wish;
  const isHome = ({ first, next }: Found) =>
    // Azerbaijani has the verb behind the place: "Helsinkidə yaşayırıq".
    (reading.language === "az" && findHome(reading, next, "own") !== undefined) ||
    Array.from({ length: LONGEST_SAYING }, (_, step) => first - 1 - step).some(
      (index) => index >= 0 && findHome(reading, index, "own")?.next === first,
    );
  const said = findPlaces(reading, atlas, places).find(isHome);
  const { origin } = originAmong(said ? [{ ...said, role: "from" }] : [], places, atlas);
  if (!said || !origin) return wish;
  const isThere = ({ served, gatewayPlace }: Spot) =>
    served && gatewayPlace?.cityCode === origin.place.cityCode;
  const { named } = said;
  const away = wish.spots.filter((spot) => !isThere(spot));
  const countries = wish.countries.filter(
    (code) => named.kind !== "country" || named.code !== code,
  );
  // A place that is the only one, or that has days of its own, is where the trip goes.
  const isStay = wish.stays?.some(({ spot }) => isThere(spot));
  if (isStay || away.length + countries.length + wish.region.length === 0) return wish;
  // "By train from Prague to Vienna" begins in Prague; a flight from another city begins the journey.
  const first = wish.origin?.spot;
  if (wish.origin && !(first && wish.needs.includes("train")))
    return { ...wish, spots: away, countries };
  const spots = first && !isThere(first) && !away.includes(first) ? [first, ...away] : away;
  return { ...wish, spots, countries, origin };
}
