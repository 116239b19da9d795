import { type DayNumber, isoDate } from "../../domain/dates.ts";
import type { VehicleClass } from "../../domain/travel.ts";
import { regionOf } from "../hotels/names/flavours.ts";

/** A driver younger than this pays a fee a day. */
export const FULL_DRIVER_AGE = 25;

type Ages = Readonly<Partial<Record<VehicleClass, number>>>;

/** The age from which a car is rented out at all, by country; 21 where none is written. */
const MIN_AGE: Readonly<Record<string, number>> = {
  EG: 25,
  UZ: 23,
  KZ: 23,
  KG: 23,
  AZ: 22,
  IN: 23,
};
const USUAL_MIN_AGE = 21;
/** Classes that ask for more years, everywhere and by country. */
const CLASS_AGE: Ages = { luxury: 25, van: 23 };
const OWN_CLASS_AGE: Readonly<Record<string, Ages>> = {
  TR: { luxury: 27 },
  GE: { suv: 23 },
  AM: { suv: 23 },
  AE: { suv: 25 },
  OM: { suv: 25 },
  IS: { suv: 23 },
  DE: { luxury: 27 },
  AT: { luxury: 27 },
  CH: { luxury: 27 },
};

export function minimumAge(country: string, vehicleClass: VehicleClass): number {
  const ofClass = OWN_CLASS_AGE[country]?.[vehicleClass] ?? CLASS_AGE[vehicleClass] ?? 0;
  return Math.max(MIN_AGE[country] ?? USUAL_MIN_AGE, ofClass);
}

/** A child seat in US cents a day, and how many days are charged at most. */
const CHILD_SEAT_DAILY: Readonly<Record<string, number>> = {
  north_america: 1_299,
  europe: 1_050,
  oceania: 900,
  caucasus: 400,
};
const USUAL_CHILD_SEAT_DAILY = 600;
const CHILD_SEAT_DAYS = 10;

/** What child seats cost for a rental, in US cents. */
export function childSeatCharge(country: string, seats: number, days: number): number {
  const daily = CHILD_SEAT_DAILY[regionOf(country)] ?? USUAL_CHILD_SEAT_DAILY;
  return seats * daily * Math.min(days, CHILD_SEAT_DAYS);
}

/** The young driver's fee beside the company's usual one. */
const YOUNG_FEE: Readonly<Record<string, number>> = {
  US: 1.35,
  CA: 1.1,
  GB: 1.3,
  IE: 1.3,
  JP: 0.4,
  KR: 0.6,
};
const YOUNG_FEE_OF_REGION: Readonly<Record<string, number>> = {
  caucasus: 0.35,
  south_asia: 0.4,
  southeast_asia: 0.4,
  africa: 0.6,
  middle_east: 0.5,
  latin_america: 0.6,
};

/** In US cents a day, whole dollars. */
export function youngDriverDaily(country: string, companyFee: number): number {
  const level = YOUNG_FEE[country] ?? YOUNG_FEE_OF_REGION[regionOf(country)] ?? 1;
  return Math.round((companyFee * level) / 100) * 100;
}

/** Winter tyres by law: first and last day as month and day. */
const WINTER_TYRES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  AT: [1101, 415],
  FI: [1101, 331],
  SE: [1201, 331],
  NO: [1101, 415],
  IS: [1101, 414],
  EE: [1201, 301],
  LV: [1201, 301],
  LT: [1110, 331],
  SI: [1115, 315],
  CZ: [1101, 331],
};
/** Countries where tyres must be right when the roads are wintry. */
const WHEN_WINTRY = new Set("DE LU HR RS ME BA RO BG".split(" "));

/** What a renter should know of a country's roads and borders. */
const TO_KNOW: Readonly<Record<string, readonly string[]>> = {
  GE: [
    "Not into Azerbaijan, Russia, Abkhazia or South Ossetia; into Armenia with the company's paper.",
    "The roads to Ushguli and Tusheti are mostly excluded.",
  ],
  AZ: ["Not across any border."],
  AM: ["Into Georgia with the company's letter; not into Azerbaijan or Türkiye."],
  TR: ["Not abroad and not onto ferries to islands; tolls run over the HGS tag."],
  UZ: ["Not abroad."],
  KZ: ["Not abroad as a rule."],
  KG: ["Not abroad as a rule."],
  AE: [
    "An International Driving Permit is asked of most visitors.",
    "Into Oman only with insurance bought for it; Salik tolls are charged to the renter.",
  ],
  OM: ["An International Driving Permit is asked of most visitors."],
  SA: ["Not across borders as a rule."],
  QA: ["Not across borders."],
  JO: ["Not across borders."],
  EG: ["Drive by day only; not across borders."],
  IT: ["Old towns have limited traffic zones (ZTL): fines go to the renter. Ferries need consent."],
  ES: ["Ferries to islands need the company's consent."],
  PT: ["Electronic tolls are charged to the renter."],
  GR: ["Not abroad; ferries need the company's consent."],
  HR: ["Into Bosnia and Herzegovina or Montenegro with a cross-border card, for a fee."],
  AT: ["The motorway vignette is on the car."],
  CH: ["The motorway vignette is on the car."],
  GB: ["Into the European Union only with form VE103B."],
  IS: ["Only four-wheel drive may use F-roads; those are open in summer."],
  JP: [
    "A 1949 International Driving Permit, or an official translation of some licences, is needed.",
  ],
  KR: ["An International Driving Permit is needed."],
  US: ["Not into Mexico as a rule."],
  TH: ["An International Driving Permit is needed; not across borders."],
  VN: ["Only a 1968 International Driving Permit or a local licence is valid."],
};

/** Sentences on a rental that begins on a day: tyres by law, borders, papers. */
export function conditionsIn(country: string, day: DayNumber): readonly string[] {
  const tyres = winterTyres(country, day);
  return [...(tyres === undefined ? [] : [tyres]), ...(TO_KNOW[country] ?? [])];
}

function winterTyres(country: string, day: DayNumber): string | undefined {
  const date = Number(isoDate(day).slice(5).replace("-", ""));
  const law = WINTER_TYRES[country];
  if (law && (date >= law[0] || date <= law[1])) {
    return "Winter tyres are fitted, as the law asks at this time of year.";
  }
  return WHEN_WINTRY.has(country) && (date >= 1101 || date <= 331)
    ? "Winter tyres are fitted: the law asks for them when roads are wintry."
    : undefined;
}
