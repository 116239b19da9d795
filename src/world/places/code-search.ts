import { type Airport, airports, cities, findAirport, findCity } from "./airports.ts";
import { fold } from "./fold.ts";
import { editDistance } from "./likeness.ts";
import { describeMatch, type PlaceMatch } from "./match.ts";
import { withoutGeneric } from "./place-index.ts";

/** Codes that were given up, and the one that took over. */
const successors: Readonly<Record<string, string>> = {
  ISL: "IST",
  KTI: "PNH",
  LBG: "PAR",
  NAY: "PKX",
  SXF: "BER",
  THF: "BER",
  TXL: "BER",
};

/** The code in a text that is one, or that gives one in brackets: "LHR", "lhr", "Heathrow (LHR)". */
export function codeIn(text: string): string | undefined {
  const bracketed = /\(([A-Za-z]{3})\)/.exec(text)?.[1];
  if (bracketed) return bracketed.toUpperCase();
  const bare = withoutGeneric(fold(text).split(" ")).join(" ");
  if (/^[a-z]{3}$/.test(bare)) return bare.toUpperCase();
  return /^[A-Z]{4}$/.test(text) ? airports.find(({ icao }) => icao === text)?.iata : undefined;
}

/** What a code means: itself first, then its city or its airports. */
export function searchCode(code: string): readonly PlaceMatch[] {
  const airport = findAirport(code);
  const city = findCity(code);
  if (!city) return [];
  const matches: PlaceMatch[] = [];
  if (airport) matches.push(describeMatch(city, airport, 1));
  if (!airport || city.airports.length > 1) {
    matches.push(describeMatch(city, undefined, airport ? 0.9 : 1));
  }
  if (city.code !== code) return matches;
  for (const [rank, member] of city.airports.entries()) {
    if (member !== airport) matches.push(describeMatch(city, member, 0.85 - rank / 100));
  }
  return matches;
}

/** Codes one slip away from one that does not exist, the busiest first. */
export function nearCodes(code: string): readonly PlaceMatch[] {
  const successor = successors[code];
  const matches = successor === undefined ? [] : searchCode(successor).slice(0, 1);
  const near: PlaceMatch[] = [];
  for (const city of cities) {
    if (findAirport(city.code)) continue;
    const score = nearness(code, city.code, people(city.airports));
    if (score > 0) near.push(describeMatch(city, undefined, score));
  }
  for (const airport of airports) {
    if (editDistance(code, airport.iata, 1) > 1) continue;
    const city = findCity(airport.iata);
    // The main airport of a great city is meant sooner than a lone one as large.
    const size = city?.airports[0] === airport ? people(city.airports) : airport.catchment;
    if (city) near.push(describeMatch(city, airport, nearness(code, airport.iata, size)));
  }
  return [...matches, ...near.sort((a, b) => b.score - a.score)];
}

function nearness(typed: string, code: string, thousands: number): number {
  if (editDistance(typed, code, 1) > 1) return 0;
  const start = typed[0] === code[0] ? (typed[1] === code[1] ? 0.2 : 0.12) : 0;
  return start + 0.6 * Math.min(1, Math.log10(1 + thousands) / 4.3);
}

function people(members: readonly Airport[]): number {
  return members.reduce((sum, airport) => sum + airport.catchment, 0);
}
