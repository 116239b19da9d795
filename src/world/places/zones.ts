import { type DayNumber, MINUTES_PER_DAY, type Minutes, parseIsoDate } from "../../domain/dates.ts";
import data from "../data/zones.json" with { type: "json" };

/**
 * Time zones as tables of their changes, from the committed file: whatever edition of the zone data
 * a machine has, every node reckons alike. Before the first day and after the last the offset of
 * that day is taken.
 */
interface ZoneTable {
  /** Instants from which the offset at the next index holds. */
  readonly changes: Int32Array;
  /** One more than there are changes. */
  readonly offsets: Int16Array;
  /** The span asked for last: most questions come in runs. */
  last: number;
}

/** The days the tables are made for. */
export const firstDay: DayNumber = dayOrThrow(data.first);
export const lastDay: DayNumber = dayOrThrow(data.last);

const tables = data.tables.map(({ offsets, steps }): ZoneTable => {
  const changes = new Int32Array(steps.length);
  let instant = 0;
  steps.forEach((step, index) => {
    instant += step;
    changes[index] = instant;
  });
  return { changes, offsets: Int16Array.from(offsets), last: 0 };
});

const names: string[] = [];
const tableByZone: ZoneTable[] = [];
for (const row of data.zones) {
  const bar = row.indexOf("|");
  const table = tables[Number(row.slice(bar + 1))];
  if (!table) throw new Error(`${row}: no such table in zones.json`);
  names.push(row.slice(0, bar));
  tableByZone.push(table);
}

export const zoneCount = names.length;

/** IANA name. */
export function zoneName(zone: number): string {
  const name = names[zone];
  if (name === undefined) throw new RangeError(`no zone ${zone}`);
  return name;
}

/** Minutes east of UTC at an instant. */
export function offsetAt(zone: number, instant: Minutes): Minutes {
  const table = tableByZone[zone];
  if (table === undefined) throw new RangeError(`no zone ${zone}`);
  return offsetIn(table, instant);
}

/** Instant of a local time; in a gap the later one, in an overlap the earlier ("compatible"). */
export function instantOf(zone: number, local: Minutes): Minutes {
  const table = tableByZone[zone];
  if (table === undefined) throw new RangeError(`no zone ${zone}`);
  // The tables never hold two changes within two days, so these are the offsets on either side.
  const before = offsetIn(table, local - MINUTES_PER_DAY);
  const after = offsetIn(table, local + MINUTES_PER_DAY);
  if (before === after || offsetIn(table, local - before) === before) return local - before;
  return offsetIn(table, local - after) === after ? local - after : local - before;
}

function offsetIn(table: ZoneTable, instant: Minutes): Minutes {
  const { changes, offsets } = table;
  const last = table.last;
  if (
    (last === 0 || (changes[last - 1] ?? 0) <= instant) &&
    (last === changes.length || instant < (changes[last] ?? 0))
  ) {
    return offsets[last] ?? 0;
  }
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  table.last = low;
  return offsets[low] ?? 0;
}

function dayOrThrow(text: string): DayNumber {
  const day = parseIsoDate(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return day;
}
