import { distanceKm } from "../../domain/geo.ts";
import { regionOf } from "../hotels/names/flavours.ts";
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
/** What leaving a car elsewhere costs: cents at all, cents for each kilometre, the most. */
interface Drop {
  readonly base: number;
  readonly km: number;
  readonly most: number;
}
const DROPS: Readonly<Record<string, Drop>> = {
  US: { base: 6_000, km: 24, most: 50_000 },
  CA: { base: 6_000, km: 28, most: 60_000 },
  GE: { base: 1_500, km: 12, most: 6_000 },
  TR: { base: 4_000, km: 12, most: 15_000 },
  JP: { base: 3_000, km: 15, most: 12_000 },
  KR: { base: 3_000, km: 15, most: 12_000 },
};
const EUROPEAN: Drop = { base: 2_500, km: 14, most: 15_000 };
const ELSEWHERE: Drop = { base: 3_500, km: 20, most: 30_000 };
const ABROAD: Drop = { base: 14_000, km: 35, most: 60_000 };

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
  const { base, km: perKm, most } = dropIn(from.country, to.country);
  const own = 0.8 + 0.4 * roll(seed, FEE, companyKey);
  return 100 * Math.round((Math.min(most, base + perKm * km) * own) / 100);
}

function dropIn(from: string, to: string): Drop {
  if (from !== to) return ABROAD;
  return DROPS[from] ?? (regionOf(from) === "europe" ? EUROPEAN : ELSEWHERE);
}
