import type {
  CatalogueExcursion,
  CataloguePlace,
  Category,
  Unsuited,
} from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isBare } from "../atlas/world-spots.ts";
import { isOpen } from "../days/season.ts";
import { CITY_DAYS } from "../weights.ts";
import { isUnwanted } from "../wish/unwanted.ts";
import type { Wish } from "../wish/wish.ts";
import { hourOf } from "./flights.ts";
import { isForTheGrownUp, isForTheOlder, OLD_ENOUGH } from "./of-age.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** Interests that a place must be about, not merely have something of. */
export const ESSENTIAL: readonly Category[] = [
  "beach",
  "ski",
  "desert",
  "islands",
  "pilgrimage",
  "mountains",
  "wine",
];

/** What may fill most days of a stay: people come back to it day after day. */
export const THEMES = ["pilgrimage", "ski", "beach", "wellness"] as const;
export type Theme = (typeof THEMES)[number];

/** Wishes that a stay by the sea answers without being asked for one. */
const RESTFUL: ReadonlySet<Category> = new Set([
  "beach",
  "family",
  "honeymoon",
  "islands",
  "luxury",
  "wellness",
]);

/** Children of any age tire of longer excursions, and so do those who take it easy. */
const LONGEST_WITH_CHILDREN = 9;
const LONGEST_AT_EASE = 9;
const LONGEST_WITH_SMALL_CHILDREN = 6;
const LONGEST_BEFORE_A_NAP = 4;
/** Small children are back by this hour, unless something was asked for. */
const BED_TIME = 20.5;

export function hasChildren({ party, ages }: Pick<Wish, "party" | "ages">): boolean {
  return party.children + party.infants > 0 && !ages.every((age) => age >= TEENAGER);
}

const TEENAGER = 13;
/** An evening out of so many hours ends in the night. */
const LATE_HOURS = 3;

/** True for travellers of a kind that the catalogue names. */
export function isBarred(one: Unsuited, wish: Wish): boolean {
  const { smallChildren, party, needs, interests } = wish;
  if (one === "small_children") return smallChildren;
  if (one === "children") return party.children + party.infants > 0;
  if (one === "honeymoon") return interests.includes("honeymoon");
  if (needs.includes(one)) return true;
  // Pilgrims keep to what is allowed without saying so; a kosher table has neither pork nor a strange wine.
  return one === "halal" && (interests.includes("pilgrimage") || isKosher(wish));
}

export function isSpaTown({ destination: { categories } }: Spot): boolean {
  return categories[0] === "wellness";
}

export function isKosher({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "kosher");
}

/** What is walked up, by its own words. */
const CLIMB =
  /\b(?:climb|steps|hike|scale|scramble|tiers|uphill (?:past|through)|(?:up|down|take|at|lit|dark)\b[^.]{0,12}\bstairs|(?:top|upper) (?:seats|rows?))\b/i;
/** What takes strong legs, or a night's sleep, whatever the catalogue says of wheels. */
const STRENUOUS =
  /\b(?:hike|hiking|trek|summit|levada|sledge|kilometres on foot|sunrise)\b|another umrah|\bten kilometres\b|\bbefore dawn\b/i;
/** What is walked, which tires those who walk badly; courts of a harem are joined by steps. */
const WALKED =
  /\bon foot\b|\bwalk (?:back|down|from|to the end|part)\b|\bfour kilometres\b|\bfollow the (?:red )?tram\b|\bharem\b|\bcobbl|\bsteep\b/i;
/** A walk of hours in a group, or an evening at high bars. */
const ON_ONES_FEET =
  /\bwalking tour\b|\bhop between\b|\bbar to bar\b|\bbar crawl\b|\bstanding (?:at|in|among)\b|\bstand at a counter\b|\b(?:stairs|caves?|caverns?) (?:into|down)\b|\bcitadel\b/i;
