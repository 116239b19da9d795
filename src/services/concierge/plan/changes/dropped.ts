import { CATEGORIES } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas/atlas.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { calledAs, isOneThing, refusedIn } from "../wish/denied.ts";
import type { Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";

/** "5-ci gün", "on day 5", «в 5-й день», of a plan. */
const DAY =
  /(?:\b(?:on )?day (\d{1,2})\b|(\d{1,2})\s*-?\s*(?:ci|cı|cu|cü)\s+gün\p{L}*|(?:в |на )?(\d{1,2})(?:-?(?:й|ый|ой|го))?\s+день|день\s+(\d{1,2}))/iu;

/** What the words say the trip is no longer about. */
export function droppedBy(query: string, plan: Wish, cities: readonly Spot[]) {
  const kinds = refusedIn(query).filter((text) => !isOneThing(text, cities));
  const refused = kinds.map((whole) => {
    const said = DAY.exec(whole);
    const day = said?.slice(1).find((one) => one !== undefined);
    const text = whole.replace(DAY, " ").trim();
    const reading = startReading(text, 0);
    const wishes = findWishes(reading);
    const { interests } = interestsIn(reading, wishes);
    const of = day === undefined ? undefined : cityOn(Number(day), plan, cities);
    const asked = wishes.map(({ kind }) => kind);
    return { text, words: wordsOf(text), interests, kinds: asked, of };
  });
  const isOf = (words: readonly string[], text: string) =>
    wordsOf(text).some((one) => words.some((word) => one.slice(0, STEM) === word.slice(0, STEM)));
  /** Those that something of the earlier wish goes by. */
  const texts = (before: Wish) =>
    refused
      .filter(
        (one) =>
          one.interests.some((interest) => before.interests.includes(interest)) ||
          before.wishes.some(({ said }) => isOf(one.words, said)) ||
          before.unplanned?.some((text) => isOf(one.words, text)) ||
          thingsOf(one).length > 0,
      )
      .map(({ text }) => text);
  // "No museums in Florence": what is elsewhere stays.
  const named = ({ words, of }: Pick<(typeof refused)[number], "words" | "of">) =>
    cities.filter(
      (city) =>
        city === of ||
        Object.values(city.destination.name).some((name) =>
          words.some((word) => word.slice(0, STEM) === fold(name).slice(0, STEM)),
        ),
    );
  const there = (one: (typeof refused)[number]) => (named(one).length > 0 ? named(one) : cities);
  const kindOf = ({ text, words, of }: (typeof refused)[number]) =>
    named({ words, of }).length > 0 ? (text.split(/\s+/u)[0] ?? text) : text;
  const everywhere = refused.filter((one) => named(one).length === 0);
  // "No food markets" shows none, "no balloon" no flight in one.
  const thingsOf = (one: (typeof refused)[number]) => [
    ...(one.interests.length > 0 ? calledAs(kindOf(one), there(one)) : []),
    ...there(one)
      .flatMap(({ excursions, destination }) => [...excursions, ...destination.places])
      .filter((thing) => one.kinds.some((kind) => kindsOfThing(thing).has(kind)))
      .map(({ slug }) => slug),
  ];
  return {
    interests: CATEGORIES.filter((one) =>
      everywhere.some(({ interests }) => interests.includes(one)),
    ),
    kinds: everywhere.flatMap((one) => one.kinds),
    isSaid: (text: string) => everywhere.some(({ words }) => isOf(words, text)),
    texts,
    things: refused.flatMap(thingsOf),
  };
}

/** Where a day of a plan is spent. */
function cityOn(day: number, { made }: Wish, cities: readonly Spot[]): Spot | undefined {
  let last = 0;
  return cities.find((_, at) => {
    last += made?.nights?.[at] ?? 0;
    return day <= last;
  });
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter((word) => word.length >= STEM - 1);
}

const STEM = 5;
