import { type Coordinates, distanceKm } from "../../src/domain/geo.ts";
import { catchments } from "./airports-catchment.ts";
import { cityCountry, cityName, townOf } from "./airports-cities.ts";
import { admitted, airportNames, closed } from "./airports-fixes.ts";
import { metros } from "./airports-metros.ts";
import {
  readAirportDataJs,
  readAirportsJson,
  readIataCodes,
  type Witness,
  type Witnesses,
} from "./airports-sources.ts";
import { zoneOf } from "./airports-zones.ts";
import { writeData } from "./write.ts";

const SAME_PLACE_KM = 50;

/** A city as written, for the steps that follow. */
export interface WrittenCity extends Coordinates {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly airports: readonly string[];
}

interface Written {
  /** Names of the zones the rows point at, in order. */
  readonly zones: readonly string[];
  readonly cities: readonly WrittenCity[];
}

export async function writeAirports(): Promise<Written> {
  const a = readIataCodes();
  const k = await readAirportDataJs();
  const chosen = chooseServed(a, readAirportsJson(), k);
  const zoneByCode = new Map(
    chosen.map((place) => [place.iata, zoneOf(place, a.get(place.iata), k.get(place.iata))]),
  );
  const zones = [...new Set(zoneByCode.values())].sort();
  const people = catchments(chosen);
  const metroByAirport = metroMembers(new Set(chosen.map((place) => place.iata)));

  const airports = chosen.map((place, index) => [
    place.iata,
    place.icao,
    airportNames[place.iata] ?? place.name.trim(),
    metroByAirport.get(place.iata) ?? "",
    place.country,
    Number(place.lat.toFixed(4)),
    Number(place.lon.toFixed(4)),
    zones.indexOf(zoneByCode.get(place.iata) ?? ""),
    place.size,
    people[index] ?? 0,
  ]);
  const cities = listCities(chosen, a, metroByAirport);
  await writeData("airports.json", { airports, cities: cities.map(cityRow) });
  return { zones, cities };
}

/**
 * Every airport of J with flights by J, and what K says has flights, when A knows the code at the
 * same place. J describes the place where it has it.
 */
function chooseServed(a: Witnesses, j: Witnesses, k: Witnesses): readonly Witness[] {
  const confirmed = (place: Witness) => {
    const other = a.get(place.iata);
    return other !== undefined && distanceKm(place, other) <= SAME_PLACE_KM;
  };
  const chosen = [...j.values()].filter((place) => place.served);
  for (const place of k.values()) {
    const better = j.get(place.iata);
    if (!place.served || better?.served) continue;
    if (confirmed(place) || admitted.has(place.iata)) chosen.push(better ?? place);
  }
  return chosen
    .filter((place) => !closed.has(place.iata))
    .sort((one, two) => (one.iata < two.iata ? -1 : 1));
}

function metroMembers(served: ReadonlySet<string>): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  for (const [code, name, airports] of metros) {
    if (served.has(code) && !airports.includes(code)) {
      throw new Error(`${name}: ${code} is an airport and must be one of its own`);
    }
    for (const iata of airports.split(" ")) {
      if (!served.has(iata)) throw new Error(`${name} (${code}): ${iata} is not in the data`);
      if (members.has(iata)) throw new Error(`${iata} is in two metropolitan areas`);
      members.set(iata, code);
    }
  }
  return members;
}

function listCities(
  chosen: readonly Witness[],
  a: Witnesses,
  metroByAirport: ReadonlyMap<string, string>,
): readonly WrittenCity[] {
  const byCode = new Map(chosen.map((place) => [place.iata, place]));
  const cities: WrittenCity[] = [];
  for (const [code, name, airports] of metros) {
    const members = airports.split(" ");
    const main = byCode.get(members[0] ?? "");
    if (main) cities.push(describeCity(code, name, main, members));
  }
  for (const place of chosen) {
    if (metroByAirport.has(place.iata)) continue;
    const name = cityName(place, a.get(place.iata));
    cities.push(describeCity(place.iata, name, place, [place.iata]));
  }
  return cities.sort((one, two) => (one.code < two.code ? -1 : 1));
}

function describeCity(
  code: string,
  name: string,
  main: Witness,
  airports: readonly string[],
): WrittenCity {
  const town = townOf(code, name, main);
  return {
    code,
    name,
    country: cityCountry(code, main),
    lat: (town ?? main).lat,
    lon: (town ?? main).lon,
    population: Math.round((town?.population ?? 0) / 1000),
    airports,
  };
}

function cityRow(city: WrittenCity): readonly (string | number)[] {
  const alone = city.airports.length === 1 && city.airports[0] === city.code;
  return [
    city.code,
    city.name,
    city.country,
    Number(city.lat.toFixed(3)),
    Number(city.lon.toFixed(3)),
    city.population,
    alone ? "" : city.airports.join(" "),
  ];
}
