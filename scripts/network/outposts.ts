import { groundFactor } from "./appeal.ts";
import {
  BRIDGE_WEEKLY,
  bridgeBusy,
  busyFields,
  FARTHEST_BRIDGE_KM,
  type Weekly,
} from "./bridges.ts";
import type { Field, Fields } from "./fields.ts";
import { totalSpokes } from "./fleet-hours.ts";
import { islandsOf } from "./islands.ts";
import { canFly, type Planner } from "./planner.ts";

/** A flight that joins a place to the network because no airline chose it. */
export interface Outpost {
  readonly planner: Planner;
  readonly from: Field;
  readonly to: Field;
  readonly km: number;
  readonly weekly: number;
}

/** A country's only door to the world gets more than one airline, one less where fewer millions cross the border. */
const AIRLINES_AT_A_GATEWAY = 3;
const BUSY_GATEWAY = 0.3;
/** Outposts that an airline takes on before others are asked instead: some, and more for those that live on them. */
const BEARABLE_LOAD = 10;
const SPOKES_A_LOAD = { regional: 2, other: 40 } as const;
/** How much better placed an airline is that flies to the field already. */
const KNOWN_THERE = 3;
const FARTHEST_KM = 4000;
const FARTHEST_GATEWAY_KM = 8000;
/** Millions who cross a border: enough for a flight from abroad. */
const LEAST_ABROAD = 0.1;
/** No subsidy pays for a longer flight to a small field, but for one to the wide world. */
const FARTHEST_SMALL_KM = 700;
const FARTHEST_TIE_KM = 1500;

/**
 * Nearly every airport has some flight, often a subsidised one. An airport that no airline chose,
 * and the busiest of a group of airports cut off from the rest, is given to the airline of its
 * country with the best-placed station and aircraft small enough; a country without airlines is
 * served from its neighbours. Then every airport that is more than two stops away from its
 * country's main one is given a flight nearer to it. At last the centre of each part of a country has
 * flights to hubs of the world, and every other airport one to a door, as far as aircraft reach: from
 * there the rest of the world is two flights away. What is still missing between busy airports are
 * bridges.
 */
export function placeOutposts(
  planners: readonly Planner[],
  fields: Fields,
  flown: readonly (Weekly & { readonly planner: Planner })[],
): readonly Outpost[] {
  const present = new Map<Field, Set<Planner>>();
  for (const { planner, from, to } of flown) {
    for (const field of [from, to]) {
      present.set(field, (present.get(field) ?? new Set()).add(planner));
    }
  }
  const islands = islandsOf(fields, flown);
  const loads = new Map<Planner, number>();
  const ties = new Map<Planner, number>();
  const busiestFirst = [...fields.all].sort((x, y) => y.passengers - x.passengers);
  const isJoined = (field: Field) => islands.joined(field, busiestFirst[0]);
  const take = (to: Field, isNear: (field: Field) => boolean, terms: Partial<Terms> = {}) => {
    const asked = { to, fields, isNear, farthest: farthestTo(to), leastFit: 0, ...terms };
    const offers = planners
      .filter((planner) => (ties.get(planner) ?? 0) < mostTies(planner))
      .flatMap((planner) => bestOffer(planner, asked));
    const burdened = ({ merit, outpost: { planner } }: Offer) => {
      const known = present.get(to)?.has(planner) ? KNOWN_THERE : 1;
      return known * merit * (1 + (loads.get(planner) ?? 0) / bearableLoad(planner)) ** -1.5;
    };
    const ranked = offers.sort((x, y) => burdened(y) - burdened(x));
    const taken = ranked.slice(0, airlinesAt(to));
    for (const { outpost } of taken) {
      loads.set(outpost.planner, (loads.get(outpost.planner) ?? 0) + 1);
      islands.join(outpost.from, to);
    }
    return taken.map(({ outpost }) => outpost);
  };
  const placed = busiestFirst.flatMap((to) => (isJoined(to) ? [] : take(to, isJoined)));
  const { stopsFrom, add, neighboursOf } = graphOf(fields, [...flown, ...placed]);
  const mains = new Map<string, Field>();
  for (const field of busiestFirst) {
    const { country } = field.airport;
    if (!mains.has(country) && islands.served(field)) mains.set(country, field);
  }
  for (const main of mains.values()) {
    for (const most of [MOST_STOPS, USUAL_STOPS]) {
      for (const to of busiestFirst) {
        if (to.airport.country !== main.airport.country || !islands.served(to)) continue;
        const stops = stopsFrom(main);
        if ((stops.get(to) ?? FARTHEST_STOPS) <= most) continue;
        const nearer = take(to, (field) => (stops.get(field) ?? FARTHEST_STOPS) < most);
        placed.push(...nearer);
        for (const { from } of nearer) add(from, to);
      }
    }
  }
  const { hubs, doors } = doorsOf(busiestFirst.filter(islands.served), neighboursOf);
  const tie = (to: Field, ends: ReadonlySet<Field>, least: number) => {
    const known = new Set(neighboursOf(to));
    if (ends.has(to) || [...known].filter((field) => ends.has(field)).length >= least) return;
    const farthest = Math.max(FARTHEST_TIE_KM, farthestTo(to));
    const leastFit = to.gateway || to.passengers >= CENTRE ? 0 : SIZED;
    const terms = { farthest, leastFit };
    for (const flight of take(to, (field) => ends.has(field) && !known.has(field), terms)) {
      ties.set(flight.planner, (ties.get(flight.planner) ?? 0) + 1);
      const thin = Math.max(LEAST_WEEKLY, Math.round(flight.weekly / 2));
      placed.push({ ...flight, weekly: to.passengers >= CENTRE ? BRIDGE_WEEKLY : thin });
      add(flight.from, to);
    }
  };
  const served = busiestFirst.filter(islands.served);
  for (const door of doors) tie(door, hubs, HUBS_FROM_A_DOOR);
  for (let hub = 1; hub <= HUBS_FROM_A_CENTRE; hub++) {
    for (const to of served) if (to.passengers >= CENTRE) tie(to, hubs, HUBS_FROM_A_CENTRE);
  }
  for (const to of served) tie(to, doors, 1);
  const bridge = (to: Field, hub: Field) => {
    const [flight] = take(to, (field) => field === hub, { farthest: FARTHEST_BRIDGE_KM });
    if (!flight) return false;
    placed.push({ ...flight, weekly: BRIDGE_WEEKLY });
    add(flight.from, to);
    return true;
  };
  bridgeBusy(busyFields([...flown, ...placed]), hubs, neighboursOf, bridge);
  return placed;
}

