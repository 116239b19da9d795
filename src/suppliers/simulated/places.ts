import { dayOf } from "../../domain/dates.ts";
import { findStayPlace } from "../../world/hotels/stay-places.ts";
import { findAirport, findCity } from "../../world/places/airports.ts";
import { findCountry } from "../../world/places/countries.ts";
import { suggestCodes } from "../../world/places/resolve.ts";
import { firstDay, instantOf, lastDay, offsetAt } from "../../world/places/zones.ts";
import type { Place, Places } from "../types.ts";

interface ZonedPlace extends Place {
  readonly zone: number;
}

/** Places of the simulated world, which are the real ones. */
export function simulatedPlaces(): Places {
  return {
    find: placeOf,
    suggest: (text, limit) =>
      suggestCodes(text, limit).map(({ code, kind, name, city }) => ({
        code,
        label: kind === "airport" ? name : `all airports of ${city}`,
      })),
    dateAt: (place, instant) => {
      const zone = zoneOf(place);
      return dayOf(instant + offsetAt(zone, instant));
    },
    instantAt: (place, local) => instantOf(zoneOf(place), local),
    firstDay,
    lastDay,
  };
}

function zoneOf(place: Place): number {
  return placeOf(place.code)?.zone ?? 0;
}

/** Every search names two or three; there are only so many. */
const known = new Map<string, ZonedPlace>();

function placeOf(code: string): ZonedPlace | undefined {
  const remembered = known.get(code);
  if (remembered) return remembered;
  const place = findPlace(code);
  if (place) known.set(code, Object.freeze(place));
  return place;
}

/** A metropolitan code that is also an airport's stands for the airport where that one is served. */
function findPlace(code: string): ZonedPlace | undefined {
  const airport = findAirport(code);
  const city = findCity(code);
  if (airport && city) {
    return {
      code,
      name: airport.name,
      kind: "airport",
      cityCode: city.code,
      cityName: city.name,
      countryName: countryName(airport.country),
      lat: airport.lat,
      lon: airport.lon,
      zone: airport.zone,
    };
  }
  if (city) {
    const { name, country, lat, lon, zone } = city;
    const where = { cityCode: city.code, cityName: name, countryName: countryName(country) };
    return { code, name, kind: "city", ...where, lat, lon, zone };
  }
  return findStay(code);
}

function findStay(code: string): ZonedPlace | undefined {
  const place = findStayPlace(code);
  if (!place) return undefined;
  const { name, country, lat, lon, zone, airport: nearestAirport } = place;
  const where = { cityCode: code, cityName: name, countryName: countryName(country) };
  return { code, name, kind: "stay", nearestAirport, ...where, lat, lon, zone };
}

function countryName(code: string): string {
  return findCountry(code)?.name ?? code;
}
