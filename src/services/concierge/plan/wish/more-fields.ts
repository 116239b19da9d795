import {
  NEEDS,
  type PlanRequest,
  sortedWords,
} from "../../../../domain/contracts/concierge/plan.ts";
import { type DayNumber, parseIsoDate } from "../../../../domain/dates.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { fold } from "../../../../reading/fold.ts";
import { findPrices } from "../../../../reading/money.ts";
import { findPassports } from "../../../../reading/passports.ts";
import { startReading } from "../../../../reading/reading.ts";
import { is } from "../../../../reading/words.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { placesNamed } from "../atlas/spots-named.ts";
import { isTrek } from "../atlas/treks.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { findLengths } from "../understand/length.ts";
import { withAvoided } from "./avoid-field.ts";
import { caresIn, companyIn } from "./cares.ts";
import { asOfTheHotel, withoutRivals } from "./hotel-wish.ts";
import { isLimit, limitsIn } from "./limits.ts";
import { isWholeDay, type Meeting, WHOLE_DAY } from "./meeting.ts";
import { withMust } from "./must-wishes.ts";
import type { StayWish, Wish } from "./wish.ts";
import type { Workplace } from "./workplaces.ts";

/** A destination with the nights that were written behind it. */
interface Stop {
  readonly name: string;
  readonly nights?: number;
  /** They were counted as nights, and not as days. */
  readonly slept?: boolean;
}

/** "Gudauri, 6 nights", "6 ночей в Гудаури", "Qudauri (6 gecə)". */
function stopOf(written: string): Stop {
  const reading = startReading(written, 0);
  const [length] = findLengths(reading);
  if (!length) return { name: written };
  const start = reading.tokens[length.first]?.start ?? 0;
  const end = reading.tokens[length.next]?.start ?? written.length;
  const around = [written.slice(0, start), written.slice(end)];
  const name = around
    .map((part) =>
      part.replace(/^[\s,:;()–—-]+|[\s,:;()–—-]+$/gu, "").replace(/^(?:in|at|в|на)\s+/iu, ""),
    )
    .filter((part) => part !== "")
    .join(" ");
  return {
    name: name === "" ? written : name,
    nights: length.count,
    slept: length.nights,
  };
}

/** The request with its destinations by their names alone. */
export function withBareNames(request: PlanRequest, atlas: Atlas): PlanRequest {
  const { destinations } = request;
  if (!destinations) return request;
  const nameOf = (one: string) => firstOf(narrowed(stopOf(one).name, atlas));
  return { ...request, destinations: destinations.map(nameOf) };
}

/** "Antalya (Belek)" is Belek where that is a place to stay in; "Cancun / Riviera Maya" is the first. */
function narrowed(name: string, atlas: Atlas): string {
  const [, inside] = /\(([^()]+)\)?\s*$/u.exec(name) ?? [];
  const isPlace = placesNamed(inside ?? "", atlas).some(({ kind }) => kind === "spot");
  if (inside !== undefined && isPlace) return inside.trim();
  return name.split(/\s+\/\s+/u)[0] ?? name;
}

/** "Verona or Venice": the first. */
function firstOf(name: string): string {
  return oneOf(name)?.[0] ?? name;
}

/** "Verona or Venice": both sides of the word; undefined where there is none. Brackets tell of one place. */
function oneOf(name: string): readonly [first: string, other: string] | undefined {
  const { tokens } = startReading(name, 0);
  const or = tokens.findIndex(({ low }, index) => index > 0 && is.or(low));
  const [start, next] = [tokens[or]?.start, tokens[or + 1]?.start];
  if (start === undefined || next === undefined || name.includes("(")) return undefined;
  return [name.slice(0, start).replace(/[\s,]+$/u, ""), name.slice(next)];
}

/** "Verona or Venice, 1 night" with its sides exchanged; undefined where no destination has an "or". */
export function withOther(request: PlanRequest): PlanRequest | undefined {
  const { destinations = [] } = request;
  const exchanged = destinations.map((one) => {
    const { name } = stopOf(one);
    const sides = oneOf(name);
    return sides ? one.replace(name, `${sides[1]} or ${sides[0]}`) : one;
  });
  const isOpen = exchanged.some((one, at) => one !== destinations[at]);
  return isOpen ? { ...request, destinations: exchanged } : undefined;
}

function hasNights({ destinations = [] }: PlanRequest): boolean {
  return destinations.some((one) => stopOf(one).nights !== undefined);
}

/** True where a request fills in more than its words. */
export function hasFields(request: PlanRequest): boolean {
  const { query: _query, plan_id: _id, lang: _lang, ...fields } = request;
  return Object.values(fields).some((field) => field !== undefined);
}

