import type { Curve } from "./classes.ts";
import { curveTable } from "./curve-table.ts";
import type { Region } from "./regions.ts";

/** Dollars for a full-service flight two months ahead, by hundreds of kilometres. */
export const AT_HOME = curveTable([
  [0, 44],
  [2, 50],
  [5, 67],
  [7, 75],
  [10, 82],
  [13, 88],
  [20, 106],
  [33, 165],
  [42, 172],
  [80, 280],
]);
export const ABROAD = curveTable([
  [0, 52],
  [3, 64],
  [5, 75],
  [8, 92],
  [12, 102],
  [18, 118],
  [25, 150],
  [34, 195],
  [45, 280],
  [55, 335],
  [70, 400],
  [90, 480],
  [110, 545],
  [130, 600],
  [160, 655],
  [190, 690],
]);

/** A region's fares against these, and what its low-cost airlines ask of that. */
interface Level {
  readonly home: number;
  readonly abroad: number;
  readonly lowCostHome: number;
  readonly lowCostAbroad: number;
  readonly curve: Curve;
  readonly load: number;
}

export const LEVELS: Readonly<Record<Region, Level>> = {
  usa: level([1.08, 1], [0.75, 0.7], "us", 0.82),
  canada: level([1.05, 1], [0.8, 0.7], "us", 0.82),
  latin_america: level([0.9, 1], [0.8, 0.78], "us", 0.83),
  europe: level([1.08, 0.97], [0.68, 0.38], "europe", 0.85),
  eurasia: level([0.7, 1], [0.85, 0.65], "long", 0.84),
  middle_east: level([0.9, 1], [0.88, 0.78], "long", 0.81),
  india: level([0.9, 0.95], [0.85, 0.8], "india", 0.85),
  china: level([1.15, 1], [0.85, 0.75], "china", 0.84),
  east_asia: level([1.15, 1.1], [0.66, 0.8], "us", 0.84),
  southeast_asia: level([0.9, 1], [0.82, 0.72], "india", 0.83),
  oceania: level([1.15, 1.12], [0.85, 0.8], "australia", 0.82),
  africa: level([0.95, 1.25], [0.85, 0.8], "long", 0.75),
};

/** Countries whose own flights cost otherwise than their region's: dear slots and fuel, or many low-cost airlines and capped fares. */
export const AT_HOME_IN: Readonly<Record<string, number>> = {
  BR: 1.3,
  CL: 0.9,
  CO: 0.9,
  ID: 0.95,
  JP: 1.2,
  KR: 0.68,
  KZ: 0.9,
  MX: 0.95,
  NG: 1.25,
  TR: 0.95,
  ZA: 0.85,
};

/** Between two regions: against the curve abroad, and how fares rise. Others are as usual and long. */
export const BETWEEN: Readonly<Record<string, readonly [factor: number, curve: Curve]>> = {
  "europe usa": [1, "atlantic"],
  "canada europe": [1, "atlantic"],
  "europe latin_america": [1.08, "atlantic"],
  "latin_america usa": [1.05, "us"],
  "canada usa": [1.1, "us"],
  "canada latin_america": [1.05, "us"],
  "europe middle_east": [0.95, "europe"],
  "eurasia europe": [1, "europe"],
  "africa europe": [1, "europe"],
  "europe india": [0.95, "long"],
  "east_asia europe": [1.08, "long"],
  "europe oceania": [0.85, "long"],
  "europe southeast_asia": [0.92, "long"],
  "india middle_east": [1.1, "india"],
  "india southeast_asia": [0.95, "long"],
  "east_asia southeast_asia": [0.9, "long"],
  "china east_asia": [1.2, "long"],
  "china southeast_asia": [0.9, "long"],
};

function level(
  [home, abroad]: readonly [number, number],
  [lowCostHome, lowCostAbroad]: readonly [number, number],
  curve: Curve,
  load: number,
): Level {
  return { home, abroad, lowCostHome, lowCostAbroad, curve, load };
}
