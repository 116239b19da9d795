import { dayOf } from "../../domain/dates.ts";
import type { Coordinates } from "../../domain/geo.ts";
import { landmassOf } from "../../world/cars/landmasses.ts";
import { findStayPlace, stayPlaces } from "../../world/hotels/stay-places.ts";
import { type City, findAirport, findCity, mainAirport } from "../../world/places/airports.ts";
import { findCountry } from "../../world/places/countries.ts";
import { fold } from "../../world/places/fold.ts";
import { stateOf } from "../../world/places/qualifiers.ts";
import { bestKnown, placeNamed, suggestCodes } from "../../world/places/resolve.ts";
import { entryTo, isKnownPassport } from "../../world/places/visas.ts";
import { firstDay, instantOf, lastDay, offsetAt } from "../../world/places/zones.ts";
import type { Place, Places } from "../types.ts";

interface ZonedPlace extends Place {
  readonly zone: number;
}

/** Places of the simulated world, which are the real ones. */
export function simulatedPlaces(): Places {
  return {
    find: placeOf,
    read: readPlace,
    bestKnown(name) {
      const found = bestKnown(name);
      return found && placeOf(found.code);
    },
    mainCity(country) {
      const code = mainAirport(country)?.cityCode;
      return code === undefined ? undefined : placeOf(code);
    },
    suggest(text, limit) {
      // A name that is a code as well ("Goa") comes before codes like it.
      const named = placeNamed(text);
      const others = suggestCodes(text, limit).filter(({ code }) => code !== named?.code);
      const found = [...(named ? [named] : []), ...others].slice(0, limit);
      return found.map(({ code, kind, name, city }) => {
        if (kind === "airport") return { code, label: name };
        const namesakes = found.filter((one) => one.kind === "city" && one.city === city);
        return {
          code,
          label: namesakes.length > 1 ? `${city}, ${whereIs(code)}` : `all airports of ${city}`,
        };
      });
    },
    dateAt: (place, instant) => {
      const zone = zoneOf(place);
      return dayOf(instant + offsetAt(zone, instant));
    },
    instantAt: (place, local) => instantOf(zoneOf(place), local),
    entry: entryTo,
    knowsPassport: isKnownPassport,
    firstDay,
    lastDay,
  };
}

/** What tells a city from its namesakes: "Missouri", "Spain". */
function whereIs(code: string): string {
  return stateOf(code) ?? placeOf(code)?.countryName ?? "";
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

const CODE = /^[A-Za-z]{3}$/;

function readPlace(text: string): ZonedPlace | undefined {
  const typed = text.trim();
  const known = placeOf(typed);
  if (known) return known;
  // Two letters are a state, a country or half a code.
  const named = typed.length < 3 ? undefined : (placeNamed(typed)?.code ?? stayNamed(typed));
  const coded = CODE.test(typed) ? placeOf(typed.toUpperCase()) : undefined;
  if (!coded) return named === undefined ? undefined : placeOf(named);
  // "Goa" is a place, and the code of another one.
  const asName = /^[A-Z][a-z]/.test(typed) && named !== undefined;
  return asName && placeOf(named)?.cityCode !== coded.cityCode ? undefined : coded;
}

/** Codes of places to stay by folded name, made when one is first asked for; undefined where two share it. */
let stays: Map<string, string | undefined> | undefined;

function stayNamed(typed: string): string | undefined {
  if (!stays) {
    stays = new Map();
    for (const { name, code } of stayPlaces) {
      const folded = fold(name);
      stays.set(folded, stays.has(folded) ? undefined : code);
    }
  }
  return stays.get(fold(typed));
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
      ...onLand(airport.country, airport, code),
      zone: airport.zone,
      sisters:
        city.code === code
          ? city.airports.map(({ iata }) => iata).filter((iata) => iata !== code)
          : [],
    };
  }
  if (city) return findWholeCity(code, city);
  return code.includes("+") ? findJoined(code) : findStay(code);
}

/** Every airport of a city whose code is one airport's as well: `IST+SAW`. */
function findJoined(code: string): ZonedPlace | undefined {
  const city = findCity(code.split("+")[0] ?? "");
  const main = city && findPlace(city.code);
  const joined = main && [main.code, ...main.sisters].join("+");
  return city && joined === code ? findWholeCity(code, city) : undefined;
}

function findWholeCity(code: string, city: City): ZonedPlace {
  const { name, country, zone } = city;
  const where = { cityCode: city.code, cityName: name, ...onLand(country, city, code) };
  return { code, name, kind: "city", ...where, zone, sisters: [] };
}

function findStay(code: string): ZonedPlace | undefined {
  const place = findStayPlace(code);
  if (!place) return undefined;
  const { name, country, zone, airport: nearestAirport } = place;
  const where = { cityCode: code, cityName: name, ...onLand(country, place, code) };
  return { code, name, kind: "stay", nearestAirport, ...where, zone, sisters: [] };
}

/** Country, coordinates and the land a place stands on. */
function onLand(country: string, { lat, lon }: Coordinates, code: string) {
  const countryName = findCountry(country)?.name ?? country;
  return { country, countryName, lat, lon, landmass: landmassOf(country, { lat, lon }, code) };
}
