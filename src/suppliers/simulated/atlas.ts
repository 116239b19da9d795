import { distanceKm } from "../../domain/geo.ts";
import type { Cabin } from "../../domain/travel.ts";
import { type Aircraft, aircraft, type Body } from "../../world/airlines/aircraft.ts";
import { type Airline, airlines, findAirline } from "../../world/airlines/airlines.ts";
import { cabinSeats } from "../../world/fares/cabins.ts";
import {
  type Airport,
  airports,
  type City,
  cities,
  findAirport,
} from "../../world/places/airports.ts";
import { findCountry } from "../../world/places/countries.ts";
import { resolvePlace } from "../../world/places/resolve.ts";
import { zoneName } from "../../world/places/zones.ts";
import type { Atlas, AtlasAirline, AtlasAirport, AtlasCity, CabinLayout } from "../atlas.ts";

/** Seats side by side, by the width of the aircraft. */
const BLOCKS: Readonly<Record<Body, Readonly<Record<Cabin, readonly number[]>>>> = {
  turboprop: { economy: [2, 2], premium_economy: [2, 2], business: [1, 2], first: [1, 2] },
  regional: { economy: [2, 2], premium_economy: [2, 2], business: [1, 2], first: [1, 2] },
  narrow: { economy: [3, 3], premium_economy: [3, 3], business: [2, 2], first: [2, 2] },
  wide: { economy: [3, 3, 3], premium_economy: [2, 3, 2], business: [1, 2, 1], first: [1, 2, 1] },
};
const NO_SEATS: CabinLayout = { seats: 0, blocks: [] };

/** The tables of the simulated world. */
export function simulatedAtlas(): Atlas {
  const airportList = airports.map(atlasAirport).sort(byName);
  // A city with one airport seldom has a code of its own.
  const cityList = cities
    .filter(({ code, airports: of }) => of.length > 1 || !findAirport(code))
    .map(atlasCity);
  const airlineList = airlines.map(atlasAirline).sort(byName);
  const aircraftList = aircraft.map(({ code, name }) => ({ code, name })).sort(byName);
  const airportByCode = new Map(airportList.map((one) => [one.iata, one]));
  const cityByCode = new Map(cityList.map((one) => [one.code, one]));
  const airlineByCode = new Map(airlineList.map((one) => [one.code, one]));
  const typeByName = new Map(aircraft.map((one) => [one.name, one]));

  return {
    airports: airportList,
    cities: cityList.sort(byName),
    airlines: airlineList,
    aircraft: aircraftList,
    airport: (code) => airportByCode.get(code),
    city: (code) => cityByCode.get(code),
    airline: (code) => airlineByCode.get(code),
    aircraftNamed: (name) => typeByName.get(name),
    resolve: (text, limit) =>
      resolvePlace(text, { limit }).matches.map(({ kind, code, airports: [main = code] }) =>
        kind !== "airport" && cityByCode.has(code)
          ? { kind: "city", code }
          : { kind: "airport", code: main },
      ),

    airportsNear(lat, lon, metres) {
      const here = { lat, lon };
      return airportList
        .map((airport) => ({ airport, km: distanceKm(here, airport) }))
        .filter(({ km }) => km * 1000 <= metres)
        .sort((a, b) => a.km - b.km)
        .map(({ airport }) => airport);
    },

    cabin(airlineCode, aircraftName, cabin) {
      const airline = findAirline(airlineCode);
      const type: Aircraft | undefined = typeByName.get(aircraftName);
      if (!airline || !type) return NO_SEATS;
      return { seats: cabinSeats(airline, type, cabin), blocks: BLOCKS[type.body][cabin] };
    },
  };
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function atlasAirport(airport: Airport): AtlasAirport {
  const { iata, icao, name, city, cityCode, country, zone, lat, lon } = airport;
  const countryName = findCountry(country)?.name ?? country;
  const timeZone = zoneName(zone);
  return { iata, icao, name, cityName: city, cityCode, country, countryName, timeZone, lat, lon };
}

function atlasCity({ code, name, country, airports: of, lat, lon }: City): AtlasCity {
  const countryName = findCountry(country)?.name ?? country;
  return { code, name, country, countryName, airports: of.map(({ iata }) => iata), lat, lon };
}

function atlasAirline({ code, name, alliance, kind }: Airline): AtlasAirline {
  return { code, name, lowCost: kind === "low_cost", ...(alliance !== undefined && { alliance }) };
}
