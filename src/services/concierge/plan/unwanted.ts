import type { CatalogueExcursion, CataloguePlace } from "../../../domain/catalogue.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import { isOnOnesOwn } from "./excursions.ts";
import { isKitchen, isMuseum } from "./season.ts";
import type { Wish } from "./wish.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** By what the catalogue says of a thing in English, its name included. */
const MUSEUM =
  /museum|galler(?:y|ies)\b|manuscript|matenadaran|exhibit|\bcollections?\b|hermitage|louvre|prado\b|uffizi|(?<!street )\bpainters?\b|(?<!cave |rock |wall )\bpaintings\b|\bexcavations\b/i;
/** Where one looks down from an edge, or hangs above the ground. */
const HEIGHT =
  /\bcliffs?\b|glass (?:bridge|floor)|hanging bridge|suspension bridge|zip.?line|paraglid|balloon|cable car|gondola lift|chairlift|observation deck|viewing deck|bungee|\bbalcony of\b|kelingking|\bcrater rim\b|via ferrata/i;
const HORSE = /horse (?:meat|sausage)|horsemeat|\bkazy\b|beshbarmak/i;
const PORK =
  /\bpork\b|\bbacon\b|\bham\b|prosciutto|jam[oó]n|chorizo|okonomiyaki|\bblack pudding\b/i;
const CHURCH =
  /\bchurch|cathedral|basilica|chapel|monaster|\babbey|minster|duomo|synagogue|convent\b|cloister/i;
const SEAFOOD =
  /seafood|prawn|shrimp|oyster|lobster|\bcrabs?\b|squid|octopus|mussels?|clams?\b|sushi|sashimi|\beels?\b|sardine|anchov|fish (?:market|soup|sandwich|restaurant|tavern|fritters|grills?)|(?:eat|eats|try|taste|order|grilled|fried|smoked|fresh|dried|fermented)\b[^.;]{0,40}\bfish\b/i;
const ALCOHOL =
  /\bwines?\b|winer(?:y|ies)|vineyard|\bbeers?\b|brewer|cocktails?|whisk|distiller|\bvodka|cognac|brandy|\bpubs?\b|\bbars\b|liqueur|mezcal|tequila|\brum\b|raki\b|ouzo|champagne|\bport lodge/i;
const MEAT =
  /steak|kebab|skewer|satay|barbecue|\bham\b|sausage|\blamb\b|\bbeef\b|\bduck\b|\bchicken\b|\bpork\b|\bmeats?\b|shawarma|doner|goulash|schnitzel|burger|khinkali|tajine|tagine|bistecca|butcher/i;
const WHEAT =
  /pastr|\bbread|bakery|bakeries|pizza|\bpasta\b|dumpling|\bcakes?\b|croissant|noodle|ensa[iï]mada|strudel|pretzel|baguette|khachapuri|\bpies?\b|waffle|churros|ramen|\bbeers?\b/i;
/** An excursion of so many hours takes the day. */
const WHOLE_DAY = 6;

const told = lazilyPer((thing: Thing) => {
  const text = `${"parts" in thing ? thing.name.en : thing.title.en}. ${thing.text.en}`;
  return {
    museum: MUSEUM.test(text) || thing.categories[0] === "art" || isMuseum(thing),
    church: CHURCH.test(text),
    seafood: SEAFOOD.test(text),
    alcohol: ALCOHOL.test(text) || thing.categories[0] === "wine",
    meat: MEAT.test(text),
    wheat: WHEAT.test(text),
    height: HEIGHT.test(text),
    horse: HORSE.test(text),
    pork: PORK.test(text),
  };
});

/** What each denial keeps out of a plan. */
const KEPT_OUT: Readonly<Partial<Record<WishKind, (thing: Thing) => boolean>>> = {
  noMuseums: (thing) => told(thing).museum,
  noHeights: (thing) => told(thing).height,
  noHorse: (thing) => told(thing).horse,
  noChurches: (thing) => told(thing).church,
  noSeafood: (thing) => told(thing).seafood,
  noAlcohol: (thing) => told(thing).alcohol,
  alcoholFree: (thing) => told(thing).alcohol,
  // A table counts for those who keep kosher only where the catalogue calls it so.
  kosher: (thing) => isKitchen(thing) && !/kosher/i.test(thing.text.en),
  glutenFree: (thing) => told(thing).wheat,
  noParty: ({ categories: [first] }) => first === "nightlife",
  noGroupTours: (thing) => "price_from" in thing && !isOnOnesOwn(thing),
  noLongTrips: (thing) => "price_from" in thing && thing.hours >= WHOLE_DAY,
};

/** True for a wish that something is not in the plan. */
export function isDenial(kind: WishKind): boolean {
  return KEPT_OUT[kind] !== undefined || kind === "fewMuseums";
}

/** True for what a denial or a diet of the request keeps out; what was called by its name is meant. */
export function isUnwanted(thing: Thing, { wishes, needs, things }: Wish): boolean {
  if (things?.includes(thing.slug)) return false;
  if (wishes.some(({ kind }) => KEPT_OUT[kind]?.(thing))) return true;
  if (needs.includes("halal") && told(thing).pork) return true;
  return needs.includes("vegetarian") && (told(thing).meat || told(thing).seafood);
}
