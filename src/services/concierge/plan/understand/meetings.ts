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
  ONE_MORE,
} from "../../../../reading/lexicon/patterns.ts";
import { findAll, findEvery, type Reading } from "../../../../reading/reading.ts";
import { at, type Extent, matchAt, onFrom, type Token } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import { type Meeting, WHOLE_DAY } from "../wish/meeting.ts";
import { isWork } from "./interests.ts";

/** Half a day of it, and a meeting "in the morning". */
const MORNING = { from: 9, to: 13 } as const;

/** How far from the word for it the hours of work stand, and how far the day. */
const NEAR_WORK = 13;
const NEAR_DAY = 7;
/** A day that is counted stands with a meeting, which «деловая поездка» at the head of the sentence is for. */
const NEAR_COUNT = 15;
/** A meeting of which only the beginning is said. */
const USUAL_HOURS = 2;
const NOON = 12;
const A_WORKING_WEEK = 5;

/** "meeting on Tuesday 10:00-12:00", "conference 9-17 on 3-4 March". */
export function findMeetings(reading: Reading, dates: readonly DateSpan[]): readonly Meeting[] {
  const works = [...reading.tokens.keys()].filter((index) => isWork(reading, index));
  const [first = reading.tokens.length] = works;
  for (let index = first; index < reading.tokens.length; index++)
    if (matchAt(reading, index, ONE_MORE)) works.push(index);
  const isNear = (index: number) => works.some((one) => Math.abs(one - index) <= NEAR_WORK);
  const found = findAll(reading, (index) => (isNear(index) ? hoursAt(reading, index) : undefined));
  if (found.length === 0) {
    const counted = countedMeeting(reading, works);
    return counted ? [counted] : workDates(reading, dates, works);
  }
  return found.map(({ first, next, from, to }, place) => {
    // The days of a meeting stand before its hours, or right behind them; those before the hours of another are its own.
    const begin = Math.max(found[place - 1]?.next ?? 0, first - NEAR_DAY);
    const end = Math.min(found[place + 1]?.first ?? reading.tokens.length, next + NEAR_DAY);
    const sides = [
      { first: begin, next: first },
      { first: next, next: end },
    ];
    const isSaid = (days: readonly number[]) => days.length > 0;
    const on = sides.map((side) => daysAmong(reading, dates.filter(within(side)))).find(isSaid);
    const weekdays = sides.map((side) => weekdaysIn(reading, side)).find(isSaid);
    return { from, to, on: on ?? [], weekdays: on ? [] : (weekdays ?? []) };
  });
}

const within = (side: Extent) => (one: Extent) => one.first >= side.first && one.first < side.next;

/** "Monday to Wednesday", "Tue, Thu". */
function weekdaysIn(reading: Reading, side: Extent): readonly number[] {
  const said = findEvery(reading, (index) => find.weekday(reading, index, "own"));
  return said.filter(within(side)).flatMap(({ value, first }, place, days) => {
    const { low } = at(reading, first - 1);
    const last = is.until(low) && !is.and(low) ? days[place - 1]?.value : undefined;
    const from = last === undefined ? value : last + 1;
    return Array.from({ length: ((value - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
  });
}

/** "a meeting on the morning of the second day", "half a day of meetings": on one day, the second if none was said. */
function countedMeeting(reading: Reading, works: readonly number[]): Meeting | undefined {
  const near = [...reading.tokens.keys()].filter((index) =>
    works.some((work) => Math.abs(work - index) <= NEAR_COUNT),
  );
  const saying = (pattern: RegExp) =>
    near.flatMap((index) => matchAt(reading, index, pattern) ?? []);
  const [said] = saying(NTH_DAY);
  const isHalf = saying(HALF_DAY).length > 0;
  if (!said && !isHalf) return undefined;
  const nth = said ? NTH_DAYS.findIndex((one) => one.test(said.parts[1] ?? "")) + 2 : 2;
  const isShort = isHalf || saying(IN_THE_MORNING).length > 0;
  return { ...(isShort ? MORNING : WHOLE_DAY), on: [], weekdays: [], nth };
}

/** "talks on 16 and 17 March", "conference 1-3 February": the days right behind the word for work. */
function workDates(
  reading: Reading,
  dates: readonly DateSpan[],
  works: readonly number[],
): readonly Meeting[] {
  const isOver = ({ text }: Token) => /^[.;!?\n]?$/.test(text);
  const near = works.flatMap((work) => onFrom(reading, work, NEAR_WORK + 1, isOver));
  const on = daysAmong(
    reading,
    dates.filter(({ first }) => near.includes(first)),
  );
  const isAll = on.length === 0 || on.length > A_WORKING_WEEK;
  return isAll ? [] : [{ ...WHOLE_DAY, on, weekdays: [] }];
}

/** From the first to the last of the days that are dated. */
function daysAmong(reading: Reading, dates: readonly DateSpan[]): readonly DayNumber[] {
  const calendar = { today: reading.today, order: orderOf(reading.text) ?? "day" } as const;
  const days = dates.flatMap((span) =>
    "date" in span && span.date.day !== undefined
      ? daysOf(span.date, calendar, undefined).days
      : [],
  );
  const length = days.length > 0 ? Math.max(...days) - Math.min(...days) + 1 : 0;
  return Array.from({ length }, (_, step) => Math.min(...days) + step);
}

function hoursAt(reading: Reading, index: number) {
  const said = matchAt(reading, index, HOURS) ?? matchAt(reading, index, AT_HOUR);
  if (!said) return undefined;
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
