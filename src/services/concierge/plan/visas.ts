import type { CatalogueText } from "../../../domain/catalogue.ts";
import type { Atlas } from "./atlas.ts";
import type { Remark } from "./remarks.ts";
import type { Sketch } from "./sketch.ts";
import type { Wish } from "./wish.ts";

/** Members whose passports open the same doors. */
const EU = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Countries whose passports the catalogue knows, and which are not in it themselves. */
const HOMES: Readonly<Record<string, CatalogueText>> = {
  RU: { en: "Russia", az: "Rusiya", ru: "Россия" },
};

/** How the countries of a trip are entered with the passport of where it starts. */
export function visaRemarks({ origin }: Wish, { frame }: Sketch, atlas: Atlas): Remark[] {
  const home = origin?.place.country;
  const abroad = [...new Set(frame.stays.map(({ spot }) => spot.country))].filter(
    (country) => country !== home,
  );
  if (home === undefined || abroad.length === 0) return [];
  const passport = EU.has(home) ? "EU" : home;
  const rules = abroad.flatMap((country) => {
    const rule = atlas.visas(country)[passport];
    const name = atlas.countries.get(country);
    return rule === undefined || !name ? [] : [[name, rule] as const];
  });
  const homeName = atlas.countries.get(home) ?? HOMES[home];
  if (rules.length > 0 && homeName) return [{ kind: "visas", home: homeName, rules }];
  if (passport === "EU" && abroad.every((country) => EU.has(country))) return [];
  if (!homeName) return [{ kind: "visas", rules: [] }];
  const countries = abroad.flatMap((country) => atlas.countries.get(country) ?? []);
  return [{ kind: "unknown-passport", home: homeName, countries }];
}
