import { weekday } from "../../../../domain/dates.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isOnWeekend, workDaysIn, worksIn } from "../understand/interests.ts";
import { isPlus } from "../understand/length.ts";
import type { TripText } from "../understand/read.ts";
import type { When } from "./when.ts";
import type { WholeLength } from "./whole-length.ts";

const WEEKEND_DAYS = 2;
const WORKING_WEEK = 5;
const SUNDAY = 6;

/**
 * Days of work, which need no count where they are all there is of the trip. "Two days of meetings
 * and then a weekend", "a conference on 12-14 May, and a free day after": the trip goes on when the
 * work is done; of two cities the first is the one for work.
 */
export function workIn(
  { reading, lengths, meetings, when: { worked: known, workFrom } }: TripText,
  whole: WholeLength | undefined,
  [city, other]: readonly Spot[],
  when: When | undefined,
) {
  if (!worksIn(reading)) return undefined;
  const met = meetings.flatMap(({ on }) => on);
  const last = when?.end ?? (met.length > 0 ? Math.max(...met) : undefined);
  const dated = when && last && last - when.start + 1;
  const plus = lengths.find(({ first }) => isPlus(reading, first));
  const counted = workDaysIn(
    reading,
    lengths.filter((one) => one !== plus),
  );
  const worked = dated ?? counted ?? 0;
  const isOnly = lengths.every((one) => one === plus || one.days === worked);
  const isWeekend = worked <= WORKING_WEEK && isOnWeekend(reading);
  // "15-17 March, home on the 21st": the end is said.
  const isEnded = known !== undefined && last !== (workFrom ?? 0) + known - 1;
  let more = 0;
  if (dated === undefined) more = isWeekend && worked === whole?.days ? WEEKEND_DAYS : 0;
  else if (plus && isOnly && !isEnded) more = plus.count;
  else if (isWeekend && lengths.length === 0) more = SUNDAY - weekday(last ?? 0);
  const stays = city && other ? [{ spot: city, days: worked }] : [];
  const goesOn: WholeLength | undefined = more > 0 ? { days: worked + more, stays } : undefined;
  const workDays = counted ?? known ?? (goesOn && worked);
  const all = (goesOn ?? whole)?.days ?? Infinity;
  const wish = {
    work: true as const,
    ...(workDays !== undefined && workDays < all && { workDays }),
    ...(workFrom !== undefined && { workFrom }),
  };
  return { goesOn, wish };
}