/** What is begun in the cool of the morning and takes a day without a way: hours on foot, hundreds of steps. */
const LONG_CLIMB = /\bhike\b[^.]{0,40}\bkilomet|\b(?:\d{1,2},)?\d{3} steps\b|\bten kilometres\b/i;
/** Wheels, paddles and boards: nothing for old legs, nor for a child that is carried. */
const ON_WHEELS =
  /\b(?:bi)?cycl(?:e|es|ing)\b|\bbikes?\b|\bpedal\b|\browing\b|\brow (?:a|across|out|to)\b|kayak|paddle(?! steamer)|\braft|\bsurf|zip.?line|paraglid|quad|snowmobile|jet.?ski|toboggan|segway/i;
/** Glasses and late hours. */
const GROWN_UP =
  /\b(?:beers?|cocktails?|drinks?|saperavi|jazz|pubs?|cabaret|wines?|bars?|clubs)\b/i;

/** What the words of a thing tell of those it is for; asked for again with every part of a day. */
const toldOf = lazilyPer(({ text }: Thing) => ({
  climb: CLIMB.test(text.en) || ON_ONES_FEET.test(text.en),
  longClimb: LONG_CLIMB.test(text.en),
  strenuous: STRENUOUS.test(text.en),
  grownUp: GROWN_UP.test(text.en),
  onWheels: ON_WHEELS.test(text.en),
  walked: WALKED.test(text.en),
}));

/** What takes strong legs is for no day that begins on a plane. */
export function isStrenuous(thing: Thing): boolean {
  return toldOf(thing).strenuous;
}

/** True for what is walked or climbed in the cool of a morning that has no way in it. */
export function isLongClimb(thing: CataloguePlace | CatalogueExcursion): boolean {
  return toldOf(thing).longClimb;
}

/** Those who take it easy: by their pace, or on wheels. */
export function isSlow({ pace, needs }: Wish): boolean {
  return pace === "relaxed" || needs.includes("wheelchair");
}

/** Those who cannot walk far are not sent up steps either. */
export function walksLittle({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "littleWalking");
}

/** Those to be spared: on wheels, weak on their legs, or old. */
export function isFrail(wish: Wish): boolean {
  return wish.needs.includes("wheelchair") || walksLittle(wish) || isOld(wish);
}

function isExpecting({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "pregnant");
}

/** Where one dances till late; a pub with a fiddler is for all ages. */
const CLUB = /\bclubs?\b|\bdance\b|\bparty\b|until (?:dawn|morning|the first)/i;

function isOld({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "elderly");
}

function isOfClubs({ categories, text }: CataloguePlace | CatalogueExcursion, wish: Wish) {
  return (
    categories.includes("nightlife") && !wish.interests.includes("nightlife") && CLUB.test(text.en)
  );
}

/**
 * A lake or a promenade that everybody goes to, or that was named, is no less for those who do not
 * ride around it: the plan takes them there in words of its own.
 */
export function isEasedFor(thing: Thing, wish: Wish): boolean {
  if (!("parts" in thing) || !(isFrail(wish) || wish.smallChildren)) return false;
  return (
    toldOf(thing).onWheels && (thing.must === true || wish.things?.includes(thing.slug) === true)
  );
}

/** Grown-ups at an easy pace have no use for rides and slides. */
function isQuietCouple({ pace, party, interests }: Wish): boolean {
  return (
    pace === "relaxed" && party.children + party.infants === 0 && !interests.includes("family")
  );
}

/** Those who come for the nights, and name no sight by day. */
export const isForTheNights = lazilyPer(({ interests, things = [], spots }: Wish): boolean => {
  if (!interests.includes("nightlife") || !interests.every((one) => OF_NIGHTS.has(one)))
    return false;
  const all = spots.flatMap(({ excursions, destination }) => [
    ...excursions,
    ...destination.places,
  ]);
  const called = all.filter(({ slug }) => things.includes(slug));
  return called.every(({ categories }) => categories.some((one) => OF_NIGHTS.has(one)));
});

const OF_NIGHTS: ReadonlySet<Category> = new Set(["adventure", "city", "food", "nightlife"]);

/** True where nothing about the travellers speaks against a place or an excursion. */
export function suits(thing: Thing, wish: Wish, asked = false): boolean {
  const { usual, easier } = suitsKnown(wish);
  const known = asked ? easier : usual;
  const its = known.get(thing) ?? suitsThem(thing, wish, asked);
  known.set(thing, its);
  return its;
}

