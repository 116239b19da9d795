import type { Category } from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { companyIn } from "./cares.ts";
import { spotsOf } from "./denied.ts";
import { isName, onFoot, tellingOf, thingsMeant, wordsOf } from "./must-things.ts";
import { placeNamesIn, placeOfOwn } from "./own-place.ts";
import { LONGEST_OWN, MANNER, type Own, REST, sizeOf, timesIn, timesOn } from "./own-wishes.ts";
import type { Wish, WishedDays } from "./wish.ts";
import { about, calledBy, isOfThings, kindsOfThing } from "./wished-things.ts";

const MOST_ASKS = 6;
const NEAR_HOTEL = /walking distance|within a walk|пешком от/iu;
const SHORTEST_WORD = 4;

/**
 * The wish with what has to be in the plan: things of the catalogue that are called so, else by what
 * they tell of themselves, else kinds of wishes. Whatever of it no day shows in the end gets room as
 * the client's own wish.
 */
export function withMust(
  wish: Wish,
  items: readonly string[],
  { atlas, today }: { readonly atlas: Atlas; readonly today: DayNumber },
): Wish {
  const there = spotsOf(wish, atlas);
  const walked = wish.wishes.some(({ kind }) => kind === "hiking") ? there.map(onFoot) : there;
  const cities = items.map((item) => cityAsked(item, wish, there));
  const things = items.filter(
    (item, at) => !cities[at] && !isOfManner(item, wish, there) && !isNightThere(item, wish),
  );
  const read = things.map((item) => readMust(item, wish, { there: walked, atlas, today }));
  const all = read.flatMap((one) => one.wishes);
  // A starred dinner, or one by candlelight, is the good dinner that its own words speak of.
  const isFiner = (said: string) =>
    all.some(
      (one) => (one.kind === "michelin" || one.kind === "candleDinner") && one.said === said,
    );
  const wishes = all.filter(({ kind, said }) => kind !== "dinner" || !isFiner(said));
  const isFine = wishes.some(({ kind }) => kind === "michelin" || kind === "candleDinner");
  const slugs = read.flatMap((one) => one.slugs);
  // What shares but the region with an item that names a thing is not what was meant.
  const loose = read.flatMap((one) => one.loose).filter((slug) => !slugs.includes(slug));
  const called = there
    .flatMap(({ excursions, destination }) => [...excursions, ...destination.places])
    .filter(({ slug }) => slugs.includes(slug));
  // Baths that are called by name are the steam that the words speak of.
  const isBathed = called.some((thing) => kindsOfThing(thing).has("baths"));
  const heard = new Set([
    ...read.flatMap(({ kinds }) => kinds),
    ...(isBathed ? (["hammam"] as const) : []),
    // The good dinner of the words is the finer one of the field.
    ...(isFine ? (["dinner"] as const) : []),
    ...read.flatMap(({ own: { as } }) => as ?? []),
  ]);
  const ofOneDay = wish.spots.length > 1 ? read.flatMap(({ once }) => once) : [];
  const asks = items.filter(
    (item, at) =>
      !cities[at] && !things.includes(item) && !isRest(item) && !isNightThere(item, wish),
  );
  return {
    ...wish,
    spots: [...new Set([...wish.spots, ...cities.flatMap((spot) => spot ?? [])])],
    things: [
      ...new Set([...(wish.things ?? []).filter((slug) => !loose.includes(slug)), ...slugs]),
    ],
    without: (wish.without ?? []).filter((slug) => !read.some(({ slugs }) => slugs.includes(slug))),
    // One wish said in a field and in words is one.
    wishes: [...wish.wishes.filter(({ kind }) => !heard.has(kind)), ...wishes],
    interests: [
      ...new Set([
        ...wish.interests.filter((one) => !ofOneDay.includes(one)),
        ...read.flatMap(({ interests }) => interests),
      ]),
    ],
    ...(asks.length > 0 && {
      asks: [...new Set([...(wish.asks ?? []), ...asks])].slice(0, MOST_ASKS),
    }),
    own: [
      ...read.map(({ own }) => own),
      // What the words said of the same is said by the field.
      ...(wish.own ?? []).filter(({ text }) => !items.some((item) => isSaidIn(text, item))),
    ],
  };
}

/** The city of a country that is gone to, where nothing but the city is asked for. */
function cityAsked(item: string, wish: Wish, there: readonly Spot[]): Spot | undefined {
  if (wish.settled || wish.countries.length + wish.region.length === 0) return undefined;
  if (sizeOf(item) === "day") return undefined;
  const said = wordsOf(item).filter((word) => word.length >= SHORTEST_WORD && !isInLexicons(word));
  if (said.length === 0) return undefined;
  return there.find(({ destination }) =>
    Object.values(destination.name).some((name) => fold(name) === said.join(" ")),
  );
}

