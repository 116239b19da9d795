import type { City } from "./airports.ts";
import { findCountry } from "./countries.ts";
import { fold } from "./fold.ts";
import { regionsNamed } from "./qualifiers.ts";

const CONTINENTS: Readonly<Record<string, string>> = {
  africa: "AF",
  asia: "AS",
  europe: "EU",
  "north america": "NA",
  oceania: "OC",
  "south america": "SA",
};

/** Parts of the world as travellers name them. */
const PARTS: Readonly<Record<string, string>> = {
  caribbean: "AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
  "central america": "BZ CR GT HN NI PA SV",
  "latin america": "AR BO BR BZ CL CO CR CU DO EC GT GY HN MX NI PA PE PR PY SR SV UY VE",
  "middle east": "AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE",
  gulf: "AE BH KW OM QA SA",
  caucasus: "AM AZ GE",
  "central asia": "KG KZ TJ TM UZ",
  "south asia": "BD BT IN LK MV NP PK",
  "southeast asia": "BN ID KH LA MM MY PH SG TH TL VN",
  "east asia": "CN HK JP KR MN MO TW",
  balkans: "AL BA BG GR HR ME MK RO RS SI XK",
  baltics: "EE LT LV",
  scandinavia: "DK NO SE",
  nordics: "DK FI FO IS NO SE",
  mediterranean: "AL CY DZ EG ES FR GR HR IL IT LB ME MA MT SI TN TR",
  "british isles": "GB GG IE IM JE",
  benelux: "BE LU NL",
  alps: "AT CH DE FR IT LI SI",
  "eastern europe": "BG BY CZ HU MD PL RO RU SK UA",
  "north africa": "DZ EG LY MA TN",
  "east africa": "ET KE RW TZ UG",
  "southern africa": "BW LS MZ NA SZ ZA ZM ZW",
  "indian ocean": "KM MG MU MV RE SC YT LK",
  "pacific islands": "CK FJ GU NC PF TO VU WS",
  "far east": "CN HK JP KR MO TW",
};

/** Other words for these. */
const SAME: Readonly<Record<string, string>> = {
  gcc: "gulf",
  levant: "middle east",
  nordic: "nordics",
  "south east asia": "southeast asia",
  antilles: "caribbean",
};

/** Which cities lie in what a text names: a continent, a part of the world, a country, a state, islands. */
export function citiesIn(text: string): ((city: City) => boolean) | undefined {
  const typed = fold(text).replace(/^the /, "");
  const name = SAME[typed] ?? typed;
  const continent = CONTINENTS[name];
  if (continent !== undefined) {
    return ({ country }) => findCountry(country)?.continent === continent;
  }
  const countries = PARTS[name]?.split(" ");
  if (countries) return ({ country }) => countries.includes(country);
  const named = regionsNamed(text.trim());
  return named.length === 0 ? undefined : (city) => named.some(({ holds }) => holds(city));
}
