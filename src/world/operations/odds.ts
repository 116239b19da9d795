import { type Region, regionOf } from "../fares/regions.ts";
import type { Airport } from "../places/airports.ts";

/** How often flights are held up, all in whole numbers: every machine reckons alike. */

/** Flights of 10,000 that have a trouble of their own on an ordinary morning. */
const TROUBLE: Readonly<Record<Region, number>> = {
  usa: 1860,
  canada: 1920,
  latin_america: 1280,
  europe: 2560,
  eurasia: 1350,
  middle_east: 1850,
  india: 2000,
  china: 1840,
  east_asia: 1600,
  southeast_asia: 1840,
  oceania: 1580,
  africa: 1720,
};
const COUNTRIES: Readonly<Record<string, number>> = { JP: 830 };

/** Flights of 10,000 that are cancelled in fair weather. */
const CANCELLED: Readonly<Record<Region, number>> = {
  usa: 33,
  canada: 48,
  latin_america: 30,
  europe: 39,
  eurasia: 36,
  middle_east: 21,
  india: 36,
  china: 42,
  east_asia: 27,
  southeast_asia: 36,
  oceania: 54,
  africa: 54,
};

/** January to December, per cent: what a full sky and full planes add. */
const MONTHS: Readonly<Record<"usa" | "europe" | "elsewhere", readonly number[]>> = {
  usa: [135, 110, 100, 92, 95, 125, 160, 120, 78, 68, 76, 110],
  europe: [82, 78, 84, 92, 104, 122, 132, 120, 104, 98, 80, 88],
  elsewhere: [105, 100, 90, 90, 95, 105, 115, 115, 95, 95, 90, 105],
};

/** Per cent by local hour of departure: the day's troubles pile up. */
const HOURS = [
  95, 80, 70, 60, 50, 45, 50, 60, 70, 80, 88, 94, 100, 108, 118, 130, 142, 155, 162, 164, 160, 150,
  130, 110,
] as const;

/** Flights of 10,000 with trouble of their own. */
export function troubleOdds({ country }: Airport, month: number, hour: number): number {
  const base = COUNTRIES[country] ?? TROUBLE[regionOf(country)];
  return Math.floor((base * monthShare(country, month) * (HOURS[hour] ?? 100)) / 10_000);
}

/** Per cent of the ordinary odds, January to December: where full networks cancel rather than recover. */
const CANCELLING: readonly number[] = [180, 100, 100, 100, 100, 100, 155, 100, 100, 100, 100, 100];

/** Flights of 10,000 that are cancelled: whatever the weather, and with what it adds. */
export function cancellationOdds(
  { country }: Airport,
  month: number,
  stormy: number,
): { readonly ordinary: number; readonly all: number } {
  const region = regionOf(country);
  const share = region === "usa" ? (CANCELLING[month - 1] ?? 100) : 100;
  const fair = Math.floor((CANCELLED[region] * monthShare(country, month)) / 100);
  const ordinary = Math.floor((fair * share) / 100);
  return { ordinary, all: ordinary + Math.floor((stormy * share) / 100) };
}

function monthShare(country: string, month: number): number {
  const region = regionOf(country);
  const year = region === "usa" || region === "europe" ? region : "elsewhere";
  return MONTHS[year][month - 1] ?? 100;
}

/** Minutes that delays take, from the shortest to the longest in steps of a 32nd. */
const LENGTHS = [
  15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28, 30, 32, 33, 35, 37, 39, 42, 44, 47, 51, 55,
  60, 66, 74, 84, 97, 114, 138, 185, 370,
] as const;

/** The length of a delay for a 32-bit roll. */
export function delayLength(dice: number): number {
  const step = dice >>> 27;
  const low = LENGTHS[step] ?? 15;
  const high = LENGTHS[step + 1] ?? low;
  return low + Math.floor(((high - low) * ((dice >>> 11) & 0xff)) / 256);
}
