import type {
  CatalogueExcursion,
  CataloguePlace,
  Category,
  PartOfDay,
} from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { hourOf } from "../route/flights.ts";
import { COMFORT, type Level } from "../wish/level.ts";
import type { FrameDay } from "./frame.ts";

/** When excursions begin that say nothing of it. */
const MORNING = 9;
const EARLIEST = 4;
const BACK_BY = 20;
const AFTERNOON = 14;
const EVENING = 18;
const DAWN = 7;
const LONGEST_DAWN = 4;
const OF_EVENINGS = /evening|night|dinner|sunset/i;
/** A part of the day is taken by what begins before, and ends after, these hours of it. */
const NOON = 12;
const LUNCH_OVER = 14.5;
const TEA_TIME = 17.5;
const DINNER = 18.5;
/** What is called after the evening and lasts no longer than this begins with it. */
const LONGEST_EVENING = 5.5;
/** What begins late and ends later than this, two at night, takes the sleep. */
const LATEST_END = 26;
/** What lasts so long is begun in the morning. */
const FROM_THE_MORNING = 6;

/** When an excursion begins in a part of the day, in hours. */
function startOf({ at, title, hours }: CatalogueExcursion, part: PartOfDay | undefined): number {
  if (at !== undefined) return hourOf(at);
  if (OF_EVENINGS.test(title.en) && hours < LONGEST_EVENING) return EVENING;
  if (part === "afternoon") return AFTERNOON;
  // A day of fourteen hours is begun so early that its evening is one.
  return Math.min(MORNING, Math.max(EARLIEST, BACK_BY - hours));
}

const BY_TRAIN = /\b(?:train|railway|metro)\b/i;

function isByTrain({ title, text }: CatalogueExcursion): boolean {
  return BY_TRAIN.test(text.en) || BY_TRAIN.test(title.en);
}

/** Travellers go there by themselves: no group meets, no guide waits. */
export function isOnOnesOwn(excursion: CatalogueExcursion): boolean {
  return excursion.price_from === 0 || isByTrain(excursion);
}

/** What begins before the day does takes none of it away, so it comes before anything else. */
export function beginsAtDawn({ at, hours }: CatalogueExcursion): boolean {
  return at !== undefined && hourOf(at) < DAWN && hours <= LONGEST_DAWN;
}

export function isMustAtDawn(excursion: CatalogueExcursion): boolean {
  return excursion.must === true && beginsAtDawn(excursion);
}

/** When an excursion ends that began in a part of the day, in hours. */
export function endOf(excursion: CatalogueExcursion, part: PartOfDay): number {
  return startOf(excursion, part) + excursion.hours;
}

/** True where the way of a day is over before an excursion begins, with half an hour for the bags. */
export function isStartedBy(
  excursion: CatalogueExcursion,
  part: PartOfDay,
  { fixed }: Pick<FrameDay, "fixed">,
): boolean {
  const start = startOf(excursion, part);
  return Object.values(fixed).every(
    (slot) =>
      !("times" in slot) || slot.times.leaves >= start || slot.times.reaches + TO_SETTLE <= start,
  );
}

/** Hours between a way and an outing: a room, a wash, the ride to where it starts. */
const TO_SETTLE = 1;
/** What every visitor expects may cost so many times what a level allows itself. */
const MUST_COSTS = 2;

/** The dearest price of an excursion, USD a person. */
export function mostForExcursion(
  { must }: CatalogueExcursion,
  { level, spare }: { readonly level: Level; readonly spare: number },
): number {
  const usual = COMFORT[level].excursion;
  return must ? Math.max(spare, usual * MUST_COSTS) : Math.max(usual, spare / 2);
}

/** The parts of the day that it takes, when they are free. */
export function partsFor(
  excursion: CatalogueExcursion,
  slots: Readonly<Partial<Record<PartOfDay, unknown>>>,
  part: PartOfDay | undefined,
): readonly PartOfDay[] | undefined {
  const start = startOf(excursion, part);
  if (start >= TEA_TIME && start + excursion.hours > LATEST_END) return undefined;
  if (excursion.at === undefined && part === "afternoon" && excursion.hours >= FROM_THE_MORNING)
    return undefined;
  const end = start + excursion.hours;
  const wanted: PartOfDay[] = [];
  if (start < NOON) wanted.push("morning");
  if (start < TEA_TIME - 1 && end > LUNCH_OVER) wanted.push("afternoon");
  if (end > DINNER) wanted.push("evening");
  if (part !== undefined && wanted[0] !== part) return undefined;
  return wanted.some((one) => slots[one]) ? undefined : wanted;
}

/** Words that many places share. */
export const COMMON = new Set(
  "national museum palace tower cathedral castle beach market garden gardens square street bridge temple mosque island lake mountain river fortress monastery church basilica walk evening night sunset morning tasting cruise food guided hidden royal grand great house central quarter district valley coast bazaar village ancient historic tunnel waterfall north south private small group classic workshop class dinner islands boat sunrise snorkelling bahrain funchal danube".split(
    " ",
  ),
);

/** What it is near is told of, and not gone to. */
const NEAR = /\bnear \p{Lu}\S*(?: \p{Lu}\S*)*/gu;

