import { formatOffset, type Minutes, parseIsoDateTime } from "../../domain/dates.ts";
import type { Places } from "../types.ts";

/** Where a local time was read: an airport and, as the supplier has it, its time zone. */
interface ReadAt {
  readonly iata_code: string;
  readonly time_zone?: string | null | undefined;
}

/** A wall clock's time with the place it hangs at. */
export interface ZonedTime {
  readonly local: Minutes;
  /** Minutes since 1970 UTC; undefined where the zone is not known. */
  readonly instant?: Minutes;
  /** `2027-03-01T08:05:00-05:00`, or without offset. */
  readonly text: string;
}

export type ReadLocalTime = (time: string, at: ReadAt) => ZonedTime | undefined;

/** Duffel's times have no offset. The world's tables know most airports; the rest say their zone. */
export function localTimes(places: Places): ReadLocalTime {
  return (time, at) => {
    const local = parseIsoDateTime(time)?.local;
    if (local === undefined) return undefined;
    const place = places.find(at.iata_code);
    const instant = place ? places.instantAt(place, local) : instantIn(at.time_zone, local);
    const text = `${time.slice(0, 16)}:00`;
    if (instant === undefined) return { local, text };
    return { local, instant, text: `${text}${formatOffset(local - instant)}` };
  };
}

function instantIn(zone: string | null | undefined, local: Minutes): Minutes | undefined {
  const clock = zone && clockOf(zone);
  if (!clock) return undefined;
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  const guess = local - offsetAt(clock, local);
  return local - offsetAt(clock, guess);
}

function offsetAt(clock: Intl.DateTimeFormat, instant: Minutes): Minutes {
  const name = clock.formatToParts(instant * 60_000).find(({ type }) => type === "timeZoneName");
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d+):?(\d+)?/.exec(name?.value ?? "") ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -size : size;
}

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  } catch {
    return undefined;
  }
}
