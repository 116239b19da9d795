import type { Coordinates } from "../../domain/geo.ts";
import { hash, roll, type Seed } from "../random.ts";
import { amenitiesOf } from "./amenities.ts";
import { INDEPENDENT } from "./brands.ts";
import type { Property } from "./hotel.ts";
import { streetAddress } from "./names/address.ts";
import { type Named, namer } from "./names/namer.ts";
import { roomKindsOf } from "./room-kinds.ts";
import type { Town } from "./towns.ts";

/**
 * Stars of the first, second … hotel of a town, running round. Four hotels already have one of
 * each class: budget, two midrange, luxury.
 */
const STARS = [3, 2, 4, 5, 3, 4, 1, 3, 4, 2, 5, 3, 4, 2, 3, 4, 1, 5, 3, 4] as const;

const PURPOSE = { key: 0x4801, place: 0x4802, address: 0x4803, rooms: 0x4804, level: 0x4805 };
const DEGREES_PER_KM = 1 / 111.2;

/** The hotels of a town: the same for a seed, for ever. */
export function propertiesOf(seed: Seed, town: Town): readonly Property[] {
  const name = namer(seed, town);
  return Array.from({ length: town.hotels }, (_, index) => {
    const key = hash(seed, PURPOSE.key, town.key, index);
    const stars = STARS[index % STARS.length] ?? 3;
    const named = name(key, stars);
    const chain = named.chainCode !== INDEPENDENT.code;
    const bits = hash(seed, PURPOSE.level, key);
    return {
      hotel: {
        code: `${town.code}${String(index + 1).padStart(4, "0")}`,
        index,
        name: named.name,
        chainCode: named.chainCode,
        chainName: named.chainName,
        address: streetAddress(seed, PURPOSE.address, key, town),
        cityCode: town.code,
        cityName: town.name,
        country: town.country,
        ...place(seed, key, town, named),
        zone: town.zone,
        stars,
        amenities: amenitiesOf(stars, town.season, named.atAirport, bits),
      },
      key,
      level: 0.85 + ((bits >>> 8) & 0xff) / 640,
      rooms: roomKindsOf(hash(seed, PURPOSE.rooms, key), stars, chain),
    };
  });
}

/** Near the quarter or airport it is named after, else about the town's centre. */
function place(seed: Seed, key: number, town: Town, { at, atAirport }: Named): Coordinates {
  const spread = atAirport ? 2.5 : at ? 0.5 : 0.6 + 0.09 * Math.sqrt(town.people);
  const centre = at ?? town;
  const north = (roll(seed, PURPOSE.place, key) - 0.5) * 2 * spread * DEGREES_PER_KM;
  const east = (roll(seed, PURPOSE.place, key, 1) - 0.5) * 2 * spread * DEGREES_PER_KM;
  // A parallel's length shrinks with latitude; this is the cosine to a metre or two per kilometre.
  const x = (centre.lat * Math.PI) / 180;
  const shrink = Math.max(0.1, 1 - (x * x) / 2 + (x * x * x * x) / 24);
  return { lat: round(centre.lat + north), lon: round(centre.lon + east / shrink) };
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
