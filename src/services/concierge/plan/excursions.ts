import type { CatalogueExcursion, CataloguePlace, PartOfDay } from "../../../domain/catalogue.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import type { Spot } from "./atlas.ts";
import { hourOf } from "./flights.ts";
import { COMFORT, type Level } from "./level.ts";

/** When excursions begin that say nothing of it. */
const MORNING = 9;
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
/** What begins late and lasts longer than this goes on through the night. */
const LONGEST_EVENING = 5.5;
/** What lasts so long is begun in the morning. */
const FROM_THE_MORNING = 6;

/** When an excursion begins in a part of the day, in hours. */
function startOf({ at, title, hours }: CatalogueExcursion, part: PartOfDay | undefined): number {
  if (at !== undefined) return hourOf(at);
  if (OF_EVENINGS.test(title.en) && hours < LONGEST_EVENING) return EVENING;
  return part === "afternoon" ? AFTERNOON : MORNING;
}

/** Where travellers go by themselves nothing picks them up. */
const BY_TRAIN = /\b(?:train|railway|metro)\b/i;

export function isByTrain({ text }: CatalogueExcursion): boolean {
  return BY_TRAIN.test(text.en);
}

/** What begins before the day does takes none of it away, so it comes before anything else. */
export function beginsAtDawn({ at, hours }: CatalogueExcursion): boolean {
  return at !== undefined && hourOf(at) < DAWN && hours <= LONGEST_DAWN;
}

/** When an excursion ends that began in a part of the day, in hours. */
export function endOf(excursion: CatalogueExcursion, part: PartOfDay): number {
  return startOf(excursion, part) + excursion.hours;
}

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
  if (start >= TEA_TIME && excursion.hours > LONGEST_EVENING) return undefined;
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
  "national museum palace tower cathedral castle beach market garden gardens square street bridge temple mosque island lake mountain river fortress monastery church basilica walk evening night sunset morning tasting cruise food guided hidden royal grand great house central quarter district valley coast bazaar village ancient historic tunnel waterfall north south private small group classic workshop class dinner bahrain funchal".split(
    " ",
  ),
);

/** What an excursion tells of, in lower case; asked for again with every place. */
const toldBy = lazilyPer(({ title, text, slug, hours }: CatalogueExcursion) => ({
  text: `${title.en} ${text.en}`.toLowerCase(),
  words: new Set([
    ...slug.split("-"),
    // A long one only starts from where its text says "from".
    ...namesIn(hours < FROM_THE_MORNING ? text.en : text.en.replace(/\bfrom \p{Lu}\S*/gu, "from")),
  ]),
}));

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

/** True for a place that the plan has shown already: on an excursion, or from the next town. */
export function clashes(
  place: CataloguePlace,
  used: ReadonlySet<CataloguePlace | CatalogueExcursion>,
): boolean {
  for (const one of used) {
    if ("price_from" in one ? overlaps(one, place) : isSameSight(one, place)) return true;
  }
  return false;
}

function isSameSight(a: CataloguePlace, b: CataloguePlace): boolean {
  const [one, other] = [a.name.en, b.name.en];
  return one.length > 8 && other.length > 8 && (one.includes(other) || other.includes(one));
}

/** True when an excursion goes to another city of the same trip. */
export function goesTo(excursion: CatalogueExcursion, spots: readonly Spot[]): boolean {
  const told = toldBy(excursion).text;
  return spots.some(
    ({ slug, destination }) =>
      slug !== excursion.destination &&
      (told.includes(destination.name.en.toLowerCase()) ||
        told.includes(destination.city.en.toLowerCase())),
  );
}
