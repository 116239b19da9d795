import { type Field, LONG_HAUL_KM } from "./fields.ts";
import { type FleetHours, type Flyer, fleetHours, seatsOf, totalSpokes } from "./fleet-hours.ts";
import type { Planner } from "./planner.ts";
import type { Choice } from "./spokes.ts";
import { businessBetween } from "./ties.ts";

/** A choice that waits for its frequency. */
export interface WantedRoute extends Choice, Flyer {
  /** How many flights it would have beside the airline's others, before anything limits them. */
  readonly wanted: number;
}

const LEAST_WEEKLY = 2;
/**
 * A national airline flies from its hub to another country's main airport so that those who change
 * planes do not wait for days: at least so often a week, by distance and by millions across borders there.
 */
const FROM_A_HUB = [
  { km: 1500, international: 0.4, weekly: 7 },
  { km: 3500, international: 0.4, weekly: 5 },
  { km: 3500, international: 0.1, weekly: 4 },
  { km: 9000, international: 0.4, weekly: 4 },
  { km: 9000, international: 0.1, weekly: 3 },
] as const;
/** Beside it the other airports of a country count for less. */
const SECOND_DOOR = 5;
/** Every forty minutes, all day: what one airline flies between two airports at most. */
const MOST_WEEKLY = 182;
const MOST_FAR_WEEKLY = 63;
/** Beyond this many flights between two airports, bigger aircraft take the place of half the others. */
const OFTEN_WEEKLY = { home: 120, abroad: 120, far: 90 } as const;
const BEYOND_OFTEN = 0.5;

const CRUISE_KMH = { home: 800, abroad: 800, far: 880 } as const;
const TAXI_HOURS = 0.55;
/** Of an airline's hours on long-haul aircraft, the part spent on long flights: more where others fly the short ones. */
const FAR_PART = { least: 0.7, withOthers: 0.25 } as const;
/** Single-aisle airlines fly no more of their hours than this far. */
const NARROW_FAR_PART = 0.35;
/** Of the hours that long-haul aircraft have left, what short flights can use: they stand more. */
const SPARE_PART = 0.6;

/** Seats that are taken, and weeks of both ways a year: from weekly flights to millions of passengers. */
const MILLIONS_A_FLIGHT = (0.82 * 2 * 52) / 1e6;
/** Airports quieter than this (millions) take what comes. */
const MEASURED = 0.1;
const ROUNDS = 30;
/** Turns until an airline's hours are shared out, with some routes at their bounds. */
const TURNS = 6;
/**
 * A crowded airport takes at most this from a route that its airline wants, a quiet one adds at
 * most that: what the airline wants counts for more than figures of all its passengers, above all
 * on long flights.
 */
const MOST_SQUEEZED = { home: 1.6, abroad: 1.6, far: 1.1 } as const;
const MOST_SWOLLEN = { home: 1.2, abroad: 1.2, far: 1.3 } as const;

/** Passengers at home, across borders nearby, from afar: each kind has its own totals. */
type Haul = "home" | "abroad" | "far";

/**
 * How steeply flights grow with appeal, and with the passengers at both ends: far less than either,
 * because thin routes have smaller aircraft rather than fewer days, and far ones are daily.
 */
const APPEAL_EXPONENT = { home: 0.85, abroad: 0.75, far: 0.5 } as const;
const PULL_EXPONENT = { home: 0.3, abroad: 0.32, far: 0.2 } as const;
const REGIONAL_PULL_EXPONENT = 0.12;
/** Borders lower the appeal of a place, but not how often those who cross them fly. */
const ABROAD = 1.3;
/** Within one country there is no border that would lower the appeal of a far place. */
const FAR_AT_HOME = 0.4;
/** Rivals share what there is; on long flights they are a sign that there is more. */
const RIVALS_EXPONENT = { home: -0.2, abroad: -0.1, far: 0.1 } as const;
/** Flights a week that a far route has for its appeal, given the aircraft. */
const FAR_WEEKLY = 7;

function haulOf({ from, to, km }: Choice): Haul {
  if (km > LONG_HAUL_KM) return "far";
  return from.state === to.state ? "home" : "abroad";
}

