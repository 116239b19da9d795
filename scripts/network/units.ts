import { type Aircraft, aircraft, findAircraft } from "../../src/world/airlines/aircraft.ts";
import { fitsRunway } from "../../src/world/timetable/fields.ts";
import { OPERATORS } from "./airlines/operators.ts";
import { UNITS } from "./airlines/units.ts";
import { type Field, LONG_HAUL_KM } from "./fields.ts";

/** An operator as the rules see it. */
export interface Unit {
  readonly code: string;
  /** Stations, or countries of stations. */
  readonly at: ReadonlySet<string>;
  readonly fleet: readonly Aircraft[];
}

interface Wanted {
  readonly from: Field;
  readonly to: Field;
  readonly km: number;
  readonly wanted: number;
}

interface Flying {
  readonly share: number;
  readonly units: readonly Unit[];
}

/** Fleets of operators, by code. */
export const operatorFleets: ReadonlyMap<string, readonly string[]> = new Map(
  OPERATORS.trim()
    .split("\n")
    .map((line) => {
      const [code = "", , fleet = ""] = line.split(" | ");
      return [code, fleet.split(" ")];
    }),
);

const flyingFor: ReadonlyMap<string, Flying> = new Map(
  UNITS.trim()
    .split("\n")
    .map((line) => {
      const [airline = "", share, units = ""] = line.split(" | ");
      return [airline, { share: Number(share), units: units.split(", ").map(readUnit) }];
    }),
);

function readUnit(text: string): Unit {
  const [code = "", ...at] = text.split(" ");
  const fleet = (operatorFleets.get(code) ?? []).flatMap((type) => findAircraft(type) ?? []);
  return { code, at: new Set(at), fleet };
}

/** No partner flies a single aisle on a long haul. */
function reachOf({ body, rangeKm }: Aircraft): number {
  if (body === "wide") return rangeKm;
  return body === "narrow" ? Math.min(LONG_HAUL_KM, rangeKm) : 0.75 * rangeKm;
}

/**
 * The operator of each of an airline's routes, where it is another: the thinnest of the routes that
 * its partners' aircraft reach from their stations, as many as the table says, in turns.
 */
export function operatorsOf<T extends Wanted>(
  airline: string,
  routes: readonly T[],
): ReadonlyMap<T, string> {
  const found = new Map<T, string>();
  const flying = flyingFor.get(airline);
  if (!flying) return found;
  const able = routes.filter((route) => unitsFor(flying, route).length > 0);
  // Runways for small jets only come before all others.
  const thinnest = [...able].sort(
    (x, y) =>
      Number(takesBigJets(x)) - Number(takesBigJets(y)) ||
      x.wanted - y.wanted ||
      (x.to.airport.iata < y.to.airport.iata ? -1 : 1),
  );
  thinnest.slice(0, Math.round(flying.share * able.length)).forEach((route, turn) => {
    const units = unitsFor(flying, route);
    const unit = units[turn % units.length];
    if (unit) found.set(route, unit.code);
  });
  return found;
}

const bigJets = aircraft.filter(({ body }) => body === "narrow");

function takesBigJets({ from, to, km }: Wanted): boolean {
  return bigJets.some((type) =>
    [from, to].every(({ airport }) => fitsRunway(type, airport.iata, km)),
  );
}

function unitsFor({ units }: Flying, { from, to, km }: Wanted): readonly Unit[] {
  return units.filter(({ at, fleet }) => {
    const able = fleet.some(
      (type) =>
        km <= reachOf(type) &&
        [from, to].every(({ airport }) => fitsRunway(type, airport.iata, km)),
    );
    if (!able) return false;
    return [from, to].some(({ airport }) => at.has(airport.iata)) || at.has(from.airport.country);
  });
}

/** Whether smaller airlines fly for this one. */
export function hasUnits(airline: string): boolean {
  return flyingFor.has(airline);
}
