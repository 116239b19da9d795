import type { CatalogueExcursion, CataloguePlace, Category } from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
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
    /concert|live music|music pub|philharmon|west end|broadway|musical|\bopera\b(?! beach)|musikverein|la fenice|la scala|harpa|palais garnier|teatro (?:comunale|regio)|grand theatre|recital/i,
  spa: /\bspa\b|hammam|baths?\b(?! of)|hot springs?|thermal/i,
  desertSafari: /\bdesert\b(?! fortresses)|dunes?\b|safari(?! park)/i,
  rafting: /rafting|white-water/i,
  teaCeremony: /tea ceremony/i,
  whales: /whale|dolphin|orca/i,
  football: /football|stadium/i,
  puppets: /puppet|marionette/i,
  sauna: /sauna|bath ?house|\bbaths\b|onsen|thermal/i,
  quadBikes: /\bquads?\b|\bbugg(?:y|ies)\b/i,
  riding: /\bhorse(?:s|back)?\b|riding/i,
  surfing: /\bsurf/i,
  golf: /\bgolf/i,
  baths: /\bbaths?\b(?! of)|hammam/i,
  dogSled: /\bhusk(?:y|ies)\b|dog[- ]sled/i,
  science:
    /science|natural history|dinosaur|technolog|technical museum|planetari|galileo|leonardo's machines|deutsches museum|\bnemo\b|museum of nature/i,
  gardens: /\bgardens?\b|botanic|\bpark\b(?! of)|\bgreen\b/i,
  cycling: /\b(?:bi)?cycl(?:e|es|ing)\b|\bbikes?\b/i,
  seaCruise: /\bcruise of \w+ days\b/i,
  trek: /\btrek\b/i,
  longTrek: /\btrek of\b|\bmulti-day\b/i,
  shootingRange: /shooting range/i,
  dinnerShow: /\bdinner with a show\b/i,
  beachClub: /\bbeach clubs?\b/i,
  saltMine: /\bsalt mines?\b/i,
  houseboat: /houseboat/i,
  walkingTour: /walking tour|free walk\b/i,
};
/** Eaten: a reef has fish of another kind. */
export const SEAFOOD =
  /seafood|prawn|shrimp|oyster|lobster|\bcrabs?\b|squid|octopus|mussels?|clams?\b|sushi|sashimi|\beels?\b|sardine|anchov|fish (?:market|soup|sandwich|restaurant|tavern|fritters|grills?)|fish (?:and chips|tacos|amok|lunch)|\btrout\b|ceviche|chowder|swordfish|sea bass|\bbream\b|turbot|\bcod\b(?! liver|-liver)|raw herring|for herring|salmon soup|(?:eat|eats|try|taste|order|dine|lunch|have|choose|point|grilled|fried|smoked|fresh|dried|fermented)\b[^.;]{0,40}\bfish\b(?! (?:pond|pool))/i;
/** By its text as well. */
const TOLD: Readonly<Partial<Record<WishKind, RegExp>>> = {
  safari: /\bsafari(?! park)|game drive/i,
  onsen: /onsen|hot (?:springs?|river|pools?)|thermal (?:bath|pool|spring)/i,
  waterPark: /water ?park|aqua ?park|aquaventure/i,
  cableCar: /cable[- ]?car|ropeway|gondola (?:lift|up|to)|chairlift/i,
  afternoonTea: /afternoon tea/i,
  dinosaurs: /dinosaur|natural history|palaeontolog/i,
  playground: /playground/i,
  cherryBlossom:
    /cherr(?:y|ies)\b[^.]*\b(?:blossom|petals|picnic|trees? that flower)|\bcherry (?:avenue|blossom)/i,
  balloonsSeen: /balloons rise/i,
  balloon: /balloon (?:flight|ride|over)|sunrise balloon|in a (?:hot.air )?balloon/i,
  christmasMarket: /christmas market|advent market|christkindl/i,
  winery:
    /winer(?:y|ies)|wine (?:cellar|tasting|tour|village|lodge|day)|vineyard|wines\b|wine evening/i,
  cookingClass: /cooking class|cookery/i,
  northernLights: /northern lights|aurora/i,
  show: /\bfado\b|flamenco|cabaret|folk show|belly|evening performance/i,
  snorkelling: /snorkel/i,
  seafood: SEAFOOD,
  diving: /\bdiv(?:e(?! in)|es|ing)\b/i,
  houseReef: /\breefs?\b|snorkel/i,
  yoga: /\byoga\b/i,
  ayurveda: /ayurved|panchakarma/i,
  hiking:
    /\blycian way\b|\bhik(?:e|es|ing)\b|\btreks?\b|\btrails?\b|\bwalk (?:up|through the (?:forest|gorge|valley))\b/i,
  clubs: /\b(?:night)?clubs?\b(?! sandwich)|techno|dance floor|\bdisco/i,
  streetFood: /street food|hawker|\bstalls?\b|street kitchens?/i,
  cafes:
    /coffee[- ]?houses?|\bcaf[eé]s?\b|\bcoffee (?:at|in|on)\b|\bbaklava\b|patisserie|pastr(?:y|ies)\b|custard tart|\bcakes?\b|sachertorte|\btea ?room|konditorei/i,
  hammam: /hamm?am/i,
  nightDive: /night dive/i,
  elephants: /elephant/i,
  introDive: /first dive/i,
  candleDinner: /candle ?li(?:t|ght)|lantern light/i,
  sledging: /\bsledg|\bsleds?\b|toboggan|snow tub/i,
};
/** Needs of which one table that meets them on purpose is shown. */
const TABLES = ["halal", "vegetarian"] as const;
/** Where a need is met on purpose, which elsewhere goes without saying. */
const HALAL = /\bhalal\b/i;
const BOAT = /\bboat\b|catamaran|cruise/i;
/** USD a head. */
const CHEAP_MEAL = 12;
const named = Object.entries(NAMED);
const told = Object.entries(TOLD);