/** The wish with what its request states in fields that say more than one thing each. */
export function withMoreFields(
  wish: Wish,
  request: PlanRequest,
  atlas: Atlas,
  today: DayNumber,
): Wish {
  const { must, avoid, hotel, passport, work } = request;
  const named = withStops(wish, request, atlas);
  const worked = work?.length ? withWorkField(named, request, atlas) : named;
  const housed = hotel?.trim() ? withHotel(worked, hotel, today) : worked;
  const codes = (passport ?? []).flatMap((one) => passportOf(one, atlas));
  const needed = withNeedsLeft(housed, request);
  const held = codes.length > 0 ? { ...needed, passports: [...new Set(codes)] } : needed;
  const avoided = avoid?.length
    ? withAvoided(
        held,
        said(avoid).filter((one) => !isAvoidedLimit(one)),
        atlas,
      )
    : held;
  if (!must?.length) return avoided;
  const trekked = withTreks(avoided, must, atlas);
  return withMust(trekked, said(must), { atlas, today, query: request.query });
}

/** "Overnight Halong Bay cruise", "a night in the desert camp at Wadi Rum". */
const OVERNIGHT =
  /\bovernight\b|\bnight (?:on board|in|at)\b|с ночёвк|с ночевк|ночь на|gecələmə|bir gecə/iu;

/** A trek that has to be there, or what takes a night elsewhere, is gone to beside the cities that were listed. */
function withTreks(wish: Wish, must: readonly string[], atlas: Atlas): Wish {
  const codes = new Set([...wish.spots.map(({ country }) => country), ...wish.countries]);
  const bare = (text: string) => fold(text).replace(/\s/gu, "");
  const there = [...codes].flatMap((code) => atlas.inCountry(code));
  const treks = must.flatMap((item) => {
    const named = placesNamed(item, atlas).flatMap((one) =>
      one.kind === "spot" ? [one.spot] : [],
    );
    // "Halong Bay" is what the catalogue calls Ha Long.
    const nights = OVERNIGHT.test(item)
      ? there.filter(({ destination }) => bare(item).includes(bare(destination.name.en)))
      : [];
    return [...named.filter((spot) => isTrek(spot) && codes.has(spot.country)), ...nights];
  });
  return treks.length > 0 ? { ...wish, spots: [...new Set([...wish.spots, ...treks])] } : wish;
}

/** "More than two temples" is counted. */
function isAvoidedLimit(item: string): boolean {
  return limitsIn(item, true).length > 0;
}

function said(items: readonly string[]): readonly string[] {
  return items.filter((item) => /\p{L}/u.test(item));
}

/** Cities that were listed are gone to and no others, in their order and for their nights where those were said. */
function withStops(wish: Wish, request: PlanRequest, atlas: Atlas): Wish {
  const written = (request.destinations ?? []).map(stopOf);
  const stops = written.map((stop) => ({ ...stop, name: firstOf(narrowed(stop.name, atlas)) }));
  const isOpen = written.some(({ name }, at) => name !== stops[at]?.name);
  const { countries, region, when } = wish;
  if (stops.length === 0) return withDates(wish, request);
  const spots = wish.spots.filter((spot) => !stops.some((stop) => isItsTown(spot, stop, wish)));
  const isListed = stops.length === spots.length;
  const stays = stops.flatMap(({ name, nights, slept }, at): StayWish[] => {
    const spot = spotsAmong(name, spots, atlas)[0] ?? (isListed ? spots[at] : undefined);
    return nights === undefined || !spot ? [] : [{ spot, days: nights, nights: slept === true }];
  });
  const { stays: _stays, ...others } = wish;
  const own =
    stays.length > 0 ? stays : (wish.stays ?? []).filter(({ spot }) => spots.includes(spot));
  const isCities = countries.length + region.length === 0 && spots.length > 0;
  const isCounted = stays.length > 0 && stays.length === spots.length && isCities;
  const nights = stays.reduce((sum, { days }) => sum + days, 0);
  const isDated = when?.exact === true && when.end !== undefined;
  return withDates(
    {
      ...others,
      spots,
      ...(isOpen && { open: [...wish.open, "destinations" as const] }),
      ...(own.length > 0 && { stays: own }),
      ...(isCities && { settled: true as const }),
      ...(stays.length > 0 && { ordered: true as const }),
      ...(isCounted && request.days === undefined && !isDated && { days: nights + 1 }),
    },
    request,
  );
}

