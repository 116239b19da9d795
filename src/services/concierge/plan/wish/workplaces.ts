import { type DayNumber, weekday } from "../../../../domain/dates.ts";
import { findOtherDates, findSureDates } from "../../../../reading/dates.ts";
import { daysOf, orderOf } from "../../../../reading/days.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { type Found, findPlaces } from "../understand/places.ts";
import { isOfWork } from "./own-wishes.ts";
import type { Wish } from "./wish.ts";

/** Work in a city on some days of it. */
export interface Workplace {
  readonly spot: Spot;
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** Days in a city that is seen after work, where none were asked for. */
const AFTER_WORK = 2;

/** A word of the text that names a city, or a day. */
interface Said<T> {
  readonly first: number;
  readonly value: T;
}

/** The wish with each city's own days of work: "in Singapore on 8 and 9 March, in KL on the 11th". */
export function withWorkplaces(
  wish: Wish,
  query: string,
  atlas: Atlas,
  { places, today }: { readonly places: Places; readonly today: DayNumber },
): Wish {
  // Singapore is a city as well as a country.
  const ofOneCity = wish.countries.filter((code) => atlas.inCountry(code).length === 1);
  const all = [...wish.spots, ...ofOneCity.flatMap((code) => atlas.inCountry(code))];
  if (!wish.work || all.length < 2) return wish;
  const { when, fixedDates, workFrom, workDays } = wish;
  // "until Sunday 7 March": a last day that was said is none of the work, and stands.
  const isEnded = workFrom !== undefined && workDays !== undefined && when?.end !== undefined;
  const worked = isEnded ? workFrom + workDays - 1 : 0;
  const said = workplacesIn(query, all, atlas, { places, today });
  const workAt = said
    .filter(({ from }) => !isEnded || from <= worked || from < when.end)
    .map((one) => (one.from <= worked ? { ...one, to: Math.min(one.to, worked) } : one));
  const [first] = workAt;
  const last = workAt.at(-1);
  if (!first || !last) return withinDates(wish, all);
  const cities = workAt.map(({ spot }) => spot);
  const others = all.filter((spot) => !cities.includes(spot));
  const asked = others.map((spot) => wish.stays?.find((stay) => stay.spot === spot)?.days);
  const after = asked.reduce<number>((sum, days = AFTER_WORK) => sum + days, 0);
  // The first meeting is flown to on its eve.
  const eve = Math.min(when?.exact ? when.start : first.from, first.from - 1);
  const start = fixedDates && when ? when.start : eve;
  // Home is flown to on the day after the last of it, where no day was given.
  const isKept = fixedDates || isEnded;
  const least = isKept && when?.end ? when.end : last.to + after;
  const end = Math.max(when?.end ?? last.to + 1, least);
  let arrived = start;
  const stays = workAt.slice(0, others.length > 0 ? undefined : -1).map(({ spot, to }, index) => {
    // A day between two meetings is for the way; without one the way takes a morning.
    const leaves = Math.min(to + 1, workAt[index + 1]?.from ?? to + 1);
    const stay = { spot, days: leaves - arrived };
    arrived = leaves;
    return stay;
  });
  return {
    ...wish,
    spots: [...cities, ...others],
    countries: wish.countries.filter((code) => !ofOneCity.includes(code)),
    ordered: true,
    workAt,
    workFrom: first.from,
    stays,
    days: end - start + 1,
    when: { start, end, exact: true },
  };
}

/** Sunday, and the Friday before it, by their distance from Monday. */
const SUNDAY = 6;
const TO_FRIDAY = 2;

/** Dates of the whole trip with room for an eve: the first day is for the way, the city of the work is left when it is done. */
function withinDates(wish: Wish, all: readonly Spot[]): Wish {
  const { when, fixedDates, weekend, workDays, stays = [] } = wish;
  const [city, other, ...others] = all;
  if (!fixedDates || when?.end === undefined || !city || !other || others.length > 0) return wish;
  const { start, end } = when;
  const after = stays.find(({ spot }) => spot === other)?.days ?? 0;
  // "a trade fair, then a weekend in Rio".
  const away =
    weekend && weekday(end) === SUNDAY
      ? end - TO_FRIDAY
      : workDays !== undefined && end - start + 1 > workDays + after
        ? start + workDays + 1
        : undefined;
  if (away === undefined || away <= start + 1 || away > end) return wish;
  const stay = { spot: city, days: away - start };
  return { ...wish, spots: all, ordered: true, workFrom: start + 1, stays: [stay] };
}

/** In the order of their days, one for each city that has some. */
function workplacesIn(
  query: string,
  cities: readonly Spot[],
  atlas: Atlas,
  { places, today }: { readonly places: Places; readonly today: DayNumber },
): readonly Workplace[] {
  const reading = startReading(query, today);
  const order = orderOf(reading.text) ?? "day";
  const dated = findSureDates(reading).flatMap((span): Said<DayNumber>[] => {
    if (!("date" in span) || span.date.day === undefined) return [];
    const [value] = daysOf(span.date, { today, order }, undefined).days;
    return value === undefined ? [] : [{ first: span.first, value }];
  });
  // "in Frankfurt on Tuesday 8 December and in Zurich on Thursday": the one after the day before it.
  const weekdays = findOtherDates(reading).flatMap((span): Said<DayNumber>[] => {
    const before = dated.findLast(({ first }) => first < span.first);
    if (!before || !("date" in span) || span.date.day !== undefined) return [];
    const [value] = daysOf(span.date, { today, order }, before.value).days;
    return value === undefined ? [] : [{ first: span.first, value }];
  });
  const named = findPlaces(reading, atlas, places).flatMap(({ named, first }): Said<Spot>[] => {
    const spot = cities.find((city) => isCalled(named, city));
    return spot ? [{ first, value: spot }] : [];
  });
  // "We leave on 7 March and come back on the 16th from Paris": a sentence without work has no day of it.
  const sentences = [...query.matchAll(/[^.!?;\n]+/gu)];
  const isWorked = ({ first }: Said<DayNumber>) => {
    const at = reading.tokens[first]?.start ?? 0;
    const [text = ""] =
      sentences.find((one) => one.index <= at && at < one.index + one[0].length) ?? [];
    return isOfWork(text);
  };
  const worked = dated.filter(isWorked);
  const days = worked.length > 1 ? worked : dated;
  const isCityFirst = (named[0]?.first ?? 0) < (days[0]?.first ?? 0);
  const byCity = new Map<Spot, DayNumber[]>();
  const cityOf = ({ first }: Said<DayNumber>) =>
    isCityFirst
      ? named.findLast((one) => one.first < first)?.value
      : named.find((one) => one.first > first)?.value;
  for (const one of days) {
    const city = cityOf(one);
    if (city) byCity.set(city, [...(byCity.get(city) ?? []), one.value]);
  }
  // A weekday is told of a city that has no date: "home Friday" is of none.
  for (const one of weekdays) {
    const city = cityOf(one);
    if (city && !byCity.has(city)) byCity.set(city, [one.value]);
  }
  // "a conference in Vienna on 10-12 May, then Budapest", not "in Vienna and Budapest, 10-14 May".
  const isOfTheFirst = isCityFirst && named[0] !== undefined && byCity.has(named[0].value);
  if (byCity.size === 0 || (byCity.size < 2 && !isOfTheFirst)) return [];
  return [...byCity]
    .map(([spot, all]) => ({ spot, from: Math.min(...all), to: Math.max(...all) }))
    .sort((a, b) => a.from - b.from);
}

function isCalled(named: Found["named"], city: Spot): boolean {
  if (named.kind === "spot") return named.spot === city;
  if (named.kind === "country") return named.code === city.country;
  return (
    named.kind === "city" &&
    [named.place.code, named.place.cityCode].includes(city.destination.place)
  );
}
