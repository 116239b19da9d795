/** How long before departure counters and bag drops close, within a country and abroad. */
const AT_HOME = 45;
const ABROAD = 60;

/** Minutes before departure at which check-in closes: then a flight is no longer sold, nor anything for it. */
export function checkInMinutes(withinCountry: boolean): number {
  return withinCountry ? AT_HOME : ABROAD;
}

/** What of a local time, such as 2027-03-01T08:05:00-05:00, comes before its offset. */
const CLOCK = 19;

/** When the bag drop of a flight closes, as a local time of its airport. */
export function bagDropCloses(departureTime: string, withinCountry: boolean): string {
  const clock = Date.parse(`${departureTime.slice(0, CLOCK)}Z`);
  if (Number.isNaN(clock)) return departureTime;
  const closes = new Date(clock - checkInMinutes(withinCountry) * 60_000);
  return `${closes.toISOString().slice(0, CLOCK)}${departureTime.slice(CLOCK)}`;
}
