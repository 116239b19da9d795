import type { DayNumber } from "../../../../domain/dates.ts";
import type { DateSpan } from "../../../../reading/dates.ts";
import { daysOf, orderOf } from "../../../../reading/days.ts";
import {
  AT_HOUR,
  HALF_DAY,
  HOURS,
  IN_THE_MORNING,
  NTH_DAY,
  NTH_DAYS,
} from "../../../../reading/lexicon/patterns.ts";
import { findAll, type Reading } from "../../../../reading/reading.ts";
import { at, backFrom, matchAt, onFrom } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import { isWork } from "./interests.ts";

/** Hours that are kept for work, with the days that were said beside them. */
export interface Meeting {
  /** Hours of the day. */
  readonly from: number;
  readonly to: number;
  readonly on: readonly DayNumber[];
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** The day of the plan, where it was counted: "on the second day". */
  readonly nth?: number;
}

/** Work that has its days and no hours: all of them are kept until six. */
const WHOLE_DAY = { from: 9, to: 18 } as const;
/** Half a day of it, and a meeting "in the morning". */
const MORNING = { from: 9, to: 13 } as const;

export function isWholeDay({ from, to }: Pick<Meeting, "from" | "to">): boolean {
  return from === WHOLE_DAY.from && to === WHOLE_DAY.to;
}

/** How far from the word for it the hours of work stand, and how far the day. */
const NEAR_WORK = 9;
const NEAR_DAY = 7;
/** A day that is counted stands with a meeting, which «деловая поездка» at the head of the sentence is for. */
const NEAR_COUNT = 15;
/** A meeting of which only the beginning is said. */
const USUAL_HOURS = 2;
const NOON = 12;
const A_WORKING_WEEK = 5;

/** "meeting on Tuesday 10:00-12:00", "conference 9-17 on 3-4 March". */
export function findMeetings(reading: Reading, dates: readonly DateSpan[]): readonly Meeting[] {
  const order = orderOf(reading.text) ?? "day";
  // "meetings on 9 February at 10:00 and on 10 February at 15:00": hours stand near the work, or near other hours of it.
  let last = Number.NaN;
  const isNear = (index: number) => index === last || isWork(reading, index);
  const found = findAll(reading, (index) => {
    const hours = hoursAt(reading, index, isNear);
    last = hours ? index : last;
    return hours;
  });
  if (found.length === 0) {
    const counted = countedMeeting(reading);
    return counted ? [counted] : workDates(reading, dates, order);
  }
  return found.map(({ first, next, from, to }, place) => {
    // The days of a meeting stand before its hours, or right behind them; those before the hours of another are its own.
    const begin = Math.max(found[place - 1]?.next ?? 0, first - NEAR_DAY);
    const end = Math.min(found[place + 1]?.first ?? reading.tokens.length, next + NEAR_DAY);
    const daysIn = (start: number, stop: number) =>
      dates.flatMap((span) =>
        "date" in span && span.date.day !== undefined && span.first >= start && span.first < stop
          ? daysOf(span.date, { today: reading.today, order }, undefined).days
          : [],
      );
    const before = daysIn(begin, first);
    const days = before.length > 0 ? before : daysIn(next, end);
    const length = days.length > 1 ? Math.max(...days) - Math.min(...days) + 1 : days.length;
    const on = Array.from({ length }, (_, step) => Math.min(...days) + step);
    const led = weekdaysIn(reading, begin, first);
    const weekdays = led.length > 0 ? led : weekdaysIn(reading, next, end);
    return { from, to, on, weekdays: days.length > 0 ? [] : weekdays };
  });
}

