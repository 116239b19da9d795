import { type DayNumber, monthOf, weekday } from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import { seatsNeeded } from "../../domain/travel.ts";
import { leastPrice } from "../../world/fares/adult-price.ts";
import { priceLegs, seatsLeft } from "../../world/fares/fare.ts";
import { pricingOf } from "../../world/fares/markets.ts";
import { compareLegs } from "../../world/flights/connections.ts";
import type { Journey } from "../../world/flights/search.ts";
import { findTown } from "../../world/hotels/towns.ts";
import { destinationsFrom, routesBetween } from "../../world/network/network.ts";
import { type Airport, airportsOf, type City, findCity } from "../../world/places/airports.ts";
import { dayHigh } from "../../world/places/climate.ts";
import { findCountry } from "../../world/places/countries.ts";
import { citiesIn } from "../../world/places/parts.ts";
import { slopesFrom } from "../../world/places/resorts.ts";
import type { Seed } from "../../world/random.ts";
import { legsOn } from "../../world/timetable/timetable.ts";
import type { Destination, DestinationQuery, FareDay, FareDestination } from "../low-fares.ts";
import { fareDay, oneWays, roundTrips } from "./fare-days.ts";
import { closesAt } from "./flight-offer.ts";
import type { Ends } from "./ways.ts";

/** With fewer destinations than this, those that need a change of planes are looked at as well, where travellers go. */
const FEW = 12;
const MUCH_VISITED = 12;
const FORTNIGHT = 14;
/** Tuesdays to Thursdays, when fares are low. */
const MIDWEEK: ReadonlySet<number> = new Set([1, 2, 3]);
const BEACHES: ReadonlySet<string> = new Set(["beach", "isles", "seaside"]);
const PRICINGS = ["full", "low_cost", "leisure"] as const;
/** What a return costs at least, beside one of its ways. */
const LEAST_RETURN = 1.6;
/** What children and infants pay at least, beside an adult. */
const LEAST_CHILD = 0.75;
const LEAST_INFANT = 0.1;

interface Candidate {
  readonly destination: Destination;
  readonly airports: readonly Airport[];
  readonly hotels: number;
}

/**
 * Where one can fly, about the cheapest first. The order comes from the levels of the markets:
 * flights are looked up for the places that are shown, since a hub's timetable takes long to make.
 */
export function faredDestinations(seed: Seed, query: DestinationQuery): readonly FareDestination[] {
  const from = airportsOf(query.origin);
  const near = new Set(from.flatMap(destinationsFrom));
  const nonstop = ranked(candidatesAt(near, from, query), from, query);
  const found = nonstop.map(({ destination, airports }): FareDestination => {
    const ends = { from, to: airports };
    return { destination, cheapest: () => cheapestNonstop(seed, ends, query) };
  });
  if (found.length >= FEW || query.maxConnections === 0) return found;
  const known = new Set(nonstop.map(({ destination }) => destination.code));
  const far = new Set([...near].flatMap(destinationsFrom).filter((one) => !near.has(one)));
  const changing = candidatesAt(far, from, query).filter(
    ({ destination, airports: [main], hotels }) =>
      hotels >= MUCH_VISITED &&
      !known.has(destination.code) &&
      // With a change of planes a city's main airport will do.
      destination.code === main?.cityCode,
  );
  return [
    ...found,
    ...ranked(changing, from, query).map(({ destination, airports }): FareDestination => {
      const ends = { from, to: airports };
      return { destination, cheapest: () => cheapestMidweek(seed, ends, query) };
    }),
  ];
}

