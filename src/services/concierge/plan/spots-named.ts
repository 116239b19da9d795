import { startReading } from "../../../reading/reading.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { textOf } from "./understand/text.ts";
import { isVocabulary } from "./understand/unknown.ts";

/** The places that a short text names: cities, or the cities of a country, the best known first. */
export function spotsNamed(source: string, atlas: Atlas): readonly Spot[] {
  const text = textOf(startReading(source, 0));
  const exact = atlas.names.take(text);
  const found =
    exact.length > 0 ? exact : atlas.names.takeMisspelt(text, (word) => isVocabulary(word));
  const cities = found.flatMap(({ named }) => (named.kind === "spot" ? [named.spot] : []));
  if (cities.length > 0) return [...new Set(cities)];
  return found.flatMap(({ named }) => {
    if (named.kind === "country") return atlas.inCountry(named.code);
    return named.kind === "region" ? named.countries.flatMap((code) => atlas.inCountry(code)) : [];
  });
}
