import { type Field, LONG_HAUL_KM } from "./fields.ts";
import { type Holiday, holidayAt } from "./holidays.ts";
import type { Planner } from "./planner.ts";
import { businessBetween, tieBetween } from "./ties.ts";
import { hasUnits } from "./units.ts";

/** Fifteen hours: from here on few aircraft will do, and fewer passengers will. */
const ULTRA_LONG_HAUL_KM = 12_500;

/** Fewer passengers across borders (millions a year) than this, and no airline opens a route from abroad. */
const LEAST_ABROAD = 0.15;
const LEAST_FROM_AFAR = 0.1;

/** How fast the wish to go somewhere grows with its size. */
const SIZE_EXPONENT = { domestic: 0.6, abroad: 0.75, longHaul: 0.8 };
/** How fast it falls with distance; beyond the first hours one more hour matters less. */
const DISTANCE_EXPONENT = { domestic: 1.1, abroad: 1, longHaul: 0.5 };
const NEARBY_KM = 600;

/** From this leaning towards holidays on an airline sells nothing else. */
const CHARTER = 5;
/** On holiday people fly to where the sun is, four hours if need be. */
const SUN_KM = 2600;

/**
 * How much an airline wants to fly from a station to a field: a gravity model, bent by what the
 * airline is. Only the order of the figures and their ratios matter.
 */
export function appealOf(planner: Planner, from: Field, to: Field, km: number): number {
  const crosses = from.state !== to.state;
  if (crosses && !opensAbroad(planner, from, to, km)) return 0;
  if (isBeneath(planner, from, to, km)) return 0;
  const holiday = holidayBetween(from, to);
  // Charter airlines take people to the sun: between two towns at home others fly.
  const sells = holiday !== undefined || from.holiday !== to.holiday;
  if (!crosses && !sells && planner.profile.leisure >= CHARTER) return 0;
  const reach = holiday ? Math.max(planner.profile.reach, SUN_KM) : planner.profile.reach;
  let appeal = sizeFactor(planner, to, crosses, km) * distanceFactor(reach, crosses, km);
  appeal *= groundFactor(from, to, km) * ownFactor(planner, to, km) * leanFactor(planner, to);
  if (crosses) appeal *= borderFactor(planner, from, to);
  if (holiday) appeal *= Math.max(1, holiday.pull * leisureTaste(planner));
  if (from.holiday !== to.holiday) appeal *= planner.profile.leisure;
  appeal *= businessBetween(from.airport.cityCode, to.airport.cityCode);
  appeal *= feederFactor(planner, to, crosses, km);
  return appeal * characterFactor(planner, to);
}

/** Below this the bus wins of a cheap seat in a jet, and between a European state's islands the turboprop. */
const LEAST_CHEAP_KM = 250;
/** Millions of passengers of a city that airlines for small places leave to the big ones; of a town, those with a dozen seats. */
const BIG = 8;
const BIG_FOR_TINY = 2;
const TINY_SEATS = 12;

/** What an airline of a kind never flies: cheap hops in jets, small aircraft between two big cities. */
function isBeneath({ airline, profile }: Planner, from: Field, to: Field, km: number): boolean {
  const tiny = airline.fleet.every(({ seats }) => seats.economy <= TINY_SEATS);
  const big = tiny ? BIG_FOR_TINY : BIG;
  if (profile.small >= 1 && from.passengers >= big && to.passengers >= big) return true;
  const hops = airline.fleet.some(({ body }) => body === "turboprop");
  const others = from.land === to.land || areSisterIslands(from, to);
  return airline.kind === "low_cost" && !hops && km < LEAST_CHEAP_KM && others;
}

/** Two of one European state: regional airlines fly between them all day. */
function areSisterIslands(from: Field, to: Field): boolean {
  const offshore = [from, to].every(({ land }) => land !== "main" && land !== "mainland");
  return offshore && from.state === to.state && from.continent === "europe";
}

/** Of holiday-makers in either direction. */
export function holidayBetween(from: Field, to: Field): Holiday | undefined {
  return (
    holidayAt(to.airport.iata, from.airport.country) ??
    holidayAt(from.airport.iata, to.airport.country)
  );
}

/** An airline whose leaning towards holidays says so already is not told twice; one for towns is hardly told at all. */
function leisureTaste({ airline, profile }: Planner): number {
  if (profile.leisure > 2) return 0.7;
  return airline.kind === "regional" ? 0.5 : 1;
}

/** Millions of passengers at a town that lives on flights to the hub next to it, and how far that is. */
const TOWN = { passengers: 0.9, km: 900 } as const;

const FEEDER = 2.1;