/** Flights a week that a route has whatever else limits them. */
function leastWeekly({ planner: { airline, profile }, from, to, km }: WantedRoute): number {
  const { iata } = from.airport;
  const feeds = airline.kind === "full_service" && airline.hubs.includes(iata) && !profile.far;
  if (!feeds || from.state === to.state) return LEAST_WEEKLY;
  const millions = to.gateway ? to.international : to.international / SECOND_DOOR;
  const row = FROM_A_HUB.find((one) => km < one.km && millions >= one.international);
  return row?.weekly ?? LEAST_WEEKLY;
}

/** How much a route is wanted: its appeal to the airline, times how much both ends travel. */
export function wantedFlights({ airline, stations }: Planner, choice: Choice): number {
  const { from, to, km, appeal } = choice;
  const haul = haulOf(choice);
  const exponent = airline.kind === "regional" ? REGIONAL_PULL_EXPONENT : PULL_EXPONENT[haul];
  // Whoever changes planes at the airline's own station fills its flights too.
  const pulls = (LEAST_PULL + passengersOf(from, haul)) * (LEAST_PULL + pullOf(to, haul));
  const shuttle = businessBetween(from.airport.cityCode, to.airport.cityCode) > 1 ? SHUTTLE : 1;
  const station = stations.get(from.airport.iata);
  const feed = station ? (totalSpokes(station) / USUAL_SPOKES) ** FEED_EXPONENT : 1;
  const far = ((km + NEARBY_KM) / USUAL_KM) ** FAR_EXPONENT[haul];
  const demand = appeal ** APPEAL_EXPONENT[haul] * pulls ** exponent * far;
  return borderFactor(choice) * shuttle * feed * demand;
}

/** Who has chosen a place flies there often though it is far: distance tells more in the choice than in the flights. */
const FAR_EXPONENT = { home: 0.35, abroad: 0.45, far: 0 } as const;
const NEARBY_KM = 600;
const USUAL_KM = 1600;
/** Business goes back and forth all day, so an hour without a flight loses passengers. */
const SHUTTLE = 1.2;
/** The more places an airline has at a station, the more who change there. */
const USUAL_SPOKES = 20;
const FEED_EXPONENT = 0.1;

const LEAST_PULL = 0.02;

function pullOf(field: Field, haul: Haul): number {
  if (haul === "far") return field.longHaulPull;
  return haul === "home" ? field.homePull : field.foreignPull;
}

function borderFactor(choice: Choice): number {
  const haul = haulOf(choice);
  if (haul === "abroad") return ABROAD;
  return haul === "far" && choice.from.state === choice.to.state ? FAR_AT_HOME : 1;
}

/** Millions of passengers of each kind at an airport. */
function passengersOf(field: Field, haul: Haul): number {
  if (haul === "far") return field.longHaul;
  if (haul === "abroad") return Math.max(0, field.international - field.longHaul);
  return field.passengers - field.international;
}

/**
 * Flights a week, each way, of every route of the world at once. Two things are known of each route
 * beside how much it is wanted: its airline has so many aircraft for short and for long flights,
 * which fly so many hours; and both airports have so many passengers at home, abroad and from afar.
 * Scaling by turns to the one and the other (iterative proportional fitting) shares out the trunks
 * and keeps the small places small.
 */
