import { fold } from "../../../../../src/reading/fold.ts";
import { startReading } from "../../../../../src/reading/reading.ts";
import {
  cityMeanings,
  isKnownAs,
} from "../../../../../src/services/concierge/plan/atlas/known-as.ts";
import { isGeneric } from "../../../../../src/services/concierge/plan/atlas/thing-names.ts";
import { hasSunday } from "../../../../../src/services/concierge/plan/days/sabbath-days.ts";
import { withoutDay } from "../../../../../src/services/concierge/plan/days/said-days.ts";
import { findWishes } from "../../../../../src/services/concierge/plan/understand/interests.ts";
import {
  about,
  kindsOfThing,
} from "../../../../../src/services/concierge/plan/wish/wished-things.ts";
import { writePlan } from "../../../../../src/services/concierge/plan/wording/write.ts";
import { editDistance } from "../../../../../src/text/nearest.ts";
import { type Made, nameOf, type Thing, thingsOf } from "./made.ts";

const WEEKDAY = /\b(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/gu;
const LONG_WORD = 6;
const SHORTEST_WORD = 4;
/** Letters of an ending, at most. */
const ENDING = 2;
const OR = /\s(?:or|или|və ya|ya)\s/iu;

/** True where an item of `must` is on a day, or a note names it: by its name, else by its kind, else by its words. */
export function isAccountedFor(item: string, made: Made): boolean {
  return item.split(OR).some((one) => isTold(one, made) || isThere(one, made));
}

/** Kept for in these words, or told of in them. */
function isTold(item: string, { trip }: Made): boolean {
  const { wish, days, remarks } = trip;
  const text = item.trim();
  const isOwn = days.some(({ slots }) =>
    Object.values(slots).some((slot) => slot.kind === "own" && slot.own.text.includes(text)),
  );
  const isLeft = remarks.some(
    (one) =>
      (one.kind === "own-left" && one.own.some((own) => own.text.includes(text))) ||
      (one.kind === "asks" && wish.asks?.some((ask) => ask.includes(text))),
  );
  return isOwn || isLeft;
}

function isThere(said: string, made: Made): boolean {
  const { trip } = made;
  const item = withoutDay(said).replace(WEEKDAY, "");
  const names = namesIn(item, made);
  const told = toldIn(made);
  if (names.length > 0 && names.every((name) => told.includes(name))) return true;
  const cities = cityMeanings(trip.frame.stays.map(({ spot }) => spot));
  const meant = thingsOf(trip).filter((thing) => isMeantBy(said, thing, made));
  const isCalled = (thing: Thing) =>
    isKnownAs(item, thing, cities) || (names.length > 0 ? names : stemsIn(item)).some(isIn(thing));
  if (meant.some((thing) => isCalled(thing) || isAboutIt(said, thing, made))) return true;
  if (names.length > 0) return false;
  if (isNightThere(item, made)) return true;
  const kinds = new Set<string>(findWishes(startReading(said, 0)).map(({ kind }) => kind));
  const isOfKind = (thing: Thing) => [...kindsOfThing(thing)].some((kind) => kinds.has(kind));
  const isBooked = trip.days.some(
    ({ slots, opens }) =>
      (opens !== undefined && kinds.has(opens)) ||
      Object.values(slots).some((slot) => slot.kind === "extra" && kinds.has(slot.wish)),
  );
  if (kinds.has("sundayService") && hasSunday(trip.days)) return true;
  if (isBooked || thingsOf(trip).some(isOfKind) || isAnswered(kinds, made)) return true;
  const words = stemsIn(item);
  return words.length > 0 && words.every((word) => told.includes(word));
}

/** True for a thing, or one of a kind, that the item was read as. */
function isMeantBy(item: string, thing: Thing, { trip: { wish } }: Made): boolean {
  const own = wish.own?.find(({ text }) => text === item.trim());
  return own?.kinds?.some((kind) => kindsOfThing(thing).has(kind)) === true;
}

/** True for what a trip is about, where that alone was asked for: "swim in the sea". */
function isAboutIt(item: string, { categories }: Thing, { trip: { wish } }: Made): boolean {
  const { kinds = [] } = wish.own?.find(({ text }) => text === item.trim()) ?? {};
  return categories.some((one) => kinds.includes(about(one)));
}

/** "The last night in Tbilisi" is slept there. */
function isNightThere(item: string, { trip: { frame } }: Made): boolean {
  if (!/\bnights?\b|ночь|gecə/iu.test(item)) return false;
  const isIn = ({ spot }: (typeof frame.stays)[number]) =>
    Object.values(spot.destination.name).some((name) =>
      stemsIn(item).includes(` ${stemOf(fold(name))}`),
    );
  const there = /\blast\b|последн|son\b/iu.test(item) ? frame.stays.slice(-1) : frame.stays;
  return there.some((stay) => isIn(stay) && stay.nights > 0);
}

/** A name may be spelt as another language writes it: "Quqgenhaym". */
const isIn = (thing: Thing) => (stem: string) => {
  const words = [...Object.values(nameOf(thing)), ...Object.values(thing.text)]
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD);
  const start = stem.trim();
  return words.some((word) => {
    if (word.startsWith(start)) return true;
    return start.length >= LONG_WORD && editDistance(word.slice(0, start.length), start) <= 2;
  });
};

/** True where a note answers a wish of one of the kinds. */
function isAnswered(kinds: ReadonlySet<string>, { trip }: Made): boolean {
  return trip.remarks.some((one) => {
    switch (one.kind) {
      case "unmet":
        return one.unmet.some(({ kind }) => kinds.has(kind));
      case "on-request":
        return one.wishes.some((kind) => kinds.has(kind));
      case "priced":
        return one.extras.some(({ wish }) => kinds.has(wish));
      default:
        return false;
    }
  });
}

/** The words of an item that are written as names, without their endings. */
function namesIn(item: string, { trip }: Made): readonly string[] {
  const cities = trip.frame.stays.flatMap(({ spot }) =>
    [spot.destination.name, spot.countryName].flatMap((name) => Object.values(name).map(fold)),
  );
  const isOfCity = (name: string) => cities.some((city) => city.includes(stemOf(fold(name))));
  const names = (item.match(/\p{Lu}[\p{L}\p{M}]{3,}/gu) ?? []).filter(
    (name) => !isGeneric(fold(name)),
  );
  const own = names.filter((name) => !isOfCity(name));
  return own.map((name) => ` ${stemOf(fold(name))}`);
}

function stemsIn(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => ` ${stemOf(word)}`);
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING));
}

/** All that the days and the notes say, and the names and texts of what the days show, in every language. */
function toldIn({ trip }: Made): string {
  const { notes = [], itinerary } = writePlan(trip);
  const days = itinerary.flatMap(({ city, morning, afternoon, evening, tips }) => [
    ...[city, morning, afternoon, evening, tips],
  ]);
  const things = thingsOf(trip).flatMap((thing) => [
    ...Object.values(nameOf(thing)),
    ...Object.values(thing.text),
  ]);
  const events = trip.days.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) => (slot.kind === "event" ? Object.values(slot.text) : [])),
  );
  const cities = trip.frame.stays.flatMap(({ spot }) => Object.values(spot.destination.name));
  const missed = trip.remarks.flatMap((one) =>
    one.kind === "missed" ? one.names.flatMap((name) => Object.values(name)) : [],
  );
  return [...notes, ...days, ...things, ...events, ...cities, ...missed]
    .map((text) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `)
    .join("");
}
