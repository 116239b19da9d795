import { isoDateTime, parseIsoDateTime } from "../dates.ts";

/** Minutes before departure at which counters and bag drops close, within a country and abroad. */
const AT_HOME = 45;
const ABROAD = 60;

/** When the bag drop of a flight closes, as a local time of its airport. */
export function bagDropCloses(departureTime: string, withinCountry: boolean): string {
  const parsed = parseIsoDateTime(departureTime);
  if (!parsed) return departureTime;
  const { local, offset = 0 } = parsed;
  return isoDateTime(local - offset - (withinCountry ? AT_HOME : ABROAD), offset);
}