/** From the first to the last of the dates of a field it is so many days, or one less in words that count nights. */
function withDates(wish: Wish, { dates, days }: PlanRequest): Wish {
  const { when, days: counted = 0 } = wish;
  if (!dates?.trim() || days !== undefined || !when?.exact || when.end === undefined) return wish;
  const dated = when.end - when.start + 1;
  return counted === dated || counted === dated - 1 ? wish : { ...wish, days: dated };
}

/** A town behind a comma only says where the place before it lies: "Palandöken, Erzurum". */
function isItsTown(town: Spot, { name }: Stop, { spots }: Wish): boolean {
  const [first = "", ...rest] = name.split(",").map(fold);
  const said = (spot: Spot, text: string) =>
    Object.values(spot.destination.name).some((one) => text.includes(fold(one)));
  const place = spots.find((spot) => spot !== town && said(spot, first));
  return (
    place !== undefined &&
    rest.some((text) => said(town, text)) &&
    !said(town, first) &&
    distanceKm(place, town) <= IN_TOWN_KM
  );
}

const IN_TOWN_KM = 15;

function spotsAmong(name: string, spots: readonly Spot[], atlas: Atlas): readonly Spot[] {
  const found = placesNamed(name, atlas).flatMap((one) => (one.kind === "spot" ? [one.spot] : []));
  const own = spots.filter((spot) => found.includes(spot));
  if (own.length > 0) return own.slice(0, 1);
  const low = name.trim().toLowerCase();
  return spots
    .filter(({ destination }) =>
      Object.values(destination.name).some((one) => one.toLowerCase() === low),
    )
    .slice(0, 1);
}

/** Days and hours that are taken: the trip is there on the eve of the first and leaves after the last. */
function withWorkField(wish: Wish, request: PlanRequest, atlas: Atlas): Wish {
  const blocks = (request.work ?? []).flatMap(({ from, to = from, start, end, city }) => {
    const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
    if (first === undefined || last === undefined || last < first) return [];
    const on = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    const { from: opens, to: closes } = WHOLE_DAY;
    const isSaid = start !== undefined || end !== undefined;
    const hours = isSaid ? { from: hourOf(start) ?? opens, to: hourOf(end) ?? closes } : WHOLE_DAY;
    const spot = city ? spotsAmong(city, wish.spots, atlas)[0] : undefined;
    return [{ on, hours, spot, ...(city && !spot && { place: city.trim() }) }];
  });
  const all = blocks.flatMap(({ on }) => on);
  if (all.length === 0) return wish;
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const meetings = blocks.map(
    ({ on, hours, place }): Meeting => ({ ...hours, on, weekdays: [], ...(place && { place }) }),
  );
  const workAt = blocks
    .flatMap(({ on, spot, place }): Workplace[] => {
      // A factory out of town is gone to from the city that the work was in before.
      const city = spot ?? (place ? blocks.findLast(isBefore(Math.min(...on)))?.spot : undefined);
      if (!city || wish.spots.length < 2) return [];
      return [{ spot: city, from: Math.min(...on), to: Math.max(...on) }];
    })
    .sort((a, b) => a.from - b.from);
  const { workAt: _workAt, ...others } = wish;
  // On top of an earlier plan the other days of its work stay, and so do its cities.
  const { before } = wish.changed ?? {};
  const had = (before?.meetings ?? []).filter(({ on }) => !on.some((day) => all.includes(day)));
  const dated = datesAround(wish, request, first, last);
  const isWhole = meetings.every(isWholeDay);
  return {
    ...others,
    ...dated,
    ...(!hasNights(request) &&
      !before &&
      staysAt(workAt, wish, dated.when?.start ?? wish.when?.start ?? first - 1)),
    work: true,
    workDays: new Set([...all, ...had.flatMap(({ on }) => on)]).size,
    workFrom: Math.min(first, ...had.flatMap(({ on }) => on)),
    meetings: [...had, ...meetings],
    ...(workAt.length > 0 && isWhole && { workAt }),
  };
}

const isBefore =
  (day: DayNumber) =>
  ({ on, spot }: { readonly on: readonly DayNumber[]; readonly spot?: Spot | undefined }) =>
    spot !== undefined && Math.max(...on) < day;

/** Cities with work first, in the order of their days, each until its work is done. */
function staysAt(
  workAt: readonly Workplace[],
  { spots }: Wish,
  start: DayNumber,
): Partial<Pick<Wish, "spots" | "stays" | "ordered">> {
  const cities = [...new Set(workAt.map(({ spot }) => spot))];
  const others = spots.filter((spot) => !cities.includes(spot));
  if (cities.length === 0) return {};
  let arrived = start;
  const stays = cities.flatMap((spot, at) => {
    const to = Math.max(...workAt.filter((one) => one.spot === spot).map((one) => one.to));
    const days = to + 1 - arrived;
    arrived = to + 1;
    // The last stay takes what is left.
    return at === cities.length - 1 && others.length === 0 ? [] : [{ spot, days }];
  });
  return { spots: [...cities, ...others], ordered: true, ...(stays.length > 0 && { stays }) };
}