function airlinesAt({ gateway, international }: Field): number {
  if (!gateway) return 1;
  return international >= BUSY_GATEWAY ? AIRLINES_AT_A_GATEWAY : AIRLINES_AT_A_GATEWAY - 1;
}

/** Those who live there have other flights: this one is for those who go far, who wait two nights for it at most. */
const LEAST_WEEKLY = 3;
/** Countries that flights go to from a hub of the world. */
const COUNTRIES_AT_A_HUB = 36;

/** Of one big airline: it has flights of its own choice to fly. */
const MOST_TIES = 14;
const BIG_SPOKES = 150;

function allSpokes({ profile }: Planner): number {
  return profile.stations.reduce((total, station) => total + totalSpokes(station), 0);
}

function bearableLoad(planner: Planner): number {
  const kind = planner.airline.kind === "regional" ? "regional" : "other";
  return BEARABLE_LOAD + allSpokes(planner) / SPOKES_A_LOAD[kind];
}

function mostTies(planner: Planner): number {
  return allSpokes(planner) < BIG_SPOKES ? Number.POSITIVE_INFINITY : MOST_TIES;
}

/** With one alone, half the world would be a flight farther away. */
const HUBS_FROM_A_DOOR = 4;
/** Millions of passengers from which on a part of a country flies abroad from its own airport, and to how many hubs. */
const CENTRE = 1.5;
const HUBS_FROM_A_CENTRE = 2;

/** Airports with flights to many countries, and with them, of each country, the one with flights to the most. */
function doorsOf(
  served: readonly Field[],
  neighboursOf: (field: Field) => readonly Field[],
): { readonly hubs: ReadonlySet<Field>; readonly doors: ReadonlySet<Field> } {
  const hubs = new Set<Field>();
  const widest = new Map<string, { readonly field: Field; readonly countries: number }>();
  for (const field of served) {
    const neighbours = neighboursOf(field).map(({ airport }) => airport.country);
    const countries = new Set(neighbours).size;
    if (countries >= COUNTRIES_AT_A_HUB) hubs.add(field);
    if (countries > (widest.get(field.airport.country)?.countries ?? 0)) {
      widest.set(field.airport.country, { field, countries });
    }
  }
  return { hubs, doors: new Set([...hubs, ...[...widest.values()].map(({ field }) => field)]) };
}

/** Between an airport and its country's main one. */
const MOST_STOPS = 2;
/** As far as aircraft reach. */
const USUAL_STOPS = 1;
const FARTHEST_STOPS = 99;

