import { Temporal } from "temporal-polyfill";
import { MINUTES_PER_DAY } from "../../src/domain/dates.ts";
import data from "../../src/world/data/zones.json" with { type: "json" };
import { firstDay, lastDay, offsetAt, zoneCount, zoneName } from "../../src/world/places/zones.ts";

/** Governments change a few clocks a year; more zones apart are a fault of the tables. */
export const MOST_APART = 6;

const FORTNIGHT = 14;

function isApart(zone: number): boolean {
  for (let day = firstDay; day <= lastDay; day += FORTNIGHT) {
    const instant = day * MINUTES_PER_DAY;
    const of = Temporal.Instant.fromEpochMilliseconds(instant * 60_000);
    const there = of.toZonedDateTimeISO(zoneName(zone)).offsetNanoseconds / 60e9;
    if (there !== offsetAt(zone, instant)) return true;
  }
  return false;
}

/**
 * Zones whose clock the time zone data of this Node and the tables have differently. A Node of the
 * tables' own edition has none: there everything is compared.
 */
export const apart: ReadonlySet<number> = new Set(
  process.versions["tz"] === data.tzdata
    ? []
    : Array.from({ length: zoneCount }, (_, zone) => zone).filter(isApart),
);
