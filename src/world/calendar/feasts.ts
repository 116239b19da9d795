import { type DayNumber, dayNumber, weekday } from "../../domain/dates.ts";

/** Days that move from year to year: by rule where there is one, by the moons' nineteen years elsewhere. */

/** Easter Sunday, by the Gregorian reckoning. */
export function easter(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) %
    30;
  const paschal = moon - (moon > 28 || (moon === 28 && golden > 10) ? 1 : 0);
  const dayOfWeek =
    (year + Math.floor(year / 4) + paschal + 2 - century + Math.floor(century / 4)) % 7;
  const fromMarch = 28 + paschal - dayOfWeek;
  return dayNumber(year, 3, 1) + fromMarch - 1;
}

/** Days by which the Julian calendar is behind, until 2100. */
const JULIAN_DAYS = 13;

/** Easter Sunday of the Orthodox churches. */
function orthodoxEaster(year: number): DayNumber {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + sunday + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1) + JULIAN_DAYS;
}

/** 1 Ramadan of 1447 and the mean length of a year of twelve moons: within a day or two. */
const RAMADAN = dayNumber(2026, 2, 18);
const MOON_YEAR = 354.367;
const FITR_AFTER = 30;
const ADHA_AFTER = 98;

/** Days since the last 1 Ramadan. */
export function dayOfMoonYear(day: DayNumber): number {
  const years = (day - RAMADAN) / MOON_YEAR;
  return (years - Math.floor(years)) * MOON_YEAR;
}

/** Every day of a year that lies so long after 1 Ramadan: one, or two in some years. */
function moonDays(year: number, after: number): readonly DayNumber[] {
  const first = dayNumber(year, 1, 1);
  const from = Math.ceil((first - after - RAMADAN) / MOON_YEAR);
  return [from, from + 1]
    .map((moons) => RAMADAN + Math.round(moons * MOON_YEAR) + after)
    .filter((day) => day >= first && day < dayNumber(year + 1, 1, 1));
}

/** Month and day in 2024 to 2042; the moons come back to them after nineteen years. */
const CYCLE = { first: 2024, years: 19 } as const;
// biome-ignore format: years read better in rows
const SPRING_FESTIVAL = [
  210, 129, 217, 206, 126, 213, 203, 123, 211, 131, 219, 208, 128, 215, 204, 124, 212, 201, 122,
];
// biome-ignore format: as above
const MID_AUTUMN = [
  917, 1006, 925, 915, 1003, 922, 912, 1001, 919, 908, 927, 916, 1004, 924, 913, 1002, 920, 910, 928,
];
// biome-ignore format: as above
const DIWALI = [
  1101, 1020, 1108, 1029, 1017, 1105, 1026, 1114, 1102, 1022, 1110, 1030, 1018, 1107, 1027, 1115, 1104, 1025, 1112,
];

function inCycle(dates: readonly number[], year: number): DayNumber {
  const place = (((year - CYCLE.first) % CYCLE.years) + CYCLE.years) % CYCLE.years;
  return onDate(year, dates[place] ?? 201);
}

function onDate(year: number, date: number): DayNumber {
  return dayNumber(year, Math.floor(date / 100), date % 100);
}

/** The first such weekday (0 is Monday) on or after a date. */
function weekdayFrom(year: number, date: number, wanted: number): DayNumber {
  const from = onDate(year, date);
  return from + ((wanted - weekday(from) + 7) % 7);
}

const MONDAY = 0;
const THURSDAY = 3;

/** Letters for the days that move. */
const MOVING: Readonly<Record<string, (year: number) => readonly DayNumber[]>> = {
  E: (year) => [easter(year)],
  O: (year) => [orthodoxEaster(year)],
  F: (year) => moonDays(year, FITR_AFTER),
  A: (year) => moonDays(year, ADHA_AFTER),
  C: (year) => [inCycle(SPRING_FESTIVAL, year)],
  M: (year) => [inCycle(MID_AUTUMN, year)],
  D: (year) => [inCycle(DIWALI, year)],
  /** Thanksgiving, Labor Day and Memorial Day in the United States. */
  T: (year) => [weekdayFrom(year, 1122, THURSDAY)],
  L: (year) => [weekdayFrom(year, 901, MONDAY)],
  R: (year) => [weekdayFrom(year, 525, MONDAY)],
};

/** First and last day of a span in each year: `1222..103`, `E-9..E+7`. One that ends before it begins ends a year later. */
export function spansIn(text: string, year: number): readonly (readonly [DayNumber, DayNumber])[] {
  const [from = "", to = from] = text.split("..");
  if (/^\d/.test(from)) {
    const first = onDate(year, Number(from));
    const last = onDate(year, Number(to));
    return [[first, last < first ? onDate(year + 1, Number(to)) : last]];
  }
  const days = MOVING[from.charAt(0)]?.(year);
  if (!days) throw new Error(`No such day: ${text}`);
  return days.map((day) => [day + Number(from.slice(1)), day + Number(to.slice(1))]);
}