/** How many of a kind are asked for by one word of it. */
const SEVERAL: Readonly<Partial<Record<WishKind, number>>> = {
  outings: 2,
  golf: 3,
  christmasMarket: 3,
};

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
    if (one.kind === kind && one.times !== undefined) return one.times;
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
export function calledBy(slug: string): string {
  return `named ${slug}`;
}

/** The thing that a kind calls by its name. */
export function slugsCalled(kind: string): readonly string[] {
  return kind.startsWith(calledBy("")) ? [kind.slice(calledBy("").length)] : [];
}

const ABOUT = "about ";

/** As a kind: anything of what the trip is about. */
export function about(category: Category): string {
  return `${ABOUT}${category}`;
}

/** True for a kind that says only what the trip is about. */
export function isAbout(kind: string): boolean {
  return kind.startsWith(ABOUT);
}

/** What a thing of the catalogue is to a traveller who asks for such a thing. */
export const kindsOfThing: (thing: Thing) => ReadonlySet<string> = lazilyPer((thing: Thing) => {
  const name = "parts" in thing ? thing.name.en : thing.title.en;
  const text = `${name} ${thing.text.en}`;
  const kinds = new Set<string>();
  for (const [kind, sayings] of named) if (sayings.test(name)) kinds.add(kind);
  for (const [kind, sayings] of told) if (sayings.test(text)) kinds.add(kind);
  // A dive by night is asked for by itself and fills no day of dives.
  if (kinds.has("nightDive")) kinds.delete("diving");
  kinds.add(calledBy(thing.slug));
  for (const category of thing.categories) kinds.add(about(category));
  if (HALAL.test(text)) kinds.add("halal");
  // What one eats at a counter for small money is the food of the street.
  if ("parts" in thing && thing.categories.includes("food") && thing.cost <= CHEAP_MEAL)
    kinds.add("streetFood");
  for (const need of thing.only_for ?? []) kinds.add(need);
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
  const called = kindsCalled(wish);
  for (const { kind } of wishes)
    if (isOfThings(kind) && !(kind === "boat" && called.has(kind)))
      open.set(
        kind,
        Math.min((timesOf(wish, kind) ?? SEVERAL[kind] ?? 1) + beside(wish, kind), left),
      );
  // A town that is there for its parks is gone to for several of them.
  const [first, ...others] = spots;
  const isOfParks = others.length === 0 && first?.destination.categories[0] === "family";
  if (isOfParks && open.has("themePark")) open.set("themePark", PARKS);
  if (open.has("hiking")) open.set("hiking", Math.ceil(left / 2));
  if (open.has("diving") && interests.every((one) => BESIDE_DIVING.has(one)))
    open.set("diving", Math.ceil((left * DIVED_OF_FOUR) / 4));
  for (const need of TABLES) if (needs.includes(need)) open.set(need, 1);
  for (const category of interests) {
    const each = DAYS_FOR_ONE[category];
    if (each !== undefined) open.set(about(category), Math.ceil(Math.max(1, days - 1) / each));
    else if (AT_LEAST_ONCE.has(category)) open.set(about(category), 1);
  }
  return open;
}

const SHORTEST_NAME = 5;

/** Days of a kind that was counted are not those of what was called by another name: "two days Disney, one day Universal". */
function beside({ wishes, spots, things = [] }: Wish, kind: WishKind): number {
  const counted = wishes.find((one) => COUNTED[one.kind]?.[0] === kind);
  if (!counted) return 0;
  const said = fold(counted.said);
  const all = spots
    .flatMap(({ destination }) => destination.places)
    .filter((place) => kindsOfThing(place).has(kind));
  const isSaid = ({ name }: CataloguePlace) =>
    Object.values(name)
      .flatMap((one) => fold(one).split(/[^\p{L}]+/u))
      .some((word) => word.length >= SHORTEST_NAME && said.includes(word));
  // Days that are counted without a name are those of whatever was named.
  if (!all.some(isSaid)) return 0;
  return all.filter((place) => things.includes(place.slug) && !isSaid(place)).length;
}

/** Kinds of what was called by its name: a boat that was named is the boat that was asked for. */
function kindsCalled({ spots, things = [] }: Wish): ReadonlySet<string> {
  if (things.length === 0) return new Set();
  const all = spots.flatMap(({ excursions, destination }): readonly Thing[] => [
    ...excursions,
    ...destination.places,
  ]);
  const called = all.filter(({ slug }) => things.includes(slug));
  return new Set(called.flatMap((thing) => [...kindsOfThing(thing)]));
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
  for (const kind of open.keys()) if (!isAbout(kind) && kinds.has(kind)) return true;
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

/** The same for what "two excursions" does not mean by itself: it eases nothing that does not suit the party. */
export function isMeant(open: ReadonlyMap<string, number>, thing: Thing): boolean {
  if (!open.has("outings")) return isAmong(open, thing);
  const others = new Map(open);
  others.delete("outings");
  return isAmong(others, thing);
}
