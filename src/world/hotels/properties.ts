import type { Coordinates } from "../../domain/geo.ts";
import { hash, roll, type Seed } from "../random.ts";
import { amenitiesOf } from "./amenities.ts";
import { INDEPENDENT } from "./brands.ts";
import type { Property } from "./hotel.ts";
import { levels } from "./levels.ts";
import { streetAddress } from "./names/address.ts";
import { middleOf } from "./names/areas.ts";
import { type Named, namer } from "./names/namer.ts";
import { postcodes } from "./names/postcodes.ts";
import {
  distanceWords,
  type PositionKind,
  positionLevel,
  positionOf,
  skisFrom,
} from "./positions.ts";
import { roomKindsOf } from "./room-kinds.ts";
import type { KindOfPlace } from "./season.ts";
import type { Town } from "./towns.ts";

/**
 * Stars of the first, second … hotel of a town, running round. Four hotels already have one of
 * each class: budget, two midrange, luxury.
 */
const STARS = [3, 2, 4, 5, 3, 4, 1, 3, 4, 2, 5, 3, 4, 2, 3, 4, 1, 5, 3, 4] as const;

const PURPOSE = {
  key: 0x4801,
  place: 0x4802,
  address: 0x4803,
  rooms: 0x4804,
  level: 0x4805,
  board: 0x4806,
};
const DEGREES_PER_KM = 1 / 111.2;
/** Beach houses of four and five stars that sell all meals with the room, in a hundred, where usual. */
const ALL_INCLUSIVE = levels(
  "TR 70 EG 80 TN 70 DO 80 MX 55 JM 65 CU 80 BG 60 MV 35 AG 40 LC 40 BS 25 AW 35 CV 60 MA 35 ES 25 GR 30 CY 25 TZ 25 MU 30 RU 30",
);

/** Holiday houses of three stars and more that also sell breakfast and dinner, in a hundred, where usual. */
const HALF_BOARD = levels(
  "AT 80 CH 45 IT 65 FR 35 DE 35 SI 50 BG 45 AD 50 ES 55 PT 30 GR 50 CY 50 HR 55 ME 45 MT 45 AL 35 TR 45 EG 55 TN 60 MA 45 MV 80 MU 70 SC 60 LK 55 ZA 30 JP 40 GE 30",
);
/** Towns of springs and muds, whose houses treat their guests and feed them. */
const CURES = new Set(["KLV", "NFT", "QKI", "SOB", "XBM"]);
const HOLIDAY: ReadonlySet<KindOfPlace> = new Set(["beach", "isles", "mountain", "ski"]);

/** The hotels of a town: the same for a seed, for ever. */
export function propertiesOf(seed: Seed, town: Town): readonly Property[] {
  const name = namer(seed, town);
  const middle = middleOf(town);
  const postcode = postcodes(seed, PURPOSE.address, town);
  return Array.from({ length: town.hotels }, (_, index) => {
    const key = hash(seed, PURPOSE.key, town.key, index);
    const stars = STARS[index % STARS.length] ?? 3;
    const named = name(key, stars, positionOf(seed, key, town, stars));
    const bits = hash(seed, PURPOSE.level, key);
    const spot = place(seed, key, { town, middle }, named);
    const position = settled(named, town, spot.kmToCentre);
    const distance = distanceWords(seed, key, { town, position, stars, ...spot });
    const allInclusive =
      position === "beach" &&
      stars >= 4 &&
      (bits >>> 16) % 100 < (ALL_INCLUSIVE.get(town.country) ?? 0);
    const halfBoard =
      !allInclusive &&
      stars >= 3 &&
      (HOLIDAY.has(town.kind) || position === "beach" || position === "slope") &&
      roll(seed, PURPOSE.board, key) * 100 < (HALF_BOARD.get(town.country) ?? 0);
    const low = town.prices.low[stars - 1] ?? 0;
    return {
      hotel: {
        code: `${town.code}${String(index + 1).padStart(4, "0")}`,
        index,
        name: named.name,
        chainCode: named.chainCode,
        chainName: named.chainName,
        address: streetAddress(seed, PURPOSE.address, key, {
          code: town.code,
          country: town.country,
          town: postcode(key),
        }),
        cityCode: town.code,
        cityName: town.name,
        country: town.country,
        lat: spot.lat,
        lon: spot.lon,
        zone: town.zone,
        stars,
        amenities: amenitiesOf({
          stars,
          country: town.country,
          kind: town.kind,
          skis: skisFrom(town),
          position,
          distance,
          allInclusive,
          heals: CURES.has(town.code),
          bits,
        }),
        position,
        distance,
        allInclusive,
        halfBoard,
      },
      key,
      level: (0.82 + ((bits >>> 8) & 0xff) / 710) * positionLevel(position, town.kind),
      low,
      rise: (town.prices.high[stars - 1] ?? 0) - low,
      rooms: roomKindsOf(
        hash(seed, PURPOSE.rooms, key),
        stars,
        named.chainCode !== INDEPENDENT.code,
      ),
    };
  });
}

interface Spot extends Coordinates {
  readonly kmToCentre: number;
  readonly kmToAirport: number;
}

const CENTRE_KM = 4.5;

/** In a known quarter a hotel is in the centre or outside by where that lies, whatever was rolled. */
function settled({ at, position }: Named, { kind }: Town, kmToCentre: number): PositionKind {
  const free = position === "centre" || position === "outer";
  if (!free || at === undefined || kind === "beach") return position;
  return kmToCentre > CENTRE_KM ? "outer" : "centre";
}

/** Near the quarter or airport it is named after, else about the town's centre or away from it. */
function place(
  seed: Seed,
  key: number,
  { town, middle }: { readonly town: Town; readonly middle: Coordinates },
  { at, position }: Named,
): Spot {
  const wide = 0.6 + 0.02 * Math.sqrt(town.people);
  const away = position === "outer" && !at ? 1.5 + 0.1 * Math.sqrt(town.people) : 0;
  const spread = position === "airport" ? 2.5 : at ? 0.5 : wide;
  const centre = at ?? middle;
  const side = hash(seed, PURPOSE.place, key, 2);
  const north = offset(roll(seed, PURPOSE.place, key), spread, side & 1 ? away : 0, side & 2);
  const east = offset(roll(seed, PURPOSE.place, key, 1), spread, side & 1 ? 0 : away, side & 2);
  const spot = {
    lat: round(centre.lat + north * DEGREES_PER_KM),
    lon: round(centre.lon + (east * DEGREES_PER_KM) / shrinkAt(centre.lat)),
  };
  const airports = town.airports.map((airport) => flatKm(spot, airport));
  return { ...spot, kmToCentre: flatKm(spot, middle), kmToAirport: Math.min(...airports, 99) };
}

function offset(share: number, spread: number, away: number, back: number): number {
  const out = away * (0.8 + 0.6 * share);
  return (share - 0.5) * 2 * spread + (back ? -out : out);
}

/** A parallel's length beside the equator's: the cosine to a metre or two per kilometre. */
function shrinkAt(lat: number): number {
  const x = (lat * Math.PI) / 180;
  return Math.max(0.1, 1 - (x * x) / 2 + (x * x * x * x) / 24);
}

/** Kilometres on a flat map: exact enough within a town, and the same bits on every machine. */
function flatKm(a: Coordinates, b: Coordinates): number {
  const north = (a.lat - b.lat) / DEGREES_PER_KM;
  const east = ((a.lon - b.lon) / DEGREES_PER_KM) * shrinkAt(b.lat);
  return Math.sqrt(north * north + east * east);
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
