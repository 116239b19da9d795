import type { DayNumber } from "../../../../domain/dates.ts";
import type { DateSpan } from "../../../../reading/dates.ts";
import { daysOf, orderOf } from "../../../../reading/days.ts";
import { AT_HOUR, HOURS } from "../../../../reading/lexicon/patterns.ts";
import { findAll, type Reading } from "../../../../reading/reading.ts";
import { backFrom, matchAt, onFrom } from "../../../../reading/tokens.ts";
import { find } from "../../../../reading/words.ts";
import { isWork } from "./interests.ts";

/** Hours that are kept for work, with the days that were said beside them. */
export interface Meeting {
  /** Hours of the day. */
  readonly from: number;
  readonly to: number;
  readonly on: readonly DayNumber[];
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
}

/** How far from the word for it the hours of work stand, and how far the day. */
const NEAR_WORK = 9;
const NEAR_DAY = 7;
/** A meeting of which only the beginning is said. */
const USUAL_HOURS = 2;
const NOON = 12;

/** "meeting on Tuesday 10:00-12:00", "conference 9-17 on 3-4 March". */
export function findMeetings(reading: Reading, dates: readonly DateSpan[]): readonly Meeting[] {
  const order = orderOf(reading.text) ?? "day";
  const found = findAll(reading, (index) => hoursAt(reading, index));
  return found.map(({ first, next, from, to }) => {
    const near = (index: number) => index >= first - NEAR_DAY && index < next + NEAR_DAY;
    const said = dates.flatMap((span) => ("date" in span && near(span.first) ? [span] : []));
    const days = said.flatMap(({ date }) =>
      date.day === undefined ? [] : daysOf(date, { today: reading.today, order }, undefined).days,
    );
    const length = days.length > 1 ? Math.max(...days) - Math.min(...days) + 1 : days.length;
    const around = [...backFrom(reading, first, NEAR_DAY), ...onFrom(reading, next, NEAR_DAY)];
    const weekdays = around.flatMap((index) => find.weekday(reading, index, "own")?.value ?? []);
    const on = Array.from({ length }, (_, step) => Math.min(...days) + step);
    return { from, to, on, weekdays: days.length > 0 ? [] : [...new Set(weekdays)] };
  });
}

function hoursAt(reading: Reading, index: number) {
  const around = [...backFrom(reading, index, NEAR_WORK), ...onFrom(reading, index, NEAR_WORK)];
  const said = matchAt(reading, index, HOURS) ?? matchAt(reading, index, AT_HOUR);
  if (!said || !around.some((near) => isWork(reading, near))) return undefined;
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
