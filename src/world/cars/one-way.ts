import { distanceKm } from "../../domain/geo.ts";
import { roll, type Seed } from "../random.ts";
import type { CarLocation } from "./locations.ts";

/** Why a car cannot be left there. */
export type OneWayBarrier = "too_far" | "water" | "border";

const MAX_ONE_WAY_KM = 3000;

/** Groups of countries across whose borders companies let a car be left. */
const OPEN_BORDERS: readonly ReadonlySet<string>[] = [
  "AD AT BE BG CH CZ DE DK EE ES FI FR HR HU IT LI LT LU LV MC NL NO PL PT RO SE SI SK SM VA",
  "GB IE",
  "US CA",
  "ZA NA BW SZ LS",
  "AE OM",
  "GE AM",
].map((codes) => new Set(codes.split(" ")));

const FEE = 0x4340;
const BASE_CENTS = 3_500;
const CENTS_PER_KM = 20;
const BORDER_FACTOR = 1.5;

/** What forbids a rental from one place to the other; undefined when nothing does. */
export function oneWayBarrier(from: CarLocation, to: CarLocation): OneWayBarrier | undefined {
  if (distanceKm(from, to) > MAX_ONE_WAY_KM) return "too_far";
  if (from.country !== to.country) {
    const open = OPEN_BORDERS.some((area) => area.has(from.country) && area.has(to.country));
    if (!open) return "border";
  }
  return from.landmass === to.landmass ? undefined : "water";
}

/** In whole dollars (as US cents), before it is spread over the days; nothing at the same place. */
export function oneWayCharge(
  seed: Seed,
  companyKey: number,
  from: CarLocation,
  to: CarLocation,
): number {
  if (from.code === to.code) return 0;
  // Whole kilometres: the last bits of a sine may differ between machines.
  const km = Math.round(distanceKm(from, to));
  const border = from.country === to.country ? 1 : BORDER_FACTOR;
  const own = 0.8 + 0.45 * roll(seed, FEE, companyKey);
  return 100 * Math.round(((BASE_CENTS + CENTS_PER_KM * km) * border * own) / 100);
}