/** Every part of every day, at every level, asks for the same things again. */
const suitsKnown = lazilyPer((_wish: Wish) => ({
  usual: new Map<Thing, boolean>(),
  easier: new Map<Thing, boolean>(),
}));

function suitsThem(thing: Thing, wish: Wish, asked: boolean): boolean {
  if (wish.without?.includes(thing.slug) || isUnwanted(thing, wish)) return false;
  if ("price_from" in thing) {
    // Who sleeps after lunch is back for it.
    if (thing.hours > LONGEST_BEFORE_A_NAP && wish.wishes.some(({ kind }) => kind === "nap"))
      return false;
    if (wish.smallChildren && thing.hours > LONGEST_WITH_SMALL_CHILDREN) return false;
    if (!asked && wish.smallChildren && hourOf(thing.at ?? "0") + thing.hours > BED_TIME)
      return false;
    if (!asked && thing.hours > LONGEST_WITH_CHILDREN && hasChildren(wish)) return false;
    if (!asked && thing.hours > LONGEST_AT_EASE && isSlow(wish)) return false;
  }
  if ("parts" in thing && wish.smallChildren && isForTheGrownUp(thing)) return false;
  // Who is carried is in bed by night.
  const isOfNight = "parts" in thing && thing.parts.every((part) => part === "evening");
  if (!asked && wish.party.infants > 0 && isOfNight && (thing.hours ?? 0) >= LATE_HOURS)
    return false;
  const isYoung = wish.party.infants > 0 || wish.ages.some((age) => age < OLD_ENOUGH);
  if (!asked && isYoung && "parts" in thing && isForTheOlder(thing)) return false;
  if ("for_children" in thing && thing.for_children && !hasChildren(wish)) return false;
  if (isForOthers(thing, wish)) return false;
  if (!asked && isQuietCouple(wish) && thing.categories[0] === "family") return false;
  const told = toldOf(thing);
  const isSpared = isSlow(wish) || isFrail(wish) || isExpecting(wish);
  if (isSpared && told.strenuous) return false;
  if (
    told.onWheels &&
    !isEasedFor(thing, wish) &&
    (isFrail(wish) || (wish.smallChildren && !asked))
  )
    return false;
  if (isFrail(wish) && (told.climb || isOfClubs(thing, wish))) return false;
  if (told.grownUp && !asked && wish.party.children + wish.party.infants > 0) return false;
  if (
    walksLittle(wish) &&
    (told.climb || told.walked || (!asked && thing.not_for?.includes("wheelchair")))
  )
    return false;
  const { not_for: barred } = thing;
  if (!barred) return true;
  if (wish.pace === "relaxed" && barred.includes("wheelchair") && told.climb) return false;
  for (const one of barred) if (isBarred(one, wish)) return false;
  return true;
}

/** True for a table of those who eat otherwise and for what is shown only when asked for, unless it was named. */
function isForOthers({ only_for: only, slug }: Thing, { needs, wishes, things }: Wish): boolean {
  if (!only || things?.includes(slug)) return false;
  const theirs = new Set<string>([...needs, ...wishes.map(({ kind }) => kind)]);
  return !only.some((one) => theirs.has(one));
}

/** The same for what was asked for by name: of small children only the smallest keep a party from it. */
export function suitsAsked(thing: Thing, wish: Wish): boolean {
  // At school age a long day out that was asked for is no hardship.
  const isLong = wish.ages.every((age) => age >= SCHOOL_AGE);
  const { eased, onWheels, called } = asAsked(wish);
  if (isEasedOf(thing.slug, wish)) return suits(thing, onWheels, isLong);
  if (wish.things?.includes(thing.slug)) return suits(thing, called, isLong);
  // A fish restaurant was asked for, and not the one up the lane of steps.
  const isTable = thing.categories.includes("food") || thing.categories.includes("nightlife");
  const isUpSteps = isTable && thing.not_for?.includes("wheelchair") === true;
  return !(walksLittle(wish) && isUpSteps) && suits(thing, eased, isLong);
}

