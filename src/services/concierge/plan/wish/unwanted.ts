import type { CatalogueExcursion, CataloguePlace } from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { isOnOnesOwn } from "../days/excursions.ts";
import { isKitchen, isMuseum } from "../days/season.ts";
import { isAvoided } from "./avoided.ts";
import type { Wish } from "./wish.ts";
import { kindsOfThing, SEAFOOD } from "./wished-things.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** By what the catalogue says of a thing in English, its name included. */
const MUSEUM =
  /museum|palaeontolog|\bcity of science|science cent(?:re|er)|\bimpressionis|galler(?:y|ies)\b|manuscript|matenadaran|exhibit|\bcollections?\b|hermitage|louvre|prado\b|uffizi|(?<!street )\bpainters?\b|(?<!cave |rock |wall )\bpaintings\b|\bexcavations\b/i;
/** Where one looks down from an edge, or hangs above the ground. */
const HEIGHT =
  /\bcliffs?\b|glass (?:bridge|floor)|hanging bridge|suspension bridge|zip.?line|paraglid|balloon|cable car|gondola lift|chairlift|observation deck|viewing deck|bungee|\bbalcony of\b|kelingking|\bcrater rim\b|via ferrata/i;
const HORSE = /horse (?:meat|sausage)|horsemeat|\bkazy\b|beshbarmak/i;
/** What has pork in it by its name. */
const PORK =
  /\bpork\b|\bbacon\b|\bham\b|prosciutto|jam[oó]n|chorizo|\bblack pudding\b|sausage|wurst|salami|mortadella|\bspeck\b|schnitzel|porchetta|charcuterie|dim ?sum|mtsvadi|lechon|ramen|xiao ?long ?bao|soup dumplings|char siu|cao l[aầ]u|b[aá]nh m[iì]|nagaland|al pastor|carnitas|cochinita|kielbasa|kiełbasa|cassoulet|agnolotti|tortellini|muffuletta|hot dog/i;
/** Counters that have little without pork, and fish beside it. */
const PORK_COUNTERS = /okonomiyaki|\btapas\b|pintxo/i;
const CHURCH =
  /\bchurch|cathedral|basilica|chapel|monaster|\babbey|minster|duomo|synagogue|pantheon|santa maria|convent\b|cloister/i;
