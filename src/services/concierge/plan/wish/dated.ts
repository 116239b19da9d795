import { type DayNumber, isoDate } from "../../../../domain/dates.ts";
import { findSureDates } from "../../../../reading/dates.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas/atlas.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { cityIn } from "./own-wishes.ts";
import type { Wish } from "./wish.ts";
import { slugsCalled } from "./wished-things.ts";

/** A sight, a day out or a city of the trip by its slug, and the days that were said for it. */
export type Dated = readonly [slug: string, on: readonly string[]];

const MOST_DATED = 12;
/** Dates that stand so close are of one thing: "31 October / 1 November". */
const LIST = /^\s*(?:\/|&|,?\s*(?:and|or|и|или|və|ya da))\s*$/iu;
const SENTENCE = /[;!?\n]|\.(?=\s|$)/u;
const CLAUSE = /[,;()]|\s[-–]\s/u;

/** The wish with the days that its texts name for its things and cities: "Como on 16 April, the Duomo on 17 April". */
export function withDated(wish: Wish, texts: readonly string[], today: DayNumber): Wish {
  const spots = [...new Set([...wish.spots, ...(wish.made?.spots ?? [])])];
  const all = texts
    .map((text) => withLastDay(text, wish))
    .flatMap((text) => text.split(SENTENCE).flatMap((one) => datedIn(one, { wish, spots, today })));
  const bySlug = new Map<string, readonly string[]>(wish.dated);
  const found = new Set<string>();
  for (const [slug, on] of all) {
    // The first that says it says it best.
    if (found.has(slug)) continue;
    found.add(slug);
    bySlug.set(slug, on);
  }
  return bySlug.size > 0 ? { ...wish, dated: [...bySlug].slice(0, MOST_DATED) } : wish;
}

const LAST_DAY =
  /(?:(?:the|our) )?(?:last|final) day(?! (?:in|of|at)\b)(?!\p{L})|последний день(?! (?:в|на)\b)|son gün(?!\p{L})/giu;

/** The last day by its date, where the dates of the trip are known. */
function withLastDay(text: string, { when, days }: Wish): string {
  if (!when?.exact) return text;
  const end = when.end ?? (days === undefined ? undefined : when.start + days - 1);
  return end === undefined ? text : text.replace(LAST_DAY, isoDate(end));
}

interface Where {
  readonly wish: Wish;
  readonly spots: readonly Spot[];
  readonly today: DayNumber;
}

/** Where a sentence begins with a day each day leads what is done on it, else it follows it. */
function datedIn(sentence: string, where: Where): readonly Dated[] {
  const marks = marksIn(sentence, where.today);
  const [first] = marks;
  if (!first) return [];
  const isNamed = (text: string) => namedIn(text, where).length > 0;
  const leads = !isNamed(clauseBefore(sentence.slice(0, first.start)));
  return marks.flatMap(({ start, end, on }, at): readonly Dated[] => {
    const before = sentence.slice(marks[at - 1]?.end ?? 0, start);
    const after = sentence.slice(end, marks[at + 1]?.start ?? sentence.length);
    // From a day until another is no day for anything.
    if (on.length === 0) return [];
    return namedIn(leads ? after : clauseBefore(before), where).map((slug) => [slug, on]);
  });
}

/** The days that a text names, by month and day. */
export function daysIn(text: string, today: DayNumber): readonly string[] {
  return marksIn(text, today).flatMap(({ on }) => on);
}

/** Days of a sentence by where they stand; none for those of a span. */
function marksIn(sentence: string, today: DayNumber) {
  const reading = startReading(sentence, today);
  const marks: { start: number; end: number; on: string[] }[] = [];
  for (const span of findSureDates(reading).sort((a, b) => a.first - b.first)) {
    if (!("date" in span)) continue;
    const { day, month } = span.date;
    if (day === undefined || month === undefined) continue;
    const start = reading.tokens[span.first]?.start ?? 0;
    const end = reading.tokens[span.next]?.start ?? sentence.length;
    const on = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    const last = marks.at(-1);
    const gap = last ? sentence.slice(last.end, start).trim() : "";
    // What joins the two ends of one span is read with the second.
    const between = gap === "" ? (reading.tokens[span.first]?.text ?? "") : gap;
    // The day that something lasts until is a day of nothing by itself.
    const before = sentence.slice(0, start);
    const isEnd =
      isUntil(before, sentence.slice(start, end)) || OF_THE_TRIP.test(before) || BOUND.test(before);
    if (!last || between.length > LONGEST_BETWEEN)
      marks.push({ start, end, on: isEnd ? [] : [on] });
    else {
      // Between two days that stand side by side: a list of them, or all from one to the other.
      const isList = LIST.test(between) || isNextDay(last.on.at(-1), on);
      last.on = isList && last.on.length > 0 ? [...last.on, on] : [];
      last.end = end;
    }
  }
  return marks;
}

