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

/** True for the slug of what takes an evening and nothing else. */
export function isAnEvening(slug: string, there: readonly Spot[]): boolean {
  return there.some(({ destination }) =>
    destination.places.some((place) => place.slug === slug && isOfEvening(place)),
  );
}

function isOfEvening({ parts }: CataloguePlace): boolean {
  return parts.every((part) => part === "evening");
}
