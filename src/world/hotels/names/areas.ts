import type { Coordinates } from "../../../domain/geo.ts";
import type { Airport } from "../../places/airports.ts";
import { districtsOf } from "./districts.ts";
import { flavourOf } from "./flavours.ts";

/** A part of a town that a hotel is named after. Without coordinates it may be anywhere in town. */
export interface Area {
  readonly name: string;
  readonly at?: Coordinates;
}

/** The parts of a town: its own quarters where they are known, else parts that any town has. */
export function areasOf(townCode: string, country: string): readonly Area[] {
  const districts = districtsOf(townCode);
  if (districts.length > 0) {
    return districts.map(({ name, lat, lon }) => ({ name, at: { lat, lon } }));
  }
  return flavourOf(country)
    .areas.split("|")
    .map((name) => ({ name }));
}

/** "Airport", or "Heathrow Airport" where the town has several. */
export function airportAreas(
  townName: string,
  country: string,
  airports: readonly Airport[],
): readonly Area[] {
  const word = flavourOf(country).airport;
  return airports
    .filter((airport) => airport.size !== "small")
    .map((airport, _, all) => ({
      name: all.length === 1 ? word : `${ownName(airport, townName)} ${word}`.trim(),
      at: { lat: airport.lat, lon: airport.lon },
    }));
}

/** What an airport is called beside its town's name; its code when that is long. */
function ownName(airport: Airport, townName: string): string {
  const town = fold(townName);
  const words = airport.name
    .split(/[\s–/-]+/)
    .filter((word) => word !== "" && !GENERIC.has(word) && !town.includes(fold(word)));
  const name = words.join(" ");
  return name.length > 16 ? airport.iata : name;
}

const GENERIC = new Set(["International", "Regional", "Municipal", "Airport", "City", "of"]);

/** Without accents and case: Türkiye writes İstanbul. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
