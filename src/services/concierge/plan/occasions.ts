import { type DayNumber, dayNumber, isoDate, weekday, yearOf } from "../../../domain/dates.ts";
import { nextFeast } from "../../../reading/feasts.ts";
import { type DayRule, OCCASIONS, type Occasion } from "../../../reading/lexicon/events.ts";
import type { Atlas } from "./atlas.ts";
import type { Frame, FrameDay } from "./frame.ts";
import type { Remark } from "./remarks.ts";
import { lengthOf } from "./terms.ts";
import { namesNoPlace, type Wish } from "./wish.ts";

/** An edition of an occasion: its first and last day. */
interface Edition {
  readonly occasion: Occasion;
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** A trip is planned at least so many days ahead. */
const EARLIEST = 2;
/** A month that was said is that of an edition whose middle lies no farther from it. */
const SAME_TIME = 45;
/** So many days of a trip come before a short occasion. */
const MOST_BEFORE = 3;
/** Up to so many days a trip is a weekend with a day or two taken off. */
const SHORT = 4;
const FRIDAY = 4;
const SATURDAY = 5;

/** The wish on the days of what it is made for, where no days were said; in its place, where none was. */
export function withOccasion(wish: Wish, atlas: Atlas, today: DayNumber): Wish {
  const said = occasionsFor(wish);
  const [first] = said;
  if (!first) return wish;
  const spot = namesNoPlace(wish) ? atlas.spot(first.at ?? "") : undefined;
  const placed = spot ? { ...wish, spots: [spot] } : wish;
  const edition = editionFor(placed, said, today);
  if (!edition || placed.when?.exact) return placed;
  const { days } = lengthOf(placed);
  return { ...placed, when: { start: startIn(edition, days), exact: true }, chosenFor: true };
}

/** When the occasion is, and whether the days of the plan were chosen for it, or miss it. */
export function occasionRemarks(wish: Wish, start: DayNumber, days: number): Remark[] {
  const editions = occasionsFor(wish).flatMap((one) => editionsOf(one, start - SAME_TIME));
  const isWithin = ({ from, to }: Edition) => from < start + days && to >= start;
  const edition = editions.find(isWithin) ?? nearest(editions, start);
  if (!edition) return [];
  const { occasion, from, to } = edition;
  const how = !isWithin(edition) ? "missed" : wish.chosenFor ? "chosen" : "met";
  const { name, sure = false, tickets = false } = occasion;
  return [{ kind: "occasion", name, sure, tickets, from, to, how }];
}

/** The day that is kept for what the trip is made for, where it is held in one of its cities. */
export function eventDay(frame: Frame, wish: Wish) {
  for (const occasion of occasionsFor(wish)) {
    const text = occasion.day;
    if (!text) continue;
    const editions = editionsOf(occasion, frame.start - SAME_TIME);
    const isOn = ({ spot, calendar: { date } }: FrameDay) =>
      (occasion.at === undefined ? spot.country === occasion.in : spot.slug === occasion.at) &&
      date !== undefined &&
      editions.some(({ from, to }) => from <= date && date <= to);
    const slot = { kind: "event", text } as const;
    const isWhole = ({ fixed }: FrameDay) => Object.keys(fixed).length === 0;
    const whole = frame.days.findIndex((day) => isOn(day) && isWhole(day));
    if (whole >= 0) return { index: whole, part: "afternoon", slot } as const;
    for (const part of ["afternoon", "evening", "morning"] as const) {
      const index = frame.days.findIndex((day) => isOn(day) && !day.fixed[part]);
      if (index >= 0) return { index, part, slot };
    }
  }
  return undefined;
}

/** Those that are held where the trip goes; of all of them where it goes to none. */
function occasionsFor({ occasions = [], spots, countries, region }: Wish): readonly Occasion[] {
  const said = OCCASIONS.filter((one) => occasions.includes(one.said));
  const codes = [...spots.map(({ country }) => country), ...countries, ...region];
  const isThere = (one: Occasion) => one.in === undefined || codes.includes(one.in);
  const there = said.filter(isThere);
  return there.length > 0 || codes.length > 0 ? there : said;
}

function editionFor(
  wish: Wish,
  occasions: readonly Occasion[],
  today: DayNumber,
): Edition | undefined {
  const { days } = lengthOf(wish);
  const ahead = occasions
    .flatMap((one) => editionsOf(one, today))
    .filter((one) => startIn(one, days) >= today + EARLIEST);
  const { when } = wish;
  if (!when) return ahead.sort((a, b) => a.from - b.from)[0];
  const near = nearest(ahead, when.start);
  return near && Math.abs((near.from + near.to) / 2 - when.start) <= SAME_TIME ? near : undefined;
}

function nearest(editions: readonly Edition[], day: DayNumber): Edition | undefined {
  const away = ({ from, to }: Edition) => Math.abs((from + to) / 2 - day);
  return [...editions].sort((a, b) => away(a) - away(b))[0];
}

/** The first day of a trip that holds a short occasion, or lies inside a long one. */
function startIn({ occasion, from, to }: Edition, days: number): DayNumber {
  const { lasts, best = Math.floor(lasts / 2) } = occasion;
  if (days >= lasts) return from - Math.min(MOST_BEFORE, Math.ceil((days - lasts) / 2));
  const start = from + best - (best === 0 ? 0 : Math.floor(days / 2));
  const wanted = days <= SHORT ? FRIDAY : SATURDAY;
  const onWeekday = best === 0 ? start : start - ((weekday(start) - wanted + 7) % 7);
  return Math.max(from, Math.min(onWeekday, to - days + 1));
}

/** This year's and the next two, as far as they are known and not over. */
function editionsOf(occasion: Occasion, today: DayNumber): readonly Edition[] {
  const year = yearOf(today);
  return [year - 1, year, year + 1, year + 2].flatMap((one) => {
    const from = dayOf(occasion.first, one);
    const to = from === undefined ? 0 : from + occasion.lasts - 1;
    return from === undefined || to < today ? [] : [{ occasion, from, to }];
  });
}

function dayOf(rule: DayRule, year: number): DayNumber | undefined {
  if ("years" in rule) {
    const date = rule.years[year];
    return date && dayNumber(year, date[0], date[1]);
  }
  if ("from" in rule) {
    const feast = nextFeast(rule.from, dayNumber(year, 1, 1));
    const isOfYear = feast !== undefined && isoDate(feast).startsWith(String(year));
    return isOfYear ? feast + rule.days : undefined;
  }
  const [month, date, wanted] = rule;
  const day = dayNumber(year, month, date);
  return wanted === undefined ? day : day + ((wanted - weekday(day) + 7) % 7);
}
