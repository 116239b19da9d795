import { distanceKm } from "../../src/domain/geo.ts";
import type { Field } from "./fields.ts";

/** As far as a thin flight between a big town and a hub of the world goes. */
export const FARTHEST_BRIDGE_KM = 6800;
/** Daily: those who come from far cannot wait for it. */
export const BRIDGE_WEEKLY = 7;
/** Flights a week of a busy airport. */
const BUSY_WEEKLY = 300;

/** Busy airports, but for those that law or perimeter keep at home: their cities fly abroad from another. */
export function busyFields(flown: readonly Weekly[]): readonly Field[] {
  const weekly = new Map<Field, number>();
  for (const { from, to, weekly: flights } of flown) {
    for (const field of [from, to]) weekly.set(field, (weekly.get(field) ?? 0) + flights);
  }
  const isFree = ({ limits }: Field) => limits.domestic !== true && limits.maxKm === undefined;
  return [...weekly]
    .filter(([field, n]) => n > BUSY_WEEKLY && isFree(field))
    .map(([field]) => field);
}

export interface Weekly {
  readonly from: Field;
  readonly to: Field;
  readonly weekly: number;
}

/**
 * Between any two busy airports there are two stops at most: one that is farther from some of the
 * others gets a flight to the hub that brings the most of them near, of those that an airline can fly.
 */
export function bridgeBusy(
  busy: readonly Field[],
  hubs: ReadonlySet<Field>,
  neighboursOf: (field: Field) => readonly Field[],
  bridge: (to: Field, hub: Field) => boolean,
): void {
  const withinOneStop = (field: Field) =>
    new Set([field, ...neighboursOf(field).flatMap((at) => [at, ...neighboursOf(at)])]);
  const missingFrom = (from: Field, fields: readonly Field[]) => {
    const near = withinOneStop(from);
    return fields.filter((to) => !near.has(to) && !neighboursOf(to).some((at) => near.has(at)));
  };
  const askFor = (fields: readonly Field[], least: number) => {
    const farthestFirst = fields
      .map((field) => ({ field, missing: missingFrom(field, fields).length }))
      .filter(({ missing }) => missing >= least)
      .sort((x, y) => y.missing - x.missing);
    for (const { field } of farthestFirst) ask(field, missingFrom(field, fields), least);
  };
  const ask = (field: Field, missing: readonly Field[], least: number) => {
    if (missing.length < least) return;
    const gains = [...hubs].map((hub) => {
      const near = withinOneStop(hub);
      const gain = missing.filter((to) => near.has(to)).length;
      return { hub, gain: gain * Math.exp(-distanceKm(field.airport, hub.airport) / BRIDGE_KM) };
    });
    const best = gains.filter(({ gain }) => gain > 0).sort((x, y) => y.gain - x.gain);
    best.slice(0, HUBS_ASKED).find(({ hub }) => bridge(field, hub));
  };
  askFor(busy, LEAST_MISSING);
  // Those that no aircraft brings nearer are left; the others still lack a few of each other.
  const near = busy.filter((field) => missingFrom(field, busy).length < LEAST_MISSING);
  askFor(near, 1);
}

const HUBS_ASKED = 30;
/** An airport so far from fewer others is not what keeps them apart. */
const LEAST_MISSING = 5;
/** Over which a hub loses most of what it would bring. */
const BRIDGE_KM = 2500;
