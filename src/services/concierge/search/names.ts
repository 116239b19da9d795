import { type CatalogueText, LANGUAGES } from "../../../domain/catalogue.ts";
import { COUNTRY_ALIASES, REGIONS, SPOT_ALIASES } from "../plan/understand/aliases.ts";
import type { KnownDestination } from "./catalogue-guide.ts";

export function inAllLanguages(text: CatalogueText): readonly string[] {
  return LANGUAGES.map((lang) => text[lang]);
}

/** Everything that people call a destination. */
export function destinationNames({ destination }: KnownDestination): readonly string[] {
  const { slug, name, city } = destination;
  return [...inAllLanguages(name), ...inAllLanguages(city), slug, ...(SPOT_ALIASES[slug] ?? [])];
}

/** Everything that people call its country. */
export function countryNames({ country }: KnownDestination): readonly string[] {
  return [...inAllLanguages(country.name), ...(COUNTRY_ALIASES[country.code] ?? [])];
}

/** The parts of the world that it is in. */
export function regionNames({ country }: KnownDestination): readonly string[] {
  return REGIONS.filter(({ countries }) => countries.includes(country.code)).flatMap(
    ({ names }) => names,
  );
}
