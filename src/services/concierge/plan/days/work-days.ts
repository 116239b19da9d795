import { PARTS_OF_DAY, type PartOfDay } from "../../../../domain/catalogue.ts";
import { type DayNumber, weekday } from "../../../../domain/dates.ts";
import { isWholeDay, type Meeting } from "../wish/meeting.ts";
import type { Wish } from "../wish/wish.ts";
import { isDayOff } from "./days-off.ts";
import type { Fixed, Frame, FrameDay, Hours } from "./frame.ts";

/** Of a longer trip that does not count them, at most this share of the days is work. */
const SHARE_OF_A_LONG_TRIP = 0.6;
const A_WORKING_WEEK = 5;

const WORK: Fixed = { kind: "work" };

/**
 * True for dates of the whole trip, which no flight on the eve widens: those of a field, and those
 * of more days than a week has for work.
 */
export function keepsDates({ when, fixedDates, workDays }: Wish, days: number): boolean {
  if (!when?.exact) return false;
  return fixedDates === true || (workDays === undefined && days > A_WORKING_WEEK);
}

/** True where the flight there takes the first morning of work. */
export function losesMorning(
  { days, arrival }: Pick<Frame, "days" | "arrival">,
  wish: Wish,
): boolean {
  const [first] = days;
  if (!wish.work || !arrival.flight || first?.calendar.date === undefined) return false;
  if (hasOwnDays(wish)) {
    const [hours] = meetingsOn(first, wish);
    const { morning, afternoon } = first.fixed;
    const lands = [morning, afternoon].find((one) => one?.kind === "arrival");
    const isIn =
      lands?.kind === "arrival" && lands.times.reaches + TO_A_MEETING <= (hours?.from ?? 24);
    return hours !== undefined && !isIn;
  }
  if (first.calendar.date < (wish.workFrom ?? 0)) return false;
  return first.fixed.morning?.kind !== "work" && !isDayOff(first.calendar.date, first.spot.country);
}

/** Keeps the working days of the city that the work is in for it, from morning till six. */
export function withWork(days: readonly FrameDay[], wish: Wish): readonly FrameDay[] {
  if (!wish.work) return days;
  // Where meetings have their days and hours, everything else is free.
  if (hasOwnDays(wish))
    return days.map((day) => {
      const meetings = meetingsOn(day, wish);
      return meetings.length > 0 ? worked(day, meetings) : day;
    });
  const { workAt, meetings = [] } = wish;
  const whole = workAt ? new Set<number>() : workDatesOf(wish);
  // Days that were said are the days of work, where the plan has any of them.
  if (days.some(({ calendar: { date = 0 } }) => whole.has(date)))
    return days.map((day) => {
      if (whole.has(day.calendar.date ?? 0)) return worked(day, []);
      const dated = meetingsOn(day, {
        ...wish,
        meetings: meetings.filter(({ on }) => on.length > 0),
      });
      return dated.length > 0 ? worked(day, dated) : day;
    });
  if (workAt) {
    const isAt = ({ spot, calendar: { date = 0 } }: FrameDay) =>
      workAt.some((one) => one.spot === spot && one.from <= date && date <= one.to);
    return days.map((day) => (isAt(day) ? worked(day, meetingsOn(day, wish)) : day));
  }
  const city = days.find(({ spot }) => spot === wish.spots[0])?.spot ?? days[0]?.spot;
  let left =
    wish.workDays ??
    (days.length <= A_WORKING_WEEK
      ? days.length
      : Math.min(A_WORKING_WEEK, Math.floor(days.length * SHARE_OF_A_LONG_TRIP)));
  return days.map((day) => {
    const { spot, calendar } = day;
    if (spot !== city || left === 0) return day;
    if (calendar.date === undefined || isDayOff(calendar.date, spot.country)) return day;
    if (calendar.date < (wish.workFrom ?? 0)) return day;
    const kept = worked(day, meetingsOn(day, wish));
    if (kept === day) return day;
    left--;
    return kept;
  });
}

/** From the hotel to a meeting, and time to change. */
const TO_A_MEETING = 1;

/** True where every meeting has a day of its own. */
function hasOwnDays({ meetings = [], workAt }: Wish): boolean {
  const isDated = (one: Meeting) =>
    !isWholeDay(one) && (one.on.length + one.weekdays.length > 0 || one.nth !== undefined);
  return workAt === undefined && meetings.length > 0 && meetings.every(isDated);
}

/** Days of work that were said without hours. */
export function workDatesOf({ meetings = [] }: Wish): ReadonlySet<DayNumber> {
  return new Set(meetings.filter(isWholeDay).flatMap(({ on }) => on));
}

/** The meetings of a day, in its order; those without a day are on every day of work. */
function meetingsOn(
  { day, calendar: { date } }: FrameDay,
  { meetings = [] }: Wish,
): readonly Hours[] {
  if (date === undefined) return [];
  return meetings
    .filter((one) => !isWholeDay(one) && (one.nth === undefined || one.nth === day))
    .filter(({ on, weekdays }) =>
      on.length > 0 ? on.includes(date) : weekdays.length === 0 || weekdays.includes(weekday(date)),
    )
    .map(({ from, to, place }) => ({ from, to, ...(place && { place }) }))
    .sort((a, b) => a.from - b.from);
}

/** True where the way home begins before the last meeting of its day is over. */
export function cutsMeeting({ days }: Pick<Frame, "days">, wish: Wish): boolean {
  const last = days.at(-1);
  if (!last || !wish.work) return false;
  const ends = Math.max(0, ...meetingsOn(last, wish).map(({ to }) => to));
  return PARTS_OF_DAY.some((part) => {
    const fixed = last.fixed[part];
    return fixed?.kind === "departure" && fixed.times.leaves < ends;
  });
}

/** When the parts of a day begin and end. */
const SPAN: Readonly<Record<PartOfDay, Hours>> = {
  morning: { from: 0, to: 13 },
  afternoon: { from: 13, to: 18 },
  evening: { from: 18, to: 24 },
};

/** The same day with what no way takes of it kept for work, or for the hours of it that were said. */
function worked(day: FrameDay, meetings: readonly Hours[]): FrameDay {
  const { fixed } = day;
  const work: Partial<Record<PartOfDay, Fixed>> = {};
  for (const part of PARTS_OF_DAY) {
    const { from, to } = SPAN[part];
    const hours = meetings.find((one) => one.from < to && one.to > from);
    if (fixed[part]) continue;
    if (hours) work[part] = { kind: "work", hours };
    else if (meetings.length === 0 && part !== "evening") work[part] = WORK;
  }
  return Object.keys(work).length === 0 ? day : { ...day, fixed: { ...fixed, ...work } };
}
