import type { Coordinates } from "../../../domain/geo.ts";
import { hash, pick, type Seed } from "../../random.ts";
import { type Brand, brandsIn, INDEPENDENT } from "../brands.ts";
import type { Town } from "../towns.ts";
import { type Area, airportAreas, areasOf } from "./areas.ts";
import type { Flavour } from "./flavour.ts";
import { flavourOf } from "./flavours.ts";

/** A hotel's name, its chain, and where the name says it stands. */
export interface Named {
  readonly name: string;
  readonly chainCode: string;
  readonly chainName: string;
  readonly at?: Coordinates;
  readonly atAirport: boolean;
}

const PURPOSE = 0x4810;
/** One chain hotel in so many stands at the airport, in towns that are big enough. */
const AIRPORT_EVERY = 7;
const AIRPORT_HOTEL_PEOPLE = 150;
/** Per cent of a big town's hotels that belong to a chain. */
const CHAIN_PER_CENT: Readonly<Record<Flavour["region"], number>> = {
  north_america: 78,
  latin_america: 48,
  europe: 56,
  caucasus: 46,
  middle_east: 60,
  africa: 46,
  south_asia: 50,
  east_asia: 58,
  southeast_asia: 52,
  oceania: 60,
};

/** Matches nothing. */
const NEVER = /(?!)/;

/** Names a town's hotels one after another; no name is given twice. */
export function namer(seed: Seed, town: Town): (key: number, stars: number) => Named {
  const flavour = flavourOf(town.country);
  const areas = areasOf(town.code, town.country);
  const airports =
    town.people >= AIRPORT_HOTEL_PEOPLE ? airportAreas(town.name, town.country, town.airports) : [];
  const elided = flavour.airport === "Aéroport" && /^[AEIOUÉÈÎ]/.test(town.name) ? "de {c}" : NEVER;
  const brands = [1, 2, 3, 4, 5].map((stars) => brandsIn(town.country, flavour.region, stars));
  const [budget = [], mid = [], luxury = []] = [flavour.budget, flavour.mid, flavour.luxury].map(
    (words) =>
      words.split("|").map((word) => word.replace(elided, "d'{c}").replace("{c}", town.name)),
  );
  const taken = new Set<string>();
  const uses = new Map<Brand, number>();

  return (key, stars) => {
    const bits = hash(seed, PURPOSE, key);
    const chainPerCent = (CHAIN_PER_CENT[flavour.region] * town.chainShare) / 100;
    const brand = bits % 100 < chainPerCent ? leastUsed(stars, bits >>> 7) : undefined;
    return (brand && ofBrand(brand, bits)) ?? independent(stars, bits);
  };

  function leastUsed(stars: number, position: number): Brand | undefined {
    const present = brands[stars - 1] ?? [];
    if (present.length === 0) return undefined;
    const fewest = Math.min(...present.map((brand) => uses.get(brand) ?? 0));
    return pick(
      present.filter((brand) => (uses.get(brand) ?? 0) === fewest),
      position,
    );
  }

  function ofBrand(brand: Brand, bits: number): Named | undefined {
    uses.set(brand, (uses.get(brand) ?? 0) + 1);
    const atAirport = airports.length > 0 && (bits >>> 12) % AIRPORT_EVERY === 0;
    const choices: readonly Area[] = atAirport ? [...rotate(airports, bits), ...areas] : areas;
    const start = atAirport ? 0 : bits >>> 16;
    for (let i = 0; i < choices.length; i++) {
      const area = pick(choices, start + i);
      const name = brandedName(brand, area.name);
      if (taken.has(name)) continue;
      taken.add(name);
      return {
        name,
        chainCode: brand.code,
        chainName: brand.name,
        ...(area.at && { at: area.at }),
        atAirport: airports.includes(area),
      };
    }
    return undefined;
  }

  function brandedName(brand: Brand, area: string): string {
    // "Hilton Tokyo Station", not "Hilton Tokyo Tokyo Station".
    if (area.startsWith(`${town.name} `)) return `${brand.name} ${area}`;
    const head = brand.order === "brand_city" ? [brand.name, town.name] : [town.name, brand.name];
    return `${head.join(" ")} ${area}`;
  }

  function independent(stars: number, bits: number): Named {
    const name = untaken(stars <= 2 ? budget : stars <= 4 ? mid : luxury, bits);
    taken.add(name);
    const area = areas.find((one) => one.at && name.endsWith(one.name)) ?? pick(areas, bits >>> 9);
    return {
      name,
      chainCode: INDEPENDENT.code,
      chainName: INDEPENDENT.name,
      ...(area.at && { at: area.at }),
      atAirport: false,
    };
  }

  /** A name of the list; once all are given, one with a part of town behind it, then a number. */
  function untaken(words: readonly string[], start: number): string {
    const endings = ["", ...areas.map((area) => ` ${area.name}`)];
    for (const ending of endings) {
      for (let i = 0; i < words.length; i++) {
        const name = pick(words, start + i) + ending;
        if (!taken.has(name)) return name;
      }
    }
    return `${pick(words, start)} ${taken.size + 1}`;
  }
}

function rotate<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