/** True for what is asked of the hotel or of the manner of the trip, and names no thing there. */
function isOfManner(item: string, { spots }: Wish, there: readonly Spot[]): boolean {
  if (!MANNER.test(item) && !isRest(item)) return false;
  // What a hotel is to be near is named, and asked of the hotel all the same.
  if (NEAR_HOTEL.test(item)) return true;
  return thingsNamed(capitalised(item), spots.length > 0 ? spots : there).length === 0;
}

/** "The last night in Tbilisi" is the stay there, and no outing. */
function isNightThere(item: string, { spots }: Wish): boolean {
  const left = wordsOf(item).filter((word) => word.length > 1 && !NIGHT_WORDS.test(word));
  const isOfCity = (word: string) =>
    spots.some(({ destination }) =>
      Object.values(destination.name).some((name) => fold(name).startsWith(word.slice(0, -1))),
    );
  return /night|ноч|gece/u.test(fold(item)) && left.length > 0 && left.every(isOfCity);
}

const NIGHT_WORDS =
  /^(?:nights?|ноч\p{L}*|gece\p{L}*|last|first|one|two|final|the|in|at|of|последн\p{L}*|перв\p{L}*|одн\p{L}*|две|во|на|son|ilk|bir|iki|\d+)$/u;

function isRest(item: string): boolean {
  return REST.test(item);
}

function readMust(
  item: string,
  wish: Wish,
  {
    there,
    atlas,
    today,
  }: { readonly there: readonly Spot[]; readonly atlas: Atlas; readonly today: DayNumber },
) {
  const reading = startReading(item, today);
  const times = timesIn(item) ?? timesOn(item, wish.days);
  // Of a whole continent a common word names nothing: an "opera evening" is not that of one city.
  const isPlaced = wish.spots.length + wish.countries.length > 0;
  const called = thingsNamed(isPlaced ? capitalised(item) : item, there);
  const telling = tellingOf(item, there);
  const place = placeOfOwn(item, wish, atlas);
  const placeNames = placeNamesIn(item, atlas);
  const slugs = [...thingsMeant(item, there, { called, near: place.near, placeNames })];
  // "The Last Supper" is the painting, and no table for the evening.
  const names = there
    .flatMap(({ excursions, destination }) => [...excursions, ...destination.places])
    .filter(({ slug }) => called.includes(slug))
    .flatMap((thing) => Object.values("parts" in thing ? thing.name : thing.title))
    .flatMap(wordsOf);
  const found = findWishes(reading).filter(({ first, next }) =>
    reading.tokens.slice(first, next).some(({ low }) => !names.includes(low)),
  );
  // A name that nothing there bears says more than the kind of it: "dives at Leven bank".
  const isOfItsOwn = slugs.length === 0 && telling.some((word) => isName(word, item));
  const wishes: readonly WishedDays[] = isOfItsOwn
    ? []
    : found
        // "A day trip to Lake Como" is that day and no other.
        .filter(({ kind }) => kind !== "outings" || telling.length + slugs.length === 0)
        // A table that the catalogue has is the dinner.
        .filter(({ kind }) => kind !== "dinner" || slugs.length === 0)
        .map(({ kind }) => ({
          kind,
          said: item.slice(0, LONGEST_OWN),
          ...(times && { times }),
        }));
  const read =
    slugs.length + found.length === 0 && !isOfItsOwn ? interestsIn(reading, found).interests : [];
  // "A beach day in Barcelona" is one day at its beach, and no trip about beaches.
  const ofDay = sizeOf(item) === "day" && !times ? bestOf(read, place.near, there) : undefined;
  if (ofDay !== undefined) slugs.push(ofDay);
  const interests = ofDay === undefined ? read : [];
  // What lies too far is not served by another of its kind.
  const served = place.far
    ? []
    : [...slugs.map(calledBy), ...wishes.map(({ kind }) => kind), ...interests.map(about)];
  const isFree = companyIn(item).includes("freeride");
  const own: Own = {
    text: item.trim().slice(0, LONGEST_OWN),
    must: true,
    ...(served.length > 0 && { kinds: served }),
    ...(times && { times }),
    ...place,
    ...(isFree && served.length === 0 && { as: "freeride" as const }),
  };
  const kinds = [...wishes, ...found].map(({ kind }) => kind).filter(isOfThings);
  const once = ofDay === undefined ? [] : read;
  return {
    slugs,
    loose: slugs.some((slug) => called.includes(slug)) ? called : [],
    wishes,
    interests,
    once,
    own,
    kinds: [...wishes.map(({ kind }) => kind), ...kinds],
  };
}

/** What a city has of an interest before anything else. */
function bestOf(
  [interest]: readonly Category[],
  near: string | undefined,
  there: readonly Spot[],
): string | undefined {
  const city = there.find(({ slug }) => slug === near);
  return city?.destination.places.find(({ categories }) => categories[0] === interest)?.slug;
}

/** In a field for names a name is one however it is written. */
function capitalised(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function isSaidIn(text: string, item: string): boolean {
  const [short, long] = [text, item].map((one) => fold(one));
  return (
    short !== undefined && long !== undefined && (long.includes(short) || short.includes(long))
  );
}
