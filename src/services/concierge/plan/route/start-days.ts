import { type DayNumber, dayNumber, isoDate, weekday } from "../../../../domain/dates.ts";
import { isDayOff } from "../days/days-off.ts";
import { FASTING, holidaysIn, isSabbath, ramadanDuring } from "../days/holy-days.ts";
import { START } from "../weights.ts";
import { windowOf } from "../wish/when.ts";
import type { Wish } from "../wish/wish.ts";

/** Up to so many days a trip is a weekend with a day or two taken off. */
const SHORT = 4;
const SATURDAY = 5;
const SUNDAY = 6;
const FRIDAY = 4;
/** Days that are tried for their flights. */
const MOST_TRIED = 3;

/**
 * Days on which a trip may begin that was given none, the most sensible first: a short trip holds
 * the weekend, work falls on working days, a week by the sea or on skis goes from Saturday on.
 */
export function startDays(
  wish: Wish,
  days: number,
  typical: DayNumber,
  earliest: DayNumber,
): readonly DayNumber[] {
  const costs = ranked(wish, days, typical, earliest);
  if (costs.length === 0) return [typical];
  // No flight is so easy that a weekend without its Sunday would do.
  const most = (costs[0]?.cost ?? 0) + START.worthAFlight;
  const sorted = costs.filter(({ cost }) => cost < most).map(({ day }) => day);
  // Timetables are weekly: another weekday may have the flight that one lacks.
  const weekdays = sorted.map(weekday);
  return sorted
    .filter((_, index) => weekdays.indexOf(weekdays[index] ?? 0) === index)
    .slice(0, MOST_TRIED);
}

/** How far from each other the days lie that are tried for their price. */
const APART = 4;

/**
 * Other days of the same month, for those whose budget the first does not keep: any weekday is worth
 * its price, no feast and no lost weekend is.
 */
export function cheaperStarts(
  wish: Wish,
  days: number,
  typical: DayNumber,
  earliest: DayNumber,
): readonly DayNumber[] {
  const all = ranked(wish, days, typical, earliest);
  const most = (all[0]?.cost ?? 0) + START.worthMoney;
  const open = all.filter(({ cost }) => cost < most).map(({ day }) => day);
  const chosen: DayNumber[] = [];
  for (const day of open.sort((a, b) => a - b))
    if (day - (chosen.at(-1) ?? 0) >= APART) chosen.push(day);
  return chosen;
}

/** The days of the month that a trip may begin on, the most sensible first. */
function ranked(wish: Wish, days: number, typical: DayNumber, earliest: DayNumber) {
  const [from, latest] = windowOf(typical);
  // What the trip is to be over before counts more than the part of the month.
  const wall = (wish.when?.before ?? Number.POSITIVE_INFINITY) - days;
  const first = Math.min(from, wall);
  // A trip that fits into the month ends in it.
  const last = Math.min(wall, Math.max(first, Math.min(latest, lastOfMonth(first) - days + 1)));
  const middle = (first + last) / 2;
  const { spots, countries, region } = wish;
  const codes = new Set([...spots.map(({ country }) => country), ...countries, ...region]);
  const all: { day: DayNumber; cost: number }[] = [];
  for (let day = Math.max(first, earliest); day <= last; day++) {
    const cost = costOf(wish, days, day, codes) + Math.abs(day - middle) * START.dayFromMiddle;
    all.push({ day, cost });
  }
  return all.sort((a, b) => a.cost - b.cost || a.day - b.day);
}

function lastOfMonth(day: DayNumber): DayNumber {
  const [year = 0, month = 1] = isoDate(day).split("-").map(Number);
  return (month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)) - 1;
}

/** What speaks against a day. */
function costOf(wish: Wish, days: number, start: DayNumber, codes: ReadonlySet<string>): number {
  return (
    weekdayCost(wish, days, start) +
    holyCost(wish, days, start, codes) +
    blossomCost(wish, days, start) +
    windowCost(wish, days, start)
  );
}

/** True where so many days from `start` on have a weekday among them. */
function holds(start: DayNumber, days: number, one: number): boolean {
  return (one - weekday(start) + 7) % 7 < days;
}

