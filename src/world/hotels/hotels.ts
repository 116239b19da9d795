import { type BoundedCache, boundedCache } from "../../memory/bounded-cache.ts";
import type { Seed } from "../random.ts";
import type { Hotel, Property } from "./hotel.ts";
import { propertiesOf } from "./properties.ts";
import { findTown, type Town } from "./towns.ts";

/** A town and its hotels, as rooms are sold in them. */
export interface TownStock {
  readonly town: Town;
  readonly properties: readonly Property[];
}

/**
 * Twice those of the catalogue, whose plans ask for the same towns again and again: to make the houses of
 * one takes as long as twenty searches in it, and to keep them twenty kilobytes.
 */
const REMEMBERED_TOWNS = 1024;
const CODE = /^([A-Z]{3})(\d{4})$/;

/** One cache per seed that was asked for lately: a server has one, tests have a few. */
const stocks = boundedCache<Seed, BoundedCache<string, TownStock>>(8);

/** Hotels of a city code, an airport's code (its city's hotels) or a stay place's; else none. */
export function hotelsIn(seed: Seed, cityCode: string): readonly Hotel[] {
  return stockOf(seed, cityCode)?.properties.map((property) => property.hotel) ?? [];
}

export function findHotel(seed: Seed, hotelCode: string): Hotel | undefined {
  return findProperty(seed, hotelCode)?.property.hotel;
}

export function findProperty(
  seed: Seed,
  hotelCode: string,
): { readonly town: Town; readonly property: Property } | undefined {
  const [, townCode, number] = CODE.exec(hotelCode) ?? [];
  const stock = townCode === undefined ? undefined : stockOf(seed, townCode);
  const property = stock?.properties[Number(number) - 1];
  // "LHR0001" must not pass for London's "LON0001".
  return stock && property?.hotel.code === hotelCode ? { town: stock.town, property } : undefined;
}

export function stockOf(seed: Seed, code: string): TownStock | undefined {
  const towns = stocks.get(seed) ?? stocks.set(seed, boundedCache(REMEMBERED_TOWNS));
  const known = towns.get(code);
  if (known) return known;
  const town = findTown(code);
  if (!town) return undefined;
  // An airport's code leads to the hotels of its city, which are booked by the city's.
  const stock = towns.get(town.code) ?? { town, properties: propertiesOf(seed, town) };
  towns.set(town.code, stock);
  return towns.set(code, stock);
}
