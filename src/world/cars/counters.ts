import { type Transmission, VEHICLE_CLASSES, type VehicleClass } from "../../domain/travel.ts";
import { regionOf } from "../hotels/names/flavours.ts";
import type { AirportSize } from "../places/airports.ts";
import { hash, hashText, pick, type Seed } from "../random.ts";
import { type Company, companiesIn } from "./companies.ts";
import type { CarLocation } from "./locations.ts";
import { modelsOf, roomOf, transmissionOf } from "./models.ts";

/** The cars of one class that a company keeps at a location. */
export interface Line {
  readonly vehicleClass: VehicleClass;
  /** Position among the classes, for rolls. */
  readonly classIndex: number;
  readonly model: string;
  readonly seats: number;
  /** Large ones. */
  readonly bags: number;
  readonly transmission: Transmission;
  readonly count: number;
  readonly mileage: "unlimited" | "limited";
}

/** A company's counter at a location. */
export interface Counter {
  readonly company: Company;
  readonly key: number;
  readonly insuranceIncluded: boolean;
  readonly lines: readonly Line[];
}

const PRESENCE = 0x4310;
const LINE = 0x4311;

/** Beside a company's presence at large airports. */
const SIZE_PRESENCE: Readonly<Record<AirportSize, number>> = {
  large: 1,
  medium: 0.62,
  small: 0.16,
};
/** Cars of the commonest class at an average counter. */
const SIZE_CARS: Readonly<Record<AirportSize, number>> = { large: 24, medium: 9, small: 3 };
const FEWEST_COUNTERS: Readonly<Record<AirportSize, number>> = { large: 3, medium: 2, small: 0 };
/** By class: its part of the cars, and in how many of a hundred counters it is found. */
const CLASS_SHARE = [1, 0.9, 0.7, 0.5, 0.6, 0.25, 0.2] as const;
const CLASS_PRESENCE = [92, 95, 90, 78, 82, 45, 55] as const;

/** Regions where visitors expect no limit, and those where every other rental has one. */
const LIMITED_REGIONS = new Set(["middle_east", "africa", "south_asia", "caucasus"]);

/** The rental counters at a location. The first one has every class. */
export function countersAt(seed: Seed, location: CarLocation): readonly Counter[] {
  const inCountry = companiesIn(location.country);
  const rank = new Map(
    inCountry.map((company) => [company, chance(seed, company, location) / company.presence]),
  );
  const sorted = [...inCountry].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  const limit = SIZE_PRESENCE[location.size];
  return sorted
    .filter((company, i) => i < FEWEST_COUNTERS[location.size] || (rank.get(company) ?? 1) < limit)
    .map((company, i) => counter(seed, company, location, i === 0));
}

function chance(seed: Seed, company: Company, location: CarLocation): number {
  return hash(seed, PRESENCE, hashText(company.code), location.key) % 100;
}

function counter(seed: Seed, company: Company, location: CarLocation, full: boolean): Counter {
  const key = hashText(company.code);
  const region = regionOf(location.country);
  const lines = VEHICLE_CLASSES.flatMap((vehicleClass, classIndex): Line[] => {
    const bits = hash(seed, LINE, key, location.key, classIndex);
    if (!full && bits % 100 >= (CLASS_PRESENCE[classIndex] ?? 0)) return [];
    const size = SIZE_CARS[location.size] * (CLASS_SHARE[classIndex] ?? 0.5);
    const limited =
      vehicleClass === "luxury" || (LIMITED_REGIONS.has(region) && ((bits >>> 20) & 1) === 1);
    const model = pick(modelsOf(location.country, vehicleClass), (bits >>> 7) & 0xff);
    return [
      {
        vehicleClass,
        classIndex,
        model: `${model} or similar`,
        ...roomOf(vehicleClass, model),
        transmission: transmissionOf(location.country, vehicleClass, bits >>> 21),
        count: Math.max(1, Math.round((size * (50 + ((bits >>> 8) % 101))) / 100)),
        mileage: limited ? "limited" : "unlimited",
      },
    ];
  });
  // In North America every company sells cover beside the car.
  const insuranceIncluded = company.cover === "included" && region !== "north_america";
  return { company, key, insuranceIncluded, lines };
}
