import type { CatalogueExcursion, CataloguePlace, Category } from "../../../domain/catalogue.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import type { Wish } from "./wish.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** By what the catalogue calls a thing: a boat in its text may only lie in a harbour. */
const NAMED: Readonly<Partial<Record<WishKind, RegExp>>> = {
  aquarium: /aquarium|oceanarium|sea life/i,
  themePark:
    /theme park|amusement|disney(?!'s boardwalk| springs)|magic kingdom|epcot|islands of adventure|legoland|ferrari world|prater|tivoli gardens|universal(?! citywalk)/i,
  zoo: /\bzoo\b|safari park|wildlife park/i,
  boat: /\bboats?\b|cruise|catamaran|\bsail|dhow sail|gulet|gondola ride|felucca/i,
  concert:
    /concert|live music|music pub|philharmon|west end|broadway|musical|\bopera\b(?! beach)|musikverein|la fenice|la scala|harpa/i,
  spa: /\bspa\b|hammam|baths?\b(?! of)|hot springs?|thermal/i,
  desertSafari: /\bdesert\b(?! fortresses)|dunes?\b|safari(?! park)/i,
  rafting: /rafting|white-water/i,
  onsen: /onsen|hot springs?|thermal/i,
  teaCeremony: /tea ceremony/i,
  whales: /whale|dolphin|orca/i,
  football: /football|stadium/i,
  puppets: /puppet|marionette/i,
  sauna: /sauna|bath ?house|\bbaths\b|onsen|thermal/i,
  riding: /\bhorse(?:s|back)?\b|riding/i,
  surfing: /\bsurf/i,
  golf: /\bgolf/i,
  baths: /\bbaths?\b(?! of)|hammam/i,
  dogSled: /\bhusk(?:y|ies)\b|dog[- ]sled/i,
  gardens: /\bgardens?\b|botanic|\bpark\b(?! of)|\bgreen\b/i,
  cycling: /\b(?:bi)?cycl(?:e|es|ing)\b|\bbikes?\b/i,
  seaCruise: /\bcruise of \w+ days\b/i,
  longTrek: /\btrek of\b|\bmulti-day\b/i,
  shootingRange: /shooting range/i,
  houseboat: /houseboat/i,
};
/** By its text as well. */
const TOLD: Readonly<Partial<Record<WishKind, RegExp>>> = {
  safari: /\bsafari(?! park)|game drive/i,
  waterPark: /water ?park|aqua ?park|aquaventure/i,
  cableCar: /cable[- ]?car|ropeway|gondola (?:lift|up|to)|chairlift/i,
  afternoonTea: /afternoon tea/i,
  playground: /playground/i,
  balloon: /balloon (?:flight|ride)|sunrise balloon/i,
  christmasMarket: /christmas market|advent market/i,
  winery:
    /winer(?:y|ies)|wine (?:cellar|tasting|tour|village|lodge|day)|vineyard|wines\b|wine evening/i,
  cookingClass: /cooking class|cookery/i,
  northernLights: /northern lights|aurora/i,
  show: /\bfado\b|flamenco|cabaret|folk show|belly|evening performance/i,
  snorkelling: /snorkel/i,
  seafood: /seafood|\bfish(?! spa)|oyster|prawn|shrimp|shellfish|lobster|octopus|clams?\b|sardine/i,
  diving: /\bdiv(?:e(?! in)|es|ing)\b/i,
  houseReef: /\breefs?\b|snorkel/i,
  yoga: /\byoga\b/i,
  ayurveda: /ayurved|panchakarma/i,
  hiking:
    /\bhik(?:e|es|ing)\b|\btreks?\b|\btrails?\b|\bwalk (?:up|through the (?:forest|gorge|valley))\b/i,
  clubs: /\b(?:night)?clubs?\b(?! sandwich)|techno|dance floor|\bdisco/i,
  streetFood: /street food|hawker|\bstalls?\b|street kitchens?/i,
  hammam: /hamm?am/i,
  nightDive: /night dive/i,
};
/** Where a need is met on purpose, which elsewhere goes without saying. */
const HALAL = /\bhalal\b/i;
const BOAT = /\bboat\b|catamaran|cruise/i;
/** USD a head. */
const CHEAP_MEAL = 12;
const named = Object.entries(NAMED);
const told = Object.entries(TOLD);

/** How many of a kind are asked for by one word of it. */
const SEVERAL: Readonly<Partial<Record<WishKind, number>>> = { outings: 2, golf: 3 };

/** Of so many days of a trip that is about it one has such a thing: a night out every night, a cellar every other day. */
const DAYS_FOR_ONE: Readonly<Partial<Record<Category, number>>> = {
  nightlife: 1,
  wellness: 2,
  wine: 2,
  shopping: 3,
};

/** Wishes that count the days of another. */
const COUNTED: Readonly<Partial<Record<WishKind, readonly [of: WishKind, days: number]>>> = {
  dailySpa: ["spa", 28],
  twoParkDays: ["themePark", 2],
  threeParkDays: ["themePark", 3],
};

/** On how many days something is wished for, where that was said. */
export function timesOf({ wishes }: Wish, kind: WishKind): number | undefined {
  for (const one of wishes) {
    const counted = COUNTED[one.kind];
    if (counted?.[0] === kind) return counted[1];
  }
  return undefined;
}

/** What a trip is about has a part of it at least. */
const AT_LEAST_ONCE: ReadonlySet<Category> = new Set(["desert", "mountains", "nature"]);

/** The ways there and home take so much of a trip that is about the water. */
export const DAYS_ON_THE_WAY = 2;
/** Of the days that are left so many of four are dived on. */
const DIVED_OF_FOUR = 3;
/** What divers may ask for beside, and still come to dive. */
const BESIDE_DIVING: ReadonlySet<Category> = new Set(["adventure", "beach", "islands", "nature"]);

/** Theme parks of a stay that is about them. */
const PARKS = 3;

/** As a kind: the thing itself, which was called by its name. */
function calledBy(slug: string): string {
  return `named ${slug}`;
}

const ABOUT = "about ";

/** As a kind: anything of what the trip is about. */
function about(category: Category): string {
  return `${ABOUT}${category}`;
}

/** What a thing of the catalogue is to a traveller who asks for such a thing. */
export const kindsOfThing: (thing: Thing) => ReadonlySet<string> = lazilyPer((thing: Thing) => {
  const name = "parts" in thing ? thing.name.en : thing.title.en;
  const text = `${name} ${thing.text.en}`;
  const kinds = new Set<string>();
  for (const [kind, sayings] of named) if (sayings.test(name)) kinds.add(kind);
  for (const [kind, sayings] of told) if (sayings.test(text)) kinds.add(kind);
  kinds.add(calledBy(thing.slug));
  for (const category of thing.categories) kinds.add(about(category));
  if (HALAL.test(text)) kinds.add("halal");
  // What one eats at a counter for small money is the food of the street.
  if ("parts" in thing && thing.categories.includes("food") && thing.cost <= CHEAP_MEAL)
    kinds.add("streetFood");
  if ("parts" in thing) return kinds;
  kinds.add("outings");
  // An excursion that tells of a boat goes by one.
  if (BOAT.test(text)) kinds.add("boat");
  return kinds;
});

/** Wishes that a plan of so many days can serve by a thing of the catalogue, with how many of them it takes. */
export function wishedThings(wish: Wish, days: number): Map<string, number> {
  const { wishes, spots, interests, needs, things = [] } = wish;
  const left = Math.max(1, days - DAYS_ON_THE_WAY);
  const open = new Map(things.map((slug): [string, number] => [calledBy(slug), 1]));
  for (const { kind } of wishes)
    if (isOfThings(kind)) open.set(kind, Math.min(timesOf(wish, kind) ?? SEVERAL[kind] ?? 1, left));
  // A town that is there for its parks is gone to for several of them.
  const [first, ...others] = spots;
  const isOfParks = others.length === 0 && first?.destination.categories[0] === "family";
  if (isOfParks && open.has("themePark")) open.set("themePark", PARKS);
  if (open.has("hiking")) open.set("hiking", Math.ceil(left / 2));
  if (open.has("diving") && interests.every((one) => BESIDE_DIVING.has(one)))
    open.set("diving", Math.ceil((left * DIVED_OF_FOUR) / 4));
  if (needs.includes("halal")) open.set("halal", 1);
  for (const category of interests) {
    const each = DAYS_FOR_ONE[category];
    if (each !== undefined) open.set(about(category), Math.ceil(Math.max(1, days - 1) / each));
    else if (AT_LEAST_ONCE.has(category)) open.set(about(category), 1);
  }
  return open;
}

export function isOfThings(kind: WishKind): boolean {
  return kind in NAMED || kind in TOLD || kind in SEVERAL;
}

/** True for a thing by which one of some wishes would be served. */
export function isAmong(open: ReadonlyMap<string, number>, thing: Thing): boolean {
  if (open.size === 0) return false;
  const kinds = kindsOfThing(thing);
  for (const kind of open.keys()) if (kinds.has(kind)) return true;
  return false;
}

/** The same for what was asked for by itself, not merely what the trip is about: its price is no hindrance. */
export function isAskedFor(open: ReadonlyMap<string, number>, thing: Thing): boolean {
  if (open.size === 0) return false;
  const kinds = kindsOfThing(thing);
  for (const kind of open.keys()) if (!kind.startsWith(ABOUT) && kinds.has(kind)) return true;
  return false;
}

/** Takes a thing that was called by its name off the wishes that are open. */
export function serveNamed(open: Map<string, number>, { slug }: Thing): void {
  open.delete(calledBy(slug));
}

/** Takes what a thing serves off the wishes that are open. */
export function serve(open: Map<string, number>, thing: Thing): void {
  if (open.size === 0) return;
  for (const kind of kindsOfThing(thing)) {
    const left = open.get(kind);
    if (left === undefined) continue;
    if (left > 1) open.set(kind, left - 1);
    else open.delete(kind);
  }
}
