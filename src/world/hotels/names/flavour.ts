/** Where hotel brands think of themselves as being present. */
export type BrandRegion =
  | "north_america"
  | "latin_america"
  | "europe"
  | "caucasus"
  | "middle_east"
  | "africa"
  | "south_asia"
  | "east_asia"
  | "southeast_asia"
  | "oceania";

/** How names and addresses sound in a group of countries. Lists are `|`-separated; `{c}` is the town. */
export interface Flavour {
  readonly region: BrandRegion;
  /** ISO codes, space-separated. */
  readonly countries: string;
  /** "12 Rue X" or "Xstraße 12". */
  readonly number: "before" | "after";
  readonly streets: string;
  /** Parts that any town there has. */
  readonly areas: string;
  readonly airport: string;
  /** Independent houses of 1 and 2 stars, of 3 and 4, of 5. */
  readonly budget: string;
  readonly mid: string;
  readonly luxury: string;
}
