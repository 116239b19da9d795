import { type DayNumber, dayNumber, yearOf } from "../../../../domain/dates.ts";
import { lengthOf } from "../route/terms.ts";
import { daysIn, isOf } from "../wish/dated.ts";
import { upcoming } from "../wish/when.ts";
import type { Wish } from "../wish/wish.ts";

/** Days of a trip before what it is made for, where it stays in one place. */
const MOST_BEFORE = 3;
/** Where there are several cities one is there on the eve, and goes on behind it. */
const ON_ITS_EVE = 1;
/** Shares of a trip before and after which a day that was said is in its first and in its last city. */
const EARLY = 0.4;
const LATE = 0.6;

/**
 * The wish with days that hold what was said to be on its own dates ("Fátima on 12-13 May", "the
 * Holy Fire, 1 May 2027"), where no dates of the trip were given: what is held then is neither its
 * length nor its first day.
 */
export function withDatedStart(wish: Wish, must: readonly string[], today: DayNumber): Wish {
  const { when, work, dated = [] } = wish;
  const said = [
    ...dated.flatMap(([, days]) => days),
    ...must.flatMap((text) => daysIn(text, today)),
  ];
  if (work || said.length === 0) return wish;
  const { days } = lengthOf(when?.end === undefined ? wish : { ...wish, when: openEnded(when) });
  const span = when?.end === undefined ? 1 : when.end - when.start + 1;
  // Dates as long as the trip are the trip's.
  const isOwn = when?.exact && when.end !== undefined && (wish.days ?? span) <= span;
  if (isOwn) return wish;
  const on = said.map((day) => onYear(day, when?.start, today));
  const [first, last] = [Math.min(...on), Math.max(...on)];
  const isHeld = when?.exact && when.start < first && last < when.start + days;
  if (isHeld || last - first + 1 > days || first <= today + MOST_BEFORE) return wish;
  const isAlone = wish.spots.length < 2 || wish.ordered === true;
  const spare = Math.floor((days - (last - first + 1)) / 2);
  const before = Math.min(isAlone ? MOST_BEFORE : ON_ITS_EVE, Math.max(0, spare));
  return { ...wish, days, when: { start: first - before, exact: true }, chosenFor: true };
}

function openEnded({ start, exact }: NonNullable<Wish["when"]>) {
  return { start, exact };
}

/** "05-12" in the year of the trip, else the next. */
function onYear(day: string, near: DayNumber | undefined, today: DayNumber): DayNumber {
  const [month = 1, date = 1] = day.split("-").map(Number);
  return near === undefined ? upcoming(month, date, today) : dayNumber(yearOf(near), month, date);
}

/** The city of what has its own dates, where those fall into the first or the last days of the trip. */
export function datedEnd({ dated = [], spots, things = [] }: Wish, start: DayNumber, days: number) {
  for (const [slug, on] of dated) {
    const at = spots.find(isOf(slug))?.slug;
    const day = Math.max(...on.map((one) => onYear(one, start, start)));
    const share = (day - start) / days;
    if (at === undefined || share < 0 || share > 1) continue;
    if (share < EARLY) return { at, end: "first" } as const;
    if (share > LATE) return { at, end: "last" } as const;
  }
  if (dated.length > 0) return undefined;
  // What begins or ends in the course of the trip: leaves that turn after its first days.
  for (const { slug, destination, excursions } of spots) {
    for (const one of [...destination.places, ...excursions]) {
      if (!one.between || !things.includes(one.slug)) continue;
      const [first, last] = one.between.map((day) => onYear(day, start, start));
      if (first === undefined || last === undefined || last < first) continue;
      if (first > start && first < start + days) return { at: slug, end: "last" } as const;
      if (last >= start && last < start + days - 1) return { at: slug, end: "first" } as const;
    }
  }
  return undefined;
}
