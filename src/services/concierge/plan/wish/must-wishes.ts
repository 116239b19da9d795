import type { Category } from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { suitsAsked } from "../route/theme.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { companyIn } from "./cares.ts";
import { spotsOf } from "./denied.ts";
import { eveningOf, isAnEvening, tableOf } from "./evening-there.ts";
import { bareName, itemOf } from "./item.ts";
import {
  capitalised,
  cityAsked,
  isNightThere,
  isOfManner,
  isRest,
  namedNearby,
} from "./must-places.ts";
import { isName, onFoot, tellingOf, thingsMeant, wordsOf } from "./must-things.ts";
import { placeNamesIn, placeOfOwn } from "./own-place.ts";
import { citiesIn, LONGEST_OWN, type Own, sizeOf, timesIn, timesOn } from "./own-wishes.ts";
import { saidAs } from "./said-as.ts";
import type { Wish, WishedDays } from "./wish.ts";
import { about, calledBy, isOfThings, kindsOfThing } from "./wished-things.ts";

const MOST_ASKS = 6;

/**
 * The wish with what has to be in the plan: things of the catalogue that are called so, else by what
 * they tell of themselves, else kinds of wishes. Whatever of it no day shows in the end gets room as
 * the client's own wish.
 */
export function withMust(
  wish: Wish,
  written: readonly string[],
  {
    atlas,
    today,
    query = "",
  }: { readonly atlas: Atlas; readonly today: DayNumber; readonly query?: string },
): Wish {
  const meant = written.map((one) => itemOf(one, query));
  const rests = meant.flatMap((one, at): Own[] =>
    one.kind === "rest"
      ? [{ ...restOf(written[at] ?? ""), ...(one.days > 1 && { times: one.days }) }]
      : [],
  );
  const eased = meant.flatMap((one) => (one.kind === "thing" && one.eased ? [one.text] : []));
  const choices = meant.flatMap((one) =>
    one.kind === "thing" && one.options.length > 1 ? [one.options] : [],
  );
  const items = meant.flatMap((one) => (one.kind === "thing" ? [one.text] : []));
  const there = spotsOf(wish, atlas);
  const walked = wish.wishes.some(({ kind }) => kind === "hiking") ? there.map(onFoot) : there;
  const cities = items.map((item) => cityAsked(item, wish, there));
  const things = items.filter(
    (item, at) => !cities[at] && !isOfManner(item, wish, there) && !isNightThere(item, wish),
  );
  const terms = { there: walked, atlas, today, query };
  const read = things.map((item) => {
    const options = choices.find((one) => one.every((part) => item.includes(part))) ?? [item];
    const all = options.map((one) => readMust(one, wish, terms));
    // Of several that will do the one that is there and suits, else the first that is there.
    const one = bestAmong(all, walked, wish) ?? readMust(item, wish, terms);
    const { kinds = [] } = one.own;
    return eased.includes(item)
      ? { ...one, own: { ...one.own, kinds, eased: true as const } }
      : one;
  });
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
  // The words of the query name all of them: what was not taken is not asked for.
  const refused = choices.flatMap((options) => {
    const taken = read.find(({ said }) => options.includes(said));
    const left = taken ? options.filter((one) => one !== taken.said) : [];
    return left.map((one) => without(readMust(one, wish, terms), taken));
  });
  const others = refused.flatMap(({ slugs }) => slugs);
  const kindsOf = (some: readonly string[]) =>
    there
      .flatMap(({ excursions, destination }) => [...excursions, ...destination.places])
      .filter(({ slug }) => some.includes(slug))
      .flatMap((thing) => [...kindsOfThing(thing)]);
  const lost = new Set([
    ...refused.flatMap(({ kinds }): readonly string[] => kinds),
    ...kindsOf(others),
  ]);
  for (const kind of kindsOf(slugs)) lost.delete(kind);
  const oneOf = choices.flatMap((options) => {
    const chosen = read.find(({ said }) => options.includes(said));
    const slug = chosen?.slugs[0];
    // Of two kinds of evening nothing is said: the other may be there as well.
    return slug === undefined || others.length === 0 ? [] : [slug];
  });
  return {
    ...wish,
    spots: [...new Set([...wish.spots, ...cities.flatMap((spot) => spot ?? [])])],
    things: [
      ...new Set([
        ...(wish.things ?? []).filter((slug) => !loose.includes(slug) && !others.includes(slug)),
        ...slugs,
      ]),
    ],
    without: (wish.without ?? []).filter((slug) => !read.some(({ slugs }) => slugs.includes(slug))),
    // One wish said in a field and in words is one.
    wishes: [...wish.wishes.filter(({ kind }) => !heard.has(kind) && !lost.has(kind)), ...wishes],
    interests: [
      ...new Set([
        ...wish.interests.filter((one) => !ofOneDay.includes(one)),
        ...read.flatMap(({ interests }) => interests),
      ]),
    ],
    ...(asks.length > 0 && {
      asks: [...new Set([...(wish.asks ?? []), ...asks])].slice(0, MOST_ASKS),
    }),
    ...(oneOf.length > 0 && { oneOf }),
    own: [
      ...rests,
      ...read.map(({ own }) => own),
      // What the words said of the same is said by the field.
      ...(wish.own ?? []).filter(({ text }) => !items.some((item) => isSaidIn(text, item))),
    ],
  };
}

type Read = Pick<ReturnType<typeof readMust>, "slugs" | "kinds">;

/** What an option asks for that the one that was taken does not. */
function without({ slugs, kinds }: Read, taken: Read | undefined): Read {
  return {
    slugs: slugs.filter((slug) => !taken?.slugs.includes(slug)),
    kinds: kinds.filter((kind) => !taken?.kinds.includes(kind)),
  };
}

