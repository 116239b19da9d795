import {
  type CatalogueExcursion,
  type CataloguePlace,
  type CatalogueText,
  LANGUAGES,
} from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { COMMON } from "../days/excursions.ts";
import type { Wish } from "../wish/wish.ts";
import type { Spot } from "./atlas.ts";
import { isBare } from "./world-spots.ts";

export type Thing = CataloguePlace | CatalogueExcursion;

const SHORTEST = 5;
/** Between the things that one name lists. */
const JOINTS = /,|^the | and | at | və | и | with | by | to | ilə | на | у /i;
/** What a name is short without, besides words that many places share: "Versailles", "Goygol". */
const LEFT_OUT =
  /^(?:s|of|the|in|a|mount|park|parki|парк|day|trip|days|swiss|studios|palaces|saray.*|gunluk|sefer|half|full|поездка|дворец)$/;

const LONG_ALONE = 7;
/** Long words that names are made of, in any language, folded. */
const GENERIC =
  /^(?:gallery|galleries|theat.*|aquarium|archaeolog.*|promenade|viewpoint|memorial|monument|excavation.*|funicular|panoram.*|botanic.*|railway|cathedr.*|wineries|terraces?|boulevard|universit.*|historical|shrines?|monaster.*|country|islands?|beaches|national.*|natural|history|science|modern|open|sculpture|shopping|cooking|village.*|villages|springs?|holiday|winter|summer|glacier|danube|harbou?r|medieval|christmas|concert|traditional|portuguese|spanish|italian|georgian|russian|turkish|kafedral.*|qalereya.*|muzey.*|monastir.*|cimerli.*|meydan.*|bazar.*|mehelle.*|kilse.*|mescid.*|bulvar.*|prospekt.*|ekskursiya.*|sahil.*|gezinti.*|музе.*|площад.*|собор.*|крепост.*|монастыр.*|храм.*|набережн.*|галере.*|проспект.*|бульвар.*|прогулк.*|экскурси.*|квартал.*|деревн.*|базилик.*|мечет.*|рынок.*|старый|старого|большо.*|национальн.*|ботаническ.*|театр.*|остров.*|озеро|фонтан.*|водопад.*|винодельн.*|emalatxana.*|dequstasiya.*|zavodu|мастерск.*|концерт.*|дегустац.*|сыроварн.*|cooking|tasting)$/;

/** A name of a thing, ready to be looked for in a text. */
export interface ThingName {
  readonly name: string;
  /** Its longest word without an ending: most texts do not have even that. */
  readonly key: string;
  readonly stems: readonly string[];
  /** Without the words that many places share. */
  readonly short: boolean;
}

/** The names that a thing goes by, each with the endings that its words may have. */
export const namesOf = lazilyPer((thing: Thing): readonly ThingName[] => {
  const title: CatalogueText = "parts" in thing ? thing.name : thing.title;
  return LANGUAGES.flatMap((lang) =>
    title[lang].split(JOINTS).flatMap((part, _, parts): readonly ThingName[] => {
      const words = fold(part).match(/[\p{L}\p{N}]+/gu) ?? [];
      const isOneOfMany = parts.length > 1 && words.length === 1;
      // Beside names a title has everyday words, "by train", "Temples and cats": they call nothing,
      // unless all else in the title is a word of many: «Прогулка на гондоле».
      const isAlone = parts.every((other) => other === part || isGeneric(fold(other.trim())));
      const isEveryday = !isAlone || words.some((word) => word.length < LONG_ALONE);
      if (isOneOfMany && !/\p{Lu}/u.test(part) && isEveryday) return [];
      const [head = ""] = part.split(" of ");
      const telling = words.filter((word) => !COMMON.has(word) && !LEFT_OUT.test(word));
      const isLong = head !== part && isTelling(fold(head)) && !head.includes(" ");
      const short = isLong ? [fold(head)] : telling.length < words.length ? telling : [];
      // One word that nothing else is called by is enough: "Auschwitz", "Keukenhof".
      const alone = telling.filter((word) => word.length >= LONG_ALONE && !GENERIC.test(word));
      return [
        ...nameOf(words, lang, isOneOfMany),
        ...nameOf(short, lang, true),
        ...(words.length > 1 ? alone.flatMap((word) => nameOf([word], lang, true)) : []),
      ];
    }),
  );
});

function isTelling(word: string): boolean {
  return word.length >= SHORTEST && !COMMON.has(word);
}

