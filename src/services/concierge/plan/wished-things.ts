import type { CatalogueExcursion, CataloguePlace } from "../../../domain/catalogue.ts";
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
    /concert|philharmon|west end|broadway|musical|\bopera\b(?! beach)|musikverein|la fenice|la scala|harpa/i,
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
  dinner: /dinner|restaurants?|tavern|food|kitchen|gastro|tapas/i,
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
  diving: /\bdiv(?:e|ing)\b|snorkel/i,
  houseReef: /\breefs?\b|snorkel/i,
};
const BOAT = /\bboat\b|catamaran|cruise/i;
const named = Object.entries(NAMED);
const told = Object.entries(TOLD);

/** How many of a kind are asked for by one word of it. */
const SEVERAL: Readonly<Partial<Record<WishKind, number>>> = { outings: 2, golf: 3 };

/** Theme parks of a stay that is about them. */
const PARKS = 3;

/** As a kind: the thing itself, which was called by its name. */
function calledBy(slug: string): string {
  return `named ${slug}`;
}

/** What a thing of the catalogue is to a traveller who asks for such a thing. */
export const kindsOfThing: (thing: Thing) => ReadonlySet<string> = lazilyPer((thing: Thing) => {
  const name = "parts" in thing ? thing.name.en : thing.title.en;
  const text = `${name} ${thing.text.en}`;
  const kinds = new Set<string>();
  for (const [kind, sayings] of named) if (sayings.test(name)) kinds.add(kind);
  for (const [kind, sayings] of told) if (sayings.test(text)) kinds.add(kind);
  kinds.add(calledBy(thing.slug));
  if ("parts" in thing) return kinds;
  kinds.add("outings");
  // An excursion that tells of a boat goes by one.
  if (BOAT.test(text)) kinds.add("boat");
  return kinds;
});

/** Wishes that a plan can serve by a thing of the catalogue, with how many of them it takes. */
export function wishedThings({ wishes, spots, things = [] }: Wish): Map<string, number> {
  const open = new Map(things.map((slug): [string, number] => [calledBy(slug), 1]));
  for (const { kind } of wishes) if (isOfThings(kind)) open.set(kind, SEVERAL[kind] ?? 1);
  // A town that is there for its parks is gone to for several of them.
  const [first, ...others] = spots;
  const isOfParks = others.length === 0 && first?.destination.categories[0] === "family";
  if (isOfParks && open.has("themePark")) open.set("themePark", PARKS);
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
