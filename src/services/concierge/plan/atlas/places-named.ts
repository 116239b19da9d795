import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { clockAt, type PlannerDeps } from "../planning.ts";
import { understand } from "../understand/understand.ts";
import { countryText } from "./name-index.ts";

/** The places that a text says it goes to, as a planner reads it; absent where it names none. */
export function placesNamed(
  query: string,
  { atlas, places, now }: Pick<PlannerDeps, "atlas" | "places" | "now">,
): CatalogueText | undefined {
  const { spots, countries } = understand({ query }, atlas, places, clockAt(now()).today);
  const names = [
    ...spots.map(({ destination }) => destination.city),
    ...countries.map(countryText),
  ];
  if (names.length === 0) return undefined;
  const inWords = (lang: keyof CatalogueText) => names.map((name) => name[lang]).join(", ");
  return { en: inWords("en"), az: inWords("az"), ru: inWords("ru") };
}
