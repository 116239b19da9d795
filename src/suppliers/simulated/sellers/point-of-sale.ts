import { findCountry } from "../../../world/places/countries.ts";
import { hashText, roll, type Seed } from "../../../world/random.ts";
import type { Trip } from "./trip.ts";

/** The buyer's country is not known. */
const NOWHERE = "ZZ";
const PLACE_KEY = hashText("sellers.place");
/** Fares are filed per country: elsewhere the same seat is a little dearer, seldom cheaper. */
const DEARER = { from: -0.02, by: 0.055 } as const;

/** VAT on what a seller asks for its own service, by the buyer's country. */
const SERVICE_TAX: Readonly<Record<string, number>> = {
  AE: 0.05,
  AT: 0.2,
  AU: 0.1,
  AZ: 0.18,
  BE: 0.21,
  CA: 0.05,
  CH: 0.081,
  DE: 0.19,
  ES: 0.21,
  FR: 0.2,
  GB: 0.2,
  GE: 0.18,
  IE: 0.23,
  IN: 0.18,
  IT: 0.22,
  JP: 0.1,
  NL: 0.21,
  NO: 0.25,
  PL: 0.23,
  PT: 0.23,
  SE: 0.25,
  TR: 0.2,
  US: 0,
  ZA: 0.15,
};
const USUAL_SERVICE_TAX = 0.15;

/** What buying elsewhere than where the trip starts makes of the fare. */
export function placeFactor(seed: Seed, trip: Trip, location: string): number {
  if (location === NOWHERE || location === trip.origin.country) return 1;
  const luck = roll(seed, PLACE_KEY, hashText(location), trip.market);
  return 1 + DEARER.from + luck * DEARER.by;
}

export function serviceTax(location: string): number {
  return location === NOWHERE ? 0 : (SERVICE_TAX[location] ?? USUAL_SERVICE_TAX);
}

export function localCurrency(location: string): string {
  return findCountry(location)?.currency || "USD";
}
