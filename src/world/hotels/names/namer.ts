import type { Coordinates } from "../../../domain/geo.ts";
import { hash, pick, type Seed } from "../../random.ts";
import { type Brand, brandsIn, INDEPENDENT, isGrand } from "../brands.ts";
import type { PositionKind } from "../positions.ts";
import type { Town } from "../towns.ts";
import {
  type Area,
  airportAreas,
  areasOf,
  beachHouses,
  byCentre,
  HARAM,
  ISLAND_RESORTS,
  PROPHETS_MOSQUE,
  SLOPE_HOUSES,
  SLOPES,
  shoreAreas,
} from "./areas.ts";
import type { Flavour } from "./flavour.ts";
import { flavourOf } from "./flavours.ts";

/** A hotel's name, its chain, and where the name says it stands. */
export interface Named {
  readonly name: string;
  readonly chainCode: string;
  readonly chainName: string;
  readonly at?: Coordinates;
  readonly position: PositionKind;
}

const PURPOSE = 0x4810;
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

/** From so many hotels on a town has one of one star. */
const WITH_ONE_STAR = 7;
/** What houses with dormitories are called. */
const HOSTEL =
  /\b(?:hostel|hostelli|backpackers|vandr[ae]rhe?j?em|retkeilymaja|ostello|albergue|jeunesse)\b/i;
/** Matches nothing. */
const NEVER = /(?!)/;

/** Names a town's hotels one after another; no name is given twice. */
export function namer(
  seed: Seed,
  town: Town,
): (key: number, stars: number, position: PositionKind) => Named {
  const flavour = flavourOf(town.country, town.code);
  const areas = areasOf(town.code, town.country);
  const airports = airportAreas(town.name, town.country, town.airports);
  const shore = shoreAreas(areas, town.country);
  const inland = areas.filter((area) => !shore.includes(area));
  const { central, outside } = byCentre(inland.length > 0 ? inland : areas);
  const areasAt: Readonly<Record<PositionKind, readonly Area[]>> = {
    centre: central,
    outer: outside,
    airport: airports,
    beach: shore,
    slope: SLOPES,
    sanctuary: town.code === "MED" ? PROPHETS_MOSQUE : HARAM,
  };
  const elided = flavour.airport === "Aéroport" && /^[AEIOUÉÈÎ]/.test(town.name) ? "de {c}" : NEVER;
  const brands = [1, 2, 3, 4, 5].map((stars) => brandsIn(town, flavour.region, stars));
  const [budget = [], mid = [], luxury = []] = [flavour.budget, flavour.mid, flavour.luxury].map(
    (words) =>
      words.split("|").map((word) => word.replace(elided, "d'{c}").replace("{c}", town.name)),
  );
  const taken = new Set<string>();
  const uses = new Map<Brand, number>();
  /** The first of a town's plain houses without a brand has beds in dormitories. */
  let hasHostel = false;

  return (key, stars, position) => {
    const bits = hash(seed, PURPOSE, key);
    const chainPerCent = (CHAIN_PER_CENT[flavour.region] * town.chainShare) / 100;
    const chain = position === "airport" || bits % 100 < chainPerCent;
    const brand = chain ? leastUsed(stars, bits >>> 7) : undefined;
    return (brand && ofBrand(brand, bits, position)) ?? independent(stars, bits, position);
  };

  function leastUsed(stars: number, position: number): Brand | undefined {
    const present = (brands[stars - 1] ?? []).filter(
      (brand) => !isGrand(brand) || !uses.has(brand),
    );
    if (present.length === 0) return undefined;
    const fewest = Math.min(...present.map((brand) => uses.get(brand) ?? 0));
    return pick(
      present.filter((brand) => (uses.get(brand) ?? 0) === fewest),
      position,
    );
  }

  function ofBrand(brand: Brand, bits: number, position: PositionKind): Named | undefined {
    uses.set(brand, (uses.get(brand) ?? 0) + 1);
    const choices = areasAt[position];
    for (let i = 0; i < choices.length; i++) {
      const area = pick(choices, (bits >>> 16) + i);
      const name = brandedName(brand, area.name);
      if (taken.has(name)) continue;
      taken.add(name);
      return {
        name,
        chainCode: brand.code,
        chainName: brand.name,
        ...(area.at && { at: area.at }),
        position,
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

  function independent(stars: number, bits: number, rolled: PositionKind): Named {
    // Independents keep to the town; only chains build at airports.
    const isPlainest = stars === 1 || (stars === 2 && town.hotels < WITH_ONE_STAR);
    const beds = isPlainest && !hasHostel ? budget.filter((word) => HOSTEL.test(word)) : [];
    const aside = rolled === "airport" || rolled === "outer";
    // Who sleeps in a dormitory walks: such a house stands in the town.
    const position = aside ? (beds.length > 0 ? "centre" : "outer") : rolled;
    const parts = areasAt[position];
    const words = stars <= 2 ? (beds.length > 0 ? beds : budget) : stars <= 4 ? mid : luxury;
    const name = untaken(ownWords(position, stars) ?? words, parts, bits);
    hasHostel ||= beds.length > 0;
    taken.add(name);
    const area = parts.find((one) => one.at && name.endsWith(one.name)) ?? pick(parts, bits >>> 9);
    return {
      name,
      chainCode: INDEPENDENT.code,
      chainName: INDEPENDENT.name,
      ...(area.at && { at: area.at }),
      position,
    };
  }

  /** Houses at a beach or a slope are called after it. */
  function ownWords(position: PositionKind, stars: number): readonly string[] | undefined {
    if (stars < 3) return undefined;
    const words =
      position === "beach"
        ? town.kind === "isles" && stars >= 4
          ? ISLAND_RESORTS
          : beachHouses(town.country, stars)
        : position === "slope"
          ? SLOPE_HOUSES
          : undefined;
    return words?.split("|").map((word) => word.replace("{c}", town.name));
  }

  /** A name of the list; once all are given, one with a part of town behind it, then a number. */
  function untaken(words: readonly string[], areas: readonly Area[], start: number): string {
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