/** A way that is begun or ended on a day, and a day that is only about when it is: the trip's, and no thing's. */
const OF_THE_TRIP =
  /(?:(?:^|[^\p{L}])(?:fly|flying|flight|depart\p{L}*|leav(?:e|ing)|arriv\p{L}*|land(?:ing)?|вылет\p{L}*|летим|прил[её]т\p{L}*|прилета\p{L}*|uçuş\p{L}*|uçuruq|uçacağıq)(?:[^\p{L},;]+(?!(?:to|в|во)\s)\p{L}+){0,3}|(?:^|[^\p{L}])(?:around|about|roughly|sometime|from|starting|beginning|с|со|около|примерно|təxminən)(?: the| on)?)[\s,]*$/iu;

/** What lies behind a day, or before it, is on none of them: "after 20 April". */
const BOUND = /(?:^|[^\p{L}])(?:after|before|после)(?: the)?\s*$/iu;

/** "12-13 May" is two days, as a list of them is. */
function isNextDay(one: string | undefined, other: string): boolean {
  const [month, day] = (one ?? "").split("-").map(Number);
  const [nextMonth, next] = other.split("-").map(Number);
  return month === nextMonth && day !== undefined && next === day + 1;
}

const LONGEST_BETWEEN = 5;

/** "until 24 January", «до 24 января», "24 yanvaradək". */
function isUntil(before: string, said: string): boolean {
  return (
    /(?:^|[\s,;(])(?:until|till|до|по)\s*$/iu.test(before) || /(?:dək|dek|qədər)\b/iu.test(said)
  );
}

function clauseBefore(text: string): string {
  return (
    text
      .split(CLAUSE)
      .filter((one) => /\p{L}{4}/u.test(one))
      .at(-1) ?? ""
  );
}

/** What of the trip a text names: sights and days out, else the city alone. */
function namedIn(text: string, { wish, spots }: Where): readonly string[] {
  const low = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const meant = (wish.own ?? []).flatMap(({ text: own, kinds = [] }) =>
    keysOf(own).every((key) => low.includes(key)) ? kinds.flatMap(slugsCalled) : [],
  );
  const city = cityIn(text, wish);
  const inCity = spots.filter(({ slug }) => slug === city);
  // "Fatima candle procession" is the one of Fátima, not that of Lourdes.
  const named = thingsNamed(text, inCity.length > 0 ? inCity : spots);
  const there = inCity.length > 0 ? meant.filter((slug) => inCity.some(isOf(slug))) : meant;
  const things = [...new Set([...named, ...there])];
  return things.length > 0 || city === undefined ? things : [city];
}

/** True for the city that a slug names, or a sight or day out of it. */
export function isOf(slug: string): (spot: Spot) => boolean {
  return (spot) =>
    spot.slug === slug ||
    spot.destination.places.some((place) => place.slug === slug) ||
    spot.excursions.some((one) => one.slug === slug);
}

/** What a wish of a field is known by in a text: its names, else all of it; the endings may differ. */
function keysOf(own: string): readonly string[] {
  const names = own.match(/\p{Lu}\p{L}{3,}/gu) ?? [];
  return names.length === 0 ? [fold(own)] : names.map((name) => ` ${fold(name).slice(0, STEM)}`);
}

const STEM = 5;

/** The days of a plan on which something was said to be, by their dates. */
export function isSaidOn(on: readonly string[]): (date: DayNumber | undefined) => boolean {
  return (date) => date !== undefined && on.includes(isoDate(date).slice(5));
}
