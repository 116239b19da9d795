import type { CataloguePlace } from "../../../../domain/catalogue.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import { suitsAsked } from "../route/theme.ts";
import { tellingOf, wordsOf } from "./must-things.ts";
import type { Wish } from "./wish.ts";
import { isOfThings, kindsOfThing } from "./wished-things.ts";

/** What a city has for an evening of one of some kinds: the one that is called or told of most like the words. */
export function eveningOf(
  kinds: readonly WishKind[],
  { item, city }: { readonly item: string; readonly city: Spot | undefined },
  wish: Wish,
): readonly string[] {
  if (!city) return [];
  const telling = new Set([...tellingOf(item, [city]), ...kinds.map((kind) => kind.toLowerCase())]);
  const countIn = (text: string) => wordsOf(text).filter((word) => telling.has(word)).length;
  const [best] = city.destination.places
    // A stage that is asked for suits as what is called by its name does.
    .filter((one) => isOfEvening(one) && suitsAsked(one, { ...wish, things: [one.slug] }))
    .filter((place) => kinds.some((kind) => isOfThings(kind) && kindsOfThing(place).has(kind)))
    .map((place) => ({
      place,
      likeness: 2 * countIn(Object.values(place.name).join(" ")) + countIn(place.text.en),
    }))
    .sort((a, b) => b.likeness - a.likeness);
  return best ? [best.place.slug] : [];
}

/** The table that an item tells of by a word of its own: "tapas dinner" is no lunch and no cocktail. */
export function tableOf(item: string, there: readonly Spot[], wish: Wish): readonly string[] {
  const words = wordsOf(item).filter(
    (word) => word.length >= SHORTEST_WORD && !OF_MEALS.test(word),
  );
  const heldIn = (texts: readonly string[]) =>
    words.filter((word) => texts.flatMap(wordsOf).includes(word)).length;
  const [best] = there
    .flatMap(({ destination }) => destination.places)
    .filter((one) => one.categories.includes("food") && one.parts.includes("evening"))
    // What a few of a group do not eat is known later, and what does not suit is told of by its name.
    .map((one) => ({
      one,
      isFit: suitsAsked(one, { ...wish, things: [one.slug] }),
      likeness: 2 * heldIn(Object.values(one.name)) + heldIn(Object.values(one.text)),
    }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => Number(b.isFit) - Number(a.isFit) || b.likeness - a.likeness);
  return best ? [best.one.slug] : [];
}

const SHORTEST_WORD = 4;
const OF_MEALS = /^(?:dinner|supper|evening|good|nice|local|together|ужин|вечер|yemeyi)/u;

/** True for the slug of what takes an evening and nothing else. */
export function isAnEvening(slug: string, there: readonly Spot[]): boolean {
  return there.some(({ destination }) =>
    destination.places.some((place) => place.slug === slug && isOfEvening(place)),
  );
}

function isOfEvening({ parts }: CataloguePlace): boolean {
  return parts.every((part) => part === "evening");
}
