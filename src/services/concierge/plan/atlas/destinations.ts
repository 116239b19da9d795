import type { Place, Places } from "../../../../suppliers/types.ts";
import { dayOutTo } from "../days/excursions.ts";
import { citiesIn, type Found } from "../understand/places.ts";
import type { Wish } from "../wish/wish.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { thingCalled } from "./thing-names.ts";
import { outingTo } from "./things-named.ts";

export interface Destinations extends Pick<Wish, "spots" | "countries" | "region"> {
  /** Days out to places that were named beside a city they are made from, by slug. */
  readonly outings: readonly string[];
}

/** Where the things lie that a request may name: its cities, else those of its countries. */
export function spotsOf({ spots, countries }: Destinations, atlas: Atlas): readonly Spot[] {
  return [...spots, ...countries.flatMap((code) => atlas.inCountry(code))];
}

export function destinationsOf(
  found: readonly Found[],
  interests: Wish["interests"],
  atlas: Atlas,
  places: Places,
): Destinations {
  const spots = new Set<Spot>();
  const outings: string[] = [];
  const held = citiesIn(found);
  const countries = new Set<string>();
  const region = new Set<string>();
  for (const { named, role, denied, typed, first } of found) {
    if (denied || (named.kind === "spot" && named.sight && !isLikely(named.spot, found))) continue;
    // "Umrah: Madinah first, then Makkah": the cities by their own names say the order.
    if (named.kind === "spot" && named.others && isNamedApart(named.spot, found)) continue;
    const seen =
      named.kind === "spot" && named.sight
        ? dayOutTo(named.spot, held, interests, atlas)
        : undefined;
    if (seen) {
      outings.push(seen.slug);
      if (seen.spot) countries.add(seen.spot.country);
    } else if (named.kind === "spot")
      for (const spot of spotsMeant(named, interests)) spots.add(spot);
    // "from Canada": a country is no place to start from, and none to go to either.
    else if (named.kind === "city" && role !== "from") {
      const outing = outingTo(named.place, held) ?? thingCalled(named.name, held);
      if (outing === undefined) spots.add(atlas.at(named.place, named.name));
      else outings.push(outing);
    } else if (named.kind === "abroad" && role !== "from") {
      const main = places.mainCity(named.code ?? "");
      if (main) spots.add(atlas.at(main, main.cityName));
    } else if (named.kind === "country" && role !== "from") {
      const only = onlySpot(named.code, typed, atlas);
      if (only) spots.add(only);
      else countries.add(named.code);
    } else if (named.kind === "region" && !isNarrowed(named.countries, first, found))
      for (const code of named.countries) region.add(code);
  }
  // "Tbilisi, Georgia" names one place: the country says where it is.
  for (const { country } of spots) countries.delete(country);
  // "Balkan round trip: Croatia, Montenegro": the countries say which part of it.
  const isNarrow = spots.size > 0 || [...countries].some((code) => region.has(code));
  const narrowed = isNarrow ? [] : [...region];
  return { spots: [...spots], countries: [...countries], region: narrowed, outings };
}

/** All the places of a name; who skis has one base. */
export function spotsMeant(
  { spot, others = [] }: { readonly spot: Spot; readonly others?: readonly Spot[] },
  interests: Wish["interests"],
): readonly Spot[] {
  return interests.includes("ski") ? [spot] : [spot, ...others];
}

/** A round that is called by a name of its own has its order. */
export function isRound({ named }: Found): boolean {
  return named.kind === "spot" && (named.others?.length ?? 0) > 1;
}

function isNamedApart(spot: Spot, found: readonly Found[]): boolean {
  return found.some(({ named }) => named.kind === "spot" && named.spot === spot && !named.others);
}

/** A city that is a country, among other places: "meetings in Singapore, then Bali". */
function onlySpot(country: string, typed: string, { spots }: Atlas): Spot | undefined {
  const there = spots.filter((spot) => spot.country === country);
  const [only] = there;
  const { en, az, ru } = only?.destination.city ?? {};
  return there.length === 1 && [en, az, ru].includes(typed) ? only : undefined;
}

/** "Egypt, pyramids" are Cairo's, "Mexico, pyramids" are not. */
function isLikely({ country }: Spot, found: readonly Found[]): boolean {
  const others = found.flatMap(({ named, denied }) => {
    if (denied || named.kind === "abroad" || named.kind === "city") return denied ? [] : [""];
    if (named.kind === "spot") return named.sight ? [] : [named.spot.country];
    return named.kind === "country" ? [named.code] : named.countries;
  });
  return others.length === 0 || others.includes(country);
}

/** A place that the catalogue does not have. */
export interface Beyond {
  readonly typed: string;
  readonly name: string;
  readonly place?: Place;
}

export function beyondOf(found: readonly Found[], places: Places): readonly Beyond[] {
  return found.flatMap(({ named, typed, role, denied }): Beyond[] => {
    if (denied || role === "from") return [];
    if (named.kind === "abroad") {
      const place = places.mainCity(named.code ?? "");
      return [{ typed, name: named.name, ...(place && { place }) }];
    }
    return named.kind === "city" ? [{ typed, name: named.place.cityName, place: named.place }] : [];
  });
}

/** "The French Alps" are those of France: a country right before a region says which part of it. */
function isNarrowed(members: readonly string[], first: number, found: readonly Found[]): boolean {
  return found.some(
    ({ named, next, denied }) =>
      named.kind === "country" && !denied && next === first && members.includes(named.code),
  );
}
