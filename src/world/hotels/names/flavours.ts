import { AFRICA_AND_OCEANIA } from "./africa-oceania.ts";
import { AMERICAS } from "./americas.ts";
import { ASIA } from "./asia.ts";
import { dialectOf, languageOf, townDialectOf } from "./dialects.ts";
import { EAST_EUROPE } from "./europe-east.ts";
import { WEST_EUROPE } from "./europe-west.ts";
import type { BrandRegion, Flavour } from "./flavour.ts";

export const flavours: readonly Flavour[] = [
  ...WEST_EUROPE,
  ...EAST_EUROPE,
  ...AMERICAS,
  ...ASIA,
  ...AFRICA_AND_OCEANIA,
];

const flavourByCountry = new Map(
  flavours.flatMap((flavour) =>
    flavour.countries
      .split(" ")
      .map((code): [string, Flavour] => [code, { ...flavour, ...dialectOf(code) }]),
  ),
);

/** How a country sounds; British English where no table claims it (Antarctica, Ascension). */
function ofCountry(country: string): Flavour {
  const flavour = flavourByCountry.get(country) ?? flavours[0];
  if (!flavour) throw new Error("no flavours");
  return flavour;
}

/** How a town sounds: as its country, or as the one whose language it speaks, with its own country's brands. */
export function flavourOf(country: string, townCode?: string): Flavour {
  const town = townCode === undefined ? undefined : townDialectOf(townCode);
  const own = town ? { ...ofCountry(country), ...town } : ofCountry(country);
  const language = townCode === undefined ? undefined : languageOf(townCode);
  return language === undefined ? own : { ...ofCountry(language), region: own.region };
}

export function regionOf(country: string): BrandRegion {
  return flavourOf(country).region;
}
