import {
  type Catalogue,
  type CatalogueDestination,
  type CatalogueExcursion,
  type CatalogueText,
  type CatalogueTour,
  LANGUAGES,
} from "../../../domain/catalogue.ts";
import { COUNTRY_ALIASES, REGIONS, SPOT_ALIASES } from "../plan/understand/lexicon/aliases.ts";

interface Country {
  readonly code: string;
  readonly name: CatalogueText;
}

export interface KnownDestination {
  readonly destination: CatalogueDestination;
  readonly country: Country;
  /** Tours that visit it and excursions that start there: what people come for. */
  readonly offers: number;
}

export interface KnownTour {
  readonly tour: CatalogueTour;
  readonly stops: readonly KnownDestination[];
}

export interface KnownExcursion {
  readonly excursion: CatalogueExcursion;
  readonly start: KnownDestination;
}

/** The catalogue with everything tied to what it refers to. */
export interface Guide {
  readonly destinations: readonly KnownDestination[];
  readonly tours: readonly KnownTour[];
  readonly excursions: readonly KnownExcursion[];
}

/** What the searches work with. */
export interface SearchDeps {
  /** The catalogue's guide, made with the first question, and again after a failure. */
  readonly guide: () => Promise<Guide>;
}

export function guideOf({ files }: Catalogue): Guide {
  const tours = files.flatMap((file) => file.tours);
  const excursions = files.flatMap((file) => file.excursions);
  const offers = new Map<string, number>();
  const named = [
    ...tours.flatMap((tour) => [...new Set(tour.destinations)]),
    ...excursions.map(({ destination }) => destination),
  ];
  for (const slug of named) offers.set(slug, (offers.get(slug) ?? 0) + 1);

  const destinations = files.flatMap(({ country, country_name, destinations: own }) =>
    own.map((destination) => ({
      destination,
      country: { code: country, name: country_name },
      offers: offers.get(destination.slug) ?? 0,
    })),
  );
  const bySlug = new Map(destinations.map((known) => [known.destination.slug, known]));
  return {
    destinations,
    tours: tours.map((tour) => ({
      tour,
      stops: tour.destinations.flatMap((slug) => bySlug.get(slug) ?? []),
    })),
    excursions: excursions.flatMap((excursion) => {
      const start = bySlug.get(excursion.destination);
      return start ? [{ excursion, start }] : [];
    }),
  };
}

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
