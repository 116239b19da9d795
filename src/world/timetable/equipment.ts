import { type Aircraft, aircraft as allTypes } from "../airlines/aircraft.ts";
import type { AirportSize } from "../places/airports.ts";
import { fitsRunway } from "./fields.ts";

/** What decides which of an airline's types fits a flight. */
export interface Mission {
  /** As flown, with detours. */
  readonly km: number;
  readonly weekly: number;
  readonly sizes: readonly [AirportSize, AirportSize];
  /** The airports whose runways it needs. */
  readonly ends?: readonly [string, string];
  /** Whether busy short routes are flown with wide bodies, as in Asia and the Gulf. */
  readonly wideTrunks?: boolean;
}

/** Reserves and headwinds: no flight is planned at the very range of a type. */
const RANGE_MARGIN = 1.06;
const REACH_KM = { turboprop: 1300, regional: 3200, narrow: 5500, wide: 20_000 } as const;
/** Single-aisle types with this range (757, A321LR) are built to cross oceans; a 737 is not. */
const OCEAN_NARROW_KM = 7000;
const WIDE_FROM_KM = 3400;
const LONG_HAUL_KM = 4600;
const WIDE_WHEN_BUSY = { weekly: 70, km: 700 } as const;
const SIZE_FACTOR: Readonly<Record<AirportSize, number>> = { small: 0.5, medium: 0.85, large: 1.1 };

/**
 * The type of a fleet that flies the mission. `taste(i)` in [0, 1) tells otherwise equal types apart.
 * Where none can, one that can is hired.
 */
export function chooseAircraft(
  fleet: readonly Aircraft[],
  mission: Mission,
  taste: (index: number) => number,
): Aircraft {
  const [first] = fleet;
  if (!first) throw new RangeError("an airline without a fleet");
  return (
    bestOf(fleet, mission, taste, (type) => canFly(type, mission.km)) ??
    longestReach(fleet.filter((type) => type.rangeKm >= mission.km && fitsBoth(type, mission))) ??
    bestOf(
      allTypes,
      mission,
      () => 0,
      (type) => canFly(type, mission.km),
    ) ??
    longestReach(fleet) ??
    first
  );
}

function bestOf(
  fleet: readonly Aircraft[],
  mission: Mission,
  taste: (index: number) => number,
  able: (type: Aircraft) => boolean,
): Aircraft | undefined {
  let best: Aircraft | undefined;
  let bestScore = 0;
  fleet.forEach((type, index) => {
    if (!able(type) || !fitsBoth(type, mission)) return;
    const score = suitability(type, mission) * (1 + 0.35 * taste(index));
    if (score > bestScore) [best, bestScore] = [type, score];
  });
  return best;
}

/** Whether both runways take the type. */
function fitsBoth(type: Aircraft, { ends, km }: Mission): boolean {
  return ends === undefined || ends.every((iata) => fitsRunway(type, iata, km));
}

export function canFly(aircraft: Aircraft, km: number): boolean {
  if (km * RANGE_MARGIN > aircraft.rangeKm) return false;
  if (aircraft.body === "narrow" && aircraft.rangeKm >= OCEAN_NARROW_KM) return true;
  return km <= REACH_KM[aircraft.body];
}

export function totalSeats(aircraft: Aircraft): number {
  const { economy, premium_economy, business, first } = aircraft.seats;
  return economy + premium_economy + business + first;
}

/** Types of which even the airlines that still have them have few. */
const RARE = new Set(["77L", "744", "343", "733", "M82", "753", "764"]);

/** So near a jet saves no time: a turboprop is worth more than its size, less so where many travel. */
const HOP = { km: 250, worth: 2.4 } as const;
const SHORT_HOP = { km: 400, worth: 1.6 } as const;

/** Beyond this share of its range a wide body leaves seats or freight behind. */
const FULL_LOAD_SHARE = 0.86;
/** Long-haul airports without a slot to spare: airlines send larger planes. */
const SLOTS_FULL = new Set("LHR DXB HND SYD HKG SIN DOH PEK CDG JFK".split(" "));
const LARGER_WHERE_FULL = 1.25;

/** 1 for the ideal size, falling with distance from it; small for a wide body on a short hop. */
function suitability(aircraft: Aircraft, mission: Mission): number {
  const ratio = totalSeats(aircraft) / idealSeats(mission);
  const stretched = mission.km > FULL_LOAD_SHARE * aircraft.rangeKm;
  const size =
    (ratio < 1 ? ratio : 1 / ratio) *
    (RARE.has(aircraft.code) ? 0.7 : 1) *
    (stretched && aircraft.body === "wide" ? 0.6 : 1);
  const { km, weekly } = mission;
  if (aircraft.body === "turboprop") {
    if (km < HOP.km) return size * HOP.worth;
    return km < SHORT_HOP.km && weekly < WIDE_WHEN_BUSY.weekly ? size * SHORT_HOP.worth : size;
  }
  if (aircraft.body === "wide" && km < WIDE_FROM_KM) {
    const busy = weekly >= WIDE_WHEN_BUSY.weekly && km >= WIDE_WHEN_BUSY.km;
    return size * (busy && mission.wideTrunks ? 0.8 : 0.02);
  }
  if (aircraft.body === "wide" && km < LONG_HAUL_KM && !mission.wideTrunks) return size * 0.65;
  if (aircraft.body === "narrow" && km > LONG_HAUL_KM) return size * 0.7;
  return size;
}

function idealSeats({ km, weekly, sizes, ends }: Mission): number {
  const byDistance =
    km < 700 ? 120 : km < WIDE_FROM_KM ? 165 : km < LONG_HAUL_KM ? 185 : km < 6500 ? 240 : 300;
  const bySize = Math.min(SIZE_FACTOR[sizes[0]], SIZE_FACTOR[sizes[1]]);
  const byWeek = weekly >= 70 ? 1.3 : weekly >= 28 ? 1.1 : weekly <= 4 ? 0.85 : 1;
  const full = km > LONG_HAUL_KM && ends?.some((iata) => SLOTS_FULL.has(iata));
  return byDistance * bySize * byWeek * (full ? LARGER_WHERE_FULL : 1);
}

function longestReach(fleet: readonly Aircraft[]): Aircraft | undefined {
  let best: Aircraft | undefined;
  for (const type of fleet) if (!best || type.rangeKm > best.rangeKm) best = type;
  return best;
}
