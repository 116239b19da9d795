import { readFile } from "node:fs/promises";
import { Temporal } from "temporal-polyfill";
import { dataPath, writeData } from "./write.ts";

const FIRST = "2020-01-01";
const LAST = "2050-12-31";
const MINUTE = 60_000;
const TWO_DAYS = 2 * 1440;

interface Table {
  readonly offsets: readonly number[];
  /** Minutes from the epoch to the first change, then from each change to the next. */
  readonly steps: readonly number[];
}

/**
 * One transition table per distinct history, and for each zone the table it follows. The tables
 * follow the time zone data of the Node that wrote them: another edition is taken on purpose only
 * (`npm run gen -- --new-tzdata`), so that `gen` gives the same bytes on every machine.
 */
export async function writeZones(names: readonly string[]): Promise<void> {
  const tzdata = process.versions["tz"] ?? "unknown";
  if (!process.argv.includes("--new-tzdata")) {
    const written = await readWritten();
    if (written && written.tzdata !== tzdata && sameNames(written.zones, names)) {
      console.warn(
        `zones.json is of tzdata ${written.tzdata}, this Node has ${tzdata}: left as it is.`,
      );
      return;
    }
  }
  const tables: string[] = [];
  const zones = names.map((name) => {
    const table = JSON.stringify(tableOf(name));
    let index = tables.indexOf(table);
    if (index < 0) index = tables.push(table) - 1;
    return `${name}|${index}`;
  });
  await writeData("zones.json", {
    tzdata,
    first: FIRST,
    last: LAST,
    tables: tables.map((table): unknown => JSON.parse(table)),
    zones,
  });
}

function tableOf(zone: string): Table {
  const end = Temporal.PlainDate.from(LAST).add({ days: 2 }).toZonedDateTime("UTC").toInstant();
  let at = Temporal.PlainDate.from(FIRST)
    .subtract({ days: 1 })
    .toZonedDateTime("UTC")
    .toInstant()
    .toZonedDateTimeISO(zone);
  const offsets = [minutes(at.offsetNanoseconds / 1e6)];
  const steps: number[] = [];
  let previous = 0;
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || Temporal.Instant.compare(next.toInstant(), end) > 0) break;
    at = next;
    const offset = minutes(next.offsetNanoseconds / 1e6);
    // A change of name or of daylight flag alone is none here.
    if (offset === offsets.at(-1)) continue;
    const instant = minutes(next.epochMilliseconds);
    if (steps.length > 0 && instant - previous < TWO_DAYS) {
      throw new Error(`${zone}: two changes within two days; instantOf reckons with one`);
    }
    steps.push(instant - previous);
    offsets.push(offset);
    previous = instant;
  }
  return { offsets, steps };
}

function minutes(milliseconds: number): number {
  if (milliseconds % MINUTE !== 0) throw new Error(`${milliseconds} ms are no whole minutes`);
  return milliseconds / MINUTE;
}

async function readWritten(): Promise<{ tzdata: string; zones: readonly string[] } | undefined> {
  try {
    return JSON.parse(await readFile(dataPath("zones.json"), "utf8"));
  } catch {
    return undefined;
  }
}

function sameNames(zones: readonly string[], names: readonly string[]): boolean {
  return zones.map((row) => row.split("|")[0]).join() === names.join();
}
