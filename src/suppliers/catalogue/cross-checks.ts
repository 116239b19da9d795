import type { CatalogueFile } from "../../domain/catalogue.ts";

/** Something wrong with one value of one file. */
export interface CatalogueFault {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface NamedFile {
  readonly file: string;
  readonly content: CatalogueFile;
}

/** What no file can know by itself: names that are taken twice, or that no file has. */
export function crossFaults(
  files: readonly NamedFile[],
  hasHotels: (placeCode: string) => boolean,
): readonly CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const homes = new Map<string, string>();
  for (const { file, content } of files) {
    for (const { slug } of content.destinations) if (!homes.has(slug)) homes.set(slug, file);
  }
  const claim = slugClaims(faults);

  for (const { file, content } of files) {
    const fault = (path: CatalogueFault["path"], message: string) =>
      faults.push({ file, path, message });
    const known = (slug: string, path: CatalogueFault["path"]) => {
      if (!homes.has(slug)) fault(path, `no destination has the slug "${slug}"`);
    };

    for (const [index, stretch] of content.stretches.entries()) {
      for (const end of ["from", "to"] as const) {
        const path = ["stretches", index, end];
        if (!/^[A-Z]{3}$/.test(stretch[end])) known(stretch[end], path);
        else if (!hasHotels(stretch[end])) fault(path, `"${stretch[end]}" is no place`);
      }
    }
    for (const [index, destination] of content.destinations.entries()) {
      const path = ["destinations", index];
      claim("destination", destination.slug, file, [...path, "slug"]);
      if (!hasHotels(destination.place)) {
        fault([...path, "place"], `"${destination.place}" is no place with hotels`);
      }
      if (!rises(destination.days)) fault([...path, "days"], "must go from short to long");
      const claimPlace = slugClaims(faults);
      for (const [at, { slug }] of destination.places.entries()) {
        claimPlace(`place of ${destination.slug}`, slug, file, [...path, "places", at, "slug"]);
      }
    }
    for (const [index, tour] of content.tours.entries()) {
      const path = ["tours", index];
      claim("tour", tour.slug, file, [...path, "slug"]);
      for (const [at, slug] of tour.destinations.entries()) {
        known(slug, [...path, "destinations", at]);
      }
      const { en, az, ru } = tour.includes;
      if (en.length !== az.length || en.length !== ru.length) {
        fault([...path, "includes"], "must say as many things in every language");
      }
    }
    for (const [index, excursion] of content.excursions.entries()) {
      const path = ["excursions", index];
      claim("excursion", excursion.slug, file, [...path, "slug"]);
      known(excursion.destination, [...path, "destination"]);
    }
  }
  return faults;
}

function slugClaims(faults: CatalogueFault[]) {
  const owners = new Map<string, string>();
  return (what: string, slug: string, file: string, path: CatalogueFault["path"]): void => {
    const key = `${what} ${slug}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, file);
    else faults.push({ file, path, message: `another ${what} has the slug "${slug}" (${owner})` });
  };
}

function rises(days: readonly number[]): boolean {
  return days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));
}
