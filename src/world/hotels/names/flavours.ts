import { AFRICA_AND_OCEANIA } from "./africa-oceania.ts";
import { AMERICAS } from "./americas.ts";
import { ASIA } from "./asia.ts";
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
  flavours.flatMap((flavour) => flavour.countries.split(" ").map((code) => [code, flavour])),
);

/** How a country sounds; British English where no table claims it (Antarctica, Ascension). */
export function flavourOf(country: string): Flavour {
  const flavour = flavourByCountry.get(country) ?? flavours[0];
  if (!flavour) throw new Error("no flavours");
  return flavour;
}

export function regionOf(country: string): BrandRegion {
  return flavourOf(country).region;
}
