import { type DayNumber, dayNumber, isoDate, weekday, yearOf } from "../../../../domain/dates.ts";
import { lazily } from "../../../../memory/lazily.ts";
import { nextFeast } from "../../../../reading/feasts.ts";
import { EVENT_PARTS, type EventPart } from "../../../../reading/lexicon/event-days.ts";
import { type DayRule, OCCASIONS, type Occasion } from "../../../../reading/lexicon/events.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import type { Remark } from "../notes/remarks.ts";
import { lengthOf } from "../route/terms.ts";
import { windowOf } from "../wish/when.ts";
import { namesNoPlace, type Wish } from "../wish/wish.ts";
import type { Frame } from "./frame.ts";
import type { Slots } from "./slots.ts";

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
/** From so many days on an occasion has a month of its own. */
const LONG = 20;
/** Shares of a trip before and after which a feast is in its first and in its last city. */
const EARLY = 0.35;
const LATE = 0.5;
const FRIDAY = 4;
const SATURDAY = 5;

/** The wish on the days of what it is made for, where no days were said; in its place, where none was. */
export function withOccasion(wish: Wish, atlas: Atlas, today: DayNumber): Wish {
  const said = occasionsFor(wish);
  const [first] = said;
  if (!first) return onItsEve(wish);
  const spot = namesNoPlace(wish) ? atlas.spot(first.at ?? "") : undefined;
  const length = first.whole ? wholeOf(wish, first) : {};
  const placed = { ...wish, ...length, ...(spot && { spots: [spot] }) };
  const edition = editionFor(placed, said, today);
  if (!edition || placed.when?.exact) return placed;
  const { days } = lengthOf(placed);
  const start = withinSaid(startIn(edition, days, placed.when?.start), days, edition, placed.when);
  return { ...placed, when: { start, exact: true }, chosenFor: true };
}

/** In the month, or the part of it, that was said, where the occasion is met in it. */
function withinSaid(start: DayNumber, days: number, { from, to }: Edition, when: Wish["when"]) {
  if (!when) return start;
  const [first, last] = windowOf(when.start);
  const said = Math.max(first, Math.min(start, last));
  return said <= to && said + days > from ? said : start;
}

/** Days that all of an occasion takes, where no length was said. */
function wholeOf({ days, when }: Wish, { lasts }: Occasion): Pick<Wish, "days"> {
  return days === undefined && when?.end === undefined ? { days: lasts } : {};
}

/** "Fatima for 13 May": who names the day of a feast is there on the evening before. */
function onItsEve(wish: Wish): Wish {
  const { when, spots } = wish;
  if (!when?.exact || when.end !== undefined) return wish;
  const feast = spots
    .slice(0, 1)
    .flatMap(({ slug }) => held().get(slug) ?? [])
    .find(
      (one) =>
        one.eve && isFor(one.always, wish) && dayOf(one.first, yearOf(when.start)) === when.start,
    );
  return feast?.eve ? { ...wish, when: { ...when, start: when.start - feast.eve } } : wish;
}

const IN_PASSING = 45;

/** When the occasion is, and whether the days of the plan were chosen for it, or miss it. */
export function occasionRemarks(wish: Wish, start: DayNumber, days: number): Remark[] {
  const editions = occasionsFor(wish).flatMap((one) => editionsOf(one, start - SAME_TIME));
  const isWithin = ({ from, to }: Edition) => from < start + days && to >= start;
  const edition = editions.find(isWithin) ?? nearest(editions, start);
  if (!edition) return [];
  const { occasion, from, to } = edition;
  // Months from days that were named it is spoken of in passing: "half-term is no option".
  const away = Math.max(from - start - days, start - to);
  if (wish.when?.exact && away > IN_PASSING) return [];
  // When a school is closed those who send a child there know best.
  const isOfSchool = /break|half-term|school|holidays/i.test(occasion.name.en);
  if (wish.when?.exact && isOfSchool && !isWithin(edition)) return [];
  // Of holidays all days of the trip have to be in them, of a fair one is enough.
  const isWhole = from <= start && start + days - 1 <= to;
  const met = isOfSchool && !isWhole ? "partly" : "met";
  const how = !isWithin(edition) ? "missed" : wish.chosenFor ? "chosen" : met;
  const { name, sure = false, tickets = false } = occasion;
  return [{ kind: "occasion", name, sure, tickets, from, to, how }];
}