function weekdayCost(wish: Wish, days: number, start: DayNumber): number {
  const { work, workDays = Math.min(days, 5), weekend } = wish;
  const missed = Number(!holds(start, days, SATURDAY)) + Number(!holds(start, days, SUNDAY));
  let cost = weekend ? missed * START.weekendMissed : 0;
  const met = (wish.meetings ?? []).flatMap(({ weekdays }) => weekdays);
  if (met.length > 0) {
    // Neither the way there nor the way home takes the day of a meeting.
    const inner = Math.min(days, Math.max(2, days - 1)) - 1;
    const lost = met.filter((one) => !holds(start + 1, inner, one)).length;
    return cost + lost * START.workOnDayOff;
  }
  if (work) {
    const country = wish.spots[0]?.country ?? wish.countries[0] ?? "";
    let lost = 0;
    let idle = 0;
    for (let index = 0; index < days; index++) {
      const isOff = isDayOff(start + index, country);
      if (isOff && index < workDays) lost++;
      if (!isOff && index >= workDays) idle++;
    }
    return cost + lost * START.workOnDayOff + idle * START.idleWorkday;
  }
  if (days <= SHORT) {
    cost += missed * START.weekendMissed;
    // Who works till Friday leaves on it, or a day before.
    return cost + (days > 2 && weekday(start) === SATURDAY ? START.offDay : 0);
  }
  // Pilgrims are not on the way home at the hour of the Friday prayer.
  if (wish.interests.includes("pilgrimage") && weekday(start + days - 1) === FRIDAY)
    cost += START.offDay;
  const themed = wish.interests.includes("ski") || wish.interests.includes("beach");
  const away = { [SATURDAY]: 0, [FRIDAY]: 1, [SUNDAY]: 1 }[weekday(start)] ?? 2;
  return cost + away * (themed ? START.offDay : START.offDay / 2);
}

/** In Tokyo and Kyoto the cherries bloom from the last days of March to the first of April. */
function blossomCost({ wishes }: Wish, days: number, start: DayNumber): number {
  if (!wishes.some(({ kind }) => kind === "cherryBlossom")) return 0;
  const [year = 0] = isoDate(start).split("-").map(Number);
  const [from, to] = [dayNumber(year, 3, 25), dayNumber(year, 4, 9)];
  const inBloom = Math.min(to, start + days - 1) - Math.max(from, start) + 1;
  return (1 - Math.max(0, inBloom) / days) * START.blossomMissed;
}

/** What was named and is there for some weeks of the year, such as leaves in their colours, chooses the days. */
function windowCost({ things = [], spots }: Wish, days: number, start: DayNumber): number {
  if (things.length === 0) return 0;
  const [year = 0] = isoDate(start).split("-").map(Number);
  const windows = spots
    .flatMap(({ destination, excursions }) => [...destination.places, ...excursions])
    .flatMap(({ slug, between }) => (between && things.includes(slug) ? [between] : []));
  return windows.reduce((cost, [from, to]) => {
    const on = (day: string) => {
      const [month = 1, date = 1] = day.split("-").map(Number);
      return dayNumber(year, month, date);
    };
    const [first, last] = [on(from), on(to)];
    // Over the turn of a year there is one or the other end of it.
    const end = last < first ? last + DAYS_OF_A_YEAR : last;
    const inside = Math.min(end, start + days - 1) - Math.max(first, start) + 1;
    return cost + (1 - Math.max(0, Math.min(inside, days)) / days) * START.blossomMissed;
  }, 0);
}

const DAYS_OF_A_YEAR = 365;

const isOfRamadan = (said: string) => /ramadan|рамадан/u.test(said);

/** From 19 to 25 March half of the region travels, at twice the fare. */
function isNowruz(start: DayNumber, days: number): boolean {
  const [year = 0] = isoDate(start).split("-").map(Number);
  return start <= dayNumber(year, 3, 25) && start + days > dayNumber(year, 3, 19);
}

/** Feasts close shops and fill planes; in the fast kitchens rest by day; on the Sabbath nothing runs. */
function holyCost(
  { occasions = [], style }: Wish,
  days: number,
  start: DayNumber,
  codes: ReadonlySet<string>,
): number {
  const end = start + days - 1;
  let cost = style === "economy" && isNowruz(start, days) ? START.feast : 0;
  // Of a region any country will do: the dearest feast of all is what is to be avoided.
  let feast = 0;
  for (const code of codes) {
    for (const one of holidaysIn(code))
      if (one.first <= end && start <= one.last) feast = Math.max(feast, one.cost);
    for (const day of [start, end]) if (isSabbath(code, day)) cost += START.sabbath;
  }
  const fasts = [...codes].some((code) => FASTING.has(code)) && !occasions.some(isOfRamadan);
  return cost + feast + (fasts ? (ramadanDuring(start, days) / days) * START.ramadan : 0);
}
