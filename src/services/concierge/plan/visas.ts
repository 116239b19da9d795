import type { CatalogueText } from "../../../domain/catalogue.ts";
import type { Atlas, Spot } from "./atlas.ts";
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

/** The code of a rule that lets no holder of a passport in. */
const NO_ENTRY = "N";

/** True where travellers can go to a country, or have named it themselves: then a remark warns them. */
export function isOpenTo(
  { origin, spots, countries }: Wish,
  { country }: Spot,
  atlas: Atlas,
): boolean {
  const home = origin?.place.country;
  if (home === undefined || countries.includes(country)) return true;
  if (spots.some((spot) => spot.country === country)) return true;
  return atlas.visas(country)[passportOf(home)] !== NO_ENTRY;
}

function passportOf(country: string): string {
  return EU.has(country) ? "EU" : country;
}

/** How the countries of a trip are entered with the passport of where it starts. */
export function visaRemarks({ origin }: Wish, { frame }: Sketch, atlas: Atlas): Remark[] {
  const home = origin?.place.country;
  const abroad = [...new Set(frame.stays.map(({ spot }) => spot.country))].filter(
    (country) => country !== home,
  );
  if (home === undefined || abroad.length === 0) return [];
  const passport = passportOf(home);
  const rules = abroad.flatMap((country) => {
    const rule = atlas.visas(country)[passport];
    const name = atlas.countries.get(country);
    return rule === undefined || !name ? [] : [[name, rule] as const];
  });
  const homeName = atlas.countries.get(home) ?? HOMES[home];
  if (rules.length > 0 && homeName) return [{ kind: "visas", home: homeName, rules }];
  if (passport === "EU" && abroad.every((country) => EU.has(country))) return [];
  if (!homeName) return [{ kind: "visas", rules: [] }];
  const names = new Map(frame.stays.map(({ spot }) => [spot.country, spot.countryName]));
  const countries = abroad.flatMap((country) => names.get(country) ?? []);
  return [{ kind: "unknown-passport", home: homeName, countries }];
}
