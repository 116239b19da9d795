import { MS_PER_DAY } from "../dates.ts";

const HOUR_MS = 3_600_000;

/** How long a fare is held, by the days between now and departure. */
const HOLDS: readonly { readonly daysAhead: number; readonly hours: number }[] = [
  { daysAhead: 21, hours: 72 },
  { daysAhead: 7, hours: 24 },
  { daysAhead: 3, hours: 12 },
  { daysAhead: 1, hours: 2 },
];

/** Until when a fare can be held (Unix milliseconds); undefined when it must be paid at once. */
export function holdEnd(now: number, departure: number): number | undefined {
  const hold = HOLDS.find(({ daysAhead }) => departure - now >= daysAhead * MS_PER_DAY);
  return hold && now + hold.hours * HOUR_MS;
}
