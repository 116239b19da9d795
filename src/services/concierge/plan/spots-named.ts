import type { Atlas, Spot } from "./atlas.ts";
import { phrasesFor } from "./understand/language.ts";
import { withFigures } from "./understand/numbers.ts";
import { textOf } from "./understand/text.ts";
import { isVocabulary } from "./understand/unknown.ts";

/** The places that a short text names: cities, or the cities of a country, the best known first. */
export function spotsNamed(source: string, atlas: Atlas): readonly Spot[] {
  const phrases = phrasesFor(source);
  const text = withFigures(textOf(source), phrases);
  const exact = atlas.names.take(text);
  const found =
    exact.length > 0
      ? exact
      : atlas.names.takeMisspelt(text, (word) => isVocabulary(word, phrases));
  const cities = found.flatMap(({ named }) => (named.kind === "spot" ? [named.spot] : []));
  if (cities.length > 0) return [...new Set(cities)];
  return found.flatMap(({ named }) => {
    if (named.kind === "country") return atlas.inCountry(named.code);
    return named.kind === "region" ? named.countries.flatMap((code) => atlas.inCountry(code)) : [];
  });
}
