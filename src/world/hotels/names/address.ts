import { findCountry } from "../../places/countries.ts";
import { hash, pick, type Seed } from "../../random.ts";
import { flavourOf } from "./flavours.ts";

/** "17 Rue Pasteur, 75018 Paris, France"; `town` is the town with its postcode. */
export function streetAddress(
  seed: Seed,
  purpose: number,
  hotelKey: number,
  {
    code,
    country,
    town,
  }: { readonly code: string; readonly country: string; readonly town: string },
): string {
  const flavour = flavourOf(country, code);
  const bits = hash(seed, purpose, hotelKey);
  const street = pick(flavour.streets.split("|"), bits & 0xff);
  const longStreets = flavour.region === "north_america";
  const number = longStreets ? 100 + ((bits >>> 8) % 2300) : 1 + ((bits >>> 8) % 180);
  const line = flavour.number === "before" ? `${number} ${street}` : `${street} ${number}`;
  return `${line}, ${town}, ${findCountry(country)?.name ?? country}`;
}