/** Which airports have flights to which, and how many stops lie between. */
function graphOf(fields: Fields, flown: readonly { readonly from: Field; readonly to: Field }[]) {
  const neighbours = new Map<Field, Set<Field>>(fields.all.map((field) => [field, new Set()]));
  const add = (from: Field, to: Field) => {
    neighbours.get(from)?.add(to);
    neighbours.get(to)?.add(from);
  };
  for (const { from, to } of flown) add(from, to);
  /** Stops on the way to each field within reach; -1 for the start itself. */
  const stopsFrom = (start: Field): ReadonlyMap<Field, number> => {
    const stops = new Map([[start, -1]]);
    let edge = [start];
    for (let count = 0; count <= MOST_STOPS; count++) {
      const next: Field[] = [];
      for (const at of edge) {
        for (const to of neighbours.get(at) ?? []) {
          if (stops.has(to)) continue;
          stops.set(to, count);
          next.push(to);
        }
      }
      edge = next;
    }
    return stops;
  };
  const neighboursOf = (field: Field): readonly Field[] => [...(neighbours.get(field) ?? [])];
  return { add, stopsFrom, neighboursOf };
}

interface Offer {
  readonly outpost: Outpost;
  readonly merit: number;
}

/** What airlines are asked for: a flight from some airport that is near enough to the others. */
interface Asked extends Terms {
  readonly to: Field;
  readonly fields: Fields;
  readonly isNear: (field: Field) => boolean;
}

/** How far the flight may go, and how well an airline's aircraft suit the field at least if it crosses a border. */
interface Terms {
  readonly farthest: number;
  readonly leastFit: number;
}

/** Of an airline with turboprops or regional jets. */
const SIZED = 1;

function bestOffer(planner: Planner, asked: Asked): readonly Offer[] {
  const { to, fields, isNear, farthest } = asked;
  const opensAbroad = to.gateway || to.international >= LEAST_ABROAD;
  if (!planner.home.has(to.state) && !opensAbroad) return [];
  if (planner.profile.far) return [];
  const fit = gaugeFit(planner, to);
  if (fit === 0) return [];
  let best: Offer | undefined;
  for (const station of planner.profile.stations) {
    const from = fields.get(station.code);
    if (!isNear(from) || (from.premium && to.passengers < SLOT_WORTH)) continue;
    // A base abroad serves no outposts, nor a big aircraft those behind a border.
    const fits = opensAbroad && planner.home.has(from.state) && fit >= asked.leastFit;
    if (from.state !== to.state && !fits) continue;
    const km = fields.distancesFrom(from)[to.airport.index] ?? 0;
    if (km < 60 || km > farthest || !canFly(planner, from, to, km)) continue;
    const ground = Math.max(LEAST_GROUND, groundFactor(from, to, km));
    const merit = fit * ground * Math.sqrt(totalSpokes(station)) * Math.exp(-km / 500);
    if (best === undefined || merit > best.merit) {
      best = { merit, outpost: { planner, from, to, km, weekly: weeklyTo(to) } };
    }
  }
  return best ? [best] : [];
}

/** Of a flight that road or rail make hardly worth while: those who change planes take it all the same. */
const LEAST_GROUND = 0.5;

function farthestTo({ gateway, airport }: Field): number {
  if (gateway) return FARTHEST_GATEWAY_KM;
  return airport.size === "small" ? FARTHEST_SMALL_KM : FARTHEST_KM;
}

/**
 * Regional airlines with turboprops suit a quiet field best; cheap ones come last, and the smallest
 * fields take nothing bigger than a regional jet.
 */
function gaugeFit({ airline }: Planner, to: Field): number {
  if (airline.kind === "regional") return 6;
  const has = (body: string) => airline.fleet.some((type) => type.body === body);
  const quiet = airline.kind === "low_cost" && to.passengers < CHEAP_FIELD;
  if (quiet) return has("turboprop") ? 1 : has("regional") ? CHEAP_FIT : 0;
  if (has("turboprop")) return 3;
  if (has("regional")) return 2;
  return to.airport.size === "small" ? 0 : 0.4;
}

/** Millions of passengers at a field that is worth a slot where slots are dear. */
const SLOT_WORTH = 0.3;
/** Millions of passengers at a field for which a cheap airline opens a route, and how it suits a smaller one. */
const CHEAP_FIELD = 0.3;
const CHEAP_FIT = 0.05;

function weeklyTo({ passengers }: Field): number {
  return Math.min(14, Math.round(3 + 12 * Math.sqrt(passengers)));
}