/** By what the cheapest class of the market costs, without those that are too dear even so. */
function ranked(
  candidates: readonly Candidate[],
  from: readonly Airport[],
  query: DestinationQuery,
): readonly Candidate[] {
  const { cabin, party, nights, mostPrice = Number.POSITIVE_INFINITY } = query;
  const people = party.adults + LEAST_CHILD * party.children + LEAST_INFANT * party.infants;
  const day = middleOf(query);
  const ways = nights === undefined ? 1 : LEAST_RETURN;
  return candidates
    .map((candidate) => {
      let least = Number.POSITIVE_INFINITY;
      for (const a of from) {
        for (const b of candidate.airports) {
          const flown = new Set(routesBetween(a, b).map(({ airline }) => pricingOf(airline)));
          for (const pricing of PRICINGS) {
            if (flown.size > 0 && !flown.has(pricing)) continue;
            least = Math.min(least, leastPrice(a, b, { pricing, cabin, day }));
          }
        }
      }
      return { candidate, least: least * people * ways };
    })
    .filter(({ least }) => least <= mostPrice)
    .sort((a, b) => a.least - b.least || compare(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

function middleOf({ first, days }: DestinationQuery): DayNumber {
  return first + Math.floor(days / 2);
}

function compare(a: Candidate, b: Candidate): number {
  return a.destination.code < b.destination.code ? -1 : 1;
}

/** Cities of some airports, as far as they are wanted. */
function candidatesAt(
  reached: ReadonlySet<Airport>,
  from: readonly Airport[],
  query: DestinationQuery,
): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  const day = middleOf(query);
  const month = monthOf(day);
  const home = from[0]?.cityCode;
  const within = query.region === undefined ? undefined : citiesIn(query.region);
  for (const airport of reached) {
    if (airport.cityCode === home) continue;
    // A code that is the city's and one airport's means the airport: its sisters go by their own.
    const ofCity = airportsOf(airport.cityCode);
    const code = ofCity.includes(airport) ? airport.cityCode : airport.iata;
    if (found.has(code)) continue;
    const city = findCity(code);
    if (!city || (within && !within(city))) continue;
    const airports = airportsOf(code);
    const candidate = candidateOf(code, city, airports, { from, month });
    if (query.wanted(candidate.destination, day)) found.set(code, candidate);
  }
  return [...found.values()];
}

function candidateOf(
  code: string,
  city: City,
  airports: readonly Airport[],
  { from, month }: { readonly from: readonly Airport[]; readonly month: number },
): Candidate {
  const { name, country, lat, lon } = city;
  const town = findTown(code);
  return {
    airports,
    hotels: town?.hotels ?? 0,
    destination: {
      code,
      name,
      country,
      countryName: findCountry(country)?.name ?? country,
      lat,
      lon,
      km: Math.round(Math.min(...from.map((airport) => distanceKm(airport, city)))),
      high: (day) => dayHigh(city, monthOf(day)),
      beach: BEACHES.has(town?.kind ?? ""),
      slopes: slopesOf(airports, month),
    },
  };
}

/** Resorts of a city's airports, each by the one that is nearest to it. */
function slopesOf(airports: readonly Airport[], month: number): Destination["slopes"] {
  const nearest = new Map<string, number>();
  for (const { iata } of airports) {
    for (const { resort, hours } of slopesFrom(iata, month)) {
      nearest.set(resort, Math.min(hours, nearest.get(resort) ?? hours));
    }
  }
  return [...nearest]
    .map(([resort, hours]) => ({ resort, hours }))
    .sort((a, b) => a.hours - b.hours);
}

/** The nonstop flights of a day that have room, the cheapest first. */
function nonstopsOn(
  seed: Seed,
  { from, to }: Ends,
  query: DestinationQuery,
  day: DayNumber,
): readonly Journey[] {
  const { cabin, party, quoteDay, notBefore } = query;
  const needed = seatsNeeded(party);
  const found: Journey[] = [];
  for (const a of from) {
    for (const b of to) {
      for (const route of routesBetween(a, b)) {
        for (const leg of legsOn(seed, route, a, day)) {
          const legs = [leg];
          const fare = closesAt(leg) > notBefore ? priceLegs(seed, legs, query) : undefined;
          const seats = fare ? seatsLeft(seed, leg, cabin, quoteDay) : 0;
          if (fare && seats >= needed) found.push({ legs, fare, seats });
        }
      }
    }
  }
  return found.sort((x, y) => x.fare.total - y.fare.total || compareLegs(x.legs, y.legs));
}

/** The day is chosen by what the ways cost one by one; its fares are then those of the whole. */
function cheapestNonstop(seed: Seed, ends: Ends, query: DestinationQuery): FareDay | undefined {
  const { first, days, nights } = query;
  const back = { from: ends.to, to: ends.from };
  let best: { readonly day: DayNumber; readonly ways: readonly (readonly Journey[])[] } | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  // Every other day still meets every weekday in a fortnight.
  const step = days > FORTNIGHT ? 2 : 1;
  for (let day = first; day < first + days; day += step) {
    const ways = [nonstopsOn(seed, ends, query, day)];
    let price = cheapestOf(ways[0]);
    if (price >= lowest) continue;
    if (nights !== undefined) {
      ways.push(nonstopsOn(seed, back, query, day + nights));
      price += cheapestOf(ways[1]);
    }
    if (price >= lowest) continue;
    lowest = price;
    best = { day, ways };
  }
  if (!best) return undefined;
  const [out = [], home] = best.ways;
  const fares = home ? roundTrips(seed, out, home, query) : oneWays(seed, out, query);
  return fares.length > 0 ? { day: best.day, fares } : undefined;
}

function cheapestOf(ways: readonly Journey[] = []): number {
  return ways[0]?.fare.total ?? Number.POSITIVE_INFINITY;
}

/** With a change of planes one day in the middle of a week stands for all. */
function cheapestMidweek(seed: Seed, ends: Ends, query: DestinationQuery): FareDay | undefined {
  const { first, days, nights } = query;
  let day = middleOf(query);
  for (let other = day; other < first + days; other++) {
    if (!MIDWEEK.has(weekday(other))) continue;
    day = other;
    break;
  }
  const found = fareDay(seed, ends, query, nights)(day);
  return found.fares.length > 0 ? found : undefined;
}
