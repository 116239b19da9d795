import { distanceKm } from "../../domain/geo.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { marketCents, STOPS_FACTOR } from "./adult-price.ts";
import { season } from "./season.ts";

/** Demand of a quiet Tuesday bought in good time, and of a full Friday bought late; without season. */
const QUIET = 0.06;
const BUSY = 0.5;
const SEASON_WEIGHT = 0.13;

/** USD cents between which one adult's way from end to end lies, whoever flies it on that day. */
export function typicalPrice(
  legs: readonly FlightLeg[],
  cabin: Cabin,
): readonly [low: number, high: number] {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) return [0, 0];
  const km = Math.round(distanceKm(first.from, last.to));
  const domestic = first.from.country === last.to.country;
  const lowCost = legs.every(({ airline }) => airline.kind === "low_cost");
  const factor = STOPS_FACTOR[legs.length] ?? 0.94;
  const ofSeason = SEASON_WEIGHT * season(first.from.lat, last.to.lat, first.day);
  const at = (demand: number) => marketCents(km, domestic, lowCost, cabin, demand, factor);
  return [at(QUIET + ofSeason), at(BUSY + ofSeason)];
}
