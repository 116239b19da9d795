import type { CatalogueExcursion, CataloguePlace, Category } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isForTheNights } from "../route/theme.ts";
import { PLACE } from "../weights.ts";
import { type Limited, limitsOf } from "../wish/limits.ts";
import { keepsOut } from "../wish/unwanted.ts";
import type { Wish } from "../wish/wish.ts";
import { calledBy, isAskedFor } from "../wish/wished-things.ts";
import { isMuseum } from "./season.ts";
import type { Slots } from "./slots.ts";

/** A day's way out, and half of it with small children. */
export const FARTHEST_KM = 200;
const FARTHEST_WITH_SMALL_CHILDREN_KM = 45;

export function farthestFor({ smallChildren, wishes }: Wish): number {
  const isNear = smallChildren || wishes.some(({ kind }) => kind === "littleDriving");
  return isNear ? FARTHEST_WITH_SMALL_CHILDREN_KM : FARTHEST_KM;
}

/** Kilometres from the middle of a city to its places, in their order. */
export const kmToPlaces = lazilyPer((spot: Spot) =>
  spot.destination.places.map((place) => distanceKm(spot, place)),
);

/** How long one stays where the catalogue does not say. */
export const USUAL_HOURS = 2;

/** Halls, exhibitions and everything that takes a head for it. */
export function isHeavy(place: CataloguePlace): boolean {
  const {
    categories: [first],
    hours = USUAL_HOURS,
  } = place;
  return first === "art" || first === "history" || isMuseum(place) || hours > USUAL_HOURS;
}

/** Castles, churches and collections. */
export function isSight({ categories: [first = "city"] }: CataloguePlace): boolean {
  return OF_SIGHTS.has(first);
}

const OF_SIGHTS: ReadonlySet<Category> = new Set(["architecture", "art", "history"]);

/** True for a second museum on the day of those who asked for few of them. */
export function isSecondMuseum(
  place: CataloguePlace,
  previous: CataloguePlace | undefined,
  { wishes }: Wish,
): boolean {
  return (
    previous !== undefined &&
    wishes.some(({ kind }) => kind === "fewMuseums") &&
    isOfHalls(previous) &&
    isOfHalls(place)
  );
}

/** One bath is enough of a day. */
export function isSecondBath(place: CataloguePlace, previous: CataloguePlace | undefined): boolean {
  return previous !== undefined && BATHS.test(place.name.en) && BATHS.test(previous.name.en);
}

const BATHS = /\bbaths?\b(?! of)|hamm?am\b|onsen\b|\bspa\b|\bhotel pools\b/i;

function isOfHalls(place: CataloguePlace): boolean {
  return place.categories[0] === "art" || isMuseum(place);
}

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one or two|two|2|iki)\b|двух|два|две|пару/u, 2],
  [/\b(?:three|3|uc)\b|трех|три/u, 3],
  [/\b(?:one|1|bir)\b|одного|одной|один|одна/u, 1],
  [/^(?:no|without|без|никаких)(?!\p{L})|siz$|olmasin|istemir|lazim deyil/u, 0],
];

/** True where a plan has as many museums already as were said to be the most: "no more than two museums". */
export function hasMuseumsEnough(
  used: ReadonlySet<CataloguePlace | CatalogueExcursion>,
  wish: Wish,
): boolean {
  const most = mostOf("fewMuseums", wish);
  if (most === undefined) return false;
  return [...used].filter((one) => "parts" in one && isOfAnyHalls(one)).length >= most;
}

/** The most that was said of a kind: "no more than two". */
function mostOf(kind: "fewMuseums" | "fewOutings", wish: Wish): number | undefined {
  const of: Limited = kind === "fewMuseums" ? "museums" : "outings";
  const limit = limitsOf(wish).find((one) => one.of === of);
  if (limit) return limit.aDay ? undefined : limit.most;
  const { wishes } = wish;
  const said = wishes.find((one) => one.kind === kind)?.said;
  // "One museum a day" counts those of a day.
  if (said === undefined || /a day|в день/u.test(said)) return undefined;
  return COUNTS.find(([word]) => word.test(said))?.[1];
}

/** Halls behind another name count as well where museums are counted. */
export function isOfAnyHalls(place: CataloguePlace): boolean {
  return isOfHalls(place) || keepsOut("noMuseums", place);
}

/** True for a museum or an outing beyond the most that was said. */
export function isOneTooMany(filling: Used, thing: CataloguePlace | CatalogueExcursion): boolean {
  const { used, wish, open } = filling;
  if ("parts" in thing && hasMuseumsEnough(used, wish) && isOfAnyHalls(thing)) return true;
  return !isAskedFor(open, thing) && hasOutingsEnough(filling, thing);
}

/**
 * True where so many outings as were said to be the most are in a plan, or still to come by name: a
 * beach and an evening in town are none.
 */
function hasOutingsEnough(
  { used, open, wish }: Used,
  thing: CataloguePlace | CatalogueExcursion,
): boolean {
  const most = isOuting(thing) ? mostOf("fewOutings", wish) : undefined;
  if (most === undefined) return false;
  // Who refuses outings in a city still walks to its sights.
  if (most === 0 && "parts" in thing && !wish.interests.includes("beach")) return false;
  const named = [...open.keys()].filter((kind) => kind.startsWith(calledBy(""))).length;
  return [...used].filter(isOuting).length + named >= most;
}

interface Used {
  readonly used: ReadonlySet<CataloguePlace | CatalogueExcursion>;
  readonly open: ReadonlyMap<string, number>;
  readonly wish: Wish;
}

function isOuting(thing: CataloguePlace | CatalogueExcursion): boolean {
  if (!("parts" in thing)) return true;
  return !thing.repeat && thing.parts.some((part) => part !== "evening");
}

/** To those who asked for few museums only the great ones are left, and of them few. */
export function musePoints(place: CataloguePlace, wish: Wish): number {
  // To those who come for the nights it is no must either.
  if (isForTheNights(wish) && isSight(place))
    return PLACE.museumUnwanted - (place.must ? PLACE.must : 0);
  if (!wish.wishes.some(({ kind }) => kind === "fewMuseums")) return 0;
  return isOfHalls(place) ? PLACE.museumUnwanted : 0;
}

/** So many sights are a day to those who said so, and one is the first up high. */
export function isEnough(slots: Slots, wish: Wish, index: number): boolean {
  const isFirstUpHigh = index === 0 && wish.wishes.some(({ kind }) => kind === "altitude");
  const said = limitsOf(wish).find(({ of, aDay }) => of === "sights" && aDay)?.most;
  const most = isFirstUpHigh ? 1 : said;
  if (most === undefined) return false;
  const seen = Object.values(slots).filter(
    (slot) => slot.kind === "place" || slot.kind === "excursion" || slot.kind === "extra",
  );
  return seen.length >= most;
}
