import type { PlanTransfer } from "../../../domain/contracts/concierge/plan.ts";
import { type Coordinates, distanceKm } from "../../../domain/geo.ts";
import type { Spot } from "./atlas.ts";

export type Mode = PlanTransfer["mode"];

/** A way from one city to the next, estimated. */
export interface Hop {
  readonly mode: Mode;
  readonly km: number;
  /** Door to door, in halves. */
  readonly hours: number;
  /** US cents for one seat, roughly. */
  readonly fare: number;
}

/** An end of a hop, as the estimate needs it. */
export interface End {
  readonly lat: number;
  readonly lon: number;
  readonly country?: string;
  readonly landmass: string;
  readonly mountains: boolean;
}

/** Land borders that travellers cannot cross. Those of Azerbaijan have been closed since 2020. */
const CLOSED_BORDERS = new Set([
  "AM-AZ",
  "AM-TR",
  "AZ-GE",
  "AZ-RU",
  "AZ-TR",
  "AZ-IR",
  "DZ-MA",
  "IL-LB",
  "IL-SY",
  "KP-KR",
  "RU-UA",
]);
const ESTRANGED = new Set(["AM-AZ", "IL-LB", "IL-SY"]);
/** What changing planes in a third country adds. */
const DETOUR_HOURS = 7;
/** Countries that no road leaves. */
const ISLAND_COUNTRIES = new Set(
  "AU CU CV CY DO FJ GB ID IE IS JM JP KR LK MG MT MU MV NZ PH SC SG TW".split(" "),
);
/** The tunnel under the Channel, the causeway to Johor. */
const LINKED = new Set(["FR-GB", "BE-GB", "GB-NL", "MY-SG"]);
const FAST_RAIL = new Set("AT BE CH CN DE ES FR GB IT JP KR NL SE UZ MA SA".split(" "));
const SLOW_RAIL = new Set("AZ BG BY GE IN KZ RO TH UA VN".split(" "));
const RAIL = new Set([
  ...FAST_RAIL,
  ..."CZ HU PL PT RU NO DK FI SK SI MY".split(" "),
  ...SLOW_RAIL,
]);

const LONGEST_FERRY_KM = 130;
/** Where there is no flight, a night on board will do. */
const LONGEST_FERRY_WITHOUT_FLIGHT_KM = 400;
const FERRY_KMH = 35;
const BOARDING_HOURS = 1;
/** Farther apart, two places count as not joined by land. */
const FARTHEST_KM = 3000;
/** Roads and rails are longer than the straight line. */
const ROAD_DETOUR = 1.3;
const RAIL_DETOUR = 1.15;
const STATION_HOURS = 0.5;
const ROAD_KMH = 65;
const MOUNTAIN_KMH = 45;
const FAST_RAIL_KMH = 140;
const RAIL_KMH = 95;
const SLOW_RAIL_KMH = 65;
/** A longer drive is flown, where that saves an hour. */
const LONGEST_DRIVE = 6.5;
const WORTH_FLYING_HOURS = 1;
/** A longer drive is no way at all, even where there is no flight. */
const LONGEST_DRIVE_WITHOUT_FLIGHT = 14;
const SHORTEST_RIDE_KM = 60;
const FLIGHT_KMH = 750;
const TAKE_OFF_AND_LANDING_HOURS = 0.5;
/** To the airport, waiting, and from the airport. */
export const AIRPORT_HOURS = 2.5;
/** USD for a seat: what it costs at all, and for each kilometre. */
const FARES = {
  /** At least the first figure, not on top of it. */
  road: { least: 3, km: 0.09 },
  fastRail: { base: 4, km: 0.14 },
  rail: { base: 4, km: 0.06 },
  ferry: { base: 10, km: 0.35 },
  flight: { base: 45, km: 0.08 },
} as const;

export function endOf(spot: Spot): End {
  const { lat, lon, country, landmass, destination } = spot;
  const mountains = destination.categories.includes("mountains") && !spot.served;
  return { lat, lon, country, landmass, mountains };
}

/** The airport of a city that has none of its own: on the same land, down in the valley. */
export function gatewayEnd(spot: Spot): End | undefined {
  if (spot.served || !spot.gatewayPlace) return undefined;
  const { lat, lon } = spot.gatewayPlace;
  return { lat, lon, country: spot.country, landmass: spot.landmass, mountains: false };
}

/** Landmasses that roads join to the rest of a continent. */
const CONTINENTAL = new Set(["main", "mainland"]);

function isOffshore({ landmass, country }: End): boolean {
  return !CONTINENTAL.has(landmass) || (country !== undefined && ISLAND_COUNTRIES.has(country));
}

/** The sensible way between two places, by distance and by what lies between. */
export function hopBetween(a: End, b: End): Hop {
  const km = distanceKm(a, b);
  if (!joined(a, b, km)) {
    if (km <= LONGEST_FERRY_KM && (isOffshore(a) || isOffshore(b))) return ferry(km);
    const { hours, ...direct } = flight(km);
    return { ...direct, hours: hours + (isEstranged(a, b) ? DETOUR_HOURS : 0) };
  }
  const best = byLand(a, b);
  return best.hours > LONGEST_DRIVE && flight(km).hours < best.hours - WORTH_FLYING_HOURS
    ? flight(km)
    : best;
}

