import type {
  Catalogue,
  CatalogueDestination,
  CatalogueExcursion,
  CatalogueText,
  CatalogueTour,
} from "../../../domain/catalogue.ts";

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
