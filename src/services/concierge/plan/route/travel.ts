import { isClosedBorder } from "../../../../domain/borders.ts";
import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { PlanTransfer } from "../../../../domain/contracts/concierge/plan.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "../atlas/atlas.ts";
import { type Going, isOnRoads, type Roads, type Way } from "../atlas/roads.ts";
import { isBare } from "../atlas/world-spots.ts";
import type { Wish } from "../wish/wish.ts";

export type Mode = PlanTransfer["mode"];

/** A way from one city to the next, estimated. */
export interface Hop {
  readonly mode: Mode;
  readonly km: number;
  /** Door to door, in halves. */
  readonly hours: number;
  /** US cents for one seat, roughly. */
  readonly fare: number;
  /** Destinations that it passes through. */
  readonly via?: readonly Spot[];
  readonly name?: CatalogueText;
}

/** An end of a hop, as the estimate needs it. */
export interface End {
  /** Its name in the ways of the catalogue. */
  readonly node: string;
  readonly lat: number;
  readonly lon: number;
  readonly country?: string;
  readonly landmass: string;
  readonly mountains: boolean;
}

/** Between these there are no flights either. */
const ESTRANGED = new Set(["AM-AZ", "IL-LB", "IL-SY"]);
/** What changing planes in a third country adds. */
const DETOUR_HOURS = 7;
/** Countries that no road leaves, though their own is one long way. */
const ISLAND_COUNTRIES = new Set("AU GB JP KR SG".split(" "));
/** The tunnel under the Channel, the causeway to Johor. */
const LINKED = new Set(["FR-GB", "BE-GB", "GB-NL", "MY-SG"]);
const FAST_RAIL = new Set("AT BE CH CN DE ES FR GB IT JP KR NL SE UZ MA SA".split(" "));
/** Lines on which trains go at 300 from end to end. */
const FASTEST_RAIL = new Set(["CN", "JP"]);
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
/** As the crow flies, on the best road. */
const FASTEST_ROAD_KMH = 80;
const MOUNTAIN_KMH = 45;
const FAST_RAIL_KMH = 140;
const FASTEST_RAIL_KMH = 190;
const RAIL_KMH = 95;
const SLOW_RAIL_KMH = 65;
/** A longer ride is flown, where that saves an hour, and a drive sooner: nobody is driven from São Paulo to Rio. */
const LONGEST_RIDE_BY_DAY = 6;
const LONGEST_DRIVE = 5;
const WORTH_FLYING_HOURS = 1;
/** So long do those who come in their own car sit in it in a day. */
export const LONGEST_OWN_DRIVE = 14;
/** A longer drive is no way at all, even where there is no flight. */
const LONGEST_DRIVE_WITHOUT_FLIGHT = 14;
const SHORTEST_RIDE_KM = 60;
/** A longer ride to another country has a change of trains in it. */
const SHORT_RIDE_ABROAD_KM = 300;
const CHANGING_HOURS = 0.7;
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

/** The same for one city, which is compared with many. */
export const endOf = lazilyPer((spot: Spot): End => {
  const { lat, lon, country, landmass, destination } = spot;
  const mountains = destination.categories.includes("mountains") && !spot.served;
  // Stretches know a place without sights by the world's code.
  const node = isBare(spot) ? destination.place : spot.slug;
  return { node, lat, lon, country, landmass, mountains };
});

/** The airport of a city that has none of its own: on the same land, down in the valley. */
export function gatewayEnd(spot: Spot, roads: Roads): End | undefined {
  if (spot.served || !spot.gatewayPlace) return undefined;
  const { lat, lon } = spot.gatewayPlace;
  const { country, landmass } = spot;
  return { node: roads.nodeOf(spot.gateway), lat, lon, country, landmass, mountains: false };
}

/** Landmasses that roads join to the rest of a continent. */
const CONTINENTAL = new Set(["main", "mainland"]);

function isOffshore({ landmass, country }: End): boolean {
  return !CONTINENTAL.has(landmass) || (country !== undefined && ISLAND_COUNTRIES.has(country));
}

/** The sensible way between two places: along the catalogue's stretches, else by distance. */
export function hopBetween(a: End, b: End, roads: Roads): Hop {
  const km = distanceKm(a, b);
  const way = roads.way(a.node, b.node);
  if (!way && !joined(a, b, km)) {
    if (km <= LONGEST_FERRY_KM && (isOffshore(a) || isOffshore(b))) return ferry(km);
    const direct = flight(km);
    return isEstranged(a, b) ? { ...direct, hours: direct.hours + DETOUR_HOURS } : direct;
  }
  const best = way ? atHomeFares(a, b, along(way)) : byDistance(a, b, km, roads.by);
  if (roads.by === "car" && best.hours <= LONGEST_OWN_DRIVE) return best;
  const longest = best.mode === "road" ? LONGEST_DRIVE : LONGEST_RIDE_BY_DAY;
  if (best.hours <= longest) return best;
  const flown = flight(km);
  return flown.hours < best.hours - WORTH_FLYING_HOURS ? flown : best;
}

/** Two countries in the order of their codes. */
function pairOf(one: string, other: string): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/** Between these there are no flights either: the way is through a third country. */
function isEstranged(a: End, b: End): boolean {
  return ESTRANGED.has(pairOf(a.country ?? "", b.country ?? ""));
}