/** A wish as it judges what it asks for, what it asks for as far as wheels get there, and what it calls by its name. */
const asAsked = lazilyPer((wish: Wish): Readonly<Record<"eased" | "onWheels" | "called", Wish>> => {
  const isTooSmall = wish.party.infants > 0 || wish.ages.some((age) => age < TODDLER);
  const older = wish.party.children > 1 || !isTooSmall;
  const eased: Wish = older ? { ...wish, smallChildren: false, pace: "normal" } : wish;
  // Who walks little and names a bath or a castle means it.
  const wishes = eased.wishes.filter(({ kind }) => !OF_LEGS.has(kind));
  const needs = eased.needs.filter((one) => one !== "wheelchair");
  const interests = wish.interests.filter((one) => one !== "honeymoon");
  // Wine is made before the eyes of those who are nearly grown, too.
  const isGrown = wish.ages.length === wish.party.children && wish.ages.every((age) => age >= TEEN);
  const party = isGrown ? { ...wish.party, children: 0 } : wish.party;
  return {
    eased,
    onWheels: { ...eased, needs, wishes },
    called: { ...eased, wishes, interests, party },
  };
});

const OF_LEGS: ReadonlySet<string> = new Set(["littleWalking", "elderly"]);

/** True for what was asked for as far as wheels and weak legs get there. */
function isEasedOf(slug: string, { own = [] }: Wish): boolean {
  return own.some(({ eased, kinds }) => eased && kinds?.includes(`named ${slug}`));
}

const TEEN = 13;
const TODDLER = 3;
const SCHOOL_AGE = 7;

const OF_THE_SEA: ReadonlySet<Category> = new Set(["beach", "islands"]);

/** What belongs to a stay by the sea beside its beach: boats and islands, and to children rides and fish. */
export function isOfTheSea(
  { categories }: CataloguePlace | CatalogueExcursion,
  wish: Wish,
): boolean {
  if (hasChildren(wish) && categories[0] === "family") return true;
  return categories.some((one) => OF_THE_SEA.has(one));
}

/** What a stay is about, where the place has it and the month allows it. */
export function themeOf(spot: Spot, wish: Wish, month: number): Theme | undefined {
  const known = themesKnown(wish);
  const inMonths = known.get(spot) ?? new Map<number, Theme | undefined>();
  known.set(spot, inMonths);
  if (inMonths.has(month)) return inMonths.get(month);
  const theme = findTheme(spot, wish, month);
  inMonths.set(month, theme);
  return theme;
}

const themesKnown = lazilyPer((_wish: Wish) => new Map<Spot, Map<number, Theme | undefined>>());

function findTheme(spot: Spot, wish: Wish, month: number): Theme | undefined {
  const asked = THEMES.find(
    (theme) =>
      wish.interests.includes(theme) &&
      !isBesideTheme(spot, theme, wish) &&
      themePlaces(spot, theme, wish, month).length > 0,
  );
  if (asked) return asked;
  const [first] = spot.destination.categories;
  const bySea =
    first === "beach" || (first === "islands" && spot.destination.categories.includes("beach"));
  const isStaying = wish.wishes.some(({ kind }) => kind === "allInclusive");
  const restful = bySea && (isStaying || wish.interests.every((one) => RESTFUL.has(one)));
  return restful && themePlaces(spot, "beach", wish, month).length > 0 ? "beach" : undefined;
}

/** True for a city of a trip whose other places are by the sea: it is gone to for itself. */
function isBesideTheme({ destination }: Spot, theme: Theme, { spots }: Wish): boolean {
  const is = ({ categories }: Spot["destination"]) => categories.includes(theme);
  return theme === "beach" && !is(destination) && spots.some((spot) => is(spot.destination));
}