/** What an excursion tells of, in lower case; asked for again with every place. */
const toldBy = lazilyPer(({ title, text, slug, hours }: CatalogueExcursion) => {
  const told = text.en.replace(NEAR, "near");
  return {
    text: `${title.en.replace(NEAR, "near")} ${told}`.toLowerCase(),
    words: new Set([
      ...slug.split("-"),
      // A long one only starts from where its text says "from".
      ...namesIn(hours < FROM_THE_MORNING ? told : told.replace(/\bfrom \p{Lu}\S*/gu, "from")),
    ]),
  };
});

/** Names inside a sentence: "Al Fahidi" of a walk from there is the quarter of that name. */
function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(/(?<=[a-z,] )(?:\p{Lu}[\p{L}'-]* ?)+/gu)].flatMap(([names]) =>
    names.toLowerCase().split(/[ -]/),
  );
}
const nameOf = lazilyPer(({ name, slug }: CataloguePlace) => ({
  text: name.en.toLowerCase(),
  words: slug.split("-").filter((word) => word.length >= 5 && !COMMON.has(word)),
}));

/** True when an excursion goes to a place that stands in the plan by itself. */
export function overlaps(excursion: CatalogueExcursion, place: CataloguePlace): boolean {
  const told = toldBy(excursion);
  const { text, words } = nameOf(place);
  if (told.text.includes(text)) return true;
  return words.some((word) => told.words.has(word) && !excursion.destination.includes(word));
}

/** Names that the title of an excursion has beside that of its town. */
const titledBy = lazilyPer(({ title, destination }: CatalogueExcursion) =>
  (title.en.match(/\p{Lu}[\p{L}'-]{3,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => isTelling(word) && !destination.includes(word)),
);

/**
 * Two days out to one place: from towns of their own, as Nara from Kyoto and from Osaka, or by two
 * ways from one, as the Giftun reefs by boat and with a tank. Stages of a pilgrims' way are each their own.
 */
export function isSameOuting(a: CatalogueExcursion, b: CatalogueExcursion): boolean {
  if (a.destination === b.destination)
    return (
      a !== b &&
      a.categories[0] !== "pilgrimage" &&
      titledBy(a).some((word) => titledBy(b).includes(word))
    );
  const [one, other] = [a, b].map(({ slug, destination }) =>
    slug.split("-").filter((word) => isTelling(word) && !destination.includes(word)),
  );
  return one?.some((word) => other?.includes(word)) === true;
}

/** True for an excursion to a place that the plan has shown, from this town or from another. */
export function isSeenOn(
  excursion: CatalogueExcursion,
  used: ReadonlySet<CataloguePlace | CatalogueExcursion>,
): boolean {
  for (const one of used)
    if ("parts" in one ? overlaps(excursion, one) : isSameOuting(excursion, one)) return true;
  return false;
}

function isTelling(word: string): boolean {
  return word.length >= SHORTEST_TELLING && !COMMON.has(word);
}

const SHORTEST_TELLING = 4;

/** True for a place that the plan has shown already: on an excursion, or from the next town. */
export function clashes(
  place: CataloguePlace,
  used: ReadonlySet<CataloguePlace | CatalogueExcursion>,
  /** Asked for by name in a change: what only passes it is no visit. */
  named: readonly string[] = [],
): boolean {
  for (const one of used) {
    const isOut = "price_from" in one;
    if (isOut ? !named.includes(place.slug) && overlaps(one, place) : isSameSight(one, place))
      return true;
  }
  return false;
}

/** Two entries of one sight lie no farther apart. */
const SAME_SIGHT_KM = 3;

/** One sight under two towns or two names; the Acropolis and its museum are two, both to be seen. */
function isSameSight(a: CataloguePlace, b: CataloguePlace): boolean {
  const [one, other] = [a.name.en, b.name.en];
  if (one.length <= 8 || other.length <= 8) return false;
  const alike = one === other || (!(a.must && b.must) && isWithin(one, other));
  return alike && distanceKm(a, b) <= SAME_SIGHT_KM;
}

function isWithin(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** True when an excursion goes to another city of the same trip. */
export function goesTo(excursion: CatalogueExcursion, spots: readonly Spot[]): boolean {
  const told = toldBy(excursion).text;
  return spots.some(
    ({ slug, destination }) =>
      slug !== excursion.destination &&
      (isWordIn(told, destination.name.en.toLowerCase()) ||
        isWordIn(told, destination.city.en.toLowerCase())),
  );
}

/** "Vík" is no part of "Húsavík". */
function isWordIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1));
}

/**
 * "Beach in Egypt, one day to see the pyramids": a sight of a city without a beach is a day out
 * from the sea, where the catalogue has such a day. `spot` is where it starts, unless it was named.
 */
export function dayOutTo(
  sighted: Spot,
  held: ReadonlySet<Spot>,
  interests: readonly Category[],
  atlas: Atlas,
): { slug: string; spot?: Spot } | undefined {
  const isBySea = ({ destination: { categories } }: Spot) => categories[0] === "beach";
  const there = atlas.inCountry(sighted.country).filter((spot) => spot !== sighted);
  const named = there.filter((spot) => held.has(spot));
  const isOfBeach = named.length > 0 ? named.every(isBySea) : interests.includes("beach");
  if (isBySea(sighted) || !isOfBeach) return undefined;
  const [out] = (named.length > 0 ? named : there)
    .filter(isBySea)
    .flatMap((spot) =>
      spot.excursions
        .filter((excursion) => goesTo(excursion, [sighted]))
        .map(({ slug, price_from }) => ({ slug, spot, price: price_from })),
    )
    .sort((a, b) => a.price - b.price);
  return out && { slug: out.slug, ...(named.length === 0 && { spot: out.spot }) };
}
