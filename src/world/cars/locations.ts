import type { Coordinates } from "../../domain/geo.ts";
import type { KindOfPlace, Year } from "../hotels/season.ts";
import { findTown } from "../hotels/towns.ts";
import { type AirportSize, findAirport, findCity } from "../places/airports.ts";
import { hashText } from "../random.ts";
import { landmassOf } from "./landmasses.ts";
import { type CarLevels, carLevels, carYear } from "./levels.ts";

/** Where cars are picked up and left: an airport, or the centre of a city with several. */
export interface CarLocation extends Coordinates {
  readonly code: string;
  readonly name: string;
  readonly kind: "airport" | "city";
  readonly cityCode: string;
  readonly country: string;
  readonly zone: number;
  readonly size: AirportSize;
  /** Places on one landmass of a country are joined by road. */
  readonly landmass: string;
  readonly town: KindOfPlace;
  readonly year: Year;
  readonly levels: CarLevels;
  /** The code as a key for rolls. */
  readonly key: number;
}

/** The location of an airport's or a metropolitan code; where one code is both, it is the airport. */
export function findCarLocation(code: string): CarLocation | undefined {
  const airport = findAirport(code);
  const city = findCity(code);
  const town = findTown(code);
  const main = airport ?? city?.airports[0];
  if (!city || !town || !main) return undefined;
  const { lat, lon } = airport ?? city;
  const { country, zone } = airport ?? city;
  return {
    code,
    name: airport ? airport.name : `${city.name} city centre`,
    kind: airport ? "airport" : "city",
    cityCode: city.code,
    country,
    zone,
    lat,
    lon,
    size: main.size,
    landmass: landmassOf(main.country, main, main.iata),
    town: town.kind,
    year: carYear(city.code, town.year),
    levels: carLevels(city.code, country),
    key: hashText(code),
  };
}
