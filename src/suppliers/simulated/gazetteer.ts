import { dayOf, MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import { lazily } from "../../memory/lazily.ts";
import { airlines } from "../../world/airlines/airlines.ts";
import { routeOfFlight } from "../../world/network/flight-numbers.ts";
import { type Airport, type City, findAirport, findCity } from "../../world/places/airports.ts";
import { rivals } from "../../world/places/ambiguity.ts";
import { fold } from "../../world/places/fold.ts";
import { type Entry, placeIndex, withoutGeneric } from "../../world/places/place-index.ts";
import { resolvePlace } from "../../world/places/resolve.ts";
import { instantOf } from "../../world/places/zones.ts";
import type { Seed } from "../../world/random.ts";
import { findLeg } from "../../world/timetable/timetable.ts";
import type { Gazetteer, KnownFlight, NamedPlace } from "../gazetteer.ts";
import { nicknames } from "./place-nicknames.ts";

/** A city of this many thousands is meant even where nothing else says so. */
const MAJOR_PEOPLE = 300;
/** Below this a guess is no better than none. */
const GOOD_GUESS = 0.7;

/** The simulated world, as far as it helps to understand what people write. */
export function simulatedGazetteer(seed: Seed): Gazetteer {
  return {
    airlines: airlines.map(({ code, name }) => ({ code, name })),
    placeOfCode,
    placeNamed,
    beginsPlace,
    placeLike,

    flight(airline, number, day): KnownFlight | undefined {
      const leg = findLeg(seed, airline, number, day);
      if (!leg) return undefined;
      const departure = leg.departure + leg.departureOffset;
      const arrival = leg.arrival + leg.arrivalOffset;
      return {
        from: leg.from.iata,
        to: leg.to.iata,
        departure: timeOfDay(departure),
        arrival: timeOfDay(arrival),
        plusDays: dayOf(arrival) - dayOf(departure),
      };
    },

    route(airline, number) {
      const route = routeOfFlight(airline, number);
      if (!route) return undefined;
      const outward = ((number - route.firstNumber) & 1) === 0;
      const [from, to] = outward ? [route.a, route.b] : [route.b, route.a];
      return { from: from.iata, to: to.iata };
    },

    elapsed(from, departure, to, arrival) {
      const [a, b] = [findAirport(from), findAirport(to)];
      return a && b && instantOf(b.zone, arrival) - instantOf(a.zone, departure);
    },

    km(from, to) {
      const [a, b] = [findAirport(from), findAirport(to)];
      return a && b && distanceKm(a, b);
    },
  };
}

function placeOfCode(code: string): NamedPlace | undefined {
  const airport = findAirport(code);
  if (airport) return ofAirport(airport);
  const city = findCity(code);
  return city && ofCities([city], city.name);
}

function placeNamed(name: string): NamedPlace | undefined {
  const index = placeIndex();
  const folded = fold(name);
  const found = index.exact(folded);
  if (found.length > 0) return ofEntries(found);
  const nickname = nicknames().get(folded);
  if (nickname !== undefined) return placeOfCode(nickname);
  const place = ofEntries(index.exact(withoutGeneric(folded.split(" ")).join(" ")));
  // "Istanbul Airport" is the very name of one of the city's airports.
  const airport = place?.airports.map(findAirport).find((one) => one && fold(one.name) === folded);
  return airport ? ofAirport(airport) : place;
}

/** The first word of every name, as folded. */
const firstWords = lazily(
  (): ReadonlySet<string> =>
    new Set(
      [...placeIndex().entries.flatMap(({ names }) => names), ...nicknames().keys()].map(firstWord),
    ),
);

function beginsPlace(words: string): boolean {
  const first = firstWord(fold(words.split(" ", 1)[0] ?? ""));
  return firstWords().has(first) || withoutGeneric([first]).length === 0;
}

function firstWord(name: string): string {
  return name.split(" ", 1)[0] ?? "";
}

function placeLike(name: string): NamedPlace | undefined {
  const { matches, ambiguous } = resolvePlace(name, { limit: 1 });
  const [best] = matches;
  if (!best || ambiguous || best.score < GOOD_GUESS) return undefined;
  const airport = best.kind === "airport" ? findAirport(best.code) : undefined;
  if (airport) return ofAirport(airport);
  const city = findCity(best.code);
  return city && ofCities([city], city.name);
}

function ofEntries(entries: readonly Entry[]): NamedPlace | undefined {
  const ranked = [...entries].sort((a, b) => b.prominence - a.prominence);
  const serious = rivals(ranked.map((entry) => ({ entry, alike: 1, score: 1 }))).map(
    ({ entry }) => entry,
  );
  const [first] = serious;
  if (!first) return undefined;
  if (serious.length === 1 && first.airport) return ofAirport(first.airport);
  return ofCities(
    serious.map(({ city }) => city),
    first.city.name,
  );
}

function ofAirport(airport: Airport): NamedPlace {
  return {
    name: airport.name,
    cityCode: airport.cityCode,
    airports: [airport.iata],
    served: [airport.iata],
    exact: true,
    major: airport.size === "large",
  };
}

/** A city means its large airports, or whatever it has. */
function ofCities(cities: readonly City[], name: string): NamedPlace {
  const all = cities.flatMap((city) => city.airports);
  const large = all.filter(({ size }) => size === "large");
  const meant = (large.length > 0 ? large : all).map(({ iata }) => iata).sort();
  return {
    name,
    cityCode: cities[0]?.code ?? "",
    airports: meant,
    served: all.map(({ iata }) => iata),
    exact: false,
    major: large.length > 0 || cities.some(({ population }) => population >= MAJOR_PEOPLE),
  };
}

function timeOfDay(local: Minutes): Minutes {
  return local - dayOf(local) * MINUTES_PER_DAY;
}