/** The first of several whose things suit the party; the first that is there at all else. */
function bestAmong<One extends { readonly slugs: readonly string[] }>(
  all: readonly One[],
  there: readonly Spot[],
  wish: Wish,
): One | undefined {
  const things = there.flatMap(({ excursions, destination }) => [
    ...excursions,
    ...destination.places,
  ]);
  const suitsOne = ({ slugs }: One) =>
    things.some((thing) => slugs.includes(thing.slug) && suitsAsked(thing, wish));
  return (
    all.find(suitsOne) ??
    all.find(({ slugs }) => slugs.length > 0) ??
    (all.length === 1 ? all[0] : undefined)
  );
}

/** A day that nothing is planned for, on the date that its words name. */
function restOf(text: string): Own {
  return { text: text.trim().slice(0, LONGEST_OWN), must: true, rest: true };
}

interface Terms {
  readonly there: readonly Spot[];
  readonly atlas: Atlas;
  readonly today: DayNumber;
  readonly query: string;
}

function readMust(item: string, wish: Wish, { there, atlas, today, query }: Terms) {
  const reading = startReading(item, today);
  const bare = bareName(item);
  const times = timesIn(item) ?? timesOn(item, wish.days);
  // Of a whole continent a common word names nothing: an "opera evening" is not that of one city.
  const isPlaced = wish.spots.length + wish.countries.length > 0;
  const called = thingsNamed(isPlaced ? capitalised(bare) : bare, there);
  const telling = tellingOf(bare, there);
  const place = placeOfOwn(item, wish, atlas);
  const placeNames = placeNamesIn(item, atlas);
  const meant = thingsMeant(bare, there, {
    called,
    near: place.near,
    placeNames,
    suitsThem: (thing) => suitsAsked(thing, wish),
  });
  // "The candle procession of Fátima" is not that of Lourdes.
  const [city, ...otherCities] = citiesIn(item, wish);
  const isThere = (slug: string) =>
    city === undefined || otherCities.length > 0 || isOfCity(slug, city, there);
  const slugs = [...meant].filter(isThere);
  const abroad = slugs.length === 0 ? namedNearby(bare, wish, there, atlas) : undefined;
  // "The Last Supper" is the painting, and no table for the evening.
  const names = there
    .flatMap(({ excursions, destination }) => [...excursions, ...destination.places])
    .filter(({ slug }) => called.includes(slug))
    .flatMap((thing) => Object.values("parts" in thing ? thing.name : thing.title))
    .flatMap(wordsOf);
  const found = findWishes(reading).filter(({ first, next }) =>
    reading.tokens.slice(first, next).some(({ low }) => !names.includes(low)),
  );
  // "A classical concert in Vienna" is one there, and not the opera of the city before it.
  if (slugs.length === 0 && abroad === undefined && !times && !place.out)
    slugs.push(
      ...eveningOf(
        found.map(({ kind }) => kind),
        { item, city: there.find(({ slug }) => slug === place.near) },
        wish,
      ),
    );
  const isEvening = called.length === 0 && slugs.some((slug) => isAnEvening(slug, there));
  // A name that nothing there bears says more than the kind of it: "dives at Leven bank".
  const isOfItsOwn =
    abroad !== undefined || (slugs.length === 0 && telling.some((word) => isName(word, item)));
  const wishes: readonly WishedDays[] = isOfItsOwn
    ? []
    : found
        // "A day trip to Lake Como" is that day and no other.
        .filter(({ kind }) => kind !== "outings" || telling.length + slugs.length === 0)
        // A table that the catalogue has is the dinner.
        .filter(({ kind }) => kind !== "dinner" || slugs.length === 0)
        .filter(({ kind }) => !(isEvening && isOfThings(kind)))
        .map(({ kind }) => ({
          kind,
          said: item.slice(0, LONGEST_OWN),
          ...(times && { times }),
        }));
  const read =
    slugs.length + found.length === 0 && !isOfItsOwn ? interestsIn(reading, found).interests : [];
  if (read.includes("food") && sizeOf(item) === "evening")
    slugs.push(
      ...tableOf(item, place.near ? there.filter((one) => one.slug === place.near) : there, wish),
    );
  // "A beach day in Barcelona" is one day at its beach, and no trip about beaches.
  const ofDay = sizeOf(item) === "day" && !times ? bestOf(read, place.near, there) : undefined;
  if (ofDay !== undefined) slugs.push(ofDay);
  const interests = ofDay === undefined ? read : [];
  // What lies too far is not served by another of its kind.
  const alike = place.far ? [] : [...wishes.map(({ kind }) => kind), ...interests.map(about)];
  const served = [...slugs.map(calledBy), ...alike];
  const isFree = companyIn(item).includes("freeride");
  const own: Own = {
    text: (abroad?.text ?? saidAs(item, query, wish.lang) ?? item).trim().slice(0, LONGEST_OWN),
    must: true,
    ...(served.length > 0 && { kinds: served }),
    ...(times && { times }),
    ...(abroad?.place ?? place),
    ...(isFree && served.length === 0 && { as: "freeride" as const }),
  };
  const kinds = [...wishes, ...found].map(({ kind }) => kind).filter(isOfThings);
  const once = ofDay === undefined ? [] : read;
  return {
    said: item,
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

function isSaidIn(text: string, item: string): boolean {
  const [short, long] = [text, item].map((one) => fold(one));
  return (
    short !== undefined && long !== undefined && (long.includes(short) || short.includes(long))
  );
}

function isOfCity(thing: string, city: string, there: readonly Spot[]): boolean {
  const all = there
    .filter(({ slug }) => slug === city)
    .flatMap(({ excursions, destination }) => [...excursions, ...destination.places]);
  return all.some(({ slug }) => slug === thing);
}
