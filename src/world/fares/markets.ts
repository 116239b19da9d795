import { distanceKm } from "../../domain/geo.ts";
import type { Cabin } from "../../domain/travel.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import type { Airline } from "../airlines/airlines.ts";
import { type Route, routesBetween } from "../network/network.ts";
import type { SeasonName } from "../network/seasons.ts";
import type { Airport } from "../places/airports.ts";
import type { Buyers, Curve, Sale } from "./classes.ts";
import { curveTable, onCurve } from "./curve-table.ts";
import { type Region, regionOf } from "./regions.ts";
import { type Year, yearOf } from "./season.ts";

/** Fare levels of the market between two airports: what distance, region, competition and the kind of airline make of it. */

/** How an airline prices, whatever it flies. */
export type Pricing = "full" | "low_cost" | "leisure";

/** A market as one kind of airline prices it. */
export interface Tariff extends Sale {
  /** Dollars one way, before the season and the class. */
  readonly level: number;
  /** What the level is in each of the year's four seasons of fares, low to peak. */
  readonly seasons: Seasons;
}

type Seasons = readonly [low: number, shoulder: number, high: number, peak: number];

/** Fares are filed for seasons of their own. Work knows none; holidays know little else. */
const SEASONS_OF = {
  business: [1, 1, 1.03, 1.08],
  mixed: [0.95, 1, 1.1, 1.25],
  leisure: [0.88, 1, 1.2, 1.5],
} as const satisfies Record<Buyers, Seasons>;

/** Airports in either order. */
export interface Market {
  readonly km: number;
  readonly tariffs: Readonly<Record<Pricing, Tariff>>;
  /** Both ends are in the United States, where fares keep to the contract's bands. */
  readonly american: boolean;
  /** How full its flights leave. */
  readonly load: number;
  readonly year: Year;
}

/** Dollars for a full-service flight two months ahead, by hundreds of kilometres. */
const AT_HOME = curveTable([
  [0, 44],
  [2, 50],
  [5, 67],
  [7, 75],
  [10, 82],
  [13, 88],
  [20, 106],
  [33, 165],
  [42, 172],
  [80, 280],
]);
const ABROAD = curveTable([
  [0, 52],
  [3, 64],
  [5, 75],
  [8, 92],
  [12, 102],
  [18, 118],
  [25, 150],
  [34, 195],
  [45, 280],
  [55, 335],
  [70, 400],
  [90, 480],
  [110, 545],
  [130, 600],
  [160, 655],
  [190, 690],
]);

/** A region's fares against these, and what its low-cost airlines ask of that. */
interface Level {
  readonly home: number;
  readonly abroad: number;
  readonly lowCostHome: number;
  readonly lowCostAbroad: number;
  readonly curve: Curve;
  readonly load: number;
}

const LEVELS: Readonly<Record<Region, Level>> = {
  usa: level([1.08, 1], [0.75, 0.7], "us", 0.82),
  canada: level([1.05, 1], [0.8, 0.7], "us", 0.82),
  latin_america: level([0.9, 1.1], [0.8, 0.78], "us", 0.83),
  europe: level([1.15, 1.05], [0.8, 0.43], "europe", 0.85),
  eurasia: level([0.7, 1], [0.85, 0.65], "long", 0.84),
  middle_east: level([0.9, 1], [0.88, 0.78], "long", 0.81),
  india: level([0.9, 0.95], [0.85, 0.8], "india", 0.85),
  china: level([1.15, 1], [0.85, 0.75], "china", 0.84),
  east_asia: level([1.15, 1.1], [0.8, 0.8], "us", 0.84),
  southeast_asia: level([0.9, 1], [0.82, 0.72], "india", 0.83),
  oceania: level([1.2, 1.2], [0.85, 0.8], "australia", 0.82),
  africa: level([0.95, 1.35], [0.85, 0.8], "long", 0.75),
};

