import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas/atlas.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { findWishes } from "../understand/interests.ts";
import { refusedIn } from "../wish/denied.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import type { Edit } from "./edit.ts";
import type { Target } from "./targets.ts";

/** Sights and days out that edits ask for. */
export function thingsOfEdits(edits: readonly Edit[]): readonly string[] {
  return edits
    .flatMap((edit): readonly (Target | undefined)[] => {
      if (edit.kind === "outing") return [edit.target];
      if (edit.kind === "add" || edit.kind === "replace") return edit.come;
      return edit.kind === "length" && edit.by > 0 ? [edit.at] : [];
    })
    .flatMap((one) => (one?.kind === "thing" ? [one.slug] : []));
}

/**
 * Those that the other words of a change call by name in the cities that it goes to; a kind of thing that is
 * said of one city, "2 days in Bangkok, the oceanarium", is the one of that city, whatever the others have.
 */
export function thingsOfWords(
  query: string,
  rest: string,
  cities: readonly Spot[],
): readonly string[] {
  const named = thingsNamed(rest, cities);
  return [
    ...query.split(SENTENCE).flatMap((text) => thingsThere(text, named, cities)),
    ...query.split(SENTENCE).flatMap((text) => kindsIn(text, cities)),
  ];
}

/** Of things of one name those of the city that the sentence speaks of. */
function thingsThere(
  text: string,
  named: readonly string[],
  cities: readonly Spot[],
): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).map(fold);
  const said = thingsNamed(text, cities).filter((slug) => named.includes(slug));
  const there = cities.filter((spot) => isNamedBy(words, spot));
  const isThere = (slug: string) =>
    there.some(({ excursions, destination }) =>
      [...excursions, ...destination.places].some((one) => one.slug === slug),
    );
  return said.some(isThere) ? said.filter(isThere) : said;
}

const SENTENCE = /[.!?;\n]/u;

function kindsIn(text: string, cities: readonly Spot[]): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).map(fold);
  const [city, ...others] = cities.filter((spot) => isNamedBy(words, spot));
  if (!city || others.length > 0) return [];
  const things = [...city.destination.places, ...city.excursions];
  const wanted = refusedIn(text).reduce((left, one) => left.replace(one, " "), text);
  return findWishes(startReading(wanted, 0)).flatMap(({ kind }) => {
    const [first] = things.filter((one) => kindsOfThing(one).has(kind));
    return first ? [first.slug] : [];
  });
}

/** Letters that two cases of a city's name have in common. */
const STEM = 5;

function isNamedBy(words: readonly string[], { destination }: Spot): boolean {
  return Object.values(destination.name).some((name) => {
    const stem = fold(name).slice(0, Math.max(STEM, name.length - 2));
    return words.some((word) => word.startsWith(stem));
  });
}
