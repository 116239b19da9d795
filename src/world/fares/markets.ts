import { distanceKm } from "../../domain/geo.ts";
import type { Cabin } from "../../domain/travel.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import type { Airline } from "../airlines/airlines.ts";
import { type Route, routeCount, routesBetween } from "../network/network.ts";
import type { SeasonName } from "../network/seasons.ts";
import type { Airport } from "../places/airports.ts";
import type { Buyers, Curve, Sale } from "./classes.ts";
import { curveTable, onCurve } from "./curve-table.ts";
import { ABROAD, AT_HOME, AT_HOME_IN, BETWEEN, LEVELS } from "./levels.ts";
import { type Region, regionOf } from "./regions.ts";
import { type Year, yearOf } from "./season.ts";

/** Fare levels of the market between two airports: what distance, region, competition and the kind of airline make of it. */

/** How an airline prices, whatever it flies. */
export type Pricing = "full" | "low_cost" | "leisure";

/** How one kind of airline prices a market, whatever its level. */
export interface Tariff extends Sale {
  /** What the level is in each of the year's four seasons of fares, low to peak. */
  readonly seasons: Seasons;
  /** What the height of a holiday's wave adds to the level. */
  readonly waveRise: number;
  /** Classes that stay on sale longer on ordinary days of the low season: an empty seat earns nothing. */
  readonly quiet: number;
}

type Seasons = readonly [low: number, shoulder: number, high: number, peak: number];

/** Fares are filed for seasons of their own. Work knows none; holidays know little else. */
const SEASONS_OF = {
  business: [1, 1, 1.03, 1.08],
  mixed: [0.95, 1, 1.1, 1.25],
  leisure: [0.88, 1, 1.2, 1.5],
} as const satisfies Record<Buyers, Seasons>;

/** Low-cost and leisure airlines sell cheaply to the end when few travel; full service keeps its steps. */
const QUIET = { full: 0, low_cost: 3, leisure: 2 } as const satisfies Record<Pricing, number>;

const WAVE_RISE: Readonly<Record<Buyers, number>> = { business: 0.4, mixed: 0.65, leisure: 0.9 };

type Tariffs = Readonly<Record<Pricing, Tariff>>;

/** Airports in either order. */
export interface Market {
  readonly km: number;
  /** Dollars one way, before the season and the class. */
  readonly levels: Readonly<Record<Pricing, number>>;
  /** Many markets have the same. */
  readonly tariffs: Tariffs;
  /** Both ends are in the United States, where fares keep to the contract's bands. */
  readonly american: boolean;
  /** How full its flights leave. */
  readonly load: number;
  readonly year: Year;
  /** The part of the schools' long holidays that its people fly in, through the year. */
  readonly terms: Year;
  /** Who fills most of its flights. */
  readonly buyers: Buyers;
}

/** Where fares between two regions rise as on long flights, however they do nearer. */
const LONG_KM = 3200;
/** How far the low-cost airlines of Europe go at their own prices. */
const LOW_COST_KM = 4500;
/** Beyond this a leisure airline sells holidays; nearer, and at home, it prices as low-cost ones do. */
const HOLIDAY_KM = 1500;

/** Leisure airlines and low-cost ones between regions, against full service. */
const LEISURE = 0.7;
const LOW_COST_BETWEEN = 0.78;
/** Airlines that sell to tour operators and holiday makers: fares rise less towards the day. */
const LEISURE_AIRLINES = new Set("LS BY X3 TB OR XC XR XQ DE 4Y WK TS SS QS".split(" "));
/** Full service on a pair that low-cost airlines have half of meets them by so much. */
const BESIDE_LOW_COST = 0.07;
/** A low-cost airline with few of a pair's flights gives away less: so much of the difference it keeps. */
const UNDER_OTHERS = 0.3;
/** By number of airlines on the pair; more than that is as the last. */
const BY_AIRLINES = [1, 1.1, 1.03, 0.98, 0.95, 0.93] as const;
/** By flights a week, all airlines together. */
const BY_WEEKLY = curveTable([
  [0, 1.32],
  [3, 1.24],
  [7, 1.11],
  [14, 1.04],
  [21, 1],
  [100, 0.97],
  [300, 0.95],
]);

const LEISURE_SEASONS: readonly SeasonName[] = [
  "leisure",
  "canaries",
  "caribbean",
  "south_leisure",
  "ski",
  "summer_only",
  "winter_only",
];
/** Up to here a busy pair is travelled for work. */
const WORK_KM = 1300;
const WORK_WEEKLY = 100;

/** Most pairs with a nonstop: what is forgotten and made again is more garbage than what is kept. */
const MARKETS_KEPT = 16_384;
const markets = boundedCache<number, Market>(MARKETS_KEPT);

/** The last one asked for: the flights of a route ask one after the other. */
let lastKey = -1;
let last: Market | undefined;

/** The market between two airports. Worked out once: every search result asks. */
export function marketBetween(a: Airport, b: Airport): Market {
  const key = a.index < b.index ? a.index * 65_536 + b.index : b.index * 65_536 + a.index;
  if (key === lastKey && last) return last;
  lastKey = key;
  last = markets.get(key) ?? markets.set(key, makeMarket(a, b));
  return last;
}

export function pricingOf({ code, kind }: Airline): Pricing {
  if (LEISURE_AIRLINES.has(code)) return "leisure";
  return kind === "low_cost" ? "low_cost" : "full";
}