/** The city of what the trip is made for, where that falls into the first or the last days of the trip. */
export function feastEnd(wish: Wish, start: DayNumber, days: number) {
  for (const occasion of occasionsFor(wish)) {
    const { at, lasts } = occasion;
    const [edition] = at === undefined || lasts > SHORT ? [] : editionsOf(occasion, start);
    const share = edition ? (edition.to - start) / days : 1;
    if (share < EARLY) return { at, end: "first" } as const;
    if (share > LATE && share < 1) return { at, end: "last" } as const;
  }
  return undefined;
}

/** The parts of days that what is held there then takes, by the index of the day. */
export function eventParts({ days, start }: Frame, wish: Wish): ReadonlyMap<number, Slots> {
  const found = new Map<number, Slots>();
  const spots = new Set(days.map(({ spot }) => spot));
  const unasked = [...spots].flatMap(({ slug }) => held().get(slug) ?? held().get(ANYWHERE) ?? []);
  const own = unasked.filter(({ always }) => isFor(always, wish));
  for (const occasion of new Set([...occasionsFor(wish), ...own])) {
    const parts = EVENT_PARTS[occasion.name.en];
    const [edition] = parts ? editionsOf(occasion, start - 1) : [];
    if (!parts || !edition) continue;
    for (const one of parts) take(one, edition, occasion);
  }
  return found;

  function take(one: EventPart, { from, to }: Edition, occasion: Occasion): void {
    const { on = [0, to - from], part, texts } = one;
    const [first, last] = typeof on === "number" ? [on, on] : on;
    const isOnce = one.on === undefined || one.once;
    const open = days.flatMap((day, index) => {
      const at = (day.calendar.date ?? 0) - from;
      const isOn = first <= at && at <= last && isHeldAt(one, occasion, day.spot);
      return isOn && !day.fixed[part] && !found.get(index)?.[part] ? [{ day, index, at }] : [];
    });
    // What has one day of several has one without a way, where there is such a day.
    const quiet = open.find(({ day }) => Object.keys(day.fixed).length === 0) ?? open[0];
    for (const { index, at } of isOnce ? (quiet ? [quiet] : []) : open) {
      const text = texts[(at - first) % texts.length];
      if (text) found.set(index, { ...found.get(index), [part]: { kind: "event", text } });
    }
  }
}

function isHeldAt({ at }: EventPart, occasion: Occasion, { slug, country }: Spot): boolean {
  if (at !== undefined) return at.split(" ").includes(slug);
  if (occasion.at !== undefined) return occasion.at === slug;
  return occasion.in === undefined || occasion.in === country;
}

const ANYWHERE = "";

/** What is held whether it was named or not, by the cities where it is. */
const held = lazily(() => {
  const byCity = new Map<string, Occasion[]>();
  for (const occasion of OCCASIONS.filter(({ always }) => always))
    for (const { at = ANYWHERE } of EVENT_PARTS[occasion.name.en] ?? [])
      for (const slug of at.split(" ")) byCity.set(slug, [...(byCity.get(slug) ?? []), occasion]);
  const anywhere = byCity.get(ANYWHERE) ?? [];
  for (const [slug, own] of byCity) if (slug !== ANYWHERE) byCity.set(slug, [...own, ...anywhere]);
  return byCity;
});

function isFor(always: Occasion["always"], { interests, party, wishes }: Wish): boolean {
  if (always === "pilgrims") return interests.includes("pilgrimage");
  if (always !== "couples") return true;
  const isTwo = party.adults === 2 && party.children + party.infants === 0;
  // Two friends, or a mother and her daughter, are no couple.
  const isPair =
    isTwo && (interests.includes("honeymoon") || wishes.some(({ kind }) => kind === "pair"));
  // A dinner that was asked for has that evening by itself.
  const isServed = wishes.some(({ kind }) => kind === "candleDinner");
  return isPair && !isServed && !interests.includes("pilgrimage");
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
    .filter((one) => startIn(one, days, wish.when?.start) >= today + EARLIEST);
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
function startIn({ occasion, from, to }: Edition, days: number, near = from): DayNumber {
  const { lasts, best: usual = Math.floor(lasts / 2) } = occasion;
  // Of a long one the month that was said counts more than its best days.
  const isSaid = near > from && near <= to && lasts > LONG;
  const best = isSaid ? near - from : usual;
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