/** Between these there are no flights either: the way is through a third country. */
function isEstranged(a: End, b: End): boolean {
  return ESTRANGED.has([a.country, b.country].sort().join("-"));
}

/** The way where no flight can be had. */
export function overland(a: End, b: End): Hop | undefined {
  const km = distanceKm(a, b);
  if (!joined(a, b, km))
    return km <= LONGEST_FERRY_WITHOUT_FLIGHT_KM && (isOffshore(a) || isOffshore(b))
      ? ferry(km)
      : undefined;
  const best = byLand(a, b);
  return best.hours <= LONGEST_DRIVE_WITHOUT_FLIGHT ? best : undefined;
}

function byLand(a: End, b: End): Hop {
  const km = kmAround(a, b);
  const drive = road(a, b, km);
  const ride = train(a, b, km);
  return ride && ride.hours < drive.hours ? ride : drive;
}

function joined(a: End, b: End, km: number): boolean {
  if (km > FARTHEST_KM) return false;
  if (a.country === b.country) return a.landmass === b.landmass;
  if (a.country !== undefined && b.country !== undefined) {
    const pair = [a.country, b.country].sort().join("-");
    if (CLOSED_BORDERS.has(pair)) return false;
    if (LINKED.has(pair)) return true;
    // Ireland is one island with two countries on it.
    if (!CONTINENTAL.has(a.landmass) && a.landmass === b.landmass) return true;
  }
  return !isOffshore(a) && !isOffshore(b);
}

function road(a: End, b: End, km: number): Hop {
  const hours = (km * ROAD_DETOUR) / (a.mountains || b.mountains ? MOUNTAIN_KMH : ROAD_KMH);
  return {
    mode: "road",
    km,
    hours: halves(hours),
    fare: cents(Math.max(FARES.road.least, km * FARES.road.km)),
  };
}

function train(a: End, b: End, km: number): Hop | undefined {
  const served = (country: string | undefined, table: ReadonlySet<string>) =>
    country !== undefined && table.has(country);
  if (km < SHORTEST_RIDE_KM || a.mountains || b.mountains) return undefined;
  if (!served(a.country, RAIL) || !served(b.country, RAIL)) return undefined;
  const fast = served(a.country, FAST_RAIL) && served(b.country, FAST_RAIL);
  const slow = served(a.country, SLOW_RAIL) || served(b.country, SLOW_RAIL);
  const kmh = fast ? FAST_RAIL_KMH : slow ? SLOW_RAIL_KMH : RAIL_KMH;
  const hours = (km * RAIL_DETOUR) / kmh + STATION_HOURS;
  const fare = fast ? FARES.fastRail : FARES.rail;
  return { mode: "train", km, hours: halves(hours), fare: cents(fare.base + km * fare.km) };
}

function ferry(km: number): Hop {
  return {
    mode: "ferry",
    km,
    hours: halves(BOARDING_HOURS + km / FERRY_KMH),
    fare: cents(FARES.ferry.base + km * FARES.ferry.km),
  };
}

function flight(km: number): Hop {
  return {
    mode: "flight",
    km,
    hours: halves(km / FLIGHT_KMH + TAKE_OFF_AND_LANDING_HOURS + AIRPORT_HOURS),
    fare: cents(FARES.flight.base + km * FARES.flight.km),
  };
}

/** Up to the next half hour, and never nothing. */
export function halves(hours: number): number {
  return Math.max(0.5, Math.ceil(hours * 2) / 2);
}

function cents(usd: number): number {
  return Math.round(usd * 100);
}

type Ridge = readonly [Coordinates, Coordinates];

/** Mountains that no road crosses, as lines; the roads go round an end. */
const RIDGES: readonly Ridge[] = [
  // The Trans-Ili and Küngöy Alatau, between Almaty and Issyk-Kul.
  [
    { lat: 42.85, lon: 75.3 },
    { lat: 42.9, lon: 79.2 },
  ],
  // Racha and South Ossetia, between Svaneti and the road to Kazbegi.
  [
    { lat: 43.4, lon: 43.5 },
    { lat: 42.1, lon: 43.7 },
  ],
];

/** Kilometres between two places, around what stands between them. */
function kmAround(a: Coordinates, b: Coordinates): number {
  const detours = RIDGES.filter((ridge) => crosses(a, b, ridge)).map((ridge) =>
    Math.min(...ridge.map((end) => distanceKm(a, end) + distanceKm(end, b))),
  );
  return Math.max(distanceKm(a, b), ...detours);
}

/** Reckoned on a flat map, which is exact enough for a few hundred kilometres. */
function crosses(a: Coordinates, b: Coordinates, [from, to]: Ridge): boolean {
  return side(from, to, a) * side(from, to, b) < 0 && side(a, b, from) * side(a, b, to) < 0;
}

function side(from: Coordinates, to: Coordinates, point: Coordinates): number {
  return (
    (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon)
  );
}