/** "Monday to Wednesday", "Tue, Thu": up to where another sentence begins, or what comes "then". */
function weekdaysIn(reading: Reading, start: number, stop: number): readonly number[] {
  const days = new Set<number>();
  let last: number | undefined;
  for (let index = start; index < stop; index++) {
    const { text } = at(reading, index);
    if (/^[.;!?]$/.test(text) || find.turn(reading, index)) {
      if (days.size > 0) break;
      continue;
    }
    const day = find.weekday(reading, index, "own");
    if (!day) continue;
    const until = at(reading, index - 1).low;
    const isRange = last !== undefined && is.until(until) && !is.and(until);
    const from = isRange && last !== undefined ? last : day.value;
    for (let step = 0; step <= (day.value - from + 7) % 7; step++) days.add((from + step) % 7);
    last = day.value;
    index = day.next - 1;
  }
  return [...days];
}

/** "a meeting on the morning of the second day", "half a day of meetings": on one day, the second if none was said. */
function countedMeeting(reading: Reading): Meeting | undefined {
  const works = reading.tokens.flatMap((_, index) => (isWork(reading, index) ? [index] : []));
  const near = (index: number) => works.some((one) => Math.abs(one - index) <= NEAR_COUNT);
  const found = reading.tokens.flatMap((_, index) => {
    const nth = near(index) ? matchAt(reading, index, NTH_DAY) : undefined;
    return nth ? [NTH_DAYS.findIndex((one) => one.test(nth.parts[1] ?? "")) + 2] : [];
  });
  const isHalf = reading.tokens.some(
    (_, index) => near(index) && matchAt(reading, index, HALF_DAY) !== undefined,
  );
  const [nth] = found;
  if (nth === undefined && !isHalf) return undefined;
  const isShort =
    isHalf ||
    reading.tokens.some(
      (_, index) => near(index) && matchAt(reading, index, IN_THE_MORNING) !== undefined,
    );
  return { ...(isShort ? MORNING : WHOLE_DAY), on: [], weekdays: [], nth: nth ?? 2 };
}

/** "talks on 16 and 17 March", "conference 1-3 February": the days right behind the word for work. */
function workDates(
  reading: Reading,
  dates: readonly DateSpan[],
  order: ReturnType<typeof orderOf> & string,
): readonly Meeting[] {
  const works = reading.tokens.flatMap((_, index) => (isWork(reading, index) ? [index] : []));
  const isTheirs = ({ first }: DateSpan) =>
    works.some((work) => {
      if (first < work || first > work + NEAR_WORK) return false;
      const between = Array.from({ length: first - work }, (_, step) => work + step);
      return !between.some((index) => /^[.;!?]$/.test(at(reading, index).text));
    });
  const days = dates
    .filter(isTheirs)
    .flatMap((span) =>
      "date" in span && span.date.day !== undefined
        ? daysOf(span.date, { today: reading.today, order }, undefined).days
        : [],
    );
  if (days.length === 0) return [];
  const first = Math.min(...days);
  const on = Array.from({ length: Math.max(...days) - first + 1 }, (_, step) => first + step);
  return on.length > A_WORKING_WEEK ? [] : [{ ...WHOLE_DAY, on, weekdays: [] }];
}

function hoursAt(reading: Reading, index: number, isNear: (index: number) => boolean) {
  const around = [...backFrom(reading, index, NEAR_WORK), ...onFrom(reading, index, NEAR_WORK)];
  const said = matchAt(reading, index, HOURS) ?? matchAt(reading, index, AT_HOUR);
  if (!said || !around.some(isNear)) return undefined;
  const [, lead, hour = "", minutes = "", half = "", end = "", endMinutes = "", endHalf = ""] =
    said.parts;
  // "9 to 5 pm" begins in the morning.
  const from = clock(hour, minutes, half || (Number(hour) > Number(end) ? "" : endHalf));
  const to = end === "" ? from + USUAL_HOURS : clock(end, endMinutes, endHalf);
  // "10-12" by itself may be a date.
  const isSure = [lead, minutes, half, endMinutes, endHalf].some(Boolean) || to > NOON;
  return isSure && from < to && to <= 24 ? { from, to, next: said.next } : undefined;
}

function clock(hour: string, minutes: string, half: string): number {
  const base = Number(hour) % (half === "" ? 24 : NOON);
  return base + Number(minutes || 0) / 60 + (half.toLowerCase() === "p" ? NOON : 0);
}
