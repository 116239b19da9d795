import type { Rhythm, SeasonName, WeekName } from "../../src/world/network/seasons.ts";
import { holidayBetween } from "./appeal.ts";
import { type Field, LONG_HAUL_KM } from "./fields.ts";

const GULF = new Set("AE QA KW BH OM SA".split(" "));
const NORTH = new Set(["US", "CA"]);
const LEISURE_WEEK: ReadonlySet<SeasonName> = new Set([
  "leisure",
  "canaries",
  "caribbean",
  "south_leisure",
  "summer_only",
  "winter_only",
]);
const SUMMERS: ReadonlySet<SeasonName> = new Set(["leisure", "summer_only"]);
/** Airports for business travellers: hardly anything flies on Saturdays. */
const SHUTTLE = new Set(["LCY", "LIN", "BMA", "YTZ"]);

/** How a route's flights spread over the year and the week: holidays first, then the part of the world. */
export function rhythmOf(from: Field, to: Field, km: number): Omit<Rhythm, "weekly"> {
  const season = seasonOf(from, to, km);
  return { season, week: weekOf(from, to, season) };
}

function seasonOf(from: Field, to: Field, km: number): SeasonName {
  const domestic = from.state === to.state;
  const holiday = holidayBetween(from, to)?.season;
  // Islanders fly all year round.
  if (holiday !== undefined && !(domestic && SUMMERS.has(holiday) && from.continent === "europe")) {
    return holiday;
  }
  const continents = [from.continent, to.continent];
  const states = [from.state, to.state];
  const far = km > LONG_HAUL_KM;
  if (far && continents.includes("north-america") && continents.includes("europe"))
    return "atlantic";
  if (states.some((state) => GULF.has(state))) return "gulf";
  if (states.every((state) => NORTH.has(state))) return "us";
  if (continents.every((continent) => continent === "europe")) {
    return from.holiday !== to.holiday && !domestic ? "leisure" : "europe";
  }
  if (domestic && from.state === "IN") return "india";
  if (domestic && from.state === "CN") return "china";
  if (states.every((state) => state === "AU" || state === "NZ")) return "australia";
  return "flat";
}

function weekOf(from: Field, to: Field, season: SeasonName): WeekName {
  if ([from, to].some(({ airport }) => SHUTTLE.has(airport.iata))) return "shuttle";
  if (season === "ski") return "ski";
  if (LEISURE_WEEK.has(season)) return "leisure";
  if (season === "us" || season === "europe" || season === "australia" || season === "atlantic") {
    return season;
  }
  return "flat";
}
