import { weekday } from "../../../../domain/dates.ts";
import type { Spot } from "../atlas.ts";
import { isOnWeekend, workDaysIn, worksIn } from "./interests.ts";
import type { TripText } from "./read.ts";
import type { When } from "./when.ts";
import type { WholeLength } from "./whole-length.ts";

const WEEKEND_DAYS = 2;

/** "two days of meetings and then a weekend": the weekend comes on top. */
export function withWeekend(
  length: WholeLength | undefined,
  { reading, lengths }: TripText,
  cities: readonly Spot[],
): WholeLength | undefined {
  if (!length || !worksIn(reading) || !isOnWeekend(reading)) return length;
  const isAll = workDaysIn(reading, lengths) === length.days && length.days <= WORKING_WEEK;
  if (!isAll) return length;
  const stays = staysForWork(cities, length.days);
  return { ...length, stays, days: length.days + WEEKEND_DAYS };
}

/** Of two cities the first is the one for work. */
function staysForWork([city, other]: readonly Spot[], days: number): WholeLength["stays"] {
  return city && other ? [{ spot: city, days }] : [];
}

const WORKING_WEEK = 5;

/** "a conference on 12-14 May, then a weekend in Salzburg": the trip goes on till the Sunday after. */
export function conferenceAndWeekend(
  { reading, lengths }: TripText,
  cities: readonly Spot[],
  when: When | undefined,
): WholeLength | undefined {
  if (!when?.end || lengths.length > 0 || !worksIn(reading) || !isOnWeekend(reading))
    return undefined;
  const worked = when.end - when.start + 1;
  const sunday = when.end + 6 - weekday(when.end);
  if (worked > WORKING_WEEK || weekday(when.end) > FRIDAY) return undefined;
  const stays = staysForWork(cities, worked);
  return { days: sunday - when.start + 1, nights: false, stays, disputed: false };
}

const FRIDAY = 4;

/** Days of work that are all there is of the trip need no count. */
export function workIn(
  { reading, lengths, when }: TripText,
  all: number | undefined,
  goesOn: boolean,
) {
  if (!worksIn(reading)) return {};
  const { start = 0, end = start } = when.when ?? {};
  const dated = when.worked ?? (goesOn ? end - start + 1 : undefined);
  const counted = workDaysIn(reading, lengths) ?? dated;
  return {
    work: true as const,
    ...(counted !== undefined && counted !== all && { workDays: counted }),
    ...(when.workFrom !== undefined && { workFrom: when.workFrom }),
  };
}
