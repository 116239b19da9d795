import { findCountry } from "../../places/countries.ts";
import { hash, pick, type Seed } from "../../random.ts";
import { flavourOf } from "./flavours.ts";

/**
 * `#` is a digit, `@` a letter; before the bar they belong to the town, after it to the street.
 * Countries with another number of digits are listed; those in NO_CODE have no such codes.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  GB: "@@#| #@@",
  CA: "@#@| #@#",
  NL: "##|## @@",
  IE: "@##| @#@#",
  IN: "###|###",
  CN: "###|###",
  RU: "###|###",
  KZ: "###|###",
  SG: "##|####",
  JP: "###-|####",
  BR: "###|##-###",
  PL: "##-|###",
  PT: "##|##-###",
  AZ: "AZ##|##",
  LT: "LT-##|###",
  LV: "LV-##|##",
  AR: "@##|##",
  MT: "@@@ |####",
};
const FOUR_DIGITS = new Set(
  "AT AU BE BG CH CY DK GE GL HU LI LU NO NZ PH SI TN ZA AM BD".split(" "),
);
const NO_CODE = new Set(
  "AE QA HK MO BS AG BI BJ BF CM CF TD KM CG CD CI DJ DM GQ ER FJ GM GH GD GY JM KI ML MR NR RW ST SC SL SB SR TO TV UG VU YE ZW AO BW LC BO TG TL KP AW CW SX".split(
    " ",
  ),
);

/** "17 Rue Pasteur, 75018 Paris, France". */
export function streetAddress(
  seed: Seed,
  purpose: number,
  hotelKey: number,
  town: { readonly key: number; readonly name: string; readonly country: string },
): string {
  const { country, name } = town;
  const flavour = flavourOf(country);
  const bits = hash(seed, purpose, hotelKey);
  const street = pick(flavour.streets.split("|"), bits & 0xff);
  const longStreets = flavour.region === "north_america";
  const number = longStreets ? 100 + ((bits >>> 8) % 2300) : 1 + ((bits >>> 8) % 180);
  const line = flavour.number === "before" ? `${number} ${street}` : `${street} ${number}`;
  const code = postalCode(country, hash(seed, purpose, town.key), hash(seed, purpose, hotelKey, 1));
  const place = code === "" ? name : `${code} ${name}`;
  return `${line}, ${place}, ${findCountry(country)?.name ?? country}`;
}

function postalCode(country: string, townBits: number, streetBits: number): string {
  if (NO_CODE.has(country)) return "";
  const pattern = PATTERNS[country] ?? (FOUR_DIGITS.has(country) ? "##|##" : "###|##");
  let text = "";
  let bits = townBits;
  for (const sign of pattern) {
    if (sign === "|") bits = streetBits;
    else if (sign === "#") {
      // No leading zero: programs that read the code as a number would lose it.
      text += text === "" ? 1 + (bits % 9) : bits % 10;
      bits = Math.floor(bits / 10);
    } else if (sign === "@") {
      text += LETTERS[bits % LETTERS.length];
      bits = Math.floor(bits / LETTERS.length);
    } else text += sign;
  }
  return text;
}

const LETTERS = "ABCEGHJKLMNPRSTVWXY";