/** The dates of the trip, widened where the work begins on its first day or ends behind its last. */
function datesAround(
  { when, days }: Wish,
  { dates, days: asked }: PlanRequest,
  first: DayNumber,
  last: DayNumber,
): Pick<Wish, "when" | "days"> {
  if (dates?.trim() && when?.exact) return {};
  const holds = when?.exact && when.start < first && (when.end ?? when.start) > last;
  const isSame = when?.exact && when.end !== undefined && holds;
  if (isSame && asked === undefined) return {};
  const start = when?.exact && when.start < first ? when.start : first - 1;
  const least = last + 1 - start + 1;
  const length = asked ?? Math.max(days ?? 0, least, isSame ? (when.end ?? 0) - start + 1 : 0);
  return { when: { start, end: start + length - 1, exact: true }, days: length };
}

function hourOf(clock: string | undefined): number | undefined {
  const [hours, minutes = 0] = (clock ?? "").split(":").map(Number);
  return clock === undefined || hours === undefined ? undefined : hours + minutes / 60;
}

/** What is asked of the hotel alone; a sum is the most that a night in a room may cost. */
function withHotel(wish: Wish, hotel: string, today: DayNumber): Wish {
  const reading = startReading(hotel, today);
  // A spa of the hotel is asked of the hotel, and what it has for children is no day out.
  const wishes = findWishes(reading).map(asOfTheHotel);
  const [price] = findPrices(reading);
  const kinds = new Set(wishes.map(({ kind }) => kind));
  const isHeard = (
    { first, next }: { readonly first: number; readonly next: number },
    from: number,
    to: number,
  ) => first < to && next > from;
  // Parts of it of which nothing is understood are for the operator to ask.
  const left = partsOf(hotel).filter(({ text, from, to }) => {
    const own = reading.tokens.flatMap(({ start }, at) =>
      start >= from && start < to ? [at] : [],
    );
    const [begin = 0, end = 0] = [own[0], (own.at(-1) ?? -1) + 1];
    const heard = [...wishes, ...(price ? [price] : [])];
    return /\p{L}/u.test(text) && !heard.some((one) => isHeard(one, begin, end));
  });
  return {
    ...wish,
    wishes: [
      ...wishes.map(({ kind, said: words }) => ({ kind, said: words })),
      ...withoutRivals(wish.wishes, wishes).filter(({ kind }) => !kinds.has(kind)),
    ],
    ...(price && { nightly: { amount: price.amount, currency: price.currencies[0] } }),
    ...(left.length > 0 && { asks: [...(wish.asks ?? []), ...left.map(({ text }) => text)] }),
  };
}

/** Ways are planned and told of by themselves. */
const OF_WAYS =
  /flights?\b|transfer|drives?\b|connection|layover|seaplane|hotel changes|перел[её]т|рейс|пересад|uçuş|aktarma/iu;

/** Needs of which nothing was understood are for the operator to ask. */
function withNeedsLeft(wish: Wish, { needs }: PlanRequest): Wish {
  const left = sortedWords(needs, NEEDS).others.filter((item) => {
    const reading = startReading(item, 0);
    const found = findWishes(reading);
    const { needs: known, interests } = interestsIn(reading, found);
    const heard = [...found, ...known, ...interests, ...caresIn(item), ...companyIn(item)];
    return heard.length === 0 && !OF_WAYS.test(item) && !isLimit(item);
  });
  return left.length > 0 ? { ...wish, asks: [...(wish.asks ?? []), ...left] } : wish;
}

/** What it is to be near is a part by itself: "4 star near the business district". */
const PART =
  /(?:(?!\s(?:near|close to|next to|within walking|рядом с|недалеко от)(?!\p{L}))[^,;.])+/giu;

function partsOf(text: string) {
  return [...text.matchAll(PART)].map(({ 0: part, index }) => ({
    text: part.trim(),
    from: index,
    to: index + part.length,
  }));
}

/** "India", "IN", "Indian". */
function passportOf(written: string, atlas: Atlas): readonly string[] {
  const name = written.trim();
  if (/^[A-Z]{2}$/.test(name)) return [name];
  const { passports } = findPassports(startReading(`${name} passport`, 0));
  if (passports.length > 0) return passports;
  return placesNamed(name, atlas).flatMap((one) => (one.kind === "country" ? [one.code] : []));
}