/** Countries whose own flights cost otherwise than their region's: dear slots and fuel, or many low-cost airlines and capped fares. */
const AT_HOME_IN: Readonly<Record<string, number>> = {
  BR: 1.3,
  CL: 0.9,
  CO: 0.9,
  ID: 0.95,
  JP: 1.2,
  KR: 0.8,
  KZ: 0.9,
  MX: 0.95,
  NG: 1.25,
  TR: 0.95,
  ZA: 0.85,
};

/** Between two regions: against the curve abroad, and how fares rise. Others are as usual and long. */
const BETWEEN: Readonly<Record<string, readonly [factor: number, curve: Curve]>> = {
  "europe usa": [1, "atlantic"],
  "canada europe": [1, "atlantic"],
  "europe latin_america": [1.08, "atlantic"],
  "latin_america usa": [1.05, "us"],
  "canada usa": [1.1, "us"],
  "canada latin_america": [1.05, "us"],
  "europe middle_east": [0.95, "europe"],
  "eurasia europe": [1, "europe"],
  "africa europe": [1, "europe"],
  "europe india": [0.95, "long"],
  "east_asia europe": [1.08, "long"],
  "europe oceania": [0.85, "long"],
  "europe southeast_asia": [0.92, "long"],
  "india middle_east": [1.1, "india"],
  "india southeast_asia": [0.95, "long"],
  "east_asia southeast_asia": [0.9, "long"],
  "china east_asia": [1.2, "long"],
  "china southeast_asia": [0.9, "long"],
};

/** Where fares between two regions rise as on long flights, however they do nearer. */
const LONG_KM = 3200;
/** How far the low-cost airlines of Europe go at their own prices. */
const LOW_COST_KM = 4500;
/** Beyond this a leisure airline sells holidays; nearer, and at home, it prices as low-cost ones do. */
const HOLIDAY_KM = 1500;

/** Leisure airlines and low-cost ones between regions, against full service. */
const LEISURE = 0.8;
const LOW_COST_BETWEEN = 0.78;
/** Airlines that sell to tour operators and holiday makers: fares hardly rise towards the day. */
const LEISURE_AIRLINES = new Set("LS BY X3 TB OR XC XR XQ DE 4Y WK TS SS QS".split(" "));
/** Full service on a pair that low-cost airlines have half of meets them by so much. */
const BESIDE_LOW_COST = 0.07;
/** A low-cost airline with few of a pair's flights gives away less: so much of the difference it keeps. */
const UNDER_OTHERS = 0.3;
/** By number of airlines on the pair; more than that is as the last. */
const BY_AIRLINES = [1, 1.1, 1.03, 0.98, 0.95, 0.93] as const;
/** By flights a week, all airlines together. */
const BY_WEEKLY = curveTable([
  [0, 1.1],
  [7, 1.06],
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
  const level = usual * competition(routes);
  const share = lowCostShare(routes);
  const below = lowCost + (1 - lowCost) * UNDER_OTHERS * (1 - share);
  const beside = 1 - BESIDE_LOW_COST * Math.min(1, 2 * share);
  const season = mainSeason(routes);
  const buyers = buyersOf(km, routes, season);
  const seasons = SEASONS_OF[buyers];
  const cheap: Tariff = { level: level * below, curve: lowCostCurve, buyers, seasons };
  const holidays = !home && (km > HOLIDAY_KM || buyers === "leisure");
  return {
    km,
    tariffs: {
      full: { level: level * beside, curve, buyers, seasons },
      low_cost: cheap,
      leisure: holidays ? { ...HOLIDAYS, level: level * LEISURE } : cheap,
    },
    american: a.country === "US" && b.country === "US",
    load: (LEVELS[from].load + LEVELS[to].load) / 2,
    year: yearOf(a.lat, b.lat, season),
  };
}

const HOLIDAYS = { curve: "charter", buyers: "leisure", seasons: SEASONS_OF.leisure } as const;

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

function competition(routes: readonly Route[]): number {
  if (routes.length === 0) return 1;
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

function level(
  [home, abroad]: readonly [number, number],
  [lowCostHome, lowCostAbroad]: readonly [number, number],
  curve: Curve,
  load: number,
): Level {
  return { home, abroad, lowCostHome, lowCostAbroad, curve, load };
}