/** The places of a theme that are open in a month. */
export function themePlaces(
  { destination }: Spot,
  theme: Theme,
  wish: Wish,
  month: number,
): readonly CataloguePlace[] {
  // A course of treatment is taken where there is little else to come for.
  if (theme === "wellness" && destination.categories[0] !== "wellness") return [];
  // The slopes are for those who ski: who walks little stays below them.
  const goers = theme === "ski" && isFrail(wish) ? asSkiers(wish) : wish;
  return destination.places.filter(
    (place) =>
      place.repeat &&
      place.categories.includes(theme) &&
      isOpen(place, { month }) &&
      suits(place, goers),
  );
}

/** Those of a party who go to a thing: to slopes those who ski. */
export function goersOf({ categories }: CataloguePlace | CatalogueExcursion, wish: Wish): Wish {
  return categories[0] === "ski" ? asSkiers(wish) : wish;
}

const asSkiers = lazilyPer((wish: Wish): Wish => {
  const isOfLegs = ({ kind }: Wish["wishes"][number]) =>
    kind === "littleWalking" || kind === "elderly";
  return { ...wish, wishes: wish.wishes.filter((one) => !isOfLegs(one)) };
});

/** So long a stay by the sea or on skis does not become too long. */
const DAYS_OF_A_THEME = 14;
const DAYS_OF_A_PAUSE = 4;

/** Days that a city has enough to fill for a wish, in a month: reckoned once, however many routes are tried. */
export function daysOfThings(spot: Spot, wish: Wish, month: number): number {
  const known = daysKnown(wish)(spot);
  const days = known.get(month) ?? countDays(spot, wish, month);
  known.set(month, days);
  return days;
}

const daysKnown = lazilyPer((_wish: Wish) => lazilyPer((_spot: Spot) => new Map<number, number>()));

/** What takes more hours is for a whole day, a stage of a trek or a park. */
const HALF_A_DAY = 5;

function countDays(spot: Spot, wish: Wish, month: number): number {
  const theme = themeOf(spot, wish, month);
  // Nothing nearby is added to a place of which nothing is known: its days are the travellers' own.
  const { destination, excursions } = spot;
  // Nor to a course of treatment, which is taken in one place.
  const isTreated =
    (wish.interests.includes("wellness") && destination.categories[0] === "wellness") ||
    wish.wishes.some(({ kind }) => kind === "ayurveda");
  // A trip that is about the hills too does not stay at the sea.
  const isOther = ESSENTIAL.some(
    (one) => wish.interests.includes(one) && !destination.categories.includes(one),
  );
  if ((theme && wish.interests.includes(theme) && !isOther) || isBare(spot) || isTreated)
    return DAYS_OF_A_THEME;
  const open = destination.places.filter((place) => isOpen(place, { month }) && suits(place, wish));
  const byDay = open
    .filter(({ parts }) => parts.some((part) => part !== "evening"))
    .reduce((sum, { hours = 0 }) => sum + (hours > HALF_A_DAY ? CITY_DAYS.partsADay : 1), 0);
  const trips = excursions.filter((one) => isOpen(one, { month }) && suits(one, wish)).length;
  const longest = Math.max(...destination.days) + 1;
  const parts = byDay + CITY_DAYS.excursion * trips;
  const days = Math.max(1, Math.min(longest, Math.floor(parts / CITY_DAYS.partsADay)));
  if (!theme) return days;
  // A round through a country rests at a beach, and goes on.
  const isPause = wish.interests.length === 0 && !wish.spots.includes(spot);
  return Math.max(days, isPause ? Math.min(longest, DAYS_OF_A_PAUSE) : longest);
}

/** A trip through a country stays no longer in one city, or at one beach, that was not asked for. */
const LONGEST_IN_A_CITY = 5;
const LONGEST_AT_A_BEACH = 7;

/** The same as nights of a trip that goes on: a country is seen in several places. */
export function daysOfStay(spot: Spot, wish: Wish, month: number): number {
  const days = daysOfThings(spot, wish, month);
  const goesOn = wish.countries.length + wish.region.length > 0;
  if (!goesOn || wish.spots.includes(spot) || isBare(spot)) return days;
  const theme = themeOf(spot, wish, month);
  if (theme && wish.interests.includes(theme)) return days;
  return Math.min(days, theme ? LONGEST_AT_A_BEACH : LONGEST_IN_A_CITY);
}