/** Airlines with regional partners fetch passengers from every town around a hub. */
function feederFactor({ airline }: Planner, to: Field, crosses: boolean, km: number): number {
  const town = !crosses && to.passengers < TOWN.passengers && km < TOWN.km;
  return town && hasUnits(airline.code) ? FEEDER : 1;
}

/** Borders need staff, slots and passports: small fields see few foreign flights, and none from afar. */
function opensAbroad(planner: Planner, from: Field, to: Field, km: number): boolean {
  const remote = planner.stations.has(to.airport.iata) ? from : to;
  if (remote.gateway || holidayBetween(from, to)) return true;
  if (km < LONG_HAUL_KM) return remote.international >= LEAST_ABROAD;
  return remote.longHaul >= LEAST_FROM_AFAR;
}

/** Whether any airline may come here from another country; quick to tell, so asked first. */
export function mayOpenAbroad({ gateway, resort, international, longHaul }: Field): boolean {
  return gateway || resort || international >= LEAST_ABROAD || longHaul >= LEAST_FROM_AFAR;
}

function sizeFactor({ profile }: Planner, to: Field, crosses: boolean, km: number): number {
  // Long-haul passengers are few against all, so they weigh more: the appeal has no step here.
  if (km > LONG_HAUL_KM) {
    const pull = crosses ? Math.min(to.longHaulPull, to.foreignPull) : to.longHaulPull;
    return (3 * pull) ** SIZE_EXPONENT.longHaul;
  }
  const exponent = crosses ? SIZE_EXPONENT.abroad : SIZE_EXPONENT.domestic;
  const pull = crosses ? to.foreignPull : to.homePull;
  return pull ** (exponent * (1 - profile.small) + 0.13 * profile.small);
}

function distanceFactor(reach: number, crosses: boolean, km: number): number {
  const near = Math.min(km, LONG_HAUL_KM);
  const exponent = crosses ? DISTANCE_EXPONENT.abroad : DISTANCE_EXPONENT.domestic;
  const gravity = ((near + NEARBY_KM) / 1000) ** -exponent;
  const far = km > LONG_HAUL_KM ? (km / LONG_HAUL_KM) ** -DISTANCE_EXPONENT.longHaul : 1;
  const ultra = Math.exp(-Math.max(0, km - ULTRA_LONG_HAUL_KM) / 1200);
  return gravity * far * ultra * Math.exp(-(near + (km - near) / 4) / (1.5 * reach));
}

/** Where trains are fast and frequent. */
const RAILS = new Set("GB FR DE CH AT NL BE LU IT CN JP KR TW".split(" "));

const ISLAND = 1.4;

/** Roads and rails win over short distances, except to places they hardly reach. */
export function groundFactor(from: Field, to: Field, km: number): number {
  if (from.land !== to.land) return km < 400 ? ISLAND : 1;
  if (km < 110 && from.passengers > 0.5 && to.passengers > 0.5) return 0;
  if (km < 80) return 0.15;
  if (RAILS.has(from.airport.country) && RAILS.has(to.airport.country) && to.passengers > 0.2) {
    if (km < 220) return 0.08;
    if (km < 320) return 0.3;
    if (km < 460) return 0.6;
  }
  if (km < 190 && from.passengers > 3 && to.passengers > 3) return 0.25;
  return km < 150 ? 0.6 : 1;
}

/** Its own stations come first, then its partners' hubs; a city's second airport comes last. */
function ownFactor(planner: Planner, to: Field, km: number): number {
  const far = km > LONG_HAUL_KM;
  if (planner.stations.has(to.airport.iata)) return far ? 1.5 : 3.5;
  if (planner.stationCities.has(to.airport.cityCode)) {
    const closeIn = to.limits.maxKm !== undefined || to.limits.domestic === true;
    return closeIn && planner.airline.kind !== "low_cost" ? 0.6 : 0.1;
  }
  if (planner.allies.has(to.airport.iata)) return far ? 1.8 : 1.5;
  return to.main || far || planner.airline.kind === "low_cost" ? 1 : 0.6;
}

function leanFactor({ profile }: Planner, to: Field): number {
  const { leans } = profile;
  return leans.get(to.land) ?? leans.get(to.airport.country) ?? leans.get(to.continent) ?? 1;
}

function borderFactor({ profile }: Planner, from: Field, to: Field): number {
  const gateway = to.gateway ? 1.3 : 1;
  const ties = tieBetween(from.airport.country, to.airport.country);
  return 0.4 * profile.abroad * ties * gateway;
}

function characterFactor({ airline }: Planner, to: Field): number {
  if (airline.kind === "low_cost") return to.premium ? 0.15 : to.lowCost ? 1.3 : 1;
  // A capital is one whatever the airlines that most people fly with; elsewhere they stay out.
  return to.lowCost && !to.gateway ? 0.3 : to.premium ? 1.3 : 1;
}
