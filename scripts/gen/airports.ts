import { distanceKm } from "../../src/domain/geo.ts";
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

/** Writes airports.json and returns the names of the zones its rows point at, in order. */
export async function writeAirports(): Promise<readonly string[]> {
  const a = readIataCodes();
  const k = await readAirportDataJs();
  const chosen = chooseServed(a, readAirportsJson(), k);
  const zoneByCode = new Map(
    chosen.map((place) => [place.iata, zoneOf(place, a.get(place.iata), k.get(place.iata))]),
  );
  const zones = [...new Set(zoneByCode.values())].sort();
  const people = catchments(chosen);
  const metroByAirport = metroMembers(new Set(chosen.map((place) => place.iata)));

  const airports = chosen.map((place, index) =>
    [
      place.iata,
      place.icao,
      airportNames[place.iata] ?? place.name.replaceAll("|", " ").trim(),
      metroByAirport.get(place.iata) ?? "",
      place.country,
      place.lat.toFixed(4),
      place.lon.toFixed(4),
      zones.indexOf(zoneByCode.get(place.iata) ?? ""),
      place.size,
      people[index] ?? 0,
    ].join("|"),
  );
  await writeData("airports.json", { airports, cities: cityRows(chosen, a, metroByAirport) });
  return zones;
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

function cityRows(
  chosen: readonly Witness[],
  a: Witnesses,
  metroByAirport: ReadonlyMap<string, string>,
): readonly string[] {
  const byCode = new Map(chosen.map((place) => [place.iata, place]));
  const rows: string[] = [];
  for (const [code, name, airports] of metros) {
    const members = airports.split(" ");
    const main = byCode.get(members[0] ?? "");
    if (main) rows.push(cityRow(code, name, main, members));
  }
  for (const place of chosen) {
    if (metroByAirport.has(place.iata)) continue;
    rows.push(cityRow(place.iata, cityName(place, a.get(place.iata)), place, []));
  }
  return rows.sort();
}

function cityRow(code: string, name: string, main: Witness, members: readonly string[]): string {
  const town = townOf(code, name, main);
  const centre = town ?? main;
  return [
    code,
    name,
    cityCountry(code, main),
    centre.lat.toFixed(3),
    centre.lon.toFixed(3),
    Math.round((town?.population ?? 0) / 1000),
    members.join(" "),
  ].join("|");
}
