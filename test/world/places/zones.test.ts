import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { MINUTES_PER_DAY } from "../../../src/domain/dates.ts";
import {
  firstDay,
  instantOf,
  lastDay,
  offsetAt,
  zoneCount,
  zoneName,
} from "../../../src/world/places/zones.ts";
import { hash } from "../../../src/world/random.ts";
import { apart, MOST_APART } from "../../support/zone-edition.ts";

const MINUTE = 60_000;
const first = firstDay * MINUTES_PER_DAY;
const last = (lastDay + 1) * MINUTES_PER_DAY - 1;
const all = Array.from({ length: zoneCount }, (_, zone) => zone).filter((zone) => !apart.has(zone));
const tricky = [
  "Africa/Casablanca",
  "America/Havana",
  "America/New_York",
  "America/Nuuk",
  "America/Phoenix",
  "America/Santiago",
  "America/St_Johns",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Australia/Lord_Howe",
  "Europe/Dublin",
  "Europe/London",
  "Pacific/Chatham",
  "Pacific/Apia",
].filter((name) => !apart.has(zoneIndex(name)));

describe("zones", () => {
  test("hardly a zone is another than this Node's time zone data has it", () => {
    expect([...apart].map(zoneName).length).toBeLessThanOrEqual(MOST_APART);
  });

  test("every zone agrees with Temporal at instants spread over all the years", () => {
    for (const zone of all) {
      for (let i = 0; i < 24; i++) {
        const instant = first + (hash(1, zone, i) % (last - first));
        expect([zoneName(zone), instant, offsetAt(zone, instant)]).toEqual([
          zoneName(zone),
          instant,
          temporalOffset(zoneName(zone), instant),
        ]);
      }
    }
  });

  test("every change of a zone happens at the minute Temporal has it", () => {
    for (const name of tricky) {
      const zone = zoneIndex(name);
      for (const change of changes(name)) {
        for (const instant of [change - 1, change]) {
          expect([name, instant, offsetAt(zone, instant)]).toEqual([
            name,
            instant,
            temporalOffset(name, instant),
          ]);
        }
      }
    }
  });

  test("local times around every change become Temporal's compatible instant", () => {
    for (const name of tricky) {
      const zone = zoneIndex(name);
      for (const change of changes(name)) {
        for (const apart of [-181, -60, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 180]) {
          const local = change + temporalOffset(name, change - 1) + apart;
          expect([name, local, instantOf(zone, local)]).toEqual([
            name,
            local,
            temporalInstant(name, local),
          ]);
        }
      }
    }
  });

  test("a local time of any zone becomes Temporal's instant", () => {
    for (const zone of all) {
      for (let i = 0; i < 12; i++) {
        const local = first + 2000 + (hash(2, zone, i) % (last - first - 4000));
        expect(instantOf(zone, local)).toBe(temporalInstant(zoneName(zone), local));
      }
    }
  });

  test("a zone that does not exist is refused", () => {
    expect(() => offsetAt(zoneCount, first)).toThrow(RangeError);
    expect(() => instantOf(-1, first)).toThrow(RangeError);
    expect(() => zoneName(zoneCount)).toThrow(RangeError);
  });

  test("names are those the zone database uses now", () => {
    const names = Array.from({ length: zoneCount }, (_, zone) => zoneName(zone));
    expect(names).toContain("Asia/Kolkata");
    expect(names).toContain("Europe/Kyiv");
    expect(names).not.toContain("Asia/Calcutta");
    expect(new Set(names).size).toBe(names.length);
  });
});

function zoneIndex(name: string): number {
  for (let zone = 0; zone < zoneCount; zone++) if (zoneName(zone) === name) return zone;
  throw new Error(`${name} is not in the table`);
}

function temporalOffset(name: string, instant: number): number {
  const at = Temporal.Instant.fromEpochMilliseconds(instant * MINUTE).toZonedDateTimeISO(name);
  return at.offsetNanoseconds / 1e6 / MINUTE;
}

function temporalInstant(name: string, local: number): number {
  const plain = Temporal.Instant.fromEpochMilliseconds(local * MINUTE)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime();
  return plain.toZonedDateTime(name, { disambiguation: "compatible" }).epochMilliseconds / MINUTE;
}

function changes(name: string): readonly number[] {
  const found: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(first * MINUTE).toZonedDateTimeISO(name);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds / MINUTE > last) return found;
    found.push(next.epochMilliseconds / MINUTE);
    at = next;
  }
}