/** How full a cabin of the airline's flights leaves on average; low-cost airlines fill theirs. */
export function loadOf(market: Market, airline: Airline, cabin: Cabin): number {
  if (cabin !== "economy") return FRONT_LOAD;
  return airline.kind === "low_cost" ? market.load + LOW_COST_LOAD : market.load;
}
const FRONT_LOAD = 0.75;
const LOW_COST_LOAD = 0.05;

function makeMarket(a: Airport, b: Airport): Market {
  const km = Math.round(distanceKm(a, b));
  const routes = routesBetween(a, b);
  const [from, to] = [regionOf(a.country), regionOf(b.country)];
  const home = a.country === b.country || (from === "usa" && to === "usa");
  const { factor, lowCost, curve, lowCostCurve } =
    from === to ? within(from, home) : between(from, to, km);
  const local = home ? (AT_HOME_IN[a.country] ?? 1) : 1;
  const usual = onCurve(home ? AT_HOME : ABROAD, Math.round(km / 100)) * factor * local;
  const level = usual * (routes.length > 0 ? competition(routes) : remoteness(a, b));
  const share = lowCostShare(routes);
  const below = lowCost + (1 - lowCost) * UNDER_OTHERS * (1 - share);
  const beside = 1 - BESIDE_LOW_COST * Math.min(1, 2 * share);
  const season = mainSeason(routes);
  const buyers = buyersOf(km, routes, season);
  const cheap = level * below;
  const holidays = !home && (km > HOLIDAY_KM || buyers === "leisure");
  return {
    km,
    levels: { full: level * beside, low_cost: cheap, leisure: holidays ? level * LEISURE : cheap },
    tariffs: tariffsOf({ curve, lowCostCurve, buyers, holidays }),
    american: a.country === "US" && b.country === "US",
    load: (LEVELS[from].load + LEVELS[to].load) / 2,
    ...yearOf(a, b, season, buyers),
    buyers,
  };
}

interface Terms {
  readonly curve: Curve;
  readonly lowCostCurve: Curve;
  readonly buyers: Buyers;
  /** Whether leisure airlines sell holidays here. */
  readonly holidays: boolean;
}

/** A few dozen, for all markets. */
const tariffsKnown = new Map<string, Tariffs>();

function tariffsOf({ curve, lowCostCurve, buyers, holidays }: Terms): Tariffs {
  const key = `${curve} ${lowCostCurve} ${buyers} ${holidays}`;
  const known = tariffsKnown.get(key);
  if (known) return known;
  const cheap = tariff(lowCostCurve, buyers, QUIET.low_cost);
  const leisure = holidays ? tariff("leisure", "leisure", QUIET.leisure) : cheap;
  const tariffs = { full: tariff(curve, buyers, QUIET.full), low_cost: cheap, leisure };
  tariffsKnown.set(key, tariffs);
  return tariffs;
}

function tariff(curve: Curve, buyers: Buyers, quiet: number): Tariff {
  return { curve, buyers, seasons: SEASONS_OF[buyers], waveRise: WAVE_RISE[buyers], quiet };
}

interface Shape {
  readonly factor: number;
  readonly lowCost: number;
  readonly curve: Curve;
  readonly lowCostCurve: Curve;
}

function within(region: Region, home: boolean): Shape {
  const own = LEVELS[region];
  return {
    factor: home ? own.home : own.abroad,
    lowCost: home ? own.lowCostHome : own.lowCostAbroad,
    curve: own.curve,
    lowCostCurve: region === "europe" ? "low_cost" : own.curve,
  };
}

function between(a: Region, b: Region, km: number): Shape {
  const [factor, usual] = BETWEEN[a < b ? `${a} ${b}` : `${b} ${a}`] ?? [1, "long"];
  const curve = usual === "europe" && km > LONG_KM ? "long" : usual;
  const european = a === "europe" || b === "europe";
  const short = km <= LOW_COST_KM;
  return {
    factor,
    lowCost: european && short ? LEVELS.europe.lowCostAbroad : LOW_COST_BETWEEN,
    curve,
    lowCostCurve: european && short ? "low_cost" : curve,
  };
}

/** Where no airline flies nonstop: by the routes of the end that has fewer. */
const BY_ROUTES = curveTable([
  [0, 1.35],
  [3, 1.3],
  [10, 1.18],
  [30, 1.08],
  [80, 1],
]);

function remoteness(a: Airport, b: Airport): number {
  return onCurve(BY_ROUTES, Math.min(routeCount(a), routeCount(b)));
}

function competition(routes: readonly Route[]): number {
  let weekly = 0;
  for (const route of routes) weekly += route.weekly;
  const airlines = Math.min(routes.length, BY_AIRLINES.length - 1);
  return (BY_AIRLINES[airlines] ?? 1) * onCurve(BY_WEEKLY, Math.round(weekly));
}

/** Of a pair's flights; where none flies, low-cost airlines connect among themselves. */
function lowCostShare(routes: readonly Route[]): number {
  if (routes.length === 0) return 1;
  let weekly = 0;
  let lowCost = 0;
  for (const route of routes) {
    weekly += route.weekly;
    if (pricingOf(route.airline) === "low_cost") lowCost += route.weekly;
  }
  return lowCost / weekly;
}

/** Of the route that flies most. */
function mainSeason(routes: readonly Route[]): SeasonName {
  let main: Route | undefined;
  for (const route of routes) if (!main || route.weekly > main.weekly) main = route;
  return main?.season ?? "flat";
}

function buyersOf(km: number, routes: readonly Route[], season: SeasonName): Buyers {
  if (LEISURE_SEASONS.includes(season)) return "leisure";
  let weekly = 0;
  for (const route of routes) weekly += route.weekly;
  return km <= WORK_KM && weekly >= WORK_WEEKLY ? "business" : "mixed";
}