export function weeklyFlights(routes: readonly WantedRoute[]): readonly number[] {
  const hauls = routes.map(haulOf);
  const pairs = groupBy(routes, pairOf);
  const flights = Float64Array.from(routes, (route, i) => {
    const rivals = pairs.get(pairOf(route))?.length ?? 1;
    return Math.max(1e-6, route.wanted * rivals ** RIVALS_EXPONENT[hauls[i] ?? "home"]);
  });
  const hours = routes.map(({ km }, i) => 2 * (km / CRUISE_KMH[hauls[i] ?? "home"] + TAXI_HOURS));
  const seats = routes.map((route) => seatsOf(route, route.km));
  const bounds = hauls.map((haul): number => (haul === "far" ? MOST_FAR_WEEKLY : MOST_WEEKLY));
  const least = routes.map(leastWeekly);
  const floors = Float64Array.from(least, (weekly) => weekly / 2);
  const scale = (indices: readonly number[], factor: number) => {
    for (const i of indices) {
      const scaled = (flights[i] ?? 0) * factor;
      flights[i] = Math.min(bounds[i] ?? MOST_WEEKLY, Math.max(floors[i] ?? 1, scaled));
    }
  };
  const sum = (indices: readonly number[], weights: readonly number[]) =>
    indices.reduce((total, i) => total + (flights[i] ?? 0) * (weights[i] ?? 0), 0);

  const budgets = [...groupBy(routes, ({ planner, operator }) => operator ?? planner.airline.code)]
    .map(([, own]) => own)
    .flatMap((own) => {
      const near = own.filter((i) => hauls[i] !== "far");
      const far = own.filter((i) => hauls[i] === "far");
      const [first] = own.map((i) => routes[i]);
      if (!first) return [];
      const all = fleetHours(first);
      const usual = far.reduce((total, i) => {
        return total + Math.min(MOST_FAR_WEEKLY, FAR_WEEKLY * (flights[i] ?? 0)) * (hours[i] ?? 0);
      }, 0);
      const farHours = Math.min(usual, mostFarHours(all, near.length > 0));
      return [
        { own: near, hours: all.near + SPARE_PART * Math.max(0, all.far - farHours) },
        { own: far, hours: farHours },
      ];
    })
    .filter(({ own }) => own.length > 0);
  const ends = new Map<string, { readonly passengers: number; readonly own: number[] }>();
  routes.forEach(({ from, to }, i) => {
    const haul = hauls[i] ?? "home";
    for (const field of [from, to]) {
      const key = field.airport.iata + haul;
      const end = ends.get(key) ?? { passengers: passengersOf(field, haul), own: [] };
      end.own.push(i);
      ends.set(key, end);
    }
  });

  const shareHours = () => {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const { own, hours: most } of budgets) scale(own, most / sum(own, hours));
    }
  };
  shareHours();
  flights.forEach((value, i) => {
    const haul = hauls[i] ?? "home";
    floors[i] = Math.max((least[i] ?? LEAST_WEEKLY) / 2, value / MOST_SQUEEZED[haul]);
    const most = Math.max(least[i] ?? LEAST_WEEKLY, value * MOST_SWOLLEN[haul]);
    bounds[i] = Math.min(bounds[i] ?? MOST_WEEKLY, most);
  });
  for (let round = 1; round < ROUNDS; round++) {
    for (const { passengers, own } of ends.values()) {
      const ratio = Math.sqrt(passengers / (sum(own, seats) * MILLIONS_A_FLIGHT));
      // A quiet field is never flown more for its figure, which is a guess; only less.
      if (passengers > MEASURED || ratio < 1) scale(own, Math.min(2, Math.max(0.5, ratio)));
    }
    shareHours();
  }
  for (const own of pairs.values()) {
    const total = own.reduce((all, i) => all + (flights[i] ?? 0), 0);
    const often = OFTEN_WEEKLY[hauls[own[0] ?? 0] ?? "home"];
    const part = Math.min(1, (often + BEYOND_OFTEN * (total - often)) / total);
    for (const i of own) flights[i] = (flights[i] ?? 0) * part;
  }
  return [...flights].map((value, i) => tidy(Math.max(least[i] ?? LEAST_WEEKLY, value)));
}

/** Hours that an airline spends on long flights at most. */
function mostFarHours({ near, far }: FleetHours, fliesNear: boolean): number {
  if (far === 0) return NARROW_FAR_PART * near;
  if (!fliesNear) return far;
  return far * (FAR_PART.least + FAR_PART.withOthers * Math.min(1, near / far));
}

function pairOf({ from, to }: WantedRoute): string {
  return [from.airport.iata, to.airport.iata].sort().join("");
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  items.forEach((item, i) => {
    const key = keyOf(item);
    const list = groups.get(key);
    if (list) list.push(i);
    else groups.set(key, [i]);
  });
  return groups;
}

/** A daily flight is daily: a week's count one off a multiple of seven becomes that multiple. */
function tidy(weekly: number): number {
  const whole = Math.round(weekly);
  const rest = whole % 7;
  if (rest === 6) return whole + 1;
  return rest === 1 && whole > 7 ? whole - 1 : whole;
}