function nameOf(words: readonly string[], lang: string, short: boolean): readonly ThingName[] {
  const name = words.join(" ");
  if (name.length < SHORTEST || !words.some(isTelling)) return [];
  const bare = words.map((word) =>
    word.length < SHORTEST || lang !== "ru" ? word : word.slice(0, -1),
  );
  const stems = bare.map((word, at) =>
    (words[at] ?? "").length < SHORTEST ? word : `${word}\\p{L}{0,4}`,
  );
  const key = bare.reduce((longest, word) => (word.length > longest.length ? word : longest));
  return [{ name, key, stems, short }];
}

/** True for a city's own name, in any case: it names nothing of the city. */
export function isOfCity({ name, stems, key }: ThingName, city: string): boolean {
  if (stems.length > 1) return city.includes(name);
  return city.includes(key) || (key.startsWith(city) && key.length - city.length <= LONGEST_ENDING);
}

const LONGEST_ENDING = 4;

/** True for a word that is one of some others but for its ending. */
export function isAlike(key: string, others: Iterable<string>): boolean {
  for (const other of others) if (other.startsWith(key) || key.startsWith(other)) return true;
  return false;
}

/** True for a word that many things are called by. */
export function isGeneric(word: string): boolean {
  return GENERIC.test(word) || COMMON.has(word) || LEFT_OUT.test(word);
}

/** The words of a thing's name in each language, folded. */
export const wordsOfThing = lazilyPer((thing: Thing): readonly (readonly string[])[] =>
  Object.values("parts" in thing ? thing.name : thing.title).map(
    (one) => fold(one).match(/[\p{L}\p{N}]+/gu) ?? [],
  ),
);

const SHORT = 4;
const LONG = 9;

/** Azerbaijani writes one sound of foreign names in two ways: "Mahuntseti", "Maxuntseti". */
function alike(folded: string): string {
  return folded.replaceAll("x", "h");
}

/** What a thing is called in every language, folded, each with a space before it. */
const calledOf = lazilyPer((thing: Thing): readonly string[] =>
  Object.values("parts" in thing ? thing.name : thing.title).map((one) => ` ${alike(fold(one))}`),
);

/** The thing that a name with a capital is a part of, whatever its ending: "Vasa", "Афона". */
export function thingCalled(name: string, spots: Iterable<Spot>): string | undefined {
  return thingsCalled(name, spots)[0]?.slug;
}

/** All of the first of some cities that has any. */
function thingsCalled(name: string, spots: Iterable<Spot>): readonly Thing[] {
  const cut = name.length > LONG ? -2 : name.length > SHORT ? -1 : undefined;
  const stem = ` ${alike(fold(name).slice(0, cut))}`;
  const isCalled = (thing: Thing) => calledOf(thing).some((one) => one.includes(stem));
  for (const { excursions, destination } of spots) {
    const called = [...excursions.filter(isCalled), ...destination.places.filter(isCalled)];
    if (called.length > 0) return called;
  }
  return [];
}

/** A namesake of something to see in a city lies farther from it than this, kilometres. */
const NAMESAKE_KM = 500;

/** "Barcelona with Montserrat": the mountain of that name, not the island. */
export function withoutNamesakes(wish: Wish): Wish {
  const held = wish.spots.filter((spot) => !isBare(spot));
  const meant = wish.spots.flatMap((spot) => {
    const isFar = held.every((one) => distanceKm(one, spot) > NAMESAKE_KM);
    const slug = isBare(spot) && isFar ? thingCalled(spot.destination.name.en, held) : undefined;
    return slug === undefined ? [] : [{ spot, slug }];
  });
  if (meant.length === 0) return wish;
  return {
    ...wish,
    spots: wish.spots.filter((one) => !meant.some(({ spot }) => spot === one)),
    things: [...new Set([...(wish.things ?? []), ...meant.map(({ slug }) => slug)])],
  };
}

/**
 * Names that are those of things, which are added to the ones that were found, and the others. Of a
 * river that a cruise and a bend are called by neither is meant.
 */
export function thingsAmong(
  names: readonly string[],
  found: readonly string[],
  spots: readonly Spot[],
) {
  const called = names.flatMap((name) => {
    const [thing, ...others] = thingsCalled(name, spots);
    return thing && others.length === 0 ? [thing.slug] : [];
  });
  const unknown = names.filter((name) => thingCalled(name, spots) === undefined);
  return { things: [...new Set([...called, ...found])], unknown };
}