/** Of another faith than that of those who keep kosher or the Sabbath. */
const OF_CHRISTIANS =
  /\bchurch|cathedral|basilica|chapel|monaster|\babbey|minster|duomo\b|convent\b|cloister|gethsemane|sepulchre|via dolorosa|\bnativity|beatitudes|\bsaint peter's\b|\bst\.? peter's\b|vatican|calvary|\bsanta maria\b|\bsant[ao']? \p{Lu}|\bsan (?:marco|zeno|miniato|lorenzo|giorgio|francesco|domenico)\b|pantheon/iu;
const RUINS =
  /\bexcavat|archaeolog|\bagora\b|bronze age|\bprehistoric\b|\bdelos\b|amphitheat|necropolis|\bruins of\b|ancient (?:theatre|city|town)/i;
/** A table that is laid, or a room that is kept, for a couple. */
const FOR_TWO = /\b(?:dinner|table|breakfast|massage|bath) (?:\w+ )?for two\b|\bnewlyweds\b/i;
const ALCOHOL =
  /\bwines?\b|winer(?:y|ies)|vineyard|\bbeers?\b|brewer|cocktails?|whisk|distiller|\bvodka|cognac|brandy|\bpubs?\b|\bbars\b|liqueur|mezcal|tequila|\brum\b|raki\b|ouzo|champagne|\bport lodge/i;
const MEAT =
  /steak|kebab|skewer|satay|barbecue|\bham\b|sausage|\blamb\b|\bbeef\b|\bduck\b|\bchicken\b|\bpork\b|(?<!without )\bmeats?\b|shawarma|doner|goulash|schnitzel|burger|khinkali|tajine|tagine|bistecca|butcher|mtsvadi|\bmomos?\b|dim ?sum|agnolotti|tortellini|pelmeni|shashlik|\basado\b|parrilla|\bgoose\b|foie gras|cassoulet|\bpho\b|b[aá]nh m[iì]|cao l[aầ]u|ramen|\btripe\b|offal|lampredotto|\bpiti\b|\bplov\b|pilaf|souvlaki|gyros|[cć]evap|nagaland|biltong|venison|\bbosnian pie|b[uo]rek|samsa\b|manti\b|lagman|beshbarmak|xiao ?long ?bao|soup dumplings|char siu|lechon|kapama|basturma|past[iı]rma|lahma[cj]|\bspeck\b|\bbacon\b|charcuterie|sarmale|haggis|rabbit stew|elk soup|cochinita|mortadella|bulalo|ragout|roast goose/i;
const WHEAT =
  /shojin|pastr|\bbread|bakery|bakeries|pizza|margherita|\bpasta\b|dumpling|\bcakes?\b|croissant|noodle|ensa[iï]mada|strudel|pretzel|baguette|khachapuri|\bpies?\b|waffle|churro|ramen|\bbeers?\b|sandwich|\bflour|biscuit|cookies?\b|doughnut|brioche|sfogliat|focaccia|panzerott|khinkali|manti\b|g[oö]zleme|simit|lahmac|tempura|udon|\bsoba\b|gyoza|\bbuns?\b|bagel|\btoasts?\b|empanada|pancake|\bmomos?\b|dim ?sum|agnolotti|ravioli|tortellini|gnocchi|lasagn|spaghetti|tajarin|tagliatelle|pelmeni|chapati|paratha|bruschetta|panini|arancini|cr[eê]pe|samsa\b|\btarts?\b|past[eé]i|k[uü]nafa|knafeh|\bpita\b|naan\b|\broti\b|baklava|pierogi|schnitzel|\bpici\b|tapas|pintxo|couscous|carbonara|ribollita|trattoria|\brolls?\b|cicchetti|supp[ll]ì|cannol|maritozz|calzone|schiacciata|crostin|lampredotto|panzanella|street food|\bfried\b|batter|okonomiyaki|takoyaki|jibu-?ni|zapiekank|l[aá]ngos|b[uö]rek|qutab|burgers?\b|hot ?dogs?/i;
const SHELLFISH =
  /shellfish|seafood|prawn|shrimp|oyster|lobster|\bcrabs?\b|crayfish|squid|octopus|mussels?|clams?\b|scallop|cockle|paella|ceviche|fish (?:market|tavern|restaurant)/i;
const RAW_FISH = /sushi|sashimi|raw (?:fish|seafood)|ceviche|\bpoke\b|tsukiji|toyosu|tuna auction/i;
const NUTS =
  /shojin|\bnuts?\b|baklava|almond|pistachio|hazelnut|walnut (?:dish|sauce|cake)|walnuts|peanut|pralin|marzipan|nougat|turr[oó]n|churchkhela|satay|halva|turkish delight|ricciarelli|pad thai|k[uü]nafa|knafeh|gozinaki/i;
const SESAME =
  /shojin|sesame|tahini|halva|hummus|falafel|simit|baklava|mochi|gomadare|tempura|ramen|sushi|soba\b|udon|okonomiyaki|takoyaki|bibimbap|dim ?sum|street food|food stalls?|snacks?\b|\bfood of\b/i;
const EGGS = /\beggs?\b|omelet|custard|mayonn|carbonara|tortilla\b|past[eé]i|tamago|okonomiyaki/i;
/** Sugar and liqueur, which are the whole of a tasting. */
const SWEETS =
  /liqueur|becher|candy|candies|\bsweets\b|pastr|\bcakes?\b|chocolate|confection|wafer|gelato|ice.cream|baklava|k[uü]nafa|turkish delight|halva|marzipan|churro|past[eé]i/i;
const DAIRY =
  /yogh?urt|cheese|dairy|ice.cream|gelato|\bbutter\b|\bcream\b|cream (?:puff|past)|\bmilk\b(?! river)|buttermilk|kaymak|kaimak|lassi|\bcurd|fondue|raclette|custard|zapiekank|l[aá]ngos|khachapuri|sulguni|pizza|margherita|tiramisu|pecorino|mozzarella/i;
const LAMB = /\blamb\b|mutton|mechoui|\bsheep'?s? (?:head|meat)/i;
const BEEF = /\bbeef\b|steak|bistecca|burger|brisket|\bveal\b/i;
const SPICY =
  /\bspic(?:y|ed)\b|chill?i\b|sichuan|hot ?pot\b|\bcurr(?:y|ies)\b|tom yum|kimchi|jerk\b|fiery|tteokbokki|laksa/i;
/** Counters where one pan cooks for all. */
const STALLS = /\bstalls?\b|counters?\b|street food|market|\bstands?\b|\bcarts?\b|queue/i;
const RIDES =
  /\b(?:ride|riding|rides)\b[^.;]{0,30}\b(?:horse|camel|elephant|donkey|mule|pony|ponies)|horseback|horse[- ](?:drawn|sleigh|riding|carriage)|carriage rides?|ride[^.;]{0,20} carriage|\bfia(?:cre|ker)|camels? over|by camel/i;
const SPEEDBOAT = /speed ?boat|race across|jet ?boat|\brib\b|by fast boat/i;
const BOAT =
  /\bboats?\b|\bsail(?:s|ing)?\b(?! (?:loft|maker))|cruise|catamaran|gulet|\bdhow\b|felucca|snorkel|\bdiv(?:e|es|ing)\b|island hopping/i;
const ON_ROUGH_WATER =
  /speed ?boat|\bboats? (?:trip|to|across|out)|\bsail\b|catamaran|whale|open sea|\bdiv(?:e|es|ing)\b|cross to|cruise of/i;
const DESERT = /\bdesert\b(?! (?:rose|museum))|\bdunes?\b|quad/i;
const HOT_WATER =
  /sulphur|hot (?:springs?|pools?|river|baths?)|thermal|\bsteam (?:bath|room)|hamm?am\b|onsen|bathhouse|sauna|banya|turkish bath|\bbath(?:e|s)? (?:in|houses?)\b/i;
const ROUGH =
  /raft|zip.?line|\bquad|jeep|4x4|4×4|off-road|\btruck|all-terrain|horseback|ride (?:a|an) (?:horse|camel|elephant)|camels? over|\bdiv(?:e|es|ing)\b|bungee|paraglid|toboggan|sledge|surf|roller ?coaster|jet.?ski|speed ?boat|canyoning|trek\b/i;
const WINDING =
  /jeep|4x4|4×4|off-road|\btruck|all-terrain|over the \w+ pass|hairpin|serpentine|mountain road|\bbounce\b/i;
const SWUM =
  /snorkel|\bdiv(?:e|es|ing)\b|kayak|paddle|\braft|surf|swim (?:with|over|out|through|into|across|among)|canyoning|\breefs?\b|freediv/i;
const HIGH = /\b[3-5][,. ]?\d{3} met(?:re|er)s|above 3,?000|summit|high pass/i;
/** Where thin air strains a heart: cable cars and railways to such heights too. */
const UP_HIGH =
  /\b[2-5][,. ]?\d{3} met(?:re|er)s|above [23],?000|highest station|summit|high pass|glacier/i;
const STEAM = /sulphur|\bsteam|hamm?am\b|sauna|banya|turkish bath|smoke|incense|scrub/i;
/** An excursion of so many hours takes the day. */
const WHOLE_DAY = 6;
/** Those who bear no long rides are back by lunch. */
const LONGEST_ON_THE_ROAD = 5;

function text(thing: Thing): string {
  return `${"parts" in thing ? thing.name.en : thing.title.en}. ${thing.text.en}`;
}

/** A pattern by what the catalogue says of each thing, which is asked for with every part of a day. */
function says(pattern: RegExp) {
  return lazilyPer((thing: Thing) => pattern.test(text(thing)));
}

const isOfMuseums = lazilyPer(
  (thing: Thing) => MUSEUM.test(text(thing)) || thing.categories[0] === "art" || isMuseum(thing),
);
/** The rooms of a palace are walked through like those of a museum; its gardens are not. */
const isOfRooms = lazilyPer((thing: Thing) => {
  const isPaid = "parts" in thing && thing.cost > 0;
  const isPalace = /palace|residen[cz]|hofburg|schloss|ch[aâ]teau/i.test(
    "parts" in thing ? thing.name.en : thing.title.en,
  );
  if (
    /\bstate rooms|\brooms of\b|gilded room|apartments\b|room after|armou?ry|treasury|how .{0,40} lived/i.test(
      thing.text.en,
    )
  )
    return true;
  return isPaid && isPalace && !/garden|park|courtyard|terrace|outside/i.test(text(thing));
});
const isOfArt = says(/art museum|galler(?:y|ies)\b|\bpaint(?:er|ing)s?\b|pinacoth|uffizi|prado\b/i);
const isOfChurch = says(CHURCH);
const isOfChristians = says(OF_CHRISTIANS);
const isOfSeafood = says(SEAFOOD);
const isOfMeat = lazilyPer((thing: Thing) => MEAT.test(text(thing)) || PORK.test(text(thing)));
const isOfPork = lazilyPer(
  (thing: Thing) => PORK.test(text(thing)) || PORK_COUNTERS.test(text(thing)),
);
/** A table that has nothing for vegetarians, and no fish either, has meat. */
const isMeatTable = lazilyPer(
  (thing: Thing) =>
    isOfMeat(thing) ||
    (isKitchen(thing) && thing.not_for?.includes("vegetarian") === true && !isOfSeafood(thing)),
);
const isBathedIn = says(
  /\b(?:arab|turkish|sulphur) baths?\b|hamm?am\b|onsen\b|hot (?:springs?|pools?)|bathhouse|banya/i,
);
const isKosherTable = says(/\bkosher\b/i);
const isNightDive = says(/\bnight dive\b/i);
const isEaten = says(/\b(?:taste|eat|dine|dinner|dumplings?|curr(?:y|ies)|street food)\b/i);
const isOfDesert = says(DESERT);
const isOfDairy = says(DAIRY);
const isOfEggs = says(EGGS);
const isWinding = says(WINDING);
const isOfAlcohol = lazilyPer(
  (thing: Thing) => ALCOHOL.test(text(thing)) || thing.categories[0] === "wine",
);
const isAtStalls = says(STALLS);
const isByRoadLong = (thing: Thing) => "price_from" in thing && thing.hours > LONGEST_ON_THE_ROAD;
const isOfHotWater = says(HOT_WATER);
const isRough = says(ROUGH);
const isUpHigh = says(UP_HIGH);
const isOfSteam = says(STEAM);

/** What each denial, diet and need of health keeps out of a plan. */
const KEPT_OUT: Readonly<Partial<Record<WishKind, (thing: Thing) => boolean>>> = {
  noMuseums: (thing) => isOfMuseums(thing) || isOfRooms(thing),
  noHeights: says(HEIGHT),
  noHorse: says(HORSE),
  noChurches: isOfChurch,
  fewChurches: (thing) => !thing.must && isOfChurch(thing),
  fewRuins: says(RUINS),
  noSeafood: isOfSeafood,
  noAlcohol: isOfAlcohol,
  alcoholFree: isOfAlcohol,
  // A table counts for those who keep kosher only where the catalogue calls it so.
  kosher: (thing) => isKitchen(thing) && !/kosher/i.test(thing.text.en),
  jain: (thing) =>
    (isKitchen(thing) || isEaten(thing)) && !/vegetarian|\bjain\b|pure veg/i.test(thing.text.en),
  glutenFree: says(WHEAT),
  strictTable: (thing) => isKitchen(thing) && isAtStalls(thing),
  noPork: isOfPork,
  noMeat: isMeatTable,
  noShellfish: says(SHELLFISH),
  noRawFish: says(RAW_FISH),
  noNuts: says(NUTS),
  noSesame: says(SESAME),
  noEggs: says(EGGS),
  diabetes: says(SWEETS),
  noDairy: says(DAIRY),
  vegan: (thing) => (isOfDairy(thing) || isOfEggs(thing)) && !/vegan/i.test(thing.text.en),
  noLamb: says(LAMB),
  noBeef: says(BEEF),
  notSpicy: says(SPICY),
  noMonkeys: says(/monkey|macaque|uluwatu/i),
  noAnimalRides: says(RIDES),
  noSpeedboats: says(SPEEDBOAT),
  noBoats: says(BOAT),
  noDesert: (thing) => thing.categories[0] === "desert" || isOfDesert(thing),
  noHotBaths: isOfHotWater,
  noArt: (thing) => thing.categories[0] === "art" || isOfArt(thing),
  noParty: ({ categories: [first] }) => first === "nightlife",
  noGroupTours: (thing) => "price_from" in thing && !isOnOnesOwn(thing),
  noLongTrips: (thing) => "price_from" in thing && thing.hours >= WHOLE_DAY,
  pregnant: (thing) => isOfHotWater(thing) || isRough(thing) || isByRoadLong(thing),
  heart: (thing) => isOfHotWater(thing) || isRough(thing) || isUpHigh(thing),
  asthma: (thing) => isOfSteam(thing) || isRough(thing),
  carsick: (thing) => isWinding(thing) || isByRoadLong(thing),
  seasick: says(ON_ROUGH_WATER),
  noSwimming: says(SWUM),
  altitude: says(HIGH),
  dialysis: isByRoadLong,
};

/** Opera, ballet and concerts, which take a whole evening and a dear seat. */
const isStage = lazilyPer(
  (thing: Thing) =>
    "parts" in thing &&
    thing.parts.every((part) => part === "evening") &&
    (kindsOfThing(thing).has("concert") ||
      /\bopera\b|\bballet\b|philharmonic|\brecital\b/i.test(text(thing))) &&
    !/\bstroll\b|\bwander\b|masks|acrobat|ramayana|\bpuppet|outside\b|\bpubs?\b|live music|west end|broadway/i.test(
      text(thing),
    ),
);
const OF_MUSIC: ReadonlySet<WishKind> = new Set(["concert", "show"]);

/** A seat for an evening of music is for those who asked for music, a show or this house. */
function isUnaskedStage(thing: Thing, { wishes }: Wish): boolean {
  return isStage(thing) && !wishes.some(({ kind }) => OF_MUSIC.has(kind));
}

const isForTwo = says(FOR_TWO);

/** By the sea those who want few days out have the beach, what they asked for and nothing beside. */
function isOutingTooMany(thing: Thing, { wishes, interests }: Wish): boolean {
  if (!interests.includes("beach") || thing.categories.includes("beach")) return false;
  if (!wishes.some(({ kind }) => kind === "fewOutings")) return false;
  return !wishes.some(({ kind }) => kindsOfThing(thing).has(kind));
}

/** Those who keep kosher or the Sabbath. */
export function keepsSabbath({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "kosher" || kind === "shabbat");
}

/** Of which some is wanted, or at some hours. */
const OTHER_DENIALS: ReadonlySet<WishKind> = new Set(["fewMuseums", "fewOutings", "lateCulture"]);

/** True for a wish that something is not in the plan. */
export function isDenial(kind: WishKind): boolean {
  return KEPT_OUT[kind] !== undefined || OTHER_DENIALS.has(kind);
}

/** True for what one of these keeps out, whether it was called by its name or not. */
export function keepsOut(kind: WishKind, thing: Thing): boolean {
  return KEPT_OUT[kind]?.(thing) === true;
}

/** Up to this age one church after another is no holiday. */
const CHILD = 10;

/** Those for whom churches that nobody expects are planned for nobody: of another faith, or with a child. */
function isForOthers({ wishes, interests, ages }: Wish): boolean {
  if (wishes.some(({ kind }) => kind === "jain")) return true;
  const isOfChurches = interests.some((one) => one === "pilgrimage" || one === "architecture");
  return !isOfChurches && ages.some((age) => age <= CHILD);
}

const OF_DIVERS: ReadonlySet<WishKind> = new Set(["diving", "nightDive"]);
/** A first dive is a matter of health and nerve, so it is planned only where it was asked for. */
const isFirstDive = says(/\bfirst dive\b/i);

/** Where one bathes among others, and marks on the skin are looked at. */
const isSharedBath = says(
  /^(?!.*(?:private|tattoo)).*(?:\bonsen\b|public bath|open-air (?:bath|hot springs))/i,
);

/** Who comes for the baths has asked a doctor about a weak heart: warm pools stay, steam does not. */
function isKeptOut(kind: WishKind, thing: Thing, { interests }: Wish): boolean {
  if (kind === "privateBath") return isSharedBath(thing);
  if (kind === "heart" && interests.includes("wellness") && isOfHotWater(thing))
    return isOfSteam(thing) || isRough(thing) || isUpHigh(thing);
  return KEPT_OUT[kind]?.(thing) === true;
}

/** True for what a denial or a diet of the request keeps out; what was called by its name is meant. */
export function isUnwanted(thing: Thing, wish: Wish): boolean {
  const { wishes, needs, things } = wish;
  if (things?.includes(thing.slug)) return false;
  if (isAvoided(thing, wish) || isOutingTooMany(thing, wish)) return true;
  if (isUnaskedStage(thing, wish)) return true;
  const { adults, children, infants } = wish.party;
  if (adults + children + infants !== 2 && isForTwo(thing)) return true;
  if (wishes.some(({ kind }) => isKeptOut(kind, thing, wish))) return true;
  if (keepsSabbath(wish) && isOfChristians(thing)) return true;
  if (isOfChurch(thing) && !thing.must && isForOthers(wish)) return true;
  // A table that one keeps a law at, and water that one needs a licence for, are for those who ask.
  if (isKitchen(thing) && isKosherTable(thing) && !keepsSabbath(wish)) return true;
  if (isNightDive(thing) && !wishes.some(({ kind }) => OF_DIVERS.has(kind))) return true;
  const dives = wishes.some(({ kind }) => kind === "introDive" || kind === "diving");
  if (isFirstDive(thing) && !dives) return true;
  if (needs.includes("halal") && isOfPork(thing)) return true;
  // Into a bath, and out of it, one goes by steps.
  if (needs.includes("wheelchair") && isBathedIn(thing)) return true;
  return needs.includes("vegetarian") && (isOfMeat(thing) || isOfSeafood(thing));
}