/** Those who never fly ride on through a night, and under the Channel to any country behind it. */
const LONGEST_RIDE = 30;
/** Those who ask for trains ride a night and half a day: Da Nang to Saigon. */
export const LONGEST_NIGHT_TRAIN = 18.5;
const TUNNEL = "GB";

function isThroughTheTunnel(a: End, b: End): boolean {
  const others = [a, b].filter(({ country }) => country !== TUNNEL);
  return others.length === 1 && others.every((one) => !isOffshore(one));
}

/** The way where no flight can be had, or none is wanted. */
export function overland(a: End, b: End, roads: Roads, neverFlies = false): Hop | undefined {
  const km = distanceKm(a, b);
  const far = neverFlies && km <= FARTHEST_KM && isThroughTheTunnel(a, b);
  const way = roads.way(a.node, b.node);
  if (!far && !way && !joined(a, b, km))
    return km <= LONGEST_FERRY_WITHOUT_FLIGHT_KM && (isOffshore(a) || isOffshore(b))
      ? ferry(km)
      : undefined;
  const best = way ? atHomeFares(a, b, along(way)) : byDistance(a, b, km, roads.by);
  const isNightTrain = roads.by === "train" && best.mode === "train";
  const longest = neverFlies
    ? LONGEST_RIDE
    : isNightTrain
      ? LONGEST_NIGHT_TRAIN
      : LONGEST_DRIVE_WITHOUT_FLIGHT;
  return best.hours <= longest ? best : undefined;
}

/** By land where the catalogue knows no stretch. */
function byDistance(a: End, b: End, km: number, by: Going): Hop {
  const drive = road(a, b, km);
  const ride = isOnRoads(by) ? undefined : train(a, b, km);
  return atHomeFares(a, b, ride && ride.hours < drive.hours ? ride : drive);
}

/** Where trains and buses cost less than half of what they do in the west of Europe. */
const CHEAP_FARES = new Set(
  "AL AM AZ BA BG BY CN EG GE ID IN IQ IR KG KH KZ LA LK MA MD ME MK MY NP PH RO RS RU TH TJ TM TN TR UA UZ VN".split(
    " ",
  ),
);
const CHEAP_SHARE = 0.45;

function atHomeFares({ country: from = "" }: End, { country: to = "" }: End, hop: Hop): Hop {
  if (hop.mode === "ferry" || !CHEAP_FARES.has(from) || !CHEAP_FARES.has(to)) return hop;
  return { ...hop, fare: Math.round(hop.fare * CHEAP_SHARE) };
}

function along({ mode, hours, km, via, name }: Way): Hop {
  const fare =
    mode === "road"
      ? Math.max(FARES.road.least, km * FARES.road.km)
      : mode === "train"
        ? FARES.fastRail.base + km * FARES.fastRail.km
        : FARES.ferry.base + km * FARES.ferry.km;
  const least = mode === "road" ? km / FASTEST_ROAD_KMH : 0;
  const took = halves(Math.max(hours, least));
  const named = { ...(via.length > 0 && { via }), ...(name && { name }) };
  return { mode, km, hours: took, fare: cents(fare), ...named };
}

/** True where one gets from one to the other by land, though no stretch is known. */
function joined(a: End, b: End, km: number): boolean {
  if (km > FARTHEST_KM) return false;
  if (a.country === b.country) return a.landmass === b.landmass;
  if (a.country !== undefined && b.country !== undefined) {
    const pair = pairOf(a.country, b.country);
    if (isClosedBorder(a.country, b.country)) return false;
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
  // Over a border one changes trains, and the fast line ends before it.
  const isAbroad = a.country !== b.country;
  const fast = !isAbroad && served(a.country, FAST_RAIL) && served(b.country, FAST_RAIL);
  const slow = served(a.country, SLOW_RAIL) || served(b.country, SLOW_RAIL);
  const fastKmh = served(a.country, FASTEST_RAIL) ? FASTEST_RAIL_KMH : FAST_RAIL_KMH;
  const kmh = fast ? fastKmh : slow ? SLOW_RAIL_KMH : RAIL_KMH;
  const changing = isAbroad && km > SHORT_RIDE_ABROAD_KM ? CHANGING_HOURS : 0;
  const hours = (km * RAIL_DETOUR) / kmh + STATION_HOURS + changing;
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

/** A train of so many hours goes through the night, and costs this much of the days. */
const NIGHT_TRAIN = 11;
const NIGHT_TRAIN_COSTS = 6;

/** A day on the road: the hours beyond it are twice as hard. */
const DAY_ON_THE_ROAD = 8;

/** True where trains are too fast to sleep in. */
export function hasNightTrains({ country }: Pick<Spot, "country">): boolean {
  return !FASTEST_RAIL.has(country);
}

/** What a way takes of the days: to those who go by train a night on it is no day lost. */
export function dayHours({ mode, hours }: Hop, { needs }: Pick<Wish, "needs">): number {
  if (mode === "train" && hours >= NIGHT_TRAIN && needs.includes("train")) return NIGHT_TRAIN_COSTS;
  return mode === "flight" ? hours : hours + Math.max(0, hours - DAY_ON_THE_ROAD);
}

function cents(usd: number): number {
  return Math.round(usd * 100);
}
